// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QMap>
#include <QObject>
#include <QString>
#include <functional>

namespace trimwright::care {
struct Alert;
}

namespace trimwright::monitor {

/// Desktop notifications through org.freedesktop.Notifications (Desktop Notifications Specification 1.2) on the given
/// session bus. Never blocks. GUI thread.
class Notifier : public QObject {
    Q_OBJECT

  public:
    explicit Notifier(QDBusConnection bus, QObject* parent = nullptr);

    /// Shows it; calls `done(false)` if no daemon took it.
    void show(const care::Alert& alert, const std::function<void(bool)>& done);

  Q_SIGNALS:
    /// The user wants to see more: the page of the drive (which may be empty).
    void opened(const QString& drive, const QString& page);

  private Q_SLOTS:
    void actionInvoked(uint id, const QString& key);
    void closed(uint id, uint reason);

  private:
    struct Target {
        QString drive;
        QString page;
    };
    void send(const care::Alert& alert, bool markup, const std::function<void(bool)>& done);

    QDBusConnection m_bus;
    QMap<uint, Target> m_shown;
};

} // namespace trimwright::monitor
