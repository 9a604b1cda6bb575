// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json.h"
#include "app/cli/progress_bar.h"
#include "app/cli/self_test_commands.h"
#include "app/cli/table.h"
#include "core/base/units.h"

#include <algorithm>
#include <condition_variable>
#include <fmt/format.h>
#include <mutex>
#include <utility>
#include <vector>

namespace trimwright::cli {
namespace {

using std::chrono::milliseconds;

template <class T>
Json secondsOrNull(const std::optional<T>& time) {
    return time ? Json(time->count()) : Json(nullptr);
}

Json toJson(const SelfTestEntry& entry) {
    return {{"kind", toString(entry.kind)},
            {"result", toString(entry.result)},
            {"power_on_hours", valueOrNull(entry.power_on_hours)},
            {"failing_lba", valueOrNull(entry.failing_lba)},
            {"percent_left", valueOrNull(entry.percent_left)},
            {"text", textOrNull(entry.text)}};
}

Json toJson(const Drive& drive, const SelfTests& tests, SelfTestKind kind) {
    Json running = nullptr;
    if (tests.running) {
        const SelfTestKind known = tests.running->kind == SelfTestKind::unknown ? kind : tests.running->kind;
        running = {{"kind", toString(known)},
                   {"percent_done", valueOrNull(tests.running->percent_done)},
                   {"seconds_left", secondsOrNull(timeLeft(tests, kind))}};
    }
    Json log = Json::array();
    for (const SelfTestEntry& entry : tests.log) {
        log.push_back(toJson(entry));
    }
    return {{"drive", drive.id.value},
            {"node", textOrNull(drive.node)},
            {"state", toString(stateOf(tests))},
            {"sentence", describe(tests, kind)},
            {"running", std::move(running)},
            {"short_takes_seconds", secondsOrNull(tests.short_takes)},
            {"extended_takes_seconds", secondsOrNull(tests.extended_takes)},
            {"power_on_hours", valueOrNull(tests.power_on_hours)},
            {"log", std::move(log)}};
}

std::string mark(const Style& style, SelfTestState state) {
    switch (state) {
    case SelfTestState::passed:
        return toned(style, Tone::good, "✔");
    case SelfTestState::failed:
        return toned(style, Tone::bad, "✖");
    case SelfTestState::running:
        return toned(style, Tone::strong, "▶");
    case SelfTestState::aborted:
    case SelfTestState::interrupted:
        return toned(style, Tone::warning, "■");
    case SelfTestState::never:
    case SelfTestState::unknown:
        break;
    }
    return toned(style, Tone::faint, "–");
}

void printLog(const Session& session, const std::vector<SelfTestEntry>& log) {
    if (log.empty()) {
        return;
    }
    Table table({{"TEST"}, {"RESULT"}, {"AT HOURS", Table::Align::right}, {"SECTOR", Table::Align::right}, {"DETAIL"}});
    for (const SelfTestEntry& entry : log) {
        const bool failed = entry.result == SelfTestResult::failed;
        const Tone tone = failed ? Tone::bad : entry.result == SelfTestResult::passed ? Tone::good : Tone::faint;
        table.add({{std::string(toString(entry.kind))},
                   {std::string(toString(entry.result)), tone},
                   {entry.power_on_hours ? formatCount(*entry.power_on_hours) : "–"},
                   {entry.failing_lba ? fmt::format("{}", *entry.failing_lba) : "–"},
                   {entry.text}});
    }
    session.out << '\n';
    table.print(session.out, session.style, 2);
}

void print(const Session& session, const Drive& drive, const SelfTests& tests, SelfTestKind kind, bool withLog) {
    session.out << mark(session.style, stateOf(tests)) << ' ' << printable(drive.model) << "  " << printable(drive.node)
                << '\n'
                << paragraph(session.style, describe(tests, kind), 2);
    if (!withLog) {
        return;
    }
    const auto takes = [](const std::optional<std::chrono::seconds>& time) {
        return time ? "about " + formatSeconds(static_cast<double>(time->count())) : std::string("an unknown time");
    };
    if (tests.short_takes || tests.extended_takes) {
        session.out << paragraph(session.style,
                                 fmt::format("A short test takes {}, an extended one {}, while the drive is idle.",
                                             takes(tests.short_takes), takes(tests.extended_takes)),
                                 2, Tone::faint);
    }
    printLog(session, tests.log);
}

/// Waits, but not beyond a stop. False: stop.
bool pause(milliseconds time, const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    changed.wait_for(lock, stop, time, [] { return false; });
    return !stop.stop_requested();
}

/// A twentieth of what the test takes, so that a day-long test is not asked for every second.
milliseconds pollTime(const SelfTests& tests, SelfTestKind kind, milliseconds shortest) {
    constexpr milliseconds longest{30'000};
    const auto& takes = kind == SelfTestKind::extended ? tests.extended_takes : tests.short_takes;
    return std::clamp<milliseconds>(takes.value_or(std::chrono::seconds(60)) / 20, shortest,
                                    std::max(shortest, longest));
}

/// One drive and what was asked of it.
struct Asked {
    Drive drive;
    Backend* backend = nullptr;
    SelfTestKind kind = SelfTestKind::unknown;
    std::vector<SelfTestEntry> log_before;
    std::chrono::sys_seconds started_at{};
};

/// Asks again and again until no test runs. Errors: cancelled, and what the drive answers three times in a row.
Result<SelfTests> waitForEnd(const Session& session, const Asked& asked, milliseconds shortest) {
    constexpr int mostFailures = 3;
    ProgressBar bar(session.err, session.progress);
    int failures = 0;
    for (;;) {
        auto tests = asked.backend->selfTests(asked.drive.id, session.stop);
        failures = tests ? 0 : failures + 1;
        if (session.stop.stop_requested()) {
            return fail(Errc::cancelled, "The self-test goes on in the drive.",
                        "To end it: trimwrightctl selftest " + asked.drive.node + " --abort");
        }
        if (failures == mostFailures || (tests && !tests->running)) {
            return tests;
        }
        milliseconds time = shortest;
        if (tests) {
            const auto done = static_cast<std::uint64_t>(std::max(tests->running->percent_done.value_or(0), 0));
            bar.show(asked.drive.node + ": self-test", {done, tests->running->percent_done ? 100U : 0U, 0},
                     "Ctrl+C stops waiting");
            time = pollTime(*tests, asked.kind, shortest);
        }
        pause(time, session.stop);
    }
}

/// The entry that the test has left; nothing if the drive's log is as it was.
std::optional<SelfTestEntry> newEntry(const Asked& asked, const SelfTests& after) {
    const bool isNew = !after.log.empty() && after.log != asked.log_before;
    return isNew ? std::optional(after.log.front()) : std::nullopt;
}

/// Keeps the result in the history, and warns where that does not work.
void remember(const Session& session, app::Histories& histories, const Asked& asked, const SelfTestEntry& entry,
              const std::string& source) {
    const auto seconds = static_cast<double>((histories.now() - asked.started_at).count());
    const auto run = care::runOf(asked.drive, entry, asked.started_at,
                                 asked.drive.emulated ? std::nullopt : std::optional(seconds), source);
    for (const Error& error : histories.remember(run)) {
        warn(session, error);
    }
    for (const std::string& notice : histories.takeNotices()) {
        warn(session, {Errc::invalidData, notice});
    }
}

/// Starts the test. Errors: Backend::startSelfTest()'s.
Result<Asked> start(const Session& session, const care::ListedDrive& listed, const app::Histories& histories,
                    const SelfTestRequest& request) {
    Asked asked{listed.drive, listed.backend, *request.start, {}, histories.now()};
    // What the log holds before, to tell the new entry. A drive that sleeps is asked once it was woken on purpose.
    if (const auto before = listed.backend->selfTests(listed.drive.id, session.stop)) {
        asked.log_before = before->log;
    }
    auto started = listed.backend->startSelfTest(listed.drive.id, *request.start, request.wake, session.stop);
    return started ? Result<Asked>(std::move(asked)) : fail(std::move(started.error()));
}

/// What one drive's turn came to: its self-tests, or an error.
struct TestOutcome {
    Result<SelfTests> tests;
    bool started = false;
    bool passed = false; ///< With --wait: the test found no fault.
};

TestOutcome finish(const Session& session, app::Histories& histories, const Asked& asked,
                   const SelfTestRequest& request) {
    TestOutcome outcome{waitForEnd(session, asked, request.poll), true, false};
    if (!outcome.tests) {
        return outcome;
    }
    if (const auto entry = newEntry(asked, *outcome.tests)) {
        outcome.passed = entry->result == SelfTestResult::passed;
        remember(session, histories, asked, *entry, request.source);
    } else {
        outcome.tests =
            fail(Errc::failed, asked.drive.node + ": the self-test is over, but the drive did not note its result.");
    }
    return outcome;
}

Error withAdvice(Error error) {
    if (error.code == Errc::asleep) {
        error.advice = "Start it when the drive is in use, or wake it: add --wake.";
    }
    return error;
}

ExitCode show(const Session& session, const Drive& drive, const Result<SelfTests>& tests, SelfTestKind kind,
              bool withLog) {
    if (!tests) {
        return report(session, withAdvice(tests.error()));
    }
    if (session.json) {
        writeDocument(session.out, toJson(drive, *tests, kind));
    } else {
        print(session, drive, *tests, kind, withLog);
    }
    return exitDone;
}

/// Waits for a test that somebody else started.
ExitCode waitForRunning(const Session& session, app::Histories& histories, const care::ListedDrive& listed,
                        const SelfTestRequest& request) {
    const auto before = listed.backend->selfTests(listed.drive.id, session.stop);
    if (!before) {
        return report(session, withAdvice(before.error()));
    }
    if (!before->running) {
        return report(session, {Errc::failed, listed.drive.node + ": no self-test is running.",
                                "Start one with --short or --extended."});
    }
    const Asked asked{listed.drive, listed.backend, before->running->kind, before->log, histories.now()};
    const TestOutcome outcome = finish(session, histories, asked, request);
    const ExitCode code = show(session, listed.drive, outcome.tests, asked.kind, false);
    return code == exitDone && !outcome.passed ? exitFailed : code;
}

ExitCode startOne(const Session& session, app::Histories& histories, const care::ListedDrive& listed,
                  const SelfTestRequest& request) {
    const auto asked = start(session, listed, histories, request);
    if (!asked) {
        return report(session, withAdvice(asked.error()));
    }
    if (request.wait) {
        const TestOutcome outcome = finish(session, histories, *asked, request);
        const ExitCode code = show(session, listed.drive, outcome.tests, asked->kind, false);
        return code == exitDone && !outcome.passed ? exitFailed : code;
    }
    return show(session, listed.drive, listed.backend->selfTests(listed.drive.id, session.stop), asked->kind, false);
}

struct TestRow {
    Drive drive;
    TestOutcome outcome;
    bool left_alone = false; ///< It sleeps, has no self-tests or is testing already.
};

ExitCode exitCodeOf(const std::vector<TestRow>& rows, bool waited) {
    std::size_t done = 0;
    std::size_t failed = 0;
    bool denied = false;
    for (const TestRow& row : rows) {
        const bool good = row.outcome.started && row.outcome.tests && (!waited || row.outcome.passed);
        done += good ? 1 : 0;
        failed += !good && !row.left_alone ? 1 : 0;
        denied = denied || (!row.outcome.tests && row.outcome.tests.error().code == Errc::permissionDenied);
    }
    if (failed == 0) {
        return exitDone;
    }
    return done > 0 ? exitSomeFailed : denied ? exitPermission : exitAllFailed;
}

void showAll(const Session& session, const std::vector<TestRow>& rows, SelfTestKind kind) {
    Json all = Json::array();
    for (const TestRow& row : rows) {
        const auto& tests = row.outcome.tests;
        if (session.json) {
            Json entry = tests ? toJson(row.drive, *tests, kind)
                               : Json{{"drive", row.drive.id.value}, {"node", textOrNull(row.drive.node)}};
            entry["outcome"] = row.left_alone       ? "left alone"
                               : !tests             ? "failed"
                               : row.outcome.passed ? "passed"
                               : tests->running     ? "started"
                                                    : toString(stateOf(*tests));
            entry["reason"] = tests ? Json(nullptr) : Json(tests.error().message);
            all.push_back(std::move(entry));
        } else if (tests) {
            print(session, row.drive, *tests, kind, false);
        } else {
            session.out << mark(session.style, row.left_alone ? SelfTestState::never : SelfTestState::failed) << ' '
                        << printable(row.drive.model) << "  " << printable(row.drive.node) << '\n'
                        << paragraph(session.style, tests.error().message, 2, Tone::faint);
        }
    }
    if (session.json) {
        writeDocument(session.out, documentOf("drives", std::move(all)));
    }
}

/// One drive after another is started; they test themselves side by side.
ExitCode startAll(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                  const SelfTestRequest& request) {
    std::vector<TestRow> rows;
    std::vector<std::pair<std::size_t, Asked>> running;
    for (const care::ListedDrive& listed : catalog.drives().items) {
        if (listed.drive.emulated || session.stop.stop_requested()) {
            continue;
        }
        auto asked = start(session, listed, histories, request);
        TestRow row{listed.drive, {fail(asked ? Error{} : asked.error()), asked.has_value(), false}, false};
        if (asked) {
            running.emplace_back(rows.size(), *asked);
        } else {
            const auto tests = listed.backend->selfTests(listed.drive.id, session.stop);
            const Errc code = asked.error().code;
            row.left_alone = code == Errc::asleep || code == Errc::unsupported || (tests && tests->running);
        }
        rows.push_back(std::move(row));
    }
    for (const auto& [index, asked] : running) {
        rows[index].outcome = request.wait
                                  ? finish(session, histories, asked, request)
                                  : TestOutcome{asked.backend->selfTests(asked.drive.id, session.stop), true, false};
    }
    showAll(session, rows, *request.start);
    return session.stop.stop_requested() ? exitInterrupted : exitCodeOf(rows, request.wait);
}

} // namespace

ExitCode selfTest(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                  const SelfTestRequest& request) {
    if (request.all) {
        return startAll(session, catalog, histories, request);
    }
    const auto listed = catalog.findDrive(request.drive);
    if (!listed) {
        return report(session, listed.error());
    }
    if (request.abort) {
        const auto ended = listed->backend->abortSelfTest(listed->drive.id, session.stop);
        if (!ended) {
            return report(session, withAdvice(ended.error()));
        }
    } else if (request.start) {
        return startOne(session, histories, *listed, request);
    } else if (request.wait) {
        return waitForRunning(session, histories, *listed, request);
    }
    return show(session, listed->drive, listed->backend->selfTests(listed->drive.id, session.stop),
                SelfTestKind::unknown, !request.abort);
}

} // namespace trimwright::cli
