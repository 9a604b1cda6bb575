// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/dm_table.h"

#include "core/base/file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <limits>
#include <linux/dm-ioctl.h>
#include <sys/ioctl.h>
#include <sys/sysmacros.h>

namespace trimwright::linux_system {
namespace {

constexpr std::uint64_t sectorBytes = 512;
constexpr std::size_t firstBufferBytes = std::size_t{64} << 10;
constexpr std::size_t lastBufferBytes = std::size_t{16} << 20;

/// Memory that may hold keys of dm-crypt, wiped before it is given back.
class SecretBuffer {
  public:
    explicit SecretBuffer(std::size_t size) : m_bytes(size) {}
    SecretBuffer(const SecretBuffer&) = delete;
    SecretBuffer& operator=(const SecretBuffer&) = delete;
    ~SecretBuffer() { ::explicit_bzero(m_bytes.data(), m_bytes.size()); }
    std::uint8_t* data() { return m_bytes.data(); }
    std::size_t size() const { return m_bytes.size(); }

  private:
    std::vector<std::uint8_t> m_bytes;
};

std::vector<DmTarget> parseTargets(const dm_ioctl& head, SecretBuffer& buffer) {
    std::vector<DmTarget> targets;
    std::size_t at = head.data_start;
    for (std::uint32_t index = 0; index < head.target_count; ++index) {
        dm_target_spec spec{};
        if (at + sizeof spec >= buffer.size()) {
            break;
        }
        std::memcpy(&spec, buffer.data() + at, sizeof spec);
        const auto* const words = reinterpret_cast<const char*>( // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
            buffer.data() + at + sizeof spec);
        const std::size_t room = buffer.size() - at - sizeof spec;
        targets.push_back(makeDmTarget(spec.sector_start, spec.length,
                                       {spec.target_type, ::strnlen(spec.target_type, sizeof spec.target_type)},
                                       {words, ::strnlen(words, room)}));
        if (spec.next == 0) {
            break;
        }
        at = head.data_start + spec.next; // counted from the first target
    }
    return targets;
}

/// `flags`: what to ask for besides the status.
Result<std::vector<DmTarget>> askKernel(DeviceNumber device, std::uint32_t flags) {
    const UniqueFd control(::open("/dev/mapper/control", O_RDWR | O_CLOEXEC));
    if (!control) {
        return fail(errnoError(errno, "The device mapper cannot be asked (/dev/mapper/control)"));
    }
    for (std::size_t size = firstBufferBytes; size <= lastBufferBytes; size *= 4) {
        SecretBuffer buffer(size);
        dm_ioctl head{};
        head.version[0] = DM_VERSION_MAJOR;
        head.data_size = static_cast<std::uint32_t>(size);
        head.data_start = sizeof head;
        head.flags = flags | DM_READONLY_FLAG | DM_NOFLUSH_FLAG | DM_SECURE_DATA_FLAG;
        head.dev = makedev(device.major, device.minor);
        std::memcpy(buffer.data(), &head, sizeof head);
        if (::ioctl(control.get(), DM_TABLE_STATUS, buffer.data()) != 0) {
            return fail(
                errnoError(errno, fmt::format("The table of the mapped device {} cannot be read", toString(device))));
        }
        std::memcpy(&head, buffer.data(), sizeof head);
        if ((head.flags & DM_BUFFER_FULL_FLAG) == 0) {
            return parseTargets(head, buffer);
        }
    }
    return fail(Errc::failed, fmt::format("The table of the mapped device {} is too long.", toString(device)));
}

std::optional<std::vector<DmTarget>> ofTree(const SystemTree& tree, const BlockDevice& device, const DmTableFn& read,
                                            const std::string& recorded) {
    if (!tree.isLive()) {
        return tree.exists(recorded) ? std::optional(parseDmTable(tree.bytes(recorded, std::size_t{1} << 20)))
                                     : std::nullopt;
    }
    const auto number = parseDeviceNumber(tree.text(device.path + "/dev").value_or(""));
    auto table = number ? read(*number) : fail(Errc::notFound, "The device has no number.");
    return table ? std::optional(std::move(*table)) : std::nullopt;
}

} // namespace

DmTarget makeDmTarget(std::uint64_t startSector, std::uint64_t sectors, std::string_view type, std::string_view words) {
    DmTarget target{startSector * sectorBytes, sectors * sectorBytes, std::string(type), {}};
    constexpr std::size_t keyWord = 1; // crypt: cipher, key, iv offset, device, offset, options
    for (const std::string_view word : split(words, ' ')) {
        if (!word.empty()) {
            const bool isKey = type == "crypt" && target.arguments.size() == keyWord;
            target.arguments.emplace_back(isKey ? "-" : word);
        }
    }
    return target;
}

Result<std::vector<DmTarget>> readDmTable(DeviceNumber device) {
    return askKernel(device, DM_STATUS_TABLE_FLAG);
}

Result<std::vector<DmTarget>> readDmStatus(DeviceNumber device) {
    return askKernel(device, 0);
}

bool DmTarget::hasArgument(std::string_view word) const {
    return std::ranges::find(arguments, word) != arguments.end();
}

std::vector<DmTarget> parseDmTable(std::string_view text) {
    std::vector<DmTarget> targets;
    for (std::string_view line : split(text, '\n')) {
        const auto next = [&line] {
            line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
            const std::string_view word = line.substr(0, line.find(' '));
            line.remove_prefix(word.size());
            return word;
        };
        constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max() / sectorBytes;
        const auto start = parseNumber(next());
        const auto length = parseNumber(next());
        const std::string_view type = next();
        if (start && length && *start <= most && *length <= most && !type.empty()) {
            targets.push_back(makeDmTarget(*start, *length, type, line));
        }
    }
    return targets;
}

std::string toString(const std::vector<DmTarget>& table) {
    std::string text;
    for (const DmTarget& target : table) {
        text += fmt::format("{} {} {} {}\n", target.start_bytes / sectorBytes, target.length_bytes / sectorBytes,
                            target.type, fmt::join(target.arguments, " "));
    }
    return text;
}

std::optional<std::vector<DmTarget>> dmTable(const SystemTree& tree, const BlockDevice& device) {
    return ofTree(tree, device, readDmTable, recordedDmTable(device.sysname));
}

std::optional<std::vector<DmTarget>> dmStatus(const SystemTree& tree, const BlockDevice& device) {
    return ofTree(tree, device, readDmStatus, recordedDmStatus(device.sysname));
}

std::string recordedDmTable(std::string_view sysname) {
    return fmt::format("/run/trimwright/dm/{}.table", sysname);
}

std::string recordedDmStatus(std::string_view sysname) {
    return fmt::format("/run/trimwright/dm/{}.status", sysname);
}

} // namespace trimwright::linux_system
