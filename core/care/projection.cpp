// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/projection.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace trimwright::care {
namespace {

using std::chrono::sys_seconds;

constexpr double secondsOfDay = 86400;
constexpr double secondsOfYear = 365.25 * secondsOfDay;
constexpr std::int64_t firstCredible = 1'577'836'800; // 2020-01-01, see History::chart()

/// How much was used at a time; in percent of the rated life.
struct Use {
    double at = 0; ///< seconds since 1970
    double percent = 0;
};

double asSeconds(sys_seconds time) {
    return static_cast<double>(time.time_since_epoch().count());
}

/// Those with a credible, growing time, from the last time on that the use went back by more than rounding does.
std::vector<Use> credible(const std::vector<Use>& all, double now, double step) {
    std::vector<Use> kept;
    for (const Use& use : all) {
        const bool timeHolds = use.at >= firstCredible && use.at <= now + secondsOfDay;
        if (!timeHolds || (!kept.empty() && use.at <= kept.back().at)) {
            continue;
        }
        if (!kept.empty() && use.percent < kept.back().percent - step) {
            kept.clear();
        }
        kept.push_back({use.at, kept.empty() ? use.percent : std::max(use.percent, kept.back().percent)});
    }
    return kept;
}

/// Takes jumps out: all before a jump is lifted, so that the newest stands where it stands.
void liftOverJumps(std::vector<Use>& uses, double step) {
    constexpr double fewSteps = 4;
    constexpr double shortly = 3 * secondsOfDay;
    const double span = uses.back().at - uses.front().at;
    double lift = 0;
    for (std::size_t i = uses.size() - 1; i > 0; --i) {
        const double grown = uses[i].percent - uses[i - 1].percent; // both not yet lifted
        const double time = uses[i].at - uses[i - 1].at;
        const double expected = (uses.back().percent - uses.front().percent) * time / span;
        uses[i].percent += lift;
        if (time <= shortly && grown >= fewSteps * step && grown > 10 * expected) {
            lift += grown;
        }
    }
    uses.front().percent += lift;
}

/// Only the moments at which the use was seen to have grown, and the first and last: between the steps of a counter in
/// whole percents lies nothing.
std::vector<Use> stepsOf(const std::vector<Use>& uses) {
    std::vector<Use> steps{uses.front()};
    for (const Use& use : uses) {
        if (use.percent > steps.back().percent) {
            steps.push_back(use);
        }
    }
    return steps;
}

double percentAt(const std::vector<Use>& steps, double at) {
    const auto after =
        std::lower_bound(steps.begin(), steps.end(), at, [](const Use& use, double time) { return use.at < time; });
    if (after == steps.begin()) {
        return steps.front().percent;
    }
    if (after == steps.end()) {
        return steps.back().percent;
    }
    const Use& before = *(after - 1);
    const double share = (at - before.at) / (after->at - before.at);
    return before.percent + share * (after->percent - before.percent);
}

struct Rates {
    double mean = 0; ///< percent per second
    double recent = 0;
    double spread = 0; ///< Of the mean, as a share of it.
};

Rates ratesOf(const std::vector<Use>& steps) {
    constexpr std::size_t pieces = 8;
    const double begin = steps.front().at;
    const double end = steps.back().at;
    const double length = (end - begin) / pieces;
    Rates rates;
    rates.mean = (steps.back().percent - steps.front().percent) / (end - begin);
    const double lastThird = end - (end - begin) / 3;
    rates.recent = (steps.back().percent - percentAt(steps, lastThird)) / (end - lastThird);
    double squares = 0;
    for (std::size_t piece = 0; piece < pieces; ++piece) {
        const double from = begin + length * static_cast<double>(piece);
        const double rate = (percentAt(steps, from + length) - percentAt(steps, from)) / length;
        squares += (rate - rates.mean) * (rate - rates.mean);
    }
    const double deviation = std::sqrt(squares / (pieces - 1));
    rates.spread = deviation / std::sqrt(static_cast<double>(pieces)) / rates.mean;
    return rates;
}

sys_seconds later(double now, double seconds) {
    return sys_seconds(std::chrono::seconds(static_cast<std::int64_t>(now + seconds)));
}

Forecast hidden(std::string because) {
    return {std::nullopt, std::move(because)};
}

/// What is said instead of a forecast, by what it would have been made from.
struct Reasons {
    const char* used_up;
    const char* too_little;
    const char* lasts_long;
};

constexpr Reasons byWear{"By its wear, the rated life is used up.",
                         "Its wear has hardly grown so far: too little for a forecast.",
                         "At this rate of wear, the rated life lasts for more than 30 years."};
constexpr Reasons byWrites{"By what was written, the rated life is used up.",
                           "Too little was written so far for a forecast.",
                           "At this rate of writing, the rated life lasts for more than 30 years."};

/// `step`: the width of a step of the figure, in percent.
Forecast project(const std::vector<Use>& all, double step, double leastGrowth, double now, const Reasons& reasons) {
    constexpr double leastDays = 14;
    constexpr double mostYears = 30;
    constexpr double ageing = 0.1;
    constexpr double normal90 = 1.645;
    std::vector<Use> uses = credible(all, now, step);
    if (uses.size() < 2 || uses.back().at - uses.front().at < leastDays * secondsOfDay) {
        return hidden("A forecast needs samples from at least two weeks.");
    }
    if (uses.back().percent >= 100) {
        return hidden(reasons.used_up);
    }
    const double observed = uses.back().at - uses.front().at;
    liftOverJumps(uses, step);
    const std::vector<Use> steps = stepsOf(uses);
    const double growth = steps.back().percent - steps.front().percent;
    if (growth < leastGrowth) {
        return hidden(reasons.too_little);
    }
    const Rates rates = ratesOf(steps);
    const double rounding = step > 0 ? step / growth : 0;
    const double margin = normal90 * rates.spread + rounding + ageing;
    const double fast = std::max(rates.mean, rates.recent) * (1 + margin);
    const double slow = std::min(rates.mean, rates.recent) * std::max(1 - margin, 0.2);
    const double likely = (rates.mean + rates.recent) / 2;
    // From where the last step was seen: there the figure is exact.
    const double since = now - steps.back().at;
    const double remaining = 100 - steps.back().percent;
    if (remaining / likely - since > mostYears * secondsOfYear) {
        return hidden(reasons.lasts_long);
    }
    EndOfLife end;
    end.earliest = later(now, std::max(0.0, remaining / fast - since));
    end.likely = later(now, std::max(0.0, remaining / likely - since));
    end.latest = later(now, std::max(0.0, remaining / slow - since));
    end.used_percent = steps.back().percent;
    end.percent_per_year = likely * secondsOfYear;
    end.observed_days = static_cast<int>(observed / secondsOfDay);
    return {end, ""};
}

} // namespace

Forecast projectWear(std::span<const Sample> samples, sys_seconds now) {
    std::vector<Use> uses;
    for (const Sample& sample : samples) {
        if (sample.condition.percentage_used) {
            uses.push_back({asSeconds(sample.taken_at), static_cast<double>(*sample.condition.percentage_used)});
        } else if (sample.life_left_percent) {
            uses.push_back({asSeconds(sample.taken_at), 100.0 - *sample.life_left_percent});
        }
    }
    if (uses.empty()) {
        return hidden("This drive does not tell how worn it is.");
    }
    return project(uses, 1, 3, asSeconds(now), byWear);
}

Forecast projectWrites(std::span<const Sample> samples, std::uint64_t ratedBytes, sys_seconds now) {
    std::vector<Use> uses;
    for (const Sample& sample : samples) {
        if (sample.host_writes_bytes && ratedBytes > 0) {
            uses.push_back({asSeconds(sample.taken_at),
                            100.0 * static_cast<double>(*sample.host_writes_bytes) / static_cast<double>(ratedBytes)});
        }
    }
    if (uses.empty()) {
        return hidden("This drive does not tell how much was written to it.");
    }
    return project(uses, 0, 0.5, asSeconds(now), byWrites);
}

} // namespace trimwright::care
