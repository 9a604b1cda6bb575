// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/cli/table.h"
#include "core/base/units.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>

namespace trimwright::cli {
namespace {

/// A drive's health costs a smartctl process and root, or the simulation of an emulated drive's life: neither fits a
/// listing that takes milliseconds. So the key is there and says "unknown" until a source that is free of both exists.
Json listedHealth() {
    return nullptr;
}

/// Field by field: an initializer list would make every key and value twice, which 64 drives feel.
Json toJson(const Drive& drive) {
    Json fields = Json::object();
    fields["id"] = drive.id.value;
    fields["node"] = textOrNull(drive.node);
    fields["model"] = textOrNull(drive.model);
    fields["serial"] = textOrNull(drive.serial);
    fields["firmware"] = textOrNull(drive.firmware);
    fields["bus"] = toString(drive.bus);
    fields["kind"] = toString(drive.kind);
    fields["capacity_bytes"] = valueOrNull(drive.capacity_bytes);
    fields["emulated"] = drive.emulated;
    fields["health"] = listedHealth();
    fields["transport"] = textOrNull(drive.transport);
    fields["link"] = textOrNull(drive.link);
    fields["power"] = toString(drive.power);
    fields["removable"] = drive.removable;
    fields["discard_granularity_bytes"] = drive.discard.granularity_bytes;
    fields["discard_max_bytes"] = drive.discard.max_bytes;
    return fields;
}

std::string describeBus(const Drive& drive) {
    if (drive.emulated) {
        return "emulated";
    }
    std::string text(toString(drive.bus));
    if (!drive.transport.empty() && drive.transport != text && drive.bus == Bus::usb) {
        text += " (" + drive.transport + ")";
    }
    return text;
}

void addRow(Table& table, const Drive& drive) {
    const bool asleep = drive.power == PowerState::asleep;
    table.add({{drive.node, Tone::strong},
               {drive.model.empty() ? "unnamed drive" : drive.model},
               {drive.capacity_bytes ? formatBytes(*drive.capacity_bytes) : "–"},
               {describeBus(drive)},
               {asleep ? "asleep" : std::string(toString(drive.kind)), asleep ? Tone::faint : Tone::plain},
               {drive.id.value == drive.node ? "" : drive.id.value, Tone::faint}});
}

struct Group {
    std::string_view title;
    std::function<bool(const Drive&)> holds;
};

const std::array<Group, 3> groups = {
    {{"Solid-state drives", [](const Drive& drive) { return !drive.emulated && drive.kind == DriveKind::ssd; }},
     {"Emulated drives", [](const Drive& drive) { return drive.emulated; }},
     {"Other drives", [](const Drive& drive) { return !drive.emulated && drive.kind != DriveKind::ssd; }}}};

void printGroups(const Session& session, const std::vector<care::ListedDrive>& drives) {
    Table table({{"DRIVE"}, {"MODEL"}, {"CAPACITY", Table::Align::right}, {"BUS"}, {"KIND"}, {"ID"}});
    for (const Group& group : groups) {
        bool titled = false;
        for (const care::ListedDrive& listed : drives) {
            if (!group.holds(listed.drive)) {
                continue;
            }
            if (!titled) {
                table.addSection(std::string(group.title));
                titled = true;
            }
            addRow(table, listed.drive);
        }
    }
    table.print(session.out, session.style, 2);
}

} // namespace

ExitCode listDrives(const Session& session, const care::Catalog& catalog) {
    const auto listing = catalog.drives();
    for (const Error& error : listing.errors) {
        warn(session, error);
    }
    if (listing.items.empty() && !listing.errors.empty()) {
        return reportWarned(session, listing.errors.front());
    }
    if (session.json) {
        writeList(session.out, "drives", listing.items,
                  [](const care::ListedDrive& listed) { return toJson(listed.drive); });
    } else if (listing.items.empty()) {
        session.out << "No drives found. An emulated one shows what Trimwright does:\n"
                       "  trimwrightctl emulated add --model x25-m-g2-80\n";
    } else {
        printGroups(session, listing.items);
    }
    return exitDone;
}

} // namespace trimwright::cli
