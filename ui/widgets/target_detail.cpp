// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/target_detail.h"

#include "ui/format.h"
#include "ui/models/target_model.h"
#include "ui/widgets/mark_label.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace trimwright::ui {
namespace {

/// A sunken area inside a card.
class SunkenBox : public QFrame {
  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour(this, Colour::sunken));
        painter.drawRoundedRect(QRectF(rect()), spacing::controlRadius, spacing::controlRadius);
    }
};

QString eligibleText(const TrimTarget& target) {
    QString text = TargetDetail::tr("Every layer between this filesystem and the drive accepts TRIM.");
    if (target.free_bytes) {
        text += QLatin1Char(' ') + TargetDetail::tr("A run offers its free space to the drive, %1 at most.")
                                       .arg(bytesText(*target.free_bytes));
    }
    return text;
}

} // namespace

TargetDetail::TargetDetail(QWidget* parent)
    : Card(tr("The selected filesystem"), parent),
      m_name(new Text(TextSize::lead, Colour::text)),
      m_mark(new MarkLabel(MarkLabel::Look::pill)),
      m_text(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_fixBox(new SunkenBox),
      m_fix(new Text(TextSize::body, Colour::text, Text::Lines::wrapped)),
      m_copy(new QPushButton(tr("Copy"))) {
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::medium);
    line->addWidget(m_name);
    line->addWidget(m_mark);
    line->addStretch(1);
    body()->addLayout(line);
    body()->addWidget(m_text);
    auto* fix = new QHBoxLayout(m_fixBox);
    fix->setContentsMargins(spacing::medium, spacing::small, spacing::small, spacing::small);
    fix->addWidget(m_fix, 1);
    fix->addWidget(m_copy, 0, Qt::AlignTop);
    m_fix->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_fix->setFocusPolicy(Qt::NoFocus);
    m_copy->setFlat(true);
    m_copy->setAccessibleName(tr("Copy what to do"));
    body()->addWidget(m_fixBox);
    body()->addStretch(1);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_fix->text()); });
}

void TargetDetail::show(const TrimTarget& target) {
    m_name->setText(mountText(target.mount));
    m_name->setElideMode(Qt::ElideMiddle);
    m_mark->setMark(TargetModel::pathMark(target));
    m_text->setText(target.skip ? sentence(target.skip->text) : eligibleText(target));
    QString fix = target.skip ? sentence(target.skip->fix) : QString();
    if (target.skip && target.skip->opt_in) {
        const QString tick = tr("Off by default. Tick it in the table to optimize it all the same.");
        fix = fix.isEmpty() ? tick : fix + QLatin1Char('\n') + tick;
    }
    m_fix->setText(fix);
    m_fixBox->setVisible(!fix.isEmpty());
    m_copy->setVisible(target.skip && !target.skip->fix.empty());
}

} // namespace trimwright::ui
