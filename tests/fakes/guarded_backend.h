// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/backend.h"

#include <atomic>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace trimwright::testing {

/// Passes every call on and remembers those that came from the thread which made it: a call may block, and a window
/// that makes one itself stands still for as long.
class GuardedBackend final : public Backend {
  public:
    explicit GuardedBackend(Backend& inner) : m_inner(inner) {}

    /// The names of the calls that came from the guarded thread.
    std::vector<std::string> caught() const {
        const std::lock_guard lock(m_mutex);
        return m_caught;
    }
    int calls() const { return m_calls; }

    Result<std::vector<Drive>> drives() override {
        look("drives");
        return m_inner.drives();
    }
    Result<HealthReport> health(const DriveId& drive, Wake wake, std::stop_token stop) override {
        look("health");
        return m_inner.health(drive, wake, std::move(stop));
    }
    Result<std::vector<TrimTarget>> trimTargets() override {
        look("trimTargets");
        return m_inner.trimTargets();
    }
    Result<TrimOutcome> trim(const std::string& mount, bool includeOptIn, std::stop_token stop,
                             const ProgressFn& progress) override {
        look("trim");
        return m_inner.trim(mount, includeOptIn, std::move(stop), progress);
    }
    Result<ProveOutcome> prove(const std::string& mount, const ProveOptions& options, std::stop_token stop,
                               const ProgressFn& progress) override {
        look("prove");
        return m_inner.prove(mount, options, std::move(stop), progress);
    }
    Result<SelfTests> selfTests(const DriveId& drive, std::stop_token stop) override {
        look("selfTests");
        return m_inner.selfTests(drive, std::move(stop));
    }
    Result<> startSelfTest(const DriveId& drive, SelfTestKind kind, Wake wake, std::stop_token stop) override {
        look("startSelfTest");
        return m_inner.startSelfTest(drive, kind, wake, std::move(stop));
    }
    Result<> abortSelfTest(const DriveId& drive, std::stop_token stop) override {
        look("abortSelfTest");
        return m_inner.abortSelfTest(drive, std::move(stop));
    }

  private:
    void look(const char* call) {
        ++m_calls;
        if (std::this_thread::get_id() == m_guarded) {
            const std::lock_guard lock(m_mutex);
            m_caught.emplace_back(call);
        }
    }

    Backend& m_inner;
    std::thread::id m_guarded = std::this_thread::get_id();
    std::atomic<int> m_calls = 0;
    mutable std::mutex m_mutex;
    std::vector<std::string> m_caught;
};

} // namespace trimwright::testing
