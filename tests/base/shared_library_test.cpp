// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shared_library.h"

#include <cmath>
#include <gtest/gtest.h>

namespace trimwright {
namespace {

TEST(SharedLibrary, GivesFunctionsOfALibraryThatIsThere) {
    SharedLibrary library("libm.so.6");
    double (*cubeRoot)(double) = nullptr;
    library.find(cubeRoot, "cbrt");
    ASSERT_NE(cubeRoot, nullptr);
    EXPECT_DOUBLE_EQ(cubeRoot(27.0), 3.0);
    EXPECT_TRUE(library.isWhole());
}

TEST(SharedLibrary, IsNotWholeIfAFunctionIsMissing) {
    SharedLibrary library("libm.so.6");
    double (*cubeRoot)(double) = nullptr;
    double (*later)(double) = std::fabs;
    library.find(later, "trimwright_has_no_such_function");
    library.find(cubeRoot, "cbrt");
    EXPECT_EQ(later, nullptr);
    EXPECT_NE(cubeRoot, nullptr);
    EXPECT_FALSE(library.isWhole());
}

TEST(SharedLibrary, GivesNothingIfItIsNotInstalled) {
    SharedLibrary library("libtrimwright-is-not-installed.so.9");
    double (*function)(double) = std::fabs;
    library.find(function, "fabs");
    EXPECT_EQ(function, nullptr);
    EXPECT_FALSE(library.isWhole());
}

} // namespace
} // namespace trimwright
