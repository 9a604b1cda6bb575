// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/drive_model.h"

#include <array>

namespace trimwright::emulator::testing {

/// A drive model cut down to `megabytes`, so that tests are quick.
inline DriveModel cutDown(DriveModel model, std::uint64_t megabytes) {
    model.fragment_entries = model.fragment_entries * (megabytes * 2048) / model.sectors;
    model.sectors = megabytes * 2048;
    return model;
}

inline DriveModel smallModel(std::uint64_t megabytes = 64) {
    return cutDown(*findModel("x25-m-g2-80"), megabytes);
}

/// One model for each way of finding a page.
inline constexpr std::array mappingExamples{"x25-m-g2-80", "ultradrive-gx-128", "p128", "velociraptor-300"};

} // namespace trimwright::emulator::testing
