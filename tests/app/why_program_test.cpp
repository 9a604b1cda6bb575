// SPDX-License-Identifier: GPL-3.0-or-later
// "why", "capture" and "check" of the real program on this machine.
#include "tests/app/program.h"

#include <fmt/format.h>
#include <set>

namespace trimwright::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

class WhyProgram : public ProgramTest {};

std::string firstLine(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

/// The names in lsblk's tree, with those below them.
void collectNames(const Json& devices, std::set<std::string>& names) {
    for (const Json& device : devices) {
        names.insert(device["path"]);
        if (device.contains("children")) {
            collectNames(device["children"], names);
        }
    }
}

TEST_F(WhyProgram, theWayOfTheRootFilesystemIsTheOneThatLsblkAndFindmntShow) {
    const Json why = document({"why", "/"});
    const std::string source = firstLine(run({"findmnt", "--noheadings", "--output", "SOURCE", "--nofsroot", "/"}).out);
    const Finished above = run({"lsblk", "--json", "--inverse", "--output", "PATH", source});
    if (source.empty() || above.exit_code != 0) {
        GTEST_SKIP() << "The root filesystem lies on no block device here, or findmnt or lsblk is missing.";
    }
    EXPECT_EQ(why["device"], source);
    std::set<std::string> expected;
    collectNames(Json::parse(above.out)["blockdevices"], expected);
    std::set<std::string> found;
    for (const Json& layer : why["layers"]) {
        if (layer["node"].is_null()) {
            continue;
        }
        const std::string node = layer["node"];
        found.insert(node);
        const Json limits =
            Json::parse(run({"lsblk", "--json", "--bytes", "--nodeps", "--output", "DISC-GRAN,DISC-MAX", node}).out);
        const Json& row = limits["blockdevices"][0];
        const bool accepts = row["disc-gran"].get<std::uint64_t>() > 0 && row["disc-max"].get<std::uint64_t>() > 0;
        EXPECT_EQ(layer["passes"], accepts) << node;
        if (accepts) {
            EXPECT_THAT(
                layer["fact"].get<std::string>(),
                HasSubstr(fmt::format("discard_max_bytes {}, discard_granularity {}",
                                      row["disc-max"].get<std::uint64_t>(), row["disc-gran"].get<std::uint64_t>())));
        }
    }
    EXPECT_EQ(found, expected);
}

TEST_F(WhyProgram, aPathInsideAMountAndAnEmulatedFilesystem) {
    const Json inside = document({"why", "/proc/self/"});
    EXPECT_EQ(inside["mount"], "/proc");
    EXPECT_EQ(inside["reach"], "no-drive");
    const Json emulated = document({"why", "emulated:demo/data"});
    EXPECT_EQ(emulated["reaches_drive"], true);
    EXPECT_EQ(emulated["layers"].size(), 3U);
    EXPECT_EQ(document({"why", "emulated:demo"})["mount"], "emulated:demo/data");
    EXPECT_EQ(ctl({"emulated", "add", "--model", "x25-m-g1-80", "--name", "old"}).exit_code, 0);
    EXPECT_EQ(document({"why", "emulated:old"})["reach"], "none");
    EXPECT_EQ(ctl({"why", "/nonexistent"}).exit_code, 4);
    EXPECT_EQ(ctl({"why"}).exit_code, 2);
    EXPECT_EQ(ctl({"why", ""}).exit_code, 2);
    const Finished late = ctl({"why", "/", "--system-root", "/"});
    EXPECT_EQ(late.exit_code, 2);
    EXPECT_THAT(late.err, ::testing::HasSubstr("stands before the command"));
}

TEST_F(WhyProgram, aCaptureIsNeverOverwrittenUnaskedAndCanBeLookedAt) {
    const std::string file = (directory.path() / "layout.tar").string();
    const Json made = document({"capture", file});
    EXPECT_EQ(made["size_bytes"], std::filesystem::file_size(file));
    EXPECT_EQ(document({"capture", file}, 1)["error"]["code"], "failed");
    EXPECT_EQ(ctl({"capture", file, "--force"}).exit_code, 0);
    EXPECT_EQ(ctl({"capture", directory.path().string(), "--force"}).exit_code, 2) << "a directory";
    EXPECT_EQ(ctl({"capture", "/nonexistent/layout.tar"}).exit_code, 4);
    EXPECT_EQ(ctl({"capture", "/dev/full"}).exit_code, 1) << "it exists";
    ASSERT_EQ(run({"tar", "-xf", file, "-C", directory.path().string()}).exit_code, 0);
    const std::string root = (directory.path() / "trimwright-capture").string();
    for (const char* command : {"list", "targets"}) {
        Json there = document({"--system-root", root, command});
        Json here = document({command});
        EXPECT_EQ(there.begin().value().size(), [&] {
            std::size_t real = 0;
            for (const Json& one : here.begin().value()) {
                const std::string name = one.contains("id") ? one["id"] : one["mount"];
                real += name.starts_with("emulated:") ? 0 : 1;
            }
            return real;
        }()) << command;
    }
    Json here = document({"why", "/"});
    Json there = document({"--system-root", root, "why", "/"});
    EXPECT_EQ(here["sentence"], there["sentence"]);
    EXPECT_EQ(here["layers"].size(), there["layers"].size());
    EXPECT_EQ(ctl({"--system-root", root, "check"}).exit_code, 0);
    EXPECT_EQ(ctl({"--system-root", root, "optimize", "/"}).exit_code, 2);
}

TEST_F(WhyProgram, checkSaysWhatItFindsOrThatThereIsNothing) {
    const Json json = document({"check"});
    ASSERT_TRUE(json["findings"].is_array());
    const Finished text = ctl({"check"});
    EXPECT_EQ(text.exit_code, 0);
    EXPECT_EQ(json["findings"].empty(), text.out.starts_with("Nothing to advise"));
    for (const Json& finding : json["findings"]) {
        EXPECT_THAT(keysOf(finding),
                    ::testing::ElementsAre("level", "code", "about", "drive", "text", "evidence", "advice"));
    }
}

} // namespace
} // namespace trimwright::testing
