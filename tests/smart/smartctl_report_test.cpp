// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/smartctl_report.h"
#include "tests/smart/report_builder.h"

#include <chrono>
#include <gmock/gmock.h>
#include <random>
#include <string>

using namespace trimwright;
using namespace trimwright::testing;
using ::testing::HasSubstr;
using Pointer = nlohmann::json::json_pointer;

namespace {

std::string withMessage(const std::string& message, int exitStatus) {
    return nlohmann::json{{"smartctl",
                           {{"version", {7, 3}},
                            {"exit_status", exitStatus},
                            {"messages", {{{"string", message}, {"severity", "error"}}}}}}}
        .dump();
}

Error errorOf(const std::string& text) {
    const auto report = smart::parseSmartctl(text);
    EXPECT_FALSE(report);
    return report ? Error{} : report.error();
}

TEST(Smartctl, ExitStatusBitsAboveTwoKeepTheData) {
    for (const int status : {0, 4, 8, 16, 32, 64, 68, 128, 192}) {
        const auto report = smart::parseSmartctl(AtaReport().hours(1234).exitStatus(status).text());
        ASSERT_TRUE(report) << status;
        EXPECT_EQ(report->power_on_hours.value, 1234);
    }
}

TEST(Smartctl, ExitStatusBitsOneAndTwoMeanNoData) {
    for (const int status : {1, 2, 3, 67}) {
        EXPECT_FALSE(smart::parseSmartctl(AtaReport().hours(1234).exitStatus(status).text())) << status;
    }
}

TEST(Smartctl, MessagesBecomeErrorsWithAdvice) {
    const Error permission = errorOf(withMessage("Smartctl open device: /dev/sda failed: Permission denied", 2));
    EXPECT_EQ(permission.code, Errc::permissionDenied);
    EXPECT_FALSE(permission.advice.empty());
    EXPECT_EQ(errorOf(withMessage("Device is in STANDBY mode, exit(2)", 2)).code, Errc::asleep);
    EXPECT_EQ(errorOf(withMessage("Device is in SLEEP mode, exit(2)", 2)).code, Errc::asleep);
    EXPECT_EQ(errorOf(withMessage("/dev/sda: Unknown USB bridge [0x0781:0x5591 (0x100)]", 1)).code, Errc::unsupported);
    EXPECT_EQ(errorOf(withMessage("Smartctl open device: /dev/sdz failed: No such device", 2)).code, Errc::notFound);
    const Error other = errorOf(withMessage("Something broke", 2));
    EXPECT_EQ(other.code, Errc::failed);
    EXPECT_THAT(other.message, HasSubstr("Something broke"));
}

TEST(Smartctl, IdentityWithoutHealthSaysSo) {
    const Error error = errorOf(
        R"({"smartctl":{"exit_status":4,"messages":[{"string":"Read Device Statistics page 0x00 failed","severity":"error"}]},
            "device":{"protocol":"ATA"},"model_name":"X","ata_version":{"string":"ACS-2"}})");
    EXPECT_EQ(error.code, Errc::invalidData);
    EXPECT_THAT(error.message, HasSubstr("no health data"));
    EXPECT_THAT(error.message, HasSubstr("Read Device Statistics"));
}

TEST(Smartctl, AsleepWithoutAMessage) {
    EXPECT_EQ(errorOf(R"({"smartctl":{"exit_status":2},"power_mode":{"ata_value":0,"ata_string":"STANDBY"}})").code,
              Errc::asleep);
}

TEST(Smartctl, ScanListsAreNamedAsSuch) {
    const Error error = errorOf(R"({"smartctl":{"exit_status":0},"devices":[{"name":"/dev/sda"}]})");
    EXPECT_EQ(error.code, Errc::invalidData);
    EXPECT_THAT(error.message, HasSubstr("list of drives"));
}

TEST(Smartctl, EmptyAndForeignDocuments) {
    for (const char* text : {"", "   \n", "{}", "[]", "null", "3", "\"smartctl\"", R"({"smartctl":{}})",
                             R"({"hello":{"world":1}})", R"({"smartctl":5,"device":[]})"}) {
        const Error error = errorOf(text);
        EXPECT_EQ(error.code, Errc::invalidData) << text;
        EXPECT_FALSE(error.message.empty());
    }
}

TEST(Smartctl, TruncatedAtEveryByteIsAnErrorOrNothingWorse) {
    const std::string whole = AtaReport().hours(1).attribute(194, "Temperature_Celsius", 60, 35).text();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        EXPECT_FALSE(smart::parseSmartctl(std::string_view(whole).substr(0, size))) << size;
    }
}

