// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/emulated_backend_impl.h"

#include "core/base/text.h"
#include "core/emulator/checkpoint.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace trimwright::emulator {
namespace {

// A drive in memory takes about 1 MB per GB.
constexpr std::size_t cachedDrives = 2;

using Clock = std::chrono::steady_clock;

TrimLayer passingLayer(LayerKind kind, std::string name, std::string what) {
    TrimLayer layer;
    layer.kind = kind;
    layer.title = fmt::format("the {} {}", toString(kind), name);
    layer.name = std::move(name);
    layer.what = std::move(what);
    layer.passage = Passage::passes;
    return layer;
}

/// Reports to both.
ProgressFn watched(const EmulatedDrive& drive, const ProgressFn& progress, const LabWatcher& watcher) {
    if (!watcher) {
        return progress;
    }
    const FlashDrive& flash = drive.device.flash();
    return [&drive, &flash, &progress, &watcher, seconds = flash.simulatedSeconds(), host = flash.hostPages(),
            written = flash.flashPages()](const Progress& now) {
        if (progress) {
            progress(now);
        }
        LabLook look;
        look.progress = now;
        look.simulated_seconds = flash.simulatedSeconds() - seconds;
        look.host_bytes = (flash.hostPages() - host) * FlashDrive::pageBytes;
        look.flash_bytes = (flash.flashPages() - written) * FlashDrive::pageBytes;
        look.flash = [&drive] { return flashMapOf(drive); };
        watcher(look);
    };
}

/// The way of TRIM in an emulated drive: its filesystem lies on its one partition.
TrimPath emulatedPath(const TrimTarget& target, const DriveModel& model) {
    TrimLayer filesystem = passingLayer(LayerKind::filesystem, target.mount, "simulated filesystem");
    filesystem.fact = "It offers its free clusters when asked.";
    filesystem.below = {1};
    TrimLayer partition = passingLayer(LayerKind::partition, std::string(partitionName), "partition");
    partition.fact = "A partition only shifts the addresses.";
    partition.below = {2};
    TrimLayer drive = passingLayer(LayerKind::drive, target.device, model.title);
    drive.title = "the emulated drive"; // it has no node that says anything to people
    drive.node = target.device;
    drive.drive = target.drives.front();
    drive.fact = "It supports TRIM (IDENTIFY word 169).";
    if (!model.has_trim) {
        drive.passage = Passage::stops;
        drive.has_no_trim = true;
        drive.fact = target.skip->text;
        drive.fix = target.skip->fix;
    }
    return makeTrimPath({std::move(filesystem), std::move(partition), std::move(drive)});
}

} // namespace

std::string driveName(const DriveId& drive) {
    return drive.value.starts_with(idPrefix) ? drive.value.substr(idPrefix.size()) : std::string();
}

Result<std::string> driveNameOfFilesystem(std::string_view mount) {
    const std::string ending = fmt::format("/{}", partitionName);
    if (!mount.starts_with(idPrefix) || !mount.ends_with(ending)) {
        return fail(Errc::notFound, fmt::format("There is no emulated filesystem {}.", mount));
    }
    return std::string(mount.substr(idPrefix.size(), mount.size() - idPrefix.size() - ending.size()));
}

Result<DriveModel> currentModel(std::string_view name, const DriveFile& file) {
    auto model = findModel(file.model);
    for (const Operation& operation : file.operations) {
        if (model && operation.kind == "update-firmware" && !model->update_key.empty()) {
            model = findModel(model->update_key);
        }
    }
    if (!model) {
        return fail(Errc::invalidData,
                    fmt::format("The file of the emulated drive {} is damaged: there is no model “{}”.", name,
                                cleanText(file.model)),
                    adviceForDamaged(name));
    }
    return model;
}

