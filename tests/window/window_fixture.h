// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/linux/tree_builder.h"
#include "tests/paths.h"
#include "tests/window/desktop.h"
#include "tests/window/reading.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace trimwright::testing {

/// The real program on a desktop in memory. Its machine is a captured tree, so that no test depends on this one; beside
/// it stands the emulated drive of a first start.
class WindowTest : public ::testing::Test {
  protected:
    void SetUp() override {
        if (const std::string missing = Desktop::missing(); !missing.empty()) {
            GTEST_SKIP() << missing;
        }
        desktop = std::make_unique<Desktop>();
    }

    /// On a machine without drives, or on this one.
    void open(const std::filesystem::path& systemRoot = {}) {
        program = std::make_unique<Program>(
            *desktop, std::vector<std::string>{builtProgram("trimwright"), "--system-root",
                                               systemRoot.empty() ? m_nothing.root().string() : systemRoot.string()});
        program->showWhole();
    }

    std::unique_ptr<Desktop> desktop;
    std::unique_ptr<Program> program;

  private:
    TreeBuilder m_nothing;
};

} // namespace trimwright::testing
