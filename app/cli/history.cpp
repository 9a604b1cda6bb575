// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/history_commands.h"
#include "app/cli/json.h"
#include "app/cli/table.h"
#include "core/base/units.h"
#include "core/care/history_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <utility>

namespace trimwright::cli {
namespace {

using care::History;
using std::chrono::sys_seconds;

/// "2026-11-30 07:00"
std::string minuteText(sys_seconds time) {
    std::string text = care::isoTime(time).substr(0, 16);
    text[10] = ' ';
    return text;
}

std::string dayText(sys_seconds time) {
    return care::isoTime(time).substr(0, 10);
}

template <class T>
std::string orDash(const std::optional<T>& value, const char* unit) {
    return value ? fmt::format("{}{}", *value, unit) : "–";
}

std::string bytesOrDash(const std::optional<std::uint64_t>& bytes) {
    return bytes ? formatBytes(*bytes) : "–";
}

void printSamples(const Session& session, const std::vector<care::Sample>& samples) {
    constexpr std::size_t most = 24;
    Table table({{"TAKEN (UTC)"},
                 {"VERDICT"},
                 {"LIFE LEFT", Table::Align::right},
                 {"HOST WRITES", Table::Align::right},
                 {"NAND WRITES", Table::Align::right},
                 {"TEMPERATURE", Table::Align::right},
                 {"HOURS", Table::Align::right}});
    const std::size_t first = samples.size() > most ? samples.size() - most : 0;
    for (std::size_t i = first; i < samples.size(); ++i) {
        const care::Sample& sample = samples[i];
        table.add({{minuteText(sample.taken_at)},
                   {sample.condition.verdict ? std::string(care::toString(*sample.condition.verdict)) : "–"},
                   {orDash(sample.life_left_percent, " %")},
                   {bytesOrDash(sample.host_writes_bytes)},
                   {bytesOrDash(sample.nand_writes_bytes)},
                   {orDash(sample.temperature_celsius, " °C")},
                   {orDash(sample.power_on_hours, "")}});
    }
    table.print(session.out, session.style);
    if (first > 0) {
        session.out << paragraph(session.style,
                                 fmt::format("{} older samples are not shown: --csv or --json has all.", first), 0,
                                 Tone::faint);
    }
}

void printRuns(const Session& session, const std::vector<care::RunRecord>& runs) {
    if (runs.empty()) {
        return;
    }
    Table table({{"STARTED (UTC)"}, {"WHAT"}, {"WHERE"}, {"RESULT"}});
    for (const care::RunRecord& run : runs) {
        std::string result = run.outcome;
        if (run.offered_bytes && *run.offered_bytes > 0) {
            result += ", " + formatBytes(*run.offered_bytes) + " offered to the drive";
        }
        result += run.reason.empty() ? "" : ": " + run.reason;
        table.add(
            {{minuteText(run.started_at)}, {std::string(care::toString(run.kind))}, {run.mount}, {std::move(result)}});
    }
    session.out << '\n';
    table.print(session.out, session.style);
}

std::string forecastText(const care::Forecast& forecast, const char* by) {
    if (!forecast.end) {
        return "No forecast: " + forecast.hidden_because;
    }
    const care::EndOfLife& end = *forecast.end;
    return fmt::format("At this rate, its rated life ends between {} and {}, by {} ({} % sure; {} days observed, "
                       "{:.1f} % used a year).",
                       dayText(end.earliest), dayText(end.latest), by, end.confidence_percent, end.observed_days,
                       end.percent_per_year);
}

void print(const Session& session, const care::HistoryView& view) {
    session.out << (view.drive.model.empty() ? view.drive.id.value : view.drive.model + "  " + view.drive.id.value)
                << "\n\n";
    if (view.samples.empty()) {
        session.out << "No samples in this time.\n";
    } else {
        printSamples(session, view.samples);
    }
    printRuns(session, view.runs);
    session.out << '\n';
    if (const auto written = care::totalGrowth(view.samples, &care::Sample::host_writes_bytes)) {
        session.out << paragraph(session.style, formatBytes(*written) + " written to the drive between these samples.");
    }
    session.out << paragraph(session.style, forecastText(view.by_wear, "its wear"));
    if (view.by_writes) {
        session.out << paragraph(session.style, forecastText(*view.by_writes, "what it is rated for"));
    }
}

/// The drive by its names; one that is not there now by the id that the history knows.
DriveId idOf(const care::Catalog& catalog, const std::string& name) {
    const auto found = catalog.findDrive(name);
    return found ? found->drive.id : DriveId{name};
}

Result<std::optional<care::RememberedDrive>> remembered(History& history, const DriveId& id) {
    auto drives = history.drives();
    if (!drives) {
        return fail(std::move(drives.error()));
    }
    for (care::RememberedDrive& drive : *drives) {
        if (drive.id == id) {
            return std::move(drive);
        }
    }
    return std::nullopt;
}

Error neverRecorded(const std::string& name) {
    return {Errc::notFound, "Nothing was recorded of " + name + " yet.",
            "trimwrightctl history lists the drives with a history; trimwrightctl record takes a sample now."};
}

Result<care::HistoryView> view(const care::Catalog& catalog, app::Histories& histories, const HistoryOptions& options) {
    care::TimeRange range;
    if (!options.since.empty()) {
        const auto since = parseSince(options.since, histories.now());
        if (!since) {
            return fail(since.error());
        }
        range.from = *since;
    }
    const auto rated = options.rated_writes.empty() ? Result<std::uint64_t>(0) : parseSize(options.rated_writes);
    if (!rated) {
        return fail(rated.error());
    }
    const DriveId id = idOf(catalog, options.drive);
    const auto history = histories.of(id, History::Access::readOnly);
    if (!history) {
        return fail(history.error().code == Errc::notFound ? neverRecorded(options.drive) : history.error());
    }
    auto drive = remembered(**history, id);
    auto samples = (*history)->samples(id);
    auto runs = (*history)->runs(id, range);
    auto proofs = (*history)->unitProofs(id);
    for (const Error* error : {drive ? nullptr : &drive.error(), samples ? nullptr : &samples.error(),
                               runs ? nullptr : &runs.error(), proofs ? nullptr : &proofs.error()}) {
        if (error != nullptr) {
            return fail(*error);
        }
    }
    if (!*drive) {
        return fail(neverRecorded(options.drive));
    }
    care::HistoryView view{std::move(**drive), std::move(*samples), std::move(*runs), std::move(*proofs), {}, {}};
    view.by_wear = care::projectWear(view.samples, histories.now());
    if (*rated > 0) {
        view.by_writes = care::projectWrites(view.samples, *rated, histories.now());
    }
    // The forecast rests on all that is known; what is shown begins where the user said.
    std::erase_if(view.samples, [&range](const care::Sample& one) { return range.from && one.taken_at < *range.from; });
    return view;
}

ExitCode listRemembered(const Session& session, app::Histories& histories) {
    Json all = Json::array();
    Table table({{"DRIVE"}, {"MODEL"}, {"FIRST SAMPLE (UTC)"}, {"LAST SAMPLE (UTC)"}});
    for (const char* kind : {"", "emulated:"}) {
        const auto history = histories.of({kind}, History::Access::readOnly);
        const auto drives = history ? (*history)->drives() : fail(history.error());
        if (!drives) {
            if (drives.error().code != Errc::notFound) {
                return report(session, drives.error());
            }
            continue;
        }
        for (const care::RememberedDrive& drive : *drives) {
            const auto time = [](const auto& at) { return at ? minuteText(*at) : std::string("–"); };
            table.add({{drive.id.value, Tone::strong},
                       {drive.model},
                       {time(drive.first_sample_at)},
                       {time(drive.last_sample_at)}});
            const auto json = [](const auto& at) { return at ? Json(care::isoTime(*at)) : Json(nullptr); };
            all.push_back({{"id", drive.id.value},
                           {"node", textOrNull(drive.node)},
                           {"model", textOrNull(drive.model)},
                           {"first_sample_at", json(drive.first_sample_at)},
                           {"last_sample_at", json(drive.last_sample_at)}});
        }
    }
    const bool none = all.empty();
    if (session.json) {
        writeDocument(session.out, documentOf("drives", std::move(all)));
    } else if (none) {
        session.out << "Nothing was recorded yet. Take a first sample: trimwrightctl record\n";
    } else {
        table.print(session.out, session.style);
    }
    return exitDone;
}

struct Unit {
    std::string_view name;
    double factor;
};

/// The number at the beginning of a text and the unit that follows it; nothing if it is no such text.
template <std::size_t Count>
std::optional<double> scaled(const std::string& text, const std::array<Unit, Count>& units) {
    double number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    std::string_view unit(read.ptr, static_cast<std::size_t>(text.data() + text.size() - read.ptr));
    while (!unit.empty() && unit.front() == ' ') {
        unit.remove_prefix(1);
    }
    for (const Unit& known : units) {
        if (read.ec == std::errc() && std::isfinite(number) && number > 0 && unit == known.name) {
            return number * known.factor;
        }
    }
    return std::nullopt;
}

std::optional<sys_seconds> parseDay(const std::string& text) {
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    if (text.size() != 10 || text[4] != '-' || text[7] != '-' ||
        std::from_chars(text.data(), text.data() + 4, year).ptr != text.data() + 4 ||
        std::from_chars(text.data() + 5, text.data() + 7, month).ptr != text.data() + 7 ||
        std::from_chars(text.data() + 8, text.data() + 10, day).ptr != text.data() + 10) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
    return date.ok() ? std::optional<sys_seconds>(std::chrono::sys_days(date)) : std::nullopt;
}

} // namespace

Result<sys_seconds> parseSince(const std::string& text, sys_seconds now) {
    constexpr double day = 86400;
    constexpr std::array<Unit, 5> spans{
        {{"h", 3600}, {"d", day}, {"w", 7 * day}, {"m", 30.4375 * day}, {"y", 365.25 * day}}};
    constexpr double longest = 200 * 365.25 * day;
    if (const auto date = parseDay(text)) {
        return *date;
    }
    if (const auto span = scaled(text, spans); span && *span < longest) {
        return now - std::chrono::seconds(static_cast<std::int64_t>(*span));
    }
    return fail(Errc::usage, "'" + text + "' is no time to begin with.",
                "Write a day (2026-01-31) or how long ago (12h, 30d, 8w, 6m, 2y).");
}

Result<std::uint64_t> parseSize(const std::string& text) {
    constexpr std::array<Unit, 6> sizes{{{"", 1}, {"B", 1}, {"GB", 1e9}, {"TB", 1e12}, {"TBW", 1e12}, {"PB", 1e15}}};
    const auto bytes = scaled(text, sizes);
    if (!bytes || *bytes < 1 || *bytes > 1e18) {
        return fail(Errc::usage, "'" + text + "' is no size.", "Write it as the maker does: 600TB, 1.2PB.");
    }
    return static_cast<std::uint64_t>(*bytes);
}

ExitCode showHistory(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                     const HistoryOptions& options) {
    if (options.csv && (session.json || options.drive.empty())) {
        return report(session, session.json ? Error{Errc::usage, "--csv and --json are two formats.", "Leave one out."}
                                            : Error{Errc::usage, "--csv needs a drive.", ""});
    }
    if (options.drive.empty()) {
        return listRemembered(session, histories);
    }
    const auto shown = view(catalog, histories, options);
    if (!shown) {
        return report(session, shown.error());
    }
    if (options.csv) {
        session.out << care::historyCsv(shown->samples);
    } else if (session.json) {
        session.out << care::historyJson(*shown);
    } else {
        print(session, *shown);
    }
    return exitDone;
}

} // namespace trimwright::cli
