// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusServiceWatcher>
#include <QObject>
#include <QTimer>

namespace trimwright::monitor {

/// Tells when the session has a tray. Qt looks for a StatusNotifier host once, when a tray icon is first thought of,
/// and takes a no for an answer for ever; but the monitor starts with the session, often before the panel. So nothing
/// of Qt's tray is touched before a host is there. Old trays (XEmbed, X11 only) are tried after some patience. GUI
/// thread.
class TrayHost : public QObject {
    Q_OBJECT

  public:
    explicit TrayHost(const QDBusConnection& bus, QObject* parent = nullptr);

    /// Whether a QSystemTrayIcon can be made now.
    bool present() const;

  Q_SIGNALS:
    void appeared();

  private Q_SLOTS:
    void ask();

  private:
    QDBusConnection m_bus;
    QDBusServiceWatcher m_watcher;
    QTimer m_patience;
    bool m_registered = false;
};

} // namespace trimwright::monitor
