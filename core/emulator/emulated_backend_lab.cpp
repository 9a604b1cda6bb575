// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/emulated_backend_impl.h"
#include "core/emulator/operations.h"
#include "core/emulator/workload.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright::emulator {
namespace {

constexpr double measurementSeconds = 60;

std::vector<FlashCell> flashCells(const Ftl& ftl, std::size_t cells) {
    std::vector<FlashCell> map(std::min<std::size_t>(cells, ftl.blocks()));
    for (std::size_t cell = 0; cell < map.size(); ++cell) {
        const auto begin = static_cast<std::uint32_t>(std::uint64_t{ftl.blocks()} * cell / map.size());
        const auto end = static_cast<std::uint32_t>(std::uint64_t{ftl.blocks()} * (cell + 1) / map.size());
        const double pages = static_cast<double>(end - begin) * ftl.config().pages_per_block;
        for (std::uint32_t index = begin; index < end; ++index) {
            const Ftl::BlockState block = ftl.block(index);
            map[cell].valid += block.valid / pages;
            map[cell].stale += block.stale / pages;
            map[cell].free += block.free / pages;
        }
    }
    return map;
}

/// Pages of 4 KiB, at most what a block has.
std::uint16_t pagesOf(std::uint32_t units, const DriveModel& model) {
    return static_cast<std::uint16_t>(std::min(units * model.unit_pages, model.pages_per_block));
}

/// What a run of the Optimizer would give back: units of the map that are free in whole, and that the drive keeps.
std::uint64_t deletedBytes(const EmulatedDrive& drive) {
    const FlashDrive& flash = drive.device.flash();
    const std::uint32_t unit = flash.model().unit_pages;
    if (flash.model().mapping == MappingKind::none) {
        return 0;
    }
    const Filesystem& filesystem = drive.host.filesystem();
    std::uint64_t kept = 0;
    std::uint32_t from = filesystem.partition().first;
    while (const auto free = filesystem.nextFree(from, filesystem.partition().count)) {
        from = free->first + free->count;
        for (std::uint32_t at = (free->first + unit - 1) / unit; (at + 1) * unit <= from; ++at) {
            kept += flash.ftl().isMapped(at) ? 1 : 0;
        }
    }
    return kept * unit * FlashDrive::pageBytes;
}

/// Changes the drive it is given, so give it a copy.
Result<WriteSpeed> measure(EmulatedDrive& copy, const std::stop_token& stop, const ProgressFn& progress) {
    WriteSpeed speed;
    speed.deleted_bytes = deletedBytes(copy);
    const FtlCounters before = copy.device.flash().ftl().counters();
    Random random(1);
    const auto span = wholeDrive(copy.device);
    const auto megabytesPerSecond = [](std::uint64_t pages) {
        return static_cast<double>(pages * FlashDrive::pageBytes) / measurementSeconds / 1e6;
    };
    Steps steps(Steps::unlimited, stop, &progress);
    const std::uint64_t written =
        writeRandomFor(copy.device, random, span, measurementSeconds, FlashDrive::reviewQueueDepth, steps,
                       [&speed](double seconds, double rate) {
                           speed.series.push_back({seconds, rate});
                       });
    speed.megabytes_per_second = megabytesPerSecond(written);
    const FtlCounters& after = copy.device.flash().ftl().counters();
    if (after.host_pages > before.host_pages) { // a hard disk has no flash
        speed.write_amplification = 1 + static_cast<double>(after.copied_pages - before.copied_pages) /
                                            static_cast<double>(after.host_pages - before.host_pages);
        speed.overflow_share = static_cast<double>(after.fragment_overflows - before.fragment_overflows) /
                               static_cast<double>(after.host_pages - before.host_pages);
    }
    EmulatedDrive fresh(copy.device.flash().model(), 1);
    Random freshRandom(1);
    Steps freshSteps(Steps::unlimited, stop, nullptr);
    speed.new_drive_megabytes_per_second = megabytesPerSecond(writeRandomFor(
        fresh.device, freshRandom, span, measurementSeconds, FlashDrive::reviewQueueDepth, freshSteps, {}));
    if (steps.stopped() || freshSteps.stopped()) {
        return fail(Errc::cancelled, "The measurement was cancelled.");
    }
    return speed;
}

} // namespace

