// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/event_lane.h"

#include "ui/spacing.h"
#include "ui/widgets/chart_frame.h"
#include "ui/widgets/painting.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <QWidget>
#include <algorithm>

namespace trimwright::ui {
namespace {

constexpr double shapeRoom = 10;
constexpr double markGap = 3; ///< Between groups, and between a shape and its number.

QString numberOf(int count) {
    return count > 1 ? QLocale().toString(count) : QString();
}

/// The shape and, if there are several, their number.
double roomOf(int count) {
    const QString number = numberOf(count);
    const double text = number.isEmpty() ? 0 : markGap + QFontMetrics(chartFont()).horizontalAdvance(number);
    return count > 0 ? shapeRoom + text : 0;
}

double roomOf(const EventGroup& group) {
    const double between = group.discs > 0 && group.diamonds > 0 ? 2 * markGap : 0;
    return roomOf(group.discs) + between + roomOf(group.diamonds);
}

QRectF boxOf(const EventGroup& group, const QRectF& lane) {
    const double margin = group.count() > 1 ? spacing::hair + 1 : 0;
    const double width = std::max(group.right - group.left + shapeRoom, roomOf(group) + 2 * margin);
    return {(group.left + group.right - width) / 2, lane.top() + 1, width, lane.height() - 2};
}

void paintShape(QPainter* painter, const QWidget* widget, double& x, const QRectF& box, int count, bool diamond) {
    if (count == 0) {
        return;
    }
    paintEventMark(painter, {x + shapeRoom / 2, box.center().y()}, diamond, colour(widget, Colour::neutral));
    painter->drawText(QRectF(x + shapeRoom + markGap, box.top(), box.width(), box.height()),
                      Qt::AlignLeft | Qt::AlignVCenter, numberOf(count));
    x += roomOf(count) + 2 * markGap;
}

} // namespace

std::vector<EventGroup> groupEvents(const std::vector<TimeMark>& marks, const std::function<double(double)>& placeOf) {
    std::vector<EventGroup> groups;
    const auto overlap = [](const EventGroup& one, const EventGroup& next) {
        return boxOf(one, {}).right() + markGap > boxOf(next, {}).left();
    };
    for (const TimeMark& mark : marks) {
        const double x = placeOf(mark.at);
        groups.push_back({x, x, mark.diamond ? 0 : 1, mark.diamond ? 1 : 0});
        while (groups.size() > 1 && overlap(groups[groups.size() - 2], groups.back())) {
            const EventGroup last = groups.back();
            groups.pop_back();
            EventGroup& merged = groups.back();
            merged.left = std::min(merged.left, last.left);
            merged.right = std::max(merged.right, last.right);
            merged.discs += last.discs;
            merged.diamonds += last.diamonds;
        }
    }
    return groups;
}

void paintEventLane(QPainter* painter, const QWidget* widget, const QRectF& lane,
                    const std::vector<EventGroup>& groups) {
    painter->setFont(chartFont());
    for (const EventGroup& group : groups) {
        QRectF box = boxOf(group, lane);
        box.moveRight(std::min(box.right(), static_cast<double>(widget->width())));
        if (group.count() > 1) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(colour(widget, Colour::neutralSoft));
            painter->drawRoundedRect(box, box.height() / 2, box.height() / 2);
        }
        painter->setPen(colour(widget, Colour::neutral));
        double x = box.center().x() - roomOf(group) / 2;
        paintShape(painter, widget, x, box, group.discs, false);
        paintShape(painter, widget, x, box, group.diamonds, true);
    }
}

} // namespace trimwright::ui
