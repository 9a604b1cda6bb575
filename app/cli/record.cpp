// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/alert_commands.h"
#include "app/cli/history_commands.h"
#include "app/cli/json.h"
#include "app/cli/table.h"
#include "core/base/units.h"
#include "core/care/history_text.h"
#include "core/smart/figures.h"
#include "core/smart/unit_proof.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace trimwright::cli {
namespace {

using care::History;

enum class Outcome { recorded, asleep, unsupported, notAllowed, failed };

std::string_view toString(Outcome outcome) {
    switch (outcome) {
    case Outcome::recorded:
        return "recorded";
    case Outcome::asleep:
        return "asleep";
    case Outcome::unsupported:
        return "unsupported";
    case Outcome::notAllowed:
        return "not allowed";
    case Outcome::failed:
        break;
    }
    return "failed";
}

struct Row {
    const Reading* reading = nullptr;
    Outcome outcome = Outcome::failed;
    Error error = {};
};

Outcome outcomeOf(const Error& error) {
    switch (error.code) {
    case Errc::asleep:
        return Outcome::asleep;
    case Errc::unsupported:
        return Outcome::unsupported;
    case Errc::permissionDenied:
        return Outcome::notAllowed;
    default:
        return Outcome::failed;
    }
}

Result<> write(app::Histories& histories, const std::vector<care::Recording>& recordings) {
    auto history = histories.of(recordings.front().drive.id, History::Access::readWrite);
    if (!history) {
        return fail(std::move(history.error()));
    }
    auto done = (*history)->record(recordings);
    if (!done && done.error().code == Errc::invalidData) {
        // Damage that opening did not see. Looked at as a whole, the file is set aside, and the samples go to a new
        // one.
        history = histories.reopen(recordings.front().drive.id);
        done = history ? (*history)->record(recordings) : Result<>(fail(history.error()));
    }
    return done;
}

/// Proves the unit of a drive's host writes from its samples of this start of the computer, if that is unknown.
std::optional<care::UnitProof> proveUnit(History& history, const Drive& drive, const care::Sample& newest) {
    if (!newest.host_writes_raw || !newest.kernel) {
        return std::nullopt;
    }
    const auto samples = history.samples(drive.id, {newest.taken_at - std::chrono::days(35), std::nullopt});
    const auto growth = samples ? care::longestGrowth(*samples) : std::nullopt;
    const auto unit =
        growth ? smart::unitFromGrowth(growth->raw_before, growth->raw_after, growth->kernel_bytes) : std::nullopt;
    if (!unit) {
        return std::nullopt;
    }
    care::UnitProof proof{growth->source,         *unit,
                          smart::unitName(*unit), growth->raw_after - growth->raw_before,
                          growth->kernel_bytes,   newest.taken_at};
    return history.recordUnit(drive.id, proof) ? std::optional(proof) : std::nullopt;
}

/// What recording came to, beside the drives.
struct Extras {
    std::uint64_t thinned = 0;
    std::vector<std::pair<std::string, care::UnitProof>> proofs; ///< By node.
};

/// A self-test that ended since the sample before and that nobody waited for becomes a run. What cannot be looked up
/// now is found no more, and is no failure of the recording.
void noticeSelfTest(History& history, const Reading& reading, const std::optional<care::Sample>& before) {
    if (!reading.self_tests || !before) {
        return;
    }
    if (const auto runs = history.runs(reading.drive.id)) {
        if (const auto run =
                care::finishedSelfTest(reading.drive, *reading.self_tests, *before, *reading.sample, *runs)) {
            (void)history.recordRun(*run);
        }
    }
}

/// The newest sample of each drive so far; nothing where there is none.
std::vector<std::optional<care::Sample>> samplesBefore(app::Histories& histories, const std::vector<Row*>& rows) {
    std::vector<std::optional<care::Sample>> samples(rows.size());
    const auto history = histories.of(rows.front()->reading->drive.id, History::Access::readWrite);
    for (std::size_t i = 0; history && i < rows.size(); ++i) {
        if (auto last = (*history)->lastSample(rows[i]->reading->drive.id)) {
            samples[i] = std::move(*last);
        }
    }
    return samples;
}

/// Samples of one history in one transaction: all of the machine's drives, or all emulated ones.
void recordIn(app::Histories& histories, bool emulated, std::vector<Row>& rows, Extras& extras) {
    std::vector<care::Recording> recordings;
    std::vector<Row*> written;
    for (Row& row : rows) {
        if (row.reading->sample && app::Histories::isEmulated(row.reading->drive.id) == emulated) {
            recordings.push_back({row.reading->drive, *row.reading->sample});
            written.push_back(&row);
        }
    }
    if (recordings.empty()) {
        return;
    }
    const auto before = samplesBefore(histories, written);
    const auto done = write(histories, recordings);
    for (Row* row : written) {
        const bool denied = !done && done.error().code == Errc::permissionDenied;
        row->outcome = done ? Outcome::recorded : denied ? Outcome::notAllowed : Outcome::failed;
        row->error = done ? Error{} : done.error();
    }
    const auto history = done ? histories.of(recordings.front().drive.id, History::Access::readWrite)
                              : Result<History*>(fail(done.error()));
    if (!history) {
        return;
    }
    for (std::size_t i = 0; i < written.size(); ++i) {
        noticeSelfTest(**history, *written[i]->reading, before[i]);
    }
    for (const care::Recording& recording : recordings) {
        if (auto proof = proveUnit(**history, recording.drive, recording.sample)) {
            extras.proofs.emplace_back(recording.drive.node, std::move(*proof));
        }
    }
    // Thinning can wait for another time: what it could not do now is no failure of the recording.
    if (const auto thinned = (*history)->thinIfDue(histories.now())) {
        extras.thinned += thinned->removed;
    }
}

ExitCode exitCodeOf(const std::vector<Row>& rows, const Session& session) {
    const auto count = [&rows](Outcome outcome) {
        return std::count_if(rows.begin(), rows.end(), [outcome](const Row& row) { return row.outcome == outcome; });
    };
    if (session.stop.stop_requested()) {
        return exitInterrupted;
    }
    if (count(Outcome::failed) > 0) {
        return count(Outcome::recorded) > 0 ? exitSomeFailed : exitAllFailed;
    }
    return count(Outcome::recorded) == 0 && count(Outcome::notAllowed) > 0 ? exitPermission : exitDone;
}

void writeJson(const Session& session, const std::vector<Row>& rows, const Extras& extras,
               const std::vector<std::string>& notices, const std::vector<care::Alert>& alerts) {
    Json drives = Json::array();
    for (const Row& row : rows) {
        const auto& sample = row.reading->sample;
        drives.push_back({{"drive", row.reading->drive.id.value},
                          {"node", textOrNull(row.reading->drive.node)},
                          {"outcome", toString(row.outcome)},
                          {"reason", textOrNull(row.error.message)},
                          {"taken_at", sample ? Json(care::isoTime(sample->taken_at)) : Json(nullptr)}});
    }
    Json proofs = Json::array();
    for (const auto& [node, proof] : extras.proofs) {
        proofs.push_back({{"node", node}, {"source", proof.source}, {"unit", proof.unit}});
    }
    Json document = documentOf("drives", std::move(drives));
    document["thinned_samples"] = extras.thinned;
    document["proven_units"] = std::move(proofs);
    document["notices"] = notices;
    document["alerts"] = Json::array();
    for (const care::Alert& alert : alerts) {
        document["alerts"].push_back({{"number", alert.number},
                                      {"kind", care::toString(alert.kind)},
                                      {"drive", textOrNull(alert.drive.value)},
                                      {"title", alert.title},
                                      {"sentence", alert.sentence}});
    }
    writeDocument(session.out, document);
}

void printRows(const Session& session, const std::vector<Row>& rows, const Extras& extras) {
    Table table({{"DRIVE"}, {"MODEL"}, {"RESULT"}});
    for (const Row& row : rows) {
        const bool recorded = row.outcome == Outcome::recorded;
        const Tone tone = recorded ? Tone::good : row.outcome == Outcome::failed ? Tone::bad : Tone::faint;
        std::string text(toString(row.outcome));
        text += row.error.message.empty() ? "" : ": " + row.error.message;
        table.add({{row.reading->drive.node, Tone::strong}, {row.reading->drive.model}, {std::move(text), tone}});
    }
    table.print(session.out, session.style);
    if (rows.empty()) {
        session.out << "There is no drive to take a sample of.\n";
    }
    for (const auto& [node, proof] : extras.proofs) {
        session.out << paragraph(
            session.style, fmt::format("{}: {} counts in units of {}, as what the kernel wrote proves ({} units, "
                                       "{}).",
                                       node, proof.source, proof.unit, proof.counted, formatBytes(proof.kernel_bytes)));
    }
}

} // namespace

