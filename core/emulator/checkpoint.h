// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/drive_store.h"
#include "core/emulator/emulated_drive.h"
#include "core/emulator/huge_array.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

namespace trimwright::emulator {

/// The state of a drive after all operations of its file, so that they need not be simulated again. It can be thrown
/// away at any time, and is used only if it fits in every respect: a checksum over all of it, made by an engine of the
/// same sources, for this model, this seed and the operations with which the file's list begins.
///
/// Layout: checksum of the rest (8 bytes), then as archive.h writes it: the name of the format, the engine, a hash of
/// model, seed and operations, the number of operations, the state.
HugeText makeCheckpoint(const EmulatedDrive& drive, const DriveFile& file);

struct Restored {
    std::shared_ptr<EmulatedDrive> drive;
    std::size_t operations = 0; ///< Of the file's list; the rest is to be applied.
};

/// The drive as the checkpoint tells; nullopt: it does not fit or is damaged.
std::optional<Restored> restoreCheckpoint(std::string_view checkpoint, const DriveFile& file);

/// The whole state as bytes: equal bytes, equal drives.
HugeText stateOf(const EmulatedDrive& drive);

/// Names this build's sources and models: a checkpoint of another engine may mean another drive. Generated.
std::string_view engineFingerprint();

} // namespace trimwright::emulator
