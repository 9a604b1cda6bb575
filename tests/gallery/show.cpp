// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/show.h"

#include "ui/drive_view.h"

#include <QCoreApplication>
#include <chrono>
#include <filesystem>

namespace trimwright::gallery {
namespace {

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

/// Writes the scene's past there. It is made once in a program: the same scene is played in many looks.
bool writePastOf(const Scene& scene, const std::filesystem::path& file) {
    static const QTemporaryDir made;
    const std::filesystem::path kept =
        made.filePath(QString::fromLatin1(scene.name) + QStringLiteral(".db")).toStdString();
    if (!std::filesystem::exists(kept) && !scene.past(kept)) {
        return false;
    }
    std::error_code error;
    return std::filesystem::copy_file(kept, file, error);
}

} // namespace

Show::Show(const Scene& scene)
    : m_emulated(m_data.path().toStdString()), m_settings(m_data.filePath(QStringLiteral("settings.conf"))) {
    scene.set(m_stage);
    m_readsForEver = m_stage.reports.empty();
    m_good = (!scene.emulated || m_emulated.ensureFirstDrive()) &&
             (scene.model[0] == '\0' || m_emulated.add(scene.model, "lab"));
    m_catalog = std::make_unique<care::Catalog>(scene.emulated ? std::vector<Backend*>{&m_stage, &m_emulated}
                                                               : std::vector<Backend*>{&m_stage});
    m_settings.write({.welcomed = !scene.first_start});
    const ui::Services services = makeServices(scene);
    m_window = std::make_unique<ui::MainWindow>(services, QString::fromLatin1(scene.select));
    play(scene);
    if (scene.dialog) {
        m_dialog.reset(scene.dialog(*m_window, services));
        m_dialog->show();
        wait([this] { return m_tasks.runningCount() == 0; });
    }
}

Show::~Show() = default;

QWidget& Show::shown() {
    return m_dialog ? static_cast<QWidget&>(*m_dialog) : *m_window;
}

ui::Services Show::makeServices(const Scene& scene) {
    const std::filesystem::path past = m_data.filePath(QStringLiteral("history.db")).toStdString();
    m_good = m_good && (!scene.past || writePastOf(scene, past));
    ui::Services services{m_catalog.get(), &m_emulated, &m_tasks, StageClock()};
    if (scene.real_time) {
        services.now = std::chrono::steady_clock::now;
    }
    services.today = [] { return std::chrono::system_clock::time_point(stageTime()); };
    services.history = [past](const DriveId&, care::History::Access access) {
        return care::History::open(past, access, stageTime());
    };
    services.recordTimer = [](std::stop_token) {
        return care::TimerState{true, true, true, stageTime() + std::chrono::minutes(48), {}};
    };
    if (scene.schedule) {
        services.schedule.status = [status = *scene.schedule](std::stop_token) -> Result<care::ScheduleStatus> {
            return status;
        };
        services.schedule.set = [](const care::Schedule&, care::FstrimTimer, std::stop_token) { return Result<>(); };
    }
    if (scene.scheduled_before) {
        services.lastScheduledRuns = [] { return lastScheduledRuns(); };
    }
    services.set_up_command = scene.set_up_command;
    services.schedule_set_up_command =
        "./installer/bootstrap package && sudo apt install ./build/package/trimwright-cli_*.deb";
    services.installCommand = [](const std::string& package) { return "sudo apt install " + package; };
    services.settings = &m_settings;
    services.components = [](std::stop_token) {
        return std::vector<ui::Component>{
            {"smartctl", "7.3", "GPL-2.0-or-later"},
            {"SQLite", "3.40.1", QCoreApplication::translate("trimwright::app", "public domain").toStdString()},
            {"Linux", "6.1.0-27-amd64", "GPL-2.0-only"}};
    };
    return services;
}

void Show::play(const Scene& scene) {
    m_window->resize(scene.size);
    m_window->show();
    m_window->load();
    const auto settledNow = [this] { return settled(); };
    wait(settledNow);
    m_window->view()->openPage(scene.page);
    wait(settledNow);
    if (scene.act) {
        scene.act(*m_window);
    }
    wait(settledNow);
    if (m_window->property("vanish").toBool()) {
        m_stage.drive_list = std::vector{nvmeDrive()};
        bool listed = false;
        const auto connection =
            QObject::connect(m_window->drives(), &ui::DriveModel::listed, m_window.get(), [&listed] { listed = true; });
        m_window->drives()->refresh(ui::DriveModel::Read::newDrives);
        wait([&listed] { return listed; });
        QObject::disconnect(connection);
    }
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
}

void Show::wait(const std::function<bool()>& done) {
    m_good = waitUntil(done) && m_good;
}

bool Show::settled() {
    const auto historyRead = [](ui::DriveSession& session) {
        for (int range = 0; range < ui::historyRanges; ++range) {
            if (session.history().loading(static_cast<ui::HistoryRange>(range))) {
                return false;
            }
        }
        return true;
    };
    ui::DriveModel* drives = m_window->drives();
    if (!drives->listedOnce()) {
        return false;
    }
    for (int row = 0; row < drives->rowCount() && !m_readsForEver; ++row) {
        if (drives->entry(row).reading) {
            return false;
        }
    }
    ui::DriveSession* session = m_window->currentSession();
    return session == nullptr || (session->targetsLoaded() && !session->measuring() && historyRead(*session));
}

} // namespace trimwright::gallery
