// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/monitor/monitor.h"

#include "app/common/places.h"
#include "core/base/file.h"
#include "core/care/assess.h"
#include "core/emulator/emulated_backend.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <chrono>
#include <cstdio>
#include <utility>

namespace trimwright::monitor {
namespace {

constexpr std::chrono::milliseconds pauseAfterChange{400};

std::chrono::sys_seconds now() {
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

/// What the drives' files look like; their checkpoints come and go with being read.
QString filesIn(const std::filesystem::path& directory) {
    QString files;
    const QDir folder(QString::fromStdString(directory.string()), QStringLiteral("*.drive"), QDir::Name, QDir::Files);
    for (const QFileInfo& file : folder.entryInfoList()) {
        files += QStringLiteral("%1 %2 %3\n")
                     .arg(file.fileName())
                     .arg(file.size())
                     .arg(file.lastModified().toMSecsSinceEpoch());
    }
    return files;
}

/// Reads all emulated drives. A worker thread's. The backend lives no longer than that: it keeps drives in memory.
care::AlertObservation readEmulated(const std::filesystem::path& directory, const std::stop_token& stop) {
    emulator::EmulatedBackend backend(directory);
    care::AlertObservation found;
    found.now = now();
    found.clock = care::machineClock();
    const auto drives = backend.drives();
    found.complete = drives.has_value();
    for (const Drive& drive : drives.value_or(std::vector<Drive>())) {
        care::DriveObservation seen;
        seen.drive = drive;
        const auto report = backend.health(drive.id, Backend::Wake::no, stop);
        if (report) {
            seen.assessment = care::assess(*report);
            seen.life_left_percent = report->life_left_percent.value;
        } else {
            seen.error = report.error();
        }
        found.drives.push_back(std::move(seen));
    }
    return found;
}

void complain(const Error& error) {
    std::fprintf(stderr, "trimwright-monitor: %s\n", error.message.c_str());
}

/// Standard error is the journal where the desktop runs under systemd. What is about this machine's drives, root's
/// `record` wrote there.
void writeDown(const app::AlertStore::Noticed& noticed) {
    if (!noticed.message.empty()) {
        std::fprintf(stderr, "trimwright-monitor: %s\n", noticed.message.c_str());
    }
    for (const care::Alert& alert : noticed.alerts) {
        std::fprintf(stderr, "trimwright-monitor: %s (%s): %s\n", alert.title.c_str(), alert.drive.value.c_str(),
                     alert.sentence.c_str());
    }
}

QString windowProgram() {
    const QString beside = QCoreApplication::applicationDirPath() + QStringLiteral("/trimwright");
    return QFileInfo(beside).isExecutable() ? beside : QStringLiteral("trimwright");
}

} // namespace

Monitor::Monitor(const QDBusConnection& bus, ui::TaskRunner* tasks, QObject* parent)
    : QObject(parent),
      m_autostart(QCoreApplication::applicationFilePath().toStdString()),
      m_startsWithSession(m_autostart.enabled()),
      m_drives(app::emulatedDrivesDirectory()),
      m_tasks(tasks),
      m_notifier(bus),
      m_machine{app::AlertStore(app::machineAlertsFile()), app::monitorDeliveryFile(false), {}, {}},
      m_own{app::AlertStore(app::emulatedAlertsFile()), app::monitorDeliveryFile(true), {}, {}},
      m_trayHost(bus) {
    connect(&m_notifier, &Notifier::opened, this, &Monitor::open);
    connect(&m_trayHost, &TrayHost::appeared, this, &Monitor::showTray);
    connect(&m_timer, &QTimer::timeout, this, &Monitor::check);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseAfterChange);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &Monitor::check);
}

void Monitor::start() {
    check();
}

void Monitor::watchFolders() {
    QStringList wanted;
    for (const auto& file : {m_machine.store.file(), m_own.store.file(), m_drives / "any", app::monitorSettingsFile(),
                             m_autostart.userEntry()}) {
        // A folder that is not there yet is awaited in the one above.
        QString folder = QFileInfo(QString::fromStdString(file.string())).absolutePath();
        while (!QFileInfo(folder).isDir() && folder != QDir::rootPath()) {
            folder = QFileInfo(folder).absolutePath();
        }
        if (!wanted.contains(folder)) {
            wanted << folder;
        }
    }
    for (const QString& folder : m_watcher.directories()) {
        if (!wanted.removeOne(folder)) {
            m_watcher.removePath(folder);
        }
    }
    for (const QString& folder : std::as_const(wanted)) {
        m_watcher.addPath(folder);
    }
}

/// Only a change counts: who starts it by hand, without an entry, wants it now.
bool Monitor::wasTurnedOff() {
    const bool before = std::exchange(m_startsWithSession, m_autostart.enabled());
    return before && !m_startsWithSession;
}

