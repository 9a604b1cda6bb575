// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include "core/emulator/emulated_backend.h"
#include "ui/dialogs.h"
#include "ui/drive_view.h"
#include "ui/format.h"
#include "ui/models/schedule_session.h"
#include "ui/spacing.h"
#include "ui/task.h"
#include "ui/widgets/sidebar.h"

#include <QCloseEvent>
#include <QListView>
#include <QMessageBox>
#include <QShortcut>
#include <QSplitter>

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
      m_view(new DriveView(m_schedule)) {
    auto* splitter = new QSplitter;
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_sidebar);
    splitter->addWidget(m_view);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({spacing::sidebarWidth, firstSize.width() - spacing::sidebarWidth});
    m_sidebar->setMinimumWidth(200);
    m_sidebar->setMaximumWidth(460);
    setCentralWidget(splitter);
    resize(firstSize);
    setMinimumSize(760, 480);

    connect(m_sidebar, &Sidebar::selected, this, &MainWindow::showRow);
    connect(m_sidebar, &Sidebar::activated, this, [this] { m_view->setFocus(); });
    connect(m_sidebar, &Sidebar::addRequested, this, &MainWindow::addEmulatedDrive);
    connect(m_sidebar, &Sidebar::removeRequested, this, &MainWindow::removeEmulatedDrive);
    connect(m_drives, &DriveModel::listed, this, &MainWindow::chooseFirst);
    connect(m_drives, &DriveModel::healthRead, this, &MainWindow::chooseFirst);
    connect(m_drives, &QAbstractItemModel::dataChanged, this, &MainWindow::showSelected);
    connect(m_view, &DriveView::refreshRequested, this, &MainWindow::refresh);
    connect(m_view, &DriveView::noticeAction, this, &MainWindow::act);
    connect(m_view, &DriveView::optimizeRequested, this, [this] {
        if (DriveSession* session = currentSession()) {
            session->optimize();
        }
    });
    connect(m_view, &DriveView::cancelRequested, this, [this] {
        if (DriveSession* session = currentSession()) {
            session->cancel();
        }
    });
    makeShortcuts();
}

MainWindow::~MainWindow() = default;

void MainWindow::makeShortcuts() {
    const auto on = [this](const QKeySequence& keys, auto call) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, call);
    };
    on(QKeySequence(tr("Ctrl+R")), [this] { refresh(); });
    on(QKeySequence(QKeySequence::Refresh), [this] { refresh(); });
    on(QKeySequence(QKeySequence::HelpContents), [this] { showAboutDialog(this); });
    on(QKeySequence(QKeySequence::Quit), [this] { close(); });
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
        session->loadTargets();
    }
    if (m_schedule != nullptr) {
        m_schedule->load();
    }
}

void MainWindow::chooseFirst() {
    if (m_drives->rowCount() == 0 && !m_drives->listingErrors().isEmpty()) {
        m_view->showEmpty({Sign::triangle,
                           Colour::attention,
                           tr("The drives could not be listed"),
                           m_drives->listingErrors().join(QLatin1Char('\n')),
                           {},
                           Notice::Action::read});
        return;
    }
    if (m_drives->rowCount() == 0) {
        m_view->showEmpty({Sign::dash, Colour::neutral, tr("No drives were found"),
                           tr("Trimwright looked for NVMe, SATA, SAS, USB and MMC drives."),
                           m_services.emulator != nullptr
                               ? tr("Plug one in, or add an emulated drive to see what optimizing does.")
                               : tr("Plug one in; it appears here by itself."),
                           Notice::Action::none});
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

void MainWindow::showRow(int row) {
    m_userChose = m_userChose || !m_choosing;
    if (row < 0) {
        return;
    }
    const DriveEntry& entry = m_drives->entry(row);
    m_drives->setPinned(entry.drive.id);
    DriveSession* session = sessionOf(entry);
    session->loadTargets();
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
        session = std::make_unique<DriveSession>(m_services, entry.drive);
        connect(session.get(), &DriveSession::runEnded, this,
                [this, id = entry.drive.id] { m_drives->readHealth(id); });
    }
    return session.get();
}

DriveSession* MainWindow::currentSession() {
    const int row = m_sidebar->selectedRow();
    return row >= 0 ? sessionOf(m_drives->entry(row)) : nullptr;
}

void MainWindow::act(Notice::Action action) {
    const int row = m_sidebar->selectedRow();
    if (row < 0) {
        refresh();
    } else if (action != Notice::Action::none) {
        m_drives->readHealth(m_drives->entry(row).drive.id,
                             action == Notice::Action::wakeAndRead ? Backend::Wake::yes : Backend::Wake::no);
    }
}

void MainWindow::addEmulatedDrive() {
    const auto wish = askForEmulatedDrive(this);
    if (!wish) {
        return;
    }
    m_services.tasks->run(
        this,
        [emulator = m_services.emulator, wish = *wish](std::stop_token) {
            return emulator->add(wish.model, wish.name);
        },
        [this](Result<Drive> added) {
            if (!added) {
                QMessageBox::warning(this, tr("Add an emulated drive"), sentence(added.error().message));
                return;
            }
            m_select = plain(added->id.value);
            m_drives->refresh(DriveModel::Read::newDrives);
        });
}

void MainWindow::removeEmulatedDrive(int row) {
    const Drive drive = m_drives->entry(row).drive;
    const auto answer = QMessageBox::question(this, tr("Remove an emulated drive"),
                                              tr("Remove %1 and everything it simulates?").arg(modelText(drive)),
                                              QMessageBox::Yes | QMessageBox::Cancel);
    if (answer != QMessageBox::Yes) {
        return;
    }
    m_drives->setPinned({});
    m_services.tasks->run(
        this, [emulator = m_services.emulator, id = drive.id](std::stop_token) { return emulator->remove(id); },
        [this](Result<> removed) {
            if (!removed) {
                QMessageBox::warning(this, tr("Remove an emulated drive"), sentence(removed.error().message));
            }
            m_drives->refresh(DriveModel::Read::newDrives);
        });
}

void MainWindow::closeEvent(QCloseEvent* event) {
    // A run ends soon after it is asked to; the composition root waits for it while the window is gone already.
    m_services.tasks->requestStopOfAll();
    event->accept();
}

} // namespace trimwright::ui
