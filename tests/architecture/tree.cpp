// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/tree.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

namespace trimwright::architecture {

Tree readTree(const std::filesystem::path& root) {
    constexpr std::array<std::string_view, 3> foreign = {".git", "build", ".cache"};
    Tree tree;
    for (auto entry = std::filesystem::recursive_directory_iterator(root);
         entry != std::filesystem::recursive_directory_iterator(); ++entry) {
        const std::string name = entry->path().filename().string();
        if (std::find(foreign.begin(), foreign.end(), name) != foreign.end()) {
            entry.disable_recursion_pending();
            continue;
        }
        if (!entry->is_regular_file() || entry->is_symlink()) {
            continue;
        }
        std::ifstream file(entry->path(), std::ios::binary);
        std::string content{std::istreambuf_iterator<char>(file), {}};
        if (content.find('\0') == std::string::npos) {
            tree.push_back({entry->path().lexically_relative(root).generic_string(), std::move(content)});
        }
    }
    std::sort(tree.begin(), tree.end(), [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
    return tree;
}

bool startsWith(std::string_view text, std::string_view prefix) {
    return text.substr(0, prefix.size()) == prefix;
}

bool endsWith(std::string_view text, std::string_view suffix) {
    return text.size() >= suffix.size() && text.substr(text.size() - suffix.size()) == suffix;
}

bool isCpp(const SourceFile& file) {
    return endsWith(file.path, ".h") || endsWith(file.path, ".cpp");
}

bool isShellScript(const SourceFile& file) {
    return startsWith(file.content, "#!/bin/sh");
}

std::vector<std::string_view> linesOf(std::string_view content) {
    std::vector<std::string_view> lines;
    while (!content.empty()) {
        const std::size_t end = std::min(content.find('\n'), content.size());
        lines.push_back(content.substr(0, end));
        content.remove_prefix(std::min(end + 1, content.size()));
    }
    return lines;
}

} // namespace trimwright::architecture
