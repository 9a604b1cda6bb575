// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/stage.h"

#include <fmt/format.h>
#include <utility>

namespace trimwright::gallery {
namespace {

void waitForStop(const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    changed.wait(lock, stop, [] { return false; });
}

} // namespace

Result<std::vector<Drive>> StageBackend::drives() {
    return drive_list;
}

Result<HealthReport> StageBackend::health(const DriveId& drive, Wake, std::stop_token stop) {
    const auto found = reports.find(drive.value);
    if (found != reports.end()) {
        return found->second;
    }
    waitForStop(stop);
    return fail(Errc::cancelled, "Cancelled.");
}

Result<std::vector<TrimTarget>> StageBackend::trimTargets() {
    return targets;
}

Result<TrimOutcome> StageBackend::trim(const std::string& mount, bool, std::stop_token stop,
                                       const ProgressFn& progress) {
    const auto found = outcomes.find(mount);
    if (found != outcomes.end()) {
        progress({1, 1, found->second.offered_bytes});
        return found->second;
    }
    progress(hold_at);
    waitForStop(stop);
    return TrimOutcome{TrimOutcome::Kind::cancelled, "The run was cancelled; what was done stays done.",
                       hold_at.offered_bytes, 3.1, false};
}

Result<SelfTests> StageBackend::selfTests(const DriveId& drive, std::stop_token) {
    const auto found = self_tests.find(drive.value);
    return found == self_tests.end() ? fail(Errc::unsupported, "The drive has no self-tests.") : found->second;
}

Result<> StageBackend::startSelfTest(const DriveId& drive, SelfTestKind kind, Wake, std::stop_token) {
    const auto found = self_tests.find(drive.value);
    if (found == self_tests.end() || !found->second) {
        return fail(Errc::unsupported, "The drive has no self-tests.");
    }
    found->second->running = RunningSelfTest{kind, 0};
    return {};
}

Result<> StageBackend::abortSelfTest(const DriveId& drive, std::stop_token) {
    const auto found = self_tests.find(drive.value);
    if (found == self_tests.end() || !found->second || !found->second->running) {
        return fail(Errc::failed, "/dev/nvme0n1: no self-test is running.");
    }
    found->second->running.reset();
    return {};
}

Result<ProveOutcome> StageBackend::prove(const std::string& mount, const ProveOptions&, std::stop_token stop,
                                         const ProgressFn& progress) {
    if (held_proofs.contains(mount)) {
        progress(proveProgress(ProveStep::readingAgain, 1, 2));
        waitForStop(stop);
        return fail(Errc::cancelled, "The check was cancelled; nothing of it is left.");
    }
    const auto found = proofs.find(mount);
    return found == proofs.end()
               ? Result<ProveOutcome>(
                     fail(Errc::notFound, fmt::format("There is no filesystem {}: no such mount point.", mount)))
               : found->second;
}

namespace {

TrimLayer layer(LayerKind kind, const std::string& name, const std::string& what, Passage passage,
                const std::string& fact) {
    TrimLayer made;
    made.kind = kind;
    made.name = name;
    made.what = what;
    made.passage = passage;
    made.fact = fact;
    return made;
}

/// "The partition sda1 accepts discard requests (…)": what core/linux says of layers that let TRIM through.
std::string accepting(const std::string& subject, const char* limits) {
    return fmt::format("{} accepts discard requests ({}).", subject, limits);
}

TrimLayer filesystemLayer(const std::string& mount, const std::string& type) {
    TrimLayer made = layer(LayerKind::filesystem, mount, type, Passage::passes,
                           fmt::format("{} offers its free space when it is asked to (FITRIM).", type));
    made.title = "the filesystem " + mount;
    return made;
}

TrimLayer partitionLayer(const std::string& name) {
    TrimLayer made =
        layer(LayerKind::partition, name, "partition", Passage::passes,
              accepting("The partition " + name, "discard_max_bytes 2199023255040, discard_granularity 512"));
    made.title = "the partition " + name;
    return made;
}

TrimPath pathOf(std::vector<TrimLayer> layers, const Drive& drive) {
    const std::string name = drive.node.substr(5);
    TrimLayer last = layer(LayerKind::drive, name, drive.model, Passage::passes,
                           accepting("The drive " + name,
                                     drive.bus == Bus::nvme ? "discard_max_bytes 2199023255040, discard_granularity 512"
                                                            : "discard_max_bytes 2147450880, discard_granularity 512"));
    last.node = drive.node;
    last.title = "the drive " + drive.node;
    last.drive = drive.id;
    layers.push_back(last);
    for (std::size_t i = 0; i + 1 < layers.size(); ++i) {
        layers[i].below = {i + 1};
    }
    return makeTrimPath(std::move(layers));
}

} // namespace

TrimPath plainPath(const std::string& mount, const std::string& type, const std::string& partition,
                   const Drive& drive) {
    return pathOf({filesystemLayer(mount, type), partitionLayer(partition)}, drive);
}

TrimPath encryptedPath(const std::string& mount, const std::string& partition, const Drive& drive) {
    constexpr const char* refusal = "/sys/block/dm-0/queue/discard_max_bytes is 0";
    TrimLayer luks = layer(LayerKind::luks, "luks-4f1c", "LUKS2 encryption", Passage::stops,
                           fmt::format("The encryption luks-4f1c does not accept discard requests ({}): it was opened "
                                       "without the option allow_discards.",
                                       refusal));
    luks.title = "the encryption luks-4f1c";
    luks.fix = "To let TRIM through the encryption";
    luks.command = "cryptsetup --allow-discards --persistent refresh luks-4f1c";
    luks.trade_off = "Anyone who holds the drive can then see which blocks are free, and how full it is.";
    TrimLayer lvm = layer(LayerKind::lvm, "vg-home", "LVM volume", Passage::passes,
                          fmt::format("The logical volume vg-home announces no discard requests, as luks-4f1c below it "
                                      "does not ({}). It would pass them on.",
                                      refusal));
    lvm.title = "the logical volume vg-home";
    return pathOf({filesystemLayer(mount, "ext4"), lvm, luks, partitionLayer(partition)}, drive);
}

TrimTarget filesystem(const std::string& mount, const std::string& type, const std::string& device, const Drive& drive,
                      std::uint64_t size, std::uint64_t free) {
    TrimTarget target;
    target.mount = mount;
    target.filesystem = type;
    target.device = device;
    target.drives = {drive.id};
    target.size_bytes = size;
    target.free_bytes = free;
    return target;
}

} // namespace trimwright::gallery
