// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/optimizer_page.h"

#include "ui/format.h"
#include "ui/models/drive_text.h"
#include "ui/models/run_text.h"
#include "ui/widgets/card_grid.h"
#include "ui/widgets/delegates.h"
#include "ui/widgets/notice_card.h"
#include "ui/widgets/path_card.h"
#include "ui/widgets/plain_table.h"
#include "ui/widgets/results_card.h"
#include "ui/widgets/schedule_card.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

namespace trimwright::ui {
namespace {

constexpr int barSteps = 1000;
constexpr int mostTargetRows = 8;

} // namespace

OptimizerPage::OptimizerPage(ScheduleSession* schedule, QWidget* parent)
    : Page(parent),
      m_card(new Card(tr("Filesystems on this drive"))),
      m_warning(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_table(new PlainTable(spacing::filesystemRow)),
      m_empty(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_runTitle(new Text(TextSize::strong, Colour::text)),
      m_runDetail(new Text(TextSize::body, Colour::secondary)),
      m_bar(new QProgressBar),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_results(new ResultsCard),
      m_path(new PathCard),
      m_scheduleSession(schedule),
      m_below(new CardGrid) {
    setAccessibleName(tr("Optimizer"));
    m_warning->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_card->head()->setSpacing(spacing::page);
    m_card->head()->setStretch(0, 0); // the title keeps its width, the warning wraps
    m_card->head()->addWidget(m_warning, 1);
    m_table->setItemDelegate(new TargetDelegate(m_table));
    m_table->setAccessibleName(tr("Filesystems on this drive"));
    m_empty->setContentsMargins(spacing::small, 0, spacing::small, 0);
    m_card->body()->addWidget(m_empty);
    m_table->fillCard(*m_card);
    m_runBox = makeRunBox();
    m_card->body()->addWidget(m_runBox);
    column()->addWidget(m_card);
    column()->addWidget(m_results);
    m_below->addCard(m_path, 360, 5);
    column()->addLayout(m_below);
    column()->addStretch(1);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (session() != nullptr) {
            session()->cancel();
        }
    });
    connect(m_path, &PathCard::proveRequested, this, [this] {
        if (session() != nullptr && m_table->currentIndex().isValid()) {
            session()->proof().start(session()->targets()->listed(m_table->currentIndex().row()));
        }
    });
    // The answer is longer than the question was, and may have grown out of the window.
    connect(m_path, &PathCard::proofAnswered, this, [this] {
        QTimer::singleShot(0, this, [this] { ensureWidgetVisible(m_path->proof(), 0, spacing::page); });
    });
    connect(m_path, &PathCard::cancelProofRequested, this, [this] {
        if (session() != nullptr) {
            session()->proof().cancel();
        }
    });
}

QWidget* OptimizerPage::makeRunBox() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(spacing::small, spacing::small, spacing::small, 0);
    column->setSpacing(spacing::small);
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::medium);
    line->addWidget(m_runTitle);
    line->addWidget(m_runDetail, 1);
    line->addWidget(m_cancel);
    column->addLayout(line);
    m_bar->setRange(0, barSteps);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(10);
    m_bar->setAccessibleName(tr("Progress of the optimization"));
    m_cancel->setObjectName(QStringLiteral("cancelRun"));
    m_cancel->setAccessibleName(tr("Cancel the optimization"));
    column->addWidget(m_bar);
    return box;
}

void OptimizerPage::showDrive(const DriveEntry& entry, DriveSession& session) {
    m_vanished = entry.vanished;
    const QString first = entry.failing() ? backUpFirstText() : tr("Optimizing tells the drive which blocks are free.");
    m_warning->setText(first + QLatin1Char(' ') + deletedFilesWarning());
    m_warning->setColour(entry.failing() ? Colour::failing : Colour::secondary);
    showSchedule(entry);
    if (m_table->model() != session.targets()) {
        const QItemSelectionModel* old = m_table->selectionModel();
        m_table->setModel(session.targets());
        delete old;
        m_table->fitRows(mostTargetRows);
        m_table->shareWidth({34, 16, 11, 22, 17});
        m_table->setGivingWay({TargetModel::FreeColumn, TargetModel::UsedColumn, TargetModel::ResultColumn});
        connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &OptimizerPage::showSelected);
    }
    // Last, for it tells of it at once.
    if (session.history().picture(HistoryRange::all) == nullptr && !session.history().loading(HistoryRange::all)) {
        session.history().load(HistoryRange::all); // for the last runs, however long ago
    }
}

