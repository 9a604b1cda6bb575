// SPDX-License-Identifier: GPL-3.0-or-later
// One figure over time, made as coarse as the screen is.
#include "core/care/history.h"
#include "core/care/history_store.h"

#include <algorithm>
#include <array>
#include <utility>

namespace trimwright::care {
namespace {

using std::chrono::sys_seconds;

/// 2020-01-01. Before this program existed no sample was taken: such a time is that of a computer whose clock was not
/// set. Also in the query for the first sample.
constexpr std::int64_t firstCredible = 1'577'836'800;

// Columns: time, segment, value, lowest, highest. Samples lie by drive and sequence, so this reads one piece of the
// file in order.
#define TRIMWRIGHT_SERIES(value, lowest, highest)                                                                      \
    "SELECT taken_at, segment, " value ", " lowest ", " highest                                                        \
    " FROM sample WHERE drive = ?1 AND taken_at BETWEEN ?2 AND ?3 ORDER BY sequence"
constexpr std::array<const char*, 7> queries{
    TRIMWRIGHT_SERIES("life_left_percent", "NULL", "NULL"),
    TRIMWRIGHT_SERIES("host_writes_bytes", "NULL", "NULL"),
    TRIMWRIGHT_SERIES("host_reads_bytes", "NULL", "NULL"),
    TRIMWRIGHT_SERIES("nand_writes_bytes", "NULL", "NULL"),
    TRIMWRIGHT_SERIES("temperature_celsius", "temperature_lowest", "temperature_highest"),
    TRIMWRIGHT_SERIES("power_on_hours", "NULL", "NULL"),
    TRIMWRIGHT_SERIES("power_cycles", "NULL", "NULL"),
};
#undef TRIMWRIGHT_SERIES

bool onlyGrows(ChartFigure figure) {
    return figure != ChartFigure::lifeLeft && figure != ChartFigure::temperature;
}

/// How long may lie between two samples without being a gap, by how old they are: samples are thinned, and a computer
/// is off at night and over a weekend.
std::int64_t longestWithoutGap(std::int64_t age) {
    constexpr std::int64_t day = 86400;
    return age > 400 * day ? 16 * day : 4 * day;
}

/// Gathers samples into the points of a chart.
class Gatherer {
  public:
    Gatherer(ChartFigure figure, std::int64_t from, std::int64_t to, std::size_t count)
        : m_growing(onlyGrows(figure)), m_from(from), m_to(to), m_buckets(std::max<std::size_t>(count, 1)) {}

    void add(const Statement& row) {
        const std::int64_t at = row.integer(0);
        if (row.isNull(2)) {
            return;
        }
        const double value = row.number(2);
        ChartPoint& point = m_buckets[bucketOf(at)];
        if (point.samples == 0) {
            point.first_at = timeOf(at);
            point.first = point.lowest = point.highest = value;
        }
        ++point.samples;
        point.mean += (value - point.mean) / static_cast<double>(point.samples);
        point.last_at = timeOf(at);
        point.last = value;
        point.lowest = std::min({point.lowest, value, row.isNull(3) ? value : row.number(3)});
        point.highest = std::max({point.highest, value, row.isNull(4) ? value : row.number(4)});
        addGrowth(point, at, row.integer(1), value);
        m_lastAt = at;
        m_lastSegment = row.integer(1);
        m_lastValue = value;
        m_any = true;
    }

    std::vector<ChartPoint> finish() {
        std::vector<ChartPoint> points;
        for (ChartPoint& point : m_buckets) {
            if (point.samples > 0) {
                points.push_back(point);
            }
        }
        for (std::size_t i = 1; i < points.size(); ++i) {
            const std::int64_t apart = secondsOf(points[i].first_at) - secondsOf(points[i - 1].last_at);
            points[i].gap_before = apart > longestWithoutGap(m_to - secondsOf(points[i].first_at));
        }
        return points;
    }

  private:
    std::size_t bucketOf(std::int64_t at) const {
        const double share =
            static_cast<double>(at - m_from) / static_cast<double>(std::max<std::int64_t>(m_to - m_from, 1));
        const auto bucket = static_cast<std::size_t>(share * static_cast<double>(m_buckets.size()));
        return std::min(bucket, m_buckets.size() - 1);
    }

    void addGrowth(ChartPoint& point, std::int64_t at, std::int64_t segment, double value) const {
        if (!m_growing || !m_any || at <= m_lastAt) {
            return; // nothing to compare with, or the clock was set back: no rate is better than a negative one
        }
        if (segment != m_lastSegment || value < m_lastValue) {
            point.counter_restarted = true;
            return;
        }
        point.growth += value - m_lastValue;
        point.growth_seconds += at - m_lastAt;
    }

    bool m_growing;
    std::int64_t m_from;
    std::int64_t m_to;
    std::vector<ChartPoint> m_buckets;
    bool m_any = false;
    std::int64_t m_lastAt = 0;
    std::int64_t m_lastSegment = 0;
    double m_lastValue = 0;
};

Result<std::int64_t> timeFrom(Database& database, const char* sql, std::int64_t drive) {
    auto query = database.cached(sql);
    if (!query) {
        return fail(std::move(query.error()));
    }
    (*query)->bind(1, drive);
    const auto row = (*query)->step();
    if (!row) {
        return fail(row.error());
    }
    const std::int64_t time = *row ? (*query)->integer(0) : 0;
    (*query)->reset();
    return time;
}

} // namespace

Result<std::vector<ChartPoint>> History::chart(const DriveId& drive, ChartFigure figure, const TimeRange& range,
                                               std::size_t points) {
    const auto key = m_store->findDrive(drive);
    if (!key) {
        return fail(key.error());
    }
    if (!*key) {
        return std::vector<ChartPoint>();
    }
    Database& database = *m_store->database;
    const auto first = timeFrom(
        database, "SELECT taken_at FROM sample WHERE drive = ?1 AND taken_at >= 1577836800 ORDER BY sequence LIMIT 1",
        **key);
    const auto last =
        timeFrom(database, "SELECT taken_at FROM sample WHERE drive = ?1 ORDER BY sequence DESC LIMIT 1", **key);
    if (!first || !last) {
        return fail(first ? last.error() : first.error());
    }
    const std::int64_t to = range.to ? secondsOf(*range.to) : *last;
    const std::int64_t from = range.from ? secondsOf(*range.from) : std::min(std::max(*first, firstCredible), to);
    auto query = database.cached(queries[static_cast<std::size_t>(figure)]);
    if (!query) {
        return fail(std::move(query.error()));
    }
    (*query)->bind(1, **key).bind(2, from).bind(3, to);
    Gatherer gatherer(figure, from, to, points);
    for (;;) {
        const auto row = (*query)->step();
        if (!row) {
            return fail(row.error());
        }
        if (!*row) {
            return gatherer.finish();
        }
        gatherer.add(**query);
    }
}

} // namespace trimwright::care
