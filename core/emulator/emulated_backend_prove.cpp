// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/units.h"
#include "core/emulator/emulated_backend_impl.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <utility>

namespace trimwright::emulator {
namespace {

constexpr std::uint64_t usualBytes = 16 * mebibyte;
constexpr std::uint32_t commandPages = 256; ///< 1 MiB per command.
using Block = std::vector<std::uint8_t>;

/// The check on a drive in memory, over its registers as an operating system would do it. Changes the drive it is
/// given, so give it a copy.
class Check {
  public:
    Check(EmulatedDrive& copy, std::string node, std::uint64_t seed, std::stop_token stop, const ProgressFn& progress)
        : m_drive(copy), m_node(std::move(node)), m_seed(seed), m_stop(std::move(stop)), m_progress(progress) {}

    Result<ProveOutcome> run(std::uint64_t bytes) {
        const auto pages = static_cast<std::uint32_t>(bytes / FlashDrive::pageBytes);
        if (!m_drive.host.createFile(m_drive.device, pages)) {
            return cannotTell("The filesystem has no room for the file.", "Delete something and try again.");
        }
        const std::size_t file = m_drive.host.filesystem().files() - 1;
        m_extents = m_drive.host.filesystem().extents(file);
        if (!eachBlock(ProveStep::writing, [this](Extent piece, std::uint64_t at) { return write(piece, at); })) {
            return ended("The drive refused to write.");
        }
        if (!eachBlock(ProveStep::finding, [this](Extent piece, std::uint64_t at) { return holds(piece, at); })) {
            return ended("What was written cannot be read back from the drive.");
        }
        report(ProveStep::deleting, 0, 1);
        m_drive.host.deleteFile(m_drive.device, file, false);
        report(ProveStep::trimming, 0, 1);
        TrimOutcome trim;
        trim.kind = TrimOutcome::Kind::trimmed;
        if (!sendTrims(m_drive.device, m_extents)) {
            trim = {TrimOutcome::Kind::failed, "The drive refused a TRIM command.", 0, 0, false};
        }
        if (!eachBlock(ProveStep::readingAgain, [this](Extent piece, std::uint64_t at) { return count(piece, at); })) {
            return ended("The drive refused to read.");
        }
        m_proof.device = m_node;
        m_proof.promise = promise();
        return judgeProof({m_proof}, trim, {}, {});
    }

  private:
    /// Calls `work` for the file's blocks with their place in it; false if it does so or a stop is requested.
    template <class Work>
    bool eachBlock(ProveStep step, Work work) {
        std::uint64_t total = 0;
        for (const Extent& extent : m_extents) {
            total += extent.count;
        }
        std::uint64_t done = 0;
        for (const Extent& extent : m_extents) {
            for (std::uint32_t at = 0; at < extent.count; at += commandPages) {
                report(step, done, total);
                const Extent piece{extent.first + at, std::min(commandPages, extent.count - at)};
                if (m_stop.stop_requested() || !work(piece, done * FlashDrive::pageBytes)) {
                    return false;
                }
                done += piece.count;
            }
        }
        return true;
    }

    bool transfer(std::uint8_t command, Extent piece, Block& data) {
        TaskFile task;
        task.command = command;
        task.count = static_cast<std::uint16_t>(piece.count * FlashDrive::pageSectors);
        task.lba = std::uint64_t{piece.first} * FlashDrive::pageSectors;
        return m_drive.device.execute(task, data).ok();
    }

    Block pattern(Extent piece, std::uint64_t at) const {
        Block data(piece.count * FlashDrive::pageBytes);
        fillProofPattern(data, m_seed, at);
        return data;
    }

    std::optional<Block> read(Extent piece) {
        Block data(piece.count * FlashDrive::pageBytes);
        return transfer(ata::readDmaExt, piece, data) ? std::optional(std::move(data)) : std::nullopt;
    }

    bool write(Extent piece, std::uint64_t at) {
        Block data = pattern(piece, at);
        return transfer(ata::writeDmaExt, piece, data);
    }

    bool holds(Extent piece, std::uint64_t at) { return read(piece) == pattern(piece, at); }

    bool count(Extent piece, std::uint64_t at) {
        const auto data = read(piece);
        const Block before = pattern(piece, at);
        for (std::size_t page = 0; data && page < data->size(); page += FlashDrive::pageBytes) {
            const auto now = Bytes(*data).subspan(page, FlashDrive::pageBytes);
            m_proof.checked_bytes += now.size();
            if (std::ranges::all_of(now, [](std::uint8_t byte) { return byte == 0; })) {
                m_proof.zeroed_bytes += now.size();
            } else if (std::ranges::equal(now, Bytes(before).subspan(page, FlashDrive::pageBytes))) {
                m_proof.unchanged_bytes += now.size();
            } else {
                m_proof.changed_bytes += now.size();
            }
        }
        return data.has_value();
    }

    StatedPromise promise() {
        std::array<std::uint8_t, 512> identify{};
        TaskFile task;
        task.command = ata::identifyDevice;
        task.count = 1;
        return m_drive.device.execute(task, identify).ok()
                   ? promiseOfAta(loadLittle<std::uint16_t>(identify, std::size_t{69} * 2))
                   : StatedPromise{};
    }

    Result<ProveOutcome> ended(const char* why) const {
        if (m_stop.stop_requested()) {
            return fail(Errc::cancelled, "The check was cancelled; nothing of it is left.");
        }
        return cannotTell(why);
    }

    void report(ProveStep step, std::uint64_t done, std::uint64_t total) const {
        if (m_progress) {
            m_progress(proveProgress(step, done, total));
        }
    }

    EmulatedDrive& m_drive;
    std::string m_node;
    std::uint64_t m_seed;
    std::stop_token m_stop;
    const ProgressFn& m_progress;
    std::vector<Extent> m_extents;
    DriveProof m_proof;
};

} // namespace

Result<ProveOutcome> EmulatedBackend::prove(const std::string& mount, const ProveOptions& options, std::stop_token stop,
                                            const ProgressFn& progress) {
    const auto name = driveNameOfFilesystem(mount);
    if (!name) {
        return fail(name.error());
    }
    if (const auto file = m_impl->store.read(*name); !file) {
        return fail(file.error());
    }
    if (const TrimTarget target = m_impl->target(*name); target.skip) {
        return proveOutcomeOf(*target.skip);
    }
    const std::uint64_t bytes = options.size_bytes == 0 ? usualBytes : options.size_bytes;
    if (auto problem = proveSizeProblem(bytes)) {
        return fail(std::move(*problem));
    }
    auto loaded = m_impl->load(*name, Impl::Access::read, stop);
    if (!loaded) {
        return fail(std::move(loaded.error()));
    }
    return withEnoughMemory(*name, [&]() -> Result<ProveOutcome> {
        EmulatedDrive copy = *loaded->drive;
        loaded->lock.reset();
        auto outcome =
            Check(copy, fmt::format("{}{}", idPrefix, *name), loaded->file.seed, std::move(stop), progress).run(bytes);
        if (outcome) {
            outcome->notes.emplace_back("The check ran on a copy of the emulated drive, which is unchanged.");
        }
        return outcome;
    });
}

} // namespace trimwright::emulator
