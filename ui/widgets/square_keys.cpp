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
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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

QSize SquareKeys::sizeHint() const {
    int width = 0;
    for (const Key& key : m_keys) {
        width += keySide + keyWordGap + metrics().horizontalAdvance(key.text) + betweenKeys;
    }
    return {std::max(0, width - betweenKeys + 1), metrics().height() + 2};
}

void SquareKeys::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(textFont(QApplication::font(), TextSize::source));
    int left = 0;
    for (const Key& key : m_keys) {
        const int words = metrics().horizontalAdvance(key.text);
        const QRect box(left, height() / 2 - keySide / 2, keySide, keySide);
        const QRect label(left + keySide + keyWordGap, 0, words + 1, height());
        paintKey(painter, QStyle::visualRect(layoutDirection(), rect(), box), key);
        painter.setPen(colour(this, Colour::secondary));
        paintWords(&painter, QStyle::visualRect(layoutDirection(), rect(), label), Qt::AlignVCenter | Qt::AlignLeading,
                   key.text, layoutDirection());
        left += keySide + keyWordGap + words + betweenKeys;
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
