// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/nvme_fields.h"

#include "core/base/text.h"
#include "core/base/units.h"
#include "core/smart/figures.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>

namespace trimwright::smart {

namespace {

enum class Shape { plain, percent, celsius, dataUnits, minutes, hours, bits };

struct Field {
    std::string_view key;
    std::string_view name;
    Shape shape;
    std::string_view meaning;
};

constexpr std::array fields{
    Field{"critical_warning", "Critical Warning", Shape::bits,
          "The drive's own alarm. 0 is good. Any bit means that the drive itself reports a problem: spare used up (1), "
          "too hot (2), unreliable (4), read-only (8), backup of its memory failed (16)."},
    Field{"temperature", "Composite Temperature", Shape::celsius,
          "How warm the drive is now. Most drives slow down from about 70 to 85 °C on."},
    Field{"available_spare", "Available Spare", Shape::percent,
          "Reserve blocks that are left, 100 % when new. Below the threshold the drive can no longer replace worn "
          "blocks: back up and replace it."},
    Field{"available_spare_threshold", "Available Spare Threshold", Shape::percent,
          "The drive raises its alarm when the spare falls below this. A constant of the model."},
    Field{"percentage_used", "Percentage Used", Shape::percent,
          "How much of the rated endurance is used, as the maker estimates it. 100 % means that the rating is used "
          "up, not that the drive stops; it may go on to 255."},
    Field{"data_units_read", "Data Units Read", Shape::dataUnits, "Data that the computer has read from the drive."},
    Field{"data_units_written", "Data Units Written", Shape::dataUnits,
          "Data that the computer has written to the drive; compare it with what the maker warrants (TBW, terabytes "
          "written)."},
    Field{"host_reads", "Host Read Commands", Shape::plain, "Read commands that the drive has completed."},
    Field{"host_writes", "Host Write Commands", Shape::plain, "Write commands that the drive has completed."},
    Field{"controller_busy_time", "Controller Busy Time", Shape::minutes,
          "Minutes in which the drive was busy with commands."},
    Field{"power_cycles", "Power Cycles", Shape::plain, "How often the drive was switched on."},
    Field{"power_on_hours", "Power On Hours", Shape::hours,
          "Hours under power. Some drives do not count the time in sleep."},
    Field{"unsafe_shutdowns", "Unsafe Shutdowns", Shape::plain,
          "How often power went away without warning. A few are normal; many point to the power supply or to a "
          "computer that is switched off hard."},
    Field{"media_errors", "Media and Data Integrity Errors", Shape::plain,
          "Data that the drive could not read or that came back damaged. 0 is good. If it grows, back up."},
    Field{"num_err_log_entries", "Error Log Entries", Shape::plain,
          "Entries of the drive's error log. Mostly commands that the drive does not know; harmless as long as Media "
          "and Data Integrity Errors stays 0."},
    Field{"warning_temp_time", "Time Above Warning Temperature", Shape::minutes,
          "Minutes in which the drive was warmer than its warning limit. Large numbers call for cooling."},
    Field{"critical_comp_time", "Time Above Critical Temperature", Shape::minutes,
          "Minutes above the critical limit. 0 is good; anything else calls for cooling."},
};

std::string rawText(const Count& count, Shape shape) {
    const std::string plain = fmt::format("{}{}", count.value, count.saturated ? " or more" : "");
    switch (shape) {
    case Shape::percent:
        return plain + " %";
    case Shape::celsius:
        return plain + " °C";
    case Shape::dataUnits:
        if (const std::uint64_t bytes = multiplySaturating(count.value, 512'000); bytes <= mostTrafficBytes) {
            return fmt::format("{} ({})", plain, formatBytes(bytes));
        }
        return plain;
    case Shape::minutes:
        return plain + " min";
    case Shape::hours:
        return plain + " h";
    case Shape::bits:
        return fmt::format("0x{:02x}", count.value);
    case Shape::plain:
        break;
    }
    return plain;
}

Attribute unknownField(const std::string& key, const Json& value) {
    Attribute row;
    row.name = cleanText(key);
    row.raw_text = cleanText(value.dump(-1, ' ', false, Json::error_handler_t::replace), 120);
    if (key == "temperature_sensors") {
        row.name = "Temperature Sensors";
        row.meaning = "Temperatures at several places of the drive, in °C.";
    }
    return row;
}

bool isListed(std::string_view key) {
    // "nsid" only tells which namespace was asked (−1: all); `_s` and `_le` repeat a number exactly.
    return key == "nsid" || key.ends_with("_s") || key.ends_with("_le") ||
           std::any_of(fields.begin(), fields.end(), [&](const Field& field) { return field.key == key; });
}

} // namespace

std::vector<Attribute> nvmeAttributes(const Json& log) {
    std::vector<Attribute> rows;
    for (const Field& field : fields) {
        Attribute row;
        row.name = field.name;
        row.meaning = field.meaning;
        if (const auto value = count(log, field.key)) {
            row.raw = value->value;
            row.raw_text = rawText(*value, field.shape);
        } else if (const auto negative = smallNumber(log, field.key, -300, -1)) {
            row.raw_text =
                field.shape == Shape::celsius ? fmt::format("{} °C", *negative) : fmt::format("{}", *negative);
        } else {
            continue;
        }
        rows.push_back(std::move(row));
    }
    constexpr std::size_t mostRows = 256;
    for (const auto& [key, value] : log.items()) {
        if (!isListed(key) && rows.size() < mostRows) {
            rows.push_back(unknownField(key, value));
        }
    }
    return rows;
}

} // namespace trimwright::smart
