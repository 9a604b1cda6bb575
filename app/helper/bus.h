// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <memory>
#include <systemd/sd-bus.h>
#include <systemd/sd-event.h>

namespace trimwright::helper {

/// Owners of one reference to what sd-bus and sd-event give.
template <auto unref>
struct Unref {
    template <class T>
    void operator()(T* owned) const {
        unref(owned);
    }
};
using BusPtr = std::unique_ptr<sd_bus, Unref<sd_bus_flush_close_unref>>;
using MessagePtr = std::unique_ptr<sd_bus_message, Unref<sd_bus_message_unref>>;
using SlotPtr = std::unique_ptr<sd_bus_slot, Unref<sd_bus_slot_unref>>;
using TrackPtr = std::unique_ptr<sd_bus_track, Unref<sd_bus_track_unref>>;
using EventPtr = std::unique_ptr<sd_event, Unref<sd_event_unref>>;
using SourcePtr = std::unique_ptr<sd_event_source, Unref<sd_event_source_disable_unref>>;

/// Answers a method call with an error of ours: `name` (one of app/dbus/contract.h), the words, the advice. What
/// sd-bus's handlers return.
int replyError(sd_bus_message* call, const char* name, const Error& error);
/// With the name that belongs to the error's code.
int replyError(sd_bus_message* call, const Error& error);

} // namespace trimwright::helper
