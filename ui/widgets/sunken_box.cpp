// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sunken_box.h"

#include "ui/accessible.h"
#include "ui/spacing.h"

#include <QPainter>

namespace trimwright::ui {

SunkenBox::SunkenBox(QWidget* parent) : QFrame(parent) {
    setAccessibleRole(this, QAccessible::Grouping);
}

void SunkenBox::setFill(Colour fill) {
    m_fill = fill;
    update();
}

void SunkenBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(this, m_fill));
    painter.drawRoundedRect(QRectF(rect()), spacing::controlRadius, spacing::controlRadius);
}

} // namespace trimwright::ui
