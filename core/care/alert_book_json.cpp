// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/alerts.h"
#include "core/care/json_values.h"

#include <array>
#include <fmt/format.h>
#include <utility>

namespace trimwright::care {
namespace {

constexpr int bookVersion = 1;

constexpr std::array<std::pair<AlertKind, std::string_view>, 10> kindNames{{{AlertKind::verdict, "verdict"},
                                                                            {AlertKind::recovered, "recovered"},
                                                                            {AlertKind::lifeLeft, "life-left"},
                                                                            {AlertKind::temperature, "temperature"},
                                                                            {AlertKind::noAnswer, "no-answer"},
                                                                            {AlertKind::vanished, "vanished"},
                                                                            {AlertKind::back, "back"},
                                                                            {AlertKind::runFailed, "run-failed"},
                                                                            {AlertKind::runMissed, "run-missed"},
                                                                            {AlertKind::test, "test"}}};
constexpr std::array<std::pair<Urgency, std::string_view>, 3> urgencyNames{
    {{Urgency::low, "low"}, {Urgency::normal, "normal"}, {Urgency::critical, "critical"}}};
constexpr std::array<std::pair<Verdict, std::string_view>, 4> verdictNames{{{Verdict::healthy, "healthy"},
                                                                            {Verdict::attention, "attention"},
                                                                            {Verdict::failing, "failing"},
                                                                            {Verdict::unknown, "unknown"}}};

/// A word that stands for nothing; told from the library's errors by nobody.
struct UnknownWord {};

template <class Table>
auto valueNamed(const Table& table, const Json& word) {
    for (const auto& [value, name] : table) {
        if (word == name) {
            return value;
        }
    }
    throw UnknownWord();
}

template <class Table, class Value>
std::string_view nameIn(const Table& table, Value value) {
    for (const auto& [each, name] : table) {
        if (each == value) {
            return name;
        }
    }
    return {};
}

std::int64_t secondsSince(std::chrono::sys_seconds time) {
    return time.time_since_epoch().count();
}

std::chrono::sys_seconds timeIn(const Json& seconds) {
    return std::chrono::sys_seconds(std::chrono::seconds(seconds.get<std::int64_t>()));
}

Json jsonOf(const Alert& alert) {
    return {{"number", alert.number},       {"raised_at", secondsSince(alert.raised_at)},
            {"kind", toString(alert.kind)}, {"urgency", toString(alert.urgency)},
            {"drive", alert.drive.value},   {"drive_name", alert.drive_name},
            {"title", alert.title},         {"sentence", alert.sentence},
            {"advice", alert.advice},       {"page", alert.page}};
}

Alert alertIn(const Json& json) {
    Alert alert;
    alert.number = json.at("number").get<std::uint64_t>();
    alert.raised_at = timeIn(json.at("raised_at"));
    alert.kind = valueNamed(kindNames, json.at("kind"));
    alert.urgency = valueNamed(urgencyNames, json.at("urgency"));
    alert.drive.value = json.at("drive").get<std::string>();
    alert.drive_name = json.at("drive_name").get<std::string>();
    alert.title = json.at("title").get<std::string>();
    alert.sentence = json.at("sentence").get<std::string>();
    alert.advice = json.at("advice").get<std::string>();
    alert.page = json.at("page").get<std::string>();
    return alert;
}

Json jsonOf(const DriveMemory& drive) {
    return {{"name", drive.name},
            {"node", drive.node},
            {"internal", drive.internal},
            {"verdict", toString(drive.verdict)},
            {"sentence", drive.sentence},
            {"life_left_percent", orNull(drive.life_left_percent)},
            {"read_at", drive.read_at ? Json(secondsSince(*drive.read_at)) : Json(nullptr)},
            {"told", toString(drive.told)},
            {"better", drive.better},
            {"told_findings", drive.told_findings},
            {"told_life", drive.told_life},
            {"longer_life", drive.longer_life},
            {"unanswered", drive.unanswered},
            {"told_unanswered", drive.told_unanswered},
            {"absent", drive.absent},
            {"told_absent", drive.told_absent}};
}

DriveMemory driveIn(const Json& json) {
    DriveMemory drive;
    drive.name = json.at("name").get<std::string>();
    drive.node = json.at("node").get<std::string>();
    drive.internal = json.at("internal").get<bool>();
    drive.verdict = valueNamed(verdictNames, json.at("verdict"));
    drive.sentence = json.at("sentence").get<std::string>();
    if (const Json& life = json.at("life_left_percent"); !life.is_null()) {
        drive.life_left_percent = life.get<int>();
    }
    if (const Json& read = json.at("read_at"); !read.is_null()) {
        drive.read_at = timeIn(read);
    }
    drive.told = valueNamed(verdictNames, json.at("told"));
    drive.better = json.at("better").get<int>();
    drive.told_findings = json.at("told_findings").get<std::map<std::string, int>>();
    drive.told_life = json.at("told_life").get<int>();
    drive.longer_life = json.at("longer_life").get<int>();
    drive.unanswered = json.at("unanswered").get<int>();
    drive.told_unanswered = json.at("told_unanswered").get<bool>();
    drive.absent = json.at("absent").get<int>();
    drive.told_absent = json.at("told_absent").get<bool>();
    return drive;
}

AlertBook bookIn(const Json& json) {
    AlertBook book;
    book.begun_at = timeIn(json.at("begun_at"));
    book.checked_at = timeIn(json.at("checked_at"));
    book.last_number = json.at("last_number").get<std::uint64_t>();
    for (const auto& [id, drive] : json.at("drives").items()) {
        book.drives.emplace(id, driveIn(drive));
    }
    book.known_runs = json.at("known_runs").get<std::vector<std::string>>();
    book.failing_mounts = json.at("failing_mounts").get<std::set<std::string>>();
    const Json& schedule = json.at("schedule");
    book.schedule = {schedule.at("settings").get<std::string>(), timeIn(schedule.at("since")),
                     schedule.at("overdue").get<int>(), schedule.at("told").get<bool>(),
                     schedule.at("told_failed").get<bool>()};
    for (const Json& alert : json.at("alerts")) {
        book.alerts.push_back(alertIn(alert));
    }
    return book;
}

} // namespace

std::string_view toString(AlertKind kind) {
    return nameIn(kindNames, kind);
}

std::string_view toString(Urgency urgency) {
    return nameIn(urgencyNames, urgency);
}

std::string alertBookToJson(const AlertBook& book) {
    Json drives = Json::object();
    for (const auto& [id, drive] : book.drives) {
        drives[id] = jsonOf(drive);
    }
    Json alerts = Json::array();
    for (const Alert& alert : book.alerts) {
        alerts.push_back(jsonOf(alert));
    }
    const Json json{{"version", bookVersion},
                    {"begun_at", secondsSince(book.begun_at)},
                    {"checked_at", secondsSince(book.checked_at)},
                    {"last_number", book.last_number},
                    {"drives", std::move(drives)},
                    {"known_runs", book.known_runs},
                    {"failing_mounts", book.failing_mounts},
                    {"schedule",
                     {{"settings", book.schedule.settings},
                      {"since", secondsSince(book.schedule.since)},
                      {"overdue", book.schedule.overdue},
                      {"told", book.schedule.told},
                      {"told_failed", book.schedule.told_failed}}},
                    {"alerts", std::move(alerts)}};
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<AlertBook> alertBookFromJson(std::string_view json, std::string_view name) {
    const Json document = Json::parse(json, nullptr, false);
    try {
        if (document.is_object() && document.at("version").get<int>() > bookVersion) {
            return fail(Errc::unsupported, fmt::format("A newer Trimwright wrote {}.", name),
                        "Use that version, or remove the file; alerts are then raised afresh.");
        }
        if (document.is_object()) {
            return bookIn(document);
        }
    } catch (const Json::exception&) { // a field that is missing or of another type
    } catch (const UnknownWord&) {
    }
    return fail(Errc::invalidData, fmt::format("{} is damaged.", name));
}

} // namespace trimwright::care
