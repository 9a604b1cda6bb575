// SPDX-License-Identifier: GPL-3.0-or-later
// `optimize` on real filesystems, all of them in images that the test makes and removes.
#include "core/base/file.h"
#include "tests/app/loop_filesystem.h"
#include "tests/app/program.h"
#include "tests/paths.h"

#include <chrono>
#include <csignal>
#include <map>
#include <random>
#include <thread>

namespace trimwright::testing {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::uint64_t megabyte = 1'000'000;
constexpr std::uint64_t gibibyte = std::uint64_t{1} << 30;

class OptimizeAsRoot : public ProgramTest {
  protected:
    /// The one result of a run on `mount`.
    Json resultOf(const std::string& mount, int exitCode) const {
        const Json json = document({"optimize", mount}, exitCode);
        EXPECT_EQ(json["results"].size(), 1U) << json;
        return json["results"].empty() ? Json() : json["results"][0];
    }
};

std::string randomBytes(std::size_t count, unsigned seed) {
    std::string text(count, '\0');
    std::minstd_rand random(seed);
    for (char& c : text) {
        c = static_cast<char>(random() >> 8);
    }
    return text;
}

// GTEST_SKIP leaves only the function it stands in.
#define SKIP_IF(problem)                                                                                               \
    if (!(problem).empty()) {                                                                                          \
        GTEST_SKIP() << (problem);                                                                                     \
    }

TEST_F(OptimizeAsRoot, ext4GivesBackDeletedFilesAndKeepsTheOthers) {
    LoopFilesystem ext4(directory.path(), gibibyte, {"mkfs.ext4", "-q", "-F"});
    SKIP_IF(ext4.problem());
    const auto nameOf = [&](unsigned index) { return ext4.path() + "/file " + std::to_string(index); };
    std::map<unsigned, std::string> kept;
    for (unsigned index = 0; index < 30; ++index) { // 300 MB
        const std::string content = randomBytes(10 * megabyte, index + 1);
        std::ofstream(nameOf(index), std::ios::binary) << content;
        if (index % 3 == 0) {
            kept[index] = content;
        }
    }
    ASSERT_TRUE(succeeds({"sync", "-f", ext4.path()}));
    for (unsigned index = 0; index < 30; ++index) { // delete 200 MB of them
        if (index % 3 != 0) {
            std::filesystem::remove(nameOf(index));
        }
    }
    ASSERT_TRUE(succeeds({"sync", "-f", ext4.path()}));
    const std::uint64_t before = ext4.allocatedBytes();
    EXPECT_GT(before, 290 * megabyte);

    const Json result = resultOf(ext4.path(), 0);
    EXPECT_EQ(result["outcome"], "trimmed");
    EXPECT_EQ(result["mount"], ext4.path());
    EXPECT_EQ(result["filesystem"], "ext4");
    EXPECT_TRUE(result["reason"].is_null());
    EXPECT_GE(result["offered_bytes"].get<std::uint64_t>(), 200 * megabyte);
    EXPECT_LE(ext4.allocatedBytes() + 190 * megabyte, before);

    ext4.unmount(); // so that the contents come from the image, not from memory
    ext4.mount({});
    ASSERT_EQ(ext4.problem(), "");
    for (const auto& [index, content] : kept) {
        EXPECT_TRUE(readFile(nameOf(index)).value_or("") == content) << nameOf(index) << " has changed.";
    }
}

TEST_F(OptimizeAsRoot, aFilesystemMountedTwiceIsOptimizedOnce) {
    LoopFilesystem ext4(directory.path(), gibibyte / 8, {"mkfs.ext4", "-q", "-F"});
    SKIP_IF(ext4.problem());
    const std::string second = (directory.path() / "second").string();
    std::filesystem::create_directory(second);
    ASSERT_TRUE(succeeds({"mount", "--bind", ext4.path(), second}));
    const Json targets = document({"targets"});
    std::size_t rows = 0;
    for (const Json& target : targets["targets"]) {
        const bool here = target["mount"] == ext4.path() || target["mount"] == second;
        rows += here ? 1U : 0U;
        EXPECT_TRUE(!here || target["also_mounted_at"].size() == 1) << target;
    }
    EXPECT_EQ(rows, 1U);
    const Json both = document({"optimize", ext4.path(), second});
    EXPECT_EQ(both["results"].size(), 1U) << both;
    EXPECT_EQ(both["results"][0]["outcome"], "trimmed");
    EXPECT_TRUE(succeeds({"umount", second}));
}

TEST_F(OptimizeAsRoot, refusalsHaveReasonsAndExitCodes) {
    LoopFilesystem ext4(directory.path(), gibibyte / 8, {"mkfs.ext4", "-q", "-F"});
    SKIP_IF(ext4.problem());
    const std::string inside = ext4.path() + "/plain directory";
    std::filesystem::create_directory(inside);
    EXPECT_EQ(resultOf(inside, 4)["outcome"], "failed");
    EXPECT_THAT(ctl({"optimize", inside}).err, HasSubstr("mount"));
    const std::string memory = (directory.path() / "tmpfs").string();
    std::filesystem::create_directory(memory);
    ASSERT_TRUE(succeeds({"mount", "-t", "tmpfs", "tmpfs", memory}));
    const Json onMemory = resultOf(memory, 1);
    EXPECT_EQ(onMemory["outcome"], "skipped");
    EXPECT_THAT(onMemory["reason"].get<std::string>(), HasSubstr("tmpfs"));
    const Json mixed = document({"optimize", memory, ext4.path()}, 64);
    EXPECT_EQ(mixed["results"][0]["outcome"], "skipped");
    EXPECT_EQ(mixed["results"][1]["outcome"], "trimmed") << "one refusal never stops the rest";
    EXPECT_TRUE(succeeds({"umount", memory}));

    ext4.unmount();
    ext4.mount({"ro"});
    ASSERT_EQ(ext4.problem(), "");
    const Json readOnly = resultOf(ext4.path(), 1);
    EXPECT_EQ(readOnly["outcome"], "skipped");
    EXPECT_THAT(readOnly["reason"].get<std::string>(), HasSubstr("read-only"));
    EXPECT_EQ(document({"optimize", ext4.path(), "--dry-run"}, 1)["results"][0]["outcome"], "skipped");
}

TEST_F(OptimizeAsRoot, aFilesystemThatAllowsItByNameOnly) {
    LoopFilesystem ext4(directory.path(), gibibyte / 8, {"mkfs.ext4", "-q", "-F"});
    SKIP_IF(ext4.problem());
    EXPECT_EQ(ctl({"optimize", ext4.path() + "/"}).exit_code, 0) << "a trailing slash";
    const std::string link = (directory.path() / "link").string();
    std::filesystem::create_directory_symlink(ext4.path(), link);
    EXPECT_EQ(ctl({"optimize", link}).exit_code, 0) << "a symbolic link to the mount point";
    const Json dry = document({"optimize", ext4.path(), "--dry-run"});
    EXPECT_TRUE(dry["results"][0]["outcome"].is_null());
}

TEST_F(OptimizeAsRoot, withoutRightsItExitsWith3AndNamesSudo) {
    LoopFilesystem ext4(directory.path(), gibibyte / 8, {"mkfs.ext4", "-q", "-F"});
    SKIP_IF(ext4.problem());
    std::filesystem::permissions(directory.path(), std::filesystem::perms::all);
    const Finished finished = run({"setpriv", "--reuid=65534", "--regid=65534", "--clear-groups",
                                   testing::builtProgram("trimwrightctl"), "optimize", ext4.path()},
                                  {.environment = {{"TRIMWRIGHT_DATA_DIR", "/proc/nonexistent"}}});
    if (finished.exit_code == 126 || finished.exit_code == 127) {
        GTEST_SKIP() << "Another user cannot run the program in this checkout: " << finished.err;
    }
    EXPECT_EQ(finished.exit_code, 3) << finished.out << finished.err;
    EXPECT_THAT(finished.err, HasSubstr("sudo"));
}

TEST_F(OptimizeAsRoot, ctrlCInTheMiddleEndsWithin2SecondsWithCancelled) {
    // Terabytes of free space in a sparse image: the run takes many seconds.
    LoopFilesystem ext4(directory.path(), 4096 * gibibyte,
                        {"mkfs.ext4", "-q", "-F", "-m", "0", "-N", "10000", "-O", "^has_journal", "-E",
                         "lazy_itable_init=1,nodiscard"});
    SKIP_IF(ext4.problem());
    for (const int signal : {SIGINT, SIGTERM}) {
        std::chrono::steady_clock::time_point sent;
        const Finished finished = ctl({"optimize", ext4.path(), "--json"}, {.started = [&sent, signal](pid_t pid) {
                                          std::this_thread::sleep_for(std::chrono::milliseconds(400));
                                          sent = std::chrono::steady_clock::now();
                                          ::kill(pid, signal);
                                      }});
        const auto took = std::chrono::steady_clock::now() - sent;
        const Json json = Json::parse(finished.out, nullptr, false);
        ASSERT_FALSE(json.is_discarded()) << finished.out << finished.err;
        if (finished.exit_code == 0) {
            GTEST_SKIP() << "This machine is done before anybody can press Ctrl+C.";
        }
        EXPECT_EQ(finished.exit_code, 130) << finished.err;
        EXPECT_EQ(json["results"][0]["outcome"], "cancelled");
        EXPECT_LT(took, std::chrono::seconds(2));
    }
}

} // namespace
} // namespace trimwright::testing
