// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class ParseError;
} // namespace CLI

/// Help and usage errors in words for people; the library that parses the command line has words for programmers.
namespace trimwright::cli {

inline constexpr const char* jsonHelp = "One JSON document on standard output";

/// A check of an option's value; the words are a usage error.
std::string notEmpty(const std::string& value);

/// What is wrong before the words are parsed: an option with an empty value (`--name=`), which the parser would take as
/// having none, and swallow the next word.
std::optional<Error> emptyValue(int argc, const char* const* argv);

/// The usage error of a command that has no use for --system-root.
Error needsLiveDrives();

/// Whether --json stands on the command line, also on one that cannot be parsed.
bool asksForJson(int argc, const char* const* argv);

/// The first word that is neither --json nor --system-root and its value: the command, if the line is right; or empty.
std::string_view commandNamed(int argc, const char* const* argv);

/// The usage error of a command line that could not be parsed.
Error describe(const CLI::ParseError& error, const CLI::App& root);

/// The help of the command that was understood last.
std::string helpOfChosen(const CLI::App& root);

/// The help of the command with that path ("emulated", "add"); of the program if it is empty. Error: usage.
Result<std::string> helpOf(const CLI::App& root, const std::vector<std::string>& path);

} // namespace trimwright::cli
