// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace trimwright::emulator {

/// A small, fast, seeded random number generator (xoshiro256**, Blackman and Vigna, seeded by splitmix64). The same
/// seed gives the same drive on every machine and compiler, which std:: distributions do not promise.
class Random {
  public:
    explicit Random(std::uint64_t seed) {
        for (auto& word : m_state) {
            seed += 0x9E3779B97F4A7C15U;
            word = mix(seed);
        }
    }

    /// The finalizer of splitmix64: a hash of 64 bits.
    static constexpr std::uint64_t mix(std::uint64_t x) {
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
        return x ^ (x >> 31);
    }

    std::uint64_t next() {
        const std::uint64_t result = rotate(m_state[1] * 5, 7) * 9;
        const std::uint64_t t = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= t;
        m_state[3] = rotate(m_state[3], 45);
        return result;
    }

    /// Uniform in [0, bound); bound > 0. The bias of the multiplication is below bound / 2^32.
    std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((next() >> 32) * std::uint64_t{bound}) >> 32);
    }

    /// Uniform in [0, 1).
    double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    friend bool operator==(const Random&, const Random&) = default;

  private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

    std::uint64_t m_state[4] = {};
};

} // namespace trimwright::emulator