FlashMap flashMapOf(const EmulatedDrive& drive) {
    const DriveModel& model = drive.device.flash().model();
    const Ftl& ftl = drive.device.flash().ftl();
    FlashMap map;
    map.pages_per_block = model.pages_per_block;
    map.endurance_cycles = model.endurance_cycles;
    if (model.mapping == MappingKind::none) {
        return map;
    }
    map.blocks.resize(ftl.nand().physicalBlocks(), FlashBlock{0, 0, 0, true, 0}); // Whoever is found nowhere is bad.
    for (std::uint32_t index = 0; index < ftl.blocks(); ++index) {
        const Ftl::BlockState block = ftl.block(index);
        map.blocks[ftl.nand().physicalOf(index)] = {pagesOf(block.valid, model), pagesOf(block.stale, model),
                                                    pagesOf(block.free, model), false, block.erases};
    }
    ftl.nand().visitReserve([&map, &model](std::uint32_t number, std::uint32_t erases) {
        map.blocks[number] = {0, 0, static_cast<std::uint16_t>(model.pages_per_block), false, erases};
    });
    return map;
}

Result<WriteSpeed> EmulatedBackend::measureRandomWrite(const DriveId& drive, std::stop_token stop,
                                                       const ProgressFn& progress) {
    auto loaded = m_impl->load(driveName(drive), Impl::Access::read, stop);
    if (!loaded) {
        return fail(std::move(loaded.error()));
    }
    return withEnoughMemory(driveName(drive), [&]() -> Result<WriteSpeed> {
        EmulatedDrive copy = *loaded->drive;
        loaded->lock.reset();
        return measure(copy, stop, progress);
    });
}

Result<LabOutcome> EmulatedBackend::perform(const DriveId& drive, std::string_view action, std::stop_token stop,
                                            const ProgressFn& progress, const LabWatcher& watcher) {
    if (std::ranges::find(labActions(), action, &LabAction::key) == labActions().end()) {
        return fail(Errc::usage, fmt::format("There is no action named {}.", action));
    }
    const auto applied =
        m_impl->change(driveName(drive), Operation{std::string(action), {}, {}}, std::move(stop), progress, watcher);
    if (!applied) {
        return fail(applied.error());
    }
    return LabOutcome{applied->cancelled, applied->offered_bytes, applied->simulated_seconds, applied->nothing};
}

Result<> EmulatedBackend::setPolicy(const DriveId& drive, std::string_view policy) {
    const auto applied = m_impl->change(driveName(drive), Operation{"policy", std::string(policy), {}}, {}, {});
    return applied ? Result<>() : fail(applied.error());
}

Result<FlashMap> EmulatedBackend::flashMap(const DriveId& drive, std::stop_token stop) {
    const auto loaded = m_impl->load(driveName(drive), Impl::Access::read, stop);
    return loaded ? Result<FlashMap>(flashMapOf(*loaded->drive)) : fail(loaded.error());
}

Result<LabStatus> EmulatedBackend::labStatus(const DriveId& drive, std::size_t cells, std::stop_token stop) {
    const auto loaded = m_impl->load(driveName(drive), Impl::Access::read, stop);
    if (!loaded) {
        return fail(loaded.error());
    }
    const FlashDrive& flash = loaded->drive->device.flash();
    const Host& host = loaded->drive->host;
    const Nand& nand = flash.ftl().nand();
    LabStatus status;
    status.policy = host.policy().key;
    status.has_trim = flash.model().has_trim;
    status.has_update = !flash.model().update_key.empty();
    status.simulated_seconds = flash.simulatedSeconds();
    if (flash.hostPages() > 0) {
        status.write_amplification = static_cast<double>(flash.flashPages()) / static_cast<double>(flash.hostPages());
    }
    status.erases = nand.totalErases();
    status.wear_percent = nand.enduranceCycles() == 0 ? 0 : 100 * nand.meanErases() / nand.enduranceCycles();
    status.free_bytes = Impl::freeBytes(*loaded->drive);
    status.used_bytes = std::uint64_t{host.filesystem().partition().count} * FlashDrive::pageBytes - status.free_bytes;
    status.mapped_bytes = flash.ftl().mappedPages() * flash.model().unit_pages * FlashDrive::pageBytes;
    status.flash = flashCells(flash.ftl(), cells);
    return status;
}

} // namespace trimwright::emulator
