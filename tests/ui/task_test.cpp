// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/wait.h"
#include "ui/task.h"

#include <QThread>
#include <atomic>
#include <gtest/gtest.h>
#include <memory>

namespace trimwright::ui {
namespace {

void sleepUntilStopped(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        QThread::msleep(1);
    }
}

TEST(Task, DeliversTheResultOnTheGuiThread) {
    TaskRunner tasks;
    QObject receiver;
    QThread* worker = nullptr;
    QThread* delivered = nullptr;
    int result = 0;
    const Task task = tasks.run(
        &receiver,
        [&worker](std::stop_token) {
            worker = QThread::currentThread();
            return 42;
        },
        [&](int value) {
            result = value;
            delivered = QThread::currentThread();
        });
    EXPECT_TRUE(waitFor([&task] { return !task.running(); }));
    EXPECT_EQ(result, 42);
    EXPECT_NE(worker, QThread::currentThread());
    EXPECT_EQ(delivered, QThread::currentThread());
    EXPECT_EQ(tasks.runningCount(), 0);
}

TEST(Task, StopReachesTheCallAndItsResultStillArrives) {
    TaskRunner tasks;
    QObject receiver;
    bool stopped = false;
    Task task = tasks.run(
        &receiver,
        [](std::stop_token stop) {
            sleepUntilStopped(stop);
            return true;
        },
        [&stopped](bool value) { stopped = value; });
    EXPECT_TRUE(task.running());
    task.requestStop();
    EXPECT_TRUE(waitFor([&stopped] { return stopped; }));
}

TEST(Task, ProgressShowsTheNewestValueAndComesBeforeTheResult) {
    TaskRunner tasks;
    QObject receiver;
    std::vector<int> seen;
    int afterTheEnd = 0;
    bool done = false;
    tasks.run<int>(
        &receiver,
        [](std::stop_token, const std::function<void(int)>& report) {
            for (int i = 1; i <= 100'000; ++i) {
                report(i);
            }
            return 0;
        },
        [&](int value) {
            seen.push_back(value);
            afterTheEnd += done ? 1 : 0;
        },
        [&done](int) { done = true; });
    ASSERT_TRUE(waitFor([&done] { return done; }));
    ASSERT_FALSE(seen.empty());
    EXPECT_EQ(seen.back(), 100'000);
    EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end()));
    EXPECT_LT(seen.size(), 100'000U); // many reports, few visits
    EXPECT_EQ(afterTheEnd, 0);
}

TEST(Task, AReceiverThatDiesIsNeverCalledAndItsCallIsStopped) {
    TaskRunner tasks;
    auto receiver = std::make_unique<QObject>();
    std::atomic<bool> ended = false;
    bool called = false;
    tasks.run(
        receiver.get(),
        [&ended](std::stop_token stop) {
            sleepUntilStopped(stop);
            ended = true;
            return 0;
        },
        [&called](int) { called = true; });
    receiver.reset();
    EXPECT_TRUE(waitFor([&] { return ended && tasks.runningCount() == 0; }));
    EXPECT_FALSE(called);
}

TEST(Task, AReceiverMayDieInItsOwnCallback) {
    TaskRunner tasks;
    auto* receiver = new QObject;
    bool called = false;
    tasks.run(
        receiver, [](std::stop_token) { return 0; },
        [&called, receiver](int) {
            called = true;
            delete receiver;
        });
    EXPECT_TRUE(waitFor([&] { return called && tasks.runningCount() == 0; }));
}

TEST(Task, TheRunnersEndStopsAndWaits) {
    std::atomic<bool> ended = false;
    QObject receiver;
    {
        TaskRunner tasks;
        tasks.run(
            &receiver,
            [&ended](std::stop_token stop) {
                sleepUntilStopped(stop);
                ended = true;
                return 0;
            },
            [](int) {});
    }
    EXPECT_TRUE(ended);
    QCoreApplication::processEvents(); // a result that was under way must not arrive any more
}

TEST(Task, ManyAtOnce) {
    TaskRunner tasks;
    QObject receiver;
    int sum = 0;
    for (int i = 0; i < 64; ++i) {
        tasks.run(
            &receiver, [i](std::stop_token) { return i; }, [&sum](int value) { sum += value; });
    }
    EXPECT_TRUE(waitFor([&tasks] { return tasks.runningCount() == 0; }));
    EXPECT_EQ(sum, 63 * 64 / 2);
}

} // namespace
} // namespace trimwright::ui
