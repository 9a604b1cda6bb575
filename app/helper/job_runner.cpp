// SPDX-License-Identifier: GPL-3.0-or-later
// The jobs of the queue whose turn has come: their threads, and what those tell.
#include "app/dbus/contract.h"
#include "app/helper/job_queue_parts.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace trimwright::helper {
namespace {

const char* wireName(bool waiting, bool running) {
    return running ? bus::phase::running : waiting ? bus::phase::waiting : bus::phase::authorizing;
}

Result<FillReply> runGuarded(const Work& work, const JobRun& run) {
    try {
        return work(run);
    } catch (const std::exception&) { // out of memory, or no thread: words for programmers
        return fail(innerError("not enough memory or threads"));
    }
}

} // namespace

/// Of the users with waiting jobs and room for one more, the one with the fewest running jobs; of its jobs the oldest.
JobQueue::Job* JobQueue::nextWaiting() {
    Job* next = nullptr;
    std::size_t fewest = m_limits.running_per_user;
    for (const auto& [id, job] : m_jobs) {
        if (job->phase != Phase::waiting) {
            continue;
        }
        if (const std::size_t running = countOf(job->user, true); running < fewest) {
            next = job.get();
            fewest = running;
        }
    }
    return next;
}

void JobQueue::startWaiting() {
    const auto running = [this] {
        return static_cast<std::size_t>(
            std::ranges::count_if(m_jobs, [](const auto& entry) { return entry.second->phase == Phase::running; }));
    };
    while (running() < m_limits.running) {
        Job* next = nextWaiting();
        if (next == nullptr) {
            return;
        }
        run(*next);
    }
}

void JobQueue::run(Job& job) {
    job.phase = Phase::running;
    sendProgress(job);
    JobRun context{job.stop.get_token(),
                   [mailbox = m_mailbox, id = job.id](const Progress& now) {
                       {
                           const std::lock_guard lock(mailbox->mutex);
                           mailbox->progress[id] = now;
                       }
                       mailbox->wake();
                   },
                   [mailbox = m_mailbox, id = job.id] {
                       const std::lock_guard lock(mailbox->mutex);
                       const auto found = mailbox->stop_reasons.find(id);
                       return found == mailbox->stop_reasons.end() ? std::string() : found->second;
                   }};
    try {
        job.thread =
            std::jthread([mailbox = m_mailbox, id = job.id, work = job.request.work, run = std::move(context)] {
                Result<FillReply> outcome = runGuarded(work, run);
                {
                    const std::lock_guard lock(mailbox->mutex);
                    mailbox->done.push_back({id, std::move(outcome)});
                }
                mailbox->wake();
            });
    } catch (const std::exception&) {
        const std::lock_guard lock(m_mailbox->mutex);
        m_mailbox->done.push_back({job.id, fail(innerError("no thread could be started"))});
        m_mailbox->wake();
    }
}

void JobQueue::onMail() {
    std::vector<Done> done;
    std::map<Id, Progress> progress;
    {
        const std::lock_guard lock(m_mailbox->mutex);
        done.swap(m_mailbox->done);
        progress.swap(m_mailbox->progress);
    }
    for (const auto& [id, now] : progress) {
        if (const auto found = m_jobs.find(id); found != m_jobs.end()) {
            found->second->progress = now;
            sendProgress(*found->second);
        }
    }
    for (const Done& one : done) {
        finish(one.id, one.outcome);
    }
    startWaiting();
}

void JobQueue::sendProgress(Job& job) {
    if (job.unwanted) {
        return;
    }
    sd_bus_message* raw = nullptr;
    if (sd_bus_message_new_signal(m_bus, &raw, bus::objectPath, bus::interfaceName, "Progress") < 0) {
        return;
    }
    const MessagePtr signal(raw);
    const char* phase = wireName(job.phase == Phase::waiting, job.phase == Phase::running);
    if (sd_bus_message_set_destination(raw, job.caller.c_str()) >= 0 &&
        sd_bus_message_append(raw, "usttt", job.request.number, phase, job.progress.done, job.progress.total,
                              job.progress.offered_bytes) >= 0) {
        sd_bus_send(m_bus, raw, nullptr); // a caller that does not read is the bus's concern
    }
}

void JobQueue::beat() {
    for (const auto& [id, job] : m_jobs) {
        sendProgress(*job);
    }
}

} // namespace trimwright::helper