Result<EmulatedBackend::Impl::Loaded> EmulatedBackend::Impl::load(const std::string& name, Access access,
                                                                  const std::stop_token& stop) {
    // Looked at before locking, so that a wrong name leaves no lock file behind.
    if (auto exists = store.read(name); !exists) {
        return fail(std::move(exists.error()));
    }
    auto lock = access == Access::read ? store.lockToRead(name, stop) : store.lock(name, stop);
    if (!lock) {
        return fail(std::move(lock.error()));
    }
    return withEnoughMemory(name, [&] { return loadLocked(name, std::move(*lock), stop); });
}

Result<EmulatedBackend::Impl::Loaded> EmulatedBackend::Impl::loadLocked(const std::string& name, UniqueFd lock,
                                                                        const std::stop_token& stop) {
    auto file = store.read(name);
    if (!file) {
        if (file.error().code == Errc::notFound) {
            store.removeLock(name); // The drive went while we waited, and we made the file anew.
        }
        return fail(std::move(file.error()));
    }
    auto running = bringUp(name, *file, stop);
    if (!running) {
        return fail(std::move(running.error()));
    }
    return Loaded{std::move(lock), std::move(*file), std::move(running->drive), running->unsaved};
}

Result<EmulatedDrive::Applied> EmulatedBackend::Impl::change(const std::string& name, const Operation& operation,
                                                             std::stop_token stop, const ProgressFn& progress,
                                                             const LabWatcher& watcher) {
    auto loaded = load(name, Access::change, stop);
    if (!loaded) {
        return fail(std::move(loaded.error()));
    }
    return withEnoughMemory(name,
                            [&] { return applyAndSave(name, *loaded, operation, std::move(stop), progress, watcher); });
}

Result<EmulatedDrive::Applied> EmulatedBackend::Impl::applyAndSave(const std::string& name, Loaded& loaded,
                                                                   const Operation& operation, std::stop_token stop,
                                                                   const ProgressFn& progress,
                                                                   const LabWatcher& watcher) {
    takeCached(name, loaded.file); // Forgotten until what happens now is saved.
    const auto started = Clock::now();
    auto applied = loaded.drive->apply(operation, std::move(stop), watched(*loaded.drive, progress, watcher));
    if (!applied) {
        return applied;
    }
    DriveFile& file = loaded.file;
    if (applied->done.steps != std::uint64_t{0}) {
        file.operations.push_back(applied->done);
    }
    file.free_bytes = freeBytes(*loaded.drive);
    if (auto saved = store.write(name, file); !saved) {
        return fail(std::move(saved.error()));
    }
    Running running{loaded.drive, loaded.unsaved + (Clock::now() - started)};
    remember(name, file, running);
    return applied;
}

Result<EmulatedBackend::Impl::Running> EmulatedBackend::Impl::bringUp(const std::string& name, const DriveFile& file,
                                                                      const std::stop_token& stop) {
    auto state = nearestState(name, file);
    if (!state) {
        return fail(std::move(state.error()));
    }
    Running running = std::move(state->running);
    const auto started = Clock::now();
    for (std::size_t done = state->file.operations.size(); done < file.operations.size(); ++done) {
        const auto applied = running.drive->apply(file.operations[done], stop, {});
        if (!applied) {
            return fail(Errc::invalidData,
                        fmt::format("The history of the emulated drive {} cannot be repeated: {}", name,
                                    applied.error().message),
                        adviceForDamaged(name));
        }
        if (applied->cancelled) {
            return fail(Errc::cancelled, "Cancelled while the emulated drive was brought up.");
        }
    }
    running.unsaved += Clock::now() - started;
    remember(name, file, running);
    return running;
}

/// Where to begin: in memory, at the checkpoint, or with the new drive.
Result<EmulatedBackend::Impl::Cached> EmulatedBackend::Impl::nearestState(const std::string& name,
                                                                          const DriveFile& file) {
    if (auto cached = takeCached(name, file)) {
        return std::move(*cached);
    }
    Cached state{name, file, {}};
    if (auto restored = restoreCheckpoint(store.readCheckpoint(name), file)) {
        state.file.operations.resize(restored->operations);
        state.running.drive = std::move(restored->drive);
        return state;
    }
    auto model = findModel(file.model);
    if (!model) {
        return fail(std::move(currentModel(name, file).error()));
    }
    state.file.operations.clear();
    state.running.drive = std::make_shared<EmulatedDrive>(*model, file.seed);
    return state;
}

