// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/experiment_run.h"
#include "core/emulator/theory.h"
#include "core/emulator/workload_addresses.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace trimwright::emulator {
namespace {

using nlohmann::json;

/// 4 KB requests at random: writes, and a share of TRIMs of single pages that are in use.
struct Requests {
    AddressChooser choose;
    double trim_share = 0; ///< Of all requests.
};

/// Sends `drives` times the drive's pages as writes, with the TRIMs in between. False: stopped or worn out.
bool send(FlashDrive& flash, const Requests& requests, double drives, Random& random, Steps& steps) {
    const auto total = static_cast<std::uint64_t>(drives * flash.model().pages());
    const std::uint32_t unit = flash.model().unit_pages;
    std::array<std::uint32_t, 1024> batch{};
    double owed = 0;
    for (std::uint64_t done = 0; done < total; done += batch.size()) {
        if (!steps.next()) {
            return false;
        }
        for (auto& page : batch) {
            page = requests.choose(random);
        }
        if (flash.writeRandom(batch) < batch.size()) {
            return false;
        }
        // A share q of all requests are TRIMs, so q / (1 − q) for each write.
        for (owed += requests.trim_share / (1 - requests.trim_share) * batch.size(); owed >= 1; owed -= 1) {
            std::uint32_t page = requests.choose(random);
            while (!flash.ftl().isMapped(page / unit)) {
                page = requests.choose(random);
            }
            flash.trim(page, 1);
        }
        steps.report({done, total, 0});
    }
    return true;
}

/// What the formula says, where there is one: uniform requests on a drive that maps single pages.
std::optional<double> formula(const FlashDrive& flash, double trimShare) {
    if (flash.model().mapping != MappingKind::page) {
        return std::nullopt;
    }
    const FtlConfig& ftl = flash.ftl().config();
    const double rho = static_cast<double>(ftl.exported_pages) / (double(ftl.blocks) * ftl.pages_per_block);
    return greedyWriteAmplification(shareInUse(trimShare, true) * rho, ftl.pages_per_block);
}

} // namespace

/// 4 KB writes over the whole drive until the state is steady ("warm_up_drives"), then "drives" more are measured.
/// "exponent": of a Zipf distribution, none: uniform. "trim_share": how many of the requests are TRIMs.
void requestsStep(ExperimentRun& run, const json& step) {
    FlashDrive& flash = run.drive().device.flash();
    const double trimShare = step.value("trim_share", 0.0);
    if (trimShare < 0 || trimShare >= 0.5 || (trimShare > 0 && flash.model().mapping != MappingKind::page)) {
        throw std::invalid_argument("such a share of TRIMs cannot be sent");
    }
    const bool uniform = !step.contains("exponent");
    const Requests requests{
        {flash.model().pages(), uniform ? std::nullopt : std::optional(step.at("exponent").get<double>())}, trimShare};
    Steps steps = run.steps();
    timed(run, [&](FlashDrive& /*flash*/) {
        send(flash, requests, step.at("warm_up_drives").get<double>(), run.random, steps);
    });
    const std::uint64_t hostBefore = flash.hostPages();
    const std::uint64_t flashBefore = flash.flashPages();
    const double seconds = timed(
        run, [&](FlashDrive& /*flash*/) { send(flash, requests, step.at("drives").get<double>(), run.random, steps); });
    const auto written = static_cast<double>(flash.hostPages() - hostBefore);
    if (written == 0) {
        return; // Stopped.
    }
    run.row(step, "write amplification", "×", static_cast<double>(flash.flashPages() - flashBefore) / written);
    if (uniform && step.contains("state")) {
        run.result.rows.back().published = formula(flash, trimShare);
    }
    run.row(step, "4 KB random write", "MB/s", megabytesPerSecond(written, seconds));
}

} // namespace trimwright::emulator
