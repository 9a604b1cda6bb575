// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source_link.h"

#include "ui/widgets/card.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QScreen>
#include <QStyleOption>
#include <algorithm>

namespace trimwright::ui {
namespace {

constexpr int popupWidth = 360;
constexpr int wrap = Qt::TextWordWrap | Qt::AlignLeading | Qt::AlignTop;

} // namespace

SourceLink::SourceLink(QWidget* parent) : QAbstractButton(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setToolTip(tr("How do we know this?"));
    connect(this, &QAbstractButton::clicked, this, &SourceLink::open);
}

void SourceLink::setSource(const QString& heading, const QString& line, const QString& details) {
    m_heading = heading;
    m_details = details;
    setText(line);
    setAccessibleName(tr("%1: %2").arg(heading, line)); // and the tool tip as its description
    setVisible(!line.isEmpty());
    updateGeometry();
    update();
}

QFont SourceLink::linkFont() const {
    QFont font = textFont(QApplication::font(), TextSize::source);
    font.setUnderline(underMouse() || hasFocus());
    return font;
}

int SourceLink::heightForWidth(int width) const {
    const QFontMetrics metrics(linkFont());
    const QString lines = breakable(text(), metrics, width);
    return metrics.boundingRect(QRect(0, 0, std::max(width, 1), 1000), wrap, lines).height();
}

QSize SourceLink::sizeHint() const {
    const int width = std::min(QFontMetrics(linkFont()).horizontalAdvance(text()), 220);
    return {width, heightForWidth(width)};
}

QSize SourceLink::minimumSizeHint() const {
    const QFontMetrics metrics(linkFont());
    return {metrics.averageCharWidth() * 8, metrics.height()};
}

void SourceLink::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(linkFont());
    painter.setPen(colour(this, underMouse() || hasFocus() ? Colour::accent : Colour::muted));
    paintWords(&painter, rect(), wrap, breakable(text(), painter.fontMetrics(), width()), layoutDirection());
}

void SourceLink::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) {
        updateGeometry();
    }
}

void SourceLink::open() {
    auto* popup = new Card(m_heading, window());
    popup->setWindowFlag(Qt::Popup);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setFixedWidth(popupWidth);
    auto* details = new Text(TextSize::body, Colour::text, Text::Lines::wrapped);
    details->setText(m_details);
    details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    popup->body()->addWidget(details);
    popup->resize(popupWidth, popup->layout()->heightForWidth(popupWidth));
    QPoint at = mapToGlobal(QPoint(0, height() + 4));
    const QRect available = screen()->availableGeometry();
    at.setX(std::clamp(at.x(), available.left(), std::max(available.left(), available.right() - popup->width())));
    at.setY(std::min(at.y(), available.bottom() - popup->height()));
    popup->move(at);
    popup->show();
}

} // namespace trimwright::ui
