// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/helper/inventory.h"
#include "app/helper/job_queue.h"
#include "core/drive/prove.h"

namespace trimwright::helper {

/// The work of the jobs on a filesystem. Blocks; any thread. A run that was made is remembered in this machine's
/// history, since its caller may not write there; that this failed is told in the journal and is no failure of the run.
Result<FillReply> trimAt(const linux_system::LinuxOptions& machine, const NamedFilesystem& filesystem,
                         bool includeOptIn, const JobRun& run);
Result<FillReply> proveAt(const linux_system::LinuxOptions& machine, const NamedFilesystem& filesystem,
                          const ProveOptions& options, const JobRun& run);

} // namespace trimwright::helper
