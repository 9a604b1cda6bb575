// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/signals.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace trimwright::cli {
namespace {

constexpr std::array<int, 3> stopSignals = {SIGINT, SIGTERM, SIGHUP};
constexpr char stopRequested = 's';
constexpr char finished = 'f';

/// A signal handler can reach nothing but globals; -1 while nobody listens.
std::atomic<int> wakeFd = -1;
std::atomic<bool> signalled = false;

void onSignal(int /*number*/) {
    const int saved = errno;
    signalled = true;
    if (::write(wakeFd.load(), &stopRequested, 1) < 0) {
        // A full pipe means that a request is waiting already.
    }
    errno = saved;
}

} // namespace

StopOnSignal::StopOnSignal() {
    // Held back until the handler stands; the thread keeps them blocked, so that they reach whoever waits for input.
    sigset_t held;
    ::sigemptyset(&held);
    for (const int number : stopSignals) {
        ::sigaddset(&held, number);
    }
    ::pthread_sigmask(SIG_BLOCK, &held, nullptr);
    listen();
    ::pthread_sigmask(SIG_UNBLOCK, &held, nullptr); // also if a parent had left them blocked
    if (signalled) {                                // it was waiting: the command must see it before it begins
        m_source.request_stop();
    }
}

void StopOnSignal::listen() {
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        return; // signals then end the process as usual
    }
    m_readEnd.reset(ends[0]);
    m_writeEnd.reset(ends[1]);
    wakeFd = m_writeEnd.get();
    m_watcher = std::thread([fd = m_readEnd.get(), source = m_source]() mutable {
        char message = finished;
        while (::read(fd, &message, 1) < 0 && errno == EINTR) {
        }
        if (message == stopRequested) {
            source.request_stop();
        }
    });
    struct sigaction action {};
    action.sa_handler = onSignal;
    // Not SA_RESTART: a blocking read of standard input must end. SA_RESETHAND: the second signal kills.
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    for (const int number : stopSignals) {
        struct sigaction previous {};
        if (::sigaction(number, nullptr, &previous) == 0 && previous.sa_handler != SIG_IGN) { // nohup stays nohup
            ::sigaction(number, &action, nullptr);
        }
    }
}

StopOnSignal::~StopOnSignal() {
    if (m_watcher.joinable()) {
        if (::write(m_writeEnd.get(), &finished, 1) < 0) {
            // The watcher has a request to read instead.
        }
        m_watcher.join();
    }
    wakeFd = -1;
}

} // namespace trimwright::cli
