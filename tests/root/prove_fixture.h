// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file.h"
#include "core/base/units.h"
#include "core/linux/linux_backend.h"
#include "tests/root/loop_filesystem.h"

#include <gtest/gtest.h>
#include <memory>
#include <set>
#include <string>
#include <sys/statvfs.h>
#include <vector>

namespace trimwright::linux_system {

/// How much the file holds that a TRIM check must leave alone.
inline constexpr std::uint64_t otherBytes = 20 * mebibyte;

inline std::set<std::string> namesIn(const std::filesystem::path& directory) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(directory)) {
        names.insert(entry.path().filename());
    }
    return names;
}

inline std::uint64_t freeBytes(const std::filesystem::path& mount) {
    struct statvfs space {};
    ::statvfs(mount.c_str(), &space);
    return std::uint64_t{space.f_bfree} * space.f_frsize;
}

inline int loopsOver(const std::filesystem::path& image) {
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/sys/block")) {
        count += readFile(entry.path() / "loop/backing_file").value_or("") == image.string() + "\n" ? 1 : 0;
    }
    return count;
}

/// The TRIM check on real filesystems on loop devices.
class ProveTest : public ::testing::Test {
  protected:
    /// False if this machine cannot run tests on that type; skip with `m_reason`.
    bool start(const std::string& type) {
        if (const auto reason = testing::whyNotTestable(type)) {
            m_reason = *reason;
            return false;
        }
        if (!m_workspace) {
            m_workspace = std::make_unique<testing::RootWorkspace>();
        }
        return true;
    }

    std::unique_ptr<testing::LoopFilesystem> make(const std::string& type, std::uint64_t bytes,
                                                  const std::vector<std::string>& mkfs = {}) const {
        return std::make_unique<testing::LoopFilesystem>(m_workspace->directory(), "fs", type, bytes, mkfs);
    }

    ProveOutcome prove(const std::filesystem::path& mount, const ProgressFn& progress = {},
                       std::uint64_t size = 0) const {
        const auto outcome = LinuxBackend().prove(mount, {size}, {}, progress);
        EXPECT_TRUE(outcome) << outcome.error().message;
        return outcome.value_or(ProveOutcome());
    }

    static void expectWorks(const ProveOutcome& outcome) {
        EXPECT_EQ(outcome.answer, ProveOutcome::Answer::works) << outcome.because;
        EXPECT_GT(outcome.checked_bytes, 0U);
        EXPECT_EQ(outcome.zeroed_bytes, outcome.checked_bytes);
        EXPECT_EQ(outcome.unchanged_bytes, 0U);
    }

    std::unique_ptr<testing::RootWorkspace> m_workspace;
    std::string m_reason;
};

#define SKIP_UNLESS(condition)                                                                                         \
    if (!(condition)) {                                                                                                \
        GTEST_SKIP() << m_reason;                                                                                      \
    }

} // namespace trimwright::linux_system
