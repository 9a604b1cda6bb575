// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/helper/bus.h"
#include "core/base/result.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trimwright::helper {

/// What polkit is asked: may the process behind this bus name do this? The details name the drive or filesystem; the
/// messages of the policy show them.
struct Question {
    std::string caller;
    const char* action = "";
    std::vector<std::pair<std::string, std::string>> details;
    bool interactive = false; ///< The user may be asked for a password.
    std::string what;         ///< For the words of a refusal: "read the health of /dev/sda".
};

/// A no. `name` is the D-Bus error for it (app/dbus/contract.h).
struct Refusal {
    const char* name = "";
    Error error;
};

/// Asks polkit through the bus, without waiting. Whatever is not a clear yes is a no: no polkit, an error, an answer of
/// another form, silence. Main thread only.
class Authority {
  public:
    explicit Authority(sd_bus* bus) : m_bus(bus) {}

    /// Called once, from the event loop: nothing for a yes, else Errc::permissionDenied with the words for the user.
    using Answer = std::function<void(const std::optional<Refusal>&)>;

    /// A question that is open. Destroying it withdraws the question: no answer comes, a dialogue is closed.
    class Pending;
    struct WithdrawPending {
        void operator()(Pending* pending) const;
    };
    using PendingPtr = std::unique_ptr<Pending, WithdrawPending>;

    /// Error: the question could not even be sent, which is a no.
    Result<PendingPtr> ask(Question question, Answer answer);

  private:
    sd_bus* m_bus;
    unsigned m_questions = 0;
};

} // namespace trimwright::helper
