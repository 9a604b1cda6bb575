// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <vector>

/// Where the lines of a chart's axes stand, and what is written at them. Pure.
namespace trimwright::ui {

/// What an axis measures; it decides which numbers are round and how they are written.
enum class Measure { percent, bytes, celsius };

/// "94 %", "31.2 GB", "41 °C".
QString measureText(Measure measure, double value);

struct AxisTick {
    double at = 0;
    QString label;

    friend bool operator==(const AxisTick&, const AxisTick&) = default;
};

/// Round values from at or below `low` to at or above `high`, at most about `most` of them, at least two. The first and
/// the last are the ends of the axis. Bytes begin at 0 where that wastes no more than half of the height.
std::vector<AxisTick> valueTicks(Measure measure, double low, double high, int most);

/// A time axis, and the room that it has on the screen.
struct TimeAxis {
    double from = 0; ///< Seconds since 1970; `from` begins a day and `to` ends one.
    double to = 1;
    double pixels = 0;
    std::function<double(const QString&)> width; ///< Of a label, in pixels.
};

/// What to write at it: as many labels as have room, at most seven. Days are named at their noon, where their bars
/// stand, the last one and the first among them; months and years at their beginning, in local time.
std::vector<AxisTick> timeTicks(const TimeAxis& axis);

/// "12 Nov 2026, 14:00"; without the time where pieces are as long as days (`seconds` is how long a piece is).
QString pieceText(double from, double seconds);

} // namespace trimwright::ui
