// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"

#include <string_view>

namespace trimwright {

/// Ids of drives that are only known from a file: "file:/home/me/old-drive.json".
inline constexpr std::string_view savedDrivePrefix = "file:";

/// Whether the drive is a saved report: there is nothing to do anything to.
inline bool isSavedDrive(const DriveId& drive) {
    return drive.value.starts_with(savedDrivePrefix);
}

/// Why every action on such a drive is refused, for people.
inline constexpr std::string_view savedDriveIsReadOnly =
    "This is a saved report. It shows the drive as it was when the report was made; nothing can be done to the drive "
    "from here.";

} // namespace trimwright
