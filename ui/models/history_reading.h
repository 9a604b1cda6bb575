// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/history.h"
#include "core/care/projection.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace trimwright::ui {

/// How far back the charts look; `all` begins with the first sample.
enum class HistoryRange { week, month, quarter, year, all };
inline constexpr int historyRanges = static_cast<int>(HistoryRange::all) + 1;

/// What the window shows of one drive's history over one range, as coarse as a screen is. Times are moments.
struct HistoryPicture {
    std::chrono::sys_seconds from{}; ///< A midnight: where the range begins, or the samples if they begin later.
    std::chrono::sys_seconds to{};   ///< Now.
    std::chrono::sys_seconds end{};  ///< The midnight that ends today.
    /// Most are cut into pieces of this length; of the pieces without samples there are no points.
    std::int64_t piece_seconds = 0;
    std::vector<care::ChartPoint> life_left;
    std::vector<care::ChartPoint> host_writes;
    std::vector<care::ChartPoint> nand_writes;
    std::int64_t temperature_piece_seconds = 0; ///< Long enough for a mean that is calm.
    std::vector<care::ChartPoint> temperature;
    /// The writes once more in pieces of whole local days, see growthPerDay(); the last piece ends with today.
    std::int64_t day_piece_seconds = 0;
    std::vector<care::ChartPoint> host_writes_by_day;
    std::vector<care::ChartPoint> nand_writes_by_day;

    std::vector<care::RunRecord> runs;          ///< In the range, oldest first.
    care::Forecast forecast;                    ///< From all that is known, not only from the range.
    std::optional<std::uint64_t> rated_bytes;   ///< What the maker rates the drive for, if the user has entered it.
    care::Forecast forecast_by_writes;          ///< Only with rated_bytes.
    std::optional<std::uint64_t> written_bytes; ///< As the newest sample with one says.
    std::optional<std::chrono::sys_seconds> first_sample_at;
    std::optional<std::chrono::sys_seconds> last_sample_at;

    bool empty() const { return !last_sample_at; }
};

/// Reads it. Blocks for some tens of milliseconds with ten years of samples. Errors: those of History.
Result<HistoryPicture> readHistory(care::History& history, const DriveId& drive, HistoryRange range,
                                   std::chrono::sys_seconds now, std::optional<std::uint64_t> ratedBytes = {});

/// Bytes a day in a piece of whole days.
struct DayGrowth {
    double bytes = 0;
    bool whole = false; ///< Else it was seen for a part of the piece only: its first or last day, say.
};
/// What was seen for hours is not stretched to a day. Nothing if it is not known how long the growth took, or if
/// those hours are all that is known of several days.
std::optional<DayGrowth> growthPerDay(const care::ChartPoint& piece, std::int64_t pieceSeconds);

/// How much a counter grew in all pieces, and in how many days that was observed.
struct Growth {
    double bytes = 0;
    double days = 0;

    bool known() const { return days > 0; }
    double perDay() const { return bytes / days; } ///< Worth telling where care::tellsRate(time()).
    std::chrono::seconds time() const;
};
Growth growthOf(const std::vector<care::ChartPoint>& pieces);

/// The moment at which the piece of a chart begins that `point` is of.
std::chrono::sys_seconds pieceStart(const HistoryPicture& picture, const care::ChartPoint& point,
                                    std::int64_t pieceSeconds);

} // namespace trimwright::ui
