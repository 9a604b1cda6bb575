// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/drive_store.h"
#include "core/emulator/emulated_backend.h"

#include <chrono>
#include <fmt/format.h>
#include <list>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <string_view>

namespace trimwright::emulator {

inline constexpr std::string_view idPrefix = "emulated:";
inline constexpr std::string_view partitionName = "data";

/// The NAME of an id; empty if it is not one of ours.
std::string driveName(const DriveId& drive);

/// The NAME of "emulated:NAME/data". Error: notFound.
Result<std::string> driveNameOfFilesystem(std::string_view mount);

/// The model with the firmware that was installed last. Error: invalidData, with advice for the drive of this name.
Result<DriveModel> currentModel(std::string_view name, const DriveFile& file);

/// Asks the drive over its registers for one sector; nothing if it refuses.
std::optional<Sector> readSector(AtaDevice& device, std::uint8_t command, std::uint16_t features, std::uint64_t lba);
/// Its self-tests, in its own time. Errors: unsupported.
Result<SelfTests> readSelfTests(AtaDevice& device);

/// Where every block of the drive's flash is.
FlashMap flashMapOf(const EmulatedDrive& drive);

/// What `function` returns, or an Error when the memory does not suffice for it.
template <class Function>
auto withEnoughMemory(std::string_view name, Function function) -> decltype(function()) {
    try {
        return function();
    } catch (const std::bad_alloc&) {
        return fail(Errc::failed, fmt::format("There is not enough memory for the emulated drive {}.", name),
                    "A drive takes about 1 MB of memory for each GB. Close other programs, or use a smaller drive.");
    }
}

/// Files and drives in memory behind EmulatedBackend.
class EmulatedBackend::Impl {
  public:
    Impl(std::filesystem::path directory, CheckpointRule rule, WallClock wallClock)
        : store(std::move(directory)), clock(std::move(wallClock)), m_rule(rule) {}

    /// A drive in memory.
    struct Running {
        std::shared_ptr<EmulatedDrive> drive;
        std::chrono::nanoseconds unsaved{}; ///< What simulating it since its checkpoint took.
    };

    /// The same with the lock that keeps other threads and processes away from it.
    struct Loaded {
        UniqueFd lock;
        DriveFile file;
        std::shared_ptr<EmulatedDrive> drive;
        std::chrono::nanoseconds unsaved{};
    };

    enum class Access { read, change };

    /// Brings the drive up as its file says. For reading it works where nothing can be written, too.
    Result<Loaded> load(const std::string& name, Access access, const std::stop_token& stop);

    /// Does an operation and saves it. Whatever fails, memory and file agree again at the next load().
    Result<EmulatedDrive::Applied> change(const std::string& name, const Operation& operation, std::stop_token stop,
                                          const ProgressFn& progress, const LabWatcher& watcher = {});

    static std::uint64_t freeBytes(const EmulatedDrive& drive) {
        return std::uint64_t{drive.host.filesystem().freePages()} * FlashDrive::pageBytes;
    }

    TrimTarget target(const std::string& name);
    /// Of its filesystem; saved in its file, so that it is quick the next time.
    std::optional<std::uint64_t> findFreeBytes(const std::string& name);
    /// No drive is kept in memory any more, but those that are at work.
    void forgetAll();

    DriveStore store;
    WallClock clock;

  private:
    Result<Loaded> loadLocked(const std::string& name, UniqueFd lock, const std::stop_token& stop);
    Result<EmulatedDrive::Applied> applyAndSave(const std::string& name, Loaded& loaded, const Operation& operation,
                                                std::stop_token stop, const ProgressFn& progress,
                                                const LabWatcher& watcher);

    struct Cached {
        std::string name;
        DriveFile file;
        Running running;
    };

    // All of these: the caller holds the drive's lock.
    Result<Running> bringUp(const std::string& name, const DriveFile& file, const std::stop_token& stop);
    Result<Cached> nearestState(const std::string& name, const DriveFile& file);
    std::optional<Cached> takeCached(const std::string& name, const DriveFile& file);
    /// Keeps the drive, which is as the file says, in memory, and its state beside the file if that saves much time.
    void remember(const std::string& name, const DriveFile& file, Running& running);

    CheckpointRule m_rule;
    std::mutex m_mutex;
    std::list<Cached> m_cache; ///< The last used first.
};

} // namespace trimwright::emulator
