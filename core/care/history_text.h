// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/history.h"
#include "core/care/projection.h"

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trimwright::care {

/// "2026-11-30T07:00:00Z"
std::string isoTime(std::chrono::sys_seconds time);

/// All that is shown of one drive's history.
struct HistoryView {
    RememberedDrive drive;
    std::vector<Sample> samples;
    std::vector<RunRecord> runs;
    std::vector<UnitProof> unit_proofs;
    Forecast by_wear;
    std::optional<Forecast> by_writes; ///< Only if the rated writes are known.
};

/// How much a counter grew over all samples, added up over its segments: what was counted before a counter started
/// again is not lost. Nothing if no two samples of a segment have it.
std::optional<std::uint64_t> totalGrowth(std::span<const Sample> samples, std::optional<std::uint64_t> Sample::*figure);

/// `history --json`: {"drive", "samples": […], "origins": […], "runs": […], "growth", "unit_proofs", "forecast"}; the
/// keys of a sample are those of forEachFigure(), absent = null. "origin" of a sample is an index into "origins".
std::string historyJson(const HistoryView& view);

/// `history --csv` (RFC 4180, UTF-8): a title line, then one line per sample, absent = empty.
std::string historyCsv(std::span<const Sample> samples);

} // namespace trimwright::care
