// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/trim_check.h"

#include "core/base/units.h"
#include "core/linux/block_owner.h"
#include "core/linux/btrfs_chunks.h"
#include "core/linux/extent_map.h"
#include "core/linux/fat_layout.h"
#include "core/linux/file_extents.h"
#include "core/linux/proof_file.h"
#include "core/linux/stop_signal.h"
#include "core/linux/trim_evidence.h"
#include "core/linux/zero_promise.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <linux/fs.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/statvfs.h>
#include <unistd.h>
#include <utility>

namespace trimwright::linux_system {
namespace {

using namespace std::chrono_literals;

/// What the offsets of a filesystem's FIEMAP and FITRIM count.
enum class Places {
    device,   ///< Bytes of its device.
    logical,  ///< btrfs's own addresses.
    clusters, ///< FIBMAP bytes of the device, FITRIM cluster numbers.
};
struct CheckedType {
    std::string_view name;
    Places places;
};
constexpr std::array checkedTypes{
    CheckedType{"ext4", Places::device}, CheckedType{"xfs", Places::device},    CheckedType{"btrfs", Places::logical},
    CheckedType{"f2fs", Places::device}, CheckedType{"vfat", Places::clusters}, CheckedType{"exfat", Places::clusters},
};

const CheckedType* checkedType(std::string_view name) {
    const auto* const found = std::ranges::find(checkedTypes, name, &CheckedType::name);
    return found == checkedTypes.end() ? nullptr : found;
}

Error cancelled() {
    return {Errc::cancelled, "The check was cancelled; nothing of it is left.", ""};
}

/// The steps of one check. A step that cannot go on gives an Error, which run() turns into an answer.
class CheckRun {
  public:
    CheckRun(const SystemTree& tree, const TrimCheck& check, std::stop_token stop, const ProgressFn& progress)
        : m_tree(tree), m_check(check), m_stop(std::move(stop)), m_progress(progress), m_map(tree, check.dm_table) {}

    Result<ProveOutcome> run() {
        auto outcome = steps();
        if (outcome) {
            return outcome;
        }
        Error& error = outcome.error();
        if (error.code == Errc::permissionDenied && ::geteuid() == 0) {
            return cannotTell(error.message, "Not even the administrator may do this here: a container, a sandbox or a "
                                             "security module forbids it.");
        }
        if (error.code == Errc::permissionDenied) {
            error.advice = "Checking a filesystem of this machine needs administrator rights: use sudo.";
        }
        const bool isAnswer = error.code == Errc::failed || error.code == Errc::unsupported ||
                              error.code == Errc::invalidData || error.code == Errc::notFound;
        return isAnswer ? Result<ProveOutcome>(cannotTell(error.message, error.advice)) : outcome;
    }

  private:
    Result<ProveOutcome> steps() {
        report(ProveStep::looking, 0, 1);
        for (const auto step : {&CheckRun::look, &CheckRun::write, &CheckRun::find}) {
            if (auto done = (this->*step)(); !done) {
                return fail(std::move(done.error()));
            }
            if (m_stop.stop_requested()) {
                return fail(cancelled());
            }
        }
        report(ProveStep::deleting, 0, 1);
        m_file.remove();
        if (m_stop.stop_requested()) {
            return fail(cancelled());
        }
        return trimAndCompare();
    }

    // ---- before ----

    /// Chooses the size of the file and makes sure that its devices can be read before anything is written.
    Result<> look() {
        std::uint64_t granularity = 0;
        for (const BlockDevice& device : m_check.devices) {
            const auto lowest = m_map.follow(device, 0, TrimEvidence::unitBytes, 0);
            if (!lowest) {
                return fail(lowest.error());
            }
            for (const MappedSpan& span : *lowest) {
                granularity = std::max(granularity, span.granularity_bytes);
                if (auto raw = RawDevice::open(m_tree, span.device); !raw) {
                    return fail(std::move(raw.error()));
                }
            }
        }
        struct statvfs space {};
        if (::fstatvfs(m_check.fd, &space) != 0) {
            return fail(errnoError(errno, "The free space of the filesystem cannot be asked for"));
        }
        const auto size =
            chooseProofSize(m_check.options.size_bytes, std::uint64_t{space.f_bavail} * space.f_frsize, granularity);
        if (!size) {
            return fail(size.error());
        }
        m_size = *size;
        removeProofLeftovers(m_check.fd);
        return {};
    }

