// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/backends.h"

#include "app/common/proven_units.h"
#include "app/dbus/helper_backend.h"
#include "core/linux/linux_backend.h"

#include <algorithm>
#include <iterator>
#include <unistd.h>
#include <utility>
#include <vector>

namespace trimwright::app {

std::unique_ptr<Backend> makeMachineBackend(bus::ConnectionOptions helper) {
    if (::geteuid() == 0) {
        return std::make_unique<linux_system::LinuxBackend>();
    }
    return std::make_unique<bus::HelperBackend>(linux_system::LinuxOptions{}, helper);
}

std::unique_ptr<Backend> makeCapturedBackend(const std::filesystem::path& root) {
    linux_system::LinuxOptions options;
    options.root = root;
    return std::make_unique<linux_system::LinuxBackend>(std::move(options));
}

Backends::Backends(const std::filesystem::path& emulatedDirectory)
    : m_machine(makeMachineBackend({.terminal_agent = true})),
      m_emulated(std::make_unique<emulator::EmulatedBackend>(emulatedDirectory)),
      m_fillIn(provenUnits()) {}

Backends Backends::ofSystemRoot(const std::filesystem::path& root) {
    Backends backends;
    backends.m_machine = makeCapturedBackend(root);
    return backends;
}

care::Catalog Backends::catalog(const std::vector<std::string>& names) const {
    const auto emulatedNames = std::count_if(names.begin(), names.end(), isEmulated);
    const bool all = names.empty();
    std::vector<Backend*> chosen;
    if (all || emulatedNames < std::ssize(names)) {
        chosen.push_back(m_machine.get());
    }
    if (m_emulated && (all || emulatedNames > 0)) {
        chosen.push_back(m_emulated.get());
    }
    return care::Catalog(std::move(chosen), m_fillIn);
}

bool Backends::isEmulated(std::string_view name) {
    return name.starts_with("emulated:");
}

} // namespace trimwright::app
