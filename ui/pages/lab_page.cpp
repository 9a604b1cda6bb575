// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lab_page.h"

#include "core/emulator/drive_model.h"
#include "ui/models/lab_session.h"
#include "ui/models/lab_text.h"
#include "ui/spacing.h"
#include "ui/widgets/card_grid.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/experiments_view.h"
#include "ui/widgets/flash_card.h"
#include "ui/widgets/inside_card.h"
#include "ui/widgets/lab_controls.h"
#include "ui/widgets/lab_speed_card.h"

#include <QHBoxLayout>
#include <algorithm>

namespace trimwright::ui {
namespace {

/// The key of the model that a drive is of, by what it says about itself.
std::string modelKeyOf(const Drive& drive) {
    const auto& all = emulator::driveModels();
    const auto found = std::find_if(all.begin(), all.end(), [&drive](const emulator::DriveModel& model) {
        return model.identity_model == drive.model && model.firmware == drive.firmware;
    });
    return found == all.end() ? std::string() : found->key;
}

} // namespace

LabPage::LabPage(QWidget* parent)
    : Page(parent),
      m_views(new ChoiceRow(tr("What the lab shows"), {tr("This drive"), tr("Experiments")})),
      m_controls(new LabControls),
      m_speed(new LabSpeedCard),
      m_flash(new FlashCard),
      m_inside(new InsideCard),
      m_experiments(new ExperimentsView) {
    setAccessibleName(tr("Lab"));
    column()->addWidget(m_views, 0, Qt::AlignLeading);
    m_drive = makeDriveView();
    column()->addWidget(m_drive, 1);
    column()->addWidget(m_experiments, 1);
    m_experiments->hide();
    connect(m_views, &ChoiceRow::changed, this, [this](int view) {
        m_drive->setVisible(view == driveView);
        m_experiments->setVisible(view == experimentsView);
    });
    connect(m_controls, &LabControls::policyChosen, this, [this](const std::string& policy) {
        if (m_lab) {
            m_lab->setPolicy(policy);
        }
    });
    connect(m_controls, &LabControls::actionChosen, this, [this](const std::string& action) {
        if (m_lab) {
            m_lab->perform(action);
        }
    });
    connect(m_speed, &LabSpeedCard::cancelRequested, this, [this] {
        if (m_lab) {
            m_lab->cancel();
        }
    });
    connect(m_speed, &LabSpeedCard::clearRequested, this, [this] {
        if (m_lab) {
            m_lab->clearTimeline();
        }
    });
}

QWidget* LabPage::makeDriveView() {
    auto* view = new QWidget;
    auto* row = new QBoxLayout(QBoxLayout::LeftToRight, view);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::gap);
    m_sides = row;
    m_controls->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    row->addWidget(m_controls);
    auto* side = new QVBoxLayout;
    side->setSpacing(spacing::gap);
    side->addWidget(m_speed, 1);
    m_side = side;
    auto* below = new CardGrid;
    below->setFillsHeight(true);
    below->addCard(m_flash, 300, 4);
    below->addCard(m_inside, 240, 3);
    side->addLayout(below, 1);
    row->addLayout(side, 1);
    return view;
}

void LabPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    constexpr int leastBeside = 640;
    const bool narrow = width() < leastBeside;
    if (narrow == m_narrow) {
        return;
    }
    m_narrow = narrow;
    m_controls->setColumns(narrow ? 2 : 1);
    if (narrow) { // what is done is seen above it
        m_sides->insertWidget(0, m_speed);
    } else {
        m_side->insertWidget(0, m_speed, 1);
    }
    m_sides->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_controls->setSizePolicy(narrow ? QSizePolicy::Preferred : QSizePolicy::Maximum, QSizePolicy::Preferred);
}

void LabPage::openView(int view) {
    m_views->choose(view);
}

void LabPage::showDrive(const DriveEntry& entry, DriveSession& session) {
    LabSession* const lab = session.lab();
    if (lab == nullptr) {
        return; // not an emulated drive: the window shows another page
    }
    if (lab != m_lab) {
        attach(lab);
        lab->load();
    }
    lab->experiments().setPreferredModel(modelKeyOf(entry.drive));
    m_experiments->show(&lab->experiments());
}

void LabPage::attach(LabSession* lab) {
    if (m_lab) {
        disconnect(m_lab, nullptr, this, nullptr);
    }
    m_lab = lab;
    connect(lab, &LabSession::changed, this, &LabPage::showState);
    connect(lab, &LabSession::timelineChanged, this, &LabPage::showTimeline);
    connect(lab, &LabSession::mapChanged, m_flash, [this] { m_flash->showMap(m_lab->map()); });
    m_flash->showMap(lab->map());
}

void LabPage::showSession(DriveSession& session) {
    if (session.lab() != nullptr) {
        showState();
        showTimeline();
    }
}

void LabPage::showState() {
    if (!m_lab || session() == nullptr) {
        return;
    }
    m_controls->show(*m_lab);
    m_speed->show(*m_lab);
    const auto& status = m_lab->status();
    m_inside->setVisible(status.has_value());
    const bool flash = !m_lab->map() || !m_lab->map()->blocks.empty(); // a hard disk has none
    m_flash->setVisible(flash && !m_lab->unreadable());
    if (status) {
        const auto& speed = session()->speed();
        LabUsage usage = labUsage(*status, m_lab->drive().capacity_bytes.value_or(0), flash);
        if (speed) {
            usage.sentence = (usage.sentence + QLatin1Char(' ') + scatteredText(*speed)).trimmed();
        }
        m_inside->show(usage, labFacts(*status, speed, flash));
    }
}

void LabPage::showTimeline() {
    if (m_lab && session() != nullptr) {
        m_speed->showTimeline(*m_lab, session()->speed());
    }
}

} // namespace trimwright::ui