/// The schedule is this computer's, whichever of its drives is looked at: who starts with an emulated one finds it,
/// too. A saved report may be of another computer.
void OptimizerPage::showSchedule(const DriveEntry& entry) {
    const bool wanted = entry.group() != DriveGroup::saved;
    if (m_schedule == nullptr && wanted && m_scheduleSession != nullptr) {
        m_schedule = new ScheduleCard(*m_scheduleSession);
        m_below->addCard(m_schedule, 320, 4);
        connect(m_scheduleSession, &ScheduleSession::changed, this, [this] {
            if (session() != nullptr) {
                showTargets(*session());
            }
        });
    }
    if (m_schedule != nullptr) {
        m_schedule->setVisible(wanted);
        m_schedule->setBesideEmulated(entry.drive.emulated);
    }
}

/// The button stays as it is: whether the helper is there was looked at when the program started.
void OptimizerPage::showHelper(const DriveSession& session) {
    const QString command = session.setUpCommand();
    const bool wanted = !command.isEmpty() && session.targets().eligibleCount() > 0 && !m_vanished;
    if (m_helper == nullptr && wanted) {
        m_helper = new NoticeCard;
        column()->insertWidget(0, m_helper);
        m_helper->lower(); // read first, too
    }
    if (m_helper != nullptr) {
        m_helper->show(wanted ? helperMissing(command) : Notice{});
    }
}

void OptimizerPage::showSession(DriveSession& session) {
    showHelper(session);
    showTargets(session);
    showRun(session);
    showProof();
}

void OptimizerPage::showTargets(DriveSession& session) {
    if (m_table->model() != session.targets()) {
        return; // another drive is about to be shown
    }
    const int rows = session.targets()->rowCount();
    session.targets()->setLastRuns(lastRunsOf(session, m_scheduleSession));
    QString text;
    if (const QString reason = readOnlyReason(session.drive()); !reason.isEmpty()) {
        text = reason;
    } else if (m_vanished) {
        text = tr("The drive is no longer connected.");
    } else if (!session.targetsLoaded()) {
        text = tr("The filesystems are being listed…");
    } else if (!session.targetErrors().isEmpty()) {
        text = session.targetErrors().join(QLatin1Char(' '));
    } else if (rows == 0) {
        const QString noNeed = noNeedText(session.drive());
        text = !noNeed.isEmpty() ? noNeed
                                 : tr("No filesystem of this drive is mounted, so there is no free space to offer. "
                                      "Mount one and press Refresh.");
    }
    m_empty->setText(text);
    m_empty->setVisible(!text.isEmpty());
    m_table->setVisible(rows > 0);
    m_warning->setVisible(rows > 0);
    m_path->setVisible(rows > 0);
    if (rows > 0 && !m_table->currentIndex().isValid()) {
        int row = 0; // the first that needs an explanation
        for (int i = rows - 1; i >= 0; --i) {
            row = session.targets()->target(i).eligible() ? row : i;
        }
        // Not selectRow(): in a mirrored table that is not laid out yet it finds no column.
        m_table->setCurrentIndex(session.targets()->index(row, TargetModel::FilesystemColumn));
    }
    showSelected();
}

void OptimizerPage::showRun(const DriveSession& session) {
    const DriveSession::Run& run = session.run();
    m_runBox->setVisible(run.active);
    m_runTitle->setText(run.cancelling        ? tr("Cancelling…")
                        : run.mount.isEmpty() ? tr("Optimizing…")
                                              : tr("Optimizing %1").arg(run.mount));
    m_runDetail->setText(runProgressText(run));
    m_bar->setValue(static_cast<int>(run.fraction * barSteps));
    m_cancel->setEnabled(!run.cancelling);
    m_results->setVisible(!session.results().empty());
    m_results->show(session.results());
}

void OptimizerPage::showSelected() {
    if (session() != nullptr && m_table->currentIndex().isValid()) {
        const TrimTarget& target = session()->targets()->target(m_table->currentIndex().row());
        if (TargetModel::needsNoTrim(session()->drive(), target)) {
            m_path->showNoNeed(target);
            return;
        }
        m_path->show(target);
        showProof();
    }
}

void OptimizerPage::showProof() {
    if (session() != nullptr) {
        m_path->showProof(session()->proof());
    }
}

} // namespace trimwright::ui
