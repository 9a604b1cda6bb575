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

void LifeRing::setLife(std::optional<int> percent, Colour state) {
    m_percent = percent;
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
    painter.setPen(QPen(colour(this, Colour::track), thickness));
    painter.drawEllipse(circle);
    const QColor state = colour(this, m_state == Colour::good ? Colour::accent : m_state);
    if (m_percent && *m_percent > 0) {
        constexpr int sixteenths = 16;
        painter.setPen(QPen(state, thickness, Qt::SolidLine, *m_percent < 100 ? Qt::RoundCap : Qt::FlatCap));
        painter.drawArc(circle, 90 * sixteenths, -*m_percent * 360 * sixteenths / 100);
    }
    if (!m_percent) {
        QRectF sign(0, 0, 34, 34);
        sign.moveCenter(circle.center());
        paintSign(&painter, sign, Sign::question, colour(this, Colour::neutral));
        return;
    }
    const QFont base = QApplication::font();
    const QFont small = textFont(base, TextSize::source);
    const QFont large = textFont(base, TextSize::title);
    const double largeHeight = QFontMetricsF(large).height();
    const double smallHeight = QFontMetricsF(small).height();
    const double top = circle.center().y() - (largeHeight + smallHeight - 4) / 2;
    painter.setFont(large);
    painter.setPen(colour(this, Colour::text));
    painter.drawText(QRectF(0, top, width(), largeHeight), Qt::AlignCenter, percentText(*m_percent));
    painter.setFont(small);
    painter.setPen(colour(this, Colour::muted));
    painter.drawText(QRectF(0, top + largeHeight - 4, width(), smallHeight), Qt::AlignCenter, tr("life left"));
}

} // namespace trimwright::ui
