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

std::uint32_t filePages(Random& random) {
    return static_cast<std::uint32_t>(std::lround(smallestFilePages * std::pow(fileSizeRange, random.unit())));
}

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
            const std::uint32_t pages = filePages(host.random());
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

std::uint64_t writeRandomFor(AtaDevice& device, Random& random, std::uint32_t spanPages, double seconds, Steps& steps,
                             const std::function<void(double, double)>& sample) {
    FlashDrive& flash = device.flash();
    const double start = flash.simulatedSeconds();
    const auto total = static_cast<std::uint64_t>(seconds * 1000);
    std::array<std::uint32_t, 64> batch{};
    std::uint64_t written = 0;
    std::uint64_t sampledPages = 0;
    double sampledAt = 0;
    double now = 0;
    while (now < seconds && steps.next()) {
        const double stepEnd = std::min(seconds, now + 0.01);
        while (now < stepEnd) {
            for (auto& page : batch) {
                page = random.below(spanPages);
            }
            const std::size_t done = flash.writeRandom(batch);
            written += done;
            now = flash.simulatedSeconds() - start;
            if (done < batch.size()) {
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

} // namespace trimwright::emulator
