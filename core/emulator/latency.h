// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace trimwright::emulator {

/// Times of single requests: mean, quantiles and the longest. Buckets are 1/16 of a power of two wide (6 %).
class LatencyStatistics {
  public:
    void add(double microseconds) {
        const auto nanoseconds = static_cast<std::uint64_t>(microseconds * 1000);
        ++m_buckets[bucketOf(nanoseconds)];
        ++m_count;
        m_sum += microseconds;
        m_longest = microseconds > m_longest ? microseconds : m_longest;
    }

    std::uint64_t count() const { return m_count; }
    double meanUs() const { return m_count == 0 ? 0 : m_sum / static_cast<double>(m_count); }
    double longestUs() const { return m_longest; }

    /// The time that a share `quantile` (0…1) of the requests did not exceed.
    double quantileUs(double quantile) const {
        const auto wanted = static_cast<std::uint64_t>(quantile * static_cast<double>(m_count));
        std::uint64_t seen = 0;
        for (std::size_t bucket = 0; bucket < m_buckets.size(); ++bucket) {
            seen += m_buckets[bucket];
            if (seen > wanted) {
                const double upper = static_cast<double>(lowerBound(bucket + 1)) / 1000;
                return upper < m_longest ? upper : m_longest;
            }
        }
        return m_longest;
    }

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        archive(self.m_buckets, self.m_count, self.m_sum, self.m_longest);
    }

  private:
    static constexpr int subBits = 4;

    static std::size_t bucketOf(std::uint64_t value) {
        if (value < (1U << subBits)) {
            return static_cast<std::size_t>(value);
        }
        const int exponent = static_cast<int>(std::bit_width(value)) - 1 - subBits;
        return (static_cast<std::size_t>(exponent) << subBits) + static_cast<std::size_t>(value >> exponent);
    }
    static std::uint64_t lowerBound(std::size_t bucket) {
        if (bucket < (1U << subBits)) {
            return bucket;
        }
        const std::size_t exponent = (bucket >> subBits) - 1;
        return ((bucket & 15U) | 16U) << exponent;
    }

    std::array<std::uint64_t, 64 << subBits> m_buckets{};
    std::uint64_t m_count = 0;
    double m_sum = 0;
    double m_longest = 0;
};

} // namespace trimwright::emulator
