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

/// What a drive was asked and answered, not decoded: what `smartctl --json` printed, or a libatasmart blob.
struct RawAnswer {
    enum class Kind { smartctlJson, atasmartBlob };
    Kind kind = Kind::smartctlJson;
    std::string bytes;

    friend bool operator==(const RawAnswer&, const RawAnswer&) = default;
};

/// Reads the health of one drive of the running system: through smartctl, or for ATA drives through libatasmart when
/// smartctl is not installed. Errors as Backend::health(); nothing is started without the right to open the drive.
/// The two steps of it are below: one program may read what another decodes.
Result<HealthReport> readHealth(const ListedDisk& disk, const LinuxOptions& options, Backend::Wake wake,
                                std::stop_token stop);

/// The first step: looks at nothing that the drive said. One answer; for a USB bridge one for each way of talking to it
/// that was tried, until smartctl's exit status told that it had got through.
Result<std::vector<RawAnswer>> readRawHealth(const ListedDisk& disk, const LinuxOptions& options, Backend::Wake wake,
                                             std::stop_token stop);

/// The second step, pure: the report of the first answer that holds one, else what the answers say of the failure.
/// `node` is for the words of an error.
Result<HealthReport> decodeHealth(const std::vector<RawAnswer>& answers, const std::string& node);

/// The command line for one attempt. `type` is smartctl's -d, empty to let it choose.
std::vector<std::string> smartctlCommand(const std::string& program, const ListedDisk& disk, Backend::Wake wake,
                                         std::string_view type);

/// The -d types to try for a USB bridge that smartctl does not know by itself. Commands that only one maker's bridges
/// understand are sent to none but those.
std::vector<std::string> usbTypes(std::string_view usbVendor);

} // namespace trimwright::linux_system
