// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/report.h"

#include "core/care/growth.h"
#include "core/care/health_figures.h"
#include "core/care/history_text.h"
#include "core/drive/saved_drive.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <string_view>

namespace trimwright::care {
namespace {

constexpr std::size_t mostRuns = 10;
constexpr std::size_t chartPieces = 120;

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Hides names wherever they stand in a text, in upper or lower case.
class Hider {
  public:
    /// A name of less than four characters tells nothing, and stands in many words.
    void hide(std::string_view name) {
        constexpr std::size_t shortest = 4;
        if (name.size() >= shortest) {
            m_names.emplace_back(name);
        }
    }

    void apply(std::string& text) const {
        for (const std::string& name : m_names) {
            const auto same = [](char left, char right) { return lower(left) == lower(right); };
            auto found = std::search(text.begin(), text.end(), name.begin(), name.end(), same);
            while (found != text.end()) {
                const auto at = found - text.begin();
                text.replace(static_cast<std::size_t>(at), name.size(), "(hidden)");
                found = std::search(text.begin() + at + 8, text.end(), name.begin(), name.end(), same);
            }
        }
    }

    template <class T>
    void apply(Figure<T>& figure) const {
        apply(figure.unknown_because);
        for (std::string* text : {&figure.provenance.source, &figure.provenance.raw, &figure.provenance.rule}) {
            apply(*text);
        }
    }

