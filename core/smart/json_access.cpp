// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/json_access.h"

#include "core/base/text.h"
#include "core/base/units.h"
#include "core/smart/smartctl_report.h"

#include <fmt/format.h>
#include <limits>

namespace trimwright::smart {

namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

/// smartctl's own documents nest less than ten levels deep.
constexpr int maxDepth = 64;

/// The depth of nesting, counted without parsing.
bool nestsTooDeep(std::string_view text) {
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\') {
                ++i;
            } else if (c == '"') {
                inString = false;
            }
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            if (++depth > maxDepth) {
                return true;
            }
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return false;
}

std::optional<Count> fromDigits(std::string_view digits) {
    if (digits.empty() || digits.size() > 64) {
        return std::nullopt;
    }
    Count result;
    for (const char c : digits) {
        if (c < '0' || c > '9') {
            return std::nullopt;
        }
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (result.saturated || result.value > (largest - digit) / 10) {
            result = {largest, true};
        } else {
            result.value = result.value * 10 + digit;
        }
    }
    return result;
}

std::optional<Count> fromJson(const Json& value) {
    if (value.is_number_unsigned()) {
        return Count{value.get<std::uint64_t>(), false};
    }
    if (value.is_number_integer() && value.get<std::int64_t>() >= 0) {
        return Count{static_cast<std::uint64_t>(value.get<std::int64_t>()), false};
    }
    if (value.is_number_float()) {
        const double real = value.get<double>();
        if (real >= 18446744073709551616.0) { // 2^64
            return Count{largest, true};
        }
        if (real >= 9007199254740992.0) { // 2^53: from here every double is whole
            return Count{static_cast<std::uint64_t>(real), false};
        }
        return std::nullopt;
    }
    if (value.is_string()) {
        return fromDigits(value.get_ref<const std::string&>());
    }
    return std::nullopt;
}

} // namespace

Result<Json> parseJson(std::string_view text) {
    if (text.size() > maxReportBytes) {
        return fail(Errc::invalidData, fmt::format("The report is too large ({}); a real one is far below {}.",
                                                   formatBytes(text.size()), formatBytes(maxReportBytes)));
    }
    if (nestsTooDeep(text)) {
        return fail(Errc::invalidData, "The report is nested too deeply to be one of smartctl.");
    }
    Json document = Json::parse(text, nullptr, false);
    if (document.is_discarded()) {
        // Drives say strange bytes, and not every smartctl escapes them.
        document = Json::parse(repairUtf8(text), nullptr, false);
    }
    if (document.is_discarded()) {
        return fail(Errc::invalidData, "The report is not valid JSON: it is damaged or was cut off.");
    }
    return document;
}

const Json& at(const Json& value, std::string_view key) {
    static const Json absent;
    if (!value.is_object()) {
        return absent;
    }
    const auto found = value.find(key);
    return found == value.end() ? absent : *found;
}

const Json& at(const Json& value, std::initializer_list<std::string_view> path) {
    const Json* here = &value;
    for (const std::string_view key : path) {
        here = &at(*here, key);
    }
    return *here;
}

std::optional<Count> count(const Json& parent, std::string_view key) {
    if (const Json& exact = at(parent, std::string(key) + "_s"); exact.is_string()) {
        if (const auto value = fromJson(exact)) {
            return value;
        }
    }
    return fromJson(at(parent, key));
}

std::optional<std::uint64_t> number(const Json& parent, std::string_view key) {
    const auto value = count(parent, key);
    return value ? std::optional(value->value) : std::nullopt;
}

std::optional<int> smallNumber(const Json& parent, std::string_view key, int low, int high) {
    const Json& value = at(parent, key);
    if (!value.is_number_integer()) {
        return std::nullopt;
    }
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > std::uint64_t{1} << 31) {
        return std::nullopt;
    }
    const auto wide = value.get<std::int64_t>();
    return wide >= low && wide <= high ? std::optional(static_cast<int>(wide)) : std::nullopt;
}

std::optional<bool> boolean(const Json& parent, std::string_view key) {
    const Json& value = at(parent, key);
    return value.is_boolean() ? std::optional(value.get<bool>()) : std::nullopt;
}

std::string text(const Json& parent, std::string_view key) {
    const Json& value = at(parent, key);
    return value.is_string() ? cleanText(value.get_ref<const std::string&>()) : std::string();
}

} // namespace trimwright::smart
