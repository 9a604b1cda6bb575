// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/health.h"
#include "core/smart/json_access.h"

#include <string>
#include <string_view>
#include <vector>

// What smartctl's documents have in common. For .cpp files of this folder only.
namespace trimwright::smart {

/// smartctl(8), "EXIT STATUS": bit 0 command line did not parse, bit 1 device open failed or a low-power mode. All
/// higher bits come with data.
inline constexpr std::uint64_t noDataBits = 0b11;

/// A document of one drive. Errors: invalidData.
Result<Json> parseDocument(std::string_view json);

/// What smartctl complained of, errors before warnings.
std::vector<std::string> messagesOf(const Json& document);

/// What the messages and the exit status say of a document without data.
Error errorFromMessages(const Json& document, const std::vector<std::string>& messages, std::uint64_t exitStatus);

Protocol protocolOf(const Json& document);

} // namespace trimwright::smart
