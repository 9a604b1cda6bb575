// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dbus/sd_bus_library.h"

#include "core/base/shared_library.h"

#include <optional>

namespace trimwright::bus {
namespace {

std::optional<SdBusLibrary> load() {
    SharedLibrary library("libsystemd.so.0");
    SdBusLibrary found{};
    library.find(found.open_system, "sd_bus_open_system");
    library.find(found.flush_close_unref, "sd_bus_flush_close_unref");
    library.find(found.get_fd, "sd_bus_get_fd");
    library.find(found.get_events, "sd_bus_get_events");
    library.find(found.get_timeout, "sd_bus_get_timeout");
    library.find(found.process, "sd_bus_process");
    library.find(found.add_filter, "sd_bus_add_filter");
    library.find(found.call_async, "sd_bus_call_async");
    library.find(found.send, "sd_bus_send");
    library.find(found.slot_unref, "sd_bus_slot_unref");
    library.find(found.message_new_method_call, "sd_bus_message_new_method_call");
    library.find(found.message_set_allow_interactive_authorization,
                 "sd_bus_message_set_allow_interactive_authorization");
    library.find(found.message_set_expect_reply, "sd_bus_message_set_expect_reply");
    library.find(found.message_append, "sd_bus_message_append");
    library.find(found.message_open_container, "sd_bus_message_open_container");
    library.find(found.message_close_container, "sd_bus_message_close_container");
    library.find(found.message_read, "sd_bus_message_read");
    library.find(found.message_read_array, "sd_bus_message_read_array");
    library.find(found.message_enter_container, "sd_bus_message_enter_container");
    library.find(found.message_exit_container, "sd_bus_message_exit_container");
    library.find(found.message_at_end, "sd_bus_message_at_end");
    library.find(found.message_get_error, "sd_bus_message_get_error");
    library.find(found.message_is_signal, "sd_bus_message_is_signal");
    library.find(found.message_ref, "sd_bus_message_ref");
    library.find(found.message_unref, "sd_bus_message_unref");
    return library.isWhole() ? std::optional(found) : std::nullopt;
}

} // namespace

const SdBusLibrary* SdBusLibrary::get() {
    static const std::optional<SdBusLibrary> library = load();
    return library ? &*library : nullptr;
}

} // namespace trimwright::bus
