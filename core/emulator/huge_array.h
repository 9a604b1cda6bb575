// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>
#include <string>
#include <sys/mman.h>
#include <vector>

namespace trimwright::emulator {

/// Allocator that asks for huge pages: the tables of a drive are tens of megabytes and are read at random, where most
/// of the time would otherwise go into address translation.
template <class T>
struct HugePageAllocator {
    using value_type = T;

    HugePageAllocator() = default;
    template <class U>
    explicit HugePageAllocator(const HugePageAllocator<U>& /*other*/) {}

    T* allocate(std::size_t count) {
        constexpr std::size_t hugePage = std::size_t{2} << 20;
        const bool large = count * sizeof(T) >= hugePage;
        const std::size_t alignment = large ? hugePage : alignof(std::max_align_t);
        const std::size_t bytes = (count * sizeof(T) + alignment - 1) / alignment * alignment;
        void* const memory = std::aligned_alloc(alignment, bytes);
        if (memory == nullptr) {
            throw std::bad_alloc();
        }
        if (large) {
            ::madvise(memory, bytes, MADV_HUGEPAGE); // Only a hint: without it everything works, slower.
        }
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t /*count*/) { std::free(memory); }

    friend bool operator==(const HugePageAllocator&, const HugePageAllocator&) { return true; }
};

/// Bytes in the same memory: tens of megabytes that are written or read once, where most of the time would go into
/// getting the memory page by page.
using HugeText = std::basic_string<char, std::char_traits<char>, HugePageAllocator<char>>;

template <class T>
using HugeArray = std::vector<T, HugePageAllocator<T>>;

} // namespace trimwright::emulator
