// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/drive_entry.h"

#include "core/drive/saved_drive.h"

#include <QtGlobal>
#include <algorithm>

namespace trimwright::ui {
namespace {

template <class T>
void append(std::vector<NamedFigure>& list, const char* name, const Figure<T>& figure) {
    if (figure.has() || !figure.unknown_because.empty()) {
        list.push_back({name, figure.provenance, figure.unknown_because, figure.has()});
    }
}

/// "attribute 241" names attribute 241 but not attribute 24; so does "Attribute 241" at the start of a line.
bool mentionsId(const std::string& source, int id) {
    for (const char* word : {"attribute ", "Attribute "}) {
        const std::string wanted = word + std::to_string(id);
        const auto at = source.find(wanted);
        const auto after = at + wanted.size();
        if (at != std::string::npos && (after >= source.size() || source[after] < '0' || source[after] > '9')) {
            return true;
        }
    }
    return false;
}

} // namespace

DriveGroup DriveEntry::group() const {
    if (isSavedDrive(drive.id)) {
        return DriveGroup::saved;
    }
    if (drive.emulated) {
        return DriveGroup::emulated;
    }
    return drive.kind == DriveKind::ssd ? DriveGroup::solidState : DriveGroup::other;
}

std::vector<NamedFigure> figuresOf(const HealthReport& report) {
    std::vector<NamedFigure> list;
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Life left"), report.life_left_percent);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Host writes"), report.host_writes_bytes);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Host reads"), report.host_reads_bytes);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Flash writes"), report.nand_writes_bytes);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Temperature"), report.temperature_celsius);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Power-on time"), report.power_on_hours);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Power cycles"), report.power_cycles);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Unsafe shutdowns"), report.unsafe_shutdowns);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Available spare"), report.spare_percent);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Media errors"), report.media_errors);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Reallocated sectors"), report.reallocated_sectors);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Pending sectors"), report.pending_sectors);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Uncorrectable sectors"), report.uncorrectable_sectors);
    append(list, QT_TRANSLATE_NOOP("trimwright::ui::Figures", "Interface errors"), report.interface_crc_errors);
    return list;
}

std::vector<NamedFigure> figuresFrom(const HealthReport& report, const Attribute& attribute) {
    std::vector<NamedFigure> list = figuresOf(report);
    std::erase_if(list,
                  [&attribute](const NamedFigure& figure) { return !restsOn(figure.provenance.source, attribute); });
    return list;
}

bool restsOn(const std::string& source, const Attribute& attribute) {
    return attribute.id ? mentionsId(source, *attribute.id)
                        : !attribute.name.empty() && source.find(attribute.name) != std::string::npos;
}

} // namespace trimwright::ui
