// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/task.h"

#include <QMetaObject>
#include <algorithm>
#include <sys/resource.h>
#include <unistd.h>

namespace trimwright::ui {

namespace {

/// Of all threads only the one of the window must never wait for a processor. Linux has a niceness for each thread.
void giveWay() {
    constexpr int workerNiceness = 5;
    ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), workerNiceness);
}

} // namespace

TaskRunner::TaskRunner(QObject* parent) : QObject(parent) {}

TaskRunner::~TaskRunner() {
    requestStopOfAll();
    for (Running& running : m_running) {
        running.thread.join();
    }
}

void TaskRunner::requestStopOfAll() {
    for (const Running& running : m_running) {
        running.state->stop.request_stop();
    }
}

void TaskRunner::start(QObject* receiver, const std::shared_ptr<Task::State>& state, std::function<void()> body) {
    QMetaObject::Connection death;
    if (receiver) {
        // A late result finds its QPointer empty anyway; this only saves work that nobody waits for.
        death = connect(receiver, &QObject::destroyed, this, [state] { state->stop.request_stop(); });
    }
    m_running.push_back({state, death, std::thread([body = std::move(body)] {
                             giveWay();
                             body();
                         })});
}

void TaskRunner::post(std::function<void()> call) {
    QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection);
}

void TaskRunner::reap() {
    const auto ended = std::partition(m_running.begin(), m_running.end(),
                                      [](const Running& running) { return !running.state->finished; });
    for (auto it = ended; it != m_running.end(); ++it) {
        disconnect(it->death);
        it->thread.join();
    }
    m_running.erase(ended, m_running.end());
    if (m_running.empty()) {
        Q_EMIT idle();
    }
}

} // namespace trimwright::ui
