// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/past.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace trimwright::gallery {
namespace {

using namespace std::chrono;

/// What a day of use looks like; weekends are quiet, and now and then something big is copied.
class Use {
  public:
    double bytesOfDay(int day) {
        const double base = day % 7 >= 5 ? 9e9 : 27e9;
        const double noise = std::uniform_real_distribution<double>(0.5, 1.6)(m_random);
        const bool big = std::uniform_int_distribution<int>(0, 19)(m_random) == 0;
        return base * noise + (big ? 70e9 : 0);
    }
    int celsius(int day, int hour) {
        const double season = 5 * std::sin((day - 120) / 365.0 * 6.283);
        const double time = hour >= 9 && hour <= 22 ? 5 : 0;
        const double noise = std::uniform_real_distribution<double>(-2, 4)(m_random);
        return static_cast<int>(35 + season + time + noise);
    }

  private:
    std::mt19937 m_random{20261130};
};

bool nobodyLooked(int daysAgo, const PastOptions& options) {
    return options.gap && ((daysAgo > 13 && daysAgo <= 22) || (daysAgo > 200 && daysAgo <= 240));
}

std::vector<care::RunRecord> runsOf(const Drive& drive, int days) {
    std::vector<care::RunRecord> runs;
    for (int ago = 1; ago < days; ago += 7) {
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
    Use use;
    std::vector<care::Recording> recordings;
    double written = static_cast<double>(now.host_writes_bytes.value.value_or(0)) - options.days * 27e9;
    for (int day = options.days; day >= 0; --day) {
        const double ofDay = use.bytesOfDay(options.days - day);
        for (int hour = 0; hour < 24; ++hour) {
            written += ofDay / 24;
            const sys_seconds at = stageTime() - hours(24 * day + 12 - hour);
            const int celsius = use.celsius(options.days - day, hour);
            if (at > stageTime() || nobodyLooked(day, options) || (day > hourlyDays && hour != 23)) {
                continue;
            }
            care::Recording recording{drive, care::sampleOf(now, care::assess(now), at, std::nullopt)};
            care::Sample& sample = recording.sample;
            sample.taken_at = at;
            const double years = (24.0 * day + 12 - hour) / 24 / 365.25;
            const int used = std::max(0, now.percentage_used.value.value_or(6) -
                                             static_cast<int>(std::ceil(years * options.percent_per_year)));
            sample.life_left_percent = 100 - used;
            sample.condition.percentage_used = used;
            sample.host_writes_bytes = static_cast<std::uint64_t>(std::max(written, 0.0));
            sample.nand_writes_bytes =
                options.nand ? std::optional(static_cast<std::uint64_t>(std::max(written, 0.0) * 1.34)) : std::nullopt;
            sample.temperature_celsius = celsius;
            recordings.push_back(std::move(recording));
        }
    }
    if (auto done = history->record(recordings); !done) {
        return done;
    }
    return history->recordRuns(runsOf(drive, options.days));
}

} // namespace trimwright::gallery
