// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

class QWidget;

namespace trimwright::ui {

struct EmulatedDriveWish {
    std::string model; ///< Key of the model.
    std::string name;  ///< May be empty.
};

/// Asks which emulated drive to add; nullopt if the user thinks better of it.
std::optional<EmulatedDriveWish> askForEmulatedDrive(QWidget* parent);

} // namespace trimwright::ui
