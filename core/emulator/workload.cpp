// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/workload.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace trimwright::emulator {
namespace {

constexpr std::array ageProfiles{
    AgeProfile{"windows-xp", 0.5, 1.45, 8, false, 90, 4},
};

constexpr std::uint32_t smallestFilePages = 1;
constexpr double fileSizeRange = 1024; // 4 KB to 4 MB

/// A page at random out of several extents.
class PageChooser {
  public:
    explicit PageChooser(std::span<const Extent> area) : m_area(area) {
        for (const Extent& extent : area) {
            m_ends.push_back((m_ends.empty() ? 0 : m_ends.back()) + extent.count);
        }
    }

    std::uint32_t operator()(Random& random) const {
        const std::uint32_t nth = random.below(m_ends.back());
        if (m_ends.size() == 1) {
            return m_area.front().first + nth;
        }
        const auto found = std::ranges::upper_bound(m_ends, nth);
        const Extent& extent = m_area[static_cast<std::size_t>(found - m_ends.begin())];
        return extent.first + extent.count - (*found - nth);
    }

  private:
    std::span<const Extent> m_area;
    std::vector<std::uint32_t> m_ends; ///< Pages up to and with each extent.
};

std::uint32_t randomFile(Host& host) {
    return host.random().below(static_cast<std::uint32_t>(host.filesystem().files()));
}

} // namespace

const AgeProfile* findAgeProfile(std::string_view key) {
    const auto* const found =
        std::find_if(ageProfiles.begin(), ageProfiles.end(), [key](const auto& profile) { return profile.key == key; });
    return found == ageProfiles.end() ? nullptr : &*found;
}

void age(AtaDevice& device, Host& host, const AgeProfile& profile, Steps& steps) {
    constexpr std::uint64_t filesPerStep = 256;
    const double capacity = device.flash().model().pages();
    const auto target = static_cast<std::uint64_t>(capacity * profile.written_drives);
    const auto keepFree = static_cast<std::uint32_t>(host.filesystem().partition().count * (1 - profile.fill_share));
    std::uint64_t written = 0;
    while (written < target && steps.next()) {
        for (std::uint64_t i = 0; i < filesPerStep && written < target; ++i) {
            const std::uint32_t pages = randomFilePages(host.random());
            while (host.filesystem().freePages() < keepFree + pages && host.filesystem().files() > 0) {
                host.deleteFile(device, randomFile(host), profile.trims_on_delete);
            }
            if (!host.createFile(device, pages)) {
                return;
            }
            written += pages;
            host.overwriteInPlace(device, profile.in_place_per_file);
        }
        steps.report({written, target, 0});
    }
    device.flash().idle(std::uint64_t{profile.days} * profile.hours_per_day * 3600);
    device.flash().powerCycle(profile.days);
}

std::uint32_t randomFilePages(Random& random) {
    return static_cast<std::uint32_t>(std::lround(smallestFilePages * std::pow(fileSizeRange, random.unit())));
}

std::vector<Extent> wholeDrive(const AtaDevice& device) {
    return {{0, device.flash().model().pages()}};
}

std::uint64_t writeRandomFor(AtaDevice& device, Random& random, std::span<const Extent> area, double seconds,
                             unsigned queueDepth, Steps& steps, const std::function<void(double, double)>& sample) {
    FlashDrive& flash = device.flash();
    const PageChooser choose(area);
    const double start = flash.simulatedSeconds();
    const auto total = static_cast<std::uint64_t>(seconds * 1000);
    std::array<std::uint32_t, 64> batch{};
    // A slow drive gets single writes, so that the time is not overshot by a batch of long ones.
    const std::size_t batchSize = flash.model().random_write_us > 1000 ? 1 : batch.size();
    std::uint64_t written = 0;
    std::uint64_t sampledPages = 0;
    double sampledAt = 0;
    double now = 0;
    while (now < seconds && steps.next()) {
        const double stepEnd = std::min(seconds, now + 0.01);
        while (now < stepEnd) {
            const auto pages = std::span(batch).first(batchSize);
            for (auto& page : pages) {
                page = choose(random);
            }
            const std::size_t done = flash.writeRandom(pages, queueDepth);
            written += done;
            now = flash.simulatedSeconds() - start;
            if (done < pages.size()) {
                return written; // Worn out.
            }
        }
        if (now - sampledAt >= 1) {
            const double bytes = static_cast<double>(written - sampledPages) * FlashDrive::pageBytes;
            if (sample) {
                sample(now, bytes / (now - sampledAt) / 1e6);
            }
            sampledAt = now;
            sampledPages = written;
            steps.report({std::min(total, static_cast<std::uint64_t>(now * 1000)), total, 0});
        }
    }
    return written;
}

void writeRandomPages(AtaDevice& device, Random& random, std::span<const Extent> area, std::uint64_t writes,
                      Steps& steps) {
    const PageChooser choose(area);
    std::array<std::uint32_t, 1024> batch{};
    for (std::uint64_t done = 0; done < writes && steps.next();) {
        const auto pages = std::span(batch).first(std::min<std::uint64_t>(batch.size(), writes - done));
        for (auto& page : pages) {
            page = choose(random);
        }
        if (device.flash().writeRandom(pages) < pages.size()) {
            return; // Worn out.
        }
        done += pages.size();
        if (done % (batch.size() * 256) == 0) {
            steps.report({done, writes, 0});
        }
    }
}

} // namespace trimwright::emulator
