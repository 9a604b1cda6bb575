// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/experiment_run.h"
#include "core/emulator/theory.h"

#include <cmath>
#include <fmt/format.h>
#include <functional>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

namespace trimwright::emulator {
namespace {

using nlohmann::json;

constexpr unsigned warmUpDrives = 6;   // Drive writes until the state is steady …
constexpr unsigned measuredDrives = 4; // … and over which is measured.

Ftl makeFtl(std::uint32_t blocks, unsigned pagesPerBlock, double overProvisioning, VictimPolicy policy,
            std::uint64_t seed) {
    FtlConfig ftl;
    ftl.blocks = blocks;
    ftl.pages_per_block = pagesPerBlock;
    ftl.exported_pages = static_cast<std::uint32_t>(std::lround(blocks * pagesPerBlock / (1 + overProvisioning)));
    ftl.policy = policy;
    ftl.seed = seed;
    NandConfig nand;
    nand.used_blocks = blocks;
    return {ftl, nand};
}

double rhoOf(const Ftl& ftl) {
    return static_cast<double>(ftl.config().exported_pages) /
           (static_cast<double>(ftl.config().blocks) * ftl.config().pages_per_block);
}

/// Writes `drives` times the exported pages, asking `between` before each batch. False: stop.
bool writeDrives(Ftl& ftl, unsigned drives, Steps& steps,
                 const std::function<void(std::vector<std::uint32_t>&)>& fill) {
    std::vector<std::uint32_t> batch(1024);
    const std::uint64_t end = ftl.counters().host_pages + std::uint64_t{drives} * ftl.config().exported_pages;
    while (ftl.counters().host_pages < end) {
        if (!steps.next()) {
            return false;
        }
        fill(batch);
        ftl.write(batch);
    }
    return true;
}

/// Write amplification in steady state, from a sequentially full drive.
double steadyWriteAmplification(Ftl& ftl, Steps& steps, const std::function<void(std::vector<std::uint32_t>&)>& fill) {
    ftl.writeRun(0, ftl.config().exported_pages);
    if (!writeDrives(ftl, warmUpDrives, steps, fill)) {
        return 0;
    }
    const FtlCounters before = ftl.counters();
    writeDrives(ftl, measuredDrives, steps, fill);
    const FtlCounters& after = ftl.counters();
    return 1 + static_cast<double>(after.copied_pages - before.copied_pages) /
                   static_cast<double>(after.host_pages - before.host_pages);
}

VictimPolicy policyNamed(const std::string& name) {
    if (name == "greedy") {
        return VictimPolicy::greedy;
    }
    if (name == "fifo") {
        return VictimPolicy::fifo;
    }
    if (name == "random") {
        return VictimPolicy::random;
    }
    throw std::invalid_argument("there is no policy " + name);
}

double formula(VictimPolicy policy, double rho, unsigned pagesPerBlock) {
    switch (policy) {
    case VictimPolicy::fifo:
        return fifoWriteAmplification(rho);
    case VictimPolicy::random:
        return randomWriteAmplification(rho);
    case VictimPolicy::greedy:
    case VictimPolicy::costBenefit:
        break;
    }
    return greedyWriteAmplification(rho, pagesPerBlock);
}

void addRow(ExperimentRun& run, std::string state, double published, double emulated) {
    ExperimentRow row;
    row.state = std::move(state);
    row.metric = "write amplification";
    row.unit = "×";
    row.published = published;
    row.emulated = emulated;
    run.result.rows.push_back(std::move(row));
}

} // namespace

/// Over "op" and "pages_per_block": the formula of the policy (the experiment's model) beside the simulation.
void theoryStep(ExperimentRun& run, const json& step) {
    const VictimPolicy policy = policyNamed(run.model_key);
    const auto blocks = step.at("blocks").get<std::uint32_t>();
    const auto ops = step.at("op").get<std::vector<double>>();
    const auto sizes = step.at("pages_per_block").get<std::vector<unsigned>>();
    std::uint64_t done = 0;
    Steps steps = run.steps();
    for (const unsigned pagesPerBlock : sizes) {
        ExperimentSeries simulated{fmt::format("b = {}", pagesPerBlock), "over-provisioning", "×", {}};
        ExperimentSeries theory{fmt::format("b = {}, formula", pagesPerBlock), "over-provisioning", "×", {}};
        for (const double op : ops) {
            Ftl ftl = makeFtl(blocks, pagesPerBlock, op, policy, run.result.seed);
            const double emulated = steadyWriteAmplification(ftl, steps, [&](std::vector<std::uint32_t>& batch) {
                for (auto& page : batch) {
                    page = run.random.below(ftl.config().exported_pages);
                }
            });
            const double published = formula(policy, rhoOf(ftl), pagesPerBlock);
            addRow(run, fmt::format("OP {:.2f}, b {}", op, pagesPerBlock), published, emulated);
            simulated.points.push_back({op, emulated});
            theory.points.push_back({op, published});
            steps.report({++done, ops.size() * sizes.size(), 0});
        }
        run.result.series.push_back(std::move(simulated));
        run.result.series.push_back(std::move(theory));
    }
}

/// The same with a share of TRIMs among the requests, of pages in use ("of": "in_use") or of any.
void theoryTrimStep(ExperimentRun& run, const json& step) {
    const auto pagesPerBlock = step.at("pages_per_block").get<unsigned>();
    const bool ofInUse = step.at("of").get<std::string>() == "in_use";
    const auto shares = step.at("shares").get<std::vector<double>>();
    std::uint64_t done = 0;
    Steps steps = run.steps();
    for (const double share : shares) {
        Ftl ftl = makeFtl(step.at("blocks"), pagesPerBlock, step.at("op"), VictimPolicy::greedy, run.result.seed);
        const std::uint32_t pages = ftl.config().exported_pages;
        double owed = 0;
        const double emulated = steadyWriteAmplification(ftl, steps, [&](std::vector<std::uint32_t>& batch) {
            for (auto& page : batch) {
                page = run.random.below(pages);
            }
            // q of all requests are TRIMs, so q / (1 − q) per write.
            for (owed += share / (1 - share) * static_cast<double>(batch.size()); owed >= 1; owed -= 1) {
                std::uint32_t page = run.random.below(pages);
                while (ofInUse && !ftl.isMapped(page)) {
                    page = run.random.below(pages);
                }
                ftl.trim(page, 1);
            }
        });
        const double rho = shareInUse(share, ofInUse) * rhoOf(ftl);
        addRow(run,
               fmt::format("{:.0f} % TRIM of {} pages, OP {:.2f}, b {}", share * 100, ofInUse ? "used" : "any",
                           step.at("op").get<double>(), pagesPerBlock),
               greedyWriteAmplification(rho, pagesPerBlock), emulated);
        steps.report({++done, shares.size(), 0});
    }
}

} // namespace trimwright::emulator
