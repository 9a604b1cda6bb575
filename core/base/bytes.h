// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

namespace trimwright {

using Bytes = std::span<const std::uint8_t>;
using MutableBytes = std::span<std::uint8_t>;

/// Reads a little-endian unsigned integer of `width` bytes (default: all of T) at `offset`.
/// Precondition: offset + width <= bytes.size() and width <= sizeof(T).
template <std::unsigned_integral T>
constexpr T loadLittle(Bytes bytes, std::size_t offset, std::size_t width = sizeof(T)) {
    T value = 0;
    for (std::size_t i = width; i-- > 0;) {
        value = static_cast<T>((std::uint64_t{value} << 8) | bytes[offset + i]);
    }
    return value;
}

/// Writes `value` as little-endian of `width` bytes at `offset`; higher bytes of value are dropped.
template <std::unsigned_integral T>
constexpr void storeLittle(MutableBytes bytes, std::size_t offset, T value, std::size_t width = sizeof(T)) {
    for (std::size_t i = 0; i < width; ++i) {
        bytes[offset + i] = static_cast<std::uint8_t>(std::uint64_t{value} >> (8 * i));
    }
}

/// The same for big-endian (network order), as libatasmart's blob headers use it.
template <std::unsigned_integral T>
constexpr T loadBig(Bytes bytes, std::size_t offset) {
    T value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) {
        value = static_cast<T>((std::uint64_t{value} << 8) | bytes[offset + i]);
    }
    return value;
}

template <std::unsigned_integral T>
constexpr void storeBig(MutableBytes bytes, std::size_t offset, T value) {
    for (std::size_t i = 0; i < sizeof(T); ++i) {
        bytes[offset + i] = static_cast<std::uint8_t>(std::uint64_t{value} >> (8 * (sizeof(T) - 1 - i)));
    }
}

} // namespace trimwright
