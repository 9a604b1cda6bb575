// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/history_reading.h"

#include <QDateTime>
#include <algorithm>
#include <cmath>
#include <limits>

namespace trimwright::ui {
namespace {

using care::ChartFigure;
using std::chrono::seconds;
using std::chrono::sys_seconds;

constexpr std::int64_t day = 86'400;

/// The midnight, local time, that begins the day which is `daysBack` before that of `moment`.
sys_seconds dayStart(sys_seconds moment, int daysBack) {
    const QDate date = QDateTime::fromSecsSinceEpoch(moment.time_since_epoch().count()).date();
    return sys_seconds(seconds(date.addDays(-daysBack).startOfDay().toSecsSinceEpoch()));
}

/// How many days a range looks back.
int askedDays(HistoryRange range) {
    switch (range) {
    case HistoryRange::week:
        return 7;
    case HistoryRange::month:
        return 30;
    case HistoryRange::quarter:
        return 90;
    case HistoryRange::year:
        return 52 * 7;
    case HistoryRange::all:
        break;
    }
    return std::numeric_limits<int>::max();
}

/// Into which pieces so many days are cut, in seconds.
struct Cut {
    std::int64_t lines = 0;
    std::int64_t days = 0; ///< Whole days.
    std::int64_t temperature = 0;
};

Cut cutOf(int days) {
    constexpr std::int64_t hour = 3600;
    constexpr int mostPieces = 240;
    if (days <= 10) {
        return {hour, day, 6 * hour};
    }
    if (days <= 92) {
        return {days <= 31 ? 4 * hour : day / 2, day, day};
    }
    const std::int64_t lines = (days + mostPieces - 1) / mostPieces * day;
    const std::int64_t bars = days <= 800 ? 7 * day : 30 * day;
    return {std::max(lines, 2 * day), bars, bars};
}

/// How many days a picture shows: what was asked for, but no more than there are samples of, and whole pieces, so that
/// the last one is as long as the others.
int shownDays(HistoryRange range, sys_seconds first, sys_seconds now) {
    constexpr int fewest = 3; // a chart of hours tells nothing
    const auto known = static_cast<int>((dayStart(now, 0) - dayStart(first, 0) + seconds(day / 2)).count() / day) + 1;
    const int days = std::max(std::min(askedDays(range), known), fewest);
    const auto piece = static_cast<int>(cutOf(days).days / day);
    return (days + piece - 1) / piece * piece;
}

/// Reads one figure after the other; stops at the first error.
class Reader {
  public:
    Reader(care::History& history, const DriveId& drive) : m_history(history), m_drive(drive) {}

    std::vector<care::ChartPoint> chart(ChartFigure figure, sys_seconds from, std::int64_t piece, std::int64_t whole) {
        const std::int64_t count = (whole + piece - 1) / piece;
        const care::TimeRange range{from, from + seconds(count * piece)};
        return take(m_history.chart(m_drive, figure, range, static_cast<std::size_t>(count)));
    }
    template <class T>
    T take(Result<T> result) {
        if (!result) {
            m_error = m_error ? m_error : result.error();
            return {};
        }
        return std::move(*result);
    }
    const std::optional<Error>& error() const { return m_error; }

  private:
    care::History& m_history;
    const DriveId& m_drive;
    std::optional<Error> m_error;
};

} // namespace

Result<HistoryPicture> readHistory(care::History& history, const DriveId& drive, HistoryRange range, sys_seconds now,
                                   std::optional<std::uint64_t> ratedBytes) {
    HistoryPicture picture;
    Reader reader(history, drive);
    for (const care::RememberedDrive& known : reader.take(history.drives())) {
        if (known.id == drive) {
            picture.first_sample_at = known.first_sample_at;
            picture.last_sample_at = known.last_sample_at;
        }
    }
    picture.to = now;
    const sys_seconds first = std::min(picture.first_sample_at.value_or(now), now);
    const int days = shownDays(range, first, now);
    const Cut cut = cutOf(days);
    picture.from = dayStart(now, days - 1);
    picture.end = dayStart(now, -1);
    picture.piece_seconds = cut.lines;
    picture.day_piece_seconds = cut.days;
    picture.temperature_piece_seconds = cut.temperature;
    picture.runs = reader.take(history.runs(drive, {picture.from, now}));
    if (picture.empty() || reader.error()) {
        return reader.error() ? Result<HistoryPicture>(fail(*reader.error())) : picture;
    }
    const auto chart = [&](ChartFigure figure, std::int64_t piece) {
        return reader.chart(figure, picture.from, piece, (picture.end - picture.from).count());
    };
    picture.life_left = chart(ChartFigure::lifeLeft, cut.lines);
    picture.host_writes = chart(ChartFigure::hostWrites, cut.lines);
    picture.nand_writes = chart(ChartFigure::nandWrites, cut.lines);
    picture.temperature = chart(ChartFigure::temperature, cut.temperature);
    picture.host_writes_by_day = chart(ChartFigure::hostWrites, cut.days);
    picture.nand_writes_by_day = chart(ChartFigure::nandWrites, cut.days);
    const std::vector<care::Sample> samples = reader.take(history.samples(drive));
    picture.forecast = care::projectWear(samples, now);
    if (ratedBytes) {
        picture.rated_bytes = ratedBytes;
        picture.forecast_by_writes = care::projectWrites(samples, *ratedBytes, now);
        for (const care::Sample& sample : samples) {
            picture.written_bytes = sample.host_writes_bytes ? sample.host_writes_bytes : picture.written_bytes;
        }
    }
    if (reader.error()) {
        return fail(*reader.error());
    }
    return picture;
}

std::optional<DayGrowth> growthPerDay(const care::ChartPoint& piece, std::int64_t pieceSeconds) {
    if (piece.growth_seconds <= 0 || (pieceSeconds > day && piece.growth_seconds < day)) {
        return std::nullopt;
    }
    const double seen = static_cast<double>(piece.growth_seconds) / static_cast<double>(day);
    constexpr double nearlyAll = 0.9; // the first sample of a day is not taken at midnight
    return DayGrowth{piece.growth / std::max(seen, 1.0),
                     static_cast<double>(piece.growth_seconds) >= nearlyAll * static_cast<double>(pieceSeconds)};
}

Growth growthOf(const std::vector<care::ChartPoint>& pieces) {
    Growth sum;
    for (const care::ChartPoint& piece : pieces) {
        sum.bytes += piece.growth;
        sum.days += static_cast<double>(piece.growth_seconds) / static_cast<double>(day);
    }
    return sum;
}

std::chrono::seconds Growth::time() const {
    return seconds(std::llround(days * static_cast<double>(day)));
}

sys_seconds pieceStart(const HistoryPicture& picture, const care::ChartPoint& point, std::int64_t pieceSeconds) {
    const std::int64_t since = (point.first_at - picture.from).count();
    return picture.from + seconds(since / pieceSeconds * pieceSeconds);
}

} // namespace trimwright::ui
