// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/metrics.h"

#include "app/cli/history_commands.h"
#include "app/cli/json.h"
#include "core/base/file.h"

#include <utility>
#include <vector>

namespace trimwright::cli {
namespace {

/// What the history adds: the newest sample of a drive that cannot be read now, and the runs.
void addMemory(care::MetricsDrive& one, app::Histories& histories) {
    const auto history = histories.of(one.drive.id, care::History::Access::readOnly);
    if (!history) {
        return;
    }
    if (!one.sample) {
        if (auto last = (*history)->lastSample(one.drive.id)) {
            one.sample = std::move(*last);
        }
    }
    if (auto runs = (*history)->runs(one.drive.id)) {
        one.runs = std::move(*runs);
    }
}

} // namespace

ExitCode showMetrics(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                     const KernelWritesOf& kernelWritesOf, const std::filesystem::path& textfile) {
    const auto readings = readAllDrives(session, catalog, histories, kernelWritesOf);
    std::vector<care::MetricsDrive> drives;
    Json listed = Json::array();
    for (const Reading& reading : readings) {
        care::MetricsDrive one{reading.drive, reading.sample ? std::optional(*reading.sample) : std::nullopt, {}};
        addMemory(one, histories);
        listed.push_back({{"drive", reading.drive.id.value},
                          {"read_now", reading.sample.has_value()},
                          {"reason", reading.sample ? Json(nullptr) : textOrNull(reading.sample.error().message)}});
        drives.push_back(std::move(one));
    }
    if (session.stop.stop_requested()) {
        return report(session, {Errc::cancelled, "Cancelled; no metrics were written."});
    }
    const std::string text = care::metricsText(drives);
    if (!textfile.empty()) {
        if (const auto written = writeFileAtomically(textfile, text); !written) {
            return report(session, written.error());
        }
    }
    if (session.json) {
        Json document = documentOf("drives", std::move(listed));
        document["textfile"] = textOrNull(textfile.string());
        document["metrics"] = text;
        writeDocument(session.out, document);
    } else if (textfile.empty()) {
        session.out << text;
    }
    return exitDone;
}

} // namespace trimwright::cli
