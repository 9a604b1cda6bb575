// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/stop_signal.h"

#include <cstdint>
#include <sys/eventfd.h>
#include <unistd.h>
#include <utility>

namespace trimwright::linux_system {

StopSignal::StopSignal(std::stop_token stop)
    : m_event(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      m_stop(std::move(stop)),
      m_callback(m_stop, Wake{m_event.get()}) {}

void StopSignal::Wake::operator()() const {
    const std::uint64_t one = 1;
    [[maybe_unused]] const ssize_t written = ::write(fd, &one, sizeof one);
}

} // namespace trimwright::linux_system
