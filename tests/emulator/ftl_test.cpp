// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ftl.h"
#include "tests/emulator/theory.h"

#include <gtest/gtest.h>
#include <numeric>

namespace trimwright::emulator {
namespace {

Ftl makeFtl(std::uint32_t blocks, double spare, std::uint32_t pagesPerBlock, VictimPolicy policy,
            std::uint64_t fragments = 0) {
    FtlConfig config;
    config.blocks = blocks;
    config.pages_per_block = pagesPerBlock;
    config.exported_pages = static_cast<std::uint32_t>(blocks / (1 + spare) * pagesPerBlock);
    config.policy = policy;
    config.fragment_entries = fragments;
    NandConfig nand;
    nand.used_blocks = blocks;
    nand.reserve_blocks = 4;
    return {config, nand};
}

void writeUniform(Ftl& ftl, Random& random, std::uint64_t pages) {
    std::vector<std::uint32_t> batch(1000);
    for (std::uint64_t done = 0; done < pages; done += batch.size()) {
        for (auto& page : batch) {
            page = random.below(ftl.config().exported_pages);
        }
        ASSERT_EQ(ftl.write(batch), batch.size());
    }
}

double steadyWriteAmplification(Ftl& ftl) {
    Random random(7);
    const std::uint64_t drive = ftl.config().exported_pages;
    ftl.writeRun(0, ftl.config().exported_pages);
    writeUniform(ftl, random, 6 * drive);
    const FtlCounters before = ftl.counters();
    writeUniform(ftl, random, 4 * drive);
    const FtlCounters& after = ftl.counters();
    return 1 + static_cast<double>(after.copied_pages - before.copied_pages) /
                   static_cast<double>(after.host_pages - before.host_pages);
}

TEST(Theory, IsThePublishedTable) {
    EXPECT_NEAR(testing::greedyWriteAmplification(1 / 1.07, 64), 7.010, 0.001);
    EXPECT_NEAR(testing::greedyWriteAmplification(1 / 1.07, 128), 7.392, 0.001);
    EXPECT_NEAR(testing::greedyWriteAmplification(1 / 1.28, 256), 2.461, 0.001);
    EXPECT_NEAR(testing::fifoWriteAmplification(1 / 1.07), 7.817, 0.001);
    EXPECT_NEAR(testing::fifoWriteAmplification(1 / 1.28), 2.481, 0.001);
}

TEST(Ftl, GreedyWriteAmplificationIsTheFormulas) {
    for (const double spare : {0.07, 0.15, 0.28}) {
        Ftl ftl = makeFtl(4096, spare, 128, VictimPolicy::greedy);
        const double rho = ftl.config().exported_pages / (4096.0 * 128);
        const double theory = testing::greedyWriteAmplification(rho, 128);
        EXPECT_NEAR(steadyWriteAmplification(ftl), theory, theory * 0.005) << spare;
        EXPECT_EQ(ftl.checkInvariants(), "");
    }
}

TEST(Ftl, FifoAndRandomWriteAmplificationAreTheFormulas) {
    Ftl fifo = makeFtl(4096, 0.10, 64, VictimPolicy::fifo);
    const double rho = fifo.config().exported_pages / (4096.0 * 64);
    const double theory = testing::fifoWriteAmplification(rho);
    EXPECT_NEAR(steadyWriteAmplification(fifo), theory, theory * 0.005);
    Ftl random = makeFtl(4096, 0.10, 64, VictimPolicy::random);
    EXPECT_NEAR(steadyWriteAmplification(random), 1 / (1 - rho), 0.02 / (1 - rho));
}

TEST(Ftl, CostBenefitIsNoBetterThanGreedyUnderUniformWrites) {
    Ftl greedy = makeFtl(512, 0.15, 64, VictimPolicy::greedy);
    Ftl costBenefit = makeFtl(512, 0.15, 64, VictimPolicy::costBenefit);
    const double best = steadyWriteAmplification(greedy);
    const double other = steadyWriteAmplification(costBenefit);
    EXPECT_GT(other, best * 0.98);
    EXPECT_LT(other, best * 1.15);
    EXPECT_EQ(costBenefit.checkInvariants(), "");
}

TEST(Ftl, InvariantsHoldUnderRandomOperations) {
    for (const auto policy :
         {VictimPolicy::greedy, VictimPolicy::fifo, VictimPolicy::costBenefit, VictimPolicy::random}) {
        Ftl ftl = makeFtl(64, 0.10, 32, policy, 300);
        const std::uint32_t pages = ftl.config().exported_pages;
        std::vector<bool> mapped(pages);
        std::vector<std::uint32_t> erases(ftl.blocks());
        Random random(static_cast<std::uint64_t>(policy) + 1);
        for (int operation = 0; operation < 20000; ++operation) {
            const std::uint32_t first = random.below(pages);
            const std::uint32_t count = 1 + random.below(std::min(pages - first, 100U));
            switch (random.below(5)) {
            case 0:
                ASSERT_EQ(ftl.writeRun(first, count), count);
                std::fill_n(mapped.begin() + first, count, true);
                break;
            case 1:
                ASSERT_EQ(ftl.writeFragments(first, count), count);
                std::fill_n(mapped.begin() + first, count, true);
                break;
            case 2:
                ASSERT_EQ(ftl.trim(first, count),
                          std::count(mapped.begin() + first, mapped.begin() + first + count, true));
                std::fill_n(mapped.begin() + first, count, false);
                break;
            case 3:
                if (random.below(500) == 0) {
                    ftl.eraseAll();
                    std::fill(mapped.begin(), mapped.end(), false);
                }
                break;
            default:
                ASSERT_EQ(ftl.write({&first, 1}), 1U);
                mapped[first] = true;
            }
            ASSERT_LE(ftl.fragments(), 300U);
            if (operation % 100 == 0) {
                ASSERT_EQ(ftl.checkInvariants(), "") << "after operation " << operation;
                for (std::uint32_t page = 0; page < pages; ++page) {
                    ASSERT_EQ(ftl.isMapped(page), mapped[page]) << page;
                }
                std::uint64_t total = 0;
                for (std::uint32_t block = 0; block < ftl.blocks(); ++block) {
                    const auto state = ftl.block(block);
                    ASSERT_EQ(state.valid + state.stale + state.free, 32U);
                    total += state.valid;
                }
                ASSERT_EQ(total, ftl.mappedPages());
            }
        }
        EXPECT_EQ(ftl.counters().erases, ftl.nand().totalErases());
        EXPECT_GT(ftl.counters().copied_pages, 0U);
    }
}

TEST(Ftl, InvariantsHoldAfterEachOfTenMillionOperations) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
    constexpr int operations = 300'000;
#else
    constexpr int operations = 10'000'000;
#endif
    // Small enough to be checked whole each time.
    FtlConfig config;
    config.blocks = 8;
    config.pages_per_block = 4;
    config.exported_pages = 26;
    config.fragment_entries = 10;
    NandConfig nand;
    nand.used_blocks = config.blocks;
    nand.reserve_blocks = 2;
    nand.wear_leveling = WearLeveling::dynamicAndStatic;
    Ftl ftl(config, nand);
    std::vector<bool> mapped(config.exported_pages);
    Random random(10);
    std::uint64_t erases = 0;
    std::uint32_t most = 0;
    std::uint32_t least = 0;
    for (int operation = 0; operation < operations; ++operation) {
        const std::uint32_t first = random.below(config.exported_pages);
        const std::uint32_t count = 1 + random.below(std::min(config.exported_pages - first, 6U));
        const std::uint32_t kind = random.below(8);
        if (kind < 4) {
            ASSERT_EQ(ftl.write({&first, 1}), 1U);
            mapped[first] = true;
        } else if (kind < 6) {
            ASSERT_EQ(kind == 4 ? ftl.writeRun(first, count) : ftl.writeFragments(first, count), count);
            std::fill_n(mapped.begin() + first, count, true);
        } else {
            ftl.trim(first, count);
            std::fill_n(mapped.begin() + first, count, false);
        }
        ASSERT_EQ(ftl.checkInvariants(), "") << "after operation " << operation;
        ASSERT_GE(ftl.nand().totalErases(), erases); // Wear only grows.
        erases = ftl.nand().totalErases();
        if (operation % 100'000 == 0) { // Slow once blocks were erased often.
            ASSERT_GE(ftl.nand().maxErases(), most);
            ASSERT_GE(ftl.nand().minErases(), least);
            most = ftl.nand().maxErases();
            least = ftl.nand().minErases();
        }
        for (std::uint32_t page = 0; page < config.exported_pages; ++page) {
            ASSERT_EQ(ftl.isMapped(page), mapped[page]) << "after operation " << operation;
        }
    }
    EXPECT_EQ(ftl.counters().erases, erases);
    for (std::uint32_t page = 0; page < config.exported_pages; ++page) {
        EXPECT_EQ(ftl.isMapped(page), mapped[page]);
    }
}

TEST(Ftl, WritesOnceUntilTheSpareIsUsed) {
    Ftl ftl = makeFtl(1024, 0.0734, 128, VictimPolicy::greedy);
    const std::uint32_t pages = ftl.config().exported_pages;
    ftl.writeRun(0, pages);
    Random random(3);
    writeUniform(ftl, random, static_cast<std::uint64_t>(pages * 0.06));
    EXPECT_EQ(ftl.counters().copied_pages, 0U);
    const auto before = ftl.counters();
    writeUniform(ftl, random, pages / 25);
    const auto after = ftl.counters();
    EXPECT_GT(after.copied_pages - before.copied_pages, 2 * (after.host_pages - before.host_pages));
}

TEST(Ftl, TrimOfEverythingMakesItNew) {
    Ftl ftl = makeFtl(1024, 0.05, 128, VictimPolicy::greedy);
    const std::uint32_t pages = ftl.config().exported_pages;
    Random random(5);
    writeUniform(ftl, random, 5 * std::uint64_t{pages});
    ftl.trim(0, pages);
    EXPECT_EQ(ftl.mappedPages(), 0U);
    const auto before = ftl.counters();
    writeUniform(ftl, random, pages / 2);
    EXPECT_EQ(ftl.counters().copied_pages, before.copied_pages);
    EXPECT_EQ(ftl.checkInvariants(), "");
}

TEST(Ftl, TheFragmentTableFillsAndEmpties) {
    Ftl ftl = makeFtl(256, 0.10, 64, VictimPolicy::greedy, 1000);
    std::vector<std::uint32_t> pages(1500);
    std::iota(pages.begin(), pages.end(), 0U);
    ftl.write(pages);
    EXPECT_EQ(ftl.fragments(), 1000U);
    EXPECT_EQ(ftl.counters().fragment_overflows, 500U);
    ftl.write(std::span(pages).first(1000)); // These have their entries already.
    EXPECT_EQ(ftl.counters().fragment_overflows, 500U);
    ftl.writeRun(0, 400);
    EXPECT_EQ(ftl.fragments(), 600U);
    ftl.trim(400, 300);
    EXPECT_EQ(ftl.fragments(), 300U);
    ftl.eraseAll();
    EXPECT_EQ(ftl.fragments(), 0U);
}

TEST(Ftl, WornOutFlashBecomesReadOnly) {
    FtlConfig config;
    config.blocks = 64;
    config.pages_per_block = 16;
    config.exported_pages = 900;
    NandConfig nand;
    nand.used_blocks = 64;
    nand.reserve_blocks = 6;
    nand.endurance_cycles = 50;
    Ftl ftl(config, nand);
    Random random(1);
    std::uint64_t written = 0;
    for (std::uint32_t page = 0; ftl.write({&page, 1}) == 1; page = random.below(900)) {
        ++written;
        ASSERT_LT(written, 1000000U);
    }
    EXPECT_TRUE(ftl.wornOut());
    EXPECT_EQ(ftl.nand().reserveBlocks(), 0U);
    EXPECT_EQ(ftl.nand().wornOutBlocks(), 6U);
    EXPECT_EQ(ftl.checkInvariants(), "");
    const std::uint32_t page = 0;
    EXPECT_EQ(ftl.write({&page, 1}), 0U);
    EXPECT_TRUE(ftl.isMapped(0)); // Data stay readable.
}

TEST(Ftl, TheSameSeedGivesTheSameDrive) {
    const auto run = [] {
        Ftl ftl = makeFtl(256, 0.07, 64, VictimPolicy::greedy, 500);
        Random random(11);
        writeUniform(ftl, random, 100000);
        return ftl;
    };
    const Ftl a = run();
    const Ftl b = run();
    for (std::uint32_t page = 0; page < a.config().exported_pages; ++page) {
        ASSERT_EQ(a.isMapped(page), b.isMapped(page));
        ASSERT_EQ(a.blockOf(page), b.blockOf(page));
    }
    EXPECT_EQ(a.counters().copied_pages, b.counters().copied_pages);
}

} // namespace
} // namespace trimwright::emulator
