// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/lab_timeline.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>

namespace trimwright::ui {
namespace {

struct TimelineWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::LabTimeline)
};

} // namespace

void SpeedTrace::take(double seconds, std::uint64_t bytes) {
    const double length = seconds - m_from;
    m_points.emplace_back(m_from + length / 2, static_cast<double>(bytes - m_bytes) / length / 1e6);
    m_from = seconds;
    m_bytes = bytes;
}

void SpeedTrace::add(double seconds, std::uint64_t bytes) {
    if (seconds - m_from >= leastSeconds) {
        take(seconds, bytes);
    }
}

void SpeedTrace::finish(double seconds, std::uint64_t bytes) {
    if (seconds - m_from >= leastSeconds / 4) {
        take(seconds, bytes);
    }
}

void LabTimeline::begin(const QString& title, bool atRandom) {
    if (m_steps.size() == mostSteps) {
        const double gone = m_steps[1].start;
        m_steps.erase(m_steps.begin());
        for (Step& step : m_steps) {
            step.start -= gone;
        }
    }
    m_steps.push_back({title, atRandom, simulatedSeconds(), 0, {}});
}

void LabTimeline::update(double seconds, std::vector<QPointF> points) {
    if (!m_steps.empty()) {
        m_steps.back().seconds = seconds;
        m_steps.back().points = std::move(points);
    }
}

void LabTimeline::end(bool cameToNothing) {
    if (cameToNothing && !m_steps.empty()) {
        m_steps.pop_back();
    }
}

void LabTimeline::clear() {
    m_steps.clear();
    wall_seconds = 0;
}

double LabTimeline::simulatedSeconds() const {
    return m_steps.empty() ? 0 : m_steps.back().start + m_steps.back().seconds;
}

PlotData LabTimeline::plot(std::optional<double> newDrive, const std::vector<QPointF>& onCopy) const {
    PlotData data;
    data.name = TimelineWords::tr("Write speed over simulated time");
    data.x_title = TimelineWords::tr("simulated time");
    data.x_unit = QStringLiteral("s");
    data.y_title = TimelineWords::tr("write speed");
    data.y_unit = TimelineWords::tr("MB/s");
    PlotLine line{TimelineWords::tr("this drive"), Colour::line1, Qt::SolidLine, {}};
    PlotLine copy{TimelineWords::tr("now, 4 KB at random"), Colour::line1, Qt::DashLine, {}};
    PlotLine fresh{TimelineWords::tr("a new drive, 4 KB at random"), Colour::muted, Qt::DotLine, {}};
    constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
    const auto follow = [&](PlotLine& own, double start, const std::vector<QPointF>& points, bool compare) {
        for (PlotLine* each : {&own, &fresh}) {
            if (!each->points.empty()) { // what is between two steps is not known
                each->points.emplace_back(start, nothing);
            }
        }
        for (const QPointF& point : points) {
            own.points.emplace_back(start + point.x(), point.y());
            if (compare && newDrive) {
                fresh.points.emplace_back(start + point.x(), *newDrive);
            }
        }
    };
    for (const Step& step : m_steps) {
        if (step.points.empty()) {
            data.marks.push_back({step.start, step.title});
            continue;
        }
        data.bands.push_back({step.start, step.start + step.seconds, step.title});
        follow(line, step.start, step.points, step.at_random);
    }
    const bool told = m_steps.empty() || (m_steps.back().at_random && !m_steps.back().points.empty());
    if (!told && !onCopy.empty()) {
        const double end = simulatedSeconds();
        data.bands.push_back({end, end + onCopy.back().x(), TimelineWords::tr("on a copy")});
        follow(copy, end, onCopy, true);
    }
    for (PlotLine* each : {&fresh, &line, &copy}) { // the drive's own is drawn over the one it is compared with
        if (std::ranges::any_of(each->points, [](const QPointF& point) { return std::isfinite(point.y()); })) {
            data.lines.push_back(std::move(*each));
        }
    }
    return data;
}

} // namespace trimwright::ui
