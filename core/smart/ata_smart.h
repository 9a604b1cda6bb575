// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/drive/health.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace trimwright::smart {

inline constexpr std::size_t ataSectorBytes = 512;
using AtaSector = std::array<std::uint8_t, ataSectorBytes>;

/// The answers of an ATA drive, bytes as on the wire: IDENTIFY DEVICE, SMART READ DATA, SMART READ THRESHOLDS and
/// SMART RETURN STATUS (ACS-3, 7.12 and 7.48; layouts of the SMART sectors as in SFF-8035i).
struct AtaSectors {
    std::optional<AtaSector> identify;
    std::optional<AtaSector> smart_data;
    std::optional<AtaSector> smart_thresholds;
    std::optional<bool> status_good;

    friend bool operator==(const AtaSectors&, const AtaSectors&) = default;
};

/// The sectors as a libatasmart blob: a row of chunks, each a big-endian tag ("IDFY", "SMST", "SMDT", "SMTH"), a
/// big-endian size and that many bytes. The emulated drive and the reader of real drives both hand over blobs, so that
/// one decoder reads them all.
std::vector<std::uint8_t> makeBlob(const AtaSectors& sectors);

/// The inverse: checks the framing and takes the chunks apart. Errors: invalidData, naming the byte where it breaks.
Result<AtaSectors> splitBlob(Bytes blob);

/// True if the bytes start like a libatasmart blob.
bool looksLikeBlob(Bytes bytes);

/// Decodes a blob through libatasmart (raw attribute bytes, never its pretty values) and our vendor rules.
/// `report.source` is "libatasmart". Pure; any thread. Errors: invalidData (broken framing, no IDENTIFY, checksums),
/// unsupported (the drive has no SMART).
/// The wire carries no names: `nameOf` names an attribute by its id where the caller knows the drive (empty: the usual
/// name), so that figures and rows show the same one.
using AttributeNamer = std::function<std::string_view(std::uint8_t id)>;
Result<HealthReport> decodeBlob(Bytes blob, const AttributeNamer& nameOf = {});

} // namespace trimwright::smart
