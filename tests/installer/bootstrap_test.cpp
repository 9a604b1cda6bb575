// SPDX-License-Identifier: GPL-3.0-or-later
// installer/bootstrap on made-up systems: the programs that it calls are replaced by scripts that log their arguments.
#include "core/base/file.h"
#include "tests/app/process.h"
#include "tests/paths.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <string>

namespace trimwright::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Bootstrap : public ::testing::Test {
  protected:
    void SetUp() override {
        std::string pattern = (std::filesystem::temp_directory_path() / "boot strap-XXXXXX").string();
        ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
        place = pattern;
        std::filesystem::create_directories(place / "source tree/installer");
        std::filesystem::create_directories(place / "bin");
        std::filesystem::copy_file(testing::sourceFile("installer/bootstrap"),
                                   place / "source tree/installer/bootstrap");
        for (const char* tool : {"cat", "chown", "dirname", "env", "grep", "head", "mkdir", "mktemp", "nproc", "printf",
                                 "rm", "sed", "sh", "sort", "tr", "awk"}) {
            // The real tools, and nothing else from the machine.
            const std::filesystem::path real = std::filesystem::path("/usr/bin") / tool;
            std::filesystem::create_symlink(real, place / "bin" / tool);
        }
        system("ID=debian\nVERSION_ID=\"12\"\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\n");
        program("id", "echo 0");
        program("apt-get", "exit 0");
        installed("every package");
        program("cmake", "[ -z \"$FAKE_CMAKE_FAILS\" ] || { echo 'CMake Error: no Qt6'; exit 1; }");
        program("ctest", "echo '100% tests passed, 0 tests failed out of 5'; exit ${FAKE_CTEST_EXIT:-0}");
        for (const char* name : {"trimwright", "trimwrightctl"}) {
            std::filesystem::create_directories(place / "source tree/build/release/bin");
            writeScript(place / "source tree/build/release/bin" / name, name, "exit ${FAKE_CTL_EXIT:-0}");
        }
    }

    void TearDown() override { std::filesystem::remove_all(place); }

    void writeScript(const std::filesystem::path& file, const std::string& name, const std::string& body) {
        std::ofstream(file) << "#!/bin/sh\necho \"" << name << " $*\" >>'" << (place / "log").string() << "'\n"
                            << body << "\n";
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    }

    void program(const std::string& name, const std::string& body) { writeScript(place / "bin" / name, name, body); }

    void system(const std::string& osRelease) { std::ofstream(place / "os-release") << osRelease; }

    /// A dpkg-query that knows all packages it is asked for, but `missing`.
    void installed(const std::string& /*all*/, const std::string& missing = "-") {
        program("dpkg-query", "shift 3; for p in \"$@\"; do [ \"$p\" = '" + missing + "' ] || echo \"ii  $p\"; done");
    }

    Finished bootstrap(const std::vector<std::string>& arguments, std::map<std::string, std::string> environment = {}) {
        std::vector<std::string> argv = {"/bin/sh", (place / "source tree/installer/bootstrap").string()};
        argv.insert(argv.end(), arguments.begin(), arguments.end());
        environment.emplace("PATH", (place / "bin").string());
        environment.emplace("BOOTSTRAP_OS_RELEASE", (place / "os-release").string());
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "SUDO_UID", "SUDO_GID"}) {
            environment.emplace(name, "");
        }
        return run(argv, {.environment = environment});
    }

    std::string log() const { return readFile(place / "log").value_or(""); }

    std::filesystem::path place;
};

TEST_F(Bootstrap, withoutACommandOrWithAnUnknownOneShowsItsUsage) {
    EXPECT_EQ(bootstrap({}).exit_code, 2);
    EXPECT_EQ(bootstrap({"nonsense"}).exit_code, 2);
    const Finished help = bootstrap({"--help"});
    EXPECT_EQ(help.exit_code, 0);
    EXPECT_THAT(help.out, HasSubstr("deps"));
}