/// A cached state that the file's history continues; it leaves the cache. Other states of this drive are dropped.
std::optional<EmulatedBackend::Impl::Cached> EmulatedBackend::Impl::takeCached(const std::string& name,
                                                                               const DriveFile& file) {
    const std::lock_guard guard(m_mutex);
    const auto found =
        std::find_if(m_cache.begin(), m_cache.end(), [&name](const Cached& cached) { return cached.name == name; });
    if (found == m_cache.end()) {
        return std::nullopt;
    }
    Cached cached = std::move(*found);
    m_cache.erase(found);
    const auto& old = cached.file.operations;
    const bool continues = cached.file.model == file.model && cached.file.seed == file.seed &&
                           old.size() <= file.operations.size() &&
                           std::equal(old.begin(), old.end(), file.operations.begin());
    return continues ? std::optional(std::move(cached)) : std::nullopt;
}

void EmulatedBackend::Impl::forgetAll() {
    std::list<Cached> forgotten;
    const std::lock_guard lock(m_mutex);
    forgotten.swap(m_cache); // they end when nobody waits for the lock any more
}

void EmulatedBackend::Impl::remember(const std::string& name, const DriveFile& file, Running& running) {
    if (running.unsaved > m_rule.after) {
        store.writeCheckpoint(name, makeCheckpoint(*running.drive, file));
        running.unsaved = {};
    }
    const std::lock_guard guard(m_mutex);
    m_cache.remove_if([&name](const Cached& cached) { return cached.name == name; });
    m_cache.push_front({name, file, running});
    if (m_cache.size() > cachedDrives) {
        m_cache.pop_back();
    }
}

std::optional<std::uint64_t> EmulatedBackend::Impl::findFreeBytes(const std::string& name) {
    const auto file = store.read(name);
    if (!file) {
        return std::nullopt;
    }
    std::optional<std::uint64_t> bytes = file->free_bytes;
    if (!bytes) {
        const auto pages = freePagesByHostAlone(file->model, file->seed, file->operations);
        if (!pages) {
            const auto loaded = load(name, Access::read, {});
            return loaded ? std::optional(freeBytes(*loaded->drive)) : std::nullopt;
        }
        bytes = std::uint64_t{*pages} * FlashDrive::pageBytes;
        const auto lock = store.lock(name, {});
        auto now = lock ? store.read(name) : fail(lock.error());
        if (now && now->operations == file->operations && now->seed == file->seed) {
            now->free_bytes = bytes;
            (void)store.write(name, *now); // Only to be quick the next time.
        }
    }
    return bytes;
}

TrimTarget EmulatedBackend::Impl::target(const std::string& name) {
    TrimTarget target;
    target.mount = fmt::format("{}{}/{}", idPrefix, name, partitionName);
    target.device = fmt::format("{}{}", idPrefix, name);
    target.drives = {DriveId{target.device}};
    target.filesystem = "emulated";
    const auto file = store.read(name);
    const auto model = file ? currentModel(name, *file) : fail(file.error());
    if (!model) {
        target.skip = Skip{SkipReason::damaged, model.error().message, model.error().advice};
        return target;
    }
    target.size_bytes = std::uint64_t{Host(*model, 0).filesystem().partition().count} * FlashDrive::pageBytes;
    target.free_bytes = file->free_bytes ? file->free_bytes : findFreeBytes(name);
    if (model->mapping == MappingKind::none) {
        target.skip = Skip{SkipReason::driveHasNoTrim, "A hard disk needs no TRIM.", ""};
    } else if (!model->has_trim) {
        target.skip = Skip{SkipReason::driveHasNoTrim,
                           fmt::format("The {} does not support TRIM (IDENTIFY word 169).", model->title),
                           "Only a secure erase makes this drive as fast as new."};
    }
    target.path = emulatedPath(target, *model);
    return target;
}

} // namespace trimwright::emulator
