// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/rules.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

namespace trimwright::architecture {
namespace {

bool carriesLicence(const SourceFile& file) {
    return isCpp(file) || isShellScript(file) || endsWith(file.path, "CMakeLists.txt") ||
           endsWith(file.path, ".cmake") || endsWith(file.path, ".py") || endsWith(file.path, ".sh");
}

/// A directory ends where a name ends: "/srv/app" is in "/srv/app/x" and in "/srv/app." but not in "/srv/apples", nor
/// in "/mnt/srv/app".
bool namesDirectory(std::string_view line, std::string_view directory) {
    const auto isNamePart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    for (std::size_t at = line.find(directory); at != std::string_view::npos; at = line.find(directory, at + 1)) {
        const std::size_t end = at + directory.size();
        const bool startsName = at == 0 || !(isNamePart(line[at - 1]) || line[at - 1] == '.' || line[at - 1] == '-');
        if (startsName && (end == line.size() || !(isNamePart(line[end]) || line[end] == '-'))) {
            return true;
        }
    }
    return false;
}

} // namespace

Violations withoutLicence(const Tree& tree) {
    Violations found;
    for (const SourceFile& file : tree) {
        if (!carriesLicence(file)) {
            continue;
        }
        auto lines = linesOf(file.content);
        lines.resize(std::min<std::size_t>(lines.size(), 3));
        const bool licensed = std::any_of(lines.begin(), lines.end(), [](std::string_view line) {
            return line.find("SPDX-License-Identifier: GPL-3.0-or-later") != std::string_view::npos;
        });
        if (!licensed) {
            found.push_back(file.path + " has no SPDX-License-Identifier line at its top.");
        }
    }
    return found;
}

Violations machinePaths(const Tree& tree, const std::vector<std::string>& directories) {
    Violations found;
    for (const SourceFile& file : tree) {
        std::size_t number = 0;
        for (const std::string_view line : linesOf(file.content)) {
            ++number;
            for (const std::string& directory : directories) {
                if (namesDirectory(line, directory)) {
                    found.push_back(fmt::format("{}:{} names {}.", file.path, number, directory));
                }
            }
        }
    }
    return found;
}

Violations silentSkips(const Tree& tree) {
    Violations found;
    for (const SourceFile& file : tree) {
        if (!isCpp(file)) {
            continue;
        }
        constexpr std::string_view skip = "GTEST_SKIP"
                                          "()";
        for (std::size_t at = file.content.find(skip); at != std::string::npos; at = file.content.find(skip, at + 1)) {
            const std::size_t next = file.content.find_first_not_of(" \t\n", at + skip.size());
            if (next != std::string::npos && file.content[next] == ';') {
                const auto line =
                    1 + std::count(file.content.begin(), file.content.begin() + static_cast<std::ptrdiff_t>(at), '\n');
                found.push_back(fmt::format("{}:{} skips a test without saying why.", file.path, line));
            }
        }
    }
    return found;
}

Violations longFiles(const Tree& tree, std::size_t limit) {
    Violations found;
    for (const SourceFile& file : tree) {
        const std::size_t lines = linesOf(file.content).size();
        if (isCpp(file) && lines > limit) {
            found.push_back(fmt::format("{} has {} lines; the limit is {}.", file.path, lines, limit));
        }
    }
    return found;
}

} // namespace trimwright::architecture
