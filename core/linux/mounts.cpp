// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/mounts.h"

#include "core/linux/filesystem_types.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace trimwright::linux_system {
namespace {

std::optional<int> parseId(std::string_view text) {
    int id = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), id);
    return parsed.ec == std::errc{} && parsed.ptr == text.data() + text.size() ? std::optional(id) : std::nullopt;
}

/// "36 35 98:0 /root /mount options tags… - type source super-options"
std::optional<Mount> parseLine(std::string_view line) {
    const auto fields = split(line, ' ');
    const auto dash = std::ranges::find(fields, "-");
    if (dash - fields.begin() < 6 || fields.end() - dash < 3) {
        return std::nullopt;
    }
    const auto id = parseId(fields[0]);
    const auto parent = parseId(fields[1]);
    const auto device = parseDeviceNumber(fields[2]);
    if (!id || !parent || !device) {
        return std::nullopt;
    }
    Mount mount;
    mount.id = *id;
    mount.parent = *parent;
    mount.device = *device;
    mount.root = decodeEscapes(fields[3]);
    mount.mount_point = decodeEscapes(fields[4]);
    mount.options = fields[5];
    mount.type = decodeEscapes(dash[1]);
    mount.source = decodeEscapes(dash[2]);
    mount.super_options = fields.end() - dash > 3 ? decodeEscapes(dash[3]) : "";
    return mount;
}

/// Walks paths as the kernel does, from mount to mount: at each component, whatever is mounted there on the mount that
/// was reached so far is entered, again and again.
class MountWalk {
  public:
    explicit MountWalk(const std::vector<Mount>& mounts) : m_mounts(mounts) {
        std::set<int> ids;
        for (const Mount& mount : mounts) {
            ids.insert(mount.id);
        }
        for (std::size_t i = 0; i < mounts.size(); ++i) {
            const Mount& mount = mounts[i];
            // The parent of the root is outside of what we can see, or the root itself.
            const bool top = mount.parent == mount.id || !ids.contains(mount.parent);
            m_children[{top ? outside : mount.parent, mount.mount_point}] = i;
        }
    }

    struct Reached {
        std::optional<std::size_t> mount;
        bool through_network = false; ///< Before the last mount was entered.
    };

    Reached walk(std::string_view path) const {
        Reached reached;
        int current = outside;
        const auto enter = [&](std::string_view prefix) {
            for (auto next = m_children.find({current, std::string(prefix)}); next != m_children.end();
                 next = m_children.find({current, std::string(prefix)})) {
                if (reached.mount) {
                    reached.through_network |= mayNeverAnswer(m_mounts[*reached.mount].type);
                }
                reached.mount = next->second;
                current = m_mounts[next->second].id;
            }
        };
        enter("/");
        for (std::size_t slash = path.find('/', 1); path.size() > 1; slash = path.find('/', slash + 1)) {
            enter(path.substr(0, slash));
            if (slash == std::string_view::npos) {
                break;
            }
        }
        return reached;
    }

  private:
    static constexpr int outside = -1;
    const std::vector<Mount>& m_mounts;
    std::map<std::pair<int, std::string>, std::size_t> m_children;
};

} // namespace

bool Mount::readOnly() const {
    return hasOption(options, "ro") || hasOption(super_options, "ro");
}

std::vector<Mount> parseMountInfo(std::string_view text) {
    std::vector<Mount> mounts;
    for (const std::string_view line : split(text, '\n')) {
        if (auto mount = parseLine(line)) {
            mounts.push_back(std::move(*mount));
        }
    }
    const MountWalk walk(mounts);
    for (std::size_t i = 0; i < mounts.size(); ++i) {
        const auto reached = walk.walk(mounts[i].mount_point);
        mounts[i].visible = reached.mount == i;
        mounts[i].behind_network = reached.through_network;
    }
    return mounts;
}

bool hasOption(std::string_view options, std::string_view option) {
    return std::ranges::any_of(split(options, ','), [option](std::string_view one) { return one == option; });
}

std::string optionValue(std::string_view options, std::string_view name) {
    for (const std::string_view one : split(options, ',')) {
        if (one.starts_with(name) && one.substr(name.size()).starts_with('=')) {
            return std::string(one.substr(name.size() + 1));
        }
    }
    return {};
}

std::string decodeEscapes(std::string_view text) {
    std::string decoded;
    decoded.reserve(text.size());
    const auto octal = [](char c) { return c >= '0' && c <= '7'; };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 3 < text.size() && text[i + 1] <= '3' && octal(text[i + 1]) && octal(text[i + 2]) &&
            octal(text[i + 3])) {
            decoded += static_cast<char>((text[i + 1] - '0') * 64 + (text[i + 2] - '0') * 8 + (text[i + 3] - '0'));
            i += 3;
        } else {
            decoded += text[i];
        }
    }
    return decoded;
}

std::vector<std::string> mountPointsWithOption(std::string_view fstab, std::string_view option) {
    std::vector<std::string> found;
    for (const std::string_view line : split(fstab, '\n')) {
        std::vector<std::string_view> fields;
        for (std::size_t at = line.find_first_not_of(" \t"); at < line.size();
             at = line.find_first_not_of(" \t", line.find_first_of(" \t", at))) {
            fields.push_back(line.substr(at, line.find_first_of(" \t", at) - at));
        }
        if (fields.size() < 4 || fields[0].starts_with('#') || !hasOption(fields[3], option)) {
            continue;
        }
        std::string point = decodeEscapes(fields[1]);
        while (point.size() > 1 && point.back() == '/') {
            point.pop_back();
        }
        found.push_back(std::move(point));
    }
    return found;
}

const Mount* mountHolding(const std::vector<Mount>& mounts, std::string_view path) {
    const Mount* best = nullptr;
    for (const Mount& mount : mounts) {
        const std::string_view point = mount.mount_point == "/" ? std::string_view() : mount.mount_point;
        const bool holds = path.starts_with(point) && (path.size() == point.size() || path[point.size()] == '/');
        if (mount.visible && holds && (best == nullptr || mount.mount_point.size() > best->mount_point.size())) {
            best = &mount;
        }
    }
    return best;
}

std::vector<std::string> swapDevices(std::string_view procSwaps) {
    std::vector<std::string> devices;
    for (const std::string_view line : split(procSwaps, '\n')) {
        const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
        const std::size_t type = line.find_first_not_of(" \t", end);
        if (line.starts_with('/') && type != std::string_view::npos && line.substr(type).starts_with("partition")) {
            devices.push_back(decodeEscapes(line.substr(0, end)));
        }
    }
    return devices;
}

} // namespace trimwright::linux_system
