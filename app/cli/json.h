// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"

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

} // namespace trimwright::cli
