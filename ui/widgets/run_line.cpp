// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/run_line.h"

#include "ui/spacing.h"
#include "ui/widgets/text.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace trimwright::ui {
namespace {

constexpr int runLineSteps = 1000;

} // namespace

RunLine::RunLine(const QString& progressName, QWidget* parent)
    : QWidget(parent),
      m_title(new Text(TextSize::strong, Colour::text)),
      m_detail(new Text(TextSize::body, Colour::secondary)),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_bar(new QProgressBar) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::hair);
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::medium);
    line->addWidget(m_title);
    line->addWidget(m_detail, 1);
    line->addWidget(m_cancel);
    column->addLayout(line);
    m_bar->setRange(0, runLineSteps);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(10);
    m_bar->setAccessibleName(progressName);
    column->addWidget(m_bar);
    connect(m_cancel, &QPushButton::clicked, this, &RunLine::cancelRequested);
}

void RunLine::show(const QString& title, const QString& detail, double fraction, bool cancelling) {
    m_title->setText(cancelling ? tr("Cancelling…") : title);
    m_detail->setText(detail);
    m_bar->setValue(fraction < 0 ? 0 : static_cast<int>(fraction * runLineSteps));
    m_cancel->setEnabled(!cancelling);
    m_cancel->setAccessibleName(tr("Cancel: %1").arg(title));
}

} // namespace trimwright::ui
