// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/linux/tree_builder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>

namespace trimwright::testing {

/// A test on a made-up system: a tree, and disks for it that differ in their serial.
class SystemTest : public ::testing::Test {
  protected:
    static DiskSpec spec(const std::string& sysname, int index) {
        DiskSpec made;
        made.sysname = sysname;
        made.index = index;
        made.serial = fmt::format("SERIAL{:06}", index * 7919);
        return made;
    }

    TreeBuilder m_tree;
};

} // namespace trimwright::testing
