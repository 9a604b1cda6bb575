// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/chart_content.h"

#include <QRectF>
#include <functional>
#include <vector>

class QPainter;
class QWidget;

/// The slim lane in which a chart shows what happened.
namespace trimwright::ui {

inline constexpr int eventLaneHeight = 16;

/// Marks that are too near to each other to be told apart, or one alone.
struct EventGroup {
    double left = 0; ///< In pixels: the centres of the first and the last.
    double right = 0;
    int discs = 0;
    int diamonds = 0;

    int count() const { return discs + diamonds; }
};

/// `placeOf` gives the pixel of a time. No two groups overlap.
std::vector<EventGroup> groupEvents(const std::vector<TimeMark>& marks, const std::function<double(double)>& placeOf);

/// A single mark is drawn as itself, several as a bar over their time with the shapes and how many there are of each.
void paintEventLane(QPainter* painter, const QWidget* widget, const QRectF& lane,
                    const std::vector<EventGroup>& groups);

} // namespace trimwright::ui
