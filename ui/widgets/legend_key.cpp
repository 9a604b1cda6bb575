// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/legend_key.h"

#include "ui/widgets/painting.h"
#include "ui/widgets/text.h"

#include <QHBoxLayout>
#include <QPainter>

namespace trimwright::ui {
namespace {

constexpr int keyRoom = 26;
constexpr double keyWidth = 2.4;

} // namespace

LegendKey::LegendKey(Colour colour, Shape shape, const QString& name, Qt::PenStyle style, QWidget* parent)
    : QWidget(parent), m_colour(colour), m_shape(shape), m_style(style) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addSpacing(keyRoom); // a margin would stay on the left where the window is mirrored
    auto* label = new Text(TextSize::source, Colour::secondary);
    label->setText(name);
    row->addWidget(label);
    row->addSpacing(spacing::medium);
}

void LegendKey::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double y = height() / 2.0;
    const double left = layoutDirection() == Qt::RightToLeft ? width() - 20 : 2;
    const QColor ink = colour(this, m_colour);
    switch (m_shape) {
    case Shape::line:
        painter.setPen(QPen(ink, keyWidth, m_style, Qt::RoundCap));
        painter.drawLine(QPointF(left, y), QPointF(left + 18, y));
        return;
    case Shape::block:
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawRoundedRect(QRectF(left + 4, y - 5, 10, 10), 2, 2);
        return;
    case Shape::disc:
    case Shape::diamond:
        paintEventMark(&painter, QPointF(left + 9, y), m_shape == Shape::diamond, ink);
    }
}

} // namespace trimwright::ui
