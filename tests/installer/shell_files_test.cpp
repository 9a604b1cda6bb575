// SPDX-License-Identifier: GPL-3.0-or-later
// What the program prints for shells and for the manual page: it parses, it completes, and it names every command.
#include "tests/app/program.h"
#include "tests/paths.h"

#include <set>
#include <sstream>

namespace trimwright::testing {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::Not;

bool isInstalled(const std::string& program) {
    return run({"sh", "-c", "command -v " + program}).exit_code == 0;
}

class ShellFiles : public ProgramTest {
  protected:
    std::string made(const std::string& kind) const {
        const Finished finished = ctl({"completion", kind});
        EXPECT_EQ(finished.exit_code, 0) << finished.err;
        return finished.out;
    }

    /// What bash offers after these words, the last of which is begun.
    std::set<std::string> offered(const std::vector<std::string>& words) const {
        std::string script = made("bash") + "COMP_WORDS=(trimwrightctl";
        for (const std::string& word : words) {
            script += " '" + word + "'";
        }
        script += ")\nCOMP_CWORD=" + std::to_string(words.size()) + "\nPATH=" + testing::builtPrograms() +
                  ":$PATH\n_trimwrightctl\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n";
        const Finished finished = run({"bash", directory.file("try.bash", script)},
                                      {.environment = {{"TRIMWRIGHT_DATA_DIR", directory.path().string()}}});
        EXPECT_EQ(finished.err, "");
        std::istringstream lines(finished.out);
        std::set<std::string> all;
        for (std::string line; std::getline(lines, line);) {
            all.insert(line);
        }
        return all;
    }
};

TEST_F(ShellFiles, parse) {
    for (const std::string shell : {"bash", "zsh", "fish"}) {
        if (!isInstalled(shell)) {
            std::cout << "Note: " << shell << " is not installed; its completions were not parsed.\n";
            continue;
        }
        const Finished finished = run({shell, "-n", directory.file("script", made(shell))});
        EXPECT_EQ(finished.exit_code, 0) << shell << ": " << finished.err;
        EXPECT_EQ(finished.err, "") << shell;
    }
}

TEST_F(ShellFiles, completeCommandsOptionsAndValues) {
    EXPECT_THAT(offered({"sch"}), Contains("schedule"));
    EXPECT_THAT(offered({"schedule", ""}), IsSupersetOf({"show", "set", "off"}));
    EXPECT_THAT(offered({"schedule", "set", "--mai"}), Contains("--mains-only"));
    EXPECT_THAT(offered({"schedule", "set", "--every", ""}), Contains("week"));
    EXPECT_THAT(offered({"--json", "emulated", "a"}), Contains("add"));
    EXPECT_THAT(offered({"health", "emulated"}), Contains("emulated:demo"));
    EXPECT_THAT(offered({"schedule", "off", "--every"}), Not(Contains("--every")));
}

TEST_F(ShellFiles, knowEveryCommandOfTheHelp) {
    const std::string help = ctl({"--help"}).out;
    const std::string page = made("man");
    const std::string fish = made("fish");
    const auto commands = help.find("Subcommands:");
    ASSERT_NE(commands, std::string::npos) << help;
    std::istringstream lines(help.substr(help.find('\n', commands) + 1));
    int count = 0;
    for (std::string line; std::getline(lines, line) && line.starts_with("  ");) {
        std::istringstream words(line);
        std::string name;
        words >> name;
        if (line[2] != ' ') { // not the rest of a description
            ++count;
            EXPECT_THAT(fish, HasSubstr("-a " + name + " "));
            EXPECT_THAT(page, HasSubstr(".SS \"" + name));
            EXPECT_THAT(offered({name}), Contains(name));
        }
    }
    EXPECT_GT(count, 5);
}

TEST_F(ShellFiles, refuseAShellThatNobodyKnows) {
    EXPECT_EQ(ctl({"completion", "tcsh"}).exit_code, 2);
}

TEST_F(ShellFiles, manualPagesHaveNoWarnings) {
    if (!isInstalled("man")) {
        GTEST_SKIP() << "man is not installed.";
    }
    int pages = 0;
    for (const char* page : {"trimwrightctl.1", "trimwright.1", "trimwright-helper.8"}) {
        const std::string file = testing::builtPrograms() + "/../installer/" + page;
        if (std::filesystem::exists(file)) {
            ++pages;
            const Finished finished = run({"man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", file},
                                          {.environment = {{"MANROFFSEQ", ""}}});
            EXPECT_EQ(finished.exit_code, 0) << page;
            EXPECT_EQ(finished.err, "") << page;
        }
    }
    EXPECT_GT(pages, 0) << "The build makes them.";
}

} // namespace
} // namespace trimwright::testing
