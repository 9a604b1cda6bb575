// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/system_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trimwright::care {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// A desktop where all is well: an SSD on AHCI with one filesystem, trimmed weekly by fstrim.timer.
SystemFacts wellKept() {
    SystemFacts facts;
    DriveUse use;
    use.drive.id = {"sata-ssd"};
    use.drive.node = "/dev/sda";
    use.drive.bus = Bus::sata;
    use.drive.kind = DriveKind::ssd;
    use.controller_driver = "ahci";
    use.ata_trim = "queued";
    use.write_cache = "write back";
    use.smart_enabled = true;
    use.written_bytes = 100'000'000'000;
    facts.drives = {use};
    facts.partitions = {{"/dev/sda1", use.drive.id, 1 << 20}};
    FilesystemUse root;
    root.target.mount = "/";
    root.target.drives = {use.drive.id};
    root.target.size_bytes = 500'000'000'000;
    root.target.free_bytes = 50'000'000'000;
    root.target.path.reach = Reach::all;
    facts.filesystems = {root};
    facts.fstrim_timer_runs = true;
    facts.our_timer_runs = false;
    facts.uptime_seconds = 30 * 86400;
    return facts;
}

std::vector<std::string> codesOf(const SystemFacts& facts) {
    std::vector<std::string> codes;
    for (const SystemAdvice& advice : systemCheck(facts)) {
        codes.push_back(advice.finding.code);
        EXPECT_FALSE(advice.finding.evidence.empty()) << advice.finding.code;
        EXPECT_FALSE(advice.finding.advice.empty()) << advice.finding.code;
        EXPECT_FALSE(advice.about.empty()) << advice.finding.code;
    }
    return codes;
}

TEST(SystemCheck, IsSilentWhenAllIsWellOrNothingIsKnown) {
    EXPECT_THAT(codesOf(wellKept()), IsEmpty());
    EXPECT_THAT(codesOf({}), IsEmpty());
    SystemFacts facts = wellKept();
    facts.drives[0] = {};
    facts.drives[0].drive.id = {"sata-ssd"};
    facts.fstrim_timer_runs.reset();
    facts.uptime_seconds.reset();
    EXPECT_THAT(codesOf(facts), IsEmpty());
}

TEST(SystemCheck, TimersBothOrNone) {
    SystemFacts facts = wellKept();
    facts.our_timer_runs = true;
    EXPECT_THAT(codesOf(facts), ElementsAre("timer-both"));
    facts.our_timer_runs = facts.fstrim_timer_runs = false;
    EXPECT_THAT(codesOf(facts), ElementsAre("timer-none"));
    facts.filesystems[0].continuous = ContinuousTrim::batched;
    EXPECT_THAT(codesOf(facts), IsEmpty()) << "each deletion is passed on";
    facts.filesystems[0].continuous = ContinuousTrim::off;
    facts.filesystems[0].target.path.reach = Reach::none;
    EXPECT_THAT(codesOf(facts), IsEmpty()) << "it would do nothing";
}

TEST(SystemCheck, DiscardOnADriveThatHasToStopForIt) {
    SystemFacts facts = wellKept();
    facts.filesystems[0].continuous = ContinuousTrim::each;
    EXPECT_THAT(codesOf(facts), IsEmpty()) << "queued TRIM is fine";
    facts.drives[0].ata_trim = "unqueued";
    EXPECT_EQ(systemCheck(facts).at(0).finding.level, Level::info);
    facts.drives[0].ata_trim = "forced_unqueued";
    EXPECT_THAT(codesOf(facts), ElementsAre("discard-slow", "kernel-quirk"));
    EXPECT_EQ(systemCheck(facts)[0].finding.level, Level::attention);
    facts.filesystems[0].continuous = ContinuousTrim::batched;
    EXPECT_THAT(codesOf(facts), ElementsAre("kernel-quirk"));
}

TEST(SystemCheck, EncryptionOnceHoweverManyFilesystemsLieOnIt) {
    SystemFacts facts = wellKept();
    TrimLayer crypt;
    crypt.kind = LayerKind::luks;
    crypt.name = "secret";
    crypt.node = "/dev/mapper/secret";
    crypt.passage = Passage::stops;
    crypt.fact = "It was opened so.";
    crypt.fix = "Open it otherwise";
    crypt.command = "cryptsetup";
    facts.filesystems[0].target.path.layers = {crypt};
    facts.filesystems.push_back(facts.filesystems[0]);
    const auto found = systemCheck(facts);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].finding.code, "luks-no-discard");
    EXPECT_EQ(found[0].finding.evidence, crypt.fact);
    EXPECT_EQ(found[0].finding.advice, "Open it otherwise: cryptsetup");
    facts.filesystems[0].target.path.layers[0].passage = Passage::unknown;
    facts.filesystems.pop_back();
    EXPECT_THAT(codesOf(facts), IsEmpty());
}

TEST(SystemCheck, LittleSpaceOnABusyDrive) {
    SystemFacts facts = wellKept();
    facts.drives[0].written_bytes = 30 * 25'000'000'000ULL; // 25 GB a day
    EXPECT_THAT(codesOf(facts), ElementsAre("space-low"));
    EXPECT_THAT(systemCheck(facts)[0].finding.evidence, HasSubstr("50.0 GB of 500 GB"));
    EXPECT_THAT(systemCheck(facts)[0].finding.evidence, HasSubstr("25.0 GB a day"));
    facts.filesystems[0].target.free_bytes = 100'000'000'000;
    EXPECT_THAT(codesOf(facts), IsEmpty()) << "a fifth is enough";
    facts.filesystems[0].target.free_bytes = 1000;
    facts.uptime_seconds = 3600;
    EXPECT_THAT(codesOf(facts), IsEmpty()) << "an hour tells nothing of a day";
    facts.uptime_seconds = 30 * 86400;
    facts.drives[0].drive.kind = DriveKind::hdd;
    EXPECT_THAT(codesOf(facts), IsEmpty());
}

TEST(SystemCheck, DrivesAndPartitions) {
    SystemFacts facts = wellKept();
    facts.partitions[0].start_bytes = 63 * 512;
    facts.drives[0].controller_driver = "ata_piix";
    facts.drives[0].write_cache = "write through";
    facts.drives[0].smart_enabled = false;
    facts.drives[0].ata_trim = "forced_unsupported";
    EXPECT_THAT(codesOf(facts),
                ElementsAre("partition-misaligned", "ide-mode", "smart-off", "kernel-quirk", "write-cache-off"))
        << "attention before information";
    facts.drives[0].drive.kind = DriveKind::hdd;
    facts.drives[0].ata_trim = "unsupported";
    EXPECT_THAT(codesOf(facts), ElementsAre("smart-off")) << "a hard disk may be run so";
}

} // namespace
} // namespace trimwright::care
