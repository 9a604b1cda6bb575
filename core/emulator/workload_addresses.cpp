// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/workload_addresses.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trimwright::emulator {
namespace {

constexpr double goldenSection = 0.6180339887498949;
constexpr double small = 1e-8; // Where the quotients below become 0 / 0, their series say 1 ± t / 2.

/// (e^t − 1) / t
double growth(double t) {
    return std::abs(t) > small ? std::expm1(t) / t : 1 + t / 2;
}

/// ln(1 + t) / t
double logarithm(double t) {
    return std::abs(t) > small ? std::log1p(t) / t : 1 - t / 2;
}

} // namespace

ZipfRanks::ZipfRanks(std::uint32_t count, double exponent)
    : m_count(count),
      m_exponent(exponent),
      m_first(integral(1.5) - 1),
      m_last(integral(count + 0.5)),
      m_accept(2 - inverse(integral(2.5) - density(2))) {}

std::uint32_t ZipfRanks::operator()(Random& random) const {
    // A point under the curve x^-s is chosen by inverting its integral, then rounded to a rank. Rounding takes a little
    // more of the curve than the rank is worth; the surplus is rejected.
    while (true) {
        const double y = m_last + random.unit() * (m_first - m_last);
        const double x = inverse(y);
        const double rank = std::clamp(std::floor(x + 0.5), 1.0, static_cast<double>(m_count));
        if (rank - x <= m_accept || y >= integral(rank + 0.5) - density(rank)) {
            return static_cast<std::uint32_t>(rank);
        }
    }
}

double ZipfRanks::density(double x) const {
    return std::exp(-m_exponent * std::log(x));
}

/// Of x^-s from 1 on: (x^(1−s) − 1) / (1 − s), and ln x for s = 1.
double ZipfRanks::integral(double x) const {
    const double log = std::log(x);
    return growth((1 - m_exponent) * log) * log;
}

double ZipfRanks::inverse(double y) const {
    const double t = std::max(-1.0, y * (1 - m_exponent)); // Below −1 only by rounding.
    return std::exp(logarithm(t) * y);
}

AddressChooser::AddressChooser(std::uint32_t pages, std::optional<double> zipfExponent)
    : m_pages(pages), m_stride(std::max(1U, static_cast<std::uint32_t>(pages * goldenSection))) {
    while (std::gcd(m_stride, m_pages) != 1) {
        ++m_stride;
    }
    if (zipfExponent) {
        m_zipf.emplace(pages, *zipfExponent);
    }
}

} // namespace trimwright::emulator
