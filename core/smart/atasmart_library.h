// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <atasmart.h>
#include <cstddef> // atasmart.h needs size_t and does not ask for it
#include <memory>

namespace trimwright::smart {

/// The functions of libatasmart that are called, found when the first ATA drive is read without smartctl.
struct AtasmartLibrary {
    decltype(&::sk_disk_open) open;
    decltype(&::sk_disk_free) free;
    decltype(&::sk_disk_check_sleep_mode) check_sleep_mode;
    decltype(&::sk_disk_identify_is_available) identify_is_available;
    decltype(&::sk_disk_identify_parse) identify_parse;
    decltype(&::sk_disk_smart_is_available) smart_is_available;
    decltype(&::sk_disk_smart_read_data) smart_read_data;
    decltype(&::sk_disk_smart_status) smart_status;
    decltype(&::sk_disk_smart_parse_attributes) smart_parse_attributes;
    decltype(&::sk_disk_get_blob) get_blob;
    decltype(&::sk_disk_set_blob) set_blob;

    /// Errors: unsupported where this system has no such library. Any thread; stays loaded.
    static Result<const AtasmartLibrary*> get();
};

/// Frees a disk of libatasmart.
struct AtasmartDeleter {
    void operator()(SkDisk* disk) const { (*AtasmartLibrary::get())->free(disk); }
};
using AtasmartDisk = std::unique_ptr<SkDisk, AtasmartDeleter>;

} // namespace trimwright::smart
