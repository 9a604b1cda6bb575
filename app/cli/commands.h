// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "core/care/catalog.h"
#include "core/care/history_sample.h"
#include "core/care/optimizer.h"
#include "core/care/schedule_status.h"
#include "core/drive/backend.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trimwright::emulator {
class EmulatedBackend;
}

/// The commands of trimwrightctl, one .cpp file per command or group. Each works on what it is given (a catalog, a
/// backend, a file) and knows nothing of the command line's syntax or of how backends are made.
namespace trimwright::cli {

/// Every drive, in three groups.
ExitCode listDrives(const Session& session, const care::Catalog& catalog);

/// How a drive's report is read and shown.
struct HealthOptions {
    std::string drive;
    Backend::Wake wake = Backend::Wake::no;
};
enum class HealthView { verdict, attributes };

ExitCode showHealth(const Session& session, const care::Catalog& catalog, const HealthOptions& options,
                    HealthView view);
/// The same from a saved smartctl JSON report or libatasmart blob; "-" reads standard input.
ExitCode showSavedHealth(const Session& session, const std::filesystem::path& file, HealthView view);

/// The mounted filesystems, of one drive if it is named.
ExitCode listTargets(const Session& session, const care::Catalog& catalog, const std::string& drive);

/// Keeps the results of a run in the history, and warns where that does not work.
using RememberRuns = std::function<void(const Session&, const std::vector<care::OptimizeResult>&)>;

struct WhyOptions {
    std::string mount;         ///< A mount point, or any path below one.
    bool resolve_links = true; ///< Not for the paths of a captured system.
};
/// The way of TRIM from a filesystem to its drives, layer by layer. exitDone whenever it could be answered, whatever
/// the answer is.
ExitCode showWhy(const Session& session, const care::Catalog& catalog, const WhyOptions& options);

/// What could be better in how this machine, or a captured one, runs its drives.
ExitCode checkSystem(const Session& session, const std::filesystem::path& root);

struct CaptureOptions {
    std::filesystem::path file;
    bool overwrite = false;
    std::filesystem::path root; ///< Of a captured system; empty: this machine.
    std::uint64_t salt = 0;     ///< Random: from it the made-up names are made.
};
/// The storage layout as a tar archive, to be looked at elsewhere with --system-root.
ExitCode captureLayout(const Session& session, const CaptureOptions& options);

struct OptimizeOptions {
    std::vector<std::string> mounts = {}; ///< Mount points, "emulated:NAME/PARTITION" or "emulated:NAME".
    std::vector<std::string> drives = {};
    bool all = false;
    bool dry_run = false;
    RememberRuns remember = {}; ///< Called once with the results of a run; may be empty.
};
/// A name that nothing was done for (unknown, skipped, unsupported) never gives exitDone.
ExitCode optimizeFilesystems(const Session& session, const care::Catalog& catalog, const OptimizeOptions& options);

struct ProveRequest {
    std::string mount;                ///< Mount point, "emulated:NAME/PARTITION" or "emulated:NAME".
    std::uint64_t size_mebibytes = 0; ///< Of the file; 0: chosen.
    /// Called with what the check came to and how many seconds it took; may be empty.
    std::function<void(const Session&, const TrimTarget&, const ProveOutcome&, double)> remember = {};
};
/// The TRIM check (prove.h). Gives exitDone if TRIM works, exitFailed if it does not, exitCannotTell.
ExitCode proveTrim(const Session& session, const care::Catalog& catalog, const ProveRequest& request);

/// `optimize --scheduled`: what the timer and a line for cron run.
struct ScheduledOptions {
    std::vector<std::string> drives = {}; ///< Instead of the schedule's.
    bool dry_run = false;
    std::chrono::minutes after_boot{0}; ///< Waits until the machine has been up for so long.
    bool journal = false;               ///< Writes one line per filesystem to `err`, with its priority, and no table.
    /// How long the machine has been up; nothing if that is unknown.
    std::function<std::optional<std::chrono::seconds>()> uptime = {};
    std::function<RememberRuns()> remember = {}; ///< Called when the run begins; may be empty.
};
/// Asks nothing and needs nobody. A drive of the schedule that is not there is no failure: it may be unplugged. Of the
/// filesystems only those fail that were tried, so that the exit code is fstrim's: 0, 32, 64; or 3, 130.
ExitCode optimizeScheduled(const Session& session, const care::Catalog& catalog, const Result<care::Schedule>& schedule,
                           const ScheduledOptions& options);

/// Where `schedule` looks.
struct ScheduleSource {
    care::ScheduleControl control;
    bool captured = false; ///< A captured tree: its timers cannot be asked.
    /// The filesystems of the last scheduled run; empty if none is remembered.
    std::function<Result<std::vector<care::RunRecord>>()> last_runs = {};
    std::function<std::chrono::sys_seconds()> now = {};
};
ExitCode showSchedule(const Session& session, const ScheduleSource& source);

/// What `schedule set` changes; what is absent stays as it is.
struct ScheduleOptions {
    std::string every = {};
    std::string on = {};
    std::string at = {};
    std::optional<bool> mains_only = {};
    std::optional<bool> catch_up = {};
    std::vector<std::string> drives = {};
    bool all_drives = false;
    std::string keep_only = {}; ///< "ours" or "fstrim": turns the other timer off.
};
ExitCode setSchedule(const Session& session, const care::Catalog& catalog, const ScheduleSource& source,
                     const ScheduleOptions& options);
ExitCode turnScheduleOff(const Session& session, const ScheduleSource& source);

/// The emulated drives. A name may be given with or without its "emulated:".
/// Makes the emulated drive of a first start; warns if it cannot be made.
void ensureFirstDrive(const Session& session, emulator::EmulatedBackend& backend);

ExitCode listEmulated(const Session& session, emulator::EmulatedBackend& backend);
ExitCode listEmulatedModels(const Session& session);
ExitCode addEmulated(const Session& session, emulator::EmulatedBackend& backend, const std::string& model,
                     const std::string& name);
ExitCode removeEmulated(const Session& session, emulator::EmulatedBackend& backend, const std::string& name);
ExitCode measureEmulated(const Session& session, emulator::EmulatedBackend& backend, const std::string& name);

/// The experiments that can be run on emulated drives.
ExitCode listExperiments(const Session& session);

struct LabOptions {
    std::string experiment;
    std::string model; ///< Empty: each of the experiment's models, one after the other.
    std::uint64_t seed = 1;
};
/// With --json the object of the run; of several models, {"runs": [the objects]}. Only the error if a run fails or
/// is cancelled: half a list would look like all of it.
ExitCode runExperiments(const Session& session, const LabOptions& options);

} // namespace trimwright::cli
