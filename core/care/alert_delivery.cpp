// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/alert_delivery.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace trimwright::care {
namespace {

constexpr int minutesPerHour = 60;
/// Of a book that is new to a reader, older alerts are history.
constexpr std::chrono::hours newsFor{24};

Result<int> minuteOfDay(std::string_view text) {
    Schedule time;
    if (auto set = setAt(time, text); !set) {
        return fail(set.error());
    }
    return time.hour * minutesPerHour + time.minute;
}

/// What is bad about a drive and was told in this alert still holds.
bool stillHolds(const AlertBook& book, const Alert& alert) {
    const auto drive = book.drives.find(alert.drive.value);
    if (alert.urgency != Urgency::critical || drive == book.drives.end()) {
        return false;
    }
    switch (alert.kind) {
    case AlertKind::verdict:
        return drive->second.told == Verdict::failing;
    case AlertKind::noAnswer:
        return drive->second.told_unanswered;
    case AlertKind::vanished:
        return drive->second.told_absent;
    default:
        return false;
    }
}

bool isRecent(const AlertBook& book, const Alert& alert) {
    // A test stands in a book that no check has been made for.
    const auto age = std::max(book.checked_at, book.alerts.back().raised_at) - alert.raised_at;
    return age >= -newsFor && age <= newsFor;
}

/// Of what is no longer recent, the newest of a kind and drive stands for the older ones.
bool isSuperseded(const AlertBook& book, const Alert& alert) {
    return std::ranges::any_of(book.alerts, [&alert](const Alert& other) {
        return other.number > alert.number && other.drive == alert.drive && other.kind == alert.kind;
    });
}

bool isNews(const AlertBook& book, const Alert& alert, bool firstLook) {
    return isRecent(book, alert) || (!isSuperseded(book, alert) && (!firstLook || stillHolds(book, alert)));
}

} // namespace

Result<QuietHours> parseQuietHours(std::string_view text) {
    const auto dash = text.find('-');
    const auto from = minuteOfDay(text.substr(0, dash));
    const auto to = minuteOfDay(dash == std::string_view::npos ? std::string_view() : text.substr(dash + 1));
    if (!from || !to || *from == *to) {
        return fail(Errc::usage, fmt::format("\"{}\" are no quiet hours.", text),
                    "Write them as 22:00-07:00, or none to be told at any time.");
    }
    return QuietHours{*from, *to};
}

std::string toString(const QuietHours& hours) {
    return fmt::format("{:02}:{:02}-{:02}:{:02}", hours.from_minute / minutesPerHour,
                       hours.from_minute % minutesPerHour, hours.to_minute / minutesPerHour,
                       hours.to_minute % minutesPerHour);
}

bool isQuiet(const std::optional<QuietHours>& hours, const LocalTime& time) {
    if (!hours) {
        return false;
    }
    const int minute = time.hour * minutesPerHour + time.minute;
    const bool afterFrom = minute >= hours->from_minute;
    const bool beforeTo = minute < hours->to_minute;
    return hours->from_minute < hours->to_minute ? afterFrom && beforeTo : afterFrom || beforeTo;
}

Due dueAlerts(Delivery before, const AlertBook& book, bool quiet) {
    const bool firstLook = before.book_begun_at != book.begun_at;
    if (firstLook) {
        before = {book.begun_at, 0, {}};
    }
    Due due{{book.begun_at, std::max(before.seen, book.last_number), {}}, {}};
    for (const Alert& alert : book.alerts) {
        const bool wasHeld = std::ranges::find(before.held, alert.number) != before.held.end();
        const bool isNew = alert.number > before.seen && isNews(book, alert, firstLook);
        if (!wasHeld && !isNew) {
            continue;
        }
        if (quiet && alert.urgency != Urgency::critical && alert.kind != AlertKind::test) {
            due.delivery.held.push_back(alert.number);
        } else {
            due.alerts.push_back(alert);
        }
    }
    return due;
}

void giveBack(Delivery& delivery, const Alert& alert) {
    if (std::ranges::find(delivery.held, alert.number) == delivery.held.end()) {
        delivery.held.push_back(alert.number);
    }
}

std::string deliveryToJson(const Delivery& delivery) {
    return nlohmann::ordered_json{{"version", 1},
                                  {"book_begun_at", delivery.book_begun_at.time_since_epoch().count()},
                                  {"seen", delivery.seen},
                                  {"held", delivery.held}}
               .dump() +
           "\n";
}

Delivery deliveryFromJson(std::string_view json) {
    const auto document = nlohmann::ordered_json::parse(json, nullptr, false);
    try {
        if (document.is_object() && document.at("version") == 1) {
            return {std::chrono::sys_seconds(std::chrono::seconds(document.at("book_begun_at").get<std::int64_t>())),
                    document.at("seen").get<std::uint64_t>(), document.at("held").get<std::vector<std::uint64_t>>()};
        }
    } catch (const nlohmann::ordered_json::exception&) { // a field that is missing or of another type
    }
    return {};
}

} // namespace trimwright::care
