// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/saved_backend.h"

#include "core/base/file.h"
#include "core/smart/report_file.h"
#include "core/smart/self_test_report.h"
#include "core/smart/smartctl_report.h"
#include "core/smart/trimwright_report.h"

#include <fmt/format.h>
#include <system_error>
#include <utility>

namespace trimwright::smart {

namespace {

/// The drive as the report tells of it: what only the machine knows (its node, its link) stays unknown.
Drive driveOf(const HealthReport& report, const std::string& name) {
    Drive drive;
    drive.id.value = std::string(savedDrivePrefix) + name;
    drive.node = name;
    drive.model = report.model;
    drive.serial = report.serial;
    drive.firmware = report.firmware;
    drive.bus = report.protocol == Protocol::nvme ? Bus::nvme : Bus::unknown;
    drive.kind = report.kind;
    drive.capacity_bytes = report.capacity_bytes;
    return drive;
}

std::optional<SelfTests> selfTestsIn(const std::string& content) {
    if (looksLikeOwnReport(content)) {
        auto own = parseOwnReport(content);
        return own ? std::move(own->self_tests) : std::nullopt;
    }
    auto tests = parseSelfTests(content);
    if (!tests) {
        return std::nullopt;
    }
    tests->running.reset(); // It ran when the report was made.
    return std::move(*tests);
}

} // namespace

Result<Drive> SavedBackend::add(const std::filesystem::path& file) {
    std::error_code ignored;
    const std::filesystem::path absolute = std::filesystem::weakly_canonical(file, ignored);
    const std::string name = ignored || absolute.empty() ? file.string() : absolute.string();
    const auto content = readFile(file, maxReportBytes);
    return content ? add(name, *content) : fail(content.error());
}

Result<Drive> SavedBackend::add(const std::string& name, const std::string& content) {
    auto health = parseReportFile({reinterpret_cast<const std::uint8_t*>(content.data()),
                                   content.size()}); // bytes of a file, as a decoder reads them
    if (!health) {
        Error error = std::move(health.error());
        error.message = name + ": " + error.message;
        return fail(std::move(error));
    }
    Saved saved{driveOf(*health, name), std::move(*health), selfTestsIn(content)};
    Drive drive = saved.drive;
    const std::lock_guard lock(m_mutex);
    m_saved.insert_or_assign(drive.id.value, std::move(saved));
    return drive;
}

Result<> SavedBackend::remove(const DriveId& drive) {
    const std::lock_guard lock(m_mutex);
    return m_saved.erase(drive.value) > 0
               ? Result<>()
               : fail(Errc::notFound, fmt::format("There is no saved report {}.", drive.value));
}

Result<SavedBackend::Saved> SavedBackend::find(const DriveId& drive) {
    const std::lock_guard lock(m_mutex);
    const auto found = m_saved.find(drive.value);
    if (found == m_saved.end()) {
        return fail(Errc::notFound, fmt::format("There is no saved report {}.", drive.value));
    }
    return found->second;
}

Result<> SavedBackend::refuse(const DriveId& drive) {
    const auto saved = find(drive);
    return saved ? fail(Errc::unsupported, std::string(savedDriveIsReadOnly)) : fail(saved.error());
}

Result<std::vector<Drive>> SavedBackend::drives() {
    const std::lock_guard lock(m_mutex);
    std::vector<Drive> drives;
    for (const auto& [id, saved] : m_saved) {
        drives.push_back(saved.drive);
    }
    return drives;
}

Result<HealthReport> SavedBackend::health(const DriveId& drive, Wake /*wake*/, std::stop_token /*stop*/) {
    auto saved = find(drive);
    return saved ? Result<HealthReport>(std::move(saved->health)) : fail(std::move(saved.error()));
}

Result<std::vector<TrimTarget>> SavedBackend::trimTargets() {
    return std::vector<TrimTarget>{};
}

Result<TrimOutcome> SavedBackend::trim(const std::string& mount, bool /*includeOptIn*/, std::stop_token /*stop*/,
                                       const ProgressFn& /*progress*/) {
    return fail(Errc::notFound, fmt::format("{} is no filesystem of a saved report.", mount));
}

Result<ProveOutcome> SavedBackend::prove(const std::string& mount, const ProveOptions& /*options*/,
                                         std::stop_token /*stop*/, const ProgressFn& /*progress*/) {
    return fail(Errc::notFound, fmt::format("{} is no filesystem of a saved report.", mount));
}

Result<SelfTests> SavedBackend::selfTests(const DriveId& drive, std::stop_token /*stop*/) {
    auto saved = find(drive);
    if (!saved) {
        return fail(std::move(saved.error()));
    }
    if (!saved->self_tests) {
        return fail(Errc::unsupported, "The saved report holds no log of self-tests.");
    }
    return std::move(*saved->self_tests);
}

Result<> SavedBackend::startSelfTest(const DriveId& drive, SelfTestKind /*kind*/, Wake /*wake*/,
                                     std::stop_token /*stop*/) {
    return refuse(drive);
}

Result<> SavedBackend::abortSelfTest(const DriveId& drive, std::stop_token /*stop*/) {
    return refuse(drive);
}

} // namespace trimwright::smart
