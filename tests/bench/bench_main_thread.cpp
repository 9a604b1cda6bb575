// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window's thread is ever busy with one thing: while 64 drives of a captured tree load, an emulated drive
// is optimized, an experiment streams, and the pages are opened one after the other. A watchdog in
// QApplication::notify() takes the time of every event; the longest are printed with what they were for. The aim is 50
// ms. Wall time counts what other programs take, too, so the time on the processor stands beside it. Usage:
// bench_main_thread [ROUNDS]; without QT_QPA_PLATFORM nothing is drawn on a screen.
#include "core/care/catalog.h"
#include "core/emulator/emulated_backend.h"
#include "core/linux/linux_backend.h"
#include "tests/gallery/past.h"
#include "tests/gallery/stage.h"
#include "tests/linux/tree_builder.h"
#include "tests/ui/wait.h"
#include "ui/drive_view.h"
#include "ui/main_window.h"
#include "ui/models/lab_session.h"
#include "ui/pages/lab_page.h"
#include "ui/style.h"
#include "ui/widgets/sidebar.h"

#include <QApplication>
#include <QEvent>
#include <QMetaEnum>
#include <QTemporaryDir>
#include <algorithm>
#include <chrono>
#include <ctime>
#include <fmt/format.h>
#include <functional>
#include <memory>
#include <thread>

namespace trimwright::ui {
namespace {

using namespace std::chrono_literals;
using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr int manyDrives = 64;
constexpr std::size_t longestShown = 3;

Milliseconds processorTime() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

struct Block {
    Milliseconds wall{};
    Milliseconds processor{};
    std::string what;
};

const char* nameOf(QEvent::Type type) {
    const char* const name = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
    return name != nullptr ? name : "an event of its own";
}

/// Takes the time of every event that is not delivered within another one.
class Watchdog : public QApplication {
  public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        if (m_depth > 0) {
            return QApplication::notify(receiver, event);
        }
        const std::string what =
            fmt::format("{} to {}", nameOf(event->type()), receiver->metaObject()->className()); // it may be gone then
        bool taken = false;
        time(what, [&] { taken = QApplication::notify(receiver, event); });
        return taken;
    }

    /// Takes the time of a call that stands for what a click would bring about.
    void time(const std::string& what, const std::function<void()>& call) {
        const auto began = std::chrono::steady_clock::now();
        const auto used = processorTime();
        ++m_depth;
        call();
        --m_depth;
        m_blocks.push_back({std::chrono::steady_clock::now() - began, processorTime() - used, what});
    }

    /// Prints the longest since the last call.
    void report(const char* phase) {
        std::sort(m_blocks.begin(), m_blocks.end(), [](const Block& a, const Block& b) { return a.wall > b.wall; });
        fmt::print("{}: {} events\n", phase, m_blocks.size());
        for (std::size_t i = 0; i < std::min(longestShown, m_blocks.size()); ++i) {
            const Block& block = m_blocks[i];
            fmt::print("  {:6.1f} ms ({:5.1f} on the processor)  {}\n", block.wall.count(), block.processor.count(),
                       block.what);
            m_longest = std::max(m_longest, block.wall);
            m_mostProcessor = std::max(m_mostProcessor, block.processor);
        }
        m_blocks.clear();
    }

    Milliseconds longest() const { return m_longest; }
    Milliseconds mostProcessor() const { return m_mostProcessor; }

  private:
    int m_depth = 0;
    std::vector<Block> m_blocks;
    Milliseconds m_longest{};
    Milliseconds m_mostProcessor{};
};

/// Lists the drives of a captured tree as they are listed on their own machine; their health is one of the gallery's,
/// after the time that smartctl takes.
class CapturedBackend final : public Backend {
  public:
    explicit CapturedBackend(const std::filesystem::path& root) : m_machine(optionsOf(root)) {}

    Result<std::vector<Drive>> drives() override { return m_machine.drives(); }
    Result<HealthReport> health(const DriveId& drive, Wake, std::stop_token) override {
        std::this_thread::sleep_for(15ms);
        const std::array reports{gallery::nvmeReport(), gallery::wornSataReport(), gallery::failingSataReport(),
                                 gallery::unclearReport()};
        return reports[std::hash<std::string>{}(drive.value) % reports.size()];
    }
    Result<std::vector<TrimTarget>> trimTargets() override { return m_machine.trimTargets(); }
    Result<TrimOutcome> trim(const std::string& mount, bool includeOptIn, std::stop_token stop,
                             const ProgressFn& progress) override {
        return m_machine.trim(mount, includeOptIn, std::move(stop), progress);
    }
    Result<ProveOutcome> prove(const std::string& mount, const ProveOptions& options, std::stop_token stop,
                               const ProgressFn& progress) override {
        return m_machine.prove(mount, options, std::move(stop), progress);
    }
    Result<SelfTests> selfTests(const DriveId& drive, std::stop_token stop) override {
        return m_machine.selfTests(drive, std::move(stop));
    }
    Result<> startSelfTest(const DriveId& drive, SelfTestKind kind, Wake wake, std::stop_token stop) override {
        return m_machine.startSelfTest(drive, kind, wake, std::move(stop));
    }
    Result<> abortSelfTest(const DriveId& drive, std::stop_token stop) override {
        return m_machine.abortSelfTest(drive, std::move(stop));
    }

  private:
    static linux_system::LinuxOptions optionsOf(const std::filesystem::path& root) {
        linux_system::LinuxOptions options;
        options.root = root;
        return options;
    }

