// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/care/history_fixture.h"

#include <algorithm>
#include <map>

namespace trimwright::care {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;
using std::chrono::hours;
using ::testing::SizeIs;

/// Hourly samples of three years, with a counter that starts again after 500 and a warning after 700 days.
class HistoryThinning : public HistoryTest {
  protected:
    static constexpr int lastHour = 3 * 365 * 24;
    static constexpr hours reset{500 * 24 + 5};
    static constexpr hours warning{700 * 24 + 7};
    static constexpr std::chrono::sys_seconds now = start + hours(lastHour);

    static std::vector<Recording> life() {
        const Drive ofDrive = drive();
        std::vector<Recording> all;
        std::uint64_t written = 0;
        for (int hour = 0; hour <= lastHour; ++hour) {
            written = hours(hour) == reset ? 0 : written + 1'000 + static_cast<std::uint64_t>(hour % 24);
            const int temperature = hour == 480 * 24 + 3 ? 71 : hour == 600 * 24 + 2 ? -3 : 30 + hour % 10;
            Sample one = sample(hours(hour), written, temperature);
            one.condition.verdict = hours(hour) >= warning ? Verdict::attention : Verdict::healthy;
            Recording& recording = all.emplace_back();
            recording.drive = ofDrive;
            recording.sample = std::move(one);
        }
        return all;
    }

    static std::map<int, std::uint64_t> growthPerSegment(const std::vector<Sample>& samples) {
        std::map<int, std::pair<std::uint64_t, std::uint64_t>> ends;
        for (const Sample& one : samples) {
            ends.try_emplace(one.segment, *one.host_writes_bytes, 0).first->second.second = *one.host_writes_bytes;
        }
        std::map<int, std::uint64_t> growth;
        for (const auto& [segment, end] : ends) {
            growth[segment] = end.second - end.first;
        }
        return growth;
    }
};

TEST_F(HistoryThinning, keepsTotalsExtremesAndTheDatesOfChanges) {
    History history = writer();
    ASSERT_TRUE(history.record(life()));
    const auto before = *history.samples({"nvme-A-1"});
    const auto thinned = history.thin(now);
    ASSERT_TRUE(thinned) << thinned.error().message;
    const auto after = *history.samples({"nvme-A-1"});
    EXPECT_EQ(thinned->kept, after.size());
    EXPECT_EQ(thinned->removed + thinned->kept, before.size());
    EXPECT_LT(after.size(), 35U * 24 + 400 + 120 + 20);

    EXPECT_EQ(growthPerSegment(after), growthPerSegment(before));
    const auto extremes = [](const std::vector<Sample>& samples) {
        int low = 1000;
        int high = -1000;
        for (const Sample& one : samples) {
            low = std::min({low, *one.temperature_celsius, one.temperature_lowest_celsius.value_or(1000)});
            high = std::max({high, *one.temperature_celsius, one.temperature_highest_celsius.value_or(-1000)});
        }
        return std::pair(low, high);
    };
    EXPECT_EQ(extremes(after), std::pair(-3, 71));
    const auto firstWarning = std::find_if(
        after.begin(), after.end(), [](const Sample& one) { return one.condition.verdict == Verdict::attention; });
    ASSERT_NE(firstWarning, after.end());
    EXPECT_EQ(firstWarning->taken_at, start + warning);
    EXPECT_EQ(after.front().taken_at, before.front().taken_at);
    EXPECT_EQ(after.back().sequence, before.back().sequence);
}

TEST_F(HistoryThinning, keepsEverySampleOfAMonthAndOneADayOfAYear) {
    History history = writer();
    ASSERT_TRUE(history.record(life()));
    ASSERT_TRUE(history.thin(now));
    EXPECT_THAT(*history.samples({"nvme-A-1"}, {now - days(35), now}), SizeIs(35 * 24 + 1));
    EXPECT_THAT(*history.samples({"nvme-A-1"}, {now - days(380), now - days(80) - 1s}), SizeIs(300));
    EXPECT_THAT(*history.samples({"nvme-A-1"}, {start + days(140), start + days(210) - 1s}), SizeIs(10)) << "10 weeks";
}

TEST_F(HistoryThinning, thinningAgainChangesNothingAndThinningOftenComesToTheSame) {
    const auto all = life();
    History once = writer();
    ASSERT_TRUE(once.record(all));
    ASSERT_TRUE(once.thin(now));
    EXPECT_EQ(once.thin(now)->removed, 0U);

    file = directory / "other" / "history.db";
    History often = writer();
    for (std::size_t at = 0; at < all.size(); at += 24 * 20) {
        const auto count = std::min<std::size_t>(24 * 20, all.size() - at);
        ASSERT_TRUE(often.record(std::span(all).subspan(at, count)));
        ASSERT_TRUE(often.thin(all[at + count - 1].sample.taken_at));
    }
    ASSERT_TRUE(often.thin(now));
    const auto a = *once.samples({"nvme-A-1"});
    const auto b = *often.samples({"nvme-A-1"});
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a[i].sequence, b[i].sequence);
        EXPECT_EQ(a[i].host_writes_bytes, b[i].host_writes_bytes);
        EXPECT_EQ(a[i].segment, b[i].segment);
    }
}

TEST_F(HistoryThinning, givesTheRoomBack) {
    History history = writer();
    ASSERT_TRUE(history.record(life()));
    const auto before = std::filesystem::file_size(file);
    ASSERT_TRUE(history.thin(now));
    EXPECT_LT(std::filesystem::file_size(file), before / 8);
}

TEST_F(HistoryThinning, samplesOfAClockThatWasWrongStay) {
    History history = writer();
    const auto at = [](std::chrono::sys_seconds time) { return sample(time - start, 1000); };
    for (const auto time : {start, start + days(4000), start + 1h, start + 2h, std::chrono::sys_seconds(5s)}) {
        ASSERT_TRUE(history.recordSample(drive(), at(time)));
    }
    ASSERT_TRUE(history.thin(start + days(900)));
    const auto samples = *history.samples({"nvme-A-1"});
    ASSERT_THAT(samples, SizeIs(4)) << "of two in one week that follow each other the first goes";
    EXPECT_EQ(samples[1].taken_at, start + days(4000));
    EXPECT_EQ(samples[3].taken_at, std::chrono::sys_seconds(5s));
}

TEST_F(HistoryThinning, isDueOnceADay) {
    History history = writer();
    ASSERT_TRUE(history.record(life()));
    EXPECT_GT(history.thinIfDue(now)->removed, 0U);
    ASSERT_TRUE(history.recordSample(drive("b"), sample(0h)));
    ASSERT_TRUE(history.recordSample(drive("b"), sample(1h)));
    ASSERT_TRUE(history.recordSample(drive("b"), sample(2h)));
    EXPECT_EQ(history.thinIfDue(now + 23h)->removed, 0U);
    EXPECT_GT(history.thinIfDue(now + 24h)->removed, 0U);
}

} // namespace
} // namespace trimwright::care
