// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dbus/helper_backend.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace trimwright::bus {
namespace {

/// What the helper calls the filesystem that is mounted there.
Result<std::string> nameAt(HelperConnection& helper, const std::string& mount, const std::stop_token& stop) {
    const auto filesystems = helper.filesystems(stop);
    if (!filesystems) {
        return fail(filesystems.error());
    }
    const auto found = std::ranges::find(*filesystems, mount, &NamedFilesystem::mount);
    if (found == filesystems->end()) {
        return fail(Errc::notFound, fmt::format("Trimwright's helper does not see a filesystem at {}.", mount));
    }
    return found->name;
}

/// What the helper calls the drive.
Result<NamedDrive> driveOf(HelperConnection& helper, const DriveId& drive, const std::stop_token& stop) {
    const auto drives = helper.drives(stop);
    if (!drives) {
        return fail(drives.error());
    }
    const auto found = std::ranges::find(*drives, drive.value, &NamedDrive::name);
    if (found == drives->end()) {
        return fail(Errc::notFound, fmt::format("Trimwright's helper does not see the drive {}.", drive.value));
    }
    return *found;
}

/// Does something about self-tests through the helper; `work` is given how to ask and the drive's node.
template <class Work>
auto throughHelper(const ConnectionOptions& options, const DriveId& drive, const std::stop_token& stop, Work work)
    -> decltype(work(linux_system::SelfTestAsk(), std::string())) {
    auto helper = HelperConnection::open(options);
    const auto found = helper ? driveOf(*helper, drive, stop) : fail(std::move(helper.error()));
    if (!found) {
        return fail(found.error());
    }
    return work([&](linux_system::SelfTestAction action) { return helper->selfTest(found->name, action, stop); },
                found->node);
}

} // namespace

HelperBackend::HelperBackend(linux_system::LinuxOptions machine, ConnectionOptions connection)
    : m_options(machine), m_machine(std::move(machine)), m_connection(connection) {}

Result<std::vector<Drive>> HelperBackend::drives() {
    return m_machine.drives();
}

Result<std::vector<TrimTarget>> HelperBackend::trimTargets() {
    return m_machine.trimTargets();
}

Result<HealthReport> HelperBackend::health(const DriveId& drive, Wake wake, std::stop_token stop) {
    auto local = m_machine.health(drive, wake, stop);
    if (local || local.error().code != Errc::permissionDenied) {
        return local;
    }
    auto helper = HelperConnection::open(m_connection);
    const auto found = helper ? driveOf(*helper, drive, stop) : fail(std::move(helper.error()));
    if (!found) {
        return fail(found.error());
    }
    const auto answers = helper->readHealth(found->name, wake == Wake::yes, stop);
    if (!answers) {
        return fail(answers.error());
    }
    auto report = linux_system::decodeHealth(*answers, found->node);
    if (report && !report->taken_at) {
        report->taken_at = m_options.now();
    }
    return report;
}

Result<SelfTests> HelperBackend::selfTests(const DriveId& drive, std::stop_token stop) {
    auto local = m_machine.selfTests(drive, stop);
    if (local || local.error().code != Errc::permissionDenied) {
        return local;
    }
    return throughHelper(m_connection, drive, stop, [](const auto& ask, const std::string& node) {
        return linux_system::readSelfTests(ask, node);
    });
}

Result<> HelperBackend::startSelfTest(const DriveId& drive, SelfTestKind kind, Wake wake, std::stop_token stop) {
    auto local = m_machine.startSelfTest(drive, kind, wake, stop);
    if (local || local.error().code != Errc::permissionDenied) {
        return local;
    }
    return throughHelper(m_connection, drive, stop, [=](const auto& ask, const std::string& node) {
        return linux_system::startSelfTest(ask, kind, wake, node);
    });
}

Result<> HelperBackend::abortSelfTest(const DriveId& drive, std::stop_token stop) {
    auto local = m_machine.abortSelfTest(drive, stop);
    if (local || local.error().code != Errc::permissionDenied) {
        return local;
    }
    return throughHelper(m_connection, drive, stop, [](const auto& ask, const std::string& node) {
        return linux_system::abortSelfTest(ask, node);
    });
}

Result<TrimOutcome> HelperBackend::trim(const std::string& mount, bool includeOptIn, std::stop_token stop,
                                        const ProgressFn& progress) {
    auto local = m_machine.trim(mount, includeOptIn, stop, progress);
    if (!local || !local->permission_denied) {
        return local;
    }
    auto helper = HelperConnection::open(m_connection);
    if (!helper) {
        return fail(std::move(helper.error()));
    }
    const auto name = nameAt(*helper, mount, stop);
    if (!name) {
        return fail(name.error());
    }
    return helper->trim(*name, includeOptIn, stop, progress);
}

Result<ProveOutcome> HelperBackend::prove(const std::string& mount, const ProveOptions& options, std::stop_token stop,
                                          const ProgressFn& progress) {
    auto local = m_machine.prove(mount, options, stop, progress);
    if (local || local.error().code != Errc::permissionDenied) {
        return local;
    }
    auto helper = HelperConnection::open(m_connection);
    if (!helper) {
        return fail(std::move(helper.error()));
    }
    const auto name = nameAt(*helper, mount, stop);
    if (!name) {
        return fail(name.error());
    }
    return helper->prove(*name, options, stop, progress);
}

} // namespace trimwright::bus
