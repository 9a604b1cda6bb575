// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string_view>

namespace trimwright::bus {

/// A D-Bus error as a person should read it: the helper's own, or what the bus says when there is no helper to answer.
/// `message` and `advice` are the error's first two arguments, empty if it has none.
Error errorFromBus(std::string_view name, std::string_view message, std::string_view advice);

/// The system bus cannot be reached at all; `errnoValue` is positive.
Error noSystemBus(int errnoValue);

/// There is no library to talk to the bus with.
Error noBusLibrary();

/// Nothing was heard of the helper for too long.
Error helperIsSilent();

} // namespace trimwright::bus
