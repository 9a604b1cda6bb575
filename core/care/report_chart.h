// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/report.h"

#include <span>
#include <string>
#include <string_view>

// The drawings of a report as inline SVG; colours come from the classes of its style sheet.
namespace trimwright::care {

/// Text as HTML and SVG may hold it: valid UTF-8, no markup, no control characters or marks that turn the direction of
/// writing.
std::string escapeHtml(std::string_view text);

/// A ring of which the share that is left is drawn. `tone` is the class of its colour. Unknown: an empty ring.
std::string ringSvg(const std::optional<int>& percent, std::string_view tone);

/// Life left over time, 0 to 100 %; gaps are gaps. Empty with less than two points.
std::string lifeSvg(std::span<const ReportPoint> points);

/// Host writes per day as bars. Empty without any.
std::string writesSvg(std::span<const ReportWrites> writes);

} // namespace trimwright::care