TEST_F(Bootstrap, packageInstallsItsToolsAndBuildsAndTriesOnlyWhenAskedTo) {
    writeScript(place / "source tree/installer/package", "installer/package", "exit ${FAKE_PACKAGE_EXIT:-0}");
    installed("the rest", "lintian");
    EXPECT_EQ(bootstrap({"package"}).exit_code, 0);
    EXPECT_THAT(log(), HasSubstr("lintian"));
    EXPECT_THAT(log(), HasSubstr("installer/package build\n"));
    EXPECT_THAT(log(), Not(HasSubstr("installer/package check")));
    EXPECT_EQ(bootstrap({"package", "--check"}).exit_code, 0);
    EXPECT_THAT(log(), HasSubstr("installer/package check\n"));
    EXPECT_EQ(bootstrap({"package", "--nonsense"}).exit_code, 2);
    EXPECT_EQ(bootstrap({"package"}, {{"FAKE_PACKAGE_EXIT", "1"}}).exit_code, 1);
}

TEST_F(Bootstrap, depsDownloadsNothingWhenAllIsThere) {
    const Finished finished = bootstrap({"deps"});
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_THAT(log(), Not(HasSubstr("apt-get")));
}

TEST_F(Bootstrap, depsInstallsOnlyWhatIsMissing) {
    installed("the rest", "libfmt-dev");
    EXPECT_EQ(bootstrap({"deps"}).exit_code, 0);
    EXPECT_THAT(log(), HasSubstr("apt-get update"));
    EXPECT_THAT(log(), HasSubstr("apt-get install -y -q --no-install-recommends libfmt-dev\n"));
}

TEST_F(Bootstrap, withoutRootItUsesSudo) {
    installed("the rest", "libfmt-dev");
    program("id", "echo 1000");
    program("sudo", "\"$@\"");
    EXPECT_EQ(bootstrap({"deps"}).exit_code, 0);
    EXPECT_THAT(log(), HasSubstr("sudo env DEBIAN_FRONTEND=noninteractive apt-get install"));
}

TEST_F(Bootstrap, withoutRootAndSudoItSaysTheCommand) {
    installed("the rest", "libfmt-dev");
    program("id", "echo 1000");
    for (const char* command : {"deps", "run", "test"}) {
        const Finished finished = bootstrap({command});
        EXPECT_EQ(finished.exit_code, 1);
        EXPECT_THAT(finished.err, HasSubstr("apt-get update && apt-get install --no-install-recommends libfmt-dev\n"));
    }
    EXPECT_THAT(log(), Not(HasSubstr("cmake --"))) << "without a library there is nothing to build";
}

TEST_F(Bootstrap, aToolForTestsThatCannotBeHadStopsNothing) {
    installed("the rest", "f2fs-tools");
    program("apt-get", "echo 'E: no network' >&2; exit 100");
    const Finished finished = bootstrap({"test"});
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_THAT(finished.err, HasSubstr("Going on without them"));
    EXPECT_THAT(finished.out, HasSubstr("tests passed"));
    EXPECT_EQ(bootstrap({"deps"}).exit_code, 1) << "deps was asked for all of them";
}

TEST_F(Bootstrap, onAnotherSystemItNamesThePackages) {
    system("ID=fedora\nVERSION_ID=41\nPRETTY_NAME=\"Fedora Linux 41\"\n");
    const Finished finished = bootstrap({"deps"});
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_THAT(finished.err, HasSubstr("Fedora Linux 41 is not Debian 12"));
    EXPECT_THAT(finished.err, HasSubstr("qt6-charts-dev"));
    EXPECT_THAT(log(), Not(HasSubstr("apt-get")));
    const Finished test = bootstrap({"test"});
    EXPECT_EQ(test.exit_code, 0) << "the packages may be there under other names";
    EXPECT_THAT(test.err, HasSubstr("Fedora"));
}

TEST_F(Bootstrap, knowsWhichReleasesAreNewEnough) {
    const std::map<std::string, bool> systems = {{"ID=debian\nVERSION_ID=\"11\"\n", false},
                                                 {"ID=debian\nVERSION_ID=\"13\"\n", true},
                                                 {"ID=debian\nPRETTY_NAME=\"Debian trixie/sid\"\n", true},
                                                 {"ID=ubuntu\nVERSION_ID=\"22.04\"\nID_LIKE=debian\n", false},
                                                 {"ID=ubuntu\nVERSION_ID=\"24.04\"\nID_LIKE=debian\n", true},
                                                 {"ID=linuxmint\nID_LIKE=\"ubuntu debian\"\nVERSION_ID=\"22\"\n", true},
                                                 {"ID=arch\n", false},
                                                 {"", false}};
    for (const auto& [osRelease, good] : systems) {
        system(osRelease);
        EXPECT_EQ(bootstrap({"deps"}).exit_code, good ? 0 : 1) << osRelease;
    }
}

