// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/ata_device.h"
#include "core/emulator/filesystem.h"
#include "core/emulator/host_policy.h"
#include "core/emulator/random.h"
#include "core/emulator/steps.h"

#include <cstdint>
#include <span>
#include <string>

namespace trimwright::emulator {

/// Sends ranges to the drive as TRIM commands, as many as fit into each. False: the drive aborted one.
bool sendTrims(AtaDevice& device, std::span<const Extent> extents);

/// The computer the emulated drive is in: one partition with a filesystem over nearly the whole drive, and an
/// operating system that does or does not send TRIM. Copyable; not thread-safe; the device is passed to each call.
class Host {
  public:
    Host(const DriveModel& model, std::uint64_t seed);

    const Filesystem& filesystem() const { return m_filesystem; }
    Random& random() { return m_random; }

    /// The operating system; a new host runs the first of hostPolicies().
    const HostPolicy& policy() const { return *m_policy; }
    void setPolicy(const HostPolicy& policy) { m_policy = &policy; }

    /// Forgets all files: a new, empty filesystem on the same partition. Sends nothing to the drive.
    void makeFilesystem() { m_filesystem = Filesystem(m_filesystem.partition()); }

    /// Writes a new file. False: no room, or the drive refused the data.
    bool createFile(AtaDevice& device, std::uint32_t pages);
    /// Deletes a file; with `trims` its space is sent to the drive as a TRIM (Windows 7, Linux with discard).
    void deleteFile(AtaDevice& device, std::size_t index, bool trims);
    /// Overwrites single pages somewhere in files, as programs do to their databases and logs.
    void overwriteInPlace(AtaDevice& device, std::uint32_t writes);

    struct Optimized {
        std::uint64_t offered_bytes = 0;
        std::uint64_t commands = 0;
        bool refused = false; ///< The drive aborted a command; the run ended there.
    };
    /// What the makers' toolboxes do: takes the filesystem's free ranges and sends them to the drive as TRIM commands.
    /// One step of `steps` is one command; progress counts bytes of the filesystem.
    Optimized optimize(AtaDevice& device, Steps& steps) const;

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        std::string policy(self.m_policy->key);
        archive(self.m_filesystem, policy, self.m_random);
        if constexpr (Archive::reading) {
            archive.require([&] {
                const HostPolicy* const found = findHostPolicy(policy);
                self.m_policy = found != nullptr ? found : self.m_policy;
                return found != nullptr;
            });
        }
    }

  private:
    void writeRecord(AtaDevice& device);

    Filesystem m_filesystem;
    const HostPolicy* m_policy = &hostPolicies().front(); ///< In the table, which lives as long as the program.
    Random m_random;
};

} // namespace trimwright::emulator
