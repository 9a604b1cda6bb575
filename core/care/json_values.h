// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

// What the documents of this folder have in common: keys keep their order, and what is absent is null. For .cpp files.
namespace trimwright::care {

using Json = nlohmann::ordered_json;

template <class T>
Json orNull(const std::optional<T>& value) {
    return value ? Json(*value) : Json();
}

inline Json textOrNull(const std::string& text) {
    return text.empty() ? Json() : Json(text);
}

} // namespace trimwright::care
