// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/bytes.h"
#include "core/base/result.h"
#include "core/drive/health.h"
#include "core/drive/self_test.h"

#include <string_view>

// What drives and smartctl say of self-tests. Pure; any thread.
namespace trimwright::smart {

/// Decodes what `smartctl --json --capabilities --log=selftest` printed of an ATA, NVMe or SCSI drive. Errors: those of
/// parseSmartctl(); unsupported if the drive has no self-tests, or this smartctl none for its kind (NVMe before 7.4).
Result<SelfTests> parseSelfTests(std::string_view json);

/// Whether `smartctl --json --test=…` or `--abort` worked. Errors: those of parseSmartctl() for its messages; failed if
/// the drive may have refused: then only its status tells.
Result<> parseSelfTestAnswer(std::string_view json);

/// The same from the sectors of an ATA drive: SMART data (ACS-3, 7.48: byte 363 the status, 372 and 373 the minutes of
/// a test) and the SMART self-test log (ACS-3, A.14), 512 bytes each. Errors: invalidData.
Result<SelfTests> decodeSelfTests(Bytes smartData, Bytes log);

/// The SMART summary error log of an ATA drive (ACS-3, A.13), 512 bytes. Errors: invalidData.
Result<ErrorLogSummary> decodeErrorLog(Bytes log);

/// The short form that a health report carries.
SelfTestSummary summaryOf(const SelfTests& tests);

} // namespace trimwright::smart
