// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/backend.h"
#include "core/drive/saved_drive.h"

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace trimwright::smart {

/// Saved reports as drives that can only be looked at: `smartctl --json` output, libatasmart blobs, and Trimwright's
/// own JSON reports. Each file is read once, when it is added; its drive has the id "file:ABSOLUTE-PATH", and no
/// filesystems. Whatever would change a drive is refused with Errc::unsupported and savedDriveIsReadOnly. Any thread.
class SavedBackend final : public Backend {
  public:
    /// Adds the report in the file, or reads it anew. Errors: those of readFile() and parseReportFile(), with the
    /// file's name.
    Result<Drive> add(const std::filesystem::path& file);
    /// The same from content that is at hand (standard input, say); `name` stands for the file.
    Result<Drive> add(const std::string& name, const std::string& content);
    /// Forgets a report; the file stays. Errors: notFound.
    Result<> remove(const DriveId& drive);

    Result<std::vector<Drive>> drives() override; ///< In the order of their ids.
    Result<HealthReport> health(const DriveId& drive, Wake wake, std::stop_token stop) override;
    Result<std::vector<TrimTarget>> trimTargets() override; ///< None.
    Result<TrimOutcome> trim(const std::string& mount, bool includeOptIn, std::stop_token stop,
                             const ProgressFn& progress) override;
    Result<ProveOutcome> prove(const std::string& mount, const ProveOptions& options, std::stop_token stop,
                               const ProgressFn& progress) override;
    Result<SelfTests> selfTests(const DriveId& drive, std::stop_token stop) override;
    Result<> startSelfTest(const DriveId& drive, SelfTestKind kind, Wake wake, std::stop_token stop) override;
    Result<> abortSelfTest(const DriveId& drive, std::stop_token stop) override;

  private:
    struct Saved {
        Drive drive;
        HealthReport health;
        std::optional<SelfTests> self_tests;
    };
    Result<Saved> find(const DriveId& drive);
    Result<> refuse(const DriveId& drive);

    std::mutex m_mutex;
    std::map<std::string, Saved> m_saved; ///< By id.
};

} // namespace trimwright::smart
