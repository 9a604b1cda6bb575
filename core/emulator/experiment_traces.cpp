// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/experiment_run.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace trimwright::emulator {
namespace {

using nlohmann::json;

/// A desktop trace as far as its statistics are known.
struct Trace {
    std::uint64_t reads = 0;
    std::uint64_t writes = 0;
    std::vector<std::uint32_t> pages; ///< Sizes of requests …
    std::vector<double> shares;       ///< … and how many of them have each.
    double sequential_share = 0;
    double queue_depth = 1;
    std::uint32_t span_pages = 0;
};

Trace traceFrom(const json& step, std::uint32_t drivePages) {
    Trace trace;
    step.at("reads").get_to(trace.reads);
    step.at("writes").get_to(trace.writes);
    for (const auto& [kilobytes, share] : step.at("sizes_kb").items()) {
        trace.pages.push_back(static_cast<std::uint32_t>(std::stoul(kilobytes)) / 4);
        trace.shares.push_back(share.get<double>());
    }
    step.at("sequential").get_to(trace.sequential_share);
    step.at("queue_depth").get_to(trace.queue_depth);
    const double span = step.at("space_gb").get<double>() * 1e9 / FlashDrive::pageBytes;
    trace.span_pages = std::min(drivePages, static_cast<std::uint32_t>(span));
    return trace;
}

std::uint32_t chooseSize(const Trace& trace, Random& random) {
    double dice = random.unit();
    for (std::size_t i = 0; i < trace.pages.size(); ++i) {
        dice -= trace.shares[i];
        if (dice < 0) {
            return trace.pages[i];
        }
    }
    return trace.pages.back();
}

} // namespace

/// Requests drawn from the published statistics of a trace, over the drive's first "space_gb"; the row is in IOPS of
/// drive time. What statistics do not tell (which places are hot, which requests wait for which) is not in it.
void traceStep(ExperimentRun& run, const json& step) {
    FlashDrive& flash = run.drive().device.flash();
    const Trace trace = traceFrom(step, flash.model().pages());
    const std::uint64_t total = trace.reads + trace.writes;
    const double start = flash.simulatedSeconds();
    std::uint32_t nextRead = 0;
    std::uint32_t nextWrite = 0;
    std::uint64_t readsLeft = trace.reads;
    Steps steps = run.steps();
    for (std::uint64_t left = total; left > 0 && steps.next(); --left) {
        const bool reads = run.random.unit() * static_cast<double>(left) < static_cast<double>(readsLeft);
        const std::uint32_t pages = chooseSize(trace, run.random);
        std::uint32_t& next = reads ? nextRead : nextWrite;
        const bool continues = run.random.unit() < trace.sequential_share && next + pages <= trace.span_pages;
        const std::uint32_t first = continues ? next : run.random.below(trace.span_pages - pages);
        next = first + pages;
        if (!reads) {
            flash.write(first, pages);
        } else {
            --readsLeft;
            if (continues) {
                const Extent extent{first, pages};
                flash.readSequential({&extent, 1});
            } else {
                flash.readRandom(1, trace.queue_depth, pages);
            }
        }
        if (left % 4096 == 0) {
            steps.report({total - left, total, 0});
        }
    }
    const double seconds = flash.simulatedSeconds() - start;
    run.result.simulated_seconds += seconds;
    run.row(step, seconds > 0 ? std::optional(static_cast<double>(total) / seconds) : std::nullopt);
}

} // namespace trimwright::emulator
