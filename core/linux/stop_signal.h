// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file.h"

#include <stop_token>

namespace trimwright::linux_system {

/// A descriptor that becomes readable when a stop is requested, for poll(). Used by one thread.
class StopSignal {
  public:
    explicit StopSignal(std::stop_token stop);
    int fd() const { return m_event.get(); }
    bool requested() const { return m_stop.stop_requested(); }

  private:
    struct Wake {
        int fd;
        void operator()() const;
    };
    UniqueFd m_event;
    std::stop_token m_stop;
    std::stop_callback<Wake> m_callback;
};

} // namespace trimwright::linux_system
