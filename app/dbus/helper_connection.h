// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/care/schedule_status.h"
#include "core/drive/prove.h"
#include "core/drive/trim.h"
#include "core/linux/health_reader.h"
#include "core/linux/self_test.h"

#include <chrono>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace trimwright::bus {

/// How a client talks to the helper.
struct ConnectionOptions {
    /// The user may be asked for a password.
    bool interactive = true;
    /// In a terminal, where no polkit agent runs: polkit's pkttyagent is started for the time of a call, and asks
    /// there.
    bool terminal_agent = false;
    /// The helper (or the bus) counts as stuck when nothing was heard of it for so long. Covers its start, too.
    std::chrono::milliseconds silence_limit{30'000};
    /// After a stop was requested, how long the helper has to answer with what was done.
    std::chrono::milliseconds cancel_limit{2'000};
};

/// A drive or filesystem as the helper names it.
struct NamedDrive {
    std::string name; ///< DriveId::value
    std::string node;
};
/// A filesystem that is mounted more than once is there for each mount point, with the same name.
struct NamedFilesystem {
    std::string name;
    std::string mount;
    std::string device;
};

/// A private connection to the system bus, for the verbs of the helper (org.trimwright.Helper1.xml). Used by one thread
/// at a time; several connections may live side by side. No call hangs: silence beyond the limit is Errc::timedOut,
/// and a stop is answered with Errc::cancelled (trim(): with the outcome) within about two seconds.
///
/// Errors: what the helper answered, with its kind and words. permissionDenied also if polkit did not say yes, and if
/// there is no helper, no system bus or no libsystemd: what is missing then is the right, and `advice` says how to get
/// it.
class HelperConnection {
  public:
    static Result<HelperConnection> open(const ConnectionOptions& options = {});

    HelperConnection(HelperConnection&&) noexcept;
    HelperConnection& operator=(HelperConnection&&) noexcept;
    HelperConnection(const HelperConnection&) = delete;
    HelperConnection& operator=(const HelperConnection&) = delete;
    ~HelperConnection();

    Result<std::vector<NamedDrive>> drives(const std::stop_token& stop);
    Result<std::vector<NamedFilesystem>> filesystems(const std::stop_token& stop);
    Result<std::vector<linux_system::RawAnswer>> readHealth(const std::string& drive, bool wake,
                                                            const std::stop_token& stop);
    Result<TrimOutcome> trim(const std::string& filesystem, bool includeOptIn, const std::stop_token& stop,
                             const ProgressFn& progress);
    Result<ProveOutcome> prove(const std::string& filesystem, const ProveOptions& options, const std::stop_token& stop,
                               const ProgressFn& progress);
    Result<std::vector<linux_system::RawAnswer>> selfTest(const std::string& drive, linux_system::SelfTestAction action,
                                                          const std::stop_token& stop);

    /// The schedule as it is stored. Errors: also invalidData (its file is damaged).
    Result<care::Schedule> schedule(const std::stop_token& stop);
    /// See care::ScheduleControl::set. Errors: also usage (not a valid schedule), unsupported (no systemd).
    Result<> setSchedule(const care::Schedule& schedule, care::FstrimTimer fstrim, const std::stop_token& stop);

  private:
    struct State;
    explicit HelperConnection(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace trimwright::bus
