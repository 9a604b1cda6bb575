// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/archive.h"

#include "core/emulator/random.h"

#include <bit>

namespace trimwright::emulator {

void StateWriter::bits(const std::vector<bool>& table) {
    for (std::size_t begin = 0; begin < table.size(); begin += 8) {
        unsigned octet = 0;
        for (std::size_t i = begin; i < std::min(begin + 8, table.size()); ++i) {
            octet |= (table[i] ? 1U : 0U) << (i - begin);
        }
        m_out->push_back(static_cast<char>(octet));
    }
}

void StateReader::bits(std::vector<bool>& table) {
    const std::size_t octets = (table.size() + 7) / 8;
    m_good = m_good && octets <= m_in.size();
    if (!m_good) {
        return;
    }
    for (std::size_t i = 0; i < table.size(); ++i) {
        table[i] = ((static_cast<unsigned char>(m_in[i / 8]) >> (i % 8)) & 1U) != 0;
    }
    m_in.remove_prefix(octets);
}

std::uint64_t checksumOf(std::string_view bytes) {
    // Four independent lanes, each step of which can be undone, so that a change in one word always changes its lane.
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15U;
    std::array<std::uint64_t, 4> lanes{1, 2, 3, 4};
    const std::uint64_t size = bytes.size();
    const auto mixIn = [&lanes](const char* data) {
        for (std::size_t lane = 0; lane < lanes.size(); ++lane) {
            std::uint64_t word = 0;
            std::memcpy(&word, data + lane * sizeof word, sizeof word);
            lanes[lane] = std::rotl((lanes[lane] ^ word) * odd, 31);
        }
    };
    constexpr std::size_t stripe = sizeof lanes;
    while (bytes.size() >= stripe) {
        mixIn(bytes.data());
        bytes.remove_prefix(stripe);
    }
    std::array<char, stripe> rest{};
    std::memcpy(rest.data(), bytes.data(), bytes.size());
    mixIn(rest.data());
    std::uint64_t sum = Random::mix(size);
    for (const std::uint64_t lane : lanes) {
        sum = Random::mix(sum ^ lane) * odd;
    }
    return sum;
}

} // namespace trimwright::emulator
