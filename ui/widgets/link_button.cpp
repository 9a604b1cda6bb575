// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/link_button.h"

#include "ui/palette.h"
#include "ui/spacing.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QPainter>

namespace trimwright::ui {

LinkButton::LinkButton(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QFont LinkButton::linkFont() const {
    QFont font = textFont(QApplication::font(), TextSize::caption);
    font.setUnderline(underMouse() || hasFocus());
    return font;
}

QSize LinkButton::sizeHint() const {
    const QFontMetrics metrics(linkFont());
    return {metrics.horizontalAdvance(text()) + 1, metrics.height()};
}

void LinkButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(linkFont());
    painter.setPen(colour(this, isEnabled() ? Colour::accent : Colour::muted));
    paintWords(&painter, rect(), Qt::AlignTrailing | Qt::AlignVCenter, text(), layoutDirection());
}

} // namespace trimwright::ui
