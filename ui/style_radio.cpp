// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style_radio.h"

#include "ui/palette.h"

#include <QPainter>
#include <QStyleOption>
#include <algorithm>

namespace trimwright::ui {

void paintRadioButton(const QStyleOption* option, QPainter* painter) {
    const auto of = [option](Colour which) { return colour(schemeOf(option->palette), which); };
    const bool on = option->state.testFlag(QStyle::State_On);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    constexpr int largest = 18;
    const int side = std::min({option->rect.width(), option->rect.height(), largest});
    QRect box(0, 0, side, side);
    box.moveCenter(option->rect.center());
    const QColor fill = of(!enabled ? Colour::sunken : on ? Colour::accentFill : Colour::surface);
    const QColor border = of(!enabled ? Colour::borderStrong : on ? Colour::accentFill : Colour::muted);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(border, on ? 1 : 1.4));
    painter->setBrush(fill);
    const QRectF ring = QRectF(box).adjusted(0.7, 0.7, -0.7, -0.7);
    painter->drawEllipse(ring);
    if (on) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(of(enabled ? Colour::onAccent : Colour::muted));
        const double dot = side / 5.0;
        painter->drawEllipse(ring.center(), dot, dot);
    }
    if (option->state.testFlag(QStyle::State_HasFocus) && option->state.testFlag(QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(of(Colour::accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawEllipse(QRectF(box).adjusted(-1, -1, 1, 1));
    }
    painter->restore();
}

} // namespace trimwright::ui
