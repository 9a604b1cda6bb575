// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/ata_reader.h"

#include "core/base/file.h"

#include <cerrno>
// clang-format off
#include <stddef.h> // NOLINT(modernize-deprecated-headers): atasmart.h uses size_t and does not include it
#include <atasmart.h>
// clang-format on
#include <fmt/format.h>
#include <memory>

namespace trimwright::linux_system {
namespace {

struct DiskCloser {
    void operator()(SkDisk* disk) const { sk_disk_free(disk); }
};
using Disk = std::unique_ptr<SkDisk, DiskCloser>;

Error diskError(int error, const std::string& node) {
    if (error == ENOTSUP || error == ENODEV || error == EIO || error == EINVAL) {
        return {Errc::unsupported, fmt::format("{} does not answer ATA commands.", node), ""};
    }
    return errnoError(error, fmt::format("The health of {} cannot be read", node));
}

Result<Disk> openDisk(const std::string& node) {
    SkDisk* raw = nullptr;
    if (sk_disk_open(node.c_str(), &raw) < 0) {
        return fail(diskError(errno, node));
    }
    return Disk(raw);
}

} // namespace

std::optional<Error> whyNoSmart(const std::string& node, bool identified, bool available) {
    if (!identified) {
        return Error{Errc::unsupported,
                     fmt::format("{} did not answer the identify command in a way that libatasmart understands, so "
                                 "whether it keeps a health record is not known.",
                                 node),
                     "Install the package smartmontools, which knows more drives."};
    }
    if (!available) {
        return Error{Errc::unsupported, fmt::format("{} has no SMART.", node), ""};
    }
    return std::nullopt;
}

Result<std::string> readAtaBlob(const std::string& node, Backend::Wake wake) {
    auto disk = openDisk(node);
    if (!disk) {
        return fail(std::move(disk.error()));
    }
    SkBool awake = FALSE;
    if (wake == Backend::Wake::no && sk_disk_check_sleep_mode(disk->get(), &awake) == 0 && awake == FALSE) {
        return fail(Errc::asleep, fmt::format("{} is asleep and was left asleep.", node));
    }
    SkBool identified = FALSE;
    SkBool available = FALSE;
    sk_disk_identify_is_available(disk->get(), &identified); // Both stay FALSE if they fail.
    sk_disk_smart_is_available(disk->get(), &available);
    if (auto error = whyNoSmart(node, identified != FALSE, available != FALSE)) {
        return fail(std::move(*error));
    }
    if (sk_disk_smart_read_data(disk->get()) < 0) {
        return fail(diskError(errno, node));
    }
    SkBool good = FALSE;
    sk_disk_smart_status(disk->get(), &good); // Becomes part of the blob; without it the report just lacks it.
    const void* blob = nullptr;
    std::size_t size = 0;
    if (sk_disk_get_blob(disk->get(), &blob, &size) < 0) {
        return fail(diskError(errno, node));
    }
    return std::string(static_cast<const char*>(blob), size);
}

} // namespace trimwright::linux_system
