// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/painting.h"

#include "ui/spacing.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <algorithm>
#include <cmath>

namespace trimwright::ui {
namespace {

constexpr int pillHeight = 22;
constexpr int pillSign = 11;

QFont pillFont(const QFont& base) {
    return textFont(base, TextSize::caption);
}

void strokePath(QPainter* painter, const QPainterPath& path, const QColor& colour, double width) {
    painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(path);
}

QPainterPath polyline(std::initializer_list<QPointF> points) {
    QPainterPath path;
    bool first = true;
    for (const QPointF& point : points) {
        first ? path.moveTo(point) : path.lineTo(point);
        first = false;
    }
    return path;
}

void paintTriangle(QPainter* painter, const QColor& colour) {
    QPainterPath path = polyline({{8, 2.2}, {14.6, 13.6}, {1.4, 13.6}});
    path.closeSubpath();
    painter->setPen(QPen(colour, 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(colour);
    painter->drawPath(path);
}

void paintQuestion(QPainter* painter, const QColor& colour) {
    QPainterPath path;
    path.moveTo(4.9, 5.6);
    path.cubicTo(4.9, 1.2, 11.2, 1.2, 11.2, 5.2);
    path.cubicTo(11.2, 7.7, 8, 7.7, 8, 10.2);
    strokePath(painter, path, colour, 1.8);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawEllipse(QPointF(8, 13.6), 1.25, 1.25);
}

void paintMoon(QPainter* painter, const QColor& colour) {
    QPainterPath disc;
    disc.addEllipse(QPointF(8, 8), 6, 6);
    QPainterPath bite;
    bite.addEllipse(QPointF(10.8, 5.8), 5.2, 5.2);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawPath(disc.subtracted(bite));
}

void paintLock(QPainter* painter, const QColor& colour) {
    QPainterPath bow;
    bow.moveTo(5, 7.5);
    bow.lineTo(5, 5);
    bow.arcTo(QRectF(5, 2, 6, 6), 180, -180);
    bow.lineTo(11, 7.5);
    strokePath(painter, bow, colour, 1.6);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawRoundedRect(QRectF(3, 7.2, 10, 6.8), 1.6, 1.6);
}

/// A plug that is out of its socket.
void paintUnplugged(QPainter* painter, const QColor& colour) {
    strokePath(painter, polyline({{1.2, 8}, {3.4, 8}}), colour, 1.6);
    QPainterPath plug(QPointF(6.6, 4.4));
    plug.lineTo(6.6, 11.6);
    plug.arcTo(QRectF(3.4, 4.4, 6.4, 7.2), 270, -180);
    strokePath(painter, plug, colour, 1.4);
    strokePath(painter, polyline({{6.6, 6.4}, {8.8, 6.4}}), colour, 1.4);
    strokePath(painter, polyline({{6.6, 9.6}, {8.8, 9.6}}), colour, 1.4);
    QPainterPath socket(QPointF(11.2, 4.4));
    socket.lineTo(11.2, 11.6);
    strokePath(painter, socket, colour, 1.6);
    strokePath(painter, polyline({{11.2, 8}, {14.8, 8}}), colour, 1.6);
}

/// The outline of a drive with its light.
void paintDrive(QPainter* painter, const QColor& colour) {
    painter->setPen(QPen(colour, 1.3));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(1.6, 4.2, 12.8, 7.6), 1.6, 1.6);
    strokePath(painter, polyline({{4.2, 9.4}, {8.2, 9.4}}), colour, 1.2);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawEllipse(QPointF(11.8, 9.4), 0.9, 0.9);
}

void paintDots(QPainter* painter, const QColor& colour) {
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    for (const double x : {3.4, 8.0, 12.6}) {
        painter->drawEllipse(QPointF(x, 8), 1.35, 1.35);
    }
}

} // namespace

void paintWords(QPainter* painter, const QRectF& box, int flags, const QString& text, Qt::LayoutDirection direction) {
    constexpr int sides = Qt::AlignHorizontal_Mask | Qt::AlignVertical_Mask;
    const auto alignment = QStyle::visualAlignment(direction, Qt::Alignment(flags & sides));
    const Qt::LayoutDirection before = painter->layoutDirection();
    painter->setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter->drawText(box, (flags & ~sides) | static_cast<int>(alignment | Qt::AlignAbsolute), text);
    painter->setLayoutDirection(before);
}

void paintSign(QPainter* painter, const QRectF& square, Sign sign, const QColor& colour) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(square.topLeft());
    painter->scale(square.width() / 16, square.height() / 16); // the shapes are drawn on a grid of 16
    switch (sign) {
    case Sign::check:
        strokePath(painter, polyline({{2.8, 8.6}, {6.4, 12.2}, {13.2, 4.2}}), colour, 2.1);
        break;
    case Sign::triangle:
        paintTriangle(painter, colour);
        break;
    case Sign::cross:
        strokePath(painter, polyline({{3.6, 3.6}, {12.4, 12.4}}), colour, 2.2);
        strokePath(painter, polyline({{12.4, 3.6}, {3.6, 12.4}}), colour, 2.2);
        break;
    case Sign::question:
        paintQuestion(painter, colour);
        break;
    case Sign::dash:
        strokePath(painter, polyline({{4, 8}, {12, 8}}), colour, 2);
        break;
    case Sign::moon:
        paintMoon(painter, colour);
        break;
    case Sign::lock:
        paintLock(painter, colour);
        break;
    case Sign::dots:
        paintDots(painter, colour);
        break;
    case Sign::unplugged:
        paintUnplugged(painter, colour);
        break;
    case Sign::drive:
        paintDrive(painter, colour);
        break;
    case Sign::none:
        break;
    }
    painter->restore();
}

Colour softOf(Colour state) {
    switch (state) {
    case Colour::good:
        return Colour::goodSoft;
    case Colour::attention:
        return Colour::attentionSoft;
    case Colour::failing:
        return Colour::failingSoft;
    default:
        return Colour::neutralSoft;
    }
}

QSize pillSize(const QFont& font, const QString& text) {
    const QFontMetrics metrics(pillFont(font));
    return {metrics.horizontalAdvance(text) + pillSign + 26, std::max(pillHeight, metrics.height() + 6)};
}

void paintPill(QPainter* painter, const QRect& box, const QFont& font, Scheme scheme, Sign sign, Colour state,
               const QString& text, Qt::LayoutDirection direction, bool selected) {
    const QSize size = pillSize(font, text).boundedTo(QSize(box.width(), 1000));
    QRect pill(box.topLeft(), size);
    pill.moveTop(box.top() + (box.height() - size.height()) / 2);
    const bool mirrored = direction == Qt::RightToLeft;
    if (mirrored) {
        pill.moveRight(box.right());
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour(scheme, selected ? Colour::surface : softOf(state)));
    painter->drawRoundedRect(pill, pill.height() / 2.0, pill.height() / 2.0);
    QRectF signBox(pill.left() + 9, pill.top() + (pill.height() - pillSign) / 2.0, pillSign, pillSign);
    QRect label = pill.adjusted(9 + pillSign + 6, 0, -9, 0);
    if (mirrored) {
        signBox.moveRight(pill.right() - 9);
        label = pill.adjusted(9, 0, -(9 + pillSign + 6), 0);
    }
    paintSign(painter, signBox, sign, colour(scheme, state));
    painter->setFont(pillFont(font));
    painter->setPen(colour(scheme, state));
    const QString shown = QFontMetrics(painter->font()).elidedText(text, Qt::ElideRight, label.width() + 1);
    paintWords(painter, label, Qt::AlignVCenter | Qt::AlignLeading, shown, direction);
    painter->restore();
}

namespace {

/// What lets `bus` fit into `room`, as large as the usual four letters at most, so that those of all tiles are alike.
/// Calculated from the width in the font of the drives' names, which is there already: each further font that is tried
/// costs time before the first row appears.
QFont tileFont(const QFont& base, const QString& bus, double room) {
    QFont font = textFont(base, TextSize::strong);
    const QFontMetricsF metrics(font);
    const double widest = std::max(metrics.horizontalAdvance(QStringLiteral("DEMO")), metrics.horizontalAdvance(bus));
    constexpr int leastPixels = 6;
    font.setPixelSize(std::max(leastPixels, static_cast<int>(QFontInfo(font).pixelSize() * room / widest)));
    return font;
}

} // namespace

void paintBusTile(QPainter* painter, const QRectF& square, const QFont& font, Scheme scheme, const QString& bus,
                  bool selected) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    QColor ground = colour(scheme, selected ? Colour::accent : Colour::sunken);
    ground.setAlphaF(selected ? 0.12F : 1); // on the row's own tint, a little more of it
    painter->setBrush(ground);
    painter->drawRoundedRect(square, 8, 8);
    painter->setFont(tileFont(font, bus, square.width() - 8));
    painter->setPen(colour(scheme, selected ? Colour::secondary : Colour::neutral));
    painter->drawText(square, Qt::AlignCenter, bus);
    painter->restore();
}

void paintEventMark(QPainter* painter, const QPointF& centre, bool diamond, const QColor& colour) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    if (diamond) {
        constexpr double half = 5;
        const QPointF corners[] = {centre + QPointF(0, -half), centre + QPointF(half, 0), centre + QPointF(0, half),
                                   centre + QPointF(-half, 0)};
        painter->drawPolygon(corners, 4);
    } else {
        painter->drawEllipse(centre, 4, 4);
    }
    painter->restore();
}

} // namespace trimwright::ui
