// SPDX-License-Identifier: GPL-3.0-or-later
// How fast the emulated drives are: host pages per second in steady state, memory, and whole experiments.
#include "core/emulator/checkpoint.h"
#include "core/emulator/drive_model.h"
#include "core/emulator/experiment.h"
#include "core/emulator/flash_drive.h"

#include <benchmark/benchmark.h>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace trimwright::emulator;

/// Uniform random 4 KiB writes over a whole drive that is in steady state, one core.
void steadyRandomWrites(benchmark::State& state, const char* model) {
    FlashDrive drive(*findModel(model), 1);
    const std::uint32_t pages = drive.model().pages();
    Random random(1);
    std::vector<std::uint32_t> batch(4096);
    const auto writeBatch = [&] {
        for (auto& page : batch) {
            page = random.below(pages);
        }
        benchmark::DoNotOptimize(drive.writeRandom(batch));
    };
    drive.write(0, pages);
    for (std::uint64_t done = 0; done < 2 * std::uint64_t{pages}; done += batch.size()) {
        writeBatch();
    }
    const auto before = drive.ftl().counters();
    for (auto iteration : state) {
        (void)iteration;
        writeBatch();
    }
    const auto& after = drive.ftl().counters();
    const auto written = static_cast<double>(after.host_pages - before.host_pages);
    state.counters["host_writes_per_second"] = benchmark::Counter(written, benchmark::Counter::kIsRate);
    state.counters["write_amplification"] = 1 + static_cast<double>(after.copied_pages - before.copied_pages) / written;
    state.counters["bytes_per_exported_gigabyte"] =
        static_cast<double>(drive.ftl().memoryBytes()) / (static_cast<double>(drive.model().capacityBytes()) / 1e9);
}
BENCHMARK_CAPTURE(steadyRandomWrites, x25_m_g2_80, "x25-m-g2-80");
BENCHMARK_CAPTURE(steadyRandomWrites, x25_m_g2_160, "x25-m-g2-160");

/// A TRIM of everything after random writes, the worst case of the search for victims.
void trimEverything(benchmark::State& state) {
    FlashDrive drive(*findModel("x25-m-g2-80"), 1);
    const std::uint32_t pages = drive.model().pages();
    Random random(1);
    std::vector<std::uint32_t> batch(4096);
    for (auto iteration : state) {
        (void)iteration;
        state.PauseTiming();
        for (std::uint64_t done = 0; done < pages; done += batch.size()) {
            for (auto& page : batch) {
                page = random.below(pages);
            }
            drive.writeRandom(batch);
        }
        state.ResumeTiming();
        drive.trim(0, pages);
    }
    state.counters["trimmed_pages_per_second"] =
        benchmark::Counter(static_cast<double>(state.iterations()) * pages, benchmark::Counter::kIsRate);
}
BENCHMARK(trimEverything)->Unit(benchmark::kMillisecond);

/// A drive as its file has it: `writes` simulated five minutes of random writes, a year of files before.
DriveFile writtenAllOver(const char* model, int writes) {
    DriveFile file;
    file.model = model;
    file.seed = 1;
    file.operations.push_back({"age", "windows-xp", {}});
    file.operations.resize(1 + static_cast<std::size_t>(writes), {"random-write", {}, {}});
    return file;
}

std::shared_ptr<EmulatedDrive> replay(const DriveFile& file) {
    auto drive = std::make_shared<EmulatedDrive>(*findModel(file.model), file.seed);
    for (const Operation& operation : file.operations) {
        benchmark::DoNotOptimize(drive->apply(operation, {}, {}));
    }
    return drive;
}

/// What bringing up a drive takes without and with its checkpoint, reading the file included.
void saveCheckpoint(benchmark::State& state, const char* model, int writes) {
    const DriveFile file = writtenAllOver(model, writes);
    const auto drive = replay(file);
    for (auto iteration : state) {
        (void)iteration;
        benchmark::DoNotOptimize(makeCheckpoint(*drive, file));
    }
}

void restoreByReplay(benchmark::State& state, const char* model, int writes) {
    const DriveFile file = writtenAllOver(model, writes);
    for (auto iteration : state) {
        (void)iteration;
        benchmark::DoNotOptimize(replay(file));
    }
}

void restoreByCheckpoint(benchmark::State& state, const char* model, int writes) {
    const DriveFile file = writtenAllOver(model, writes);
    const auto directory = std::filesystem::temp_directory_path() / "trimwright-bench";
    const DriveStore store(directory);
    const HugeText checkpoint = makeCheckpoint(*replay(file), file);
    std::filesystem::create_directories(directory);
    store.writeCheckpoint("bench", checkpoint);
    for (auto iteration : state) {
        (void)iteration;
        if (!restoreCheckpoint(store.readCheckpoint("bench"), file)) {
            state.SkipWithError("the checkpoint does not give the drive back");
            break;
        }
    }
    std::filesystem::remove_all(directory);
    state.counters["file_bytes"] = static_cast<double>(checkpoint.size());
}
BENCHMARK_CAPTURE(saveCheckpoint, x25_m_g2_80, "x25-m-g2-80", 20)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(restoreByReplay, x25_m_g2_80, "x25-m-g2-80", 20)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(restoreByCheckpoint, x25_m_g2_80, "x25-m-g2-80", 20)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(restoreByReplay, x25_m_g2_160, "x25-m-g2-160", 60)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(restoreByCheckpoint, x25_m_g2_160, "x25-m-g2-160", 60)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Wall time of a whole experiment on its first model.
void experiment(benchmark::State& state, const std::string& name, const std::string& model) {
    for (auto iteration : state) {
        (void)iteration;
        const auto result = runExperiment(name, model, 1, {}, {});
        if (!result) {
            state.SkipWithError(result.error().message.c_str());
            return;
        }
        state.counters["simulated_seconds"] = result->simulated_seconds;
    }
}

} // namespace

int main(int argc, char** argv) {
    for (const ExperimentInfo& info : experiments()) {
        benchmark::RegisterBenchmark(("experiment/" + info.name + "/" + info.models.front()).c_str(), experiment,
                                     info.name, info.models.front())
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime();
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
