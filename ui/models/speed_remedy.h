// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/emulated_backend.h"

#include <QString>
#include <cstdint>
#include <optional>

namespace trimwright::ui {

/// What helps a drive that has become slow.
enum class SpeedRemedy {
    none,        ///< It is not slow, or nobody knows.
    optimize,    ///< It keeps what was deleted: TRIM gives it back.
    deleteFiles, ///< It is all but full: TRIM has next to nothing to offer.
    moreRoom,    ///< It knows all that is free, and that is too little for its way of writing.
};

/// What is free on all filesystems of the drive, of what they hold together.
struct Room {
    std::uint64_t free_bytes = 0;
    std::uint64_t size_bytes = 0;
};

/// It writes noticeably slower than a new drive of its model.
bool isSlow(const std::optional<emulator::WriteSpeed>& speed);

/// Pure. `room`: nothing where it is not known.
SpeedRemedy remedyOf(const std::optional<emulator::WriteSpeed>& speed, const std::optional<Room>& room);

/// The remedy in a sentence or two; empty where a button says it or there is none.
QString remedyText(SpeedRemedy remedy, const std::optional<Room>& room);

} // namespace trimwright::ui
