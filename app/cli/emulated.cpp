// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/progress_bar.h"
#include "app/cli/table.h"
#include "core/base/units.h"
#include "core/emulator/emulated_backend.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <vector>

namespace trimwright::cli {
namespace {

constexpr std::string_view prefix = "emulated:";

DriveId idOf(const std::string& name) {
    return {name.rfind(prefix, 0) == 0 ? name : std::string(prefix) + name};
}

Json emulatedDriveJson(const Drive& drive) {
    return {{"id", drive.id.value},
            {"model", textOrNull(drive.model)},
            {"serial", textOrNull(drive.serial)},
            {"firmware", textOrNull(drive.firmware)},
            {"capacity_bytes", valueOrNull(drive.capacity_bytes)}};
}

void printMeasure(const Session& session, const DriveId& drive, const emulator::WriteSpeed& speed) {
    const double share = speed.new_drive_megabytes_per_second > 0
                             ? speed.megabytes_per_second / speed.new_drive_megabytes_per_second * 100
                             : 0;
    Table table({{""}, {""}});
    table.add({{"Random writes now"}, {fmt::format("{:.1f} MB/s", speed.megabytes_per_second), Tone::strong}});
    table.add({{"The same drive new"}, {fmt::format("{:.1f} MB/s", speed.new_drive_megabytes_per_second)}});
    table.add({{"Share of the new drive's speed"}, {fmt::format("{:.0f} %", share)}});
    if (speed.write_amplification > 0) {
        table.add({{"Flash writes per write"}, {fmt::format("{:.2f}", speed.write_amplification)}});
    }
    session.out << toned(session.style, Tone::strong, printable(drive.value)) << '\n';
    table.print(session.out, session.style, 2);
    double highest = speed.new_drive_megabytes_per_second;
    std::vector<double> speeds;
    for (const emulator::SpeedSample& sample : speed.series) {
        speeds.push_back(sample.megabytes_per_second);
        highest = std::max(highest, sample.megabytes_per_second);
    }
    session.out << "  " << sparkline(speeds, highest) << '\n'
                << paragraph(session.style,
                             "4 KiB pages written at random places for a simulated minute, one column per second. "
                             "Measured on a copy: the drive itself did not change.",
                             2, Tone::faint);
}

} // namespace

void ensureFirstDrive(const Session& session, emulator::EmulatedBackend& backend) {
    if (const auto made = backend.ensureFirstDrive(); !made) {
        warn(session, {made.error().code, "The first emulated drive was not made. " + made.error().message,
                       "Set TRIMWRIGHT_DATA_DIR to a directory of your own that can be written to."});
    }
}

ExitCode listEmulated(const Session& session, emulator::EmulatedBackend& backend) {
    const auto drives = backend.drives();
    if (!drives) {
        return report(session, drives.error());
    }
    if (session.json) {
        Json rows = Json::array();
        for (const Drive& drive : *drives) {
            rows.push_back(emulatedDriveJson(drive));
        }
        writeDocument(session.out, documentOf("drives", std::move(rows)));
        return exitDone;
    }
    if (drives->empty()) {
        session.out << "There are no emulated drives. Add one: trimwrightctl emulated add --model x25-m-g2-80\n";
        return exitDone;
    }
    Table table({{"DRIVE"}, {"MODEL"}, {"FIRMWARE"}, {"CAPACITY", Table::Align::right}});
    for (const Drive& drive : *drives) {
        table.add({{drive.id.value, Tone::strong},
                   {drive.model},
                   {drive.firmware},
                   {drive.capacity_bytes ? formatBytes(*drive.capacity_bytes) : "–"}});
    }
    table.print(session.out, session.style);
    return exitDone;
}

ExitCode listEmulatedModels(const Session& session) {
    const auto models = emulator::EmulatedBackend::models();
    if (session.json) {
        Json rows = Json::array();
        for (const emulator::ModelInfo& model : models) {
            rows.push_back({{"model", model.key},
                            {"title", model.title},
                            {"capacity_bytes", model.capacity_bytes},
                            {"trim", model.has_trim},
                            {"sentence", textOrNull(model.sentence)}});
        }
        writeDocument(session.out, documentOf("models", std::move(rows)));
        return exitDone;
    }
    Table table({{"MODEL"}, {"CAPACITY", Table::Align::right}, {"TRIM"}, {"WHAT IT IS"}});
    for (const emulator::ModelInfo& model : models) {
        table.add({{model.key, Tone::strong},
                   {formatBytes(model.capacity_bytes)},
                   {model.has_trim ? "yes" : "no"},
                   {model.title + (model.sentence.empty() ? "" : ". " + model.sentence)}});
    }
    table.print(session.out, session.style);
    return exitDone;
}

ExitCode addEmulated(const Session& session, emulator::EmulatedBackend& backend, const std::string& model,
                     const std::string& name) {
    const auto drive = backend.add(model, name);
    if (!drive) {
        return report(session, drive.error());
    }
    if (session.json) {
        writeDocument(session.out, documentOf("drive", emulatedDriveJson(*drive)));
    } else {
        session.out << "Added " << drive->id.value << " (" << printable(drive->model) << ").\n";
    }
    return exitDone;
}

ExitCode removeEmulated(const Session& session, emulator::EmulatedBackend& backend, const std::string& name) {
    const DriveId drive = idOf(name);
    if (const auto removed = backend.remove(drive); !removed) {
        return report(session, removed.error());
    }
    if (session.json) {
        writeDocument(session.out, documentOf("removed", Json(drive.value)));
    } else {
        session.out << "Removed " << printable(drive.value) << ".\n";
    }
    return exitDone;
}

ExitCode measureEmulated(const Session& session, emulator::EmulatedBackend& backend, const std::string& name) {
    const DriveId drive = idOf(name);
    ProgressBar bar(session.err, session.progress);
    const auto speed = backend.measureRandomWrite(drive, session.stop, [&](const Progress& progress) {
        bar.show("Measuring " + drive.value, progress, "Ctrl+C stops");
    });
    bar.clear();
    if (!speed) {
        return report(session, speed.error());
    }
    if (!session.json) {
        printMeasure(session, drive, *speed);
        return exitDone;
    }
    Json series = Json::array();
    for (const emulator::SpeedSample& sample : speed->series) {
        series.push_back({{"seconds", sample.seconds}, {"megabytes_per_second", sample.megabytes_per_second}});
    }
    Json document = documentOf("drive", Json(drive.value));
    document["megabytes_per_second"] = speed->megabytes_per_second;
    document["new_drive_megabytes_per_second"] = speed->new_drive_megabytes_per_second;
    document["write_amplification"] = speed->write_amplification > 0 ? Json(speed->write_amplification) : Json(nullptr);
    document["series"] = std::move(series);
    writeDocument(session.out, document);
    return exitDone;
}

} // namespace trimwright::cli
