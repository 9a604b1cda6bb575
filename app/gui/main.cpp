// SPDX-License-Identifier: GPL-3.0-or-later
// trimwright, the window: the only place where its backends, models and window are wired together.
#include "app/common/backends.h"
#include "app/common/histories.h"
#include "app/common/places.h"
#include "app/common/proven_units.h"
#include "app/common/schedule_store.h"
#include "app/common/versions.h"
#include "app/gui/components.h"
#include "app/gui/monitor_switch.h"
#include "app/gui/window_history.h"
#include "core/care/catalog.h"
#include "core/emulator/emulated_backend.h"
#include "core/linux/device_monitor.h"
#include "core/smart/saved_backend.h"
#include "ui/drive_view.h"
#include "ui/main_window.h"
#include "ui/settings.h"
#include "ui/task.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSocketNotifier>
#include <QTimer>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <malloc.h>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <unistd.h>

namespace {

using namespace trimwright;

constexpr int exitFailed = 1;
constexpr int exitUsage = 2;
/// A device that appears sends several events; the list is read once they have ceased.
constexpr std::chrono::milliseconds hotPlugPause{300};
constexpr std::chrono::milliseconds restPause{3000};

struct Options {
    QString select = {};
    int page = 0;                              ///< Of DriveView::openPage().
    std::filesystem::path system_root = {};    ///< A captured tree of another machine; empty: this one.
    std::optional<ui::Language> language = {}; ///< Instead of that of the settings.
    std::optional<int> exit_code = {};         ///< Set when there is nothing more to do.
};

/// The pages by the words of `--page`, in the order of their tabs.
constexpr std::array<const char*, ui::DriveView::pageCount> pageWords{"overview", "smart", "optimizer",
                                                                      "history",  "tests", "lab"};

/// The number of a page; nothing if there is none of this name.
std::optional<int> pageNamed(const QString& word) {
    const auto found = std::find(pageWords.begin(), pageWords.end(), word);
    const auto number = static_cast<int>(found - pageWords.begin());
    return found != pageWords.end() ? std::optional(number) : std::nullopt;
}

Options readOptions(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("The SSD toolbox for Linux desktops."));
    const QCommandLineOption help({"h", "help"}, "Show this help and exit.");
    const QCommandLineOption version({"v", "version"}, "Show the version and exit.");
    const QCommandLineOption select({"drive", "select"},
                                    "Show this drive first: a node such as /dev/nvme0n1, or an id.", "DRIVE");
    const QCommandLineOption page("page", "Show this page of it: overview, smart, optimizer, history, tests or lab.",
                                  "PAGE", pageWords.front());
    const QCommandLineOption language("language", "Speak this language now: de, en, or system.", "LANGUAGE");
    const QCommandLineOption systemRoot("system-root", "Show the drives of a system captured below DIR.", "DIR");
    parser.addOptions({help, version, select, page, language, systemRoot});
    const auto end = [](int code) { return Options{.exit_code = code}; };
    if (!parser.parse(arguments) || !parser.positionalArguments().isEmpty()) {
        const QString error = parser.positionalArguments().isEmpty()
                                  ? parser.errorText()
                                  : QStringLiteral("Unexpected argument '%1'.").arg(parser.positionalArguments().at(0));
        std::fprintf(stderr, "trimwright: %s\n", qPrintable(error));
        return end(exitUsage);
    }
    if (parser.isSet(help)) {
        const QString text =
            parser.helpText().replace(QStringLiteral("<executable_name>"), QStringLiteral("trimwright"));
        std::fputs(qPrintable(text), stdout);
        return end(EXIT_SUCCESS);
    }
    if (parser.isSet(version)) {
        std::puts("trimwright " TRIMWRIGHT_VERSION);
        return end(EXIT_SUCCESS);
    }
    const auto number = pageNamed(parser.value(page));
    if (!number) {
        std::fprintf(stderr, "trimwright: There is no page '%s'.\n", qPrintable(parser.value(page)));
        return end(exitUsage);
    }
    const auto spoken = ui::languageCalled(parser.value(language));
    if (parser.isSet(language) && !spoken) {
        std::fprintf(stderr, "trimwright: The language '%s' is not one of de, en and system.\n",
                     qPrintable(parser.value(language)));
        return end(exitUsage);
    }
    const std::filesystem::path root = parser.value(systemRoot).toStdString();
    std::error_code ignored;
    if (parser.isSet(systemRoot) && !std::filesystem::is_directory(root, ignored)) {
        std::fprintf(stderr, "trimwright: There is no directory %s.\n", root.c_str());
        return end(exitUsage);
    }
    return {.select = parser.value(select), .page = *number, .system_root = root, .language = spoken};
}

/// Qt ends the process by abort() when it finds no display, which looks like a crash. Say what is the matter instead.
void dieWithoutDisplay(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtFatalMsg) {
        std::fputs("trimwright: no display can be opened, so there is no window to show.\n"
                   "Use trimwrightctl in a terminal, or start this program in a graphical session.\n",
                   stderr);
        std::_Exit(exitFailed);
    }
    if (type != QtWarningMsg) { // its warnings on the way there say the same in its own words
        std::fprintf(stderr, "%s\n", qPrintable(message));
    }
}

/// Lists the drives again when devices come and go, from the moment on when this is made. Without udev there is just
/// the Refresh button.
class HotPlug {
  public:
    HotPlug() : m_monitor(linux_system::DeviceMonitor::open()) {}

