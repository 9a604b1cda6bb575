// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/experiment.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace trimwright::emulator {
namespace {

ExperimentResult run(std::string_view name, std::string_view model) {
    auto result = runExperiment(name, model, 1, {}, {});
    EXPECT_TRUE(result) << (result ? "" : result.error().message);
    return result ? std::move(*result) : ExperimentResult{};
}

const ExperimentRow& row(const ExperimentResult& result, std::string_view state, std::string_view metric) {
    const auto found = std::ranges::find_if(
        result.rows, [=](const ExperimentRow& r) { return r.state == state && r.metric == metric; });
    if (found == result.rows.end()) {
        static const ExperimentRow none;
        ADD_FAILURE() << "no row " << state << ", " << metric;
        return none;
    }
    return *found;
}

void expectNear(const ExperimentRow& r, double share) {
    ASSERT_TRUE(r.published && r.emulated) << r.state << ", " << r.metric;
    EXPECT_NEAR(*r.emulated, *r.published, *r.published * share) << r.state << ", " << r.metric;
}

bool isSlowBuild() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
    return true;
#else
    return false;
#endif
}

TEST(Experiments, ReviewAOnTheX25M) {
    const auto result = run("trim-in-windows-7", "x25-m-g2-80");
    const std::string metric = "4 KB random write";
    expectNear(row(result, "new, run 1", metric), 0.05);
    expectNear(row(result, "run 2, at once", metric), 0.05);
    expectNear(row(result, "after a format", metric), 0.05);
    expectNear(row(result, "after deleting a full partition", metric), 0.05);
    expectNear(row(result, "after deleting its files", metric), 0.08);
    EXPECT_GT(result.simulated_seconds, 1500);
    ASSERT_EQ(result.series.size(), 5U);
    EXPECT_GE(result.series.front().points.size(), 290U);
}

TEST(Experiments, ReviewAOnTheUltraDrive) {
    const auto result = run("trim-in-windows-7", "ultradrive-gx-128");
    const std::string metric = "4 KB random write";
    for (const char* state : {"new, run 1", "run 2, at once", "after a format", "after deleting its files"}) {
        expectNear(row(result, state, metric), 0.03);
    }
}

TEST(Experiments, ReviewBOnTheOptimizer) {
    const auto result = run("optimizer", "x25-m-g2-160");
    const auto& optimizer = row(result, "dirty, half full", "time of the Optimizer");
    ASSERT_TRUE(optimizer.emulated);
    EXPECT_NEAR(*optimizer.emulated, 5, 1);
    const auto& erase = row(result, "any", "time of a secure erase");
    ASSERT_TRUE(erase.emulated);
    EXPECT_GE(*erase.emulated, 20);
    EXPECT_LE(*erase.emulated, 30);
    EXPECT_GT(*row(result, "after the Optimizer", "4 KB random write").emulated,
              3 * *row(result, "dirty, half full", "4 KB random write").emulated);
    EXPECT_FALSE(row(run("optimizer", "ssdnow-v-40"), "dirty, half full", "time of the Optimizer").emulated);
}

TEST(Experiments, ReviewCAfterATerabyte) {
    if (isSlowBuild()) {
        GTEST_SKIP() << "A terabyte takes minutes without optimization or with sanitizers.";
    }
    const auto intel = run("after-a-terabyte", "x25-m-g2-160-old");
    for (const char* metric : {"AS SSD sequential write", "AS SSD sequential read", "4 KB random write"}) {
        expectNear(row(intel, "new", metric), 0.05);
        expectNear(row(intel, "after 1 TB", metric), 0.10);
    }
    const auto vertex = run("after-a-terabyte", "vertex-120");
    expectNear(row(vertex, "after 1 TB", "AS SSD sequential read"), 0.10);
    const auto samsung = run("after-a-terabyte", "p128");
    expectNear(row(samsung, "after 1 TB", "4 KB random write"), 0.10);
    expectNear(row(samsung, "after 1 TB", "longest 4 KB random write"), 0.10);
}

