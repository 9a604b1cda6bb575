// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/drive_model.h"

namespace trimwright::emulator::testing {

/// The X25-M cut down to `megabytes`, so that tests are quick.
inline DriveModel smallModel(std::uint64_t megabytes = 64) {
    DriveModel model = *findModel("x25-m-g2-80");
    model.fragment_entries = model.fragment_entries * (megabytes * 2048) / model.sectors;
    model.sectors = megabytes * 2048;
    return model;
}

} // namespace trimwright::emulator::testing
