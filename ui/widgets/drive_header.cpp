// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/drive_header.h"

#include "ui/accessible.h"
#include "ui/format.h"
#include "ui/models/drive_text.h"
#include "ui/models/run_text.h"
#include "ui/widgets/copy_button.h"
#include "ui/widgets/text.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QTabBar>
#include <algorithm>
#include <utility>

namespace trimwright::ui {

namespace {

constexpr int buttonGap = 10;

} // namespace

DriveHeader::DriveHeader(QWidget* parent)
    : QWidget(parent),
      m_title(new Text(TextSize::title, Colour::text)),
      m_identity(new Text(TextSize::body, Colour::secondary)),
      m_dot(new Text(TextSize::body, Colour::secondary)),
      m_serial(new CopyButton),
      m_words(new QVBoxLayout),
      m_top(new QHBoxLayout),
      m_identityLine(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_buttons(new QWidget),
      m_refresh(new QPushButton(tr("Refresh"))),
      m_export(new QPushButton(tr("Export report…"))),
      m_optimize(new QPushButton(tr("Optimize now"))),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_tabs(new QTabBar) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::page, spacing::card, spacing::page, 1);
    column->setSpacing(spacing::small);
    m_top->setSpacing(buttonGap);
    m_top->addWidget(m_title, 1);
    m_top->addWidget(m_buttons);
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(buttonGap);
    for (QPushButton* button : {m_cancel, m_refresh, m_export, m_optimize}) {
        buttons->addWidget(button);
    }
    m_identityLine->setSpacing(spacing::hair);
    m_identityLine->addWidget(m_identity);
    m_identityLine->addWidget(m_dot);
    m_identityLine->addWidget(m_serial);
    m_identityLine->addStretch(1);
    m_words->setSpacing(spacing::hair);
    m_words->addLayout(m_top);
    m_words->addLayout(m_identityLine);
    column->addLayout(m_words);
    column->addWidget(m_tabs);
    readAsOne(m_dot, {}); // nothing to hear
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Pages"));
    m_optimize->setObjectName(QStringLiteral("optimize"));
    m_refresh->setObjectName(QStringLiteral("refresh"));
    m_export->setObjectName(QStringLiteral("exportReport"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setAccessibleName(tr("Cancel the optimization"));
    m_cancel->hide();
    // The run does not change its width, or the other buttons would move under the pointer.
    m_optimize->setText(tr("Optimizing…"));
    const int during = m_optimize->sizeHint().width();
    m_optimize->setText(tr("Optimize now"));
    m_optimize->setMinimumWidth(std::max(during, m_optimize->sizeHint().width()));
    connect(m_refresh, &QPushButton::clicked, this, &DriveHeader::refreshRequested);
    connect(m_export, &QPushButton::clicked, this, &DriveHeader::exportRequested);
    connect(m_optimize, &QPushButton::clicked, this, &DriveHeader::optimizeRequested);
    connect(m_cancel, &QPushButton::clicked, this, &DriveHeader::cancelRequested);
}

void DriveHeader::setTabVisible(int tab, bool visible) {
    // Told a second time before it was laid out, Qt's bar takes back that it has to be: the tab would have no width.
    if (m_tabs->isTabVisible(tab) != visible) {
        m_tabs->setTabVisible(tab, visible);
    }
}

void DriveHeader::showDrive(const DriveEntry& entry) {
    m_title->setText(modelText(entry.drive));
    m_identity->setText(identityLine(entry));
    m_dot->setText(entry.drive.serial.empty() ? QString() : QStringLiteral("·"));
    const QString serial = plain(entry.drive.serial);
    m_serial->setContent(tr("serial %1").arg(isolated(serial)), serial, tr("Copy the serial number"));
    const QString reason = readOnlyReason(entry.drive);
    m_refresh->setEnabled(!entry.reading && reason.isEmpty());
    m_refresh->setToolTip(reason.isEmpty() ? tr("Reads the drives again (Ctrl+R)") : reason);
    m_optimize->setToolTip(reason.isEmpty() ? tr("Offers the free space of the ticked filesystems to the drive.") +
                                                  QLatin1Char(' ') + deletedFilesWarning()
                                            : reason);
    const bool failing = entry.failing();
    if (failing && reason.isEmpty()) {
        m_optimize->setToolTip(backUpFirstText() + QLatin1Char(' ') + deletedFilesWarning());
    }
    const bool unread = entry.error && !entry.report; // then the page says what comes first
    m_optimize->setDefault(!failing && !unread);
    m_export->setDefault(failing); // of a dying drive something is to be kept, not given away
    m_export->setEnabled(entry.report.has_value());
    m_export->setToolTip(entry.report ? tr("A report for a shop, a maker or a buyer, as a page, text or data (Ctrl+E)")
                                      : tr("There is nothing to report before the health could be read."));
}

void DriveHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int leastWidth = 640; // below that the buttons would leave the model no room
    const bool narrow = width() < leastWidth;
    if (narrow == m_narrow) {
        return;
    }
    m_narrow = narrow;
    m_refresh->setVisible(!narrow || !m_cancel->isVisibleTo(this));
    m_dot->setVisible(!narrow);
    m_identityLine->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_identityLine->setSpacing(narrow ? 0 : spacing::hair);
    if (narrow) { // title, identity, buttons
        m_buttons->layout()->setContentsMargins(0, spacing::hair, 0, spacing::hair);
        m_words->addWidget(m_buttons, 0, Qt::AlignLeading);
    } else {
        m_buttons->layout()->setContentsMargins(0, 0, 0, 0);
        m_top->addWidget(m_buttons);
    }
}

void DriveHeader::showRun(const DriveSession& session, bool vanished, bool pageCancels) {
    const bool active = session.run().active;
    const bool ended = std::exchange(m_runs, active) && !active;
    const bool cancelHadFocus = m_cancel->hasFocus() || m_buttons->hasFocus(); // there while it cancels
    const bool optimizeHadFocus = m_optimize->hasFocus();
    m_optimize->setText(active ? tr("Optimizing…") : tr("Optimize now"));
    m_cancel->setVisible(active && !pageCancels);
    m_cancel->setEnabled(!session.run().cancelling);
    m_refresh->setVisible(!m_narrow || !m_cancel->isVisibleTo(this)); // there is no room for four
    if (m_cancel->isVisibleTo(this) && optimizeHadFocus) {
        m_cancel->setFocus();
    }
    m_optimize->setEnabled(session.canOptimize() && !vanished);
    if (ended && cancelHadFocus) {
        m_optimize->setFocus();
    }
}

void DriveHeader::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colour(this, Colour::sidebar));
    painter.fillRect(QRect(0, height() - 1, width(), 1), colour(this, Colour::border));
}

} // namespace trimwright::ui