void Monitor::check() {
    if (m_checking) {
        m_pause.start(); // another time, when this one is done
        return;
    }
    watchFolders();
    if (wasTurnedOff()) {
        QCoreApplication::quit();
        return;
    }
    if (const auto text = readFile(app::monitorSettingsFile()); text) {
        if (auto settings = care::parseMonitorSettings(*text, app::monitorSettingsFile().string()); settings) {
            m_settings = *settings;
        } else if (const auto said = QString::fromStdString(settings.error().message); said != m_lastSaid) {
            m_lastSaid = said;
            std::fprintf(stderr, "trimwright-monitor: %s\n", qPrintable(said));
        }
    }
    m_timer.start(std::chrono::minutes(m_settings.check_every_minutes));
    QString files = filesIn(m_drives);
    if (files == m_files) {
        readBooks();
        return;
    }
    m_checking = true;
    m_tasks->run(
        this,
        [directory = m_drives, store = m_own.store](std::stop_token stop) -> Result<app::AlertStore::Noticed> {
            const auto found = readEmulated(directory, stop);
            if (stop.stop_requested()) {
                return fail(Errc::cancelled, "Stopped.");
            }
            return store.notice(found);
        },
        [this, files = std::move(files)](const Result<app::AlertStore::Noticed>& noticed) {
            m_checking = false;
            if (noticed) {
                m_files = files;
                writeDown(*noticed);
            } else {
                complain(noticed.error());
            }
            readBooks();
        });
}

void Monitor::readBooks() {
    for (Source* source : {&m_machine, &m_own}) {
        if (auto book = source->store.read()) {
            source->book = std::move(*book);
            deliver(*source);
        } else {
            complain(book.error());
        }
    }
    showTray();
}

void Monitor::deliver(Source& source) {
    if (!m_settings.notifications || source.book.begun_at == std::chrono::sys_seconds{}) {
        return;
    }
    const bool quiet = care::isQuiet(m_settings.quiet, care::machineClock().toLocal(now()));
    const care::Delivery before = app::readDelivery(source.delivery_file);
    care::Due due = care::dueAlerts(before, source.book, quiet);
    // Kept before they are shown: one that is lost in a crash is better than one that is shown at every start.
    if (due.delivery != before) {
        if (const auto kept = app::writeDelivery(source.delivery_file, due.delivery); !kept) {
            complain(kept.error());
            return;
        }
    }
    for (const care::Alert& alert : due.alerts) {
        if (!source.sending.insert(alert.number).second) {
            continue;
        }
        m_notifier.show(alert, [this, &source, alert](bool taken) {
            source.sending.erase(alert.number);
            if (!taken) {
                keepGivenBack(source, alert);
            }
        });
    }
}

void Monitor::keepGivenBack(Source& source, const care::Alert& alert) {
    care::Delivery delivery = app::readDelivery(source.delivery_file);
    care::giveBack(delivery, alert);
    if (const auto kept = app::writeDelivery(source.delivery_file, delivery); !kept) {
        complain(kept.error());
    }
}

void Monitor::showTray() {
    const TrayState state = trayStateOf(m_machine.book, m_own.book);
    if (!m_tray && m_trayHost.present()) {
        m_tray = std::make_unique<QSystemTrayIcon>();
        m_tray->setContextMenu(&m_menu);
        connect(m_tray.get(), &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
            if (reason == QSystemTrayIcon::Trigger) {
                open({}, {});
            }
        });
    }
    fillMenu(state);
    if (m_tray) {
        m_tray->setIcon(iconOf(state.worst));
        m_tray->setToolTip(state.tooltip);
        m_tray->show();
    }
}

void Monitor::fillMenu(const TrayState& state) {
    m_menu.clear();
    for (const DriveState& drive : state.drives) {
        QAction* action = m_menu.addAction(iconOf(drive.health), tr("%1: %2").arg(drive.name, drive.words));
        connect(action, &QAction::triggered, this, [this, id = drive.id] { open(id, QStringLiteral("overview")); });
    }
    if (!state.drives.empty()) {
        m_menu.addSeparator();
    }
    connect(m_menu.addAction(tr("Open Trimwright")), &QAction::triggered, this, [this] { open({}, {}); });
    connect(m_menu.addAction(tr("Check now")), &QAction::triggered, this, [this] {
        m_files.clear();
        check();
    });
    connect(m_menu.addAction(tr("Quit")), &QAction::triggered, qApp, &QCoreApplication::quit);
}

void Monitor::open(const QString& drive, const QString& page) {
    QStringList arguments;
    if (!drive.isEmpty()) {
        arguments << QStringLiteral("--drive") << drive;
    }
    if (!page.isEmpty()) {
        arguments << QStringLiteral("--page") << page;
    }
    if (!QProcess::startDetached(windowProgram(), arguments)) {
        std::fputs("trimwright-monitor: The window could not be started: there is no program trimwright.\n", stderr);
    }
}

} // namespace trimwright::monitor
