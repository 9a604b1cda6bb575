// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/raw_device.h"

#include "core/base/units.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/format.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace trimwright::linux_system {
namespace {

constexpr std::uint64_t pieceBytes = mebibyte;
constexpr std::uint64_t largestSector = 65536;
constexpr std::size_t memoryAlignment = 4096; // enough for every DMA engine

} // namespace

void RawDevice::Free::operator()(std::uint8_t* memory) const {
    std::free(memory); // NOLINT(cppcoreguidelines-no-malloc): from aligned_alloc
}

Result<RawDevice> RawDevice::open(const SystemTree& tree, const BlockDevice& device) {
    RawDevice raw;
    raw.m_node = nodeOf(device.sysname);
    raw.m_fd.reset(::open(raw.m_node.c_str(), O_RDONLY | O_DIRECT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (!raw.m_fd) {
        return fail(errnoError(errno, fmt::format("{} cannot be opened for reading", raw.m_node)));
    }
    struct stat status {};
    const auto number = parseDeviceNumber(tree.text(device.path + "/dev").value_or(""));
    if (::fstat(raw.m_fd.get(), &status) != 0 || !S_ISBLK(status.st_mode) ||
        number != DeviceNumber{major(status.st_rdev), minor(status.st_rdev)}) {
        return fail(Errc::failed, fmt::format("{} is not the block device of that name.", raw.m_node));
    }
    int sector = 0;
    if (::ioctl(raw.m_fd.get(), BLKSSZGET, &sector) != 0 || sector <= 0) {
        return fail(errnoError(errno, fmt::format("{} does not tell the size of its sectors", raw.m_node)));
    }
    raw.m_sectorBytes = std::min<std::uint64_t>(static_cast<std::uint64_t>(sector), largestSector);
    raw.m_buffer.reset(static_cast<std::uint8_t*>(std::aligned_alloc(memoryAlignment, pieceBytes + 2 * largestSector)));
    if (!raw.m_buffer) {
        return fail(Errc::failed, "There is not enough memory.");
    }
    return raw;
}

Result<> RawDevice::read(std::uint64_t offset, std::uint64_t length, const std::function<bool(Bytes)>& take) const {
    while (length > 0) {
        const std::uint64_t part = std::min(length, pieceBytes);
        const std::uint64_t first = offset / m_sectorBytes * m_sectorBytes;
        const std::uint64_t end = (offset + part + m_sectorBytes - 1) / m_sectorBytes * m_sectorBytes;
        const std::size_t wanted = end - first;
        std::size_t got = 0;
        while (got < wanted) {
            const ssize_t now =
                ::pread(m_fd.get(), m_buffer.get() + got, wanted - got, static_cast<off_t>(first + got));
            if (now < 0 && errno == EINTR) {
                continue;
            }
            if (now <= 0) {
                const std::string why = now == 0 ? "it is shorter" : std::generic_category().message(errno);
                return fail(Errc::failed, fmt::format("{} cannot be read at byte {}: {}.", m_node, first + got, why));
            }
            got += static_cast<std::size_t>(now);
        }
        if (!take(Bytes(m_buffer.get() + (offset - first), part))) {
            return {};
        }
        offset += part;
        length -= part;
    }
    return {};
}

} // namespace trimwright::linux_system
