// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/checkpoint.h"

#include "core/emulator/archive.h"

#include <bit>
#include <cstring>
#include <fmt/format.h>

namespace trimwright::emulator {
namespace {

constexpr std::string_view formatName = "trimwright emulated drive state 1";
constexpr std::size_t checksumBytes = sizeof(std::uint64_t);

/// What must be the same for a state to be that of a drive.
std::uint64_t keyOf(const DriveFile& file, std::size_t operations) {
    // Lengths keep neighbours apart; a state is in the byte order of the machine that wrote it.
    std::string text = fmt::format("{} {} {}:{} {}", engineFingerprint(), std::endian::native == std::endian::little,
                                   file.model.size(), file.model, file.seed);
    for (std::size_t i = 0; i < operations; ++i) {
        const Operation& operation = file.operations[i];
        text +=
            fmt::format(" {}:{} {}:{} {}", operation.kind.size(), operation.kind, operation.argument.size(),
                        operation.argument, operation.steps ? std::to_string(*operation.steps) : std::string("all"));
    }
    return checksumOf(text);
}

} // namespace

HugeText stateOf(const EmulatedDrive& drive) {
    HugeText state;
    StateWriter writer(state);
    writer(drive);
    return state;
}

HugeText makeCheckpoint(const EmulatedDrive& drive, const DriveFile& file) {
    HugeText checkpoint(checksumBytes, '\0');
    StateWriter writer(checkpoint);
    const std::string format(formatName);
    const std::uint64_t key = keyOf(file, file.operations.size());
    const std::uint64_t operations = file.operations.size();
    writer(format, key, operations, drive);
    const std::uint64_t checksum = checksumOf(std::string_view(checkpoint).substr(checksumBytes));
    std::memcpy(checkpoint.data(), &checksum, sizeof checksum);
    return checkpoint;
}

std::optional<Restored> restoreCheckpoint(std::string_view checkpoint, const DriveFile& file) {
    const auto model = findModel(file.model);
    if (!model || checkpoint.size() < checksumBytes) {
        return std::nullopt;
    }
    StateReader reader(checkpoint.substr(checksumBytes));
    std::string format;
    std::uint64_t key = 0;
    std::uint64_t operations = 0;
    reader(format, key, operations);
    if (!reader.good() || format != formatName || operations > file.operations.size() ||
        key != keyOf(file, static_cast<std::size_t>(operations))) {
        return std::nullopt;
    }
    std::uint64_t checksum = 0;
    std::memcpy(&checksum, checkpoint.data(), sizeof checksum);
    if (checksum != checksumOf(checkpoint.substr(checksumBytes))) {
        return std::nullopt;
    }
    Restored restored{std::make_shared<EmulatedDrive>(*model, file.seed), static_cast<std::size_t>(operations)};
    reader(*restored.drive);
    return reader.good() && reader.atEnd() ? std::optional(std::move(restored)) : std::nullopt;
}

} // namespace trimwright::emulator
