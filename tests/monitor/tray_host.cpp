// SPDX-License-Identifier: GPL-3.0-or-later
// A panel's tray without a panel: watcher and host of StatusNotifier items on the session bus. For the first item that
// registers it writes "TITLE\nTOOLTIP\n" to standard output and the icon to the file that it is given, and ends.
#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QImage>
#include <QTimer>
#include <QtEndian>
#include <cstdio>

namespace {

/// The largest of the pictures of a property of type a(iiay): ARGB32 in network byte order.
QImage largestOf(const QVariant& property) {
    QImage largest;
    const auto pictures = property.value<QDBusArgument>();
    pictures.beginArray();
    while (!pictures.atEnd()) {
        int width = 0;
        int height = 0;
        QByteArray bytes;
        pictures.beginStructure();
        pictures >> width >> height >> bytes;
        pictures.endStructure();
        if (width > largest.width() && bytes.size() == qsizetype{4} * width * height) {
            largest = QImage(width, height, QImage::Format_ARGB32);
            qFromBigEndian<quint32>(bytes.constData(), qsizetype{width} * height, largest.bits());
        }
    }
    return largest;
}

/// The words of a property of type (sa(iiay)ss).
QString wordsOf(const QVariant& property) {
    const auto toolTip = property.value<QDBusArgument>();
    QString icon;
    QString title;
    toolTip.beginStructure();
    toolTip >> icon;
    toolTip.beginArray();
    while (!toolTip.atEnd()) {
        int number = 0;
        QByteArray bytes;
        toolTip.beginStructure();
        toolTip >> number >> number >> bytes;
        toolTip.endStructure();
    }
    toolTip.endArray();
    toolTip >> title;
    return title;
}

class Watcher : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.StatusNotifierWatcher")
    Q_PROPERTY(bool IsStatusNotifierHostRegistered READ isHost)
    Q_PROPERTY(int ProtocolVersion READ version)

  public:
    explicit Watcher(QString file) : m_file(std::move(file)) {}
    bool isHost() const { return true; }
    int version() const { return 0; }

  public Q_SLOTS:
    void RegisterStatusNotifierItem(const QString& service, const QDBusMessage& message) {
        const bool path = service.startsWith(QLatin1Char('/'));
        m_owner = path ? message.service() : service;
        m_place = path ? service : QStringLiteral("/StatusNotifierItem");
        QTimer::singleShot(0, this, &Watcher::look); // once the item has its answer
    }

  private:
    QVariant property(const char* name) const {
        QDBusMessage get = QDBusMessage::createMethodCall(
            m_owner, m_place, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"));
        get << QStringLiteral("org.kde.StatusNotifierItem") << QString::fromLatin1(name);
        const QDBusMessage reply = QDBusConnection::sessionBus().call(get);
        return reply.arguments().value(0).value<QDBusVariant>().variant();
    }
    void look() {
        std::printf("%s\n%s\n", qPrintable(property("Title").toString()), qPrintable(wordsOf(property("ToolTip"))));
        largestOf(property("IconPixmap")).save(m_file);
        QCoreApplication::quit();
    }

  Q_SIGNALS:
    void StatusNotifierHostRegistered();

  private:
    QString m_file;
    QString m_owner;
    QString m_place;
};

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    Watcher watcher(QCoreApplication::arguments().value(1));
    auto bus = QDBusConnection::sessionBus();
    if (!bus.registerObject(QStringLiteral("/StatusNotifierWatcher"), &watcher, QDBusConnection::ExportAllContents) ||
        !bus.registerService(QStringLiteral("org.kde.StatusNotifierWatcher"))) {
        std::fputs("There is a tray already, or no bus.\n", stderr);
        return EXIT_FAILURE;
    }
    return QCoreApplication::exec();
}

#include "tray_host.moc"
