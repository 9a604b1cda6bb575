// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/card.h"

#include "ui/accessible.h"

#include <QHBoxLayout>
#include <QPainter>

namespace trimwright::ui {

Card::Card(const QString& title, QWidget* parent)
    : QFrame(parent),
      m_body(new QVBoxLayout(this)),
      m_head(new QHBoxLayout),
      m_title(new Text(TextSize::caption, Colour::secondary)) {
    setAccessibleRole(this, QAccessible::Grouping);
    m_body->setContentsMargins(spacing::card, spacing::card, spacing::card, spacing::card);
    m_body->setSpacing(spacing::small);
    m_head->addWidget(m_title, 1);
    m_body->addLayout(m_head);
    setTitle(title);
}

void Card::setTitle(const QString& title) {
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    setAccessibleName(title);
}

void Card::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colour(this, Colour::border));
    painter.setBrush(colour(this, Colour::surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), spacing::cardRadius, spacing::cardRadius);
}

} // namespace trimwright::ui
