// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <systemd/sd-bus.h>

namespace trimwright::bus {

/// The functions of libsystemd that a client of the helper calls, found when they are first needed: linking the
/// library would add some milliseconds to the start of every command that never talks to the helper, and a system
/// without it still has a working command line.
struct SdBusLibrary {
    decltype(&::sd_bus_open_system) open_system;
    decltype(&::sd_bus_flush_close_unref) flush_close_unref;
    decltype(&::sd_bus_get_fd) get_fd;
    decltype(&::sd_bus_get_events) get_events;
    decltype(&::sd_bus_get_timeout) get_timeout;
    decltype(&::sd_bus_process) process;
    decltype(&::sd_bus_add_filter) add_filter;
    decltype(&::sd_bus_call_async) call_async;
    decltype(&::sd_bus_send) send;
    decltype(&::sd_bus_slot_unref) slot_unref;
    decltype(&::sd_bus_message_new_method_call) message_new_method_call;
    decltype(&::sd_bus_message_set_allow_interactive_authorization) message_set_allow_interactive_authorization;
    decltype(&::sd_bus_message_set_expect_reply) message_set_expect_reply;
    decltype(&::sd_bus_message_append) message_append;
    decltype(&::sd_bus_message_open_container) message_open_container;
    decltype(&::sd_bus_message_close_container) message_close_container;
    decltype(&::sd_bus_message_read) message_read;
    decltype(&::sd_bus_message_read_array) message_read_array;
    decltype(&::sd_bus_message_enter_container) message_enter_container;
    decltype(&::sd_bus_message_exit_container) message_exit_container;
    decltype(&::sd_bus_message_at_end) message_at_end;
    decltype(&::sd_bus_message_get_error) message_get_error;
    decltype(&::sd_bus_message_is_signal) message_is_signal;
    decltype(&::sd_bus_message_ref) message_ref;
    decltype(&::sd_bus_message_unref) message_unref;

    /// Null if this system has no such library. Any thread; stays loaded.
    static const SdBusLibrary* get();
};

} // namespace trimwright::bus
