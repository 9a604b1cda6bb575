// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/mark_label.h"

#include "ui/accessible.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QPainter>

namespace trimwright::ui {

MarkLabel::MarkLabel(Look look, QWidget* parent, int shapeSize)
    : QWidget(parent), m_look(look), m_shapeSize(shapeSize) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleRole(this, QAccessible::StaticText);
}

void MarkLabel::setMark(const Mark& mark) {
    m_mark = mark;
    setAccessibleName(mark.word);
    updateGeometry();
    update();
}

QSize MarkLabel::sizeHint() const {
    return m_look == Look::shape ? QSize(m_shapeSize, m_shapeSize) : pillSize(QApplication::font(), m_mark.text);
}

void MarkLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (m_look == Look::pill) {
        paintPill(&painter, rect(), QApplication::font(), schemeOf(palette()), m_mark.sign, m_mark.colour, m_mark.text,
                  layoutDirection());
        return;
    }
    paintSign(&painter, QRectF(rect()), m_mark.sign, colour(this, m_mark.colour));
}

} // namespace trimwright::ui
