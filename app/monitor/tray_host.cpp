// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/monitor/tray_host.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QGuiApplication>
#include <QSystemTrayIcon>
#include <chrono>

namespace trimwright::monitor {
namespace {

/// The service and its interface have one name; KDE's, which all hosts took over.
const QString watcherName = QStringLiteral("org.kde.StatusNotifierWatcher");
const QString watcherPath = QStringLiteral("/StatusNotifierWatcher");
constexpr std::chrono::seconds patience{20};

} // namespace

TrayHost::TrayHost(const QDBusConnection& bus, QObject* parent)
    : QObject(parent), m_bus(bus), m_watcher(watcherName, bus, QDBusServiceWatcher::WatchForRegistration) {
    connect(&m_watcher, &QDBusServiceWatcher::serviceRegistered, this, &TrayHost::ask);
    m_bus.connect(watcherName, watcherPath, watcherName, QStringLiteral("StatusNotifierHostRegistered"), this,
                  SLOT(ask()));
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (present()) {
            Q_EMIT appeared();
        }
    });
    m_patience.start(patience);
    ask();
}

bool TrayHost::present() const {
    const bool oldKind = !m_patience.isActive() && QGuiApplication::platformName() == QLatin1String("xcb");
    return m_registered || (oldKind && QSystemTrayIcon::isSystemTrayAvailable());
}

void TrayHost::ask() {
    QDBusMessage get = QDBusMessage::createMethodCall(
        watcherName, watcherPath, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"));
    get << watcherName << QStringLiteral("IsStatusNotifierHostRegistered");
    auto* call = new QDBusPendingCallWatcher(m_bus.asyncCall(get), this);
    connect(call, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
        done->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *done;
        if (!m_registered && !reply.isError() && reply.value().variant().toBool()) {
            m_registered = true;
            Q_EMIT appeared();
        }
    });
}

} // namespace trimwright::monitor
