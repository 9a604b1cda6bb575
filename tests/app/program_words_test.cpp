// SPDX-License-Identifier: GPL-3.0-or-later
// The real program: help, and what it says and exits with when something is wrong.
#include "tests/app/program.h"
#include "tests/paths.h"

#include <sstream>

namespace trimwright::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class ProgramWords : public ProgramTest {};

TEST_F(ProgramWords, anEmptyValueIsNamedAndDoesNotSwallowTheNextWord) {
    for (const std::string option : {"--system-root", "--name", "--report", "--drive", "--model", "--seed"}) {
        const Finished finished = ctl({option + "=", "list"});
        EXPECT_EQ(finished.exit_code, 2);
        EXPECT_THAT(finished.err, HasSubstr("The value of " + option + " is empty."));
    }
    EXPECT_EQ(ctl({"optimize", "--", "--name="}).exit_code, 4) << "after -- it is a name";
}

TEST_F(ProgramWords, helpIsACommandToo) {
    EXPECT_EQ(ctl({"help"}).out, ctl({"--help"}).out);
    EXPECT_EQ(ctl({"help", "emulated", "add"}).out, ctl({"emulated", "add", "--help"}).out);
    EXPECT_THAT(ctl({"emulated", "--help"}).out, HasSubstr("--json"));
}

// A command line that names a command makes the options of that command only; help makes all of them.
TEST_F(ProgramWords, everyCommandIsTheSameAloneAndAmongAll) {
    const std::string all = ctl({"help"}).out;
    const std::string commands = all.substr(all.find("Subcommands:"));
    std::istringstream lines(commands.substr(0, commands.find("Examples:")));
    int seen = 0;
    for (std::string line; std::getline(lines, line);) {
        const std::string name = line.starts_with("  ") && line.size() > 2 && line[2] != ' '
                                     ? line.substr(2, line.find(' ', 2) - 2)
                                     : std::string();
        if (!name.empty()) {
            ++seen;
            EXPECT_EQ(ctl({name, "--help"}).out, ctl({"help", name}).out) << name;
            EXPECT_EQ(ctl({"--json", "--system-root", "/tmp", name, "--help"}).exit_code, 0) << name;
        }
    }
    EXPECT_GE(seen, 18) << commands;
    EXPECT_THAT(ctl({"list", "health"}).err, HasSubstr("There is one word too many: 'health'."));
    EXPECT_THAT(ctl({"lisst"}).err, HasSubstr("There is no command 'lisst', only list, "));
}

TEST_F(ProgramWords, everyFailureWithJsonIsADocument) {
    EXPECT_EQ(document({"health", "/dev/nonesuch"}, 4)["error"]["code"], "not-found");
    EXPECT_EQ(document({"health", "--report", "/nonexistent/x"}, 4)["error"]["code"], "not-found");
    EXPECT_EQ(document({"health", "--report", directory.file("x", "junk")}, 1)["error"]["code"], "invalid-data");
    EXPECT_EQ(document({"emulated", "remove", "nonesuch"}, 4)["error"]["code"], "not-found");
    EXPECT_THAT(keysOf(document({"optimize", "emulated:nonesuch"}, 4)), ElementsAre("results", "dry_run"));
}

TEST_F(ProgramWords, tooLittleMemoryIsSaidInWords) {
    const std::string report = directory.file("big.json", "[" + std::string(15'000'000, '[')); // 15 MB of levels
    const Finished finished = run(
        {"prlimit", "--data=16000000", testing::builtProgram("trimwrightctl"), "health", "--report", report, "--json"});
    if (finished.exit_code == 127) {
        GTEST_SKIP() << "prlimit(1) of util-linux is not installed.";
    }
    EXPECT_EQ(finished.exit_code, 1) << finished.signal;
    EXPECT_THAT(finished.err, AllOf(HasSubstr("Not enough memory."), Not(HasSubstr("bad_alloc"))));
    EXPECT_FALSE(Json::parse(finished.out, nullptr, false).is_discarded()) << finished.out;
}

TEST_F(ProgramWords, aReportThatIsTooLargeIsRefusedInTheSameWordsFromAFileAndFromInput) {
    const std::string large(17 << 20, ' ');
    EXPECT_THAT(ctl({"health", "--report", directory.file("large", large)}).err, HasSubstr("larger than 16.8 MB"));
    EXPECT_THAT(ctl({"health", "--report", "-"}, {.input = large}).err, HasSubstr("more than 16.8 MB"));
}

TEST_F(ProgramWords, anOptimizationShowsInTheHealthOfTheEmulatedDrive) {
    const auto requests = [this] {
        const std::string text = ctl({"health", "emulated:demo"}).out;
        const auto at = text.find("TRIM requests");
        return at == std::string::npos ? std::string() : text.substr(at, text.find('\n', at) - at);
    };
    const std::string before = requests();
    EXPECT_NE(before, "");
    ASSERT_EQ(ctl({"optimize", "emulated:demo"}).exit_code, 0);
    EXPECT_NE(requests(), before);
}

TEST_F(ProgramWords, aSignalThatWaitsAtTheStartEndsItWith130) {
    // Sent while the program is stopped before main() could run, so it is there when main() begins to listen.
    const Finished finished =
        run({"sh", "-c", "kill -s TERM $$; exec " + testing::builtProgram("trimwrightctl") + " list"},
            {.block_signals = true});
    EXPECT_EQ(finished.exit_code, 130) << finished.signal << finished.out;
    EXPECT_THAT(finished.err, HasSubstr("Cancelled"));
}

} // namespace
} // namespace trimwright::testing
