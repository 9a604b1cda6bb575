// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string_view>

/// Helpers of the commands' .cpp files; no other header includes this one.
namespace trimwright::cli {

/// Keys keep the order in which the documentation lists them.
using Json = nlohmann::ordered_json;

/// Absent text is null, never "".
inline Json textOrNull(std::string_view text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

template <class T>
Json valueOrNull(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

/// An object with one list in it. (A nested brace list of one pair would be ambiguous.)
inline Json documentOf(const char* key, Json list) {
    Json document = Json::object();
    document[key] = std::move(list);
    return document;
}

/// The one document of a command. Text that is not UTF-8 (a mount point may be any bytes) gets U+FFFD for the bytes
/// that are broken, so that the document is always valid.
inline void writeDocument(std::ostream& out, const Json& document) {
    out << document.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

/// The same for one list of things that may be many: each becomes text as soon as it is made.
template <class Range, class ToJson>
void writeList(std::ostream& out, std::string_view key, const Range& things, const ToJson& toJson) {
    constexpr std::string_view lineStart = "\n    ";
    out << "{\n  " << Json(key) << ": [";
    std::string_view separator;
    for (const auto& thing : things) {
        out << separator;
        separator = ",";
        const std::string text = toJson(thing).dump(2, ' ', false, Json::error_handler_t::replace);
        for (std::size_t at = 0; at < text.size();) { // a line break is never within a text: JSON escapes it
            const std::size_t end = std::min(text.find('\n', at), text.size());
            out << lineStart << std::string_view(text).substr(at, end - at);
            at = end + 1;
        }
    }
    out << (separator.empty() ? "]" : "\n  ]") << "\n}\n";
}

} // namespace trimwright::cli
