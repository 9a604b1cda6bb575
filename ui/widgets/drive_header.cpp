// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/drive_header.h"

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
      m_serial(new CopyButton),
      m_refresh(new QPushButton(tr("Refresh"))),
      m_optimize(new QPushButton(tr("Optimize now"))),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_tabs(new QTabBar) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::page, spacing::card, spacing::page, 1);
    column->setSpacing(spacing::small);
    auto* top = new QHBoxLayout;
    top->setSpacing(10);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    auto* identity = new QHBoxLayout;
    identity->setSpacing(spacing::hair);
    identity->addWidget(m_identity);
    identity->addWidget(m_serial);
    identity->addStretch(1);
    words->addLayout(identity);
    top->addLayout(words, 1);
    for (QPushButton* button : {m_refresh, m_optimize, m_cancel}) {
        top->addWidget(button, 0, Qt::AlignTop);
    }
    column->addLayout(top);
    column->addWidget(m_tabs);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setAccessibleName(tr("Pages"));
    m_optimize->setDefault(true);
    m_optimize->setObjectName(QStringLiteral("optimize"));
    m_optimize->setToolTip(tr("Offers the free space of the ticked filesystems to the drive.") + QLatin1Char(' ') +
                           deletedFilesWarning());
    m_refresh->setObjectName(QStringLiteral("refresh"));
    m_refresh->setToolTip(tr("Reads the drives again (Ctrl+R)"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setAccessibleName(tr("Cancel the optimization"));
    m_cancel->hide();
    connect(m_refresh, &QPushButton::clicked, this, &DriveHeader::refreshRequested);
    connect(m_optimize, &QPushButton::clicked, this, &DriveHeader::optimizeRequested);
    connect(m_cancel, &QPushButton::clicked, this, &DriveHeader::cancelRequested);
}

void DriveHeader::showDrive(const DriveEntry& entry) {
    m_title->setText(modelText(entry.drive));
    m_identity->setText(identityLine(entry.drive) + (entry.drive.serial.empty() ? QString() : QStringLiteral(" ·")));
    const QString serial = plain(entry.drive.serial);
    m_serial->setContent(tr("serial %1").arg(serial), serial, tr("Copy the serial number"));
    m_refresh->setEnabled(!entry.reading);
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
