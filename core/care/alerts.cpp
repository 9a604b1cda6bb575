// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/alerts.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <utility>

namespace trimwright::care {
namespace {

using std::chrono::sys_seconds;

/// So many checks in a row make something past, or an absence certain.
constexpr int checksUntilPast = 3;
constexpr int checksUntilAbsent = 2;
/// Life that is counted up again by so little is the same life.
constexpr int lifeSlack = 2;
constexpr std::array lifeLimits{5, 10, 20, 50};
/// A run that was missed is made up for ten minutes after the start; this long it may take and wait.
constexpr std::chrono::hours overdueAfter{3};
/// More than all runs of the weeks that a check looks back: of a hundred filesystems, every day.
constexpr std::size_t mostKnownRuns = 4096;

int rank(Verdict verdict) {
    return verdict == Verdict::failing ? 2 : verdict == Verdict::attention ? 1 : 0;
}

int limitOf(int lifeLeft) {
    const auto limit = std::ranges::find_if(lifeLimits, [lifeLeft](int at) { return lifeLeft <= at; });
    return limit == lifeLimits.end() ? 100 : *limit;
}

bool isHeat(const Finding& finding) {
    return finding.code == "hot" || finding.code == "temperature-warning";
}

bool isWear(const Finding& finding) {
    return finding.code.starts_with("wear-") || finding.code == "past-rated-endurance";
}

std::string nameOfDrive(const Drive& drive) {
    return !drive.model.empty() ? drive.model : !drive.node.empty() ? drive.node : drive.id.value;
}

/// Adds alerts to the book.
class Desk {
  public:
    Desk(AlertBook& book, sys_seconds now) : m_book(book), m_now(now) {}

    void raise(Alert alert) {
        alert.number = ++m_book.last_number;
        alert.raised_at = m_now;
        m_book.alerts.push_back(alert);
        if (m_book.alerts.size() > AlertBook::mostAlerts) {
            m_book.alerts.erase(m_book.alerts.begin());
        }
        m_raised.push_back(std::move(alert));
    }

    void raiseOf(const std::string& id, const DriveMemory& drive, AlertKind kind, Urgency urgency, std::string title,
                 std::string sentence, std::string advice) {
        Alert alert;
        alert.kind = kind;
        alert.urgency = urgency;
        alert.drive = {id};
        alert.drive_name = drive.name;
        alert.title = std::move(title);
        alert.sentence = std::move(sentence);
        alert.advice = std::move(advice);
        alert.page = "overview";
        raise(std::move(alert));
    }

    std::vector<Alert> takeRaised() { return std::move(m_raised); }