    void watch(ui::DriveModel* drives) {
        if (!m_monitor) {
            return;
        }
        m_pause.setSingleShot(true);
        m_pause.setInterval(hotPlugPause);
        QObject::connect(&m_pause, &QTimer::timeout, drives,
                         [drives] { drives->refresh(ui::DriveModel::Read::newDrives); });
        m_notifier = std::make_unique<QSocketNotifier>(m_monitor->fd(), QSocketNotifier::Read);
        QObject::connect(m_notifier.get(), &QSocketNotifier::activated, &m_pause, [this] {
            if (m_monitor->drain()) {
                m_pause.start();
            }
        });
    }

  private:
    Result<linux_system::DeviceMonitor> m_monitor;
    QTimer m_pause;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

/// Lets go of the emulated drives' memory when nothing has been asked of them for a while.
class EmulatorRest {
  public:
    EmulatorRest(const ui::TaskRunner& tasks, emulator::EmulatedBackend& emulated) {
        m_pause.setSingleShot(true);
        m_pause.setInterval(restPause);
        QObject::connect(&tasks, &ui::TaskRunner::idle, &m_pause, qOverload<>(&QTimer::start));
        QObject::connect(&m_pause, &QTimer::timeout, &m_pause, [&tasks, &emulated] {
            if (tasks.runningCount() == 0) {
                emulated.releaseMemory();
            }
        });
    }

  private:
    QTimer m_pause;
};

constexpr const char* makePackages = "./installer/bootstrap package && sudo apt install ";
constexpr const char* commandLinePackage = "./build/package/trimwright-cli_*.deb"; ///< With the schedule's timer.

/// How to get the helper where a user has none; empty where it is installed, or root needs none.
std::string setUpCommand() {
    const auto installed = [](const char* folder) {
        std::error_code ignored;
        return std::filesystem::exists(std::filesystem::path(folder) / "org.trimwright.Helper1.service", ignored);
    };
    if (::geteuid() == 0 || installed("/usr/share/dbus-1/system-services") ||
        installed("/usr/local/share/dbus-1/system-services")) {
        return {};
    }
    return std::string(makePackages) + "./build/package/trimwright_*.deb " + commandLinePackage;
}

/// Installs a package with the first of the package managers that is there.
std::string installCommand(const std::string& package) {
    constexpr std::array<std::pair<const char*, const char*>, 4> managers{{{"/usr/bin/apt", "sudo apt install "},
                                                                           {"/usr/bin/dnf", "sudo dnf install "},
                                                                           {"/usr/bin/zypper", "sudo zypper install "},
                                                                           {"/usr/bin/pacman", "sudo pacman -S "}}};
    for (const auto& [program, command] : managers) {
        std::error_code ignored;
        if (std::filesystem::exists(program, ignored)) {
            return command + package;
        }
    }
    return {};
}

int runWindow(QApplication& application, const Options& options, const ui::SettingsFile& settings) {
    const bool captured = !options.system_root.empty();
    const auto machine = captured ? app::makeCapturedBackend(options.system_root) : app::makeMachineBackend();
    emulator::EmulatedBackend emulated(app::emulatedDrivesDirectory());
    smart::SavedBackend saved;
    const care::Catalog catalog({machine.get(), &emulated, &saved},
                                captured ? care::Catalog::FillIn() : app::provenUnits());
    const app::ScheduleStore schedule;
    ui::TaskRunner tasks; // waits for its threads before the backends go
    ui::Services services{&catalog, &emulated, &tasks};
    if (!captured) { // what is this machine's own
        services.schedule = schedule.control();
        services.lastScheduledRuns = app::lastScheduledRuns;
        services.set_up_command = setUpCommand();
        services.schedule_set_up_command = std::string(makePackages) + commandLinePackage;
        services.installCommand = installCommand;
    }
    services.settings = &settings;
    services.reportVersions = [] { return app::reportVersions(TRIMWRIGHT_VERSION); };
    services.openReport = [&saved](const std::string& file) { return saved.add(std::filesystem::path(file)); };
    services.closeReport = [&saved](const DriveId& drive) { return saved.remove(drive); };
    services.components = app::components;
    services.monitor = app::monitorSwitch(app::monitorProgram(QCoreApplication::applicationDirPath().toStdString()));
    app::addHistory(services, captured);
    services.list_at_once = emulated.hasFirstDrive();
    HotPlug hotPlug;
    ui::MainWindow window(services, options.select);
    window.view()->openPage(options.page);
    if (!captured) {
        hotPlug.watch(window.drives());
    }
    const EmulatorRest rest(tasks, emulated);
    if (!services.list_at_once) {
        tasks.run(
            &window, [&emulated](std::stop_token) { return emulated.ensureFirstDrive(); },
            [&window](const Result<>& made) {
                if (!made) {
                    std::fprintf(stderr, "trimwright: %s\n", made.error().message.c_str());
                }
                window.load();
            });
    }
    window.show();
    return application.exec();
}

} // namespace

int main(int argc, char** argv) {
    // What an emulated drive or an experiment needed goes back to the system as soon as it is freed; else the C library
    // keeps megabytes of it for each thread that ever worked on one.
    ::mallopt(M_MMAP_THRESHOLD, 1 << 20);
    QStringList arguments;
    for (int i = 0; i < argc; ++i) {
        arguments << QString::fromLocal8Bit(argv[i]);
    }
    QCoreApplication::setApplicationName(QStringLiteral("trimwright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TRIMWRIGHT_VERSION));
    arguments.removeAll(QStringLiteral("-reverse")); // Qt's own: a mirrored window
    const Options options = readOptions(arguments);
    if (options.exit_code) {
        return *options.exit_code;
    }
    const QtMessageHandler usual = qInstallMessageHandler(dieWithoutDisplay);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    const ui::SettingsFile settings;
    ui::installLanguage(options.language.value_or(settings.read().language));
    ui::apply(settings.read());
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Trimwright"));
    QGuiApplication::setDesktopFileName(QStringLiteral("trimwright"));
    return runWindow(application, options, settings);
}
