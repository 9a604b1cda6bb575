// SPDX-License-Identifier: GPL-3.0-or-later
// The rules, applied to this very source tree.
#include "tests/architecture/rules.h"
#include "tests/paths.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <iostream>
#include <string>

namespace trimwright::architecture {
namespace {

using ::testing::IsEmpty;

const std::filesystem::path root = testing::sourceFile("");

const Tree& tree() {
    static const Tree whole = readTree(root);
    return whole;
}

struct Finished {
    int status = -1;
    std::string output;
};

/// Runs a command line of ours in a shell, standard error included in the output.
Finished runShell(const std::string& command) {
    Finished finished;
    const std::string line = fmt::format("exec 2>&1; {}", command);
    FILE* pipe = ::popen(line.c_str(), "r");
    if (pipe == nullptr) {
        return finished;
    }
    std::array<char, 4096> chunk{};
    for (std::size_t count = 0; (count = std::fread(chunk.data(), 1, chunk.size(), pipe)) > 0;) {
        finished.output.append(chunk.data(), count);
    }
    finished.status = ::pclose(pipe);
    return finished;
}

std::string quoted(const std::string& argument) {
    std::string text = "'";
    for (const char c : argument) {
        if (c == '\'') {
            text.append("'\\''");
        } else {
            text.push_back(c);
        }
    }
    text.push_back('\'');
    return text;
}

TEST(SourceTree, isTheWholeOne) {
    EXPECT_GT(tree().size(), 50U);
    EXPECT_TRUE(std::any_of(tree().begin(), tree().end(),
                            [](const SourceFile& file) { return file.path == "core/base/result.h"; }));
}

TEST(SourceTree, filesIncludeOnlyWhatTheirLayerMaySee) {
    EXPECT_THAT(includesOutsideTheirLayer(tree()), IsEmpty());
}

TEST(SourceTree, coreAndCommandLineAreFreeOfQtAndDBus) {
    EXPECT_THAT(guiOrBusBelowTheWindow(tree()), IsEmpty());
}

TEST(SourceTree, hasNoIncludeCycles) {
    EXPECT_THAT(includeCycles(tree()), IsEmpty());
}

TEST(SourceTree, everySourceFileSaysItsLicence) {
    EXPECT_THAT(withoutLicence(tree()), IsEmpty());
}

TEST(SourceTree, namesNoPathOfOneMachine) {
    // Directories every machine has may be named; the place of this checkout and of its owner's home may not.
    constexpr std::array<const char*, 7> common = {"/", "/tmp", "/home", "/root", "/srv", "/mnt", "/var/tmp"};
    const char* home = std::getenv("HOME");
    std::vector<std::string> directories;
    for (const std::string& directory :
         {root.string(), root.parent_path().string(), std::string(home != nullptr ? home : "/")}) {
        if (std::find(common.begin(), common.end(), directory) == common.end() && directory.front() == '/') {
            directories.push_back(directory);
        }
    }
    EXPECT_THAT(machinePaths(tree(), directories), IsEmpty());
}

TEST(SourceTree, skippedTestsSayWhy) {
    EXPECT_THAT(silentSkips(tree()), IsEmpty());
}

TEST(SourceTree, filesAreNotTooLong) {
    constexpr std::size_t aim = 400;
    constexpr std::size_t limit = 700; // beyond this nobody reads a file to its end
    Tree written = tree();
    std::erase_if(written,
                  [](const SourceFile& file) { return file.path.starts_with("resources/"); }); // lists of texts
    for (const std::string& report : longFiles(written, aim)) {
        std::cout << "Note: " << report << '\n';
    }
    EXPECT_THAT(longFiles(written, limit), IsEmpty());
}

TEST(SourceTree, isFormatted) {
    const Finished version = runShell("clang-format --version");
    if (version.status != 0) {
        GTEST_SKIP() << "clang-format is not installed.";
    }
    if (version.output.find("version 14.") == std::string::npos) {
        GTEST_SKIP() << "Another version of clang-format breaks lines elsewhere; 14 decides: " << version.output;
    }
    std::string command = "cd " + quoted(root.string()) + " && clang-format --dry-run -Werror --style=file";
    for (const SourceFile& file : tree()) {
        if (isCpp(file)) {
            command += " " + quoted(file.path);
        }
    }
    const Finished finished = runShell(command);
    EXPECT_EQ(finished.status, 0) << finished.output;
}

TEST(SourceTree, shellScriptsParse) {
    std::size_t scripts = 0;
    for (const SourceFile& file : tree()) {
        if (isShellScript(file)) {
            ++scripts;
            const Finished finished = runShell("sh -n " + quoted((root / file.path).string()));
            EXPECT_EQ(finished.status, 0) << finished.output;
        }
    }
    EXPECT_GE(scripts, 2U) << "installer/bootstrap and .ci/run at least";
}

TEST(SourceTree, shellcheckHasNothingToSay) {
    if (runShell("shellcheck --version").status != 0) {
        GTEST_SKIP() << "shellcheck is not installed.";
    }
    for (const SourceFile& file : tree()) {
        if (isShellScript(file)) {
            const Finished finished = runShell("shellcheck -s sh " + quoted((root / file.path).string()));
            EXPECT_EQ(finished.status, 0) << finished.output;
        }
    }
}

} // namespace
} // namespace trimwright::architecture
