// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/host.h"
#include "core/emulator/steps.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::emulator {

/// A history of desktop use in one go. Files have sizes spread evenly over the orders of magnitude from 4 KB to 4 MB.
struct AgeProfile {
    std::string_view key;
    double fill_share;          ///< Of the filesystem that is in use at the end.
    double written_drives;      ///< Bytes of files written, as a multiple of the drive's capacity.
    unsigned in_place_per_file; ///< 4 KB overwrites inside existing files per file written.
    bool trims_on_delete;
    unsigned days;          ///< Of use …
    unsigned hours_per_day; ///< … with the drive powered that long.
};

/// Nullptr: there is no such profile.
const AgeProfile* findAgeProfile(std::string_view key);

/// Ages the drive. One step is 256 files.
void age(AtaDevice& device, Host& host, const AgeProfile& profile, Steps& steps);

/// 4 KB writes at random over the pages of `area` (extents; at least one page) for a time of the drive. `sample` is
/// called after each simulated second with the seconds so far and the MB/s of the last one. One step is about 10 ms.
/// Returns the pages written.
std::uint64_t writeRandomFor(AtaDevice& device, Random& random, std::span<const Extent> area, double seconds,
                             unsigned queueDepth, Steps& steps, const std::function<void(double, double)>& sample);

/// A number of 4 KB writes at random over the pages of `area`.
void writeRandomPages(AtaDevice& device, Random& random, std::span<const Extent> area, std::uint64_t writes,
                      Steps& steps);

/// The whole drive as an area.
std::vector<Extent> wholeDrive(const AtaDevice& device);

/// Size of a file in pages, spread evenly over the orders of magnitude from 4 KB to 4 MB.
std::uint32_t randomFilePages(Random& random);

} // namespace trimwright::emulator