TEST(Experiments, NewDrivesStreamAsFastAsTheReviewsFound) {
    const auto kingston = run("new-drives", "ssdnow-v-40");
    expectNear(row(kingston, "new", "2 MB sequential write"), 0.05);
    expectNear(row(kingston, "new", "sequential read"), 0.05);
    for (const char* model : {"x25-m-g2-80", "x25-m-g2-160", "x25-m-g2-160-old", "x25-m-g1-80"}) {
        expectNear(row(run("new-drives", model), "new", "2 MB sequential write"), 0.05);
    }
}

TEST(Experiments, HdTachOnBothFirmwares) {
    for (const char* model : {"x25-m-g2-160-old", "x25-m-g2-160"}) {
        expectNear(row(run("benchmarks", model), "new", "HD Tach average write"), 0.05);
    }
}

TEST(Experiments, BenchmarksFollowTheirDefinitions) {
    const auto result = run("benchmarks", "x25-m-g2-80");
    const auto value = [&result](const char* metric) { return row(result, "new", metric).emulated.value_or(0); };
    EXPECT_NEAR(value("AS SSD read score"),
                value("AS SSD sequential read") / 10 + value("AS SSD 4K read") + value("AS SSD 4K-64Thrd read"), 1e-6);
    EXPECT_GT(value("AS SSD 4K-64Thrd read"), value("AS SSD 4K read"));
    EXPECT_LT(value("ATTO 0.5 KB write"), value("ATTO 4 KB write") / 8);
    EXPECT_LE(value("ATTO 4 KB read"), value("ATTO 8 MB read"));
    EXPECT_EQ(std::ranges::count_if(result.rows, [](const auto& r) { return r.metric.starts_with("ATTO"); }), 30);
    EXPECT_EQ(std::ranges::count_if(result.series, [](const auto& s) { return s.points.size() == 64; }), 2);
}

TEST(Experiments, MixedFavouritesCostCopiesAndTrimSavesThem) {
    const auto result = run("hot-and-cold", "x25-m-g2-80");
    const auto amplification = [&result](const char* state) {
        return row(result, state, "write amplification").emulated.value_or(0);
    };
    for (const char* state : {"uniform", "uniform, 10 % TRIM", "uniform, 20 % TRIM"}) {
        expectNear(row(result, state, "write amplification"), 0.01);
    }
    EXPECT_GT(amplification("Zipf 0.99"), amplification("uniform"));
    EXPECT_LT(amplification("Zipf 0.99, 10 % TRIM"), amplification("Zipf 0.99") / 2);
    EXPECT_LT(amplification("Zipf 0.99, 20 % TRIM"), amplification("Zipf 0.99, 10 % TRIM"));
}

TEST(Experiments, NotesAreOnlyWhereTheyBelong) {
    for (const ExperimentRow& r : run("optimizer", "x25-m-g2-80").rows) {
        EXPECT_THAT(r.note, ::testing::Not(::testing::HasSubstr("does not know TRIM"))) << r.state;
    }
    for (const ExperimentRow& r : run("trim-in-windows-7", "ultradrive-gx-128").rows) {
        EXPECT_THAT(r.note, ::testing::Not(::testing::HasSubstr("above a new drive"))) << r.state;
    }
    const auto kingston = run("optimizer", "ssdnow-v-40");
    const auto& refused = row(kingston, "dirty, half full", "time of the Optimizer");
    EXPECT_FALSE(refused.emulated);
    EXPECT_THAT(refused.note, ::testing::HasSubstr("does not know TRIM"));
}

TEST(Experiments, TheoryHolds) {
    for (const char* policy : {"greedy", "fifo"}) {
        const auto result = run("theory", policy);
        EXPECT_EQ(result.rows.size(), 21U);
        for (const ExperimentRow& r : result.rows) {
            expectNear(r, 0.005);
        }
    }
    for (const ExperimentRow& r : run("theory-trim", "greedy").rows) {
        expectNear(r, 0.01);
    }
}

TEST(Experiments, TheOrderOfTheDrivesInDesktopTraces) {
    const auto iops = [](const char* model) {
        return row(run("desktop-traces", model), "half full", "light desktop trace").emulated.value_or(0);
    };
    const double hardDisk = iops("velociraptor-300");
    EXPECT_GT(iops("ssdnow-v-40"), 2 * hardDisk);
    EXPECT_GT(iops("x25-m-g2-160"), iops("ssdnow-v-40"));
}

