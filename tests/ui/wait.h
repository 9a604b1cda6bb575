// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

namespace trimwright::ui {

/// Runs the event loop until `done()`; false if it was not done within the limit.
template <class Done>
bool waitFor(Done done, int limitMilliseconds = 60'000) {
    QElapsedTimer clock;
    clock.start();
    while (!done() && clock.elapsed() < limitMilliseconds) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        QThread::msleep(1);
    }
    return done();
}

} // namespace trimwright::ui
