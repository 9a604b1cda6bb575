// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace trimwright {

/// Text that a drive or a program said, fit to be shown: valid UTF-8 (a byte that is not becomes U+FFFD), control
/// characters replaced by spaces, runs of spaces joined, ends trimmed, at most `maxBytes` long.
std::string cleanText(std::string_view text, std::size_t maxBytes = 256);

/// The text with every byte that is not valid UTF-8 replaced by U+FFFD; nothing else changes.
std::string repairUtf8(std::string_view text);

/// True if `text` matches `pattern`, in which `*` stands for any characters, `?` for one, and `|` separates
/// alternatives. Upper and lower case (ASCII) are the same. An empty pattern matches everything.
bool matchesPattern(std::string_view pattern, std::string_view text);

/// The text without the blanks at its ends (space, tab, carriage return), as the values of a settings file need it.
std::string_view withoutBlanks(std::string_view text);

} // namespace trimwright