TEST(Smartctl, DeepNestingIsRefusedWithoutRecursion) {
    for (const char* piece : {"[", "{\"a\":", "[[{\"x\":["}) {
        std::string deep;
        for (int i = 0; i < 100'000; ++i) {
            deep += piece;
        }
        EXPECT_EQ(errorOf(deep).code, Errc::invalidData);
    }
    std::string closed(100'000, '[');
    closed += std::string(100'000, ']');
    EXPECT_EQ(errorOf(closed).code, Errc::invalidData);
}

TEST(Smartctl, HugeInputIsRefusedAtOnce) {
    std::string noise(100'000'000, ' ');
    std::mt19937 random(1);
    for (std::size_t i = 0; i < noise.size(); i += 7) {
        noise[i] = static_cast<char>(random());
    }
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(errorOf(noise).code, Errc::invalidData);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
}

TEST(Smartctl, WrongTypesEverywhereDegradePerSection) {
    const std::string good = AtaReport().hours(77).attribute(12, "Power_Cycle_Count", 99, 5).text();
    const nlohmann::json original = nlohmann::json::parse(good);
    for (const auto& [key, value] : original.items()) {
        for (const nlohmann::json& other :
             {nlohmann::json(nullptr), nlohmann::json("x"), nlohmann::json(-1), nlohmann::json(1e300),
              nlohmann::json::array({1, "a", nullptr}), nlohmann::json{{"value", {{"x", 1}}}}}) {
            nlohmann::json changed = original;
            changed[key] = other;
            const auto report = smart::parseSmartctl(changed.dump());
            EXPECT_TRUE(report || !report.error().message.empty()) << key;
        }
    }
}

TEST(Smartctl, MissingPartsOfAnAttributeAreAbsentNotZero) {
    auto builder = AtaReport().hours(5);
    builder.set(Pointer("/ata_smart_attributes/table/1"), {{"id", 194}, {"raw", {{"string", "?"}}}});
    const auto report = builder.parse();
    ASSERT_EQ(report.attributes.size(), 2U);
    EXPECT_FALSE(report.attributes[1].value);
    EXPECT_FALSE(report.attributes[1].worst);
    EXPECT_FALSE(report.attributes[1].threshold);
    EXPECT_FALSE(report.attributes[1].raw);
    EXPECT_FALSE(report.temperature_celsius.has());
}

TEST(Smartctl, RepeatedIdsAreNotedAndTheFirstCounts) {
    const auto report = AtaReport().hours(5).attribute(9, "Power_On_Hours", 1, 99).parse();
    EXPECT_EQ(report.power_on_hours.value, 5);
    EXPECT_EQ(report.attributes.size(), 2U);
    ASSERT_FALSE(report.notes.empty());
    EXPECT_THAT(report.notes.front(), HasSubstr("more than once"));
}

TEST(Smartctl, RawValueInAString) {
    auto builder = AtaReport();
    builder.set(Pointer("/ata_smart_attributes/table/0"),
                {{"id", 12}, {"name", "Power_Cycle_Count"}, {"raw", {{"value", "42"}, {"string", "42"}}}});
    EXPECT_EQ(builder.parse().power_cycles.value, 42);
}

TEST(Smartctl, StatisticsThatAreNotValidDoNotCount) {
    EXPECT_FALSE(AtaReport().statistic(7, 8, 17, false).hours(3).parse().percentage_used.has());
    EXPECT_TRUE(AtaReport().statistic(7, 8, 17, true).hours(3).parse().percentage_used.has());
}

TEST(Smartctl, InvalidUtf8IsReplacedNotRefused) {
    std::string text = AtaReport("Model \x01 X").hours(3).text();
    const std::size_t at = text.find("Model");
    text[at] = static_cast<char>(0xFF);
    const auto report = smart::parseSmartctl(text);
    ASSERT_TRUE(report);
    EXPECT_THAT(report->model, HasSubstr("\xEF\xBF\xBD"));
    EXPECT_THAT(report->model, ::testing::Not(HasSubstr("\x01")));
}

TEST(Smartctl, IdentityAndTime) {
    auto builder = AtaReport("Some SSD", "FW1", "Some family");
    builder.set(Pointer("/serial_number"), "S123").set(Pointer("/local_time"), {{"time_t", 1'700'000'000}}).hours(1);
    const auto report = builder.parse();
    EXPECT_EQ(report.model, "Some SSD");
    EXPECT_EQ(report.family, "Some family");
    EXPECT_EQ(report.serial, "S123");
    EXPECT_EQ(report.firmware, "FW1");
    EXPECT_EQ(report.kind, DriveKind::ssd);
    EXPECT_EQ(report.protocol, Protocol::ata);
    EXPECT_EQ(report.capacity_bytes, 480'103'981'056ULL);
    EXPECT_EQ(report.source, "smartctl");
    ASSERT_TRUE(report.taken_at);
    EXPECT_EQ(report.taken_at->time_since_epoch().count(), 1'700'000'000);
}

TEST(Smartctl, SelfTestAndErrorLogsAreSummed) {
    auto builder = AtaReport().hours(5000);
    builder.set(Pointer("/ata_smart_self_test_log/standard/table"),
                {{{"type", {{"string", "Extended offline"}}},
                  {"status", {{"value", 0x74}, {"string", "Completed: read failure"}}},
                  {"lifetime_hours", 4990}},
                 {{"type", {{"string", "Short offline"}}},
                  {"status", {{"value", 0}, {"string", "Completed without error"}}},
                  {"lifetime_hours", 4000}},
                 {{"type", {{"string", "Short offline"}}},
                  {"status", {{"value", 0x10}, {"string", "Aborted by host"}}},
                  {"lifetime_hours", 3000}}});
    builder.set(Pointer("/ata_smart_error_log/summary"),
                {{"count", 56}, {"table", {{{"error_description", "Error: UNC at LBA"}, {"lifetime_hours", 4900}}}}});
    const auto report = builder.parse();
    ASSERT_TRUE(report.self_tests);
    EXPECT_EQ(report.self_tests->logged, 3U);
    EXPECT_EQ(report.self_tests->failed, 1U);
    EXPECT_EQ(report.self_tests->last_passed, false);
    EXPECT_EQ(report.self_tests->last, "Extended offline: Completed: read failure");
    EXPECT_EQ(report.self_tests->last_at_hours, 4990U);
    ASSERT_TRUE(report.error_log);
    EXPECT_EQ(report.error_log->total, 56U);
    EXPECT_EQ(report.error_log->last_at_hours, 4900U);
}

TEST(Smartctl, ScsiDriveInFull) {
    const auto report = smart::parseSmartctl(
        R"({"smartctl":{"exit_status":0},"device":{"protocol":"SCSI","type":"scsi"},"scsi_model_name":"MAKER SAS800",
            "scsi_revision":"A1","rotation_rate":0,"user_capacity":{"bytes":800166076416},"serial_number":"1",
            "smart_status":{"passed":true},"temperature":{"current":31,"drive_trip":70},
            "scsi_percentage_used_endurance_indicator":7,"power_on_time":{"hours":4596,"minutes":24},
            "scsi_grown_defect_list":2,"scsi_pending_defects":{"count":0},
            "scsi_start_stop_cycle_counter":{"accumulated_start_stop_cycles":12},
            "scsi_error_counter_log":{"read":{"gigabytes_processed":"48.639","total_uncorrected_errors":0},
             "write":{"gigabytes_processed":"12103.790","total_uncorrected_errors":1}},
            "scsi_self_test_0":{"code":{"string":"Background short"},"result":{"value":0,"string":"Completed"},
             "power_on_time":{"hours":100}}})");
    ASSERT_TRUE(report);
    EXPECT_EQ(report->protocol, Protocol::scsi);
    EXPECT_EQ(report->kind, DriveKind::ssd);
    EXPECT_EQ(report->life_left_percent.value, 93);
    EXPECT_EQ(report->host_writes_bytes.value, 12'103'790'000'000ULL);
    EXPECT_EQ(report->host_reads_bytes.value, 48'639'000'000ULL);
    EXPECT_EQ(report->temperature_celsius.value, 31);
    EXPECT_EQ(report->temperature_limit_celsius.value, 70);
    EXPECT_EQ(report->power_on_hours.value, 4596U);
    EXPECT_EQ(report->reallocated_sectors.value, 2U);
    EXPECT_EQ(report->media_errors.value, 1U);
    ASSERT_TRUE(report->self_tests);
    EXPECT_EQ(report->self_tests->last_passed, true);
}

TEST(Smartctl, NvmeFieldsHaveMeanings) {
    const auto report = NvmeReport().field("temperature_sensors", {41, 50}).field("new_field", 7).parse();
    EXPECT_GE(report.attributes.size(), 15U);
    for (const Attribute& row : report.attributes) {
        EXPECT_FALSE(row.raw_text.empty()) << row.name;
        EXPECT_FALSE(row.id);
    }
    EXPECT_EQ(report.attributes.back().name, "Temperature Sensors");
}

} // namespace
