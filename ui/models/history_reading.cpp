// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/history_reading.h"

#include <QDateTime>
#include <algorithm>

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

struct Cut {
    std::int64_t piece = 0;     ///< Seconds of a piece of the lines.
    std::int64_t day_piece = 0; ///< Seconds of a piece of the writes per day; whole days.
    int days = 0;               ///< In all.
};

Cut cutOf(HistoryRange range, sys_seconds first, sys_seconds to) {
    switch (range) {
    case HistoryRange::week:
        return {3600, day, 7};
    case HistoryRange::month:
        return {4 * 3600, day, 30};
    case HistoryRange::quarter:
        return {day / 2, day, 90};
    case HistoryRange::year:
        return {2 * day, 7 * day, 52 * 7};
    case HistoryRange::all:
        break;
    }
    constexpr int mostPieces = 240;
    const auto days = static_cast<int>((dayStart(to, 0) - dayStart(first, 0)).count() / day) + 1;
    const std::int64_t piece = days <= 10 ? 3600 : std::max<std::int64_t>(3600, days * day / mostPieces);
    const std::int64_t dayPiece = days <= 92 ? day : days <= 800 ? 7 * day : 30 * day;
    return {piece, dayPiece, days};
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
    const Cut cut = cutOf(range, first, now);
    picture.from = dayStart(now, cut.days - 1);
    picture.piece_seconds = cut.piece;
    picture.day_piece_seconds = cut.day_piece;
    picture.runs = reader.take(history.runs(drive, {picture.from, now}));
    if (picture.empty() || reader.error()) {
        return reader.error() ? Result<HistoryPicture>(fail(*reader.error())) : picture;
    }
    const std::int64_t whole = (dayStart(now, -1) - picture.from).count(); // to the end of today
    const auto chart = [&](ChartFigure figure, std::int64_t piece) {
        return reader.chart(figure, picture.from, piece, whole);
    };
    picture.life_left = chart(ChartFigure::lifeLeft, cut.piece);
    picture.host_writes = chart(ChartFigure::hostWrites, cut.piece);
    picture.nand_writes = chart(ChartFigure::nandWrites, cut.piece);
    picture.temperature = chart(ChartFigure::temperature, cut.piece);
    picture.host_writes_by_day = chart(ChartFigure::hostWrites, cut.day_piece);
    picture.nand_writes_by_day = chart(ChartFigure::nandWrites, cut.day_piece);
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

std::optional<double> growthPerDay(const care::ChartPoint& piece) {
    if (piece.growth_seconds <= 0) {
        return std::nullopt;
    }
    return piece.growth / static_cast<double>(piece.growth_seconds) * static_cast<double>(day);
}

Growth growthOf(const std::vector<care::ChartPoint>& pieces) {
    Growth sum;
    for (const care::ChartPoint& piece : pieces) {
        sum.bytes += piece.growth;
        sum.days += static_cast<double>(piece.growth_seconds) / static_cast<double>(day);
    }
    return sum;
}

sys_seconds pieceStart(const HistoryPicture& picture, const care::ChartPoint& point, std::int64_t pieceSeconds) {
    const std::int64_t since = (point.first_at - picture.from).count();
    return picture.from + seconds(since / pieceSeconds * pieceSeconds);
}

} // namespace trimwright::ui
