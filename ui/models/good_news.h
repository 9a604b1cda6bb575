// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/assess.h"
#include "ui/models/history_reading.h"

#include <vector>

namespace trimwright::ui {

/// What can be said of a drive that gives no cause for concern, so that "nothing found" is seen to rest on something:
/// its spare blocks, its errors, its temperature, how long it will last. Nothing for a drive with another verdict.
/// Texts are in the user's language already. `history` may be null. Pure.
std::vector<care::Finding> goodNews(const HealthReport& report, const care::Assessment& assessment,
                                    const HistoryPicture* history);

} // namespace trimwright::ui
