// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dbus/connection_state.h"

#include "app/dbus/contract.h"
#include "app/dbus/helper_errors.h"
#include "app/dbus/terminal_agent.h"
#include "core/linux/stop_signal.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <poll.h>
#include <string_view>

namespace trimwright::bus {

using Clock = std::chrono::steady_clock;
using linux_system::StopSignal;
using namespace std::chrono_literals;

Error fromErrno(int negative) {
    switch (-negative) {
    case ECONNRESET:
    case ENOTCONN:
    case EPIPE:
    case ESHUTDOWN:
        return {Errc::failed, "The system bus closed the connection.", "Try again."};
    case ETIMEDOUT:
        return helperIsSilent();
    case EBADMSG:
    case ENXIO:
        return {Errc::invalidData, "Trimwright's helper answered in a form that this program does not know.",
                "Install both from the same package."};
    default:
        return noSystemBus(-negative);
    }
}

int HelperConnection::State::onSignal(sd_bus_message* signal) {
    if (job == 0 || lib.message_is_signal(signal, interfaceName, "Progress") <= 0) {
        return 0;
    }
    // Anybody may send us such a signal, but nobody else knows the number.
    std::uint32_t number = 0;
    const char* phaseWord = nullptr;
    Progress now;
    if (lib.message_read(signal, "usttt", &number, &phaseWord, &now.done, &now.total, &now.offered_bytes) > 0 &&
        number == job) {
        heard = stopping ? heard : Clock::now(); // the time to answer a stop does not grow
        if (progress != nullptr && *progress && std::string_view(phaseWord) == phase::running) {
            (*progress)(now);
        }
    }
    return 1;
}

void HelperConnection::State::cancelJob() {
    sd_bus_message* raw = nullptr;
    if (lib.message_new_method_call(bus, &raw, serviceName, objectPath, interfaceName, "Cancel") < 0) {
        return;
    }
    const Message cancel(lib, raw);
    lib.message_set_expect_reply(raw, 0);
    if (lib.message_append(raw, "u", job) >= 0) {
        lib.send(bus, raw, nullptr);
    }
}

/// Runs the connection until the reply is there, the helper is silent for too long, or a stop was requested and
/// the time to answer it is over.
Result<Message> HelperConnection::State::wait(sd_bus_message* request, const std::stop_token& stop) {
    sd_bus_slot* slot = nullptr;
    constexpr std::uint64_t noLimit = UINT64_MAX; // ours is below
    if (const int sent = lib.call_async(bus, &slot, request, replyHandler, this, noLimit); sent < 0) {
        return fail(fromErrno(sent));
    }
    const auto unref = [this](sd_bus_slot* one) { lib.slot_unref(one); };
    const std::unique_ptr<sd_bus_slot, decltype(unref)> owned(slot, unref);
    const StopSignal signal(stop);
    stopping = false;
    heard = Clock::now();
    while (!reply) {
        const int done = lib.process(bus, nullptr);
        if (done < 0) {
            return fail(fromErrno(done));
        }
        if (done > 0) {
            continue;
        }
        const auto limit = stopping ? options.cancel_limit : options.silence_limit;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(heard + limit - Clock::now());
        if (left <= 0ms) {
            return stopping ? fail(Errc::cancelled, "Cancelled.") : fail(helperIsSilent());
        }
        std::array<pollfd, 2> waits{
            {{lib.get_fd(bus), static_cast<short>(lib.get_events(bus)), 0}, {stopping ? -1 : signal.fd(), POLLIN, 0}}};
        ::poll(waits.data(), waits.size(), static_cast<int>(std::min<long long>(left.count(), 1000)));
        if (!stopping && signal.requested()) {
            if (job == 0) {
                return fail(Errc::cancelled, "Cancelled.");
            }
            stopping = true;
            cancelJob();
            heard = Clock::now();
        }
    }
    return std::move(reply);
}

Result<Message> HelperConnection::State::checked(Message answer) {
    const sd_bus_error* error = lib.message_get_error(answer.get());
    if (error == nullptr) {
        return answer;
    }
    wants_agent = std::string_view(error->name) == errorNoAgent;
    const char* message = nullptr;
    const char* advice = nullptr;
    if (lib.message_read(answer.get(), "s", &message) <= 0) {
        message = "";
    } else if (lib.message_read(answer.get(), "s", &advice) <= 0) {
        advice = "";
    }
    return fail(errorFromBus(error->name, message != nullptr ? message : "", advice != nullptr ? advice : ""));
}

Result<Message> HelperConnection::State::call(const char* member, const Append& append, std::uint32_t number,
                                              const std::stop_token& stop, const ProgressFn& onProgress) {
    auto answer = callOnce(member, append, number, stop, onProgress);
    if (answer || !wants_agent || !options.terminal_agent) {
        return answer;
    }
    if (const auto agent = TerminalAgent::start()) {
        return callOnce(member, append, number, stop, onProgress);
    }
    return answer;
}

Result<Message> HelperConnection::State::callOnce(const char* member, const Append& append, std::uint32_t number,
                                                  const std::stop_token& stop, const ProgressFn& onProgress) {
    wants_agent = false;
    sd_bus_message* raw = nullptr;
    if (const int made = lib.message_new_method_call(bus, &raw, serviceName, objectPath, interfaceName, member);
        made < 0) {
        return fail(fromErrno(made));
    }
    const Message request(lib, raw);
    lib.message_set_allow_interactive_authorization(raw, options.interactive ? 1 : 0);
    if (append && append(raw) < 0) {
        // What it was asked for does not fit into a message: a name that is no text cannot be one of the helper's.
        return fail(Errc::notFound, "That is no name of a drive or filesystem.");
    }
    reply = Message(lib, nullptr);
    job = number;
    progress = &onProgress;
    auto answer = wait(raw, stop);
    job = 0;
    progress = nullptr;
    if (!answer) {
        return fail(std::move(answer.error()));
    }
    return checked(std::move(*answer));
}

} // namespace trimwright::bus
