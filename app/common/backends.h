// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/dbus/helper_connection.h"
#include "core/care/catalog.h"
#include "core/emulator/emulated_backend.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::app {

/// This machine's drives for whoever runs the program: straight from the kernel for root; for others with the
/// privileged helper where their own rights do not suffice.
std::unique_ptr<Backend> makeMachineBackend(bus::ConnectionOptions helper = {});

/// Another machine's drives, from a captured tree, see linux_system::LinuxOptions::root.
std::unique_ptr<Backend> makeCapturedBackend(const std::filesystem::path& root);

/// The places drives come from in the command line, wired once: this machine (with the question for a password in the
/// terminal) and the emulated drives of this user. Owns the backends; the catalog and whoever uses it must not outlive
/// it.
class Backends {
  public:
    /// This machine, and the emulated drives in `emulatedDirectory`.
    explicit Backends(const std::filesystem::path& emulatedDirectory);

    /// A captured tree of another machine; no emulated drives.
    static Backends ofSystemRoot(const std::filesystem::path& root);

    Backend& machine() const { return *m_machine; }
    /// Null for a captured tree.
    emulator::EmulatedBackend* emulated() const { return m_emulated.get(); }

    /// All of them; with names, only those that a drive or filesystem of one of these names can belong to, since
    /// looking for a mount point must not wait until the life of an emulated drive is simulated.
    care::Catalog catalog(const std::vector<std::string>& names = {}) const;

    /// Whether such a name can only mean an emulated drive or its filesystem.
    static bool isEmulated(std::string_view name);

  private:
    Backends() = default;

    std::unique_ptr<Backend> m_machine;
    std::unique_ptr<emulator::EmulatedBackend> m_emulated;
    care::Catalog::FillIn m_fillIn; ///< None for a captured tree: the history is not of its drives.
};

} // namespace trimwright::app
