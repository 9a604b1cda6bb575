// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/table.h"
#include "core/base/units.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::cli {
namespace {

Json toJson(const TrimTarget& target) {
    Json drives = Json::array();
    for (const DriveId& drive : target.drives) {
        drives.push_back(drive.value);
    }
    return {{"mount", target.mount},
            {"device", textOrNull(target.device)},
            {"drive", target.drives.empty() ? Json(nullptr) : Json(target.drives.front().value)},
            {"filesystem", textOrNull(target.filesystem)},
            {"size_bytes", valueOrNull(target.size_bytes)},
            {"free_bytes", valueOrNull(target.free_bytes)},
            {"eligible", target.eligible()},
            {"skip_reason", target.skip ? Json(toString(target.skip->reason)) : Json(nullptr)},
            {"skip_text", target.skip ? textOrNull(target.skip->text) : Json(nullptr)},
            {"fix", target.skip ? textOrNull(target.skip->fix) : Json(nullptr)},
            {"opt_in", target.skip && target.skip->opt_in},
            {"also_mounted_at", target.also_mounted_at},
            {"drives", std::move(drives)}};
}

/// proc, sysfs and the like: in the document, but not worth a row for people.
bool isPseudo(const TrimTarget& target) {
    return target.skip && (target.skip->reason == SkipReason::pseudo || target.skip->reason == SkipReason::autofs);
}

std::string formatOptional(const std::optional<std::uint64_t>& bytes) {
    return bytes ? formatBytes(*bytes) : "–";
}

void addRow(Table& table, const TrimTarget& target) {
    const bool eligible = target.eligible();
    const bool optIn = target.skip && target.skip->opt_in;
    const Tone tone = eligible ? Tone::plain : Tone::faint;
    table.add({{target.mount, eligible ? Tone::strong : Tone::faint},
               {target.filesystem, tone},
               {target.device, tone},
               {formatOptional(target.size_bytes), tone},
               {formatOptional(target.free_bytes), tone},
               {eligible ? "✔ yes"
                : optIn  ? "– only if named"
                         : "– no",
                eligible ? Tone::good : Tone::faint}});
    constexpr std::size_t noteIndent = 4;
    if (target.skip) {
        table.addNote(target.skip->text, noteIndent);
        if (!target.skip->fix.empty()) {
            table.addNote("→ " + target.skip->fix, noteIndent);
        }
    }
    if (!target.also_mounted_at.empty()) {
        std::string places;
        for (const std::string& place : target.also_mounted_at) {
            places += (places.empty() ? "" : ", ") + place;
        }
        table.addNote("Also mounted at " + places + "; optimized once.", noteIndent);
    }
}

void printTargets(const Session& session, const std::vector<TrimTarget>& targets) {
    using Align = Table::Align;
    Table table({{"MOUNT"}, {"FILESYSTEM"}, {"DEVICE"}, {"SIZE", Align::right}, {"FREE", Align::right}, {"OPTIMIZE"}});
    std::size_t pseudo = 0;
    for (const TrimTarget& target : targets) {
        if (isPseudo(target)) {
            ++pseudo;
        } else {
            addRow(table, target);
        }
    }
    if (pseudo < targets.size()) {
        table.print(session.out, session.style);
    } else {
        session.out << "No mounted filesystem lies on a drive.\n";
    }
    if (pseudo > 0) {
        session.out << toned(
            session.style, Tone::faint,
            fmt::format("{} more without a drive below them (proc, sysfs, tmpfs …): see --json.\n", pseudo));
    }
}

} // namespace

ExitCode listTargets(const Session& session, const care::Catalog& catalog, const std::string& drive) {
    std::string onlyDrive;
    if (!drive.empty()) {
        const auto listed = catalog.findDrive(drive);
        if (!listed) {
            return report(session, listed.error());
        }
        onlyDrive = listed->drive.id.value;
    }
    const auto listing = catalog.targets();
    for (const Error& error : listing.errors) {
        warn(session, error);
    }
    if (listing.items.empty() && !listing.errors.empty()) {
        return reportWarned(session, listing.errors.front());
    }
    std::vector<TrimTarget> targets;
    for (const care::ListedTarget& listed : listing.items) {
        const auto& drives = listed.target.drives;
        const bool belongs =
            std::any_of(drives.begin(), drives.end(), [&](const DriveId& id) { return id.value == onlyDrive; });
        if (onlyDrive.empty() || belongs) {
            targets.push_back(listed.target);
        }
    }
    if (session.json) {
        Json rows = Json::array();
        for (const TrimTarget& target : targets) {
            rows.push_back(toJson(target));
        }
        writeDocument(session.out, documentOf("targets", std::move(rows)));
    } else if (targets.empty() && !onlyDrive.empty()) {
        session.out << "No filesystem of " << printable(drive) << " is mounted.\n";
    } else {
        printTargets(session, targets);
    }
    return exitDone;
}

} // namespace trimwright::cli
