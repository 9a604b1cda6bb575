// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/helper/job_queue.h"

#include <map>
#include <mutex>
#include <string>
#include <unistd.h>
#include <vector>

// What the queue is made of; for its own sources only.
namespace trimwright::helper {

/// What the threads leave for the main thread.
struct JobQueue::Done {
    Id id = 0;
    Result<FillReply> outcome;
};

struct JobQueue::Mailbox {
    std::mutex mutex;
    std::vector<Done> done;
    std::map<Id, Progress> progress; ///< The newest of each job that has news.
    std::map<Id, std::string> stop_reasons;
    int wake_fd = -1;

    void wake() const {
        const std::uint64_t one = 1;
        [[maybe_unused]] const ssize_t written = ::write(wake_fd, &one, sizeof one);
    }
};

struct JobQueue::Job {
    Id id = 0;
    MessagePtr call;
    std::string caller;
    uid_t user = 0;
    JobRequest request;
    Phase phase = Phase::authorizing;
    bool unwanted = false; ///< The caller has gone: nobody waits for the reply.
    Progress progress;
    Authority::PendingPtr question;
    std::stop_source stop;
    std::jthread thread;
};

/// A caller that has jobs. Watched, so that its end is noticed.
struct JobQueue::Client {
    JobQueue* queue = nullptr;
    std::string name;
    uid_t user = 0;
    TrackPtr track;
};

/// A failure of the helper itself.
Error innerError(std::string_view what);

} // namespace trimwright::helper
