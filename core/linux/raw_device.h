// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/bytes.h"
#include "core/base/file.h"
#include "core/base/result.h"
#include "core/linux/block_device.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace trimwright::linux_system {

/// A block device that is read past every cache of the kernel, and never written: opened O_RDONLY | O_DIRECT. One
/// thread at a time.
class RawDevice {
  public:
    /// Opens the device's node and makes sure that it is this device. Errors: permissionDenied · notFound · failed.
    static Result<RawDevice> open(const SystemTree& tree, const BlockDevice& device);

    /// Gives [offset, offset + length) in pieces of at most 1 MiB to `take`, until that returns false. Offset and
    /// length may be any; only whole sectors around them are read. Errors: failed (the drive's, in words).
    Result<> read(std::uint64_t offset, std::uint64_t length, const std::function<bool(Bytes)>& take) const;

    const std::string& node() const { return m_node; }

  private:
    struct Free {
        void operator()(std::uint8_t* memory) const;
    };

    UniqueFd m_fd;
    std::string m_node;
    std::uint64_t m_sectorBytes = 0;
    std::unique_ptr<std::uint8_t, Free> m_buffer;
};

} // namespace trimwright::linux_system
