// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/legend_key.h"

#include "ui/widgets/chart_frame.h"
#include "ui/widgets/painting.h"
#include "ui/widgets/text.h"

#include <QHBoxLayout>
#include <QPainter>

namespace trimwright::ui {
namespace {

constexpr int nameGap = 6;
constexpr double keyWidth = 2;

int roomOf(LegendKey::Shape shape) {
    return shape == LegendKey::Shape::line || shape == LegendKey::Shape::band ? 18 : 10;
}

} // namespace

LegendKey::LegendKey(Colour colour, Shape shape, const QString& name, Qt::PenStyle style, QWidget* parent)
    : QWidget(parent), m_colour(colour), m_shape(shape), m_style(style) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addSpacing(roomOf(shape) + nameGap); // a margin would stay on the left where the window is mirrored
    auto* label = new Text(TextSize::source, Colour::secondary);
    label->setText(name);
    row->addWidget(label);
    row->addSpacing(spacing::card);
}

void LegendKey::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double y = height() / 2.0;
    const int room = roomOf(m_shape);
    const QRectF box(layoutDirection() == Qt::RightToLeft ? width() - room : 0, y - 5, room, 10);
    const QColor ink = colour(this, m_colour);
    painter.setPen(Qt::NoPen);
    switch (m_shape) {
    case Shape::line:
        painter.setPen(QPen(ink, keyWidth, m_style, Qt::FlatCap));
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        return;
    case Shape::band:
        painter.setBrush(ink);
        painter.drawRect(box);
        painter.setPen(QPen(colour(this, Colour::neutral), keyWidth, m_style, Qt::FlatCap));
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        return;
    case Shape::block:
    case Shape::paleBlock:
        painter.setBrush(m_shape == Shape::paleBlock ? paleOf(ink) : ink);
        painter.drawRoundedRect(box, 2, 2);
        return;
    case Shape::disc:
    case Shape::diamond:
        paintEventMark(&painter, box.center(), m_shape == Shape::diamond, ink);
    }
}

} // namespace trimwright::ui
