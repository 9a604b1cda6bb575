// SPDX-License-Identifier: GPL-3.0-or-later
// What the pieces, the child process and the whole program around them cost: `trimwrightctl optimize` against fstrim(8)
// on identical copies of a fragmented ext4 filesystem, alternating, each run on a fresh mount. Prints the medians and
// their ratio; exits with 1 if that is above the limit. Needs root.
#include "core/base/file.h"
#include "core/base/units.h"
#include "core/linux/child_program.h"
#include "tests/root/loop_filesystem.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace trimwright {
namespace {

using testing::LoopFilesystem;

constexpr double limit = 1.10;
constexpr std::uint64_t neededExtents = 20'000;

struct Settings {
    std::string program;
    std::filesystem::path directory = std::filesystem::temp_directory_path();
    int runs = 7;
    std::uint64_t gibibytes = 5;
};

/// Free extents of a mounted ext4, as its allocator counts them: "#0    : 32768 31 …" has the fragments third.
std::uint64_t freeExtents(const std::string& sysname) {
    std::istringstream lines(readFile("/proc/fs/ext4/" + sysname + "/mb_groups").value_or(""));
    std::uint64_t total = 0;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream fields(line.substr(std::min(line.size(), line.find(':') + 1)));
        std::uint64_t freeBlocks = 0;
        std::uint64_t fragments = 0;
        if (line.starts_with('#') && fields >> freeBlocks >> fragments) {
            total += fragments;
        }
    }
    return total;
}

std::string loopName(const LoopFilesystem& filesystem) {
    const auto link = std::filesystem::read_symlink("/sys/dev/block/" + filesystem.loopDeviceNumber());
    return link.filename();
}

struct Run {
    double seconds = 0;
    std::string output;
};

/// One program from its start to its end on a fresh mount.
Run timeOnFreshMount(LoopFilesystem& filesystem, std::vector<std::string> argv) {
    filesystem.remount();
    argv.push_back(filesystem.mountPoint());
    const auto start = std::chrono::steady_clock::now();
    const auto output = linux_system::runProgram(argv, {.timeout = std::chrono::minutes(5)}, {});
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    if (!output || output->exit_status != 0) {
        throw std::runtime_error(argv[0] + " failed: " + (output ? output->text : output.error().message));
    }
    return {took.count(), output->text};
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

std::uint64_t offeredBytes(const std::string& json) {
    const auto parsed = nlohmann::json::parse(json);
    if (parsed.at("results").at(0).at("outcome") != "trimmed") {
        throw std::runtime_error("not trimmed: " + json);
    }
    return parsed.at("results").at(0).at("offered_bytes").get<std::uint64_t>();
}

int compare(const Settings& settings) {
    const auto fstrim = linux_system::findProgram("fstrim");
    if (!fstrim) {
        throw std::runtime_error("needs fstrim");
    }
    const testing::RootWorkspace workspace(settings.directory);
    LoopFilesystem one(workspace.directory(), "one", "ext4", settings.gibibytes * gibibyte, {"-E", "nodiscard"});
    testing::fragment(one.mountPoint() / "holes", (settings.gibibytes * gibibyte / 10) * 8, std::uint64_t{128} << 10);
    one.remount();
    const std::uint64_t extents = freeExtents(loopName(one));
    fmt::print("ext4 of {} GiB with {} free extents in {}\n", settings.gibibytes, extents,
               workspace.directory().string());
    if (extents < neededExtents) {
        throw std::runtime_error("too few free extents");
    }
    one.unmount();
    LoopFilesystem two(one, "two");
    one.mount();

    const std::vector<std::string> ours{settings.program, "optimize", "--json"};
    const std::vector<std::string> theirs{*fstrim};
    timeOnFreshMount(one, theirs); // Warm up, and bring both images into the same state.
    timeOnFreshMount(two, theirs);
    std::vector<double> oursSeconds;
    std::vector<double> theirsSeconds;
    for (int run = 0; run < settings.runs; ++run) {
        LoopFilesystem& first = run % 2 == 0 ? one : two;
        LoopFilesystem& second = run % 2 == 0 ? two : one;
        const Run own = timeOnFreshMount(first, ours);
        const Run other = timeOnFreshMount(second, theirs);
        oursSeconds.push_back(own.seconds);
        theirsSeconds.push_back(other.seconds);
        fmt::print("run {}: trimwrightctl {:.4f} s (offered {} bytes), fstrim {:.4f} s\n", run + 1, own.seconds,
                   offeredBytes(own.output), other.seconds);
    }
    const double ratio = median(oursSeconds) / median(theirsSeconds);
    fmt::print("median: trimwrightctl {:.4f} s, fstrim {:.4f} s, ratio {:.3f} (limit {:.2f})\n", median(oursSeconds),
               median(theirsSeconds), ratio, limit);
    return ratio <= limit ? 0 : 1;
}

} // namespace
} // namespace trimwright

int main(int argc, char** argv) {
    trimwright::Settings settings;
    settings.program = std::filesystem::read_symlink("/proc/self/exe").parent_path() / "trimwrightctl";
    CLI::App app("Compares trimwrightctl optimize with fstrim.");
    app.add_option("--program", settings.program, "trimwrightctl to measure");
    app.add_option("--directory", settings.directory, "where the images go (sparse, about 200 MB are used)");
    app.add_option("--runs", settings.runs, "runs of each")->check(CLI::Range(1, 1000));
    app.add_option("--gib", settings.gibibytes, "size of the filesystem")->check(CLI::Range(4, 1024));
    CLI11_PARSE(app, argc, argv);
    if (const auto reason = trimwright::testing::whyNotTestable("ext4")) {
        fmt::print(stderr, "bench_optimize: {}.\n", *reason);
        return 2;
    }
    try {
        return trimwright::compare(settings);
    } catch (const std::exception& error) {
        fmt::print(stderr, "bench_optimize: {}.\n", error.what());
        return 2;
    }
}