  private:
    AlertBook& m_book;
    sys_seconds m_now;
    std::vector<Alert> m_raised;
};

/// The reasons for a verdict that were not told yet; those that are past are forgotten.
std::vector<Finding> newReasons(DriveMemory& memory, const Assessment& assessment) {
    std::vector<Finding> reasons;
    std::set<std::string> seen;
    for (const Finding& finding : assessment.findings) {
        if (finding.level != Level::attention && finding.level != Level::failing) {
            continue;
        }
        // The steps of wear are one reason: which step it is, the limits of life say.
        const std::string code = isWear(finding) ? "wear" : finding.code;
        seen.insert(code);
        if (memory.told_findings.find(code) == memory.told_findings.end()) {
            reasons.push_back(finding);
        }
        memory.told_findings[code] = 0;
    }
    for (auto told = memory.told_findings.begin(); told != memory.told_findings.end();) {
        const bool past = !seen.contains(told->first) && ++told->second >= checksUntilPast;
        told = past ? memory.told_findings.erase(told) : std::next(told);
    }
    return reasons;
}

/// The limit of life that was passed just now.
std::optional<int> passedLimit(DriveMemory& memory, std::optional<int> lifeLeft, bool first) {
    if (!lifeLeft) {
        return std::nullopt;
    }
    const int limit = limitOf(*lifeLeft);
    if (first || limit < memory.told_life) {
        memory.longer_life = 0;
        memory.told_life = limit;
        return first ? std::nullopt : std::optional(limit);
    }
    memory.longer_life = *lifeLeft > memory.told_life + lifeSlack ? memory.longer_life + 1 : 0;
    if (memory.longer_life >= checksUntilPast) {
        memory.told_life = limit;
        memory.longer_life = 0;
    }
    return std::nullopt;
}

void tellWorse(Desk& desk, const std::string& id, const DriveMemory& memory, const Assessment& assessment,
               const std::vector<Finding>& reasons, std::optional<int> limit, bool worse) {
    std::vector<std::string> sentences;
    std::string advice;
    for (const Finding& reason : reasons) {
        sentences.push_back(reason.text);
        advice = advice.empty() ? reason.advice : advice;
    }
    const bool wearTold = std::ranges::any_of(reasons, isWear);
    if (limit && !wearTold) {
        sentences.push_back(fmt::format("{} % of its rated life is left.", memory.life_left_percent.value_or(*limit)));
        if (advice.empty() && *limit <= 20) {
            advice = *limit <= 10 ? "Back up your data and plan a replacement." : "Think of its replacement.";
        }
    }
    if (sentences.empty()) {
        sentences.push_back(assessment.sentence);
    }
    const bool failing = assessment.verdict == Verdict::failing;
    const bool heatAlone = !reasons.empty() && std::ranges::all_of(reasons, isHeat);
    const bool lifeAlone = limit && (reasons.empty() || std::ranges::all_of(reasons, isWear));
    const AlertKind kind = failing && (worse || !reasons.empty()) ? AlertKind::verdict
                           : heatAlone                            ? AlertKind::temperature
                           : lifeAlone                            ? AlertKind::lifeLeft
                                                                  : AlertKind::verdict;
    const Urgency urgency = failing && kind == AlertKind::verdict                 ? Urgency::critical
                            : kind == AlertKind::lifeLeft && limit && *limit > 20 ? Urgency::low
                                                                                  : Urgency::normal;
    const std::string& name = memory.name;
    std::string title = kind == AlertKind::temperature ? fmt::format("{} is too hot", name)
                        : kind == AlertKind::lifeLeft
                            ? fmt::format("{} has at most {} % of its life left", name, *limit)
                        : failing ? fmt::format("{} is failing", name)
                                  : fmt::format("{} needs attention", name);
    desk.raiseOf(id, memory, kind, urgency, std::move(title), fmt::format("{}", fmt::join(sentences, " ")), advice);
}

void judge(Desk& desk, const std::string& id, DriveMemory& memory, const DriveObservation& seen, sys_seconds now) {
    const Assessment& assessment = *seen.assessment;
    const bool first = !memory.read_at;
    memory.read_at = now;
    memory.verdict = assessment.verdict;
    memory.sentence = assessment.sentence;
    memory.life_left_percent = seen.life_left_percent;
    const auto limit = passedLimit(memory, seen.life_left_percent, first);
    if (assessment.verdict == Verdict::unknown) { // says nothing, neither good nor bad
        if (limit) {
            tellWorse(desk, id, memory, assessment, {}, limit, false);
        }
        return;
    }
    const auto reasons = newReasons(memory, assessment);
    const bool worse = rank(assessment.verdict) > rank(memory.told);
    if (worse || !reasons.empty() || limit) {
        tellWorse(desk, id, memory, assessment, reasons, limit, worse);
    }
    if (worse) {
        memory.told = assessment.verdict;
    }
    memory.better = rank(assessment.verdict) < rank(memory.told) ? memory.better + 1 : 0;
    if (memory.better >= checksUntilPast) {
        memory.told = assessment.verdict;
        memory.better = 0;
        desk.raiseOf(id, memory, AlertKind::recovered, Urgency::low,
                     assessment.verdict == Verdict::healthy ? fmt::format("{} is healthy again", memory.name)
                                                            : fmt::format("{} is no longer failing", memory.name),
                     assessment.sentence, "");
    }
}

/// Errors that mean that the drive did not answer, and not that nobody asked it. notFound: it is still listed, but the
/// kernel has given it up.
bool isSilence(const Error& error) {
    return error.code == Errc::timedOut || error.code == Errc::failed || error.code == Errc::notFound;
}

void observe(Desk& desk, AlertBook& book, const DriveObservation& seen, sys_seconds now) {
    const std::string& id = seen.drive.id.value;
    DriveMemory& memory = book.drives[id];
    memory.name = nameOfDrive(seen.drive);
    memory.node = seen.drive.node;
    memory.internal = isInternal(seen.drive);
    const bool wasAway = std::exchange(memory.told_absent, false);
    memory.absent = 0;
    bool answersAgain = false;
    if (seen.assessment) {
        answersAgain = std::exchange(memory.told_unanswered, false);
        memory.unanswered = 0;
    } else if (isSilence(seen.error) && memory.internal && memory.read_at) {
        if (++memory.unanswered >= checksUntilAbsent && !memory.told_unanswered) {
            memory.told_unanswered = true;
            desk.raiseOf(id, memory, AlertKind::noAnswer, Urgency::critical,
                         fmt::format("{} does not answer any more", memory.name), seen.error.message,
                         "Back up your data, if you still can, and check its cable or slot.");
        }
    }
    if (wasAway || answersAgain) {
        desk.raiseOf(id, memory, AlertKind::back, Urgency::low,
                     wasAway ? fmt::format("{} is there again", memory.name)
                             : fmt::format("{} answers again", memory.name),
                     wasAway ? "The drive is connected again." : "The drive can be read again.",
                     "If you did nothing to it, check its cable or slot.");
    }
    if (seen.assessment) {
        judge(desk, id, memory, seen, now);
    }
}

/// Drives that a complete list does not have.
void missDrives(Desk& desk, AlertBook& book, const AlertObservation& found) {
    std::set<std::string> here;
    for (const DriveObservation& seen : found.drives) {
        here.insert(seen.drive.id.value);
    }
    // An emulated drive goes because its owner removed it.
    std::erase_if(book.drives, [&here](const auto& drive) {
        return drive.first.starts_with("emulated:") && !here.contains(drive.first);
    });
    for (auto& [id, memory] : book.drives) {
        if (!here.contains(id) && memory.internal && ++memory.absent >= checksUntilAbsent && !memory.told_absent) {
            memory.told_absent = true;
            desk.raiseOf(id, memory, AlertKind::vanished, Urgency::critical,
                         fmt::format("{} has vanished", memory.name),
                         fmt::format("The drive, last seen as {}, is not there any more.", memory.node),
                         "If you did not remove it, switch the computer off and check its cable or slot.");
        }
    }
}

Alert aboutRuns(AlertKind kind, std::string title, std::string sentence, std::string advice) {
    Alert alert;
    alert.kind = kind;
    alert.title = std::move(title);
    alert.sentence = std::move(sentence);
    alert.advice = std::move(advice);
    alert.page = "optimizer";
    return alert;
}

/// A filesystem whose runs fail is told of once, until a run of it works again.
void lookAtRuns(Desk& desk, AlertBook& book, const AlertObservation& found, bool first) {
    std::vector<const RunRecord*> failed;
    std::set<std::string> known(book.known_runs.begin(), book.known_runs.end());
    for (const RunRecord& run : found.runs) {
        std::string key = fmt::format("{}@{}", run.mount, run.started_at.time_since_epoch().count());
        if (run.kind != RunKind::schedule || !known.insert(key).second) {
            continue;
        }
        book.known_runs.push_back(std::move(key));
        if (run.outcome == toString(TrimOutcome::Kind::failed)) {
            if (book.failing_mounts.insert(run.mount).second && !first) {
                failed.push_back(&run);
            }
        } else if (run.outcome == toString(TrimOutcome::Kind::trimmed)) {
            book.failing_mounts.erase(run.mount);
            std::erase_if(failed, [&run](const RunRecord* earlier) { return earlier->mount == run.mount; });
        }
    }
    if (book.known_runs.size() > mostKnownRuns) {
        book.known_runs.erase(book.known_runs.begin(), book.known_runs.end() - std::ptrdiff_t{mostKnownRuns});
    }
    if (failed.empty()) {
        return;
    }
    std::vector<std::string> parts;
    for (const RunRecord* run : failed) {
        parts.push_back(run->reason.empty() ? run->mount + "." : run->mount + ": " + run->reason);
    }
    Alert alert =
        aboutRuns(AlertKind::runFailed, "The scheduled optimization failed", fmt::format("{}", fmt::join(parts, " ")),
                  "Optimize it now to see whether it works: trimwrightctl optimize MOUNT.");
    if (failed.front()->drives.size() == 1) {
        alert.drive = failed.front()->drives.front();
        const auto drive = book.drives.find(alert.drive.value);
        alert.drive_name = drive == book.drives.end() ? "" : drive->second.name;
    }
    desk.raise(std::move(alert));
}

/// A run that failed before it could write anything down: what failed on one filesystem, lookAtRuns() tells. `last`:
/// when the last run that is known began.
void lookAtSilentFailure(Desk& desk, ScheduleMemory& memory, const ScheduleObservation& seen, sys_seconds last) {
    if (!seen.failed) {
        memory.told_failed = false;
        return;
    }
    const bool known = !seen.fired_at || *seen.fired_at < memory.since || last >= *seen.fired_at;
    if (!known && !std::exchange(memory.told_failed, true)) {
        desk.raise(aboutRuns(AlertKind::runFailed, "The scheduled optimization failed",
                             "It ended with an error before it had optimized anything.",
                             "The journal says why: journalctl --unit trimwright-optimize.service."));
    }
}

void lookAtSchedule(Desk& desk, AlertBook& book, const AlertObservation& found) {
    if (!found.schedule) {
        return;
    }
    const ScheduleObservation& seen = *found.schedule;
    ScheduleMemory& memory = book.schedule;
    std::string settings = seen.schedule.enabled ? toSettings(seen.schedule) : "";
    if (settings != memory.settings || found.now < memory.since) {
        memory = {std::move(settings), found.now, 0, false, false};
    }
    if (memory.settings.empty()) {
        return;
    }
    sys_seconds last = memory.since;
    const auto ran = [&](sys_seconds when) { last = when <= found.now ? std::max(last, when) : last; };
    for (const RunRecord& run : found.runs) {
        if (run.kind == RunKind::schedule) {
            ran(run.started_at);
        }
    }
    lookAtSilentFailure(desk, memory, seen, last);
    if (seen.fired_at && !seen.on_battery) {
        ran(*seen.fired_at); // and found nothing to do
    }
    const auto due = nextRun(seen.schedule, last, found.clock);
    if (!due || found.now < *due + overdueAfter) {
        memory.overdue = 0;
        memory.told = false;
        return;
    }
    if (++memory.overdue < checksUntilPast || memory.told) {
        return;
    }
    memory.told = true;
    std::string sentence = fmt::format("It was to run {}, and did not.", describe(seen.schedule));
    sentence += seen.on_battery ? " The computer ran on battery then." : "";
    desk.raise(aboutRuns(AlertKind::runMissed, "A scheduled optimization was missed", std::move(sentence),
                         "Optimize now, or choose a time at which the computer is on: trimwrightctl schedule show."));
}

} // namespace

bool isInternal(const Drive& drive) {
    if (drive.emulated) {
        return true;
    }
    switch (drive.bus) {
    case Bus::nvme:
    case Bus::sata:
    case Bus::pata:
    case Bus::sas:
    case Bus::scsi:
        return !drive.removable;
    case Bus::mmc:
        return drive.transport == "emmc";
    default:
        return false;
    }
}

Noticed notice(AlertBook before, const AlertObservation& found) {
    Noticed noticed{std::move(before), {}};
    AlertBook& book = noticed.book;
    const bool first = book.begun_at == sys_seconds{};
    if (first) {
        book.begun_at = found.now;
    }
    book.checked_at = found.now;
    Desk desk(book, found.now);
    for (const DriveObservation& seen : found.drives) {
        observe(desk, book, seen, found.now);
    }
    if (found.complete) {
        missDrives(desk, book, found);
    }
    lookAtRuns(desk, book, found, first);
    lookAtSchedule(desk, book, found);
    noticed.alerts = desk.takeRaised();
    return noticed;
}

Noticed addTestAlert(AlertBook before, sys_seconds now) {
    Noticed noticed{std::move(before), {}};
    if (noticed.book.begun_at == sys_seconds{}) {
        noticed.book.begun_at = now;
    }
    Desk desk(noticed.book, now);
    Alert alert;
    alert.kind = AlertKind::test;
    alert.title = "This is a test of Trimwright";
    alert.sentence = "Alerts about your drives arrive like this one.";
    alert.page = "overview";
    desk.raise(std::move(alert));
    noticed.alerts = desk.takeRaised();
    return noticed;
}

} // namespace trimwright::care
