// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <stop_token>
#include <string>

namespace trimwright::cli {

/// All of standard input, at most `maxBytes` (else invalidData). Ends soon after a stop is requested (cancelled).
Result<std::string> readStandardInput(std::size_t maxBytes, const std::stop_token& stop);

} // namespace trimwright::cli
