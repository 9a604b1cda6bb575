// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/backends.h"

#include <vector>

namespace trimwright::app {

Backends::Backends(const std::filesystem::path& emulatedDirectory)
    : m_machine(std::make_unique<linux_system::LinuxBackend>()),
      m_emulated(std::make_unique<emulator::EmulatedBackend>(emulatedDirectory)) {}

Backends Backends::ofSystemRoot(const std::filesystem::path& root) {
    Backends backends;
    linux_system::LinuxOptions options;
    options.root = root;
    backends.m_machine = std::make_unique<linux_system::LinuxBackend>(std::move(options));
    return backends;
}

care::Catalog Backends::catalog() const {
    std::vector<Backend*> all = {m_machine.get()};
    if (m_emulated) {
        all.push_back(m_emulated.get());
    }
    return care::Catalog(std::move(all));
}

} // namespace trimwright::app
