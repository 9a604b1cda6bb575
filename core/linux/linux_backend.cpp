// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/linux_backend.h"

#include "core/base/file.h"
#include "core/linux/child_reaper.h"
#include "core/linux/filesystem_types.h"
#include "core/linux/fitrim.h"
#include "core/linux/health_reader.h"
#include "core/linux/self_test.h"
#include "core/linux/trim_check.h"
#include "core/linux/trim_targets.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace trimwright::linux_system {
namespace {

std::string fstabPath(const LinuxOptions& options) {
    return (std::filesystem::path("/") / options.fstab).string();
}

bool isMountedAt(const MountedFilesystem& filesystem, std::string_view mount) {
    return std::ranges::any_of(filesystem.mounts,
                               [mount](const Mount* one) { return one->visible && one->mount_point == mount; });
}

/// The filesystem that a path names: the one that is seen there, before one that is mounted over.
const MountedFilesystem* findFilesystem(const std::vector<MountedFilesystem>& filesystems, std::string_view mount) {
    auto found = std::ranges::find_if(filesystems, [mount](const auto& one) { return isMountedAt(one, mount); });
    if (found == filesystems.end()) {
        found =
            std::ranges::find_if(filesystems, [mount](const auto& one) { return one.chosen->mount_point == mount; });
    }
    return found == filesystems.end() ? nullptr : &*found;
}

/// The mount that a descriptor lies on, by its id in the mount table; nothing on kernels before 5.8.
std::optional<int> mountIdOf(int fd) {
    struct statx status {};
    if (::statx(fd, "", AT_EMPTY_PATH | AT_STATX_DONT_SYNC, STATX_MNT_ID, &status) != 0 ||
        (status.stx_mask & STATX_MNT_ID) == 0) {
        return std::nullopt;
    }
    return static_cast<int>(status.stx_mnt_id);
}

/// Whether the open directory belongs to the mount that was chosen, and not to one that took its place since.
bool isStillThere(int fd, const Mount& mount) {
    if (const auto id = mountIdOf(fd)) {
        return *id == mount.id;
    }
    struct stat status {};
    // btrfs gives every subvolume a device number of its own.
    return ::fstat(fd, &status) == 0 &&
           (mount.type == "btrfs" || DeviceNumber{major(status.st_dev), minor(status.st_dev)} == mount.device);
}

struct OpenedMount {
    UniqueFd fd;
    TrimOutcome refusal; ///< Why, if `fd` is empty.
};

/// A descriptor of the same directory through a private view of the mount that is writable: some filesystems (f2fs)
/// want to see one for FITRIM. For a program in a sandbox of read-only views; needs kernel 5.12. Nothing if there is
/// none.
UniqueFd writableView(int fd) {
    const UniqueFd view(
        static_cast<int>(::syscall(SYS_open_tree, fd, "", AT_EMPTY_PATH | OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC)));
    if (!view) {
        return {};
    }
    struct mount_attr change {};
    change.attr_clr = MOUNT_ATTR_RDONLY;
    if (::syscall(SYS_mount_setattr, view.get(), "", AT_EMPTY_PATH, &change, sizeof change) != 0) {
        return {};
    }
    return UniqueFd(::openat(view.get(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOCTTY));
}

/// Opens the filesystem. Bind mounts of single files (as containers have) cannot be opened as a directory; then another
/// mount of the same filesystem may.
OpenedMount openFilesystem(const MountedFilesystem& filesystem, bool sandboxed) {
    std::vector<const Mount*> candidates{filesystem.chosen};
    std::ranges::copy_if(filesystem.mounts, std::back_inserter(candidates), [&](const Mount* mount) {
        return mount != filesystem.chosen && mount->visible && !mount->readOnly();
    });
    OpenedMount opened;
    for (const Mount* mount : candidates) {
        opened.fd.reset(::open(mount->mount_point.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOCTTY));
        const int error = opened.fd ? 0 : errno;
        if (opened.fd && isStillThere(opened.fd.get(), *mount)) {
            if (auto writable = sandboxed ? writableView(opened.fd.get()) : UniqueFd()) {
                opened.fd = std::move(writable);
            }
            return opened;
        }
        opened.fd.reset();
        opened.refusal.kind = TrimOutcome::Kind::failed;
        opened.refusal.permission_denied = error == EACCES || error == EPERM;
        opened.refusal.reason = error == 0 ? fmt::format("{} now shows another filesystem.", mount->mount_point)
                                           : fmt::format("{} cannot be opened: {}.", mount->mount_point,
                                                         std::generic_category().message(error));
        if (error != ENOTDIR) {
            break;
        }
    }
    return opened;
}

/// Whether any mount of the filesystem is left.
bool isMounted(const SystemTree& tree, DeviceNumber device) {
    const auto mountInfo = tree.file("/proc/self/mountinfo");
    if (!mountInfo) {
        return true; // Nothing is known, so nothing is ended.
    }
    return std::ranges::any_of(parseMountInfo(*mountInfo),
                               [device](const Mount& mount) { return mount.device == device; });
}

TrimJob jobFor(const SystemTree& tree, const MountedFilesystem& filesystem, int fd) {
    const Mount& mount = *filesystem.chosen;
    const auto& layers = filesystem.stack.layers;
    TrimJob job;
    job.fd = fd;
    job.plan = planFor(filesystemType(mount.type, mount.device.major != 0).chunks, fd,
                       layers.empty() ? mount.source : nodeOf(layers.front().device.sysname));
    if (struct statvfs sizes{}; ::fstatvfs(fd, &sizes) == 0) {
        job.free_bytes = std::uint64_t{sizes.f_bfree} * sizes.f_frsize;
    }
    job.still_mounted = [&tree, device = mount.device] { return isMounted(tree, device); };
    return job;
}

/// Why a filesystem would be skipped as things are now; nothing if it would not, or is gone.
std::optional<Skip> skipNow(const SystemTree& tree, const LinuxOptions& options, DeviceNumber device) {
    const auto view = lookAtSystem(tree, fstabPath(options), options.mounts_are_sandboxed);
    if (!view) {
        return std::nullopt;
    }
    const auto filesystems = groupMounts(tree, *view);
    const auto found = std::ranges::find_if(
        filesystems, [device](const MountedFilesystem& one) { return one.chosen->device == device; });
    return found == filesystems.end() ? std::nullopt : skipOf(*view, *found);
}

/// A filesystem that was named for an action, and the look at the machine that it was found in. Moving it keeps what
/// points into it.
struct Named {
    SystemView view;
    std::vector<MountedFilesystem> all;
    const MountedFilesystem* filesystem = nullptr; ///< Null: nothing is mounted there.
};

/// `done` is what cannot be done in a captured tree: "optimized".
Result<Named> findNamed(const SystemTree& tree, const LinuxOptions& options, const std::string& mount,
                        std::string_view done) {
    collectLeftoverChildren();
    if (!options.systemIsLive()) {
        return fail(Errc::unsupported, fmt::format("{} is part of a recorded system and cannot be {}.", mount, done));
    }
    auto view = lookAtSystem(tree, fstabPath(options), options.mounts_are_sandboxed);
    if (!view) {
        return fail(std::move(view.error()));
    }
    Named named{std::move(*view), {}, nullptr};
    named.all = groupMounts(tree, named.view);
    named.filesystem = findFilesystem(named.all, mount);
    return named;
}

/// The answer for a name at which no filesystem is mounted.
Result<TrimOutcome> notAFilesystem(const SystemTree& tree, const SystemView& view, const std::string& name) {
    for (const TrimTarget& swap : swapTargets(tree, view)) {
        if (swap.mount == name) {
            return TrimOutcome{TrimOutcome::Kind::skipped, swap.skip->text, 0, 0, false};
        }
    }
    return fail(Errc::notFound, fmt::format("No filesystem is mounted at {}.", name));
}

/// The drive of this id, if it can be asked for anything. `what` ends the sentence that it cannot.
Result<ListedDisk> findDisk(const LinuxOptions& options, const DriveId& drive, const char* what) {
    const SystemTree tree(options.root);
    auto disks = listDisks(tree, loopsInUse(tree));
    const auto found = std::ranges::find(disks, drive, [](const ListedDisk& listed) { return listed.drive.id; });
    if (found == disks.end()) {
        return fail(Errc::notFound, fmt::format("There is no drive {}.", drive.value));
    }
    if (!options.systemIsLive()) {
        return fail(Errc::unsupported,
                    fmt::format("{} is part of a recorded system, which cannot {}.", found->drive.node, what));
    }
    return std::move(*found);
}

} // namespace

LinuxBackend::LinuxBackend(LinuxOptions options) : m_options(std::move(options)) {}

Result<std::vector<Drive>> LinuxBackend::drives() {
    collectLeftoverChildren();
    const SystemTree tree(m_options.root);
    std::vector<ListedDisk> disks = listDisks(tree, loopsInUse(tree));
    std::vector<Drive> drives;
    drives.reserve(disks.size());
    for (ListedDisk& listed : disks) {
        drives.push_back(std::move(listed.drive));
    }
    return drives;
}

Result<HealthReport> LinuxBackend::health(const DriveId& drive, Wake wake, std::stop_token stop) {
    collectLeftoverChildren();
    const auto disk = findDisk(m_options, drive, "be asked for its health");
    return disk ? readHealth(*disk, m_options, wake, std::move(stop)) : fail(disk.error());
}

Result<SelfTests> LinuxBackend::selfTests(const DriveId& drive, std::stop_token stop) {
    collectLeftoverChildren();
    const auto disk = findDisk(m_options, drive, "be asked for its self-tests");
    if (!disk) {
        return fail(disk.error());
    }
    return readSelfTests([&](SelfTestAction action) { return askSelfTest(*disk, m_options, action, stop); },
                         disk->drive.node);
}

Result<> LinuxBackend::startSelfTest(const DriveId& drive, SelfTestKind kind, Wake wake, std::stop_token stop) {
    collectLeftoverChildren();
    const auto disk = findDisk(m_options, drive, "test itself");
    if (!disk) {
        return fail(disk.error());
    }
    return linux_system::startSelfTest(
        [&](SelfTestAction action) { return askSelfTest(*disk, m_options, action, stop); }, kind, wake,
        disk->drive.node);
}

Result<> LinuxBackend::abortSelfTest(const DriveId& drive, std::stop_token stop) {
    collectLeftoverChildren();
    const auto disk = findDisk(m_options, drive, "end a self-test");
    if (!disk) {
        return fail(disk.error());
    }
    return linux_system::abortSelfTest(
        [&](SelfTestAction action) { return askSelfTest(*disk, m_options, action, stop); }, disk->drive.node);
}

Result<std::vector<TrimTarget>> LinuxBackend::trimTargets() {
    collectLeftoverChildren();
    const SystemTree tree(m_options.root);
    const auto view = lookAtSystem(tree, fstabPath(m_options), m_options.mounts_are_sandboxed);
    if (!view) {
        return fail(view.error());
    }
    auto filesystems = groupMounts(tree, *view);
    // Whoever looks for a path must find what is seen there before what is hidden below it.
    const auto hidden = std::stable_partition(filesystems.begin(), filesystems.end(),
                                              [](const MountedFilesystem& one) { return one.isVisible(); });
    const auto describe = [&](const MountedFilesystem& one) { return describeTarget(tree, *view, one); };
    std::vector<TrimTarget> targets;
    std::transform(filesystems.begin(), hidden, std::back_inserter(targets), describe);
    std::ranges::move(swapTargets(tree, *view), std::back_inserter(targets));
    std::transform(hidden, filesystems.end(), std::back_inserter(targets), describe);
    return targets;
}

Result<TrimOutcome> LinuxBackend::trim(const std::string& mount, bool includeOptIn, std::stop_token stop,
                                       const ProgressFn& progress) {
    const SystemTree tree(m_options.root);
    const auto named = findNamed(tree, m_options, mount, "optimized");
    if (!named) {
        return fail(named.error());
    }
    if (named->filesystem == nullptr) {
        return notAFilesystem(tree, named->view, mount);
    }
    if (const auto skip = skipOf(named->view, *named->filesystem); skip && !(skip->opt_in && includeOptIn)) {
        return TrimOutcome{TrimOutcome::Kind::skipped, skip->text, 0, 0, false};
    }
    const OpenedMount opened = openFilesystem(*named->filesystem, m_options.mounts_are_sandboxed);
    if (!opened.fd) {
        return opened.refusal;
    }
    return runTrim(jobFor(tree, *named->filesystem, opened.fd.get()), std::move(stop), progress);
}

Result<ProveOutcome> LinuxBackend::prove(const std::string& mount, const ProveOptions& options, std::stop_token stop,
                                         const ProgressFn& progress) {
    const SystemTree tree(m_options.root);
    const auto named = findNamed(tree, m_options, mount, "checked");
    if (!named) {
        return fail(named.error());
    }
    if (named->filesystem == nullptr) {
        const auto answer = notAFilesystem(tree, named->view, mount);
        return answer ? Result<ProveOutcome>(cannotTell(answer->reason)) : fail(answer.error());
    }
    // Whoever names a filesystem to be checked wants it although it may be off by default for the Optimizer.
    if (const auto skip = skipOf(named->view, *named->filesystem); skip && !skip->opt_in) {
        return proveOutcomeOf(*skip);
    }
    const OpenedMount opened = openFilesystem(*named->filesystem, m_options.mounts_are_sandboxed);
    if (!opened.fd) {
        return opened.refusal.permission_denied ? fail(Errc::permissionDenied, opened.refusal.reason)
                                                : Result<ProveOutcome>(cannotTell(opened.refusal.reason));
    }
    const Mount& chosen = *named->filesystem->chosen;
    TrimCheck check;
    check.filesystem = chosen.type;
    check.devices = devicesOf(tree, chosen);
    check.fd = opened.fd.get();
    check.options = options;
    check.seed = m_options.seed();
    check.still_mounted = [&tree, device = chosen.device] { return isMounted(tree, device); };
    check.skip_now = [this, &tree, device = chosen.device] { return skipNow(tree, m_options, device); };
    return runTrimCheck(tree, check, std::move(stop), progress);
}

} // namespace trimwright::linux_system
