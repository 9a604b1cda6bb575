// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/backend.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace trimwright::testing {

/// A Backend whose answers a test sets and whose calls it counts. The public members are set before it is used, or
/// under `mutex` while other threads call it.
class FakeBackend final : public Backend {
  public:
    Result<std::vector<Drive>> drives() override {
        const std::lock_guard lock(mutex);
        ++drives_calls;
        return drives_answer;
    }

    Result<HealthReport> health(const DriveId& drive, Wake wake, std::stop_token stop) override {
        std::chrono::milliseconds delay{};
        {
            const std::lock_guard lock(mutex);
            ++health_calls;
            last_wake = wake;
            delay = health_delay;
        }
        if (!sleepFor(delay, stop)) {
            return fail(Errc::cancelled, "Cancelled.");
        }
        const std::lock_guard lock(mutex);
        const auto found = health_answers.find(drive.value);
        if (found == health_answers.end()) {
            return fail(Errc::notFound, "There is no drive " + drive.value + ".");
        }
        return found->second;
    }

    Result<std::vector<TrimTarget>> trimTargets() override {
        const std::lock_guard lock(mutex);
        return targets_answer;
    }

    /// Plays `trim_steps` progress steps of `trim_step_delay` each, then gives the outcome set for the mount.
    Result<TrimOutcome> trim(const std::string& mount, bool includeOptIn, std::stop_token stop,
                             const ProgressFn& progress) override {
        Result<TrimOutcome> answer;
        int steps = 0;
        std::chrono::milliseconds delay{};
        {
            const std::lock_guard lock(mutex);
            trimmed_mounts.push_back(mount);
            last_include_opt_in = includeOptIn;
            const auto found = trim_answers.find(mount);
            answer = found == trim_answers.end()
                         ? Result<TrimOutcome>(fail(Errc::notFound, mount + " is not a mounted filesystem."))
                         : found->second;
            steps = trim_steps;
            delay = trim_step_delay;
        }
        const std::uint64_t offered = answer ? answer->offered_bytes : 0;
        for (int step = 1; step <= steps; ++step) {
            if (!sleepFor(delay, stop)) {
                return TrimOutcome{TrimOutcome::Kind::cancelled, "You cancelled the run.",
                                   offered * static_cast<std::uint64_t>(step - 1) / static_cast<std::uint64_t>(steps),
                                   0.1, false};
            }
            if (progress) {
                progress({static_cast<std::uint64_t>(step), static_cast<std::uint64_t>(steps),
                          offered * static_cast<std::uint64_t>(step) / static_cast<std::uint64_t>(steps)});
            }
        }
        return answer;
    }

    /// Plays every step of the check, `trim_step_delay` each, then gives the outcome set for the mount.
    Result<ProveOutcome> prove(const std::string& mount, const ProveOptions& options, std::stop_token stop,
                               const ProgressFn& progress) override {
        std::chrono::milliseconds delay{};
        {
            const std::lock_guard lock(mutex);
            proved_mounts.push_back(mount);
            last_prove_options = options;
            delay = trim_step_delay;
        }
        for (std::uint64_t step = 0; step < proveSteps; ++step) {
            if (!sleepFor(delay, stop)) {
                return fail(Errc::cancelled, "You cancelled the check.");
            }
            if (progress) {
                progress(proveProgress(static_cast<ProveStep>(step), 1, 1));
            }
        }
        const std::lock_guard lock(mutex);
        const auto found = prove_answers.find(mount);
        return found == prove_answers.end()
                   ? Result<ProveOutcome>(fail(Errc::notFound, mount + " is not a mounted filesystem."))
                   : found->second;
    }

    /// Each reading moves a running test on by `self_test_step` percent; at 100 it ends as `self_test_end`.
    Result<SelfTests> selfTests(const DriveId& drive, std::stop_token /*stop*/) override {
        const std::lock_guard lock(mutex);
        ++self_test_calls;
        const auto found = self_test_answers.find(drive.value);
        if (found == self_test_answers.end()) {
            return fail(Errc::unsupported, "The drive has no self-tests.");
        }
        Result<SelfTests> answer = found->second;
        if (answer && answer->running) {
            SelfTests& tests = *found->second;
            tests.running->percent_done = tests.running->percent_done.value_or(0) + self_test_step;
            if (*tests.running->percent_done >= 100) {
                tests.running.reset();
                tests.log.insert(tests.log.begin(), self_test_end);
            }
        }
        return answer;
    }

    Result<> startSelfTest(const DriveId& drive, SelfTestKind kind, Wake wake, std::stop_token /*stop*/) override {
        const std::lock_guard lock(mutex);
        last_wake = wake;
        started_self_tests.push_back(kind);
        const auto found = self_test_answers.find(drive.value);
        if (!self_test_start) {
            return self_test_start;
        }
        if (found == self_test_answers.end() || !found->second) {
            return fail(Errc::unsupported, "The drive has no self-tests.");
        }
        found->second->running = RunningSelfTest{kind, 0};
        return {};
    }

    Result<> abortSelfTest(const DriveId& drive, std::stop_token /*stop*/) override {
        const std::lock_guard lock(mutex);
        const auto found = self_test_answers.find(drive.value);
        if (found == self_test_answers.end() || !found->second || !found->second->running) {
            return fail(Errc::failed, "No self-test is running.");
        }
        found->second->running.reset();
        return {};
    }

    std::mutex mutex;
    Result<std::vector<Drive>> drives_answer;
    std::map<std::string, Result<HealthReport>> health_answers; ///< By DriveId::value.
    Result<std::vector<TrimTarget>> targets_answer;
    std::map<std::string, Result<TrimOutcome>> trim_answers;    ///< By mount.
    std::map<std::string, Result<ProveOutcome>> prove_answers;  ///< By mount.
    std::map<std::string, Result<SelfTests>> self_test_answers; ///< By DriveId::value.
    Result<> self_test_start;                                   ///< An error: every start fails with it.
    int self_test_step = 50;
    SelfTestEntry self_test_end{SelfTestKind::shortTest, SelfTestResult::passed, "Short: passed", 100, {}, {}};
    std::chrono::milliseconds health_delay{0};
    int trim_steps = 0;
    std::chrono::milliseconds trim_step_delay{0};

    int drives_calls = 0;
    int health_calls = 0;
    int self_test_calls = 0;
    std::vector<SelfTestKind> started_self_tests;
    Wake last_wake = Wake::no;
    bool last_include_opt_in = false;
    std::vector<std::string> trimmed_mounts;
    std::vector<std::string> proved_mounts;
    ProveOptions last_prove_options;

  private:
    static bool sleepFor(std::chrono::milliseconds delay, const std::stop_token& stop) {
        const auto end = std::chrono::steady_clock::now() + delay;
        while (!stop.stop_requested() && std::chrono::steady_clock::now() < end) {
            std::this_thread::sleep_for(std::min(delay, std::chrono::milliseconds(5)));
        }
        return !stop.stop_requested();
    }
};

} // namespace trimwright::testing
