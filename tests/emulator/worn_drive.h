// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/archive.h"
#include "core/emulator/checkpoint.h"
#include "core/emulator/drive_model.h"
#include "core/emulator/drive_store.h"

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <gtest/gtest.h>
#include <memory>
#include <string>

namespace trimwright::emulator::testing {

/// Leaves an emulated drive as years of use would: its flash was erased so often that this share of what it is rated
/// for is used. Writing that much would take hours, so the drive's state is put together here; everything else about
/// it, what its SMART data say above all, the emulator does itself.
inline void wearDrive(const std::filesystem::path& directory, const std::string& name, double usedShare) {
    const DriveStore store(directory);
    const auto lock = store.lock(name, {});
    ASSERT_TRUE(lock);
    const auto file = store.read(name);
    ASSERT_TRUE(file && file->operations.empty()) << "a new drive is expected";
    const auto drive = std::make_unique<EmulatedDrive>(*findModel(file->model), file->seed);
    const Nand& nand = drive->device.flash().ftl().nand();
    HugeText flash;
    StateWriter writer(flash);
    writer(nand);
    HugeText state = stateOf(*drive);
    const auto begin = state.find(flash);
    ASSERT_NE(begin, HugeText::npos);
    // The count of all erases is the last number of the flash's state, see Nand::exchange().
    const auto erases = static_cast<std::uint64_t>(usedShare * nand.enduranceCycles() * nand.physicalBlocks());
    std::memcpy(state.data() + begin + flash.size() - sizeof erases, &erases, sizeof erases);
    StateReader reader(state);
    reader(*drive);
    ASSERT_TRUE(reader.good() && reader.atEnd());
    ASSERT_EQ(nand.totalErases(), erases);
    ASSERT_TRUE(store.write(name, *file));
    store.writeCheckpoint(name, makeCheckpoint(*drive, *file));
}

} // namespace trimwright::emulator::testing
