// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/places.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace trimwright::app {
namespace {

class Places : public ::testing::Test {
  protected:
    void SetUp() override {
        ::unsetenv("TRIMWRIGHT_DATA_DIR");
        ::unsetenv("XDG_DATA_HOME");
        ::setenv("HOME", "/home/someone", 1);
    }
};

TEST_F(Places, defaultIsTheXdgDataFolderOfTheHome) {
    EXPECT_EQ(emulatedDrivesDirectory(), "/home/someone/.local/share/trimwright/emulated");
}

TEST_F(Places, xdgDataHomeIsHonouredWhenAbsolute) {
    ::setenv("XDG_DATA_HOME", "/data/of mine", 1);
    EXPECT_EQ(emulatedDrivesDirectory(), "/data/of mine/trimwright/emulated");
    ::setenv("XDG_DATA_HOME", "relative", 1);
    EXPECT_EQ(emulatedDrivesDirectory(), "/home/someone/.local/share/trimwright/emulated");
}

TEST_F(Places, ourOwnVariableWins) {
    ::setenv("XDG_DATA_HOME", "/data", 1);
    ::setenv("TRIMWRIGHT_DATA_DIR", "/tmp/own", 1);
    EXPECT_EQ(emulatedDrivesDirectory(), "/tmp/own/emulated");
}

TEST_F(Places, withoutHomeTheUserDatabaseIsAsked) {
    ::unsetenv("HOME");
    EXPECT_TRUE(emulatedDrivesDirectory().is_absolute());
}

} // namespace
} // namespace trimwright::app
