// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helper/job_queue.h"

#include "app/dbus/contract.h"
#include "app/helper/job_queue_parts.h"

#include <algorithm>
#include <cerrno>
#include <fmt/format.h>
#include <string_view>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <utility>

namespace trimwright::helper {

Error innerError(std::string_view what) {
    return {Errc::failed, fmt::format("Trimwright's helper failed: {}.", what), "Try again."};
}

namespace {

Error busyError(const JobRequest& request) {
    return {Errc::failed, request.busy, "Wait until that is done."};
}

} // namespace

JobQueue::JobQueue(sd_bus* bus, sd_event* event, JobLimits limits)
    : m_bus(bus),
      m_event(event),
      m_limits(limits),
      m_authority(bus),
      m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      m_mailbox(std::make_shared<Mailbox>()) {
    m_mailbox->wake_fd = m_wake.get();
}

JobQueue::~JobQueue() {
    for (const auto& [id, job] : m_jobs) {
        job->stop.request_stop();
    }
    m_jobs.clear(); // joins
}

int JobQueue::listen() {
    sd_event_source* source = nullptr;
    const auto onWake = [](sd_event_source* /*unused*/, int fd, std::uint32_t /*unused*/, void* self) {
        std::uint64_t count = 0;
        [[maybe_unused]] const ssize_t taken = ::read(fd, &count, sizeof count);
        static_cast<JobQueue*>(self)->onMail();
        return 0;
    };
    const int result = sd_event_add_io(m_event, &source, m_wake.get(), EPOLLIN, onWake, this);
    m_mailSource.reset(source);
    return result;
}

std::size_t JobQueue::countOf(uid_t user, bool runningOnly) const {
    return static_cast<std::size_t>(std::ranges::count_if(m_jobs, [&](const auto& entry) {
        return entry.second->user == user && (!runningOnly || entry.second->phase == Phase::running);
    }));
}

bool JobQueue::isTaken(const std::string& key) const {
    return !key.empty() && std::ranges::any_of(m_jobs, [&key](const auto& entry) {
        return entry.second->request.key == key && entry.second->phase != Phase::authorizing;
    });
}

std::optional<std::pair<const char*, Error>> JobQueue::whyNotStart(const char* caller,
                                                                   const JobRequest& request) const {
    if (m_shuttingDown) {
        return {{bus::errorName(Errc::failed), {Errc::failed, "Trimwright's helper is ending.", "Try again."}}};
    }
    const Error tooMany{Errc::failed, "Trimwright's helper has too much to do.", "Try again when a job is done."};
    std::size_t own = 0;
    for (const auto& [id, job] : m_jobs) {
        if (job->caller == caller) {
            ++own;
            if (job->request.number == request.number) {
                return {{bus::errorName(Errc::usage),
                         {Errc::usage, fmt::format("The job number {} is in use.", request.number)}}};
            }
        }
    }
    if (own >= m_limits.per_connection || m_jobs.size() >= m_limits.total) {
        return {{bus::errorLimitsExceeded, tooMany}};
    }
    if (isTaken(request.key)) {
        return {{bus::errorBusy, busyError(request)}};
    }
    return std::nullopt;
}

/// The record of the caller, made when it has no other job. The bus tells who it is.
Result<JobQueue::Client*> JobQueue::clientOf(sd_bus_message* call) {
    const char* name = sd_bus_message_get_sender(call);
    if (const auto known = m_clients.find(name); known != m_clients.end()) {
        return known->second.get();
    }
    sd_bus_creds* raw = nullptr;
    const int asked = sd_bus_query_sender_creds(call, SD_BUS_CREDS_EUID, &raw);
    const std::unique_ptr<sd_bus_creds, Unref<sd_bus_creds_unref>> creds(raw);
    auto client = std::make_unique<Client>();
    if (asked < 0 || sd_bus_creds_get_euid(creds.get(), &client->user) < 0) {
        return fail(Errc::permissionDenied, "The bus does not say who is calling.");
    }
    client->queue = this;
    client->name = name;
    sd_bus_track* track = nullptr;
    const auto onGone = [](sd_bus_track* /*unused*/, void* self) {
        const auto* gone = static_cast<Client*>(self);
        gone->queue->onVanished(std::string(gone->name)); // a copy: the record goes, too
        return 0;
    };
    int result = sd_bus_track_new(m_bus, &track, onGone, client.get());
    client->track.reset(track);
    result = result < 0 ? result : sd_bus_track_add_sender(track, call);
    if (result < 0) {
        return fail(Errc::permissionDenied, "The caller has left the bus.");
    }
    return m_clients.emplace(name, std::move(client)).first->second.get();
}

int JobQueue::start(sd_bus_message* call, JobRequest request) {
    const char* caller = sd_bus_message_get_sender(call);
    if (caller == nullptr) {
        return replyError(call, {Errc::permissionDenied, "The bus does not say who is calling."});
    }
    if (const auto reason = whyNotStart(caller, request)) {
        return replyError(call, reason->first, reason->second);
    }
    const auto client = clientOf(call);
    if (!client) {
        return replyError(call, client.error());
    }
    if (countOf((*client)->user, false) >= m_limits.per_user) {
        return replyError(call, bus::errorLimitsExceeded,
                          {Errc::failed, "You have too many jobs under way at Trimwright's helper.",
                           "Try again when one of them is done."});
    }
    auto job = std::make_unique<Job>();
    const Id id = ++m_lastId;
    job->id = id;
    job->call.reset(sd_bus_message_ref(call));
    job->caller = caller;
    job->user = (*client)->user;
    request.question.caller = caller;
    request.question.interactive = sd_bus_message_get_allow_interactive_authorization(call) > 0;
    job->request = std::move(request);
    Job& placed = *m_jobs.emplace(id, std::move(job)).first->second;
    auto question =
        m_authority.ask(placed.request.question, [this, id](const auto& refusal) { onAnswer(id, refusal); });
    if (!question) {
        finish(id, fail(std::move(question.error())));
        return 1;
    }
    placed.question = std::move(*question);
    sendProgress(placed);
    return 1;
}

void JobQueue::onAnswer(Id id, const std::optional<Refusal>& refusal) {
    const auto found = m_jobs.find(id);
    if (found == m_jobs.end()) {
        return;
    }
    Job& job = *found->second;
    job.question.reset();
    if (refusal) {
        finishWith(id, refusal->name, refusal->error);
    } else if (isTaken(job.request.key)) {
        finishWith(id, bus::errorBusy, busyError(job.request));
    } else {
        job.phase = Phase::waiting;
        startWaiting();
    }
}

void JobQueue::finish(Id id, const Result<FillReply>& outcome) {
    if (!outcome) {
        finishWith(id, bus::errorName(outcome.error().code), outcome.error());
        return;
    }
    if (const auto found = m_jobs.find(id); found != m_jobs.end() && !found->second->unwanted) {
        sd_bus_message* raw = nullptr;
        int result = sd_bus_message_new_method_return(found->second->call.get(), &raw);
        const MessagePtr reply(raw);
        result = result < 0 ? result : (*outcome)(raw);
        result = result < 0 ? result : sd_bus_send(m_bus, raw, nullptr);
        if (result < 0) {
            finishWith(id, bus::errorName(Errc::failed), innerError("the answer could not be sent"));
            return;
        }
    }
    drop(id);
}

void JobQueue::finishWith(Id id, const char* errorName, const Error& error) {
    if (const auto found = m_jobs.find(id); found != m_jobs.end() && !found->second->unwanted) {
        replyError(found->second->call.get(), errorName, error);
    }
    drop(id);
}

/// Forgets the job, and its caller if that was the last one.
void JobQueue::drop(Id id) {
    const auto found = m_jobs.find(id);
    if (found == m_jobs.end()) {
        return;
    }
    const std::string caller = found->second->caller;
    m_jobs.erase(found);
    {
        const std::lock_guard lock(m_mailbox->mutex);
        m_mailbox->stop_reasons.erase(id);
        m_mailbox->progress.erase(id);
    }
    if (std::ranges::none_of(m_jobs, [&caller](const auto& entry) { return entry.second->caller == caller; })) {
        m_clients.erase(caller);
    }
}

void JobQueue::stop(Job& job, std::string reason) {
    if (job.phase != Phase::running) {
        finish(job.id, fail(Errc::cancelled, reason.empty() ? "Cancelled before it began." : std::move(reason)));
        return;
    }
    {
        const std::lock_guard lock(m_mailbox->mutex);
        m_mailbox->stop_reasons[job.id] = std::move(reason);
    }
    job.stop.request_stop();
}

bool JobQueue::cancel(const char* caller, std::uint32_t number) {
    for (const auto& [id, job] : m_jobs) {
        if (caller != nullptr && job->caller == caller && job->request.number == number) {
            stop(*job, "");
            return true;
        }
    }
    return false;
}

void JobQueue::onVanished(const std::string& caller) {
    std::vector<Id> ended;
    for (const auto& [id, job] : m_jobs) {
        if (job->caller == caller) {
            job->unwanted = true;
            job->stop.request_stop();
            if (job->phase != Phase::running) {
                ended.push_back(id);
            }
        }
    }
    for (const Id id : ended) {
        drop(id);
    }
    m_clients.erase(caller);
    startWaiting();
}

void JobQueue::stopForSleep() {
    std::vector<Job*> affected;
    for (const auto& [id, job] : m_jobs) {
        if (job->request.stop_for_sleep) {
            affected.push_back(job.get());
        }
    }
    for (Job* job : affected) {
        stop(*job, "The computer went to sleep; what was done stays done.");
    }
}

void JobQueue::shutDown() {
    m_shuttingDown = true;
    std::vector<Job*> all;
    for (const auto& [id, job] : m_jobs) {
        all.push_back(job.get());
    }
    for (Job* job : all) {
        stop(*job, "Trimwright's helper was ended; what was done stays done.");
    }
}

} // namespace trimwright::helper
