// SPDX-License-Identifier: GPL-3.0-or-later
// The real program: every command, exit code and key that is documented.
#include "tests/app/program.h"
#include "tests/paths.h"

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace trimwright::testing {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;
using ::testing::Not;

class Program : public ProgramTest {};

TEST_F(Program, helpNamesEveryCommandAndExitCode) {
    const Finished help = ctl({"--help"});
    EXPECT_EQ(help.exit_code, 0);
    for (const char* word : {"list", "health", "attributes", "targets", "optimize", "emulated", "lab", "--json",
                             "--system-root", "NO_COLOR", "130", "Examples"}) {
        EXPECT_THAT(help.out, HasSubstr(word));
    }
    EXPECT_EQ(help.err, "");
    for (const std::vector<std::string>& command : {std::vector<std::string>{"list"},
                                                    {"health"},
                                                    {"attributes"},
                                                    {"targets"},
                                                    {"optimize"},
                                                    {"emulated"},
                                                    {"emulated", "list"},
                                                    {"emulated", "models"},
                                                    {"emulated", "add"},
                                                    {"emulated", "remove"},
                                                    {"emulated", "measure"},
                                                    {"lab"},
                                                    {"lab", "list"},
                                                    {"lab", "run"}}) {
        auto arguments = command;
        arguments.emplace_back("--help");
        const Finished finished = ctl(arguments);
        EXPECT_EQ(finished.exit_code, 0) << command.back();
        EXPECT_THAT(finished.out, AllOf(HasSubstr("Usage: trimwrightctl " + command.front()), HasSubstr("Example")));
    }
}

TEST_F(Program, saysItsVersion) {
    const Finished finished = ctl({"--version"});
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_THAT(finished.out, ::testing::MatchesRegex("trimwrightctl [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST_F(Program, usageErrorsExitWith2AndWriteOnlyTheErrorDocument) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{},
          {"nonsense"},
          {"list", "--nonsense"},
          {"list", "surplus"},
          {"health"},
          {"health", "a", "b"},
          {"health", "a", "--report", "b"},
          {"attributes"},
          {"optimize"},
          {"optimize", "--dry-run"},
          {"optimize", "--all", "/"},
          {"optimize", "--all", "--drive", "x", "--dry-run"},
          {"health", "--wake", "--report", "x"},
          {"help", "nonsense"},
          {"--system-root=", "list"},
          {"--system-root", "", "list"},
          {"emulated", "add", "--model", "x25-m-g2-80", "--name="},
          {"emulated", "add", "--name=", "--model", "x25-m-g2-80"},
          {"health", "--report=", "x"},
          {"optimize", "--drive=", "/"},
          {"emulated"},
          {"emulated", "nonsense"},
          {"emulated", "add"},
          {"emulated", "remove"},
          {"emulated", "measure"},
          {"--system-root", "/nonexistent", "list"},
          {"emulated", "add", "--model", "x25-m-g2-80", "--name", "../x"}}) {
        auto withJson = arguments;
        withJson.emplace_back("--json");
        for (const auto& variant : {arguments, withJson}) {
            const Finished finished = ctl(variant);
            EXPECT_EQ(finished.exit_code, 2) << ::testing::PrintToString(variant);
            if (variant.empty() || variant.back() != "--json") {
                EXPECT_EQ(finished.out, "") << ::testing::PrintToString(variant);
            } else {
                const Json error = Json::parse(finished.out, nullptr, false);
                ASSERT_FALSE(error.is_discarded()) << finished.out;
                EXPECT_THAT(keysOf(error), ElementsAre("error"));
                EXPECT_THAT(keysOf(error["error"]), ElementsAre("code", "message", "advice"));
                EXPECT_EQ(error["error"]["code"], "usage");
            }
            EXPECT_THAT(finished.err, HasSubstr("trimwrightctl: ")) << ::testing::PrintToString(variant);
        }
    }
}

TEST_F(Program, anOptionWithoutItsValueIsAUsageError) {
    EXPECT_EQ(ctl({"optimize", "--drive"}).exit_code, 2);
    EXPECT_EQ(ctl({"health", "--report"}).exit_code, 2);
    EXPECT_EQ(ctl({"--system-root"}).exit_code, 2);
}

TEST_F(Program, whatDoesNotExistExitsWith4) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"health", "/dev/nonesuch"},
                                                      {"health", "emulated:nonesuch"},
                                                      {"attributes", "nonesuch"},
                                                      {"targets", "/dev/nonesuch"},
                                                      {"health", "--report", "/nonexistent/report.json"},
                                                      {"optimize", "/no/such/place"},
                                                      {"optimize", "emulated:nonesuch"},
                                                      {"optimize", "emulated:demo/nonesuch"},
                                                      {"optimize", "--drive", "/dev/nonesuch"},
                                                      {"emulated", "remove", "nonesuch"},
                                                      {"emulated", "measure", "nonesuch"},
                                                      {"emulated", "add", "--model", "nonesuch"}}) {
        const Finished finished = ctl(arguments);
        EXPECT_EQ(finished.exit_code, 4) << ::testing::PrintToString(arguments) << finished.err;
        EXPECT_THAT(finished.err, HasSubstr("trimwrightctl: "));
    }
}

