// SPDX-License-Identifier: GPL-3.0-or-later
// Draws every page in every state. The pictures do not depend on the machine, the time or the user: drives are on a
// stage, the emulated drive is made from its seed, and the clock is ours.
#include "core/emulator/emulated_backend.h"
#include "tests/gallery/scenes.h"
#include "ui/drive_view.h"
#include "ui/settings.h"
#include "ui/style.h"
#include "ui/task.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>

namespace {

using namespace trimwright;
using gallery::Scene;

struct Look {
    const char* suffix;
    ui::Scheme scheme;
    double scale;
    ui::Language language = ui::Language::english;
    Qt::LayoutDirection direction = Qt::LeftToRight;
};
constexpr Look looks[] = {{"light", ui::Scheme::light, 1},
                          {"dark", ui::Scheme::dark, 1},
                          {"light-2x", ui::Scheme::light, 2},
                          {"rtl", ui::Scheme::light, 1, ui::Language::english, Qt::RightToLeft},
                          {"rtl-dark-2x", ui::Scheme::dark, 2, ui::Language::english, Qt::RightToLeft},
                          {"de-light", ui::Scheme::light, 1, ui::Language::german},
                          {"de-dark", ui::Scheme::dark, 1, ui::Language::german},
                          {"de-light-2x", ui::Scheme::light, 2, ui::Language::german}};

/// Each look at the clock is three seconds after the one before.
class StageClock {
  public:
    std::chrono::steady_clock::time_point operator()() {
        m_now += std::chrono::milliseconds(3000);
        return m_now;
    }

