// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/speed_remedy.h"

#include "ui/format.h"

#include <QCoreApplication>

namespace trimwright::ui {
namespace {

struct RemedyWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::SpeedRemedy)
};

constexpr double likeNew = 0.9;    // from this share on nobody would feel the difference
constexpr double allButFull = 0.1; // with less free, random writes copy most of the drive again and again
constexpr double worthARun = 0.01; // less than this share of the filesystems changes no speed

double shareOf(std::uint64_t bytes, const Room& room) {
    return static_cast<double>(bytes) / static_cast<double>(room.size_bytes);
}

} // namespace

bool isSlow(const std::optional<emulator::WriteSpeed>& speed) {
    return speed && speed->megabytes_per_second < likeNew * speed->new_drive_megabytes_per_second;
}

SpeedRemedy remedyOf(const std::optional<emulator::WriteSpeed>& speed, const std::optional<Room>& room) {
    if (!isSlow(speed)) {
        return SpeedRemedy::none;
    }
    if (!room || room->size_bytes == 0) {
        return SpeedRemedy::optimize;
    }
    if (shareOf(room->free_bytes, *room) < allButFull) {
        return SpeedRemedy::deleteFiles;
    }
    return shareOf(speed->deleted_bytes, *room) < worthARun ? SpeedRemedy::moreRoom : SpeedRemedy::optimize;
}

QString remedyText(SpeedRemedy remedy, const std::optional<Room>& room) {
    switch (remedy) {
    case SpeedRemedy::deleteFiles:
        return RemedyWords::tr("Only %1 are free, so TRIM has little to offer. Delete files, then optimize.")
            .arg(bytesText(room ? room->free_bytes : 0));
    case SpeedRemedy::moreRoom:
        return RemedyWords::tr("The drive knows all free space already. Only more of it makes it faster.");
    case SpeedRemedy::none:
    case SpeedRemedy::optimize:
        break;
    }
    return {};
}

} // namespace trimwright::ui
