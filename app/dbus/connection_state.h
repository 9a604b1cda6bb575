// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/dbus/helper_connection.h"
#include "app/dbus/sd_bus_library.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <utility>

// How a HelperConnection calls and waits; for its own sources only.
namespace trimwright::bus {

/// A message of which we hold one reference.
class Message {
  public:
    Message(const SdBusLibrary& library, sd_bus_message* owned) : m_library(&library), m_message(owned) {}
    Message(Message&& other) noexcept
        : m_library(other.m_library), m_message(std::exchange(other.m_message, nullptr)) {}
    Message& operator=(Message&& other) noexcept {
        std::swap(m_library, other.m_library);
        std::swap(m_message, other.m_message);
        return *this;
    }
    Message(const Message&) = delete;
    Message& operator=(const Message&) = delete;
    ~Message() { m_library->message_unref(m_message); }

    sd_bus_message* get() const { return m_message; }
    explicit operator bool() const { return m_message != nullptr; }

  private:
    const SdBusLibrary* m_library;
    sd_bus_message* m_message;
};

/// A negative errno value of sd-bus as an error for people.
Error fromErrno(int negative);

/// The connection, and the one call that is under way.
struct HelperConnection::State {
    State(const SdBusLibrary& found, const ConnectionOptions& how) : lib(found), options(how), reply(found, nullptr) {}
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State() { lib.flush_close_unref(bus); }

    using Append = std::function<int(sd_bus_message*)>;

    /// One method call to its reply, and once more with an agent if that is what was missing. `job` is 0 for a verb
    /// that is no job.
    Result<Message> call(const char* member, const Append& append, std::uint32_t job, const std::stop_token& stop,
                         const ProgressFn& onProgress);
    Result<Message> callOnce(const char* member, const Append& append, std::uint32_t job, const std::stop_token& stop,
                             const ProgressFn& onProgress);
    Result<Message> wait(sd_bus_message* request, const std::stop_token& stop);
    Result<Message> checked(Message answer);
    void cancelJob();
    int onSignal(sd_bus_message* signal);

    static int replyHandler(sd_bus_message* message, void* self, sd_bus_error* /*unused*/) {
        auto* state = static_cast<State*>(self);
        state->reply = Message(state->lib, state->lib.message_ref(message));
        return 0;
    }
    static int filterHandler(sd_bus_message* message, void* self, sd_bus_error* /*unused*/) {
        return static_cast<State*>(self)->onSignal(message);
    }

    const SdBusLibrary& lib;
    ConnectionOptions options;
    sd_bus* bus = nullptr;
    Message reply;
    std::uint32_t job = 0;
    const ProgressFn* progress = nullptr;
    std::chrono::steady_clock::time_point heard;
    bool stopping = false;
    bool wants_agent = false; ///< What the last call was refused for.
};

} // namespace trimwright::bus
