// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helper/bus.h"

#include "app/dbus/contract.h"

namespace trimwright::helper {

int replyError(sd_bus_message* call, const char* name, const Error& error) {
    const sd_bus_error made = {name, error.message.c_str(), 0};
    sd_bus_message* raw = nullptr;
    int result = sd_bus_message_new_method_error(call, &raw, &made);
    const MessagePtr reply(raw);
    if (result >= 0) {
        result = sd_bus_message_append(raw, "s", error.advice.c_str());
    }
    if (result >= 0) {
        result = sd_bus_send(sd_bus_message_get_bus(call), raw, nullptr);
    }
    return result < 0 ? result : 1;
}

int replyError(sd_bus_message* call, const Error& error) {
    return replyError(call, bus::errorName(error.code), error);
}

} // namespace trimwright::helper
