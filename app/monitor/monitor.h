// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/alert_store.h"
#include "app/common/autostart.h"
#include "app/monitor/notifier.h"
#include "app/monitor/tray_host.h"
#include "app/monitor/tray_icon.h"
#include "core/care/alert_settings.h"
#include "ui/task.h"

#include <QDBusConnection>
#include <QFileSystemWatcher>
#include <QMenu>
#include <QObject>
#include <QSystemTrayIcon>
#include <QTimer>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>

namespace trimwright::monitor {

/// Tells one user of his drives. It reads no real drive: what root's hourly `record` noticed stands in the machine's
/// book, which everybody may read, so nothing is woken and nobody is asked for a password. This user's emulated drives
/// it judges itself, when their files changed. Both books are looked at again as soon as they change.
///
/// Works without a tray (the icon comes when one appears) and without a notification daemon (what nobody took is
/// offered again). Ends the program when its user turns its autostart off, as the window's settings do. GUI thread;
/// emulated drives are read on a thread of their own.
class Monitor : public QObject {
    Q_OBJECT

  public:
    /// `tasks` outlives it.
    Monitor(const QDBusConnection& bus, ui::TaskRunner* tasks, QObject* parent = nullptr);

    void start();

  private:
    struct Source {
        app::AlertStore store;
        std::filesystem::path delivery_file;
        care::AlertBook book;
        std::set<std::uint64_t> sending; ///< Given to the daemon, which has not answered yet.
    };

    void check();
    bool wasTurnedOff();
    void readBooks();
    void deliver(Source& source);
    void keepGivenBack(Source& source, const care::Alert& alert);
    void showTray();
    void fillMenu(const TrayState& state);
    void open(const QString& drive, const QString& page);
    void watchFolders();

    app::Autostart m_autostart;
    bool m_startsWithSession;
    std::filesystem::path m_drives; ///< Where this user's emulated drives are.
    ui::TaskRunner* m_tasks;
    Notifier m_notifier;
    Source m_machine;
    Source m_own;
    care::MonitorSettings m_settings;
    QTimer m_timer;
    QTimer m_pause; ///< A file that is replaced changes its folder several times.
    QFileSystemWatcher m_watcher;
    TrayHost m_trayHost;
    QMenu m_menu;
    std::unique_ptr<QSystemTrayIcon> m_tray;
    QString m_files;    ///< The emulated drives' files as they were when they were judged.
    QString m_lastSaid; ///< Words on standard error, not twice in a row.
    bool m_checking = false;
};

} // namespace trimwright::monitor
