// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/backend.h"
#include "core/linux/drive_list.h"
#include "core/linux/linux_backend.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::linux_system {

/// Reads the health of one drive of the running system: through smartctl, or for ATA drives through libatasmart when
/// smartctl is not installed. Errors as Backend::health(); nothing is started without the right to open the drive.
Result<HealthReport> readHealth(const ListedDisk& disk, const LinuxOptions& options, Backend::Wake wake,
                                std::stop_token stop);

/// The command line for one attempt. `type` is smartctl's -d, empty to let it choose.
std::vector<std::string> smartctlCommand(const std::string& program, const ListedDisk& disk, Backend::Wake wake,
                                         std::string_view type);

/// The -d types to try for a USB bridge that smartctl does not know by itself. Commands that only one maker's bridges
/// understand are sent to none but those.
std::vector<std::string> usbTypes(std::string_view usbVendor);

} // namespace trimwright::linux_system
