// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/life_ring.h"

#include "ui/accessible.h"
#include "ui/format.h"
#include "ui/spacing.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QPainter>
#include <algorithm>

namespace trimwright::ui {

LifeRing::LifeRing(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleRole(this, QAccessible::Graphic);
    setLife({}, Colour::neutral);
}

void LifeRing::setLife(std::optional<int> percent, Colour state, Sign instead) {
    m_percent = percent;
    m_sign = percent ? instead : Sign::question;
    m_state = state;
    setAccessibleName(percent ? tr("Life left: %1").arg(percentText(*percent)) : tr("Life left: unknown"));
    setAccessibleValue(this, percent);
    update();
}

QSize LifeRing::sizeHint() const {
    return {spacing::ring, spacing::ring};
}

void LifeRing::paintEvent(QPaintEvent*) {
    constexpr double thickness = 9;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(width(), height()) - thickness - 1;
    QRectF circle(0, 0, side, side);
    circle.moveCenter(QRectF(rect()).center());
    const bool alarm = m_sign != Sign::none && m_percent;
    const QColor state = colour(this, m_state == Colour::good ? Colour::accent : m_state);
    painter.setPen(QPen(alarm ? state : colour(this, Colour::track), thickness));
    painter.drawEllipse(circle);
    if (m_sign != Sign::none) {
        QRectF sign(0, 0, 34, 34);
        sign.moveCenter(circle.center());
        paintSign(&painter, sign, m_sign, alarm ? state : colour(this, Colour::neutral));
        return;
    }
    if (*m_percent > 0) {
        constexpr int sixteenths = 16;
        constexpr int leastGap = 4; // degrees: 99 % is not 100 %
        const int sweep = *m_percent < 100 ? std::min(*m_percent * 360 / 100, 360 - leastGap) : 360;
        painter.setPen(QPen(state, thickness, Qt::SolidLine, Qt::FlatCap)); // a round end would count as life
        painter.drawArc(circle, 90 * sixteenths, -sweep * sixteenths);
    }
    const QFont base = QApplication::font();
    const QFont small = textFont(base, TextSize::source);
    const QFont large = textFont(base, TextSize::title);
    const double largeHeight = QFontMetricsF(large).height();
    const double smallHeight = QFontMetricsF(small).height();
    const double top = circle.center().y() - (largeHeight + smallHeight) / 2;
    painter.setFont(large);
    painter.setPen(colour(this, Colour::text));
    painter.drawText(QRectF(0, top, width(), largeHeight), Qt::AlignCenter, percentText(*m_percent));
    painter.setFont(small);
    painter.setPen(colour(this, Colour::muted));
    painter.drawText(QRectF(0, top + largeHeight, width(), smallHeight), Qt::AlignCenter, tr("life left"));
}

} // namespace trimwright::ui
