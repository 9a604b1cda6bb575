// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/history_sample.h"
#include "core/drive/drive.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trimwright::care {

/// One drive as metrics tell of it.
struct MetricsDrive {
    Drive drive;
    std::optional<Sample> sample;     ///< The newest reading; absent: never read.
    std::vector<RunRecord> runs = {}; ///< Of this drive; the newest of each filesystem counts.
};

/// The text format of Prometheus, which node_exporter's textfile collector and OpenMetrics scrapers read. Names and
/// units by the conventions of Prometheus: trimwright_drive_host_writes_bytes_total and so on, each with the labels
/// drive (the stable id), model and node. A figure that is unknown has no line; a metric without lines is left out.
/// Pure.
std::string metricsText(std::span<const MetricsDrive> drives);

} // namespace trimwright::care
