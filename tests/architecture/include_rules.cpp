// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/rules.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <set>

namespace trimwright::architecture {
namespace {

struct Include {
    std::size_t line = 0;
    std::string target;
    bool quoted = false;
};

std::vector<Include> includesOf(const SourceFile& file) {
    std::vector<Include> includes;
    std::size_t number = 0;
    for (std::string_view line : linesOf(file.content)) {
        ++number;
        const auto skipBlanks = [&line] { line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size())); };
        skipBlanks();
        if (!startsWith(line, "#")) {
            continue;
        }
        line.remove_prefix(1);
        skipBlanks();
        if (!startsWith(line, "include")) {
            continue;
        }
        line.remove_prefix(std::string_view("include").size());
        skipBlanks();
        const bool quoted = startsWith(line, "\"");
        const std::size_t end = line.empty() ? std::string_view::npos : line.find(quoted ? '"' : '>', 1);
        if (end != std::string_view::npos) {
            includes.push_back({number, std::string(line.substr(1, end - 1)), quoted});
        }
    }
    return includes;
}

/// Which folders a folder may include besides itself. "core" stands for everything below core.
using Layers = std::map<std::string, std::vector<std::string>>;
const Layers& layers() {
    static const Layers table = {
        {"core/base", {}},
        {"core/drive", {"core/base"}},
        {"core/smart", {"core/base", "core/drive"}},
        {"core/care", {"core/base", "core/drive"}},
        {"core/linux", {"core/base", "core/drive", "core/smart"}},
        {"core/emulator", {"core/base", "core/drive", "core/smart"}},
        {"ui", {"core"}},
        {"app/common", {"core", "app/dbus"}},
        {"app/cli", {"core", "app/common"}},
        {"app/gui", {"core", "ui", "app/common"}},
        {"app/dbus", {"core"}},
        {"app/helper", {"core", "app/common", "app/dbus"}},
        {"app/monitor", {"core", "ui", "app/common"}},
    };
    return table;
}

bool isIn(std::string_view path, std::string_view folder) {
    return startsWith(path, folder) && path.size() > folder.size() && path[folder.size()] == '/';
}

std::optional<std::string> layerOf(std::string_view path) {
    for (const auto& [folder, allowed] : layers()) {
        if (isIn(path, folder)) {
            return folder;
        }
    }
    return std::nullopt;
}

bool isLayered(std::string_view path) {
    return isIn(path, "core") || isIn(path, "ui") || isIn(path, "app");
}

bool mayInclude(const std::string& layer, std::string_view target) {
    const auto& allowed = layers().at(layer);
    return isIn(target, layer) ||
           std::any_of(allowed.begin(), allowed.end(), [&](const std::string& folder) { return isIn(target, folder); });
}

std::set<std::string> pathsOf(const Tree& tree) {
    std::set<std::string> paths;
    for (const SourceFile& file : tree) {
        paths.insert(file.path);
    }
    return paths;
}

bool isGuiOrBus(std::string_view header) {
    const bool qt = header.size() > 1 && header[0] == 'Q' && header[1] >= 'A' && header[1] <= 'z';
    return qt || startsWith(header, "qt") || startsWith(header, "dbus/") || startsWith(header, "gio/") ||
           startsWith(header, "sdbus") || startsWith(header, "systemd/sd-bus");
}

/// Depth-first search; a file that is met again while it is still open closes a cycle.
class CycleFinder {
  public:
    explicit CycleFinder(const Tree& tree) {
        for (const SourceFile& file : tree) {
            if (isCpp(file)) {
                for (const Include& include : includesOf(file)) {
                    m_graph[file.path].push_back(include.target);
                }
            }
        }
    }

    Violations find() {
        for (const auto& [path, targets] : m_graph) {
            visit(path);
        }
        return m_found;
    }

  private:
    void visit(const std::string& path) {
        const auto node = m_graph.find(path);
        if (node == m_graph.end() || m_done.count(path) > 0) {
            return;
        }
        const auto open = std::find(m_open.begin(), m_open.end(), path);
        if (open != m_open.end()) {
            m_found.push_back(fmt::format("Include cycle: {} → {}", fmt::join(open, m_open.end(), " → "), path));
            return;
        }
        m_open.push_back(path);
        for (const std::string& target : node->second) {
            visit(target);
        }
        m_open.pop_back();
        m_done.insert(path);
    }

    std::map<std::string, std::vector<std::string>> m_graph;
    std::vector<std::string> m_open;
    std::set<std::string> m_done;
    Violations m_found;
};

} // namespace

Violations includesOutsideTheirLayer(const Tree& tree) {
    Violations found;
    const auto paths = pathsOf(tree);
    for (const SourceFile& file : tree) {
        if (!isCpp(file)) {
            continue;
        }
        const auto layer = layerOf(file.path);
        if (isLayered(file.path) && !layer) {
            found.push_back(file.path + " lies in a folder that the table of layers does not know.");
            continue;
        }
        for (const Include& include : includesOf(file)) {
            const bool made = include.target.ends_with(".moc"); // by moc, of the file itself
            if (include.quoted && !made && paths.count(include.target) == 0) {
                found.push_back(fmt::format("{}:{} includes \"{}\", which is no file of the tree (paths start at its "
                                            "root; other libraries take <>).",
                                            file.path, include.line, include.target));
            } else if (layer && (isLayered(include.target) || isIn(include.target, "tests")) &&
                       !mayInclude(*layer, include.target)) {
                found.push_back(fmt::format("{}:{} includes {}, which {} may not see.", file.path, include.line,
                                            include.target, *layer));
            }
        }
    }
    return found;
}

Violations guiOrBusBelowTheWindow(const Tree& tree) {
    Violations found;
    for (const SourceFile& file : tree) {
        const bool core = isIn(file.path, "core");
        if (core && endsWith(file.path, "CMakeLists.txt") && file.content.find("Qt6") != std::string::npos) {
            found.push_back(file.path + " names Qt6.");
        }
        if (!isCpp(file) || !(core || isIn(file.path, "app/cli") || isIn(file.path, "app/common"))) {
            continue;
        }
        for (const Include& include : includesOf(file)) {
            if (isGuiOrBus(include.target)) {
                found.push_back(fmt::format("{}:{} includes <{}>.", file.path, include.line, include.target));
            }
        }
    }
    return found;
}

Violations includeCycles(const Tree& tree) {
    return CycleFinder(tree).find();
}

} // namespace trimwright::architecture
