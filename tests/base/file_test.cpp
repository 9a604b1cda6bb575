// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file.h"
#include "tests/fakes/temporary_directory.h"

#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

namespace trimwright {
namespace {

class File : public ::testing::Test {
  protected:
    testing::TemporaryDirectory m_temporary;
    std::filesystem::path m_directory = m_temporary.path();
};

TEST_F(File, WritesReadsAndReplacesKeepingTheMode) {
    const auto path = m_directory / "settings";
    ASSERT_TRUE(writeFileAtomically(path, "one"));
    EXPECT_EQ(readFile(path).value(), "one");
    ASSERT_EQ(::chmod(path.c_str(), 0600), 0);
    ASSERT_TRUE(writeFileAtomically(path, "two"));
    EXPECT_EQ(readFile(path).value(), "two");
    EXPECT_EQ(std::filesystem::status(path).permissions(), std::filesystem::perms(0600));
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(m_directory), {}), 1);
}

TEST_F(File, AFailedReplaceKeepsTheOldContentAndLeavesNothingBehind) {
    const auto path = m_directory / "target";
    std::filesystem::create_directory(path); // rename() cannot replace a directory with a file
    EXPECT_FALSE(writeFileAtomically(path, "text"));
    EXPECT_TRUE(std::filesystem::is_directory(path));
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(m_directory), {}), 1);
}

TEST_F(File, MissingFileIsNotFoundAndNamesIt) {
    const auto got = readFile(m_directory / "absent");
    ASSERT_FALSE(got);
    EXPECT_EQ(got.error().code, Errc::notFound);
    EXPECT_NE(got.error().message.find("absent"), std::string::npos);
}

TEST_F(File, ADirectoryIsMadeWithThoseAboveIt) {
    const auto deep = m_temporary.path() / "a" / "b";
    EXPECT_TRUE(makeDirectory(deep));
    EXPECT_TRUE(makeDirectory(deep)) << "it is there";
    ASSERT_TRUE(writeFileAtomically(deep / "file", "x"));
    const auto made = makeDirectory(deep / "file" / "c");
    ASSERT_FALSE(made);
    EXPECT_NE(made.error().message.find("Cannot make " + (deep / "file" / "c").string()), std::string::npos);
}

TEST_F(File, AnUnusedNameIsCounted) {
    const std::string name = (m_temporary.path() / "x.damaged").string();
    EXPECT_EQ(unusedName(name), name);
    ASSERT_TRUE(writeFileAtomically(name, "x"));
    EXPECT_EQ(unusedName(name), name + "-2");
    std::filesystem::create_symlink("nowhere", name + "-2");
    EXPECT_EQ(unusedName(name), name + "-3") << "a link to nowhere is something, too";
}

TEST_F(File, LimitIsExactToTheByte) {
    const auto path = m_directory / "ten";
    ASSERT_TRUE(writeFileAtomically(path, "0123456789"));
    EXPECT_EQ(readFile(path, 10).value(), "0123456789");
    const auto tooLarge = readFile(path, 9);
    ASSERT_FALSE(tooLarge);
    EXPECT_EQ(tooLarge.error().code, Errc::invalidData);
}

TEST_F(File, PseudoFilesThatReportNoSizeAreReadWhole) {
    const auto got = readFile("/proc/self/mountinfo");
    ASSERT_TRUE(got);
    EXPECT_FALSE(got->empty());
    EXPECT_EQ(got->back(), '\n');
}

TEST_F(File, FifosAndDirectoriesAreRefusedWithoutBlocking) {
    const auto fifo = m_directory / "fifo";
    ASSERT_EQ(::mkfifo(fifo.c_str(), 0600), 0);
    EXPECT_EQ(readFile(fifo).error().code, Errc::invalidData);
    EXPECT_EQ(readFile(m_directory).error().code, Errc::invalidData);
}

} // namespace
} // namespace trimwright
