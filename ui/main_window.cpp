// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include "ui/about_dialog.h"
#include "ui/drive_view.h"
#include "ui/emulated_actions.h"
#include "ui/format.h"
#include "ui/help_dialog.h"
#include "ui/models/schedule_session.h"
#include "ui/report_actions.h"
#include "ui/settings.h"
#include "ui/settings_dialog.h"
#include "ui/task.h"
#include "ui/widgets/side_splitter.h"
#include "ui/widgets/sidebar.h"

#include <QCloseEvent>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>
#include <algorithm>

namespace trimwright::ui {
namespace {

constexpr QSize firstSize{1180, 760};

} // namespace

MainWindow::MainWindow(const Services& services, QString select, QWidget* parent)
    : QMainWindow(parent),
      m_services(services),
      m_select(std::move(select)),
      m_drives(new DriveModel(services, this)),
      m_sidebar(new Sidebar(m_drives, services.emulator != nullptr)),
      m_schedule(services.schedule.status ? new ScheduleSession(services, this) : nullptr),
      m_reports(new ReportActions(services, m_drives, this)),
      m_emulated(new EmulatedActions(services, m_drives, this)),
      m_view(new DriveView(m_schedule)) {
    setCentralWidget(new SideSplitter(m_sidebar, m_view, firstSize.width()));
    resize(firstSize);
    setMinimumSize(760, 480);

    connect(m_sidebar, &Sidebar::selected, this, &MainWindow::showRow);
    connect(m_sidebar, &Sidebar::activated, this, [this] { m_view->setFocus(); });
    connect(m_sidebar, &Sidebar::addRequested, m_emulated, &EmulatedActions::add);
    connect(m_sidebar, &Sidebar::removeRequested, this, &MainWindow::removeDrive);
    connect(m_sidebar, &Sidebar::listed, this, &MainWindow::chooseFirst);
    connect(m_drives, &DriveModel::healthRead, this, &MainWindow::takeHealth);
    connect(m_drives, &QAbstractItemModel::dataChanged, this, &MainWindow::showSelected);
    connect(m_view, &DriveView::refreshRequested, this, &MainWindow::refresh);
    connect(m_view, &DriveView::exportRequested, this, [this] { m_reports->exportReport(m_sidebar->selectedRow()); });
    const auto showNew = [this](const QString& drive) {
        m_select = drive;
        load();
    };
    connect(m_reports, &ReportActions::opened, this, showNew);
    connect(m_emulated, &EmulatedActions::added, this, showNew);
    connect(m_view, &DriveView::noticeAction, this, &MainWindow::act);
    const auto onSession = [this](void (DriveSession::*act)()) {
        return [this, act] {
            if (DriveSession* session = currentSession()) {
                (session->*act)();
            }
        };
    };
    connect(m_view, &DriveView::optimizeRequested, this, onSession(&DriveSession::optimize));
    connect(m_view, &DriveView::cancelRequested, this, onSession(&DriveSession::cancel));
    makeShortcuts();
    fillMenu();
    showWelcome();
}

MainWindow::~MainWindow() = default;

void MainWindow::fillMenu() {
    QMenu* menu = m_sidebar->menu();
    if (m_services.openReport) {
        menu->addAction(tr("Open saved report…"), QKeySequence(QKeySequence::Open), m_reports, &ReportActions::open);
    }
    menu->addAction(m_sidebar->removal());
    if (m_services.settings != nullptr) {
        menu->addAction(tr("Settings…"), this, &MainWindow::showSettings);
    }
    menu->addAction(tr("Help"), QKeySequence(QKeySequence::HelpContents), this, [this] { HelpDialog(this).exec(); });
    menu->addAction(tr("About Trimwright"), this, [this] { AboutDialog(m_services, this).exec(); });
    menu->addSeparator();
    menu->addAction(tr("Quit"), QKeySequence(tr("Ctrl+Q")), this, &QWidget::close);
}

void MainWindow::showSettings() {
    SettingsDialog dialog(m_services, m_services.settings->read(), this);
    connect(&dialog, &SettingsDialog::changed, this, [this](const Settings& settings) {
        m_services.settings->write(settings);
        apply(settings);
        showSelected(); // in the new units
    });
    dialog.exec();
}

void MainWindow::showWelcome() {
    if (m_services.settings == nullptr || m_services.settings->read().welcomed) {
        return;
    }
    m_view->showWelcome(m_services.emulator != nullptr);
    connect(m_view, &DriveView::welcomeRead, this, [this](bool tryIt) {
        Settings settings = m_services.settings->read();
        settings.welcomed = true;
        m_services.settings->write(settings);
        if (tryIt) {
            tryEmulatedDrive();
        }
    });
}

void MainWindow::tryEmulatedDrive() {
    for (int row = 0; row < m_drives->rowCount(); ++row) {
        if (m_drives->entry(row).group() == DriveGroup::emulated) {
            m_sidebar->select(row);
            m_view->openPage(0);
            return;
        }
    }
    m_emulated->add(); // they were all removed
}

void MainWindow::makeShortcuts() {
    const auto on = [this](const QKeySequence& keys, auto call) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, call);
    };
    on(QKeySequence(tr("Ctrl+R")), [this] { refresh(); });
    on(QKeySequence(QKeySequence::Refresh), [this] { refresh(); });
    on(QKeySequence(tr("Ctrl+E")), [this] { m_reports->exportReport(m_sidebar->selectedRow()); });
    on(QKeySequence(QKeySequence::Find), [this] { m_sidebar->focusSearch(); });
    for (int page = 0; page < DriveView::pageCount; ++page) {
        on(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + page)), [this, page] { m_view->openPage(page); });
    }
}

