// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/backend.h"
#include "tests/gallery/cast.h"

#include <condition_variable>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace trimwright::gallery {

/// A Backend that stands still where a picture needs it to: readings that never end, runs that stop half-way.
class StageBackend final : public Backend {
  public:
    Result<std::vector<Drive>> drives() override;
    Result<HealthReport> health(const DriveId& drive, Wake wake, std::stop_token stop) override;
    Result<std::vector<TrimTarget>> trimTargets() override;
    Result<TrimOutcome> trim(const std::string& mount, bool includeOptIn, std::stop_token stop,
                             const ProgressFn& progress) override;
    Result<ProveOutcome> prove(const std::string& mount, const ProveOptions& options, std::stop_token stop,
                               const ProgressFn& progress) override;
    Result<SelfTests> selfTests(const DriveId& drive, std::stop_token stop) override;
    Result<> startSelfTest(const DriveId& drive, SelfTestKind kind, Wake wake, std::stop_token stop) override;
    Result<> abortSelfTest(const DriveId& drive, std::stop_token stop) override;

    // Set before the window is made.
    Result<std::vector<Drive>> drive_list;
    std::map<std::string, Result<HealthReport>> reports; ///< By DriveId::value; a drive without one is read for ever.
    std::vector<TrimTarget> targets;
    std::map<std::string, TrimOutcome> outcomes;         ///< By mount; a mount without one holds at `hold_at`.
    std::map<std::string, ProveOutcome> proofs;          ///< By mount; a mount without one is none.
    std::map<std::string, Result<SelfTests>> self_tests; ///< By DriveId::value; a drive without one has none.
    std::set<std::string> held_proofs;                   ///< Mounts whose TRIM check stands still in its last step.
    Progress hold_at{52, 100, 0};
};

/// Layers as the machine's own way of TRIM has them, from the filesystem down.
TrimPath plainPath(const std::string& mount, const std::string& type, const std::string& partition, const Drive& drive);
/// The same over an LVM volume on an encrypted partition, opened without discards.
TrimPath encryptedPath(const std::string& mount, const std::string& partition, const Drive& drive);

TrimTarget filesystem(const std::string& mount, const std::string& type, const std::string& device, const Drive& drive,
                      std::uint64_t size, std::uint64_t free);

} // namespace trimwright::gallery
