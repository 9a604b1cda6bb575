// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::linux_system {

/// Reads sysfs, procfs and the like below one root. Paths are absolute as on the running system ("/sys/block"); the
/// root is put before them. Everything that is absent, unreadable, not a regular file or absurd is "nothing": drivers
/// leave attributes out, return errors and invent values, and a captured tree may hold anything.
/// Immutable; any thread.
class SystemTree {
  public:
    explicit SystemTree(const std::filesystem::path& root);

    /// True if the tree is the running system itself.
    bool isLive() const { return m_root.empty(); }

    /// One attribute as clean text (see cleanText), nothing if it is empty.
    std::optional<std::string> text(std::string_view path) const;

    /// One attribute that is a whole decimal number that fits.
    std::optional<std::uint64_t> number(std::string_view path) const;

    /// At most `maxBytes` of a file as they are; empty if it cannot be read.
    std::string bytes(std::string_view path, std::size_t maxBytes = 4096) const;

    /// A whole, possibly long file such as /proc/self/mountinfo.
    Result<std::string> file(std::string_view path) const;

    /// The target of a symbolic link as written, nothing if it is none.
    std::optional<std::string> link(std::string_view path) const;

    /// The last component of a link's target: the name of a driver, subsystem or parent.
    std::optional<std::string> linkName(std::string_view path) const;

    /// Names in a directory without "." and "..", sorted by natural order (sda … sdz, sdaa; nvme2 before nvme10).
    std::vector<std::string> list(std::string_view path) const;

    bool exists(std::string_view path) const;

    /// The same tree, quicker for many attributes below one directory: paths there need not be walked from the root.
    SystemTree near(std::string_view directory) const;

    /// The path on this machine: the root and `path`.
    std::string onDisk(std::string_view path) const;

  private:
    std::string m_root; ///< Without a trailing slash; empty for the running system.
    std::shared_ptr<const UniqueFd> m_near;
    std::string m_nearPath;
};

/// Text from a device made fit for people: valid UTF-8 (bad bytes dropped), no control characters, runs of spaces
/// made one, no spaces at the ends.
std::string cleanText(std::string_view text);

/// "42" → 42; nothing for signs, other characters, emptiness and overflow. Spaces and newlines around it are ignored.
std::optional<std::uint64_t> parseNumber(std::string_view text, int base = 10);

/// The parts between separators; empty parts are kept.
std::vector<std::string_view> split(std::string_view text, char separator);

/// Shorter runs of digits or letters first, so that names that count sort as people count.
bool naturalLess(std::string_view left, std::string_view right);

} // namespace trimwright::linux_system
