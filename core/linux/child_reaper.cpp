// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/child_reaper.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <mutex>
#include <sys/wait.h>
#include <thread>
#include <vector>

namespace trimwright::linux_system {
namespace {

using namespace std::chrono_literals;

struct Leftovers {
    std::mutex mutex;
    std::vector<pid_t> children;
};

Leftovers& leftovers() {
    static Leftovers all;
    return all;
}

} // namespace

void endChild(pid_t child, bool group) {
    ::kill(group ? -child : child, SIGKILL);
    const auto deadline = std::chrono::steady_clock::now() + 700ms;
    // Not 0: it has ended, or is no child of ours (any more). Most end at once.
    for (auto pause = 50us; ::waitpid(child, nullptr, WNOHANG) == 0;
         pause = std::min<std::chrono::microseconds>(2 * pause, 5ms)) {
        if (std::chrono::steady_clock::now() >= deadline) {
            const std::lock_guard lock(leftovers().mutex);
            leftovers().children.push_back(child);
            return;
        }
        std::this_thread::sleep_for(pause);
    }
}

void collectLeftoverChildren() {
    const std::lock_guard lock(leftovers().mutex);
    std::erase_if(leftovers().children, [](pid_t child) { return ::waitpid(child, nullptr, WNOHANG) != 0; });
}

} // namespace trimwright::linux_system
