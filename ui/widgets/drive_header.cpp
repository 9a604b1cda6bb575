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

namespace trimwright::ui {

DriveHeader::DriveHeader(QWidget* parent)
    : QWidget(parent),
      m_title(new Text(TextSize::title, Colour::text)),
      m_identity(new Text(TextSize::body, Colour::secondary)),
      m_dot(new Text(TextSize::body, Colour::secondary)),
      m_serial(new CopyButton),
      m_top(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_identityLine(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_refresh(new QPushButton(tr("Refresh"))),
      m_export(new QPushButton(tr("Export report…"))),
      m_optimize(new QPushButton(tr("Optimize now"))),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_tabs(new QTabBar) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::page, spacing::card, spacing::page, 1);
    column->setSpacing(spacing::small);
    m_top->setSpacing(10);
    m_top->addWidget(m_title, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    for (QPushButton* button : {m_refresh, m_export, m_optimize, m_cancel}) {
        buttons->addWidget(button);
    }
    buttons->addStretch(0);
    m_top->addLayout(buttons);
    m_identityLine->setSpacing(spacing::hair);
    m_identityLine->addWidget(m_identity);
    m_identityLine->addWidget(m_dot);
    m_identityLine->addWidget(m_serial);
    m_identityLine->addStretch(1);
    auto* words = new QVBoxLayout;
    words->setSpacing(spacing::hair);
    words->addLayout(m_top);
    words->addLayout(m_identityLine);
    column->addLayout(words);
    column->addWidget(m_tabs);
    readAsOne(m_dot, {}); // nothing to hear
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Pages"));
    m_optimize->setDefault(true);
    m_optimize->setObjectName(QStringLiteral("optimize"));
    m_refresh->setObjectName(QStringLiteral("refresh"));
    m_export->setObjectName(QStringLiteral("exportReport"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setAccessibleName(tr("Cancel the optimization"));
    m_cancel->hide();
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
    m_identity->setText(identityLine(entry.drive));
    m_dot->setText(entry.drive.serial.empty() ? QString() : QStringLiteral("·"));
    const QString serial = plain(entry.drive.serial);
    m_serial->setContent(tr("serial %1").arg(isolated(serial)), serial, tr("Copy the serial number"));
    const QString reason = readOnlyReason(entry.drive);
    m_refresh->setEnabled(!entry.reading && reason.isEmpty());
    m_refresh->setToolTip(reason.isEmpty() ? tr("Reads the drives again (Ctrl+R)") : reason);
    m_optimize->setToolTip(reason.isEmpty() ? tr("Offers the free space of the ticked filesystems to the drive.") +
                                                  QLatin1Char(' ') + deletedFilesWarning()
                                            : reason);
    m_export->setEnabled(entry.report.has_value());
    m_export->setToolTip(entry.report ? tr("A report for a shop, a maker or a buyer, as a page, text or data (Ctrl+E)")
                                      : tr("There is nothing to report before the health could be read."));
}

void DriveHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int leastWidth = 640; // below that the buttons would leave the model no room
    const bool narrow = width() < leastWidth;
    m_dot->setVisible(!narrow);
    m_top->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_identityLine->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void DriveHeader::showRun(const DriveSession& session, bool vanished, bool pageCancels) {
    const bool active = session.run().active && !pageCancels;
    m_optimize->setText(session.run().active ? tr("Optimizing…") : tr("Optimize now"));
    const bool cancelHadFocus = m_cancel->hasFocus();
    const bool optimizeHadFocus = m_optimize->hasFocus();
    m_optimize->setVisible(!active);
    m_optimize->setEnabled(session.canOptimize() && !vanished);
    m_cancel->setVisible(active);
    m_cancel->setEnabled(!session.run().cancelling);
    if (active && optimizeHadFocus) {
        m_cancel->setFocus();
    } else if (!active && cancelHadFocus) {
        m_optimize->setFocus();
    }
}

void DriveHeader::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colour(this, Colour::sidebar));
    painter.fillRect(QRect(0, height() - 1, width(), 1), colour(this, Colour::border));
}

} // namespace trimwright::ui
