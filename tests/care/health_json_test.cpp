// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/health_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace trimwright;
using nlohmann::json;

namespace {

HealthReport someReport() {
    HealthReport report;
    report.protocol = Protocol::ata;
    report.model = "Some \"SSD\"";
    report.serial = "S1";
    report.firmware = "F1";
    report.kind = DriveKind::ssd;
    report.capacity_bytes = 500'107'862'016;
    report.source = "smartctl";
    report.taken_at = std::chrono::sys_seconds(std::chrono::seconds(1'764'486'000));
    report.self_assessment_passed = true;
    report.host_writes_bytes.value = 36'203'065'344'000;
    report.host_writes_bytes.provenance = {"attribute 241", "329495", "32 MiB", "unit agrees", Confidence::proven};
    report.life_left_percent.provenance.source = "Device Statistics";
    report.life_left_percent.unknown_because = "They disagree.";
    report.power_on_hours.value = 11'204;
    report.power_on_hours.provenance.source = "attribute 9";
    Attribute attribute;
    attribute.id = 241;
    attribute.name = "Host_Writes_32MiB";
    attribute.value = 100;
    attribute.raw = 329'495;
    attribute.raw_text = "329495";
    report.attributes = {attribute};
    return report;
}

TEST(HealthJson, HasTheDocumentedKeys) {
    const HealthReport report = someReport();
    const json document = json::parse(care::healthJson(nullptr, report, care::assess(report)));
    for (const char* key :
         {"drive", "taken_at", "source", "verdict", "sentence", "findings", "self_assessment", "life_left_percent",
          "host_writes_bytes", "host_reads_bytes", "nand_writes_bytes", "write_amplification", "temperature_celsius",
          "power_on_hours", "power_cycles", "spare_percent", "media_errors", "provenance"}) {
        EXPECT_TRUE(document.contains(key)) << key;
    }
    for (const char* key : {"id", "node", "model", "serial", "firmware", "bus", "kind", "capacity_bytes"}) {
        EXPECT_TRUE(document["drive"].contains(key)) << key;
    }
    EXPECT_EQ(document["taken_at"], "2025-11-30T07:00:00Z");
    EXPECT_EQ(document["source"], "smartctl");
    EXPECT_EQ(document["self_assessment"], "passed");
    EXPECT_EQ(document["verdict"], "healthy");
    EXPECT_EQ(document["host_writes_bytes"], 36'203'065'344'000);
    EXPECT_EQ(document["drive"]["model"], "Some \"SSD\"");
    EXPECT_TRUE(document["drive"]["id"].is_null());
}

TEST(HealthJson, UnknownIsNullAndSaysWhy) {
    const HealthReport report = someReport();
    const json document = json::parse(care::healthJson(nullptr, report, care::assess(report)));
    EXPECT_TRUE(document["life_left_percent"].is_null());
    EXPECT_EQ(document["provenance"]["life_left_percent"]["unknown_because"], "They disagree.");
    EXPECT_TRUE(document["provenance"]["life_left_percent"]["confidence"].is_null());
    EXPECT_TRUE(document["temperature_celsius"].is_null());
    EXPECT_FALSE(document["provenance"].contains("temperature_celsius"));
}

TEST(HealthJson, ProvenanceOfAFigure) {
    const HealthReport report = someReport();
    const json document = json::parse(care::healthJson(nullptr, report, care::assess(report)));
    const json expected{{"source", "attribute 241"},
                        {"raw", "329495"},
                        {"unit", "32 MiB"},
                        {"rule", "unit agrees"},
                        {"confidence", "proven"}};
    EXPECT_EQ(document["provenance"]["host_writes_bytes"], expected);
}

TEST(HealthJson, TheDriveComesFirstIfThereIsOne) {
    Drive drive;
    drive.id = {"usb:x"};
    drive.node = "/dev/sda";
    drive.bus = Bus::sata;
    drive.kind = DriveKind::ssd;
    const HealthReport report = someReport();
    const std::string text = care::healthJson(&drive, report, care::assess(report));
    EXPECT_EQ(text.rfind("{\n  \"drive\": {\n    \"id\": \"usb:x\"", 0), 0U) << text;
    EXPECT_EQ(json::parse(text)["drive"]["bus"], "sata");
}

TEST(HealthJson, EmptyReportIsAllNull) {
    const HealthReport report;
    const json document = json::parse(care::healthJson(nullptr, report, care::assess(report)));
    EXPECT_EQ(document["verdict"], "unknown");
    EXPECT_TRUE(document["taken_at"].is_null());
    EXPECT_TRUE(document["self_assessment"].is_null());
    EXPECT_TRUE(document["self_tests"].is_null());
    EXPECT_TRUE(document["provenance"].empty());
}

TEST(HealthJson, InvalidUtf8DoesNotThrow) {
    HealthReport report = someReport();
    report.model = "\xFF\xFE";
    EXPECT_NO_THROW(json::parse(care::healthJson(nullptr, report, care::assess(report))));
}

TEST(AttributesJson, Rows) {
    const json document = json::parse(care::attributesJson(nullptr, someReport()));
    ASSERT_EQ(document["attributes"].size(), 1U);
    const json& row = document["attributes"][0];
    EXPECT_EQ(row["id"], 241);
    EXPECT_EQ(row["value"], 100);
    EXPECT_TRUE(row["worst"].is_null());
    EXPECT_EQ(row["raw"], 329'495);
    EXPECT_TRUE(row["failed"].is_null());
}

} // namespace