  private:
    std::chrono::steady_clock::time_point m_now;
};

bool historyRead(ui::DriveSession& session) {
    for (int range = 0; range < ui::historyRanges; ++range) {
        if (session.history().loading(static_cast<ui::HistoryRange>(range))) {
            return false;
        }
    }
    return true;
}

bool settled(ui::MainWindow& window, bool readsForEver) {
    ui::DriveModel* drives = window.drives();
    if (!drives->listedOnce()) {
        return false;
    }
    for (int row = 0; row < drives->rowCount() && !readsForEver; ++row) {
        if (drives->entry(row).reading) {
            return false;
        }
    }
    ui::DriveSession* session = window.currentSession();
    return session == nullptr || (session->targetsLoaded() && !session->measuring() && historyRead(*session));
}

bool take(const Scene& scene, const Look& look, const QDir& out) {
    QApplication::setStyle(new ui::Style(look.scheme));
    ui::installLanguage(look.language);
    QApplication::setLayoutDirection(look.direction);
    const QTemporaryDir data;
    gallery::StageBackend stage;
    scene.set(stage);
    emulator::EmulatedBackend emulated(data.path().toStdString());
    if (scene.emulated && !emulated.ensureFirstDrive()) {
        return false;
    }
    if (scene.model[0] != '\0' && !emulated.add(scene.model, "lab")) {
        return false;
    }
    const care::Catalog catalog(scene.emulated ? std::vector<Backend*>{&stage, &emulated}
                                               : std::vector<Backend*>{&stage});
    ui::TaskRunner tasks;
    const std::filesystem::path past = data.filePath(QStringLiteral("history.db")).toStdString();
    if (scene.past && !scene.past(past)) {
        return false;
    }
    ui::Services services{&catalog, &emulated, &tasks, StageClock()};
    if (scene.real_time) {
        services.now = std::chrono::steady_clock::now;
    }
    services.today = [] { return std::chrono::system_clock::time_point(gallery::stageTime()); };
    services.history = [past](const DriveId&, care::History::Access access) {
        return care::History::open(past, access, gallery::stageTime());
    };
    services.recordTimer = [](std::stop_token) {
        return care::TimerState{true, true, true, gallery::stageTime() + std::chrono::minutes(48), {}};
    };
    if (scene.schedule) {
        services.schedule.status = [status = *scene.schedule](std::stop_token) -> Result<care::ScheduleStatus> {
            return status;
        };
        services.schedule.set = [](const care::Schedule&, care::FstrimTimer, std::stop_token) { return Result<>(); };
    }
    if (scene.scheduled_before) {
        services.lastScheduledRuns = [] { return gallery::lastScheduledRuns(); };
    }
    services.set_up_command = scene.set_up_command;
    const ui::SettingsFile settings(data.filePath(QStringLiteral("settings.conf")));
    settings.write({.welcomed = !scene.first_start});
    services.settings = &settings;
    services.components = [](std::stop_token) {
        return std::vector<ui::Component>{{"smartctl", "7.3", "GPL-2.0-or-later"},
                                          {"SQLite", "3.40.1", "public domain"},
                                          {"Linux", "6.1.0-27-amd64", "GPL-2.0-only"}};
    };
    ui::MainWindow window(services, QString::fromLatin1(scene.select));
    window.resize(scene.size);
    window.show();
    window.load();
    const bool readsForEver = stage.reports.empty();
    bool good = gallery::waitUntil([&] { return settled(window, readsForEver); });
    window.view()->openPage(scene.page);
    good = gallery::waitUntil([&] { return settled(window, readsForEver); }) && good;
    if (scene.act) {
        scene.act(window);
    }
    good = gallery::waitUntil([&] { return settled(window, readsForEver); }) && good;
    if (window.property("vanish").toBool()) {
        stage.drive_list = std::vector{gallery::nvmeDrive()};
        bool listed = false;
        QObject::connect(window.drives(), &ui::DriveModel::listed, [&listed] { listed = true; });
        window.drives()->refresh(ui::DriveModel::Read::newDrives);
        good = gallery::waitUntil([&listed] { return listed; }) && good;
    }
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    const std::unique_ptr<QDialog> dialog(scene.dialog ? scene.dialog(window, services) : nullptr);
    QWidget* shown = &window;
    if (dialog) {
        dialog->show();
        good = gallery::waitUntil([&tasks] { return tasks.runningCount() == 0; }) && good;
        shown = dialog.get();
    }
    QPixmap picture(shown->size() * look.scale);
    picture.setDevicePixelRatio(look.scale);
    shown->render(&picture);
    const QString name = QStringLiteral("%1-%2.png").arg(QLatin1String(scene.name), QLatin1String(look.suffix));
    good = picture.save(out.filePath(name)) && good;
    std::printf("%s %s\n", good ? "drawn " : "FAILED", qPrintable(name));
    std::fflush(stdout);
    return good;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fputs("Usage: gallery OUTDIR [--only PATTERN]\n"
                   "PATTERN, a regular expression, is looked for in the names of pictures: scene-look, where the look "
                   "is light, dark, light-2x,\n"
                   "rtl and rtl-dark-2x (English, mirrored), or de-light, de-dark and de-light-2x (German).\n",
                   stderr);
        return 2;
    }
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    qputenv("TZ", "UTC");
    qputenv("LC_ALL", "C.UTF-8"); // the languages are the gallery's, not the user's
    qunsetenv("LANGUAGE");
    QApplication application(argc, argv);
    QFont font(QFontDatabase::families().contains(QStringLiteral("Inter")) ? QStringLiteral("Inter")
                                                                           : QApplication::font().family());
    font.setPixelSize(13);
    QApplication::setFont(font);
    const QStringList arguments = QCoreApplication::arguments();
    const qsizetype only = arguments.indexOf(QStringLiteral("--only"));
    const QRegularExpression pattern(only >= 0 ? arguments.value(only + 1) : QString());
    QDir out(arguments.at(1));
    out.mkpath(QStringLiteral("."));
    bool good = true;
    for (const Scene& scene : gallery::scenes()) {
        for (const Look& look : looks) {
            const QString name = QStringLiteral("%1-%2").arg(QLatin1String(scene.name), QLatin1String(look.suffix));
            if (name.contains(pattern)) {
                good = take(scene, look, out) && good;
            }
        }
    }
    return good ? 0 : 1;
}
