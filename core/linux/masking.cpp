// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/masking.h"

#include "core/linux/drive_identity.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>

namespace trimwright::linux_system {
namespace {

/// One step of SplitMix64 (Steele, Lea, Flood 2014).
std::uint64_t mix(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

bool isHex(std::string_view text) {
    return std::ranges::all_of(text, [](unsigned char c) { return std::isxdigit(c) != 0 || c == '-'; });
}

std::string withoutDashes(std::string_view text) {
    std::string plain(text);
    std::erase(plain, '-');
    return plain;
}

/// 8-4-4-4-12
std::string dashed(std::string_view plain) {
    return fmt::format("{}-{}-{}-{}-{}", plain.substr(0, 8), plain.substr(8, 4), plain.substr(12, 4),
                       plain.substr(16, 4), plain.substr(20));
}

void swapPairs(std::string& text) {
    for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
        std::swap(text[i], text[i + 1]);
    }
}

} // namespace

void Masker::hideSerial(std::string_view serial) {
    if (isJunkSerial(serial)) {
        return;
    }
    hide(serial, 0);
    // Nameless NVMe namespaces have it in their wwid as hexadecimal digits.
    std::string digits;
    std::string masked;
    for (std::size_t i = 0; i < serial.size(); ++i) {
        digits += fmt::format("{:02x}", static_cast<unsigned char>(serial[i]));
        masked += fmt::format("{:02x}", static_cast<unsigned char>(m_masks.at(std::string(serial))[i]));
    }
    m_masks.try_emplace(digits, masked);
}

void Masker::hideWwn(std::string_view wwn) {
    if (isJunkWwn(wwn)) {
        return;
    }
    const auto dot = wwn.find('.');
    std::string_view digits = dot == std::string_view::npos ? wwn : wwn.substr(dot + 1);
    if (digits.starts_with("0x")) {
        digits.remove_prefix(2);
    }
    if (wwn.starts_with("uuid.")) {
        hideUuid(digits);
    } else if (digits.size() >= 12 && isHex(digits)) {
        hide(digits, wwn.starts_with("eui.") ? 6 : 7);
    }
}

void Masker::hideUuid(std::string_view uuid) {
    const std::string plain = withoutDashes(uuid);
    if (plain.size() != 32 || !isHex(plain)) {
        return;
    }
    const std::string masked = maskOf(plain, 0);
    m_masks.try_emplace(plain, masked);
    m_masks.try_emplace(dashed(plain), dashed(masked));
}

void Masker::hide(std::string_view name, std::size_t keep) {
    m_masks.try_emplace(std::string(name), maskOf(name, keep));
}

std::string Masker::maskOf(std::string_view name, std::size_t keep) const {
    std::uint64_t state = m_salt;
    for (const char c : name) {
        state = (state ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
        (void)mix(state);
    }
    const bool hex = isHex(name);
    std::string masked(name);
    for (std::size_t i = keep; i < masked.size(); ++i) {
        const auto c = static_cast<unsigned char>(masked[i]);
        const auto next = [&state](char first, unsigned count) {
            return static_cast<char>(first + static_cast<char>(mix(state) % count));
        };
        if (std::isdigit(c) != 0) {
            masked[i] = next('0', 10);
        } else if (std::isupper(c) != 0) {
            masked[i] = next('A', hex ? 6 : 26);
        } else if (std::islower(c) != 0) {
            masked[i] = next('a', hex ? 6 : 26);
        }
    }
    return masked;
}

std::string Masker::apply(std::string_view text) const {
    std::string masked(text);
    std::string taken(text.size(), '\0'); // What was replaced already is not looked at again.
    for (const auto& [name, mask] : m_masks) {
        for (std::size_t at = masked.find(name); at != std::string::npos; at = masked.find(name, at + 1)) {
            if (taken.find('\1', at) >= at + name.size()) {
                masked.replace(at, mask.size(), mask);
                taken.replace(at, mask.size(), mask.size(), '\1');
            }
        }
    }
    return masked;
}

std::string Masker::applyToAtaPage(std::string page) const {
    // SAT-4, table 157: IDENTIFY DEVICE begins at byte 60; ACS-4: serial in the words 10–19, WWN in 108–111.
    constexpr std::size_t identify = 60;
    constexpr std::size_t serial = identify + 2 * 10;
    constexpr std::size_t wwn = identify + 2 * 108;
    if (page.size() < identify + 512) {
        return apply(page);
    }
    std::string text = page.substr(serial, 20);
    swapPairs(text);
    text = apply(text);
    swapPairs(text);
    page.replace(serial, text.size(), text);
    std::string digits;
    for (std::size_t i = 0; i < 8; ++i) {
        digits += fmt::format("{:02x}", static_cast<unsigned char>(page[wwn + (i ^ 1U)]));
    }
    digits = apply(digits);
    for (std::size_t i = 0; i < 8; ++i) {
        page[wwn + (i ^ 1U)] = static_cast<char>(std::stoi(digits.substr(2 * i, 2), nullptr, 16));
    }
    return page;
}

} // namespace trimwright::linux_system
