// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/menu_button.h"

#include "ui/palette.h"
#include "ui/spacing.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

namespace trimwright::ui {

MenuButton::MenuButton(const QString& name, QWidget* parent) : QPushButton(parent) {
    setAccessibleName(name);
    setToolTip(name);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize MenuButton::sizeHint() const {
    return {spacing::controlHeight + 4, spacing::controlHeight};
}

void MenuButton::paintEvent(QPaintEvent*) {
    QStyleOptionButton option;
    initStyleOption(&option);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelButtonCommand, &option, &painter, this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour(this, Colour::text), 1.8, Qt::SolidLine, Qt::RoundCap));
    const QPointF centre = QRectF(rect()).center();
    for (const double y : {-4.5, 0.0, 4.5}) {
        painter.drawLine(centre + QPointF(-7, y), centre + QPointF(7, y));
    }
}

} // namespace trimwright::ui
