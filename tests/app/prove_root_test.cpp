// SPDX-License-Identifier: GPL-3.0-or-later
// `prove` on a real filesystem in an image that the test makes and removes; every answer of it is in tests/root.
#include "tests/app/loop_filesystem.h"
#include "tests/app/program.h"
#include "tests/paths.h"

#include <csignal>
#include <thread>

namespace trimwright::testing {
namespace {

using ::testing::HasSubstr;

constexpr std::uint64_t imageBytes = std::uint64_t{200} << 20;

class ProveAsRoot : public ProgramTest {
  protected:
    LoopFilesystem ext4{directory.path(), imageBytes, {"mkfs.ext4", "-q", "-F"}};
};

TEST_F(ProveAsRoot, theAnswerIsADocumentAndAnExitCode) {
    if (!ext4.problem().empty()) {
        GTEST_SKIP() << ext4.problem();
    }
    const Json json = document({"prove", ext4.path()});
    EXPECT_EQ(json["answer"], "works");
    EXPECT_EQ(json["mount"], ext4.path());
    EXPECT_EQ(json["checked_bytes"], json["zeroed_bytes"]);
    EXPECT_EQ(json["drives"][0]["promise"], "zeros");
    const Finished words = ctl({"prove", ext4.path() + "/", "--size", "2"});
    EXPECT_EQ(words.exit_code, 0) << words.err;
    EXPECT_THAT(words.out, HasSubstr("✔ TRIM works"));
    EXPECT_THAT(words.out, HasSubstr("zeros from /dev/loop"));

    ext4.unmount();
    ext4.mount({"ro"});
    ASSERT_EQ(ext4.problem(), "");
    EXPECT_EQ(document({"prove", ext4.path()}, 5)["answer"], "cannot tell");
    EXPECT_EQ(ctl({"prove", ext4.path() + "/nothing"}).exit_code, 4);
    EXPECT_EQ(ctl({"prove"}).exit_code, 2);
    EXPECT_EQ(ctl({"prove", ext4.path(), "--size", "0"}).exit_code, 2);
    EXPECT_EQ(ctl({"--system-root", directory.path().string(), "prove", ext4.path()}).exit_code, 2);
}

TEST_F(ProveAsRoot, withoutRightsItExitsWith3AndNamesSudo) {
    if (!ext4.problem().empty()) {
        GTEST_SKIP() << ext4.problem();
    }
    std::filesystem::permissions(directory.path(), std::filesystem::perms::all);
    const Finished finished = run({"setpriv", "--reuid=65534", "--regid=65534", "--clear-groups",
                                   testing::builtProgram("trimwrightctl"), "prove", ext4.path()},
                                  {.environment = {{"TRIMWRIGHT_DATA_DIR", "/proc/nonexistent"}}});
    if (finished.exit_code == 126 || finished.exit_code == 127) {
        GTEST_SKIP() << "Another user cannot run the program in this checkout: " << finished.err;
    }
    EXPECT_EQ(finished.exit_code, 3) << finished.out << finished.err;
    EXPECT_THAT(finished.err, HasSubstr("sudo"));
}

TEST_F(ProveAsRoot, ctrlCLeavesNothing) {
    if (!ext4.problem().empty()) {
        GTEST_SKIP() << ext4.problem();
    }
    const Finished finished = ctl({"prove", ext4.path(), "--size", "64"}, {.started = [](pid_t pid) {
                                      std::this_thread::sleep_for(std::chrono::milliseconds(50));
                                      ::kill(pid, SIGINT);
                                  }});
    EXPECT_TRUE(finished.exit_code == 130 || finished.exit_code == 0) << finished.exit_code << finished.err;
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(ext4.path()), {}), 1) << "more than lost+found";
}

} // namespace
} // namespace trimwright::testing