    Result<> write() {
        auto file = ProofFile::create(m_check.fd);
        if (!file) {
            return fail(std::move(file.error()));
        }
        m_file = std::move(*file);
        if (fsxattr flags{};
            ::ioctl(m_file.fd(), FS_IOC_FSGETXATTR, &flags) == 0 && (flags.fsx_xflags & FS_XFLAG_REALTIME) != 0) {
            return fail(Errc::unsupported, "The file would lie on the realtime device of xfs, which is not followed.");
        }
        return m_file.write(m_size, m_check.seed, m_stop,
                            [this](std::uint64_t done) { report(ProveStep::writing, done, m_size); });
    }

    Result<> find() {
        report(ProveStep::finding, 0, 1);
        auto extents = fileExtents(m_file.fd(), m_size);
        if (!extents) {
            return fail(std::move(extents.error()));
        }
        m_extents = std::move(*extents);
        if (checkedType(m_check.filesystem)->places == Places::logical) {
            auto chunks = readBtrfsChunks(m_check.fd);
            if (!chunks) {
                return fail(std::move(chunks.error()));
            }
            m_chunks = std::move(*chunks);
        }
        auto tops = topSpans();
        if (!tops) {
            return fail(std::move(tops.error()));
        }
        std::vector<MappedSpan> lowest;
        for (const MappedSpan& top : *tops) {
            auto spans = m_map.follow(top.device, top.offset, top.length, top.file_offset);
            if (!spans) {
                return fail(std::move(spans.error()));
            }
            std::ranges::move(*spans, std::back_inserter(lowest));
        }
        return record(std::move(*tops), std::move(lowest));
    }

    /// The file's places on the devices that the filesystem lies on.
    Result<std::vector<MappedSpan>> topSpans() const {
        std::vector<MappedSpan> spans;
        const auto add = [&spans](const BlockDevice& device, std::uint64_t offset, std::uint64_t length,
                                  std::uint64_t fileOffset) {
            MappedSpan span;
            span.device = device;
            span.offset = offset;
            span.length = length;
            span.file_offset = fileOffset;
            spans.push_back(std::move(span));
        };
        if (checkedType(m_check.filesystem)->places != Places::logical) {
            for (const FileExtent& extent : m_extents) {
                add(m_check.devices.front(), extent.place, extent.length, extent.file_offset);
            }
            return spans;
        }
        for (const FileExtent& extent : m_extents) {
            const auto pieces = mapBtrfs(m_chunks, extent.place, extent.length);
            if (!pieces) {
                return fail(pieces.error());
            }
            for (const BtrfsPiece& piece : *pieces) {
                const auto number = btrfsDevice(m_check.fd, piece.device_id);
                const auto device = number ? deviceNumbered(m_tree, *number) : std::nullopt;
                if (!device) {
                    return number ? fail(Errc::failed, "A device of btrfs is not there.") : fail(number.error());
                }
                add(*device, piece.offset, piece.length, extent.file_offset + (piece.logical - extent.place));
            }
        }
        return spans;
    }

