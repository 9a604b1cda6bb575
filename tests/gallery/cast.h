// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"
#include "core/drive/health.h"
#include "core/drive/self_test.h"

/// Drives as one might meet them; their serial numbers and figures are made up. What is said of them is not: reports
/// are smartctl's output, decoded as everywhere.
namespace trimwright::gallery {

Drive nvmeDrive();
Drive sataDrive();
Drive usbDrive();
Drive sleepingDisk();

HealthReport nvmeReport();
HealthReport wornSataReport();
HealthReport failingSataReport();
HealthReport unclearReport();

/// Of the NVMe drive: some passed, one ended on request, none found a fault.
SelfTests testedDrive();
/// The newest one found a fault.
SelfTests failedDrive();
/// The report of the NVMe drive with the latter's log in it.
HealthReport failedTestReport();

} // namespace trimwright::gallery
