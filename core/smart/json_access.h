// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

// Reading smartctl's JSON without trusting its shape: every function takes a value of any type and answers "absent"
// when the key is missing or has another type than expected. For .cpp files of this folder only.
namespace trimwright::smart {

using Json = nlohmann::json;

/// A counter that may have had more than 64 bits.
struct Count {
    std::uint64_t value = 0;
    bool saturated = false; ///< The true number is larger than 2^64 − 1; value is 2^64 − 1.
};

/// Parses a document after checking its size and nesting, so that hostile input costs neither stack nor much memory.
/// Errors: invalidData.
Result<Json> parseJson(std::string_view text);

/// The value at the path, or a null value.
const Json& at(const Json& value, std::initializer_list<std::string_view> path);
const Json& at(const Json& value, std::string_view key);

/// A counter at `key`. smartctl (7.2 on) adds the exact decimal digits as the string `key_s` where a number could lose
/// precision: that is preferred. Digits in a string are accepted, negative numbers and fractions are not.
std::optional<Count> count(const Json& parent, std::string_view key);
std::optional<std::uint64_t> number(const Json& parent, std::string_view key);

/// A small signed number (temperature, percentage, normalized value); absent if it is not within low…high.
std::optional<int> smallNumber(const Json& parent, std::string_view key, int low, int high);

std::optional<bool> boolean(const Json& parent, std::string_view key);

/// Cleaned text; empty if absent.
std::string text(const Json& parent, std::string_view key);

} // namespace trimwright::smart
