// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/bytes.h"
#include "core/drive/prove.h"
#include "core/linux/block_device.h"

namespace trimwright::linux_system {

/// What a whole disk (or a layer that is read like one) promises to return after TRIM. Asks sysfs for what the kernel
/// keeps (VPD pages 89h and B2h), else an ATA drive through HDIO_GET_IDENTITY and an NVMe drive through IDENTIFY
/// NAMESPACE; these need root. Unknown if nothing answers.
StatedPromise zeroPromiseOf(const SystemTree& tree, const BlockDevice& device);

/// NVMe Base Specification, IDENTIFY NAMESPACE byte 33 (DLFEAT), bits 2:0.
StatedPromise promiseOfNvme(std::uint8_t dlfeat);
/// SBC-4, Logical Block Provisioning VPD page (B2h), byte 5 bits 4:2 (LBPRZ); nothing stated if it is no such page.
StatedPromise promiseOfScsi(Bytes page);

} // namespace trimwright::linux_system