    /// Makes sure that the data are where they should be, and remembers what the lowest devices hold.
    Result<> record(std::vector<MappedSpan> tops, std::vector<MappedSpan> lowest) {
        const bool encrypted = std::ranges::any_of(lowest, [](const MappedSpan& span) { return span.encrypted; });
        for (auto& spans : groupByDevice(std::move(lowest))) {
            auto evidence = TrimEvidence::of(m_tree, std::move(spans));
            if (!evidence) {
                return fail(std::move(evidence.error()));
            }
            m_evidence.push_back(std::move(*evidence));
        }
        if (totalBytes() * 4 < m_size) {
            return fail(Errc::unsupported,
                        "The filesystem gave the file only pieces that are smaller than what the drive can trim.");
        }
        std::vector<TrimEvidence> plain;
        for (auto& spans : encrypted ? groupByDevice(std::move(tops)) : std::vector<std::vector<MappedSpan>>{}) {
            auto evidence = TrimEvidence::of(m_tree, std::move(spans));
            if (!evidence) {
                return fail(std::move(evidence.error()));
            }
            plain.push_back(std::move(*evidence));
        }
        for (auto* const group : {&plain, &m_evidence}) {
            for (TrimEvidence& evidence : *group) {
                const auto read = [&](std::uint64_t done) { report(ProveStep::finding, done, evidence.bytes()); };
                if (auto found = evidence.recordBefore(m_check.seed, m_stop, read); !found) {
                    return found;
                }
            }
        }
        return {};
    }

    // ---- after ----

    /// Filesystems free the blocks of a deleted file some time after it (xfs and btrfs in the background, f2fs at its
    /// next checkpoint), so what is still there is given several chances.
    Result<ProveOutcome> trimAndCompare() {
        TrimJob job;
        job.fd = m_check.fd;
        job.only = trimSpans();
        job.call = m_check.trim;
        job.still_mounted = m_check.still_mounted;
        TrimOutcome trim;
        std::vector<DriveProof> proofs;
        for (const auto pause : {0ms, 300ms, 1000ms, 3000ms}) {
            if (!sleepFor(pause)) {
                return fail(cancelled());
            }
            ::syncfs(m_check.fd);
            report(ProveStep::trimming, 0, 1);
            trim = runTrim(job, m_stop, {});
            if (trim.kind == TrimOutcome::Kind::cancelled) {
                return fail(cancelled());
            }
            if (trim.permission_denied) {
                return fail(Errc::permissionDenied, trim.reason);
            }
            auto compared = compare();
            if (!compared) {
                return fail(std::move(compared.error()));
            }
            proofs = std::move(*compared);
            // Blocks in use may still be those of the file itself, which xfs has not got round to freeing.
            const bool allGone = std::ranges::all_of(
                proofs, [](const DriveProof& proof) { return proof.unchanged_bytes == 0 && proof.reused_bytes == 0; });
            if (allGone || trim.kind != TrimOutcome::Kind::trimmed) {
                break;
            }
        }
        return judge(std::move(proofs), trim);
    }

    /// The file's places as FITRIM counts them.
    std::vector<TrimSpan> trimSpans() const {
        std::optional<FatLayout> layout;
        if (checkedType(m_check.filesystem)->places == Places::clusters) {
            if (const auto raw = RawDevice::open(m_tree, m_check.devices.front()); raw) {
                raw->read(0, TrimEvidence::unitBytes, [&layout](Bytes sector) {
                    layout = parseFatBootSector(sector);
                    return true;
                });
            }
            if (!layout) {
                return {{0, UINT64_MAX}}; // All free space: more than needed, and harmless.
            }
        }
        std::vector<TrimSpan> spans;
        for (const FileExtent& extent : m_extents) {
            if (checkedType(m_check.filesystem)->places == Places::logical) {
                for (const BtrfsRange& range : btrfsTrimRanges(m_chunks, extent.place, extent.length)) {
                    spans.push_back({range.logical, range.length});
                }
                continue;
            }
            spans.push_back({layout ? layout->trimOffset(extent.place) : extent.place, extent.length});
        }
        return spans;
    }

