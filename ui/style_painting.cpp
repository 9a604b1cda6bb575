// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style_painting.h"

#include "ui/spacing.h"

#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <algorithm>

namespace trimwright::ui {
namespace {

QColor mixed(const QColor& base, const QColor& other, double share) {
    const auto channel = [share](float a, float b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(channel(base.redF(), other.redF()), channel(base.greenF(), other.greenF()),
                            channel(base.blueF(), other.blueF()));
}

/// A rectangle whose one-pixel border lies on whole pixels.
QRectF crisp(const QRect& rect) {
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

} // namespace

QColor colourOf(const QStyleOption* option, Colour which) {
    return colour(schemeOf(option->palette), which);
}

bool keyboardFocus(const QStyleOption* option) {
    return option->state.testFlag(QStyle::State_HasFocus) && option->state.testFlag(QStyle::State_KeyboardFocusChange);
}

void roundedBox(QPainter* painter, const QRectF& box, double radius, const QColor& border, const QBrush& fill,
                double width) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(border.isValid() ? QPen(border, width) : QPen(Qt::NoPen));
    painter->setBrush(fill);
    painter->drawRoundedRect(box, radius, radius);
    painter->restore();
}

void paintButton(const QStyleOption* option, QPainter* painter) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool primary = button && button->features.testFlag(QStyleOptionButton::DefaultButton);
    const bool flat = button && button->features.testFlag(QStyleOptionButton::Flat);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const bool down = option->state.testFlag(QStyle::State_Sunken);
    const bool hover = enabled && option->state.testFlag(QStyle::State_MouseOver);
    const bool chosen = option->state.testFlag(QStyle::State_On); // one of a row of choices
    QColor fill = colourOf(option, primary && enabled ? Colour::accentFill
                                   : chosen           ? Colour::accentSoft
                                   : flat             ? Colour::sunken
                                                      : Colour::surface);
    if (down || hover) {
        fill = mixed(fill, primary ? colourOf(option, Colour::text) : colourOf(option, Colour::borderStrong),
                     down ? 0.3 : 0.14);
    }
    QColor border = primary && enabled ? fill : colourOf(option, enabled ? Colour::borderStrong : Colour::border);
    if (flat) {
        border = QColor();
    }
    if (!flat || down || hover || chosen) {
        roundedBox(painter, crisp(option->rect), spacing::controlRadius, border, fill);
    }
    if (keyboardFocus(option)) {
        const QColor ring = colourOf(option, primary ? Colour::onAccent : Colour::accent);
        const double inset = primary ? 3 : 1;
        roundedBox(painter, QRectF(option->rect).adjusted(inset, inset, -inset, -inset), spacing::controlRadius - 1,
                   ring, Qt::NoBrush, primary ? 1.5 : 2);
    }
}

bool isChoice(const QWidget* widget) {
    const auto* button = qobject_cast<const QPushButton*>(widget);
    return button != nullptr && button->isCheckable();
}

void paintCheckBox(const QStyleOption* option, QPainter* painter) {
    const bool on = option->state.testFlag(QStyle::State_On);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const int side = std::min({option->rect.width(), option->rect.height(), 18});
    QRect box(0, 0, side, side);
    box.moveCenter(option->rect.center());
    const QColor fill = on && enabled ? colourOf(option, Colour::accentFill)
                                      : colourOf(option, enabled ? Colour::surface : Colour::sunken);
    const QColor border = on && enabled ? fill : colourOf(option, enabled ? Colour::muted : Colour::borderStrong);
    roundedBox(painter, crisp(box), 4, border, fill, on ? 1 : 1.4);
    if (on) {
        const double unit = side / 18.0;
        QPainterPath tick(QPointF(4.5, 9.2) * unit);
        tick.lineTo(QPointF(7.8, 12.4) * unit);
        tick.lineTo(QPointF(13.5, 5.8) * unit);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(box.topLeft());
        const QColor pen =
            colourOf(option, enabled ? Colour::onAccent : Colour::muted); // what is off is seen, yet quiet
        painter->setPen(QPen(pen, 2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(tick);
        painter->restore();
    }
    if (keyboardFocus(option)) {
        roundedBox(painter, QRectF(box).adjusted(-2, -2, 2, 2), 6, colourOf(option, Colour::accent), Qt::NoBrush, 2);
    }
}

void paintField(const QStyleOption* option, QPainter* painter) {
    const bool focus = option->state.testFlag(QStyle::State_HasFocus);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const Colour border = focus ? Colour::accent : enabled ? Colour::borderStrong : Colour::border;
    roundedBox(painter, crisp(option->rect), spacing::controlRadius, colourOf(option, border),
               colourOf(option, enabled ? Colour::surface : Colour::sunken), focus ? 1.6 : 1);
}

void paintTab(const QStyleOption* option, QPainter* painter) {
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    if (tab == nullptr) {
        return;
    }
    const bool selected = tab->state.testFlag(QStyle::State_Selected);
    const bool hover = tab->state.testFlag(QStyle::State_MouseOver);
    painter->save();
    painter->setPen(colourOf(option, selected ? Colour::accent : hover ? Colour::text : Colour::secondary));
    // The room between tabs is behind each, so that the first one begins where the title does.
    const QRect word = QStyle::visualRect(tab->direction, tab->rect, tab->rect.adjusted(0, 0, -spacing::tabGap, 0));
    painter->drawText(word.adjusted(0, 0, 0, -3), Qt::AlignCenter | Qt::TextShowMnemonic, tab->text);
    if (selected) {
        painter->fillRect(QRect(word.left(), word.bottom() - 1, word.width(), 2), colourOf(option, Colour::accent));
    }
    painter->restore();
    if (keyboardFocus(option) && selected) {
        roundedBox(painter, QRectF(word).adjusted(-6, 5, 6, -7), 5, colourOf(option, Colour::accent), Qt::NoBrush, 2);
    }
}

void paintProgress(const QStyleOption* option, QPainter* painter) {
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
    if (bar == nullptr) {
        return;
    }
    constexpr int thickness = 8;
    QRectF groove(bar->rect);
    groove.setHeight(thickness);
    groove.moveCenter(QRectF(bar->rect).center());
    roundedBox(painter, groove, thickness / 2.0, QColor(), colourOf(option, Colour::track));
    const double range = static_cast<double>(bar->maximum) - bar->minimum;
    if (range > 0 && bar->progress > bar->minimum) {
        QRectF filled = groove;
        filled.setWidth(std::max<double>(thickness, groove.width() * (bar->progress - bar->minimum) / range));
        if (bar->direction == Qt::RightToLeft) {
            filled.moveRight(groove.right());
        }
        roundedBox(painter, filled, thickness / 2.0, QColor(), colourOf(option, Colour::accent));
    }
}

void paintScrollBar(const QStyleOptionSlider* bar, const QRect& handle, QPainter* painter) {
    if (bar->maximum <= bar->minimum) {
        return;
    }
    const bool active = bar->state.testFlag(QStyle::State_MouseOver) || bar->state.testFlag(QStyle::State_Sunken);
    const QRectF thumb = QRectF(handle).adjusted(2, 2, -2, -2);
    const double radius = std::min(thumb.width(), thumb.height()) / 2;
    roundedBox(painter, thumb, radius, QColor(), colourOf(bar, active ? Colour::muted : Colour::borderStrong));
}

void paintChevron(const QStyleOption* option, const QRectF& box, QPainter* painter, Chevron direction) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    painter->setPen(QPen(colourOf(option, enabled ? Colour::secondary : Colour::muted), 1.6, Qt::SolidLine,
                         Qt::RoundCap, Qt::RoundJoin));
    const QPointF centre = box.center();
    const double tip = direction == Chevron::down ? 2 : -2;
    const QPointF points[] = {centre + QPointF(-4, -tip), centre + QPointF(0, tip), centre + QPointF(4, -tip)};
    painter->drawPolyline(points, 3);
    painter->restore();
}

void paintHeaderSection(const QStyleOption* option, QPainter* painter) {
    painter->fillRect(option->rect, colourOf(option, Colour::surface));
    const QRect& rect = option->rect;
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colourOf(option, Colour::border));
}

void paintSpinBox(const QStyleOptionSpinBox* box, const QRect& up, const QRect& down, QPainter* painter) {
    paintField(box, painter);
    if (box->buttonSymbols != QAbstractSpinBox::NoButtons) {
        paintChevron(box, up, painter, Chevron::up);
        paintChevron(box, down, painter, Chevron::down);
    }
}

} // namespace trimwright::ui