TEST_F(Program, listFindsTheEmulatedDriveOfAFirstStart) {
    const Json json = document({"list"});
    EXPECT_THAT(keysOf(json), ElementsAre("drives"));
    bool found = false;
    for (const Json& drive : json["drives"]) {
        EXPECT_THAT(keysOf(drive), ElementsAre("id", "node", "model", "serial", "firmware", "bus", "kind",
                                               "capacity_bytes", "emulated", "health", "transport", "link", "power",
                                               "removable", "discard_granularity_bytes", "discard_max_bytes"));
        found = found || drive["id"] == "emulated:demo";
    }
    EXPECT_TRUE(found);
    EXPECT_THAT(ctl({"list"}).out, HasSubstr("emulated:demo"));
}

TEST_F(Program, worksWhereItsDirectoryCannotBeMade) {
    const Finished finished = ctl({"list", "--json"}, {.environment = {{"TRIMWRIGHT_DATA_DIR", "/proc/nonexistent"}}});
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_FALSE(Json::parse(finished.out, nullptr, false).is_discarded());
    EXPECT_THAT(finished.err, AllOf(HasSubstr("/proc/nonexistent"), HasSubstr("TRIMWRIGHT_DATA_DIR")));
}

TEST_F(Program, jsonMayStandBeforeOrAfterTheCommand) {
    EXPECT_FALSE(Json::parse(ctl({"--json", "list"}).out, nullptr, false).is_discarded());
    EXPECT_FALSE(Json::parse(ctl({"list", "--json"}).out, nullptr, false).is_discarded());
}

TEST_F(Program, healthOfTheEmulatedDriveHasTheDocumentedKeys) {
    const Json json = document({"health", "emulated:demo"});
    EXPECT_THAT(keysOf(json),
                IsSupersetOf({"drive", "taken_at", "source", "verdict", "sentence", "findings", "self_assessment",
                              "life_left_percent", "host_writes_bytes", "host_reads_bytes", "nand_writes_bytes",
                              "write_amplification", "temperature_celsius", "power_on_hours", "power_cycles",
                              "spare_percent", "media_errors", "provenance"}));
    EXPECT_THAT(keysOf(json["drive"]),
                IsSupersetOf({"id", "node", "model", "serial", "firmware", "bus", "kind", "capacity_bytes"}));
    EXPECT_EQ(json["drive"]["id"], "emulated:demo");
    EXPECT_GT(json["host_writes_bytes"].get<std::uint64_t>(), 0U);
    EXPECT_THAT(keysOf(json["provenance"]["host_writes_bytes"]),
                ElementsAre("source", "raw", "unit", "rule", "confidence"));
    const Finished text = ctl({"health", "emulated:demo"});
    EXPECT_EQ(text.exit_code, 0);
    EXPECT_THAT(text.out, AllOf(HasSubstr("Life left"), HasSubstr("Source: "), Not(HasSubstr("\033"))));
}

TEST_F(Program, attributesOfTheEmulatedDrive) {
    const Json json = document({"attributes", "emulated:demo"});
    ASSERT_TRUE(json["attributes"].is_array());
    bool hostWrites = false;
    for (const Json& attribute : json["attributes"]) {
        EXPECT_THAT(keysOf(attribute), IsSupersetOf({"id", "name", "value", "worst", "threshold", "raw", "meaning"}));
        hostWrites = hostWrites || attribute["id"] == 225;
    }
    EXPECT_TRUE(hostWrites) << "attribute 225 of an Intel X25-M";
    EXPECT_THAT(ctl({"attributes", "emulated:demo"}).out, HasSubstr("MEANING"));
}

