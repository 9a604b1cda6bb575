// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helper/authority.h"

#include "app/dbus/contract.h"

#include <cstdint>
#include <fmt/format.h>
#include <string_view>
#include <unistd.h>

namespace trimwright::helper {
namespace {

constexpr const char* polkitName = "org.freedesktop.PolicyKit1";
constexpr const char* polkitPath = "/org/freedesktop/PolicyKit1/Authority";
constexpr const char* polkitInterface = "org.freedesktop.PolicyKit1.Authority";
constexpr std::uint32_t allowUserInteraction = 1; // CheckAuthorizationFlags of polkit's D-Bus reference
constexpr std::uint64_t second = 1'000'000;
constexpr std::uint64_t limitWithPerson = 180 * second; // somebody looks for a password
constexpr std::uint64_t limitWithoutPerson = 20 * second;

MessagePtr newCall(sd_bus* bus, const char* member) {
    sd_bus_message* raw = nullptr;
    sd_bus_message_new_method_call(bus, &raw, polkitName, polkitPath, polkitInterface, member);
    return MessagePtr(raw);
}

int appendDetails(sd_bus_message* call, const Question& question) {
    int result = sd_bus_message_open_container(call, 'a', "{ss}");
    for (const auto& [key, value] : question.details) {
        result = result < 0 ? result : sd_bus_message_append(call, "{ss}", key.c_str(), value.c_str());
    }
    return result < 0 ? result : sd_bus_message_close_container(call);
}

Refusal refusalOf(Error error) {
    return {bus::errorName(Errc::permissionDenied), std::move(error)};
}

Error unknownRight(const Question& question, std::string_view why) {
    return {Errc::permissionDenied, fmt::format("Whether you may {} could not be found out: {}.", question.what, why),
            "Try again, or run it as root, for example with sudo."};
}

struct Verdict {
    bool authorized = false;
    bool challenge = false;
    bool dismissed = false;
};

/// CheckAuthorization answers (bba{ss}): is_authorized, is_challenge, details.
int readVerdict(sd_bus_message* reply, Verdict& verdict) {
    int authorized = 0;
    int challenge = 0;
    int result = sd_bus_message_enter_container(reply, 'r', "bba{ss}");
    if (result <= 0 || (result = sd_bus_message_read(reply, "bb", &authorized, &challenge)) <= 0 ||
        (result = sd_bus_message_enter_container(reply, 'a', "{ss}")) <= 0) {
        return result < 0 ? result : -EBADMSG;
    }
    const char* key = nullptr;
    const char* value = nullptr;
    while ((result = sd_bus_message_read(reply, "{ss}", &key, &value)) > 0) {
        verdict.dismissed = verdict.dismissed || std::string_view(key) == "polkit.dismissed";
    }
    if (result < 0) {
        return result;
    }
    verdict.authorized = authorized != 0;
    verdict.challenge = challenge != 0;
    return 1;
}

Refusal refusal(const Question& question, const Verdict& verdict) {
    if (verdict.dismissed) {
        return refusalOf({Errc::permissionDenied,
                          fmt::format("The question for permission to {} was dismissed.", question.what),
                          "Ask again and enter the password."});
    }
    if (verdict.challenge && question.interactive) {
        return {bus::errorNoAgent,
                {Errc::permissionDenied,
                 fmt::format("To {} needs a password, and nothing runs in this session that could ask for it (a polkit "
                             "agent).",
                             question.what),
                 "Run it in a desktop session, or as root, for example with sudo."}};
    }
    if (verdict.challenge) {
        return refusalOf(
            {Errc::permissionDenied,
             fmt::format("To {} needs a password, and the program did not want anybody to be asked.", question.what),
             "Run it as root, for example with sudo."});
    }
    return refusalOf({Errc::permissionDenied, fmt::format("This system does not allow you to {}.", question.what),
                      "Ask its administrator, or run it as root, for example with sudo."});
}

} // namespace

class Authority::Pending {
  public:
    Pending(sd_bus* bus, Question question, Answer answer, std::string cancellation)
        : m_bus(bus),
          m_question(std::move(question)),
          m_answer(std::move(answer)),
          m_cancellation(std::move(cancellation)) {}
    Pending(const Pending&) = delete;
    Pending& operator=(const Pending&) = delete;
    ~Pending() {
        if (m_answer && m_slot) {
            withdraw();
        }
    }