    Result<std::vector<DriveProof>> compare() {
        std::vector<DriveProof> proofs;
        const auto reused = reusedExtents(m_check.filesystem, m_check.fd, m_extents);
        for (const TrimEvidence& evidence : m_evidence) {
            const auto read = [&](std::uint64_t done) { report(ProveStep::readingAgain, done, evidence.bytes()); };
            auto proof = evidence.compareAfter(reused.value_or(std::vector<FileExtent>()), m_stop, read);
            if (!proof) {
                return fail(std::move(proof.error()));
            }
            proofs.push_back(std::move(*proof));
        }
        return proofs;
    }

    ProveOutcome judge(std::vector<DriveProof> proofs, const TrimOutcome& trim) const {
        for (std::size_t index = 0; index < proofs.size(); ++index) {
            proofs[index].promise = zeroPromiseOf(m_tree, m_evidence[index].device());
        }
        const auto skip = m_check.skip_now ? m_check.skip_now() : std::nullopt;
        const bool refuses = skip && proveOutcomeOf(*skip).answer == ProveOutcome::Answer::doesNotWork;
        ProveOutcome outcome = judgeProof(std::move(proofs), trim, refuses ? skip->text : std::string(),
                                          refuses ? skip->fix : std::string());
        if (m_check.filesystem == "btrfs") {
            outcome.notes.emplace_back(
                "btrfs offers its unallocated space to the drive as well, whatever range is asked for.");
        }
        for (const TrimEvidence& evidence : m_evidence) {
            if (evidence.encrypted()) {
                outcome.notes.push_back(fmt::format("{} is encrypted: what was compared is the encrypted form.",
                                                    nodeOf(evidence.device().sysname)));
            }
            if (evidence.device().sysname.starts_with("loop")) {
                outcome.notes.push_back(fmt::format("{} is a loop device: TRIM makes holes in its file. What the file "
                                                    "lies on was not looked at.",
                                                    nodeOf(evidence.device().sysname)));
            }
        }
        return outcome;
    }

    // ---- helpers ----

    std::uint64_t totalBytes() const {
        std::uint64_t sum = 0;
        for (const TrimEvidence& evidence : m_evidence) {
            sum += evidence.bytes();
        }
        return sum;
    }

    /// False if a stop was requested.
    bool sleepFor(std::chrono::milliseconds time) const {
        const StopSignal signal(m_stop);
        pollfd wait{signal.fd(), POLLIN, 0};
        ::poll(&wait, 1, static_cast<int>(time.count()));
        return !m_stop.stop_requested();
    }

    void report(ProveStep step, std::uint64_t done, std::uint64_t total) const {
        if (m_progress) {
            m_progress(proveProgress(step, done, total));
        }
    }

    const SystemTree& m_tree;
    const TrimCheck& m_check;
    std::stop_token m_stop;
    const ProgressFn& m_progress;
    ExtentMap m_map;
    std::uint64_t m_size = 0;
    ProofFile m_file;
    std::vector<FileExtent> m_extents;
    std::vector<BtrfsChunk> m_chunks; ///< btrfs only.
    std::vector<TrimEvidence> m_evidence;
};

} // namespace

bool canCheckTrim(std::string_view filesystem) {
    return checkedType(filesystem) != nullptr;
}

Result<ProveOutcome> runTrimCheck(const SystemTree& tree, const TrimCheck& check, std::stop_token stop,
                                  const ProgressFn& progress) {
    if (check.options.size_bytes != 0) {
        if (auto problem = proveSizeProblem(check.options.size_bytes)) {
            return fail(std::move(*problem));
        }
    }
    if (!canCheckTrim(check.filesystem) || check.devices.empty()) {
        return cannotTell(fmt::format("Where {} keeps its files cannot be followed to the drive.", check.filesystem),
                          "The check works on ext4, xfs, btrfs, f2fs, vfat and exfat.");
    }
    return CheckRun(tree, check, std::move(stop), progress).run();
}

} // namespace trimwright::linux_system