TEST_F(Bootstrap, testPassesTheResultOfTheTestsThrough) {
    const Finished good = bootstrap({"test"});
    EXPECT_EQ(good.exit_code, 0) << good.err;
    EXPECT_THAT(good.out, HasSubstr("tests failed out of 5")) << "CTest's totals are shown";
    EXPECT_EQ(bootstrap({"test"}, {{"FAKE_CTEST_EXIT", "8"}}).exit_code, 8);
    EXPECT_THAT(log(), HasSubstr("cmake --build --preset release"));
    EXPECT_THAT(log(), HasSubstr("ctest --preset release"));
}

TEST_F(Bootstrap, aFailingConfigurationIsShown) {
    const Finished finished = bootstrap({"test"}, {{"FAKE_CMAKE_FAILS", "1"}});
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_THAT(finished.err, HasSubstr("no Qt6"));
    EXPECT_THAT(log(), Not(HasSubstr("ctest")));
}

TEST_F(Bootstrap, aTreeThatWasMovedIsConfiguredAfresh) {
    std::ofstream(place / "source tree/build/release/CMakeCache.txt") << "CMAKE_HOME_DIRECTORY:INTERNAL=/elsewhere\n";
    EXPECT_EQ(bootstrap({"test"}).exit_code, 0);
    EXPECT_THAT(log(), HasSubstr("cmake --fresh --preset release"));
}

TEST_F(Bootstrap, runOpensTheWindowWhereThereIsADisplay) {
    EXPECT_EQ(bootstrap({"run"}, {{"DISPLAY", ":7"}}).exit_code, 0);
    EXPECT_THAT(log(), HasSubstr("\ntrimwright \n"));
    EXPECT_THAT(log(), Not(HasSubstr("trimwrightctl ")));
}

TEST_F(Bootstrap, runWithoutADisplayShowsTheMainJobAndLeavesNothing) {
    const std::string temporary = (place / "tmp").string();
    std::filesystem::create_directory(temporary);
    const Finished finished = bootstrap({"run"}, {{"TMPDIR", temporary}});
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    const std::string calls = log();
    std::size_t at = 0;
    for (const char* step : {"trimwrightctl list", "trimwrightctl health emulated:demo",
                             "trimwrightctl emulated measure demo", "trimwrightctl optimize emulated:demo",
                             "trimwrightctl emulated measure demo", "trimwrightctl health emulated:demo"}) {
        at = calls.find(step, at);
        ASSERT_NE(at, std::string::npos) << step << " in\n" << calls;
        ++at;
    }
    EXPECT_TRUE(std::filesystem::is_empty(temporary));
    EXPECT_EQ(bootstrap({"run"}, {{"TMPDIR", temporary}, {"FAKE_CTL_EXIT", "3"}}).exit_code, 3);
    EXPECT_TRUE(std::filesystem::is_empty(temporary)) << "also after a failure";
}

TEST_F(Bootstrap, withSudoTheBuildGoesBackToItsUser) {
    std::filesystem::remove(place / "bin/chown");
    program("chown", "");
    EXPECT_EQ(bootstrap({"test"}, {{"SUDO_UID", "1000"}, {"SUDO_GID", "1001"}}).exit_code, 0);
    EXPECT_THAT(log(), HasSubstr("chown -Rh 1000:1001 build\n"));
}

TEST_F(Bootstrap, checkKnowsItsParts) {
    EXPECT_EQ(bootstrap({"check", "nonsense"}).exit_code, 1);
    EXPECT_EQ(bootstrap({"check", "asan", "tidy"}).exit_code, 0);
    EXPECT_THAT(log(), HasSubstr("ctest --preset asan"));
    EXPECT_THAT(log(), HasSubstr("cmake --build --preset tidy"));
}

} // namespace
} // namespace trimwright::testing