TEST(Experiments, WeeksOfUseShowWhatTrimIsGoodFor) {
    const auto result = run("weeks", "x25-m-g2-80");
    const auto value = [&result](const char* state, const char* metric) {
        return *row(result, state, metric).emulated;
    };
    EXPECT_GT(value("daily TRIM, after 26 weeks", "4 KB random write"),
              1.5 * value("never TRIM, after 26 weeks", "4 KB random write"));
    EXPECT_LT(value("weekly TRIM, after 26 weeks", "write amplification"),
              value("never TRIM, after 26 weeks", "write amplification"));
    EXPECT_LT(value("immediate TRIM, after 26 weeks", "erases per block"),
              value("never TRIM, after 26 weeks", "erases per block"));
    EXPECT_EQ(result.series.size(), 12U);
    EXPECT_EQ(result.series.front().points.size(), 26U);
}

TEST(Experiments, TheSameSeedGivesTheSameResult) {
    const auto a = run("new-drives", "x25-m-g2-80");
    const auto b = run("new-drives", "x25-m-g2-80");
    ASSERT_EQ(a.rows.size(), b.rows.size());
    for (std::size_t i = 0; i < a.rows.size(); ++i) {
        EXPECT_EQ(a.rows[i].emulated, b.rows[i].emulated);
    }
}

TEST(Experiments, ProgressGrowsToTheEndAndAStopEndsIt) {
    std::uint64_t last = 0;
    const auto whole = runExperiment("theory-trim", "greedy", 1, {}, [&last](const Progress& progress) {
        EXPECT_GE(progress.done, last);
        EXPECT_LE(progress.done, progress.total);
        last = progress.done;
    });
    EXPECT_TRUE(whole);
    EXPECT_EQ(last, 2000U);
    std::stop_source stop;
    const auto cancelled = runExperiment("trim-in-windows-7", "x25-m-g2-80", 1, stop.get_token(),
                                         [&stop](const Progress&) { stop.request_stop(); });
    ASSERT_FALSE(cancelled);
    EXPECT_EQ(cancelled.error().code, Errc::cancelled);
}

TEST(Experiments, AWatcherSeesRowsAndLinesGrow) {
    std::size_t rows = 0;
    std::size_t growing = 0;
    std::size_t points = 0;
    const auto result = runExperiment("trim-in-windows-7", "x25-m-g2-80", 1, {}, {}, [&](const ExperimentResult& part) {
        EXPECT_GE(part.rows.size(), rows);
        rows = part.rows.size();
        if (part.series.size() == 1 && part.series.front().points.size() > points) {
            points = part.series.front().points.size();
            ++growing;
        }
    });
    ASSERT_TRUE(result);
    EXPECT_EQ(rows, result->rows.size());
    EXPECT_GT(growing, 100U); // the first run, a second at a time
    EXPECT_EQ(points, result->series.front().points.size());
}

TEST(Experiments, TheDifferenceIsLeftOutWhereItSaysNothing) {
    ExperimentRow row{"new", "4 KB random write", "MB/s", 40, 38};
    ASSERT_TRUE(differencePercent(row));
    EXPECT_NEAR(*differencePercent(row), -5, 1e-9);
    row.relation = "≈";
    EXPECT_TRUE(differencePercent(row));
    row.relation = "<";
    EXPECT_FALSE(differencePercent(row));
    row.relation.clear();
    row.unit = "%";
    EXPECT_FALSE(differencePercent(row));
    row.unit = "MB/s";
    row.published.reset();
    EXPECT_FALSE(differencePercent(row));
    row.published = 0;
    EXPECT_FALSE(differencePercent(row));
}

TEST(Experiments, UnknownNamesSayWhatThereIs) {
    const auto experiment = runExperiment("nonesuch", "x25-m-g2-80", 1, {}, {});
    EXPECT_EQ(experiment.error().code, Errc::notFound);
    EXPECT_THAT(experiment.error().advice, ::testing::HasSubstr("trim-in-windows-7"));
    const auto model = runExperiment("trim-in-windows-7", "p128", 1, {}, {});
    EXPECT_EQ(model.error().code, Errc::notFound);
    EXPECT_THAT(model.error().advice, ::testing::HasSubstr("ultradrive-gx-128"));
}

} // namespace
} // namespace trimwright::emulator
