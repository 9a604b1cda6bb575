// SPDX-License-Identifier: GPL-3.0-or-later
// The switch of the settings on the real monitor: it starts now and with every session, and ends when it is turned off.
#include "app/common/places.h"
#include "app/gui/monitor_switch.h"
#include "core/base/file.h"
#include "core/care/alert_settings.h"
#include "tests/fakes/temporary_directory.h"
#include "tests/paths.h"
#include "tests/ui/wait.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QProcess>
#include <QStandardPaths>
#include <fstream>
#include <gmock/gmock.h>

namespace trimwright::app {
namespace {

using ::testing::HasSubstr;

constexpr auto monitorName = "org.trimwright.Monitor";

class MonitorSwitchTest : public ::testing::Test {
  protected:
    void SetUp() override {
        if (QStandardPaths::findExecutable(QStringLiteral("dbus-daemon")).isEmpty()) {
            GTEST_SKIP() << "dbus-daemon is not installed (package dbus-daemon)";
        }
        m_bus.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_bus.start(QStringLiteral("dbus-daemon"),
                    {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        ASSERT_TRUE(m_bus.waitForReadyRead());
        const QString address = QString::fromLocal8Bit(m_bus.readLine()).trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address.toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", QByteArray::fromStdString((directory.path() / "config").string()));
        qputenv("XDG_CONFIG_DIRS", QByteArray::fromStdString((directory.path() / "xdg").string()));
        qputenv("TRIMWRIGHT_DATA_DIR", QByteArray::fromStdString((directory.path() / "data").string()));
        qputenv("TRIMWRIGHT_STATE_DIR", QByteArray::fromStdString((directory.path() / "state").string()));
        monitor =
            monitorSwitch(monitorProgram(trimwright::testing::builtPrograms())); // where this session keeps things
        connection = QDBusConnection::connectToBus(address, QStringLiteral("test"));
        ASSERT_TRUE(connection.isConnected());
    }
    void TearDown() override {
        connection = QDBusConnection(QString());
        QDBusConnection::disconnectFromBus(QStringLiteral("test"));
        m_bus.terminate(); // and with the bus ends the monitor
        m_bus.waitForFinished();
    }

    bool runs() const { return connection.interface()->isServiceRegistered(QString::fromLatin1(monitorName)); }
    bool becomes(bool running) const {
        return ui::waitFor([this, running] { return runs() == running; });
    }

    trimwright::testing::TemporaryDirectory directory;
    QDBusConnection connection{QString()};
    ui::MonitorSwitch monitor;

    QProcess m_bus;
};

TEST_F(MonitorSwitchTest, StartsTheMonitorForThisSessionAndTheNextAndEndsIt) {
    ASSERT_TRUE(monitor.enabled);
    EXPECT_FALSE(monitor.enabled());
    ASSERT_TRUE(monitor.enable(true));
    EXPECT_TRUE(becomes(true));
    EXPECT_TRUE(monitor.enabled());
    const auto entry = directory.path() / "config" / "autostart" / "trimwright-monitor.desktop";
    EXPECT_THAT(readFile(entry).value_or(""), HasSubstr(trimwright::testing::builtProgram("trimwright-monitor")));

    ASSERT_TRUE(monitor.enable(false));
    EXPECT_FALSE(monitor.enabled());
    EXPECT_TRUE(becomes(false)) << "it follows at once";
}

TEST_F(MonitorSwitchTest, APackagedMonitorIsTurnedOffForThisUserOnly) {
    const auto packaged = directory.path() / "xdg" / "autostart" / "trimwright-monitor.desktop";
    std::filesystem::create_directories(packaged.parent_path());
    const std::string text = "[Desktop Entry]\nType=Application\nName=Trimwright monitor\nExec=" +
                             trimwright::testing::builtProgram("trimwright-monitor") + "\n";
    std::ofstream(packaged) << text;
    EXPECT_TRUE(monitor.enabled());
    // As the desktop does when the session begins.
    ASSERT_TRUE(
        QProcess::startDetached(QString::fromStdString(trimwright::testing::builtProgram("trimwright-monitor")), {}));
    ASSERT_TRUE(becomes(true));
    ASSERT_TRUE(monitor.enable(false));
    EXPECT_TRUE(becomes(false));
    EXPECT_FALSE(monitor.enabled());
    EXPECT_EQ(readFile(packaged).value_or(""), text);
    EXPECT_THAT(readFile(directory.path() / "config" / "autostart" / "trimwright-monitor.desktop").value_or(""),
                HasSubstr("Hidden=true"));
    ASSERT_TRUE(monitor.enable(true));
    EXPECT_TRUE(becomes(true));
}

TEST_F(MonitorSwitchTest, TheMonitorEndsWithItsSession) {
    QProcess running;
    running.setProcessChannelMode(QProcess::ForwardedChannels);
    running.start(QString::fromStdString(trimwright::testing::builtProgram("trimwright-monitor")), {});
    ASSERT_TRUE(becomes(true));
    m_bus.terminate();
    EXPECT_TRUE(running.waitForFinished(60'000)) << "nobody else would end it";
    EXPECT_EQ(running.exitCode(), 0);
}

TEST_F(MonitorSwitchTest, OnMeansThatItTellsToo) {
    ASSERT_TRUE(monitor.enable(true));
    ASSERT_TRUE(becomes(true));
    care::MonitorSettings silent;
    silent.notifications = false;
    silent.quiet = care::QuietHours{60, 120};
    std::filesystem::create_directories(monitorSettingsFile().parent_path());
    ASSERT_TRUE(writeFileAtomically(monitorSettingsFile(), care::toSettings(silent)));
    EXPECT_FALSE(monitor.enabled());
    ASSERT_TRUE(monitor.enable(true));
    EXPECT_TRUE(monitor.enabled());
    const auto kept = care::parseMonitorSettings(readFile(monitorSettingsFile()).value_or(""), "it");
    ASSERT_TRUE(kept);
    EXPECT_TRUE(kept->notifications);
    EXPECT_EQ(kept->quiet, silent.quiet) << "nothing else is changed";
}

TEST(MonitorProgram, IsFoundBesideTheWindowOrInLibexec) {
    const trimwright::testing::TemporaryDirectory directory;
    const auto bin = directory.path() / "bin";
    const auto libexec = directory.path() / "libexec";
    std::filesystem::create_directories(bin);
    std::filesystem::create_directories(libexec);
    EXPECT_EQ(monitorProgram(bin), "");
    EXPECT_FALSE(monitorSwitch("").enabled) << "without a monitor there is no switch";
    std::filesystem::copy_file("/bin/true", libexec / "trimwright-monitor");
    EXPECT_EQ(monitorProgram(bin), libexec / "trimwright-monitor");
    std::filesystem::copy_file("/bin/true", bin / "trimwright-monitor");
    EXPECT_EQ(monitorProgram(bin), bin / "trimwright-monitor");
}

} // namespace
} // namespace trimwright::app