void MainWindow::load() {
    m_drives->refresh(DriveModel::Read::newDrives);
}

void MainWindow::refresh() {
    m_drives->refresh(DriveModel::Read::allDrives);
    if (DriveSession* session = currentSession()) {
        session->refresh();
    }
    if (m_schedule != nullptr) {
        m_schedule->load();
    }
}

void MainWindow::chooseFirst() {
    if (m_drives->rowCount() == 0) {
        m_view->showEmpty(noDrives(m_drives->listingErrors(), m_services.emulator != nullptr));
        return;
    }
    int row = -1;
    if (!m_select.isEmpty()) {
        row = m_drives->rowOf(m_select);
        m_userChose = m_userChose || row >= 0;
        m_select.clear();
    } else if (!m_userChose || m_sidebar->selectedRow() < 0) {
        row = m_drives->firstChoice();
    }
    if (row >= 0 && row != m_sidebar->selectedRow()) {
        m_choosing = true;
        m_sidebar->select(row);
        m_choosing = false;
    }
}

void MainWindow::takeHealth(const DriveId& drive) {
    const int row = m_drives->rowOf(drive);
    if (row >= 0 && m_drives->entry(row).report && !m_drives->entry(row).vanished) {
        sessionOf(m_drives->entry(row))->remember(*m_drives->entry(row).report);
    }
    chooseFirst();
}

void MainWindow::showRow(int row) {
    m_userChose = m_userChose || !m_choosing;
    if (row < 0) {
        return;
    }
    const DriveEntry& entry = m_drives->entry(row);
    m_drives->setPinned(entry.drive.id);
    DriveSession* session = sessionOf(entry);
    session->loadTargets();
    session->history().load(HistoryRange::month); // for the Overview
    if (session->measurable() && !session->speed() && !session->measuring()) {
        session->measureSpeed();
    }
    showSelected();
}

void MainWindow::showSelected() {
    const int row = m_sidebar->selectedRow();
    if (row >= 0) {
        const DriveEntry& entry = m_drives->entry(row);
        setWindowTitle(modelText(entry.drive)); // Qt adds the name of the program
        m_view->setDrive(entry, sessionOf(entry));
    }
}

DriveSession* MainWindow::sessionOf(const DriveEntry& entry) {
    std::unique_ptr<DriveSession>& session = m_sessions[entry.drive.id];
    if (!session) {
        session = std::make_unique<DriveSession>(m_services, entry.drive, entry.backend);
        connect(session.get(), &DriveSession::runEnded, this,
                [this, id = entry.drive.id] { m_drives->readHealth(id); });
        connect(&session->selfTests(), &SelfTestSession::ended, this, // its result may change the verdict
                [this, id = entry.drive.id] { m_drives->readHealth(id); });
        connect(session.get(), &DriveSession::insideChanged, this, [this, id = entry.drive.id] {
            m_drives->refresh(DriveModel::Read::newDrives); // its firmware may be another one
            m_drives->readHealth(id);
        });
    }
    return session.get();
}

DriveSession* MainWindow::currentSession() {
    const int row = m_sidebar->selectedRow();
    return row >= 0 ? sessionOf(m_drives->entry(row)) : nullptr;
}

void MainWindow::act(Notice::Action action) {
    const int row = m_sidebar->selectedRow();
    if (action == Notice::Action::addEmulated) {
        m_emulated->add();
    } else if (row < 0) {
        refresh();
    } else if (action != Notice::Action::none) {
        m_drives->readHealth(m_drives->entry(row).drive.id,
                             action == Notice::Action::wakeAndRead ? Backend::Wake::yes : Backend::Wake::no);
    }
}

void MainWindow::removeDrive(int row) {
    const DriveEntry& entry = m_drives->entry(row);
    if (entry.group() == DriveGroup::saved) {
        m_reports->close(entry.drive.id);
    } else {
        m_emulated->remove(entry.drive);
    }
}

bool MainWindow::working() const {
    return std::any_of(m_sessions.begin(), m_sessions.end(), [](const auto& one) { return one.second->working(); });
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_mayClose && working()) {
        event->ignore();
        askBeforeClosing();
        return;
    }
    // A run ends soon after it is asked to; the composition root waits for it while the window is gone already.
    m_services.tasks->requestStopOfAll();
    event->accept();
}

void MainWindow::askBeforeClosing() {
    if (m_question) {
        m_question->raise();
        return;
    }
    m_question = new QMessageBox(QMessageBox::Question, tr("Quit Trimwright?"),
                                 tr("Work on a drive is still under way. It ends cleanly when you quit."),
                                 QMessageBox::NoButton, this);
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* quit = m_question->addButton(tr("Stop and quit"), QMessageBox::AcceptRole);
    m_question->setDefaultButton(m_question->addButton(tr("Go on working"), QMessageBox::RejectRole));
    connect(quit, &QPushButton::clicked, this, [this] {
        m_mayClose = true;
        close();
    });
    auto* watch = new QTimer(m_question); // what was waited for may end before anybody answers
    connect(watch, &QTimer::timeout, this, [this] { static_cast<void>(working() || close()); });
    watch->start(200);
    m_question->open();
}

} // namespace trimwright::ui
