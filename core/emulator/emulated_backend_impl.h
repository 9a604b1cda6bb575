// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/drive_store.h"
#include "core/emulator/emulated_backend.h"

#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace trimwright::emulator {

inline constexpr std::string_view idPrefix = "emulated:";
inline constexpr std::string_view partitionName = "data";

/// The NAME of an id; empty if it is not one of ours.
std::string driveName(const DriveId& drive);

/// The model with the firmware that was installed last.
Result<DriveModel> currentModel(const DriveFile& file);

/// Files and drives in memory behind EmulatedBackend.
class EmulatedBackend::Impl {
  public:
    explicit Impl(std::filesystem::path directory) : store(std::move(directory)) {}

    /// A drive in memory, with the lock that keeps other threads and processes away from it.
    struct Loaded {
        UniqueFd lock;
        DriveFile file;
        std::shared_ptr<EmulatedDrive> drive;
    };

    Result<Loaded> load(const std::string& name, const std::stop_token& stop);

    /// Does an operation and saves it. Whatever fails, memory and file agree again at the next load().
    Result<EmulatedDrive::Applied> change(const std::string& name, const Operation& operation, std::stop_token stop,
                                          const ProgressFn& progress);

    static std::uint64_t freeBytes(const EmulatedDrive& drive) {
        return std::uint64_t{drive.host.filesystem().freePages()} * FlashDrive::pageBytes;
    }

    TrimTarget target(const std::string& name);

    DriveStore store;

  private:
    struct Cached {
        std::string name;
        DriveFile file;
        std::shared_ptr<EmulatedDrive> drive;
    };

    // All three: the caller holds the drive's lock.
    Result<std::shared_ptr<EmulatedDrive>> bringUp(const std::string& name, const DriveFile& file,
                                                   const std::stop_token& stop);
    std::optional<Cached> takeCached(const std::string& name, const DriveFile& file);
    void remember(const std::string& name, const DriveFile& file, std::shared_ptr<EmulatedDrive> drive);

    std::mutex m_mutex;
    std::list<Cached> m_cache; ///< The last used first.
};

} // namespace trimwright::emulator
