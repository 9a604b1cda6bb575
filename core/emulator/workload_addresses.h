// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/random.h"

#include <cstdint>
#include <optional>

namespace trimwright::emulator {

/// Ranks 1 … `count` with probabilities that fall as 1 / rank^exponent (Zipf), by rejection-inversion (Hörmann and
/// Derflinger 1996): exact, without a table, a constant time per sample for any count.
class ZipfRanks {
  public:
    /// count > 0, exponent > 0 (1 is allowed).
    ZipfRanks(std::uint32_t count, double exponent);

    std::uint32_t operator()(Random& random) const;

  private:
    double density(double x) const;
    double integral(double x) const;
    double inverse(double y) const;

    std::uint32_t m_count;
    double m_exponent;
    double m_first;  ///< Integral below rank 1, where the area of rank 1 begins.
    double m_last;   ///< Integral up to the end of the last rank.
    double m_accept; ///< Ranks nearer to the curve than this need no rejection test.
};

/// Which page a request goes to: any page alike, or a few favourites far more often than the rest (Zipf). The
/// favourites are scattered over the whole span, as a filesystem scatters hot files.
class AddressChooser {
  public:
    /// Without an exponent: uniform. pages > 0.
    AddressChooser(std::uint32_t pages, std::optional<double> zipfExponent);

    std::uint32_t operator()(Random& random) const {
        return m_zipf ? pageOfRank((*m_zipf)(random)) : random.below(m_pages);
    }

    /// Where the page with this rank lies (1: the hottest): each rank has a page of its own.
    std::uint32_t pageOfRank(std::uint32_t rank) const {
        return static_cast<std::uint32_t>(std::uint64_t{rank - 1} * m_stride % m_pages);
    }

  private:
    std::uint32_t m_pages;
    std::uint32_t m_stride; ///< Has no divisor in common with m_pages, so that ranks and pages pair off.
    std::optional<ZipfRanks> m_zipf;
};

} // namespace trimwright::emulator
