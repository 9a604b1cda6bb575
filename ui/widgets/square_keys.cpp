// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/square_keys.h"

#include "ui/accessible.h"
#include "ui/spacing.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>
#include <algorithm>

namespace trimwright::ui {
namespace {

constexpr int keySide = 10;
constexpr int keyWordGap = 5;
constexpr int betweenKeys = 11;

} // namespace

SquareKeys::SquareKeys(QWidget* parent) : QWidget(parent) {
    setAccessibleRole(this, QAccessible::StaticText);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SquareKeys::setKeys(std::vector<Key> keys) {
    m_keys = std::move(keys);
    QStringList texts;
    for (const Key& key : m_keys) {
        texts << key.text;
    }
    setAccessibleName(texts.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QFontMetrics SquareKeys::metrics() {
    return QFontMetrics(textFont(QApplication::font(), TextSize::source));
}

int SquareKeys::lineHeight() {
    return metrics().height() + 2;
}

int SquareKeys::widthOf(const Key& key) {
    return keySide + keyWordGap + metrics().horizontalAdvance(key.text) + 1;
}

std::vector<QPoint> SquareKeys::places(int width) const {
    std::vector<QPoint> found;
    QPoint at(0, 0);
    for (const Key& key : m_keys) {
        if (at.x() > 0 && at.x() + widthOf(key) > width) {
            at = {0, at.y() + lineHeight()};
        }
        found.push_back(at);
        at.rx() += widthOf(key) - 1 + betweenKeys;
    }
    return found;
}

QSize SquareKeys::sizeHint() const {
    int width = 0;
    for (const Key& key : m_keys) {
        width += widthOf(key) - 1 + betweenKeys;
    }
    return {std::max(0, width - betweenKeys + 1), lineHeight()};
}

QSize SquareKeys::minimumSizeHint() const {
    int widest = 0;
    for (const Key& key : m_keys) {
        widest = std::max(widest, widthOf(key));
    }
    return {widest, lineHeight()};
}

int SquareKeys::heightForWidth(int width) const {
    const std::vector<QPoint> at = places(width);
    return (at.empty() ? 0 : at.back().y()) + lineHeight();
}

void SquareKeys::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(textFont(QApplication::font(), TextSize::source));
    const std::vector<QPoint> at = places(width());
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const Key& key = m_keys[i];
        const QRect line(at[i], QSize(widthOf(key), lineHeight()));
        const QRect box(line.left(), line.center().y() - keySide / 2 + 1, keySide, keySide);
        paintKey(painter, QStyle::visualRect(layoutDirection(), rect(), box), key);
        painter.setPen(colour(this, Colour::secondary));
        const QRect label = line.adjusted(keySide + keyWordGap, 0, 0, 0);
        paintWords(&painter, QStyle::visualRect(layoutDirection(), rect(), label), Qt::AlignVCenter | Qt::AlignLeading,
                   key.text, layoutDirection());
    }
}

void SquareKeys::paintKey(QPainter& painter, const QRect& box, const Key& key) const {
    const QColor mark = colour(this, key.colour);
    switch (key.shape) {
    case Shape::square:
        painter.fillRect(box, mark);
        break;
    case Shape::frame:
        painter.setPen(mark);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(0, 0, -1, -1));
        break;
    case Shape::corner:
        painter.fillRect(box, colour(this, Colour::flashFree));
        painter.fillRect(QRect(box.right() - 3, box.top(), 4, 4), mark);
        break;
    case Shape::cross:
        painter.fillRect(box, colour(this, Colour::flashFree));
        painter.setPen(QPen(mark, 1.5));
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.bottomLeft(), box.topRight());
        break;
    }
}

} // namespace trimwright::ui
