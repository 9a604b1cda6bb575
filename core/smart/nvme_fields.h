// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/health.h"
#include "core/smart/json_access.h"

#include <vector>

namespace trimwright::smart {

/// The fields of the NVMe health log (NVMe 1.4, figure 194) as rows with their meanings, in the order of the standard;
/// fields that we do not know follow with their raw text.
std::vector<Attribute> nvmeAttributes(const Json& log);

} // namespace trimwright::smart
