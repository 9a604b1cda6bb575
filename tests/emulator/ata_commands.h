// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ata_device.h"

#include <gtest/gtest.h>
#include <optional>
#include <vector>

namespace trimwright::emulator::testing {

using Buffer = std::vector<std::uint8_t>;
inline constexpr std::uint32_t smallSectors = 2 * 2048; ///< Of a drive of two megabytes.

inline AtaResult run(AtaDevice& device, const TaskFile& task, Buffer data = {}) {
    return device.execute(task, data);
}

inline Buffer smartRead(AtaDevice& device, std::uint16_t feature, std::uint8_t log = 0) {
    Buffer data(512);
    EXPECT_TRUE(device.execute({ata::smart, feature, 1, ata::smartSignature | log}, data).ok());
    return data;
}

/// The raw value of an attribute, as a host reads it.
inline std::optional<std::uint64_t> rawAttribute(AtaDevice& device, std::uint8_t id) {
    const Buffer data = smartRead(device, ata::smartReadData);
    for (std::size_t at = 2; at < 362; at += 12) {
        if (data[at] == id) {
            return loadLittle<std::uint64_t>(data, at + 5, 6);
        }
    }
    return std::nullopt;
}

} // namespace trimwright::emulator::testing
