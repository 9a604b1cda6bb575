// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/copy_button.h"

#include "ui/palette.h"
#include "ui/spacing.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QClipboard>
#include <QPainter>
#include <algorithm>
#include <chrono>

namespace trimwright::ui {
namespace {

constexpr int signWidth = 13;
constexpr int signGap = 6;
constexpr std::chrono::milliseconds copiedTime{1500};

} // namespace

CopyButton::CopyButton(QWidget* parent) : QAbstractButton(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_copied.setSingleShot(true);
    m_copied.setInterval(copiedTime);
    connect(&m_copied, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    connect(this, &QAbstractButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_value);
        m_copied.start();
        update();
    });
}

void CopyButton::setContent(const QString& label, const QString& value, const QString& accessibleName) {
    m_value = value;
    setText(label);
    setAccessibleName(accessibleName);
    setAccessibleDescription(value);
    setToolTip(accessibleName + QLatin1Char('\n') + value);
    setVisible(!value.isEmpty());
    updateGeometry();
    update();
}

QString CopyButton::shownText() const {
    return m_copied.isActive() ? tr("copied") : text();
}

QSize CopyButton::sizeHint() const {
    const QFontMetrics metrics(QApplication::font());
    return {metrics.horizontalAdvance(text()) + signGap + signWidth + 4, metrics.height() + 4};
}

QSize CopyButton::minimumSizeHint() const {
    const QFontMetrics metrics(QApplication::font());
    return {std::min(sizeHint().width(), metrics.averageCharWidth() * 10 + signGap + signWidth), sizeHint().height()};
}

void CopyButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = underMouse() || hasFocus();
    const QColor pen = colour(this, lit ? Colour::accent : Colour::secondary);
    const QFontMetrics metrics(QApplication::font());
    const int room = width() - signGap - signWidth - 2;
    const QString shown = metrics.elidedText(shownText(), Qt::ElideMiddle, room);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int used = metrics.horizontalAdvance(shown);
    const QRect label(mirrored ? width() - used - 1 : 0, 0, used + 1, height());
    painter.setPen(pen);
    paintWords(&painter, label, Qt::AlignVCenter | Qt::AlignLeading, shown, layoutDirection());
    const double left = mirrored ? width() - used - signGap - signWidth : used + signGap;
    const double top = (height() - signWidth) / 2.0;
    painter.setPen(QPen(pen, 1.3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(left + 4, top + 0.5, 8, 9), 1.8, 1.8);
    painter.setBrush(colour(this, Colour::sidebar));
    painter.drawRoundedRect(QRectF(left + 0.5, top + 3.5, 8, 9), 1.8, 1.8);
    if (hasFocus()) {
        painter.setPen(QPen(colour(this, Colour::accent), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
    }
}

} // namespace trimwright::ui
