// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/huge_array.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace trimwright::emulator {

/// Appends the map of a drive in a compact form. Chunks of 1,024 entries are kept as runs of equal values, which is how
/// streams lie in the flash, or as differences from their least value in as few bits as they need, whichever is
/// shorter. A fresh 80 GB drive takes 200 KB, one written at random all over 46 MB (19 bits for each page), close to
/// the least possible.
void packTable(std::span<const std::uint32_t> table, HugeText& out);

/// Reads what packTable() wrote of a table of this size and removes it from `in`. False: it makes no sense.
bool unpackTable(std::string_view& in, std::span<std::uint32_t> table);

} // namespace trimwright::emulator
