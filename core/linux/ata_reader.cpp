// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/ata_reader.h"

#include "core/base/file.h"
#include "core/smart/atasmart_library.h"

#include <cerrno>
#include <fmt/format.h>

namespace trimwright::linux_system {
namespace {

using smart::AtasmartDisk;
using smart::AtasmartLibrary;

Error diskError(int error, const std::string& node) {
    if (error == ENOTSUP || error == ENODEV || error == EIO || error == EINVAL) {
        return {Errc::unsupported, fmt::format("{} does not answer ATA commands.", node), ""};
    }
    return errnoError(error, fmt::format("The health of {} cannot be read", node));
}

Result<AtasmartDisk> openDisk(const AtasmartLibrary& atasmart, const std::string& node) {
    SkDisk* raw = nullptr;
    if (atasmart.open(node.c_str(), &raw) < 0) {
        return fail(diskError(errno, node));
    }
    return AtasmartDisk(raw);
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
    const auto library = AtasmartLibrary::get();
    if (!library) {
        return fail(library.error());
    }
    const AtasmartLibrary& atasmart = **library;
    auto disk = openDisk(atasmart, node);
    if (!disk) {
        return fail(std::move(disk.error()));
    }
    SkBool awake = FALSE;
    if (wake == Backend::Wake::no && atasmart.check_sleep_mode(disk->get(), &awake) == 0 && awake == FALSE) {
        return fail(Errc::asleep, fmt::format("{} is asleep and was left asleep.", node));
    }
    SkBool identified = FALSE;
    SkBool available = FALSE;
    atasmart.identify_is_available(disk->get(), &identified); // Both stay FALSE if they fail.
    atasmart.smart_is_available(disk->get(), &available);
    if (auto error = whyNoSmart(node, identified != FALSE, available != FALSE)) {
        return fail(std::move(*error));
    }
    if (atasmart.smart_read_data(disk->get()) < 0) {
        return fail(diskError(errno, node));
    }
    SkBool good = FALSE;
    atasmart.smart_status(disk->get(), &good); // Becomes part of the blob; without it the report just lacks it.
    const void* blob = nullptr;
    std::size_t size = 0;
    if (atasmart.get_blob(disk->get(), &blob, &size) < 0) {
        return fail(diskError(errno, node));
    }
    return std::string(static_cast<const char*>(blob), size);
}

} // namespace trimwright::linux_system
