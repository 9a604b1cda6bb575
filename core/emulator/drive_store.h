// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file.h"
#include "core/base/result.h"
#include "core/emulator/drive_lock.h"
#include "core/emulator/emulated_drive.h"
#include "core/emulator/huge_array.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::emulator {

/// What is kept of a drive: enough to simulate it again.
struct DriveFile {
    std::string model;
    std::uint64_t seed = 0;
    std::vector<Operation> operations;
    std::optional<std::uint64_t> free_bytes; ///< Of its filesystem after the operations, if known.

    friend bool operator==(const DriveFile&, const DriveFile&) = default;
};

/// True for 1–64 of a–z, A–Z, 0–9, '.', '_', '-', the first one a letter or digit.
bool isDriveName(std::string_view name);

/// What to do about a drive whose file is damaged.
std::string adviceForDamaged(std::string_view name);

/// The directory with one JSON file per drive ("NAME.drive"), and perhaps its state ("NAME.checkpoint"). Files are
/// replaced whole (written beside, synced, renamed), so a reader sees the old or the new one. A writer holds the
/// drive's lock from reading to replacing; the kernel drops the lock of a process that dies. Any thread.
class DriveStore {
  public:
    explicit DriveStore(std::filesystem::path directory, LockPatience patience = {})
        : m_directory(std::move(directory)), m_patience(std::move(patience)) {}

    /// The exclusive right to change one drive (or, with an empty name, the set of drives). Waits for other threads and
    /// processes. Released by the destructor. Errors: cancelled when a stop is requested meanwhile; timedOut, naming
    /// the process that holds it; permissionDenied or failed where nothing can be written, naming the directory.
    Result<UniqueFd> lock(std::string_view name, const std::stop_token& stop) const;
    /// The same for a reader: where nothing can be written (a read-only filesystem, another user's directory) other
    /// readers are kept out all the same, and the files are replaced whole, so that they can be read without more.
    Result<UniqueFd> lockToRead(std::string_view name, const std::stop_token& stop) const;

    /// Names of all drives, damaged ones too, sorted. A directory that does not exist has none.
    Result<std::vector<std::string>> names() const;
    /// Errors: notFound; invalidData (damaged, or of a newer version), with what to do.
    Result<DriveFile> read(std::string_view name) const;
    /// The caller holds the drive's lock.
    Result<> write(std::string_view name, const DriveFile& file) const;
    /// The saved state of a drive (checkpoint.h) as bytes. Empty: there is none, or it cannot be read.
    HugeText readCheckpoint(std::string_view name) const;
    /// The caller holds the drive's lock. A checkpoint only saves time, so nobody needs to hear that it cannot be kept.
    void writeCheckpoint(std::string_view name, std::string_view checkpoint) const;
    /// The caller holds the drive's lock, whose file goes too, as does the checkpoint.
    Result<> remove(std::string_view name) const;
    /// Removes the lock file of a drive that is gone. The caller holds its lock.
    void removeLock(std::string_view name) const;
    /// Renames a damaged file to NAME.drive.damaged (or .damaged-2 …) and returns the new path.
    Result<std::filesystem::path> setAside(std::string_view name) const;

    /// Remembers that drives were created here, so that a removed first drive does not come back.
    Result<> markUsed() const;
    bool wasUsed() const;

  private:
    Result<> makeDirectory() const;
    std::filesystem::path lockPath(std::string_view name) const;
    Error cannotUse(int errnoValue, std::string_view what) const;
    static Error withAdvice(Error error);
    std::filesystem::path pathOf(std::string_view name) const;
    std::filesystem::path checkpointPath(std::string_view name) const;
    void removeCheckpoint(std::string_view name) const;
    void removeLeftovers(std::string_view name) const;

    std::filesystem::path m_directory;
    LockPatience m_patience;
};

} // namespace trimwright::emulator
