// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/capability.h"

#include <array>
#include <cstdint>
#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace trimwright::linux_system {
namespace {

/// Puts it into the effective set of this thread, or takes it out. Whether that changed anything.
bool setEffective(int capability, bool effective) {
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    std::array<__user_cap_data_struct, _LINUX_CAPABILITY_U32S_3> sets{};
    if (::syscall(SYS_capget, &header, sets.data()) != 0) {
        return false;
    }
    const std::uint32_t bit = std::uint32_t{1} << static_cast<unsigned>(capability);
    const bool has = (sets[0].permitted & bit) != 0;
    const bool uses = (sets[0].effective & bit) != 0;
    if (!has || uses == effective) {
        return false;
    }
    sets[0].effective ^= bit;
    return ::syscall(SYS_capset, &header, sets.data()) == 0;
}

} // namespace

void layAside(int capability) {
    setEffective(capability, false);
}

TakenUp::TakenUp(int capability) : m_capability(capability), m_taken(setEffective(capability, true)) {}

TakenUp::~TakenUp() {
    if (m_taken) {
        setEffective(m_capability, false);
    }
}

} // namespace trimwright::linux_system
