// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/targets.h"

#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string breach = trimwright::testing::fuzzBlob({data, size});
    if (!breach.empty()) {
        std::fprintf(stderr, "%s\n", breach.c_str());
        std::abort();
    }
    return 0;
}