    int send() {
        const MessagePtr call = newCall(m_bus, "CheckAuthorization");
        if (!call) {
            return -ENOMEM;
        }
        int result = sd_bus_message_append(call.get(), "(sa{sv})s", "system-bus-name", 1, "name", "s",
                                           m_question.caller.c_str(), m_question.action);
        result = result < 0 ? result : appendDetails(call.get(), m_question);
        result = result < 0
                     ? result
                     : sd_bus_message_append(call.get(), "us", m_question.interactive ? allowUserInteraction : 0U,
                                             m_cancellation.c_str());
        if (result < 0) {
            return result;
        }
        sd_bus_slot* slot = nullptr;
        result = sd_bus_call_async(m_bus, &slot, call.get(), onReply, this,
                                   m_question.interactive ? limitWithPerson : limitWithoutPerson);
        m_slot.reset(slot);
        return result;
    }

    const Question& question() const { return m_question; }

  private:
    static int onReply(sd_bus_message* reply, void* self, sd_bus_error* /*unused*/) {
        static_cast<Pending*>(self)->answer(reply);
        return 0;
    }

    void answer(sd_bus_message* reply) {
        const std::optional<Refusal> refusal = judge(reply);
        const Answer last = std::exchange(m_answer, {}); // whoever is called may destroy this object
        last(refusal);
    }

    std::optional<Refusal> judge(sd_bus_message* reply) {
        if (const sd_bus_error* error = sd_bus_message_get_error(reply)) {
            const std::string_view name(error->name);
            if (name.ends_with("NoReply") || name.ends_with("Timeout") || name.ends_with("TimedOut")) {
                withdraw();
                return refusalOf(unknownRight(m_question, "polkit did not answer"));
            }
            if (name.ends_with("ServiceUnknown") || name.ends_with("NameHasNoOwner") ||
                name.find(".Spawn.") != std::string_view::npos) {
                return refusalOf(unknownRight(m_question, "polkit is not installed or does not run"));
            }
            return refusalOf(unknownRight(m_question, "polkit answered with an error"));
        }
        Verdict verdict;
        if (readVerdict(reply, verdict) < 0) {
            return refusalOf(unknownRight(m_question, "polkit's answer was not understood"));
        }
        return verdict.authorized ? std::nullopt : std::optional(refusal(m_question, verdict));
    }

    /// Closes the dialogue that may be open.
    void withdraw() {
        const MessagePtr call = newCall(m_bus, "CancelCheckAuthorization");
        if (call && sd_bus_message_append(call.get(), "s", m_cancellation.c_str()) >= 0) {
            sd_bus_message_set_expect_reply(call.get(), 0);
            sd_bus_message_set_auto_start(call.get(), 0);
            sd_bus_send(m_bus, call.get(), nullptr);
        }
    }

    sd_bus* m_bus;
    Question m_question;
    Answer m_answer;
    std::string m_cancellation;
    SlotPtr m_slot;
};

void Authority::WithdrawPending::operator()(Pending* pending) const {
    delete pending;
}

Result<Authority::PendingPtr> Authority::ask(Question question, Answer answer) {
    PendingPtr pending(new Pending(m_bus, std::move(question), std::move(answer),
                                   fmt::format("trimwright-{}-{}", ::getpid(), ++m_questions)));
    if (pending->send() < 0) {
        return fail(unknownRight(pending->question(), "polkit could not be asked"));
    }
    return pending;
}

} // namespace trimwright::helper
