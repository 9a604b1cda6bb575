// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/drive_life.h"

#include "core/emulator/workload.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace trimwright::emulator {
namespace {

constexpr std::array habits{
    TrimHabit{"never", 0, false},
    TrimHabit{"weekly", 7, false},
    TrimHabit{"daily", 1, false},
    TrimHabit{"immediate", 0, true},
};

constexpr std::uint64_t smallestBytes = std::uint64_t{16} << 20; // Below, a drive has too few blocks to be one.

Result<DriveModel> modelOf(const LifeOptions& options) {
    auto model = findModel(options.model);
    if (!model) {
        return model;
    }
    const bool sound = options.capacity_bytes >= smallestBytes && options.capacity_bytes <= model->capacityBytes() &&
                       options.endurance_cycles > 0 && options.fill_share > 0 && options.fill_share < 1 &&
                       options.files_per_day >= 0 && options.in_place_per_day >= 0 && options.variation >= 0 &&
                       options.variation <= 1 && options.files_per_day + options.in_place_per_day > 0 &&
                       options.sample_every_days > 0 && model->mapping != MappingKind::none;
    if (!sound) {
        return fail(Errc::usage, "These options describe no life of a drive: a value is out of its range.");
    }
    const double share = static_cast<double>(options.capacity_bytes) / static_cast<double>(model->capacityBytes());
    model->sectors = options.capacity_bytes / 4096 * 8;
    model->fragment_entries = static_cast<std::uint64_t>(static_cast<double>(model->fragment_entries) * share);
    model->endurance_cycles = options.endurance_cycles;
    return model;
}

LifeSample look(const FlashDrive& flash, unsigned day, const LifeSample* before) {
    const Nand& nand = flash.ftl().nand();
    LifeSample sample;
    sample.day = day;
    sample.host_writes_bytes = flash.hostPages() * FlashDrive::pageBytes;
    sample.nand_writes_bytes = flash.flashPages() * FlashDrive::pageBytes;
    sample.wear_percent = 100 * nand.meanErases() / nand.enduranceCycles();
    sample.spare_percent = 100.0 * nand.reserveBlocks() / nand.initialReserveBlocks();
    sample.worn_out = flash.ftl().wornOut();
    const LifeSample none;
    const LifeSample& from = before == nullptr ? none : *before;
    const std::uint64_t written = sample.host_writes_bytes - from.host_writes_bytes;
    if (written > 0) {
        sample.write_amplification =
            static_cast<double>(sample.nand_writes_bytes - from.nand_writes_bytes) / static_cast<double>(written);
    }
    return sample;
}

} // namespace

std::span<const TrimHabit> trimHabits() {
    return habits;
}

const TrimHabit* findTrimHabit(std::string_view name) {
    const auto* const found = std::ranges::find(habits, name, &TrimHabit::name);
    return found == habits.end() ? nullptr : found;
}

void liveOneDay(EmulatedDrive& drive, const DailyUse& use) {
    Host& host = drive.host;
    const auto keepFree = static_cast<std::uint32_t>(host.filesystem().partition().count * (1 - use.fill_share));
    std::uint64_t written = 0;
    std::uint64_t inPlace = 0;
    while (written < use.file_pages) {
        const std::uint32_t pages = randomFilePages(host.random());
        while (host.filesystem().freePages() < keepFree + pages && host.filesystem().files() > 0) {
            host.deleteFile(drive.device, host.random().below(static_cast<std::uint32_t>(host.filesystem().files())),
                            use.trims_on_delete);
        }
        if (!host.createFile(drive.device, pages)) {
            return;
        }
        written += pages;
        const std::uint64_t due = std::min(use.in_place_pages, use.in_place_pages * written / use.file_pages);
        host.overwriteInPlace(drive.device, static_cast<std::uint32_t>(due - std::min(due, inPlace)));
        inPlace = std::max(due, inPlace);
    }
    host.overwriteInPlace(drive.device, static_cast<std::uint32_t>(use.in_place_pages - inPlace));
}

DriveModel scaledDown(DriveModel model, unsigned divisor) {
    model.sectors = model.sectors / divisor / 8 * 8;
    model.fragment_entries /= divisor;
    return model;
}

LifeOptions LifeOptions::light() {
    LifeOptions options;
    options.files_per_day = 0.02;
    options.in_place_per_day = 0.004;
    return options;
}

LifeOptions LifeOptions::heavy() {
    LifeOptions options;
    options.files_per_day = 0.25;
    options.in_place_per_day = 0.05;
    options.fill_share = 0.85;
    return options;
}

Result<std::vector<LifeSample>> liveUntilWornOut(const LifeOptions& options, std::stop_token stop) {
    const auto model = modelOf(options);
    if (!model) {
        return fail(model.error());
    }
    const TrimHabit* const habit = findTrimHabit(options.trim);
    if (habit == nullptr) {
        return fail(Errc::notFound, fmt::format("There is no TRIM habit {}.", options.trim),
                    "The habits are: never, weekly, daily, immediate.");
    }
    EmulatedDrive drive(*model, options.seed);
    const FlashDrive& flash = drive.device.flash();
    Random random(options.seed + 1); // Apart from the host's, so that the days do not depend on the files.
    std::vector<LifeSample> samples;
    for (unsigned day = 1; day <= options.most_days && !flash.ftl().wornOut(); ++day) {
        if (stop.stop_requested()) {
            return fail(Errc::cancelled, "The life was cancelled.");
        }
        const double amount = (1 + options.variation * (2 * random.unit() - 1)) * model->pages();
        liveOneDay(drive, {static_cast<std::uint64_t>(amount * options.files_per_day),
                           static_cast<std::uint64_t>(amount * options.in_place_per_day), options.fill_share,
                           habit->on_delete && model->has_trim});
        if (habit->every_days > 0 && day % habit->every_days == 0 && model->has_trim) {
            (void)drive.apply({"optimize", {}, {}}, {}, {});
        }
        if (day % options.sample_every_days == 0 || day == options.most_days || flash.ftl().wornOut()) {
            samples.push_back(look(flash, day, samples.empty() ? nullptr : &samples.back()));
        }
    }
    return samples;
}

} // namespace trimwright::emulator
