// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::architecture {

/// One text file of the source tree; `path` is relative to its root, with '/' between names.
struct SourceFile {
    std::string path;
    std::string content;
};

using Tree = std::vector<SourceFile>;

/// All text files below `root`, sorted by path, without version control, build trees and files that hold binary data.
/// Reads the directory rather than git, so that an unpacked archive is checked as well.
Tree readTree(const std::filesystem::path& root);

bool startsWith(std::string_view text, std::string_view prefix);
bool endsWith(std::string_view text, std::string_view suffix);

/// .h or .cpp
bool isCpp(const SourceFile& file);
/// Starts with "#!/bin/sh".
bool isShellScript(const SourceFile& file);

/// The lines without their line feeds.
std::vector<std::string_view> linesOf(std::string_view content);

} // namespace trimwright::architecture
