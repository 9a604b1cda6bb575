// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/scenes.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

namespace trimwright::gallery {

const std::vector<Scene>& scenes() {
    static const std::vector<Scene> all = [] {
        std::vector<Scene> list = overviewScenes();
        for (auto more :
             {optimizerScenes(), emulatedScenes(), labScenes(), proofScenes(), scheduleScenes(), historyScenes(),
              selfTestScenes(), smartScenes(), savedScenes(), dialogScenes(), otherScenes()}) {
            list.insert(list.end(), more.begin(), more.end());
        }
        return list;
    }();
    return all;
}

bool waitUntil(const std::function<bool()>& done) {
    constexpr int limitMilliseconds = 240'000; // long enough for a machine that does much else
    QElapsedTimer clock;
    clock.start();
    while (!done() && clock.elapsed() < limitMilliseconds) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QThread::msleep(1);
    }
    return done();
}

} // namespace trimwright::gallery
