// SPDX-License-Identifier: GPL-3.0-or-later
// trimwright-monitor: started with the desktop, tells its user of the drives.
#include "app/monitor/monitor.h"
#include "ui/settings.h"
#include "ui/task.h"

#include <QApplication>
#include <QSocketNotifier>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <sys/signalfd.h>
#include <unistd.h>

namespace {

using namespace trimwright;

constexpr const char* busName = "org.trimwright.Monitor";

constexpr const char* helpText = "Usage: trimwright-monitor\n\n"
                                 "Shows alerts about your drives on the desktop, and their worst health in the tray.\n"
                                 "It starts with the desktop; one per session is enough. Settings:\n"
                                 "~/.config/trimwright/monitor.conf, or trimwrightctl alerts --quiet 22:00-07:00\n\n"
                                 "  -h, --help     Show this help and exit\n"
                                 "  -v, --version  Show the version and exit\n";

/// The session ends with SIGTERM; the event loop then ends in order, so that the tray icon goes and threads are
/// awaited.
class QuitOnSignal {
  public:
    QuitOnSignal() {
        sigset_t signals;
        sigemptyset(&signals);
        for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
            sigaddset(&signals, signal);
        }
        pthread_sigmask(SIG_BLOCK, &signals, nullptr); // before the first thread: the others inherit it
        m_fd = ::signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
    }
    QuitOnSignal(const QuitOnSignal&) = delete;
    QuitOnSignal& operator=(const QuitOnSignal&) = delete;
    ~QuitOnSignal() { ::close(m_fd); }

    int fd() const { return m_fd; }

  private:
    int m_fd = -1;
};

int runMonitor(const QuitOnSignal& signals) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        std::fputs("trimwright-monitor: There is no session bus, so nobody could be told anything.\n", stderr);
        return EXIT_FAILURE;
    }
    ui::TaskRunner tasks;
    monitor::Monitor monitor(bus, &tasks);
    QSocketNotifier ended(signals.fd(), QSocketNotifier::Read);
    QObject::connect(&ended, &QSocketNotifier::activated, qApp, &QCoreApplication::quit);
    // Nobody ends what a session started that has no service manager: its bus goes, and the monitor with it.
    bus.connect(QString(), QStringLiteral("/org/freedesktop/DBus/Local"), QStringLiteral("org.freedesktop.DBus.Local"),
                QStringLiteral("Disconnected"), qApp, SLOT(quit()));
    if (!bus.registerService(QString::fromLatin1(busName))) {
        std::fputs("trimwright-monitor: It runs already in this session.\n", stderr);
        return EXIT_SUCCESS;
    }
    monitor.start();
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "-h" || word == "--help") {
            std::fputs(helpText, stdout);
            return EXIT_SUCCESS;
        }
        if (word == "-v" || word == "--version") {
            std::puts("trimwright-monitor " TRIMWRIGHT_VERSION);
            return EXIT_SUCCESS;
        }
    }
    const QuitOnSignal signals;
    QApplication::setApplicationName(QStringLiteral("Trimwright")); // the title of the tray icon
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Trimwright"));
    QGuiApplication::setDesktopFileName(QStringLiteral("trimwright"));
    QGuiApplication::setQuitOnLastWindowClosed(false);
    const QApplication application(argc, argv);
    if (argc > 1 && QCoreApplication::arguments().size() > 1) {
        std::fprintf(stderr, "trimwright-monitor: Unexpected argument '%s'.\n%s", argv[1], helpText);
        return 2;
    }
    ui::installLanguage(ui::SettingsFile().read().language);
    return runMonitor(signals);
}
