// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/plot.h"

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace trimwright::ui {

/// Makes the points of a write-speed line from counters that only grow. Each point is the mean of the time since the
/// one before, which lasts at least `leastSeconds`. Any thread.
class SpeedTrace {
  public:
    static constexpr double leastSeconds = 1;

    /// `seconds` of simulated time since the start, and the bytes written until then.
    void add(double seconds, std::uint64_t bytes);
    /// What is left after the last point, if it lasted long enough to be a speed at all.
    void finish(double seconds, std::uint64_t bytes);

    /// x: seconds since the start, in the middle of the time the point stands for; y: MB/s (10^6 bytes).
    /// None as long as nothing was written: what only trims or erases has no speed.
    std::vector<QPointF> points() const { return m_bytes > 0 ? m_points : std::vector<QPointF>(); }

  private:
    void take(double seconds, std::uint64_t bytes);

    std::vector<QPointF> m_points;
    double m_from = 0;
    std::uint64_t m_bytes = 0;
};

/// What was done to a drive in the lab and how fast it wrote meanwhile, one thing after the other. GUI thread.
class LabTimeline {
  public:
    struct Step {
        QString title;
        bool at_random = false; ///< Writes 4 KB at random, as a new drive's speed is measured.
        double start = 0;       ///< Simulated seconds since the first step began.
        double seconds = 0;     ///< It took so far.
        std::vector<QPointF> points;
    };

    void begin(const QString& title, bool atRandom = false);
    void update(double seconds, std::vector<QPointF> points);
    /// Ends the step; one that came to nothing leaves no trace.
    void end(bool cameToNothing);
    void clear();

    const std::vector<Step>& steps() const { return m_steps; }
    double simulatedSeconds() const; ///< Of all steps together.
    double wall_seconds = 0;         ///< What they took here.

    /// Steps that wrote are bands with a line, the others marks. `newDrive`: how fast a new drive writes at random,
    /// drawn where that was done. `onCopy`: how fast this one does now, measured on a copy; it follows the last step,
    /// unless that wrote at random itself.
    PlotData plot(std::optional<double> newDrive, const std::vector<QPointF>& onCopy = {}) const;

  private:
    static constexpr std::size_t mostSteps = 16; ///< Older ones leave the picture.

    std::vector<Step> m_steps;
};

} // namespace trimwright::ui
