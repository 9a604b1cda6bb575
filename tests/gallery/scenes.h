// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gallery/stage.h"
#include "ui/main_window.h"

#include <QSize>
#include <functional>
#include <string>
#include <vector>

namespace trimwright::gallery {

/// One picture: who is on the stage, and what happens before it is taken.
struct Scene {
    const char* name;
    std::function<void(StageBackend&)> set;
    std::function<void(ui::MainWindow&)> act = {}; ///< Runs when all that can be read is read; may run the event loop.
    const char* select = "";                       ///< Id of the drive to show; empty: the window's own choice.
    int page = 0;
    bool emulated = false; ///< With a real emulated drive beside the stage.
    QSize size{1180, 760};
};

const std::vector<Scene>& scenes();

/// Runs the event loop until `done` or for at most 60 s; says whether it was done.
bool waitUntil(const std::function<bool()>& done);

} // namespace trimwright::gallery
