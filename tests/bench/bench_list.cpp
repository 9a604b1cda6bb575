// SPDX-License-Identifier: GPL-3.0-or-later
// How long `trimwrightctl list --json` takes on captured trees of 1 and of 64 drives, against `lsblk -J` over this
// machine, and over the same tree. Each pair runs in turns; the medians are compared. Usage: bench_list [ROUNDS]
#include "tests/linux/tree_builder.h"
#include "tests/paths.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace trimwright {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;
using Words = std::vector<std::string>;

/// The time from start to end of a program; its output goes nowhere. Ends this program if it fails.
double timeOf(const Words& words) {
    std::vector<char*> argv;
    for (const std::string& word : words) {
        argv.push_back(const_cast<char*>(word.c_str())); // NOLINT: posix_spawn() takes them so and changes nothing
    }
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    const auto start = std::chrono::steady_clock::now();
    pid_t pid = -1;
    int status = -1;
    if (::posix_spawnp(&pid, argv[0], &actions, nullptr, argv.data(), environ) == 0) {
        ::waitpid(pid, &status, 0);
    }
    const Milliseconds took = std::chrono::steady_clock::now() - start;
    ::posix_spawn_file_actions_destroy(&actions);
    if (status != 0) {
        fmt::print(stderr, "{} failed\n", words.front());
        std::exit(EXIT_FAILURE);
    }
    return took.count();
}

double median(std::vector<double> values) {
    std::ranges::nth_element(values, values.begin() + values.size() / 2);
    return values[values.size() / 2];
}

/// A third each of SATA, NVMe and USB drives, two partitions on each.
void addDrives(testing::TreeBuilder& tree, int count) {
    for (int i = 0; i < count; ++i) {
        testing::DiskSpec disk;
        disk.index = i;
        disk.serial = fmt::format("S3Z1NB0K{:06}A", i);
        disk.sysname = i % 3 == 1
                           ? fmt::format("nvme{}n1", i)
                           : fmt::format("sd{}{}", static_cast<char>('a' + i / 26), static_cast<char>('a' + i % 26));
        const std::string directory = i % 3 == 0   ? tree.sata(disk)
                                      : i % 3 == 1 ? tree.nvme(disk, i, 1)
                                                   : tree.usb(disk, "uas", "5000");
        const std::string stem = disk.sysname + (i % 3 == 1 ? "p" : "");
        for (const char* number : {"1", "2"}) {
            tree.partition(directory, stem + number, number);
        }
    }
}

void compare(int drives, int rounds) {
    testing::TreeBuilder tree;
    addDrives(tree, drives);
    tree.mount("25 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sdaa1 rw");
    const std::string root = tree.root().string();
    const Words ours{testing::builtProgram("trimwrightctl"), "--system-root", root, "list", "--json"};
    const std::array<Words, 2> rivals{Words{"lsblk", "-J"}, Words{"lsblk", "-J", "--sysroot", root}};
    std::vector<double> own;
    std::array<std::vector<double>, 2> theirs;
    for (int round = -2; round < rounds; ++round) { // two to warm up
        const double mine = timeOf(ours);
        const double first = timeOf(rivals[0]);
        const double second = timeOf(rivals[1]);
        if (round >= 0) {
            own.push_back(mine);
            theirs[0].push_back(first);
            theirs[1].push_back(second);
        }
    }
    fmt::print(
        "{:2} drives: trimwrightctl list --json {:.2f} ms · lsblk -J of this machine {:.2f} ms, ratio {:.2f} · of "
        "the same drives {:.2f} ms, ratio {:.2f}\n",
        drives, median(own), median(theirs[0]), median(own) / median(theirs[0]), median(theirs[1]),
        median(own) / median(theirs[1]));
}

} // namespace
} // namespace trimwright

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 100;
    trimwright::compare(1, rounds);
    trimwright::compare(64, rounds);
    return EXIT_SUCCESS;
}