ExitCode recordSamples(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                       const KernelWritesOf& kernelWritesOf, const AlertPlaces* places) {
    bool complete = false;
    const auto readings = readAllDrives(session, catalog, histories, kernelWritesOf, &complete);
    std::vector<Row> rows;
    for (const Reading& reading : readings) {
        Row row{&reading};
        if (!reading.sample) {
            row.outcome = outcomeOf(reading.sample.error());
            row.error = reading.sample.error();
        }
        rows.push_back(std::move(row));
    }
    Extras extras;
    for (const bool emulated : {false, true}) {
        recordIn(histories, emulated, rows, extras);
    }
    const auto notices = histories.takeNotices();
    for (const std::string& notice : notices) {
        warn(session, {Errc::invalidData, notice});
    }
    const auto alerts =
        places != nullptr ? noticeAlerts(session, *places, histories, readings, complete) : std::vector<care::Alert>();
    if (session.json) {
        writeJson(session, rows, extras, notices, alerts);
    } else {
        printRows(session, rows, extras);
    }
    const ExitCode code = exitCodeOf(rows, session);
    if (code == exitPermission) {
        warn(session, {Errc::permissionDenied, "Reading the drives of this machine needs administrator rights.",
                       "Run the same command with sudo."});
    }
    return code;
}

} // namespace trimwright::cli
