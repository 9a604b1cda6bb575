// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace trimwright::ui {

/// A handle of one running call. Copies mean the same call; dropping the handle does not stop it. GUI thread.
class Task {
  public:
    Task() = default;

    bool running() const { return m_state && !m_state->finished; }
    /// Asks the call to stop; its result is still delivered (usually as "cancelled").
    void requestStop() {
        if (m_state) {
            m_state->stop.request_stop();
        }
    }

  private:
    friend class TaskRunner;
    struct State {
        std::stop_source stop;
        bool finished = false; ///< GUI thread only.
    };
    explicit Task(std::shared_ptr<State> state) : m_state(std::move(state)) {}

    std::shared_ptr<State> m_state;
};

/// Runs blocking core calls on threads of their own, which give way to the window's, and delivers what they say on the
/// GUI thread.
///
/// Made, used and destroyed on the GUI thread, by the composition root; whatever the calls use outlives it. The
/// destructor asks all calls to stop and waits for them: the only place where the GUI thread waits. A receiver that
/// dies first is never called again, and its calls are asked to stop.
class TaskRunner : public QObject {
    Q_OBJECT

  public:
    explicit TaskRunner(QObject* parent = nullptr);
    ~TaskRunner() override;

    /// Runs `work(stop)` on a thread and then `done(result)` here, unless the receiver is gone by then.
    template <class Work, class Done>
    Task run(QObject* receiver, Work work, Done done) {
        return run<char>(
            receiver,
            [work = std::move(work)](std::stop_token stop, const std::function<void(char)>&) { return work(stop); },
            [](char) {}, std::move(done));
    }

    /// The same for a call that tells its progress: `work(stop, report)` may call `report(P)` as often as it likes;
    /// `progress(P)` sees the latest value, at most once per turn of the event loop.
    template <class P, class Work, class OnProgress, class Done>
    Task run(QObject* receiver, Work work, OnProgress progress, Done done) {
        using Value = std::invoke_result_t<Work, std::stop_token, const std::function<void(P)>&>;
        auto state = std::make_shared<Task::State>();
        auto mailbox = std::make_shared<Mailbox<P>>();
        const QPointer<QObject> target(receiver);
        const std::function<void(P)> report = [this, mailbox, target, progress](P value) {
            if (mailbox->put(std::move(value))) {
                post([mailbox, target, progress] {
                    const auto latest = mailbox->take();
                    if (target && latest) {
                        progress(*latest);
                    }
                });
            }
        };
        start(receiver, state, [this, state, target, report, work = std::move(work), done = std::move(done)]() mutable {
            auto value = std::make_shared<Value>(work(state->stop.get_token(), report));
            post([this, state, target, value, done = std::move(done)]() mutable {
                state->finished = true;
                if (target) {
                    done(std::move(*value));
                }
                reap();
            });
        });
        return Task(state);
    }

    /// Asks every running call to stop; does not wait.
    void requestStopOfAll();
    int runningCount() const { return static_cast<int>(m_running.size()); }

  Q_SIGNALS:
    void idle(); ///< The last running call has ended and its result was delivered.

  private:
    /// Holds the newest progress value between the threads.
    template <class P>
    class Mailbox {
      public:
        /// True if nobody was told yet that something lies here.
        bool put(P value) {
            const std::lock_guard lock(m_mutex);
            const bool first = !m_value;
            m_value = std::move(value);
            return first;
        }
        std::optional<P> take() {
            const std::lock_guard lock(m_mutex);
            return std::exchange(m_value, std::nullopt);
        }

      private:
        std::mutex m_mutex;
        std::optional<P> m_value;
    };
    struct Running {
        std::shared_ptr<Task::State> state;
        QMetaObject::Connection death; ///< Of the receiver.
        std::thread thread;
    };

    void start(QObject* receiver, const std::shared_ptr<Task::State>& state, std::function<void()> body);
    void post(std::function<void()> call); ///< From any thread: runs it on the GUI thread.
    void reap();                           ///< Joins the threads whose result was delivered; they are at their end.

    std::vector<Running> m_running;
};

} // namespace trimwright::ui
