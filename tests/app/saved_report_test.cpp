// SPDX-License-Identifier: GPL-3.0-or-later
// `health --report` and `attributes --report` on good, broken and hostile files.
#include "tests/app/program.h"

#include <random>

namespace trimwright::testing {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string nvmeReport = R"({
  "smartctl": {"version": [7, 3], "exit_status": 0},
  "device": {"name": "/dev/nvme0", "type": "nvme", "protocol": "NVMe"},
  "model_name": "EXAMPLE NVME 1TB", "serial_number": "S1", "firmware_version": "1.0",
  "user_capacity": {"blocks": 2000409264, "bytes": 1024209543168},
  "smart_status": {"passed": true, "nvme": {"value": 0}},
  "nvme_smart_health_information_log": {
    "critical_warning": 0, "temperature": 41, "available_spare": 100, "available_spare_threshold": 10,
    "percentage_used": 6, "data_units_read": 1000, "data_units_written": 70709112, "host_reads": 1, "host_writes": 1,
    "controller_busy_time": 1, "power_cycles": 1022, "power_on_hours": 11204, "unsafe_shutdowns": 3, "media_errors": 0,
    "num_err_log_entries": 5},
  "local_time": {"time_t": 1796022000, "asctime": "Mon Nov 30 07:00:00 2026 UTC"}
})";

class SavedReport : public ProgramTest {
  protected:
    Finished health(const std::string& file) const { return ctl({"health", "--report", file, "--json"}); }

    /// A clear error: exit 1, words, nothing on standard output.
    void expectRefused(const std::string& file, const std::string& what) const {
        for (const char* command : {"health", "attributes"}) {
            const Finished finished = ctl({command, "--report", file});
            EXPECT_EQ(finished.exit_code, 1) << what << ": " << finished.err;
            EXPECT_EQ(finished.out, "") << what;
            EXPECT_THAT(finished.err, HasSubstr("trimwrightctl: ")) << what;
            EXPECT_LT(finished.err.size(), 2000U) << what << ": an error is a sentence, not the file";
        }
    }
};

TEST_F(SavedReport, nvmeFiguresComeThrough) {
    const std::string file = directory.file("report one.json", nvmeReport);
    const Json json = document({"health", "--report", file});
    EXPECT_EQ(json["verdict"], "healthy");
    EXPECT_EQ(json["life_left_percent"], 94);
    EXPECT_EQ(json["host_writes_bytes"], 36203065344000);
    EXPECT_EQ(json["power_on_hours"], 11204);
    EXPECT_EQ(json["temperature_celsius"], 41);
    EXPECT_EQ(json["drive"]["model"], "EXAMPLE NVME 1TB");
    EXPECT_EQ(json["taken_at"], "2026-11-30T07:00:00Z");
    EXPECT_TRUE(json["drive"]["node"].is_null());
    const Finished text = ctl({"health", "--report", file});
    EXPECT_THAT(text.out, HasSubstr("● Healthy\n"));
    EXPECT_THAT(text.out, HasSubstr("36.2 TB"));
    EXPECT_THAT(text.out, HasSubstr("Source: smartctl, read 2026-11-30 07:00 UTC"));
    EXPECT_THAT(ctl({"attributes", "--report", file}).out, HasSubstr("MEANING"));
}

TEST_F(SavedReport, standardInputIsAFileToo) {
    const Finished finished = ctl({"health", "--report", "-", "--json"}, {.input = nvmeReport});
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_EQ(Json::parse(finished.out)["life_left_percent"], 94);
    EXPECT_EQ(ctl({"health", "--report", "-"}).exit_code, 1) << "empty input";
}

TEST_F(SavedReport, everyTruncationIsAReportOrAnError) {
    for (std::size_t length = 0; length < nvmeReport.size(); length += 97) {
        const Finished finished = health(directory.file("cut.json", nvmeReport.substr(0, length)));
        EXPECT_EQ(finished.exit_code, 1) << "cut at " << length << finished.err;
        EXPECT_EQ(Json::parse(finished.out, nullptr, false)["error"]["code"], "invalid-data") << finished.out;
    }
}

TEST_F(SavedReport, brokenFilesAreRefusedInWords) {
    expectRefused(directory.file("empty", ""), "empty file");
    expectRefused(directory.file("text", "smartctl 7.3 2022-02-28 r5338\nSMART overall-health: PASSED\n"),
                  "smartctl's text");
    expectRefused(directory.file("array", "[1, 2, 3]"), "not an object");
    expectRefused(directory.file("object", "{}"), "no report");
    expectRefused(directory.file("deep", std::string(1'000'000, '[')), "deep nesting");
    std::string deep;
    for (int i = 0; i < 100'000; ++i) {
        deep += "{\"a\":";
    }
    expectRefused(directory.file("deep objects", deep), "deep objects");
    expectRefused(directory.file("odd blob", std::string("IDFY\0\0\0\x05hello", 13)), "blob of odd size");
    expectRefused(directory.file("half blob", std::string("IDFY\0\0\2\0short", 13)), "blob that ends early");
    expectRefused(directory.file("zeros", std::string(4096, '\0')), "zeros");
    expectRefused(directory.path().string(), "directory");
    expectRefused("/dev/zero", "device");
}

TEST_F(SavedReport, aHundredMegabytesOfNoiseAreRefusedQuickly) {
    std::string noise(100'000'000, '\0');
    std::minstd_rand random(7);
    for (std::size_t i = 0; i < noise.size(); i += 4) {
        const auto word = static_cast<std::uint32_t>(random());
        noise.replace(i, 4, reinterpret_cast<const char*>(&word), 4); // any bytes will do
    }
    const std::string large = directory.file("noise", noise);
    expectRefused(large, "100 MB of noise");
    noise.resize(60'000'000);
    expectRefused(directory.file("noise", noise), "60 MB of noise");
    const Finished piped = ctl({"health", "--report", "-"}, {.input = noise + noise});
    EXPECT_EQ(piped.exit_code, 1);
}

TEST_F(SavedReport, hostileTextCannotSteerTheTerminal) {
    Json report = Json::parse(nvmeReport);
    report["model_name"] = "evil\033]0;title\a\033[2J\u202e";
    report["serial_number"] = "\x9b";
    const std::string file = directory.file("evil.json", report.dump(-1, ' ', false, Json::error_handler_t::replace));
    const Finished text = ctl({"health", "--report", file});
    EXPECT_EQ(text.exit_code, 0) << text.err;
    EXPECT_THAT(text.out, Not(HasSubstr("\033")));
    EXPECT_THAT(text.out, Not(HasSubstr("\a")));
}

} // namespace
} // namespace trimwright::testing
