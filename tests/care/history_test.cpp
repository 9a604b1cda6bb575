// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/history.h"
#include "tests/care/history_fixture.h"

#include <sys/stat.h>

namespace trimwright::care {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using Access = History::Access;

TEST_F(HistoryTest, aSampleComesBackAsItWas) {
    Sample written = sample(0s, 36'203'065'344'000, -4);
    written.host_reads_bytes = 7;
    written.nand_writes_bytes = 9;
    written.power_cycles = 12;
    written.host_writes_raw = 329'495;
    written.kernel = KernelWrites{"0e4a-boot", 4096};
    written.condition.self_assessment_passed = false;
    written.condition.nvme_critical_warning = 4;
    written.condition.percentage_used = 255;
    written.condition.media_errors = 3;
    written.condition.firmware = "F1";
    written.condition.source = "smartctl";
    {
        History history = writer();
        ASSERT_TRUE(history.recordSample(drive(), written));
    }
    auto history = open(Access::readOnly);
    ASSERT_TRUE(history);
    const auto samples = history->samples({"nvme-A-1"});
    ASSERT_TRUE(samples);
    ASSERT_THAT(*samples, SizeIs(1));
    const Sample& read = samples->front();
    EXPECT_EQ(read.taken_at, written.taken_at);
    EXPECT_EQ(read.life_left_percent, 99);
    EXPECT_EQ(read.temperature_celsius, -4);
    EXPECT_EQ(read.host_writes_bytes, 36'203'065'344'000U);
    EXPECT_EQ(read.host_reads_bytes, 7U);
    EXPECT_EQ(read.nand_writes_bytes, 9U);
    EXPECT_EQ(read.power_on_hours, 100U);
    EXPECT_EQ(read.power_cycles, 12U);
    EXPECT_EQ(read.host_writes_raw, 329'495U);
    EXPECT_EQ(read.kernel, written.kernel);
    EXPECT_EQ(read.condition, written.condition);
    ASSERT_TRUE(read.origins);
    EXPECT_EQ(*read.origins, *written.origins);
    EXPECT_EQ(read.sequence, 1);
    EXPECT_EQ(read.segment, 0);
    EXPECT_FALSE(read.temperature_lowest_celsius);
}

TEST_F(HistoryTest, whatIsUnknownStaysUnknown) {
    History history = writer();
    Sample nothing;
    nothing.taken_at = start;
    ASSERT_TRUE(history.recordSample(drive(), nothing));
    const auto last = history.lastSample({"nvme-A-1"});
    ASSERT_TRUE(last && *last);
    forEachFigure(**last, [](const char* key, const auto& value) { EXPECT_FALSE(value) << key; });
    EXPECT_FALSE((*last)->condition.verdict);
    EXPECT_FALSE((*last)->kernel);
    EXPECT_FALSE((*last)->origins);
}

TEST_F(HistoryTest, numbersBeyondWhatTheFileHoldsAreTheLargestOne) {
    History history = writer();
    ASSERT_TRUE(history.recordSample(drive(), sample(0s, ~std::uint64_t{0})));
    EXPECT_EQ((*history.lastSample({"nvme-A-1"}))->host_writes_bytes, 9'223'372'036'854'775'807U);
}

TEST_F(HistoryTest, runsComeBackWithTheirDrives) {
    const RunRecord run{RunKind::schedule,
                        start,
                        3.25,
                        {{"nvme-A-1"}, {"sata-B-2"}},
                        "/home",
                        "/dev/md0",
                        "ext4",
                        "failed",
                        "Input/output error.",
                        268'000'000'000,
                        "timer"};
    RunRecord bare;
    bare.kind = RunKind::selfTest;
    bare.started_at = start + 1h;
    bare.drives = {{"sata-B-2"}};
    bare.outcome = "passed";
    History history = writer();
    ASSERT_TRUE(history.recordRuns(std::vector{run, bare}));
    EXPECT_THAT(*history.runs(std::nullopt), ElementsAre(run, bare));
    EXPECT_THAT(*history.runs(DriveId{"nvme-A-1"}), ElementsAre(run));
    EXPECT_THAT(*history.runs(DriveId{"sata-B-2"}, {start + 1s, std::nullopt}), ElementsAre(bare));
    EXPECT_THAT(*history.runs(DriveId{"none"}), IsEmpty());
    EXPECT_THAT(*history.drives(), SizeIs(2)) << "a drive with runs only is known too";
}

TEST_F(HistoryTest, aDriveInAnotherPortGoesOn) {
    History history = writer();
    ASSERT_TRUE(history.recordSample(drive("sata-A", "/dev/sda"), sample(0h)));
    ASSERT_TRUE(history.recordSample(drive("sata-A", "/dev/sdc"), sample(1h)));
    EXPECT_THAT(*history.samples({"sata-A"}), SizeIs(2));
    const auto drives = history.drives();
    ASSERT_THAT(*drives, SizeIs(1));
    EXPECT_EQ(drives->front().node, "/dev/sdc");
    EXPECT_EQ(drives->front().first_sample_at, start);
    EXPECT_EQ(drives->front().last_sample_at, start + 1h);
}

TEST_F(HistoryTest, samplesOfARangeOfTime) {
    History history = writer();
    for (int hour = 0; hour < 5; ++hour) {
        ASSERT_TRUE(history.recordSample(drive(), sample(std::chrono::hours(hour))));
    }
    EXPECT_THAT(*history.samples({"nvme-A-1"}, {start + 1h, start + 3h}), SizeIs(3));
    EXPECT_THAT(*history.samples({"nvme-A-1"}, {start + 4h, std::nullopt}), SizeIs(1));
    EXPECT_THAT(*history.samples({"other"}), IsEmpty());
}

TEST_F(HistoryTest, aClockThatGoesBackLosesNothingAndKeepsTheOrder) {
    History history = writer();
    for (const auto after : {10h, 0h, 11h}) {
        ASSERT_TRUE(history.recordSample(drive(), sample(after, 1000)));
    }
    const auto samples = history.samples({"nvme-A-1"});
    ASSERT_THAT(*samples, SizeIs(3));
    EXPECT_EQ((*samples)[1].taken_at, start);
    EXPECT_EQ((*samples)[1].sequence, 2);
    EXPECT_EQ((*history.lastSample({"nvme-A-1"}))->taken_at, start + 11h);
}

TEST_F(HistoryTest, aCounterThatGoesBackOrChangesItsUnitBeginsASegment) {
    History history = writer();
    std::vector<Sample> samples = {sample(0h, 1000), sample(1h, 2000), sample(2h, 10), sample(3h, 20)};
    samples.push_back(sample(4h, 640));
    samples.back().origins = std::make_shared<FigureOrigins>(
        FigureOrigins{{"host_writes_bytes", "NVMe Data Units Written", "32 MiB", "", Confidence::rule}});
    samples.push_back(sample(5h, 700));
    samples.back().host_writes_bytes.reset();
    samples.push_back(sample(6h, 800));
    samples.back().origins = samples[4].origins;
    for (const Sample& one : samples) {
        ASSERT_TRUE(history.recordSample(drive(), one));
    }
    std::vector<int> segments;
    const auto read = history.samples({"nvme-A-1"});
    for (const Sample& one : *read) {
        segments.push_back(one.segment);
    }
    EXPECT_THAT(segments, ElementsAre(0, 0, 1, 1, 2, 3, 4));
}

TEST_F(HistoryTest, anotherWriterInBetweenIsSeen) {
    History first = writer();
    ASSERT_TRUE(first.recordSample(drive(), sample(0h, 1000)));
    History second = writer();
    ASSERT_TRUE(second.recordSample(drive(), sample(1h, 5000)));
    ASSERT_TRUE(first.recordSample(drive(), sample(2h, 3000)));
    const auto samples = first.samples({"nvme-A-1"});
    ASSERT_THAT(*samples, SizeIs(3));
    EXPECT_EQ((*samples)[2].sequence, 3);
    EXPECT_EQ((*samples)[2].segment, 1) << "3000 is less than what the other wrote";
}

TEST_F(HistoryTest, everyUserMayReadTheFile) {
    const mode_t before = ::umask(0077);
    writer();
    ::umask(before);
    struct stat status {};
    ASSERT_EQ(::stat(file.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0644U);
}

TEST_F(HistoryTest, readingWhereNothingWasRecordedSaysSo) {
    const auto none = open(Access::readOnly);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, Errc::notFound);
    EXPECT_THAT(none.error().message, HasSubstr(file.string()));
    EXPECT_FALSE(std::filesystem::exists(file)) << "reading makes no file";
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file).flush();
    EXPECT_EQ(open(Access::readOnly).error().code, Errc::notFound) << "an empty file is one being made";
}

TEST_F(HistoryTest, aReaderCannotWrite) {
    ASSERT_TRUE(writer().recordSample(drive(), sample(0h)));
    auto reader = open(Access::readOnly);
    ASSERT_TRUE(reader);
    const auto denied = reader->recordSample(drive(), sample(1h));
    ASSERT_FALSE(denied);
    EXPECT_EQ(denied.error().code, Errc::permissionDenied);
    EXPECT_THAT(denied.error().message, HasSubstr("can be read but not written"));
    EXPECT_THAT(*reader->samples({"nvme-A-1"}), SizeIs(1));
}

TEST_F(HistoryTest, aLockedFileIsWaitedForAndThenNamed) {
    ASSERT_TRUE(writer().recordSample(drive(), sample(0h)));
    History history = writer();
    auto other = Database::open(file, true, 1s);
    ASSERT_TRUE(other);
    ASSERT_TRUE((*other)->execute("BEGIN EXCLUSIVE"));
    const auto locked = history.recordSample(drive(), sample(1h));
    ASSERT_FALSE(locked);
    EXPECT_EQ(locked.error().code, Errc::timedOut);
    EXPECT_THAT(locked.error().message, HasSubstr("in use by another program"));
    ASSERT_TRUE((*other)->execute("ROLLBACK"));
    ASSERT_TRUE(history.recordSample(drive(), sample(1h)));
    EXPECT_THAT(*history.samples({"nvme-A-1"}), SizeIs(2));
}

TEST_F(HistoryTest, manyDrivesAreRecordedAllOrNone) {
    History history = writer();
    ASSERT_TRUE(history.record(std::vector<Recording>{{drive("a"), sample(0h)}, {drive("b"), sample(0h)}}));
    sql("CREATE TRIGGER refuse BEFORE INSERT ON sample WHEN NEW.taken_at > 1764460800 AND NEW.drive = 2 "
        "BEGIN SELECT RAISE(ABORT, 'no'); END");
    EXPECT_FALSE(history.record(std::vector<Recording>{{drive("a"), sample(1h)}, {drive("b"), sample(1h)}}));
    EXPECT_THAT(*history.samples({"a"}), SizeIs(1));
    sql("DROP TRIGGER refuse");
    ASSERT_TRUE(history.record(std::vector<Recording>{{drive("a"), sample(1h)}, {drive("b"), sample(1h)}}));
    EXPECT_EQ((*history.lastSample({"a"}))->sequence, 2);
}

TEST_F(HistoryTest, whatSeldomChangesIsKeptOnce) {
    History history = writer();
    for (int hour = 0; hour < 50; ++hour) {
        Sample one = sample(std::chrono::hours(hour), 1000 + static_cast<std::uint64_t>(hour));
        one.condition.spare_percent = hour < 30 ? 100 : 99;
        ASSERT_TRUE(history.recordSample(drive(), one));
    }
    auto database = Database::open(file, false, 1s);
    EXPECT_EQ((*database)->integer("SELECT count(*) FROM condition"), 2);
    EXPECT_EQ((*database)->integer("SELECT count(*) FROM provenance"), 1);
    EXPECT_EQ((*database)->integer("SELECT count(*) FROM origin"), 1);
}

} // namespace
} // namespace trimwright::care
