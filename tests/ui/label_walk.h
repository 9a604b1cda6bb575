// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

class QWidget;

namespace trimwright::ui {

/// What a reader of this window would miss, one sentence each: texts that are cut off, or shortened with no tooltip
/// that holds all of them; widgets that lie on one another or reach beyond their parent. Looks at all that is visible,
/// and at the cells of tables and lists that are in view. GUI thread.
std::vector<std::string> labelFaults(QWidget& window);

} // namespace trimwright::ui