TEST_F(Program, targetsHaveTheDocumentedKeys) {
    const Json json = document({"targets"});
    EXPECT_THAT(keysOf(json), ElementsAre("targets"));
    ASSERT_FALSE(json["targets"].empty());
    for (const Json& target : json["targets"]) {
        EXPECT_THAT(keysOf(target), IsSupersetOf({"mount", "device", "drive", "filesystem", "size_bytes", "free_bytes",
                                                  "eligible", "skip_reason", "fix"}));
        EXPECT_EQ(target["eligible"].get<bool>(), target["skip_reason"].is_null());
    }
    const Json one = document({"targets", "emulated:demo"});
    ASSERT_EQ(one["targets"].size(), 1U);
    EXPECT_EQ(one["targets"][0]["mount"], "emulated:demo/data");
}

TEST_F(Program, theEmulatedDriveGetsFasterByOptimizing) {
    const Json before = document({"emulated", "measure", "demo"});
    EXPECT_THAT(keysOf(before), ElementsAre("drive", "megabytes_per_second", "new_drive_megabytes_per_second",
                                            "write_amplification", "series"));
    const Json health = document({"health", "emulated:demo"});
    const Json dry = document({"optimize", "emulated:demo", "--dry-run"});
    EXPECT_TRUE(dry["results"][0]["offered_bytes"].is_null());
    const Json results = document({"optimize", "emulated:demo"})["results"];
    ASSERT_EQ(results.size(), 1U);
    EXPECT_THAT(keysOf(results[0]),
                ElementsAre("mount", "device", "filesystem", "outcome", "reason", "offered_bytes", "seconds"));
    EXPECT_EQ(results[0]["outcome"], "trimmed");
    EXPECT_GT(results[0]["offered_bytes"].get<std::uint64_t>(), 1'000'000'000U);
    const Json after = document({"emulated", "measure", "emulated:demo"});
    EXPECT_GT(after["megabytes_per_second"].get<double>(), 1.5 * before["megabytes_per_second"].get<double>());
    EXPECT_EQ(document({"health", "emulated:demo"})["host_writes_bytes"], health["host_writes_bytes"])
        << "neither optimizing nor measuring writes to the drive";
}

TEST_F(Program, emulatedDrivesComeAndGo) {
    const Json models = document({"emulated", "models"});
    ASSERT_FALSE(models["models"].empty());
    EXPECT_THAT(keysOf(models["models"][0]), ElementsAre("model", "title", "capacity_bytes", "trim", "sentence"));
    const std::string model = models["models"][0]["model"];
    EXPECT_EQ(document({"emulated", "add", "--model", model, "--name", "mine"})["drive"]["id"], "emulated:mine");
    EXPECT_EQ(ctl({"emulated", "add", "--model", model, "--name", "mine"}).exit_code, 2) << "the name is taken";
    EXPECT_EQ(document({"emulated", "list"})["drives"].size(), 2U);
    EXPECT_EQ(document({"emulated", "remove", "mine"})["removed"], "emulated:mine");
    EXPECT_EQ(document({"emulated", "remove", "emulated:demo"})["removed"], "emulated:demo");
    EXPECT_EQ(document({"emulated", "list"})["drives"].size(), 0U) << "the first drive does not come back by itself";
    EXPECT_THAT(ctl({"emulated", "list"}).out, HasSubstr("emulated add"));
}

TEST_F(Program, anEmulatedDriveWithoutTrimIsRefusedWithTheReason) {
    for (const std::string model : {"x25-m-g1-80", "x25-m-g1-160", "ssdnow-v-40"}) {
        ASSERT_EQ(ctl({"emulated", "add", "--model", model, "--name", model}).exit_code, 0);
        for (const std::vector<std::string>& name : {std::vector<std::string>{"emulated:" + model},
                                                     {"emulated:" + model + "/data"},
                                                     {"--drive", "emulated:" + model}}) {
            std::vector<std::string> arguments = {"optimize"};
            arguments.insert(arguments.end(), name.begin(), name.end());
            const Json results = document(arguments, 1)["results"];
            ASSERT_EQ(results.size(), 1U);
            EXPECT_EQ(results[0]["outcome"], "skipped");
            EXPECT_EQ(results[0]["offered_bytes"], 0);
            EXPECT_THAT(results[0]["reason"].get<std::string>(), HasSubstr("does not support TRIM"));
        }
    }
}

TEST_F(Program, colourOnlyOnATerminalAndNeverWithNoColor) {
    // script(1) gives the program a terminal.
    const std::string program = testing::builtProgram("trimwrightctl") + " health emulated:demo";
    const std::string data = directory.path().string();
    const auto onTerminal = [&](const std::string& noColor) {
        return run({"script", "-qec", program, "/dev/null"},
                   {.environment = {{"TRIMWRIGHT_DATA_DIR", data}, {"TERM", "xterm"}, {"NO_COLOR", noColor}}});
    };
    const Finished coloured = onTerminal("");
    if (coloured.exit_code == 127) {
        GTEST_SKIP() << "script(1) of util-linux is not installed.";
    }
    EXPECT_THAT(coloured.out, HasSubstr("\033[32m"));
    const Finished plain = onTerminal("1");
    EXPECT_THAT(plain.out, Not(HasSubstr("\033[32m")));
    EXPECT_THAT(plain.out, HasSubstr("Life left"));
}

TEST_F(Program, ctrlCEndsWithin2SecondsAndSaysCancelled) {
    ASSERT_EQ(ctl({"emulated", "list"}).exit_code, 0);
    for (const int signal : {SIGINT, SIGTERM}) {
        std::chrono::steady_clock::time_point sent;
        const Finished finished =
            ctl({"emulated", "measure", "demo", "--json"}, {.started = [&sent, signal](pid_t pid) {
                    std::this_thread::sleep_for(std::chrono::milliseconds(100));
                    sent = std::chrono::steady_clock::now();
                    ::kill(pid, signal);
                }});
        EXPECT_EQ(finished.exit_code, 130) << finished.err;
        EXPECT_EQ(Json::parse(finished.out, nullptr, false)["error"]["code"], "cancelled") << finished.out;
        EXPECT_THAT(finished.err, HasSubstr("ancelled"));
        EXPECT_LT(std::chrono::steady_clock::now() - sent, std::chrono::seconds(2));
    }
}

TEST_F(Program, aSignalWhileWaitingForStandardInputEndsIt) {
    const Finished finished =
        ctl({"health", "--report", "-"}, {.keep_input_open = true, .started = [](pid_t pid) {
                                              std::this_thread::sleep_for(std::chrono::milliseconds(300));
                                              ::kill(pid, SIGINT);
                                          }});
    EXPECT_EQ(finished.exit_code, 130) << finished.err;
}

TEST_F(Program, aMountPointOfTheMachineDoesNotWaitForEmulatedDrives) {
    EXPECT_EQ(ctl({"optimize", "/no/such/place"}).exit_code, 4);
    EXPECT_TRUE(std::filesystem::is_empty(directory.path())) << "no emulated drive was made or read for it";
    EXPECT_EQ(ctl({"optimize", "--all", "--dry-run"}).exit_code, 0);
    EXPECT_TRUE(std::filesystem::is_empty(directory.path()));
}

TEST_F(Program, aFullOrClosedStandardOutputIsAnError) {
    const int full = ::open("/dev/full", O_WRONLY | O_CLOEXEC);
    ASSERT_GE(full, 0);
    for (const bool closed : {false, true}) {
        const Finished finished = ctl({"list", "--json"}, {.output_fd = closed ? -1 : full, .close_output = closed});
        EXPECT_EQ(finished.exit_code, 1);
        EXPECT_THAT(finished.err, HasSubstr("could not be written"));
    }
    ::close(full);
}

TEST_F(Program, aReaderThatGoesAwayEndsItQuietly) {
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
    ::close(ends[0]);
    const Finished killed = ctl({"list"}, {.output_fd = ends[1]});
    EXPECT_EQ(killed.signal, SIGPIPE);
    const Finished ignoring = ctl({"list"}, {.output_fd = ends[1], .ignore_broken_pipe = true});
    EXPECT_EQ(ignoring.exit_code, 1) << "a parent may have turned the signal off";
    ::close(ends[1]);
}

TEST_F(Program, argumentsOfAnyBytesGiveACleanError) {
    for (const std::string& odd :
         {std::string("/mnt/caf\xe9"), std::string("\xff\xfe"), std::string("a\033[2Jb"), std::string(5000, 'x')}) {
        const Finished optimize = ctl({"optimize", odd, "--json"});
        EXPECT_EQ(optimize.exit_code, 4);
        EXPECT_FALSE(Json::parse(optimize.out, nullptr, false).is_discarded()) << optimize.out;
        EXPECT_THAT(optimize.err, Not(HasSubstr("\033")));
        EXPECT_EQ(ctl({"health", odd}).exit_code, 4);
        EXPECT_THAT(ctl({"health", "--report", odd}).exit_code, ::testing::AnyOf(1, 4));
    }
    EXPECT_EQ(ctl({"optimize", ""}).exit_code, 4);
}

TEST_F(Program, readsACapturedSystemAndRefusesToActOnIt) {
    // One disk with one mounted partition, as sysfs and procfs tell it.
    const std::filesystem::path root = directory.path() / "captured system";
    const auto put = [&root](const std::string& name, const std::string& content) {
        std::filesystem::create_directories((root / name).parent_path());
        std::ofstream(root / name) << content << '\n';
    };
    const std::string disk = "sys/devices/pci0000:00/0000:00:17.0/ata1/host0/target0:0:0/0:0:0:0/block/sda/";
    put(disk + "size", "976773168");
    put(disk + "dev", "8:0");
    put(disk + "removable", "0");
    put(disk + "ro", "0");
    put(disk + "queue/rotational", "0");
    put(disk + "queue/logical_block_size", "512");
    put(disk + "queue/discard_granularity", "512");
    put(disk + "queue/discard_max_bytes", "2147450880");
    put("sys/devices/pci0000:00/0000:00:17.0/ata1/host0/target0:0:0/0:0:0:0/model", "CAPTURED SSD");
    put(disk + "sda1/partition", "1");
    put(disk + "sda1/dev", "8:1");
    put(disk + "sda1/size", "976771120");
    std::filesystem::create_directories(root / "sys/class/block");
    std::filesystem::create_directories(root / "sys/block");
    std::filesystem::create_directories(root / "sys/dev/block");
    const std::filesystem::path up = "../../devices/pci0000:00/0000:00:17.0/ata1/host0/target0:0:0/0:0:0:0/block/sda";
    std::filesystem::create_symlink(up, root / "sys/class/block/sda");
    std::filesystem::create_symlink(up / "sda1", root / "sys/class/block/sda1");
    std::filesystem::create_symlink("../devices/pci0000:00/0000:00:17.0/ata1/host0/target0:0:0/0:0:0:0/block/sda",
                                    root / "sys/block/sda");
    std::filesystem::create_symlink(up, root / "sys/dev/block/8:0");
    std::filesystem::create_symlink(up / "sda1", root / "sys/dev/block/8:1");
    std::filesystem::create_symlink("../../../0:0:0:0", root / disk / "device");
    put("proc/self/mountinfo", "22 1 8:1 / / rw,relatime - ext4 /dev/sda1 rw");
    const Json list = document({"--system-root", root.string(), "list"});
    ASSERT_EQ(list["drives"].size(), 1U) << list;
    EXPECT_EQ(list["drives"][0]["model"], "CAPTURED SSD");
    EXPECT_EQ(list["drives"][0]["kind"], "ssd");
    EXPECT_EQ(list["drives"][0]["capacity_bytes"], 500107862016);
    const Json targets = document({"--system-root", root.string(), "targets"});
    ASSERT_EQ(targets["targets"].size(), 1U) << targets;
    EXPECT_EQ(targets["targets"][0]["mount"], "/");
    for (const std::vector<std::string>& action : {std::vector<std::string>{"optimize", "/"},
                                                   {"optimize", "--all"},
                                                   {"health", "/dev/sda"},
                                                   {"attributes", "/dev/sda"},
                                                   {"emulated", "list"},
                                                   {"emulated", "remove", "demo"}}) {
        std::vector<std::string> arguments = {"--system-root", root.string()};
        arguments.insert(arguments.end(), action.begin(), action.end());
        const Finished finished = ctl(arguments);
        EXPECT_EQ(finished.exit_code, 2) << ::testing::PrintToString(action);
        EXPECT_THAT(finished.err, HasSubstr("--system-root"));
    }
    std::filesystem::create_directories(directory.path() / "empty");
    EXPECT_EQ(ctl({"--system-root", (directory.path() / "empty").string(), "list"}).signal, 0);
}

} // namespace
} // namespace trimwright::testing
