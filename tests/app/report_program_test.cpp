// SPDX-License-Identifier: GPL-3.0-or-later
// `selftest` and `report` as others call them, on emulated drives and saved reports.
#include "tests/app/program.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace trimwright::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* saved = R"({"smartctl": {"version": [7, 3], "exit_status": 0},
  "device": {"name": "/dev/sda", "protocol": "ATA"}, "model_name": "EXAMPLE 120GB", "serial_number": "SECRET123456",
  "firmware_version": "F1", "rotation_rate": 0, "user_capacity": {"bytes": 120034123776},
  "smart_status": {"passed": true}, "local_time": {"time_t": 1796022000}, "power_on_time": {"hours": 100},
  "ata_smart_attributes": {"table": [{"id": 9, "name": "Power_On_Hours", "value": 99, "worst": 99, "thresh": 0,
    "raw": {"value": 100, "string": "100"}}]}})";

class CareProgram : public ProgramTest {
  protected:
    void SetUp() override {
        ASSERT_EQ(ctl({"emulated", "add", "--model", "ssdnow-v-40", "--name", "one"}).exit_code, 0);
    }

    std::string content(const std::filesystem::path& file) const {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
};

TEST_F(CareProgram, AnEmulatedDriveTestsItselfAndTheHistoryRemembersIt) {
    EXPECT_EQ(document({"selftest", "emulated:one"})["state"], "never");
    EXPECT_EQ(document({"selftest", "emulated:one", "--short", "--wait"})["state"], "passed");
    const Json status = document({"selftest", "emulated:one", "--status"});
    EXPECT_EQ(status["log"].size(), 1U);
    document({"record"});
    const Json runs = document({"history", "emulated:one"})["runs"];
    ASSERT_EQ(runs.size(), 1U);
    EXPECT_EQ(runs[0]["kind"], "self-test");
    EXPECT_EQ(runs[0]["outcome"], "passed");
    EXPECT_EQ(document({"selftest", "emulated:one", "--extended"})["state"], "running");
    const Finished second = ctl({"selftest", "emulated:one", "--short"});
    EXPECT_EQ(second.exit_code, 1);
    EXPECT_THAT(second.err, HasSubstr("is running"));
    EXPECT_EQ(document({"selftest", "emulated:one", "--abort"})["state"], "aborted");
    EXPECT_EQ(ctl({"selftest", "emulated:one", "--abort"}).exit_code, 1);
}

TEST_F(CareProgram, ATestThatNobodyWaitedForIsNoticedByTheNextSample) {
    document({"record"});
    document({"selftest", "emulated:one", "--short"});
    Json state;
    do {
        state = document({"selftest", "emulated:one"})["state"];
    } while (state == "running");
    EXPECT_EQ(state, "passed");
    document({"record"});
    document({"record"});
    const Json runs = document({"history", "emulated:one"})["runs"];
    ASSERT_EQ(runs.size(), 1U) << "once";
    EXPECT_EQ(runs[0]["outcome"], "passed");
    EXPECT_EQ(runs[0]["source"], "the drive's log");
}

TEST_F(CareProgram, UsageErrorsOfSelfTests) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"selftest"},
                                                      {"selftest", "--all"},
                                                      {"selftest", "emulated:one", "--all", "--short"},
                                                      {"selftest", "emulated:one", "--short", "--extended"},
                                                      {"selftest", "emulated:one", "--abort", "--wait"},
                                                      {"selftest", "emulated:one", "--wake"}}) {
        EXPECT_EQ(ctl(arguments).exit_code, 2) << arguments.back();
    }
    EXPECT_EQ(ctl({"selftest", "emulated:none"}).exit_code, 4);
}

TEST_F(CareProgram, AReportOfAnEmulatedDriveComesInThreeFormats) {
    document({"selftest", "emulated:one", "--short", "--wait"});
    document({"record"});
    const std::string serial = document({"health", "emulated:one"})["drive"]["serial"];
    ASSERT_GT(serial.size(), 4U);
    const std::string html = ctl({"report", "emulated:one", "--html"}).out;
    EXPECT_THAT(html, HasSubstr("<!DOCTYPE html>"));
    EXPECT_THAT(html, HasSubstr("emulated by Trimwright"));
    EXPECT_THAT(html, HasSubstr("found no fault"));
    const std::string text = ctl({"report", "emulated:one"}).out;
    EXPECT_THAT(text, HasSubstr("DRIVE REPORT"));
    const Json json = document({"report", "emulated:one"});
    EXPECT_EQ(json["report"]["format"], "trimwright report");
    EXPECT_EQ(json["health"]["drive"]["id"], "emulated:one");
    EXPECT_EQ(json["runs"][0]["kind"], "self-test");
    EXPECT_EQ(json["history"]["samples"], 1);
    EXPECT_EQ(json["filesystems"][0]["mount"], "emulated:one/data");
    for (const std::string& document : {html, text, json.dump()}) {
        EXPECT_THAT(document, Not(HasSubstr(serial)));
    }
    EXPECT_THAT(ctl({"report", "emulated:one", "--html", "--with-serial"}).out, HasSubstr(serial));
}

TEST_F(CareProgram, ASavedReportIsWrittenWholeAndOpensAgain) {
    const std::string source = directory.file("smartctl.json", saved);
    const std::string file = (directory.path() / "out.json").string();
    const Finished finished = ctl({"report", "--report", source, "--output", file});
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("Written: " + file));
    EXPECT_THAT(content(file), Not(HasSubstr("SECRET")));
    const Json again = document({"health", "--report", file});
    EXPECT_EQ(again["drive"]["model"], "EXAMPLE 120GB");
    EXPECT_EQ(again["power_on_hours"], 100);
    EXPECT_TRUE(again["drive"]["serial"].is_null());
    EXPECT_THAT(ctl({"attributes", "--report", file}).out, HasSubstr("Power_On_Hours"));
    const std::string html = (directory.path() / "out.html").string();
    EXPECT_EQ(ctl({"report", "--report", file, "--output", html}).exit_code, 0) << "a report of a report";
    EXPECT_THAT(content(html), HasSubstr("<!DOCTYPE html>"));
    EXPECT_EQ(ctl({"report", "--report", "-", "--html"}, {.input = saved}).exit_code, 0);
}

TEST_F(CareProgram, UsageErrorsOfReports) {
    const std::string source = directory.file("smartctl.json", saved);
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"report"},
                                                      {"report", "emulated:one", "--report", source},
                                                      {"report", "emulated:one", "--html", "--text"},
                                                      {"report", "emulated:one", "--html", "--json"},
                                                      {"report", "--report", source, "--wake"}}) {
        EXPECT_EQ(ctl(arguments).exit_code, 2) << arguments.back();
    }
    EXPECT_EQ(ctl({"report", "emulated:none"}).exit_code, 4);
    EXPECT_EQ(ctl({"report", "--report", source, "--output", (directory.path() / "no/such/dir").string()}).exit_code,
              4);
    EXPECT_EQ(ctl({"report", "--report", directory.file("x", "nonsense")}).exit_code, 1);
}

} // namespace
} // namespace trimwright::testing
