// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/zero_promise.h"

#include "core/base/file.h"
#include "core/linux/drive_identity.h"
#include "core/linux/drive_list.h"

#include <array>
#include <fcntl.h>
#include <linux/hdreg.h>
#include <linux/nvme_ioctl.h>
#include <optional>
#include <string_view>
#include <sys/ioctl.h>

namespace trimwright::linux_system {
namespace {

constexpr std::size_t word69 = std::size_t{69} * 2;
constexpr std::size_t maxPage = 4096;

Bytes asBytes(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
            text.size()};
}

/// The IDENTIFY sector inside VPD page 89h (SAT-4), for drives behind a translation too.
std::optional<StatedPromise> fromAtaPage(const SystemTree& tree, const BlockDevice& disk) {
    constexpr std::size_t identifyAt = 60;
    const std::string page = tree.bytes(disk.path + "/device/vpd_pg89", maxPage);
    if (!identityFromAtaPage(page)) {
        return std::nullopt;
    }
    return promiseOfAta(loadLittle<std::uint16_t>(asBytes(page), identifyAt + word69));
}

std::optional<StatedPromise> askAta(int fd) {
    std::array<std::uint8_t, 512> identify{};
    if (::ioctl(fd, HDIO_GET_IDENTITY, identify.data()) != 0) {
        return std::nullopt;
    }
    return promiseOfAta(loadLittle<std::uint16_t>(identify, word69));
}

StatedPromise askNvme(int fd) {
    const int space = ::ioctl(fd, NVME_IOCTL_ID);
    std::array<std::uint8_t, 4096> identify{};
    nvme_admin_cmd command{};
    command.opcode = 0x06; // IDENTIFY, CNS 0: the namespace
    command.nsid = static_cast<std::uint32_t>(space);
    command.addr = reinterpret_cast<std::uint64_t>( // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
        identify.data());
    command.data_len = identify.size();
    if (space <= 0 || ::ioctl(fd, static_cast<unsigned long>(NVME_IOCTL_ADMIN_CMD), &command) != 0) {
        return {};
    }
    return promiseOfNvme(identify[33]);
}

} // namespace

StatedPromise promiseOfNvme(std::uint8_t dlfeat) {
    switch (dlfeat & 0x7U) {
    case 1:
        return {ZeroPromise::zeros, "DLFEAT says that deallocated blocks read as zeros"};
    case 2:
        return {ZeroPromise::deterministic, "DLFEAT says that deallocated blocks read as FFh"};
    default:
        return {ZeroPromise::none, "DLFEAT does not say what deallocated blocks read as"};
    }
}

StatedPromise promiseOfScsi(Bytes page) {
    if (page.size() < 6 || page[1] != 0xB2) {
        return {};
    }
    const unsigned field = (page[5] >> 2U) & 0x7U;
    if ((field & 1U) != 0) {
        return {ZeroPromise::zeros, "LBPRZ in VPD page B2h"};
    }
    return field == 2 ? StatedPromise{ZeroPromise::deterministic, "LBPRZ in VPD page B2h: a pattern"}
                      : StatedPromise{ZeroPromise::none, "LBPRZ in VPD page B2h is not set"};
}

StatedPromise zeroPromiseOf(const SystemTree& tree, const BlockDevice& device) {
    if (device.sysname.starts_with("loop")) {
        return {ZeroPromise::zeros, "a loop device makes holes in its file"};
    }
    if (device.sysname.starts_with("zram")) {
        return {ZeroPromise::zeros, "zram forgets pages that are discarded"};
    }
    if (auto ata = fromAtaPage(tree, device)) {
        return *ata;
    }
    const Bus bus = busOf(tree, device);
    if (bus == Bus::virtio && device.sysname.starts_with("vd")) {
        return {ZeroPromise::none, "virtio promises nothing of discarded blocks"};
    }
    const UniqueFd fd(tree.isLive() ? ::open(nodeOf(device.sysname).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK) : -1);
    if (bus == Bus::nvme) {
        return fd ? askNvme(fd.get()) : StatedPromise{};
    }
    if (bus == Bus::sata || bus == Bus::pata) {
        return fd ? askAta(fd.get()).value_or(StatedPromise{}) : StatedPromise{};
    }
    const std::string page = tree.bytes(device.path + "/device/vpd_pgb2", maxPage);
    return promiseOfScsi(asBytes(page));
}

} // namespace trimwright::linux_system
