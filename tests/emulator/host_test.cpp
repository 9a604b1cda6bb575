// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/emulated_drive.h"
#include "core/emulator/operations.h"
#include "core/emulator/workload.h"
#include "tests/emulator/small_model.h"

#include <gtest/gtest.h>

namespace trimwright::emulator {
namespace {

struct Measured {
    double megabytes_per_second;
    double write_amplification;
};

/// On a copy, so the drive does not change.
Measured measure(EmulatedDrive drive, double seconds) {
    Random random(1);
    Steps steps;
    const auto before = drive.device.flash().ftl().counters();
    const auto written = writeRandomFor(drive.device, random, wholeDrive(drive.device), seconds, 16, steps, {});
    const auto& after = drive.device.flash().ftl().counters();
    return {static_cast<double>(written * FlashDrive::pageBytes) / seconds / 1e6,
            1 + static_cast<double>(after.copied_pages - before.copied_pages) / static_cast<double>(written)};
}

EmulatedDrive agedDrive(std::uint64_t megabytes = 512) {
    EmulatedDrive drive(testing::smallModel(megabytes), 3);
    EXPECT_TRUE(drive.apply({"age", "windows-xp", {}}, {}, {}));
    return drive;
}

TEST(Host, AgeingWithoutTrimLeavesTheDriveFullAndSlow) {
    const EmulatedDrive fresh(testing::smallModel(512), 3);
    const EmulatedDrive aged = agedDrive();
    EXPECT_NEAR(aged.host.filesystem().freePages() / double(aged.host.filesystem().partition().count), 0.5, 0.02);
    // The drive still believes in nearly every page of the deleted files.
    EXPECT_GT(aged.device.flash().ftl().mappedPages(), aged.device.flash().model().pages() * 0.97);
    EXPECT_EQ(aged.device.flash().ftl().checkInvariants(), "");
    const Measured before = measure(fresh, 0.2);
    const Measured after = measure(aged, 0.2);
    EXPECT_DOUBLE_EQ(before.write_amplification, 1);
    EXPECT_GT(after.write_amplification, 3);
    EXPECT_LT(after.megabytes_per_second * 3, before.megabytes_per_second);
}

TEST(Host, OptimizeSendsExactlyTheFreeSpaceAndMakesItFastAgain) {
    EmulatedDrive drive = agedDrive();
    const double slow = measure(drive, 0.2).megabytes_per_second;
    std::vector<Progress> seen;
    const auto applied = drive.apply({"optimize", {}, {}}, {}, [&seen](const Progress& p) { seen.push_back(p); });
    ASSERT_TRUE(applied);
    EXPECT_FALSE(applied->cancelled);
    EXPECT_FALSE(applied->done.steps);
    const Filesystem& filesystem = drive.host.filesystem();
    EXPECT_EQ(applied->offered_bytes, filesystem.freePages() * std::uint64_t{4096});
    EXPECT_GT(applied->simulated_seconds, 0);
    ASSERT_FALSE(seen.empty());
    EXPECT_EQ(seen.back().done, seen.back().total);
    EXPECT_EQ(seen.back().offered_bytes, applied->offered_bytes);
    const Ftl& ftl = drive.device.flash().ftl();
    for (auto range = filesystem.nextFree(0, 1000); range;
         range = filesystem.nextFree(range->first + range->count, 1000)) {
        for (std::uint32_t page = range->first; page < range->first + range->count; ++page) {
            ASSERT_FALSE(ftl.isMapped(page));
        }
    }
    for (std::size_t file = 0; file < filesystem.files(); ++file) {
        for (const Extent& extent : filesystem.extents(file)) {
            for (std::uint32_t page = extent.first; page < extent.first + extent.count; ++page) {
                ASSERT_TRUE(ftl.isMapped(page)); // Files keep their pages.
            }
        }
    }
    EXPECT_GT(measure(drive, 0.2).megabytes_per_second, slow * 3);
}

TEST(Host, DeletingWithTrimKeepsTheDriveFast) {
    EmulatedDrive drive(testing::smallModel(256), 3);
    while (drive.host.createFile(drive.device, 100)) {
    }
    while (drive.host.filesystem().files() > 0) {
        drive.host.deleteFile(drive.device, 0, true);
    }
    EXPECT_LE(drive.device.flash().ftl().mappedPages(), drive.host.filesystem().records().count);
    EXPECT_DOUBLE_EQ(measure(drive, 0.1).write_amplification, 1);
}

TEST(Host, AnInterruptedOperationIsRepeatedUpToTheSamePoint) {
    EmulatedDrive drive = agedDrive(1024);
    EmulatedDrive again = drive;
    std::stop_source stop;
    const auto cut = drive.apply({"age", "windows-xp", {}}, stop.get_token(), [&stop](const Progress& progress) {
        if (progress.done * 2 > progress.total) {
            stop.request_stop();
        }
    });
    ASSERT_TRUE(cut);
    EXPECT_TRUE(cut->cancelled);
    ASSERT_TRUE(cut->done.steps);
    const auto repeated = again.apply(cut->done, {}, {});
    ASSERT_TRUE(repeated);
    EXPECT_FALSE(repeated->cancelled);
    EXPECT_EQ(repeated->done, cut->done);
    EXPECT_EQ(again.device.flash().ftl().counters().host_pages, drive.device.flash().ftl().counters().host_pages);
    EXPECT_EQ(again.device.flash().ftl().counters().copied_pages, drive.device.flash().ftl().counters().copied_pages);
    EXPECT_EQ(again.host.filesystem().freePages(), drive.host.filesystem().freePages());
}

TEST(Host, WhatTheSystemTrimsDecidesWhatTheDriveForgets) {
    for (const HostPolicy& policy : hostPolicies()) {
        EmulatedDrive drive(testing::smallModel(256), 3);
        ASSERT_TRUE(drive.apply({"policy", std::string(policy.key), {}}, {}, {}));
        ASSERT_TRUE(drive.apply({"fill", {}, {}}, {}, {}));
        const auto mapped = [&drive] { return drive.device.flash().ftl().mappedPages(); };
        const std::uint64_t full = mapped();
        EXPECT_GT(full, drive.device.flash().model().pages() * 0.9);
        EmulatedDrive formatted = drive;
        ASSERT_TRUE(drive.apply({"delete-partition", {}, {}}, {}, {}));
        EXPECT_EQ(mapped(), full) << policy.key;
        ASSERT_TRUE(formatted.apply({"quick-format", {}, {}}, {}, {}));
        EXPECT_EQ(formatted.device.flash().ftl().mappedPages() < full / 100, policy.trims_on_format) << policy.key;
        ASSERT_TRUE(drive.apply({"fill", {}, {}}, {}, {}));
        ASSERT_TRUE(drive.apply({"delete-files", {}, {}}, {}, {}));
        EXPECT_EQ(mapped() < full / 50, policy.trims_on_delete) << policy.key;
        EXPECT_EQ(drive.device.flash().ftl().checkInvariants(), "");
    }
}

TEST(Host, EveryLabActionWorksOnTheDrivesItIsFor) {
    for (const LabAction& action : labActions()) {
        EmulatedDrive drive(testing::smallModel(256), 3);
        ASSERT_TRUE(drive.apply({"fill", {}, {}}, {}, {}));
        const auto applied = drive.apply({std::string(action.key), {}, {}}, {}, {});
        EXPECT_EQ(applied.has_value(), action.key != "update-firmware") << action.key;
        EXPECT_EQ(drive.device.flash().ftl().checkInvariants(), "") << action.key;
    }
}

TEST(Host, AnUnknownOperationIsRefused) {
    EmulatedDrive drive(testing::smallModel(), 1);
    EXPECT_EQ(drive.apply({"explode", {}, {}}, {}, {}).error().code, Errc::usage);
    EXPECT_EQ(drive.apply({"age", "stone-age", {}}, {}, {}).error().code, Errc::usage);
}

} // namespace
} // namespace trimwright::emulator
