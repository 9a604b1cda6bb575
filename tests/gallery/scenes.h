// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/schedule_status.h"
#include "tests/gallery/past.h"
#include "tests/gallery/stage.h"
#include "ui/main_window.h"

#include <QDialog>
#include <QSize>
#include <functional>
#include <optional>
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
    bool emulated = false;  ///< With a real emulated drive beside the stage.
    const char* model = ""; ///< With one more, a new "emulated:lab" of this model.
    bool in_use = false;    ///< Another program holds the emulated drive "demo" when the page is opened.
    bool real_time = false; ///< Its clock is the machine's: what it shows takes as long as it takes.
    QSize size{1180, 760};
    std::optional<care::ScheduleStatus> schedule = {}; ///< Nothing: there is no schedule to show.
    bool scheduled_before = false;                     ///< There was a scheduled run.
    const char* set_up_command = "";
    bool first_start = false; ///< The welcome was not read yet.
    /// Makes a dialog; the picture is of it instead of the window.
    std::function<QDialog*(ui::MainWindow&, const ui::Services&)> dialog = {};
    std::function<Result<>(const std::filesystem::path&)> past = {}; ///< Writes the history of the machine's drives.
};

const std::vector<Scene>& scenes();
std::vector<Scene> overviewScenes();
std::vector<Scene> optimizerScenes();
std::vector<Scene> emulatedScenes();
std::vector<Scene> labScenes();
std::vector<Scene> proofScenes();
std::vector<Scene> scheduleScenes();
std::vector<Scene> historyScenes();
std::vector<Scene> selfTestScenes();
std::vector<Scene> smartScenes();
std::vector<Scene> savedScenes();
std::vector<Scene> dialogScenes();
std::vector<Scene> otherScenes();

/// Runs the event loop until `done` or for at most four minutes; says whether it was done.
bool waitUntil(const std::function<bool()>& done);

} // namespace trimwright::gallery
