// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/catalog.h"
#include "core/emulator/emulated_backend.h"
#include "core/linux/linux_backend.h"

#include <filesystem>
#include <memory>

namespace trimwright::app {

/// The places drives come from in the programs, wired once for the window and the command line: this machine and the
/// emulated drives of this user. Owns the backends; the catalog and whoever uses it must not outlive it.
class Backends {
  public:
    /// This machine, and the emulated drives in `emulatedDirectory`.
    explicit Backends(const std::filesystem::path& emulatedDirectory);

    /// A captured tree of another machine, see linux_system::LinuxOptions::root; no emulated drives.
    static Backends ofSystemRoot(const std::filesystem::path& root);

    linux_system::LinuxBackend& machine() const { return *m_machine; }
    /// Null for a captured tree.
    emulator::EmulatedBackend* emulated() const { return m_emulated.get(); }

    care::Catalog catalog() const;

  private:
    Backends() = default;

    std::unique_ptr<linux_system::LinuxBackend> m_machine;
    std::unique_ptr<emulator::EmulatedBackend> m_emulated;
};

} // namespace trimwright::app