    linux_system::LinuxBackend m_machine;
};

/// A third each of SATA, NVMe and USB drives, two partitions on each.
void addDrives(testing::TreeBuilder& tree) {
    for (int i = 0; i < manyDrives; ++i) {
        testing::DiskSpec disk;
        disk.index = i;
        disk.serial = fmt::format("S3Z1NB0K{:06}A", i);
        disk.sysname = i % 3 == 1
                           ? fmt::format("nvme{}n1", i)
                           : fmt::format("sd{}{}", static_cast<char>('a' + i / 26), static_cast<char>('a' + i % 26));
        const std::string directory = i % 3 == 0   ? tree.sata(disk)
                                      : i % 3 == 1 ? tree.nvme(disk, i, 1)
                                                   : tree.usb(disk, "uas", "5000");
        for (const char* number : {"1", "2"}) {
            tree.partition(directory, disk.sysname + (i % 3 == 1 ? "p" : "") + number, number);
        }
    }
    tree.mount("25 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sdaa1 rw");
}

class Stage {
  public:
    explicit Stage(Watchdog& watchdog)
        : m_watchdog(watchdog), m_emulated(m_data.filePath(QStringLiteral("emulated")).toStdString()) {
        addDrives(m_tree);
        m_machine = std::make_unique<CapturedBackend>(m_tree.root());
        m_catalog = std::make_unique<care::Catalog>(std::vector<Backend*>{m_machine.get(), &m_emulated});
        (void)m_emulated.ensureFirstDrive();
        m_services.catalog = m_catalog.get();
        m_services.emulator = &m_emulated;
        m_services.tasks = &m_tasks;
        m_services.list_at_once = true; // as the program does
        const std::string file = m_data.filePath(QStringLiteral("history.db")).toStdString();
        m_services.today = [] { return gallery::stageTime(); };
        m_services.history = [file](const DriveId&, care::History::Access access) {
            return care::History::open(file, access, gallery::stageTime());
        };
        const auto drives = m_machine->drives();
        m_first = drives->front();
        (void)gallery::writePast(file, m_first, gallery::nvmeReport(), {});
    }

    void run() {
        std::unique_ptr<MainWindow> made;
        m_watchdog.time("the window is made", [&] { made = std::make_unique<MainWindow>(m_services); });
        MainWindow& window = *made;
        m_watchdog.time("the window is shown", [&] { window.show(); });
        waitFor([&] { return window.sidebar()->selectedRow() >= 0 && m_tasks.runningCount() == 0; });
        m_watchdog.report("64 drives load");

        pages(window, window.drives()->rowOf(m_first.id), DriveView::pageCount - 1);
        m_watchdog.report("Each page of a drive with a year of history is opened");

        const int demo = window.drives()->rowOf(DriveId{"emulated:demo"});
        pages(window, demo, DriveView::pageCount);
        m_watchdog.report("Each page of an emulated drive is opened");

        busy(window);
        m_watchdog.report("An experiment streams, the drive is optimized and aged, 64 drives load again");
        window.close();
        waitFor([&] { return m_tasks.runningCount() == 0; });
        m_watchdog.report("The window is closed");
    }

  private:
    void pages(MainWindow& window, int row, int count) {
        m_watchdog.time("a drive is selected", [&] { window.sidebar()->select(row); });
        for (int page = 0; page < count; ++page) {
            m_watchdog.time(fmt::format("page {} is opened", page + 1), [&] { window.view()->openPage(page); });
            waitFor([&] { return m_tasks.runningCount() == 0; });
        }
    }

    void busy(MainWindow& window) {
        LabSession& lab = *window.currentSession()->lab();
        ExperimentSession& experiments = lab.experiments();
        auto* page = window.findChild<LabPage*>();
        m_watchdog.time("the experiments are opened", [&] { page->openView(LabPage::experimentsView); });
        const auto& all = ExperimentSession::all();
        const auto reviewed = std::find_if(all.begin(), all.end(), [](const auto& one) { return !one.review.empty(); });
        m_watchdog.time("an experiment is chosen and run", [&] {
            experiments.choose(static_cast<int>(reviewed - all.begin()));
            experiments.run();
        });
        m_watchdog.time("the drives are listed again", [&] { window.drives()->refresh(DriveModel::Read::allDrives); });
        m_watchdog.time("Optimize is clicked", [&] { window.currentSession()->optimize(); });
        waitFor([&] { return !window.currentSession()->run().active; });
        m_watchdog.time("the drive's lab is opened", [&] { page->openView(LabPage::driveView); });
        m_watchdog.time("an action is begun", [&] { lab.perform("random-write"); });
        waitFor([&] { return !lab.busy(); });
        m_watchdog.time("the experiments are opened", [&] { page->openView(LabPage::experimentsView); });
        waitFor([&] { return m_tasks.runningCount() == 0; });
    }

    Watchdog& m_watchdog;
    QTemporaryDir m_data;
    testing::TreeBuilder m_tree;
    emulator::EmulatedBackend m_emulated;
    std::unique_ptr<CapturedBackend> m_machine;
    std::unique_ptr<care::Catalog> m_catalog;
    Drive m_first;
    TaskRunner m_tasks;
    Services m_services;
};

} // namespace
} // namespace trimwright::ui

int main(int argc, char** argv) {
    using namespace trimwright::ui;
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    Watchdog watchdog(argc, argv);
    QApplication::setStyle(new Style(Scheme::light));
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 1;
    for (int round = 0; round < rounds; ++round) {
        Stage(watchdog).run();
    }
    fmt::print("The longest block: {:.1f} ms; on the processor: {:.1f} ms\n", watchdog.longest().count(),
               watchdog.mostProcessor().count());
    return EXIT_SUCCESS;
}
