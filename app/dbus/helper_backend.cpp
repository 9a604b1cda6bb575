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
    if (!helper) {
        return fail(std::move(helper.error()));
    }
    const auto drives = helper->drives(stop);
    if (!drives) {
        return fail(drives.error());
    }
    const auto found = std::ranges::find(*drives, drive.value, &NamedDrive::name);
    if (found == drives->end()) {
        return fail(Errc::notFound, fmt::format("Trimwright's helper does not see the drive {}.", drive.value));
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