  private:
    std::vector<std::string> m_names;
};

void hideIn(HealthReport& health, const Hider& hider) {
    for (std::string* text : {&health.model, &health.family, &health.firmware, &health.source}) {
        hider.apply(*text);
    }
    for (std::string& note : health.notes) {
        hider.apply(note);
    }
    for (Attribute& attribute : health.attributes) {
        for (std::string* text : {&attribute.name, &attribute.raw_text, &attribute.meaning}) {
            hider.apply(*text);
        }
    }
    if (health.self_tests) {
        hider.apply(health.self_tests->last);
    }
    if (health.error_log) {
        hider.apply(health.error_log->last);
    }
    forEachHealthFigure(health, [&hider](const char*, auto& figure) { hider.apply(figure); });
    health.serial.clear();
}

void hideIn(TrimTarget& target, const Hider& hider) {
    for (std::string* text : {&target.mount, &target.device, &target.path.sentence}) {
        hider.apply(*text);
    }
    if (target.skip) {
        hider.apply(target.skip->text);
        hider.apply(target.skip->fix);
    }
    target.drives.clear();
    target.path.layers.clear(); // They carry ids; what a report says of the way is its sentence.
    target.path.drives.clear();
}

/// Serial numbers, and ids that are made of them.
void hideSerials(Report& report) {
    Hider hider;
    hider.hide(report.health.serial);
    if (report.drive) {
        hider.hide(report.drive->serial);
    }
    hideIn(report.health, hider);
    if (report.drive) {
        Drive& drive = *report.drive;
        drive.serial.clear();
        if (!drive.emulated) {
            drive.id = {};
        }
        for (std::string* text : {&drive.node, &drive.sysname, &drive.model, &drive.firmware}) {
            hider.apply(*text);
        }
    }
    for (TrimTarget& target : report.targets) {
        hideIn(target, hider);
    }
    for (RunRecord& run : report.runs) {
        run.drives.clear();
        for (std::string* text : {&run.mount, &run.device, &run.reason}) {
            hider.apply(*text);
        }
    }
    if (report.self_tests) {
        for (SelfTestEntry& entry : report.self_tests->log) {
            hider.apply(entry.text);
        }
    }
    for (std::string* text : {&report.self_tests_unknown, &report.history_unknown}) {
        hider.apply(*text);
    }
}

std::vector<ReportPoint> pointsOf(const std::vector<ChartPoint>& pieces) {
    std::vector<ReportPoint> points;
    for (const ChartPoint& piece : pieces) {
        points.push_back({piece.first_at, piece.first, piece.gap_before || piece.counter_restarted});
        if (piece.last_at > piece.first_at) {
            points.push_back({piece.last_at, piece.last, false});
        }
    }
    return points;
}

std::vector<ReportWrites> writesOf(const std::vector<ChartPoint>& pieces) {
    constexpr double secondsOfDay = 86400;
    std::vector<ReportWrites> writes;
    for (const ChartPoint& piece : pieces) {
        if (tellsRate(std::chrono::seconds(piece.growth_seconds))) {
            writes.push_back({piece.last_at - std::chrono::seconds(piece.growth_seconds), piece.last_at,
                              piece.growth / static_cast<double>(piece.growth_seconds) * secondsOfDay});
        }
    }
    return writes;
}

/// Pieces of a day at least: shorter ones have no rate.
std::size_t piecesOfDays(const std::vector<Sample>& samples) {
    const auto [first, last] = std::ranges::minmax(samples, {}, &Sample::taken_at);
    return std::clamp<std::size_t>(static_cast<std::size_t>((last.taken_at - first.taken_at) / std::chrono::days(1)), 1,
                                   chartPieces);
}

void addHistory(ReportSources& sources, History& history, const DriveId& drive, std::chrono::sys_seconds now) {
    const auto samples = history.samples(drive);
    auto life = history.chart(drive, ChartFigure::lifeLeft, {{}, now}, chartPieces);
    auto writes = history.chart(drive, ChartFigure::hostWrites, {{}, now},
                                samples && !samples->empty() ? piecesOfDays(*samples) : 1);
    auto runs = history.runs(drive);
    for (const Error* error :
         std::initializer_list<const Error*>{samples ? nullptr : &samples.error(), life ? nullptr : &life.error(),
                                             writes ? nullptr : &writes.error(), runs ? nullptr : &runs.error()}) {
        if (error != nullptr) {
            sources.history_unknown = error->message;
            return;
        }
    }
    sources.samples = samples->size();
    sources.life_left = std::move(*life);
    sources.host_writes = std::move(*writes);
    sources.runs = std::move(*runs);
    if (!samples->empty()) {
        sources.by_wear = projectWear(*samples, now);
    }
}

} // namespace

Report makeReport(ReportSources sources, ReportOptions options) {
    Report report;
    report.options = std::move(options);
    report.drive = std::move(sources.drive);
    report.health = std::move(sources.health);
    report.self_tests = std::move(sources.self_tests);
    report.self_tests_unknown = std::move(sources.self_tests_unknown);
    report.targets = std::move(sources.targets);
    report.life_left = pointsOf(sources.life_left);
    report.writes = writesOf(sources.host_writes);
    report.samples = sources.samples;
    report.by_wear = std::move(sources.by_wear);
    report.runs = std::move(sources.runs);
    std::ranges::reverse(report.runs);
    report.runs.resize(std::min(report.runs.size(), mostRuns));
    report.history_unknown = std::move(sources.history_unknown);
    if (!report.options.with_serials) {
        hideSerials(report);
    }
    // Judged after hiding, so that no sentence of it can tell what was hidden.
    report.assessment = assess(report.health);
    return report;
}

Result<Report> gatherReport(const Catalog& catalog, Backend& backend, const Drive& drive, History* history,
                            ReportOptions options, std::stop_token stop) {
    ReportSources sources;
    if (!isSavedDrive(drive.id)) {
        sources.drive = drive;
    }
    auto health = catalog.health(backend, drive.id, options.wake, stop);
    if (!health) {
        return fail(std::move(health.error()));
    }
    sources.health = std::move(*health);
    if (sources.drive && !sources.health.taken_at) {
        sources.health.taken_at = options.made_at;
    }
    if (auto tests = backend.selfTests(drive.id, stop)) {
        sources.self_tests = std::move(*tests);
    } else {
        sources.self_tests_unknown = tests.error().message;
    }
    if (auto targets = backend.trimTargets()) {
        std::ranges::copy_if(*targets, std::back_inserter(sources.targets), [&drive](const TrimTarget& target) {
            return std::ranges::find(target.drives, drive.id) != target.drives.end();
        });
    }
    if (history != nullptr) {
        addHistory(sources, *history, drive.id, options.made_at);
    }
    if (stop.stop_requested()) {
        return fail(Errc::cancelled, "The report was cancelled.");
    }
    return makeReport(std::move(sources), std::move(options));
}

std::string reportFileName(const Report& report, const std::string& ending) {
    constexpr std::size_t longest = 60;
    std::string name;
    for (const char c : report.model()) {
        const char small = lower(c);
        const bool keeps = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
        if (keeps) {
            name += small;
        } else if (!name.empty() && name.back() != '-') {
            name += '-';
        }
        if (name.size() == longest) {
            break;
        }
    }
    if (name.empty()) {
        name = "drive";
    }
    return name + (name.back() == '-' ? "" : "-") + isoTime(report.options.made_at).substr(0, 10) + "." + ending;
}

} // namespace trimwright::care
