// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/monitor/notifier.h"

#include "core/care/alerts.h"
#include "ui/format.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>

namespace trimwright::monitor {
namespace {

const QString service = QStringLiteral("org.freedesktop.Notifications");
const QString path = QStringLiteral("/org/freedesktop/Notifications");

QDBusMessage callOf(const char* method) {
    return QDBusMessage::createMethodCall(service, path, service, QString::fromLatin1(method));
}

uchar urgencyByte(care::Urgency urgency) {
    return urgency == care::Urgency::critical ? 2 : urgency == care::Urgency::normal ? 1 : 0;
}

QString iconNameOf(care::Urgency urgency) {
    return urgency == care::Urgency::critical ? QStringLiteral("dialog-error")
           : urgency == care::Urgency::normal ? QStringLiteral("dialog-warning")
                                              : QStringLiteral("dialog-information");
}

QString bodyOf(const care::Alert& alert, bool markup) {
    QString text = ui::sentence(alert.sentence);
    if (!alert.advice.empty()) {
        text += QLatin1Char('\n') + ui::sentence(alert.advice);
    }
    return markup ? text.toHtmlEscaped() : text;
}

} // namespace

Notifier::Notifier(QDBusConnection bus, QObject* parent) : QObject(parent), m_bus(std::move(bus)) {
    m_bus.connect(service, path, service, QStringLiteral("ActionInvoked"), this, SLOT(actionInvoked(uint, QString)));
    m_bus.connect(service, path, service, QStringLiteral("NotificationClosed"), this, SLOT(closed(uint, uint)));
}

void Notifier::show(const care::Alert& alert, const std::function<void(bool)>& done) {
    // Asked every time: another daemon may have taken over.
    auto* watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(callOf("GetCapabilities")), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, alert, done](QDBusPendingCallWatcher* call) {
        call->deleteLater();
        const QDBusPendingReply<QStringList> reply = *call;
        if (reply.isError()) {
            done(false);
        } else {
            send(alert, reply.value().contains(QStringLiteral("body-markup")), done);
        }
    });
}

void Notifier::send(const care::Alert& alert, bool markup, const std::function<void(bool)>& done) {
    const QVariantMap hints{{QStringLiteral("urgency"), QVariant::fromValue(urgencyByte(alert.urgency))},
                            {QStringLiteral("desktop-entry"), QStringLiteral("trimwright")},
                            {QStringLiteral("category"), QStringLiteral("device")}};
    const QStringList actions{QStringLiteral("default"), tr("Show"), QStringLiteral("open"), tr("Show the drive")};
    QDBusMessage message = callOf("Notify");
    message << QStringLiteral("Trimwright") << uint{0} << iconNameOf(alert.urgency) << ui::sentence(alert.title)
            << bodyOf(alert, markup) << actions << hints << -1;
    auto* watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(message), this);
    const Target target{QString::fromStdString(alert.drive.value), QString::fromStdString(alert.page)};
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, target, done](QDBusPendingCallWatcher* call) {
        call->deleteLater();
        const QDBusPendingReply<uint> reply = *call;
        if (!reply.isError()) {
            m_shown.insert(reply.value(), target);
        }
        done(!reply.isError());
    });
}

void Notifier::actionInvoked(uint id, const QString&) {
    if (const auto shown = m_shown.constFind(id); shown != m_shown.cend()) {
        Q_EMIT opened(shown->drive, shown->page);
    }
}

void Notifier::closed(uint id, uint) {
    m_shown.remove(id);
}

} // namespace trimwright::monitor
