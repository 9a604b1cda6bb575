// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dbus/sd_bus_library.h"

#include <dlfcn.h>
#include <optional>

namespace trimwright::bus {
namespace {

std::optional<SdBusLibrary> load() {
    void* library = ::dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
        return std::nullopt;
    }
    SdBusLibrary found{};
    bool whole = true;
    const auto find = [&](auto& function, const char* name) {
        function = reinterpret_cast<std::decay_t<decltype(function)>>(::dlsym(library, name));
        whole = whole && function != nullptr;
    };
    find(found.open_system, "sd_bus_open_system");
    find(found.flush_close_unref, "sd_bus_flush_close_unref");
    find(found.get_fd, "sd_bus_get_fd");
    find(found.get_events, "sd_bus_get_events");
    find(found.get_timeout, "sd_bus_get_timeout");
    find(found.process, "sd_bus_process");
    find(found.add_filter, "sd_bus_add_filter");
    find(found.call_async, "sd_bus_call_async");
    find(found.send, "sd_bus_send");
    find(found.slot_unref, "sd_bus_slot_unref");
    find(found.message_new_method_call, "sd_bus_message_new_method_call");
    find(found.message_set_allow_interactive_authorization, "sd_bus_message_set_allow_interactive_authorization");
    find(found.message_set_expect_reply, "sd_bus_message_set_expect_reply");
    find(found.message_append, "sd_bus_message_append");
    find(found.message_open_container, "sd_bus_message_open_container");
    find(found.message_close_container, "sd_bus_message_close_container");
    find(found.message_read, "sd_bus_message_read");
    find(found.message_read_array, "sd_bus_message_read_array");
    find(found.message_enter_container, "sd_bus_message_enter_container");
    find(found.message_exit_container, "sd_bus_message_exit_container");
    find(found.message_at_end, "sd_bus_message_at_end");
    find(found.message_get_error, "sd_bus_message_get_error");
    find(found.message_is_signal, "sd_bus_message_is_signal");
    find(found.message_ref, "sd_bus_message_ref");
    find(found.message_unref, "sd_bus_message_unref");
    return whole ? std::optional(found) : std::nullopt;
}

} // namespace

const SdBusLibrary* SdBusLibrary::get() {
    static const std::optional<SdBusLibrary> library = load();
    return library ? &*library : nullptr;
}

} // namespace trimwright::bus
