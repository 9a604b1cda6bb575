// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/atasmart_library.h"

#include "core/base/shared_library.h"

#include <optional>

namespace trimwright::smart {
namespace {

std::optional<AtasmartLibrary> loadAtasmart() {
    SharedLibrary library("libatasmart.so.4");
    AtasmartLibrary found{};
    library.find(found.open, "sk_disk_open");
    library.find(found.free, "sk_disk_free");
    library.find(found.check_sleep_mode, "sk_disk_check_sleep_mode");
    library.find(found.identify_is_available, "sk_disk_identify_is_available");
    library.find(found.identify_parse, "sk_disk_identify_parse");
    library.find(found.smart_is_available, "sk_disk_smart_is_available");
    library.find(found.smart_read_data, "sk_disk_smart_read_data");
    library.find(found.smart_status, "sk_disk_smart_status");
    library.find(found.smart_parse_attributes, "sk_disk_smart_parse_attributes");
    library.find(found.get_blob, "sk_disk_get_blob");
    library.find(found.set_blob, "sk_disk_set_blob");
    return library.isWhole() ? std::optional(found) : std::nullopt;
}

} // namespace

Result<const AtasmartLibrary*> AtasmartLibrary::get() {
    static const std::optional<AtasmartLibrary> library = loadAtasmart();
    if (!library) {
        return fail(Errc::unsupported, "This system lacks libatasmart, which reads the health of ATA drives.",
                    "Install the package libatasmart4, or smartmontools, which knows more drives.");
    }
    return &*library;
}

} // namespace trimwright::smart
