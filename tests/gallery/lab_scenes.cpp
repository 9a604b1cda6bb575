// SPDX-License-Identifier: GPL-3.0-or-later
// The lab, the experiments and the dialog that adds an emulated drive.
#include "core/emulator/drive_model.h"
#include "tests/gallery/setting.h"
#include "ui/add_drive_dialog.h"
#include "ui/drive_view.h"
#include "ui/models/lab_session.h"
#include "ui/pages/lab_page.h"
#include "ui/widgets/block_map.h"
#include "ui/widgets/line_plot.h"

#include <QLineEdit>
#include <QListView>
#include <algorithm>

namespace trimwright::gallery {
namespace {

using ui::LabSession;
using ui::MainWindow;

constexpr int labPage = ui::DriveView::pageCount - 1; // the last one

void nothingElse(StageBackend& stage) {
    stage.drive_list = std::vector<Drive>();
}

LabSession& labOf(MainWindow& window) {
    return *window.currentSession()->lab();
}

void settle(MainWindow& window) {
    waitUntil([&window] { return window.currentSession() != nullptr; }); // a drive is chosen once the list was painted
    waitUntil([&window] {
        return labOf(window).status() && labOf(window).map() && !labOf(window).busy() &&
               !window.currentSession()->measuring();
    });
}

void perform(MainWindow& window, std::initializer_list<const char*> actions) {
    settle(window);
    for (const char* action : actions) {
        labOf(window).perform(action);
        settle(window);
    }
}

void performUntil(MainWindow& window, const char* action, double fraction) {
    settle(window);
    labOf(window).perform(action);
    waitUntil([&window, fraction] { return !labOf(window).busy() || labOf(window).activity()->fraction >= fraction; });
}

void openExperiment(MainWindow& window, const std::string& name, const std::string& model) {
    settle(window);
    for (auto* page : window.findChildren<ui::LabPage*>()) {
        page->openView(ui::LabPage::experimentsView);
    }
    ui::ExperimentSession& experiments = labOf(window).experiments();
    for (std::size_t i = 0; i < ui::ExperimentSession::all().size(); ++i) {
        if (ui::ExperimentSession::all()[i].name == name) {
            experiments.choose(static_cast<int>(i));
        }
    }
    experiments.chooseModel(model);
}

void runExperiment(MainWindow& window, const std::string& name, const std::string& model, double until) {
    openExperiment(window, name, model);
    ui::ExperimentSession& experiments = labOf(window).experiments();
    experiments.run();
    waitUntil([&experiments, until] { return !experiments.activity() || experiments.activity()->fraction >= until; });
}

Scene scene(const char* name, std::function<void(MainWindow&)> act, QSize size = {1180, 800}) {
    Scene made{.name = name, .set = nothingElse, .act = std::move(act)};
    made.select = "emulated:demo";
    made.page = labPage;
    made.emulated = true;
    made.real_time = true;
    made.size = size;
    return made;
}

std::vector<Scene> driveScenes() {
    std::vector<Scene> list;
    list.push_back(scene("lab-idle", settle));
    list.push_back(scene("lab-starting", {}));
    list.back().in_use = true; // so that it starts for as long as the picture takes
    list.push_back(scene("lab-new-drive", [](MainWindow& window) {
        perform(window, {"secure-erase"});
        labOf(window).clearTimeline();
    }));
    list.push_back(scene("lab-ageing", [](MainWindow& window) {
        perform(window, {"optimize", "fill"});
        performUntil(window, "churn", 0.4); // the longest one: it is still at work when the picture is taken
    }));
    list.push_back(scene("lab-aged", [](MainWindow& window) {
        perform(window, {"random-write", "optimize", "random-write"});
    }));
    list.push_back(scene("lab-map-zoomed", [](MainWindow& window) {
        perform(window, {"churn"});
        auto* map = window.findChild<ui::BlockMap*>();
        for (int i = 0; i < 20; ++i) {
            map->zoomBy(1);
        }
        hover(map, {101, 61});
    }));
    list.push_back(scene("lab-hover", [](MainWindow& window) {
        perform(window, {"random-write"});
        auto* plot = window.findChild<ui::LabPage*>()->findChild<ui::LinePlot*>();
        hover(plot, QPointF(plot->width() * 0.6, plot->height() * 0.5));
    }));
    list.push_back(scene("lab-narrow", [](MainWindow& window) { perform(window, {"quick-format"}); }, {860, 700}));
    list.push_back(scene("lab-wide",
                         [](MainWindow& window) {
                             perform(window, {"random-write", "optimize"});
                         },
                         {1720, 980}));
    Scene refused = scene("lab-refused", [](MainWindow& window) { perform(window, {"fill", "optimize"}); });
    refused.model = "x25-m-g1-80";
    list.push_back(refused);
    Scene disk = scene("lab-without-flash", [](MainWindow& window) { perform(window, {"random-write"}); });
    disk.model = "velociraptor-300";
    list.push_back(disk);
    for (Scene& one : list) {
        one.select = one.model[0] == '\0' ? "emulated:demo" : "emulated:lab";
    }
    return list;
}

std::vector<Scene> experimentScenes() {
    std::vector<Scene> list;
    list.push_back(
        scene("experiment-ready", [](MainWindow& window) { openExperiment(window, "weeks", "x25-m-g2-80"); }));
    list.push_back(
        scene("experiment-running", [](MainWindow& window) { runExperiment(window, "weeks", "x25-m-g2-80", 0.55); }));
    list.push_back(scene("experiment-done",
                         [](MainWindow& window) { runExperiment(window, "trim-in-windows-7", "x25-m-g2-80", 2); },
                         {1180, 1180}));
    list.push_back(scene("experiment-weeks",
                         [](MainWindow& window) { runExperiment(window, "weeks", "x25-m-g2-80", 2); }, {1180, 1180}));
    list.push_back(scene("experiment-lives",
                         [](MainWindow& window) { runExperiment(window, "lives", "x25-m-g2-80", 2); }, {1180, 1100}));
    list.push_back(scene("experiment-benchmarks",
                         [](MainWindow& window) { runExperiment(window, "benchmarks", "x25-m-g2-160", 2); },
                         {1180, 1100}));
    return list;
}

} // namespace

std::vector<Scene> labScenes() {
    std::vector<Scene> list = driveScenes();
    for (Scene& one : experimentScenes()) {
        list.push_back(std::move(one));
    }
    Scene dialog = scene("add-emulated-drive", {});
    dialog.page = 0;
    dialog.dialog = [](MainWindow& window, const ui::Services&) -> QDialog* { return new ui::AddDriveDialog(&window); };
    list.push_back(dialog);
    dialog.name = "add-emulated-drive-disk";
    dialog.dialog = [](MainWindow& window, const ui::Services&) -> QDialog* {
        auto* chooser = new ui::AddDriveDialog(&window);
        const auto& models = emulator::driveModels();
        const auto disk = std::ranges::find(models, "velociraptor-300", &emulator::DriveModel::key);
        chooser->list()->setCurrentIndex(chooser->list()->model()->index(static_cast<int>(disk - models.begin()), 0));
        return chooser;
    };
    list.push_back(dialog);
    dialog.name = "add-emulated-drive-wrong-name";
    dialog.dialog = [](MainWindow& window, const ui::Services&) -> QDialog* {
        auto* chooser = new ui::AddDriveDialog(&window);
        chooser->name()->setText(QStringLiteral("my old/drive"));
        return chooser;
    };
    list.push_back(dialog);
    return list;
}

} // namespace trimwright::gallery
