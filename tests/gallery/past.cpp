// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/past.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace trimwright::gallery {
namespace {

using namespace std::chrono;

constexpr int hoursOfDay = 24;
constexpr int stageHour = 12; ///< Of stageTime().

/// What a day of use looks like; weekends are quiet, and now and then something big is copied.
class Use {
  public:
    explicit Use(double bytesPerDay) : m_bytesPerDay(bytesPerDay) {}

    double bytesOfDay(int day) {
        const double base = m_bytesPerDay * (day % 7 >= 5 ? 0.33 : 1);
        const double noise = std::uniform_real_distribution<double>(0.5, 1.6)(m_random);
        const bool big = std::uniform_int_distribution<int>(0, 19)(m_random) == 0;
        return base * noise + (big ? 2.6 * m_bytesPerDay : 0);
    }
    /// How much warmer than now, which is a working noon in winter.
    int degrees(int daysAgo, int hour) {
        const double season = 5 - 5 * std::cos(daysAgo / 365.0 * 6.283);
        const double time = hour >= 9 && hour <= 22 ? 0 : -5;
        const double noise = std::uniform_real_distribution<double>(-2, 3)(m_random);
        return static_cast<int>(std::lround(season + time + noise));
    }

  private:
    double m_bytesPerDay;
    std::mt19937 m_random{20261130};
};

/// Bytes written at each hour from the first day to now, when they are what the report says.
std::vector<double> writtenByHour(Use& use, const PastOptions& options, double now) {
    std::vector<double> hours;
    for (int day = 0; day <= options.days; ++day) {
        hours.insert(hours.end(), hoursOfDay, use.bytesOfDay(day) / hoursOfDay);
    }
    hours.resize(hours.size() - hoursOfDay + stageHour + 1); // the last day is half over
    std::partial_sum(hours.begin(), hours.end(), hours.begin());
    const double before = now - hours.back();
    for (double& bytes : hours) {
        bytes = std::max(0.0, bytes + before);
    }
    return hours;
}

/// Its own write amplification, or a usual one.
double nandPerHost(const HealthReport& report) {
    return report.write_amplification.value.value_or(1.34);
}

/// Percentage used when so much was written, or so long ago.
int usedAt(const PastOptions& options, int now, double share, double yearsAgo) {
    constexpr double justPast = 0.5; // a drive counts whole percents; the last step is some time ago
    const double used =
        options.percent_per_year > 0 ? now + justPast - yearsAgo * options.percent_per_year : (now + justPast) * share;
    return std::clamp(static_cast<int>(used), 0, now);
}

bool nobodyLooked(int daysAgo, const PastOptions& options) {
    return options.gap && ((daysAgo > 13 && daysAgo <= 22) || (daysAgo > 200 && daysAgo <= 240));
}

std::vector<care::RunRecord> runsOf(const Drive& drive, const PastOptions& options) {
    std::vector<care::RunRecord> runs;
    for (int ago = 1; ago < options.days; ago += 7) {
        if (nobodyLooked(ago, options)) {
            continue; // the computer was off
        }
        care::RunRecord run;
        run.kind = care::RunKind::schedule;
        run.started_at = stageTime() - hours(24 * ago + 9);
        run.seconds = 3.1;
        run.drives = {drive.id};
        run.mount = "/";
        run.outcome = "trimmed";
        run.offered_bytes = 268'000'000'000;
        run.source = "timer";
        runs.push_back(run);
        if (ago % 28 == 1) {
            run.kind = care::RunKind::selfTest;
            run.started_at += hours(5);
            run.mount.clear();
            run.outcome = "passed";
            run.offered_bytes.reset();
            runs.push_back(run);
        }
    }
    std::reverse(runs.begin(), runs.end());
    return runs;
}

} // namespace

sys_seconds stageTime() {
    return sys_days(2026y / November / 30) + hours(12);
}

Result<std::vector<care::RunRecord>> lastScheduledRuns() {
    std::vector<care::RunRecord> runs;
    const std::pair<const char*, std::uint64_t> offers[] = {
        {"/", 268'000'000'000}, {"/srv/data", 122'000'000'000}, {"/boot/efi", 506'000'000}};
    for (const auto& [mount, bytes] : offers) {
        care::RunRecord run;
        run.kind = care::RunKind::schedule;
        run.started_at = stageTime() - hours(33);
        run.mount = mount;
        run.outcome = "trimmed";
        run.offered_bytes = bytes;
        runs.push_back(run);
    }
    return runs;
}

Result<> writePast(const std::filesystem::path& file, const Drive& drive, const HealthReport& now,
                   const PastOptions& options) {
    auto history = care::History::open(file, care::History::Access::readWrite, stageTime());
    if (!history) {
        return fail(std::move(history.error()));
    }
    constexpr int hourlyDays = 35;
    Use use(options.bytes_per_day);
    const double writtenNow = static_cast<double>(now.host_writes_bytes.value.value_or(0));
    const std::vector<double> written = writtenByHour(use, options, writtenNow);
    std::vector<care::Recording> recordings;
    for (std::size_t i = 0; i < written.size(); ++i) {
        const int hour = static_cast<int>(i) % hoursOfDay;
        const int day = options.days - static_cast<int>(i) / hoursOfDay; // ago
        const int degrees = use.degrees(day, hour);
        if (nobodyLooked(day, options) || (day > hourlyDays && hour != 23)) {
            continue;
        }
        const auto ago = hours(written.size() - 1 - i);
        const bool last = i + 1 == written.size();
        care::Recording recording{drive, care::sampleOf(now, care::assess(now), stageTime() - ago, std::nullopt)};
        care::Sample& sample = recording.sample;
        sample.taken_at = stageTime() - ago;
        const int used = usedAt(options, now.percentage_used.value.value_or(6), written[i] / writtenNow,
                                duration<double, years::period>(ago).count());
        sample.life_left_percent = 100 - used;
        sample.condition.percentage_used = used;
        sample.host_writes_bytes = static_cast<std::uint64_t>(written[i]);
        sample.nand_writes_bytes =
            options.nand ? std::optional(static_cast<std::uint64_t>(written[i] * nandPerHost(now))) : std::nullopt;
        sample.temperature_celsius = now.temperature_celsius.value.value_or(35) + (last ? 0 : degrees);
        recordings.push_back(std::move(recording));
    }
    if (auto done = history->record(recordings); !done) {
        return done;
    }
    return history->recordRuns(runsOf(drive, options));
}

} // namespace trimwright::gallery
