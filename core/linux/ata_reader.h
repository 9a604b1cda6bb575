// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/backend.h"

#include <optional>
#include <string>

namespace trimwright::linux_system {

/// Why a drive has no health record to read, from what libatasmart knows after opening it; nothing if it has one.
std::optional<Error> whyNoSmart(const std::string& node, bool identified, bool available);

/// Reads SMART from an ATA drive in this process through libatasmart: for systems without smartctl. It cannot be
/// stopped, but each command to the drive has a time limit of a few seconds (libatasmart's own). Gives a blob for
/// smart::decodeBlob(). Errors: permissionDenied · asleep · unsupported (no ATA, no SMART) · failed.
Result<std::string> readAtaBlob(const std::string& node, Backend::Wake wake);

} // namespace trimwright::linux_system
