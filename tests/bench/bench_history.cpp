// SPDX-License-Identifier: GPL-3.0-or-later
// Ten years of hourly samples of 32 drives: how large the history is, how fast a chart of one drive over all time is,
// and both again after thinning. Usage: bench_history [YEARS [DRIVES]]
#include "core/care/history.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fmt/format.h>
#include <random>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

using namespace trimwright;
using namespace trimwright::care;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::sys_seconds start{std::chrono::seconds{1'796'083'200}}; // 2026-12-01
constexpr std::chrono::sys_seconds none{};

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// A drive that is used as a desktop's is, with all figures that a SATA drive of a good maker reports.
struct SimulatedDrive {
    Drive drive;
    Sample sample;

    explicit SimulatedDrive(int number) {
        drive.id = {fmt::format("sata-Example_SSD_{}-S3Z1NB0K{:06}-5002538e4{:07}", number, number, number)};
        drive.node = fmt::format("/dev/sd{}", number);
        drive.model = "Example SSD 500GB";
        drive.serial = fmt::format("S3Z1NB0K{:06}", number);
        drive.firmware = "RVT02B6Q";
        drive.capacity_bytes = 500'107'862'016;
        sample.host_writes_bytes = 0;
        sample.host_reads_bytes = 0;
        sample.nand_writes_bytes = 0;
        sample.power_on_hours = 0;
        sample.power_cycles = 1;
        sample.kernel = KernelWrites{"", 0};
        DriveCondition& condition = sample.condition;
        condition.verdict = Verdict::healthy;
        condition.self_assessment_passed = true;
        condition.percentage_used = 0;
        condition.spare_percent = 100;
        condition.unsafe_shutdowns = condition.media_errors = condition.reallocated_sectors = 0;
        condition.interface_crc_errors = 0;
        condition.firmware = drive.firmware;
        condition.source = "smartctl";
        FigureOrigins origins;
        for (const char* figure : {"life_left_percent", "host_writes_bytes", "host_reads_bytes", "nand_writes_bytes",
                                   "temperature_celsius", "power_on_hours"}) {
            origins.push_back(
                {figure, "attribute 241 Total_LBAs_Written", "512 B", "The unit agrees.", Confidence::proven});
        }
        sample.origins = std::make_shared<const FigureOrigins>(std::move(origins));
    }

    void liveOneHour(int hour, std::mt19937_64& random) {
        const std::uint64_t written = 2'000'000'000 + random() % 3'000'000'000;
        *sample.host_writes_bytes += written / 512 * 512;
        *sample.host_reads_bytes += 2 * written / 512 * 512;
        *sample.nand_writes_bytes += written * 3 / 2 / 16384 * 16384;
        *sample.power_on_hours += 1;
        sample.temperature_celsius = 28 + static_cast<int>(random() % 20);
        if (hour % 24 == 0) {
            *sample.power_cycles += 1;
            sample.kernel = KernelWrites{fmt::format("{:016x}-boot-of-day-{}", random(), hour / 24), 0};
        }
        if (random() % 2000 == 0) {
            *sample.condition.unsafe_shutdowns += 1;
        }
        sample.kernel->written_bytes += written / 512 * 512;
        sample.condition.percentage_used = static_cast<int>(*sample.host_writes_bytes / 4'000'000'000'000);
        sample.life_left_percent = std::max(0, 100 - *sample.condition.percentage_used);
        sample.taken_at = start + std::chrono::hours(hour);
    }
};

[[noreturn]] void give_up(const Error& error) {
    fmt::print(stderr, "{}\n{}\n", error.message, error.advice);
    std::exit(1);
}

template <class T>
T orGiveUp(Result<T> result) {
    if (!result) {
        give_up(result.error());
    }
    return std::move(*result);
}

/// As the timer does: every hour all drives, so that the pages of the drives fill in turn.
void fill(History& history, int years, int drives) {
    std::mt19937_64 random(1);
    std::vector<SimulatedDrive> simulated;
    for (int number = 0; number < drives; ++number) {
        simulated.emplace_back(number);
    }
    std::vector<Recording> batch;
    const int hours = years * 365 * 24;
    for (int hour = 0; hour < hours; ++hour) {
        for (SimulatedDrive& one : simulated) {
            one.liveOneHour(hour, random);
            Recording& recording = batch.emplace_back();
            recording.drive = one.drive;
            recording.sample = one.sample;
        }
        if (hour % 168 == 167 || hour + 1 == hours) {
            if (const auto done = history.record(batch); !done) {
                give_up(done.error());
            }
            batch.clear();
        }
    }
}

/// The middle of several runs, each on a connection of its own.
void measureCharts(const std::filesystem::path& file, const DriveId& drive, const char* when) {
    const std::vector<std::pair<const char*, ChartFigure>> figures = {{"life left", ChartFigure::lifeLeft},
                                                                      {"host writes", ChartFigure::hostWrites},
                                                                      {"temperature", ChartFigure::temperature}};
    for (const auto& [name, figure] : figures) {
        std::vector<double> times;
        std::vector<double> processor; // what of it this process computed: the rest waits for a busy machine
        std::size_t points = 0;
        for (int run = 0; run < 9; ++run) {
            History history = orGiveUp(History::open(file, History::Access::readOnly, none));
            const auto begin = Clock::now();
            const std::clock_t used = std::clock();
            points = orGiveUp(history.chart(drive, figure, {}, 1000)).size();
            times.push_back(secondsSince(begin) * 1000);
            processor.push_back(static_cast<double>(std::clock() - used) * 1000 / CLOCKS_PER_SEC);
        }
        std::sort(times.begin(), times.end());
        std::sort(processor.begin(), processor.end());
        fmt::print("{:<16} chart of {:<12} {:>5} points  median {:6.1f} ms  worst {:6.1f} ms  processor {:5.1f} ms\n",
                   when, name, points, times[times.size() / 2], times.back(), processor[processor.size() / 2]);
    }
}

void printSize(const std::filesystem::path& file, const char* when, std::uint64_t rows) {
    const auto bytes = std::filesystem::file_size(file);
    fmt::print("{:<16} {} samples  {:.1f} MB  {:.1f} bytes each\n", when, rows, static_cast<double>(bytes) / 1e6,
               static_cast<double>(bytes) / static_cast<double>(rows));
}

} // namespace

int main(int argc, char** argv) {
    const int years = argc > 1 ? std::atoi(argv[1]) : 10;
    const int drives = argc > 2 ? std::atoi(argv[2]) : 32;
    const auto directory = std::filesystem::temp_directory_path() / fmt::format("bench_history-{}", ::getpid());
    const auto file = directory / "history.db";
    {
        History history = orGiveUp(History::open(file, History::Access::readWrite, none));
        auto begin = Clock::now();
        fill(history, years, drives);
        const auto rows = static_cast<std::uint64_t>(years) * 365 * 24 * static_cast<std::uint64_t>(drives);
        fmt::print("recorded in {:.1f} s, {:.1f} µs a sample\n", secondsSince(begin),
                   secondsSince(begin) * 1e6 / static_cast<double>(rows));
        printSize(file, "before thinning", rows);
        const DriveId middle = orGiveUp(history.drives())[static_cast<std::size_t>(drives / 2)].id;
        measureCharts(file, middle, "before thinning");
        begin = Clock::now();
        const Thinned thinned = orGiveUp(history.thin(start + std::chrono::hours(years * 365 * 24)));
        fmt::print("thinned in {:.1f} s\n", secondsSince(begin));
        printSize(file, "after thinning", thinned.kept);
        measureCharts(file, middle, "after thinning");
    }
    std::filesystem::remove_all(directory);
    return 0;
}
