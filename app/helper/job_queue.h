// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/helper/authority.h"
#include "app/helper/bus.h"
#include "core/base/file.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace trimwright::helper {

/// How much is accepted at once. A user may own several connections; running jobs are counted by user.
struct JobLimits {
    std::size_t per_connection = 32; ///< Of one connection, from the call to the reply.
    std::size_t per_user = 64;
    std::size_t total = 256;
    std::size_t running_per_user = 4;
    std::size_t running = 8;
};

/// What the work of a job sees.
struct JobRun {
    std::stop_token stop;
    ProgressFn progress;
    std::function<std::string()> stopReason; ///< Why it was stopped, if that is worth a word.
};

/// Puts the result into the reply; negative errno value if it does not fit.
using FillReply = std::function<int(sd_bus_message* reply)>;
/// Blocks; runs on a thread of its own. Owns whatever it needs.
using Work = std::function<Result<FillReply>(const JobRun& run)>;

struct JobRequest {
    std::uint32_t number = 0; ///< The caller's name for the job.
    Question question;        ///< `caller` and `interactive` are filled in by the queue.
    /// Jobs of the same key do not run at the same time: the second one is refused. Empty: no such rule.
    std::string key;
    std::string busy = {};       ///< What is refused in that case: "This filesystem is being optimized already."
    bool stop_for_sleep = false; ///< Ended when the computer goes to sleep.
    Work work;
};

/// The jobs of all callers, each from its method call to its reply: authorizing → waiting → running. Tells the caller
/// alone how far it is. A caller that leaves the bus ends its jobs. Of the jobs that wait, the one of the user with the
/// fewest running jobs comes next. Main thread only; the work runs on threads of the queue.
class JobQueue {
  public:
    JobQueue(sd_bus* bus, sd_event* event, JobLimits limits);
    JobQueue(const JobQueue&) = delete;
    JobQueue& operator=(const JobQueue&) = delete;
    ~JobQueue(); ///< Stops everything and waits for it.

    /// Errors: those of the event loop. Call it once, before anything else.
    int listen();

    /// Takes the call over: it is answered now with an error, or later with the outcome. What sd-bus's handlers return.
    int start(sd_bus_message* call, JobRequest request);

    /// Stops the caller's own job; false if it has none of this number.
    bool cancel(const char* caller, std::uint32_t number);

    void stopForSleep();
    /// Refuses what comes from now on and stops everything.
    void shutDown();

    /// To be called about once a second: tells callers that their jobs live.
    void beat();

    bool empty() const { return m_jobs.empty(); }

  private:
    using Id = std::uint64_t;
    enum class Phase { authorizing, waiting, running };
    struct Mailbox;
    struct Job;
    struct Client;
    struct Done;

    Result<Client*> clientOf(sd_bus_message* call);
    std::optional<std::pair<const char*, Error>> whyNotStart(const char* caller, const JobRequest& request) const;
    bool isTaken(const std::string& key) const;
    std::size_t countOf(uid_t user, bool runningOnly) const;
    void onAnswer(Id id, const std::optional<Refusal>& refusal);
    void startWaiting();
    Job* nextWaiting();
    void run(Job& job);
    void finish(Id id, const Result<FillReply>& outcome);
    void finishWith(Id id, const char* errorName, const Error& error);
    void drop(Id id);
    void stop(Job& job, std::string reason);
    void onVanished(const std::string& caller);
    void sendProgress(Job& job);
    void onMail();

    sd_bus* m_bus;
    sd_event* m_event;
    JobLimits m_limits;
    Authority m_authority;
    UniqueFd m_wake;
    SourcePtr m_mailSource;
    std::shared_ptr<Mailbox> m_mailbox;
    std::map<Id, std::unique_ptr<Job>> m_jobs; ///< By age.
    std::map<std::string, std::unique_ptr<Client>> m_clients;
    Id m_lastId = 0;
    bool m_shuttingDown = false;
};

} // namespace trimwright::helper
