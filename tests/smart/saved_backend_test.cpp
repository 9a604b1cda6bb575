// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/saved_backend.h"
#include "tests/fakes/temporary_directory.h"

#include <filesystem>
#include <gmock/gmock.h>

namespace trimwright::smart {
namespace {

using ::testing::HasSubstr;

constexpr const char* ataReport = R"({"smartctl": {"version": [7, 3], "exit_status": 0},
  "device": {"protocol": "ATA"}, "model_name": "EXAMPLE", "serial_number": "S1", "firmware_version": "1",
  "rotation_rate": 0, "user_capacity": {"bytes": 120034123776}, "smart_status": {"passed": true},
  "power_on_time": {"hours": 100}, "temperature": {"current": 30},
  "ata_smart_attributes": {"table": [{"id": 9, "name": "Power_On_Hours", "value": 99, "worst": 99, "thresh": 0,
    "raw": {"value": 100, "string": "100"}}]},
  "ata_smart_data": {"self_test": {"status": {"value": 249}}, "capabilities": {"self_tests_supported": true}},
  "ata_smart_self_test_log": {"standard": {"table": [{"type": {"value": 1, "string": "Short offline"},
    "status": {"value": 0, "string": "Completed without error"}, "lifetime_hours": 90}]}}})";

TEST(SavedBackendTest, AFileIsADriveThatCanOnlyBeLookedAt) {
    const ::trimwright::testing::TemporaryDirectory directory;
    const std::string file = directory.file("old drive.json", ataReport);
    SavedBackend backend;
    const auto drive = backend.add(std::filesystem::path(file));
    ASSERT_TRUE(drive) << drive.error().message;
    EXPECT_EQ(drive->id.value, "file:" + std::filesystem::canonical(file).string());
    EXPECT_TRUE(isSavedDrive(drive->id));
    EXPECT_EQ(drive->model, "EXAMPLE");
    EXPECT_EQ(drive->capacity_bytes, 120034123776U);
    EXPECT_EQ(drive->kind, DriveKind::ssd);
    EXPECT_FALSE(drive->discard.supported());
    std::filesystem::remove(file); // It was read once.
    const auto health = backend.health(drive->id, Backend::Wake::no, {});
    ASSERT_TRUE(health);
    EXPECT_EQ(health->power_on_hours.value, 100U);
    const auto tests = backend.selfTests(drive->id, {});
    ASSERT_TRUE(tests) << tests.error().message;
    EXPECT_EQ(tests->log.size(), 1U);
    EXPECT_FALSE(tests->running) << "what ran when the report was made does not run now";
    for (const auto& refused : {backend.startSelfTest(drive->id, SelfTestKind::shortTest, Backend::Wake::no, {}),
                                backend.abortSelfTest(drive->id, {})}) {
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, Errc::unsupported);
        EXPECT_EQ(refused.error().message, savedDriveIsReadOnly);
    }
    EXPECT_TRUE(backend.trimTargets()->empty());
    EXPECT_FALSE(backend.trim("/", false, {}, {}));
    EXPECT_FALSE(backend.prove("/", {}, {}, {}));
    EXPECT_EQ(backend.drives()->size(), 1U);
    EXPECT_TRUE(backend.remove(drive->id));
    EXPECT_TRUE(backend.drives()->empty());
    EXPECT_EQ(backend.remove(drive->id).error().code, Errc::notFound);
    EXPECT_EQ(backend.health(drive->id, Backend::Wake::no, {}).error().code, Errc::notFound);
}

TEST(SavedBackendTest, AddingTheSameFileAgainReadsItAnew) {
    const ::trimwright::testing::TemporaryDirectory directory;
    const std::string file = directory.file("x.json", ataReport);
    SavedBackend backend;
    ASSERT_TRUE(backend.add(std::filesystem::path(file)));
    std::string newer = ataReport;
    newer.replace(newer.find("EXAMPLE"), 7, "RENAMED");
    directory.file("x.json", newer);
    ASSERT_TRUE(backend.add(directory.path() / "." / "x.json"));
    const auto drives = backend.drives();
    ASSERT_EQ(drives->size(), 1U);
    EXPECT_EQ(drives->front().model, "RENAMED");
}

TEST(SavedBackendTest, WhatIsNoReportIsRefusedWithTheFilesName) {
    const ::trimwright::testing::TemporaryDirectory directory;
    SavedBackend backend;
    const auto refused = backend.add(std::filesystem::path(directory.file("no.json", "[]")));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Errc::invalidData);
    EXPECT_THAT(refused.error().message, HasSubstr("no.json"));
    EXPECT_EQ(backend.add(directory.path() / "absent").error().code, Errc::notFound);
    EXPECT_TRUE(backend.drives()->empty());
    // A report without a log of self-tests has none, which is not the same as none ever run.
    const auto drive = backend.add("x", R"({"smartctl": {}, "device": {"protocol": "NVMe"}, "model_name": "N",
        "nvme_smart_health_information_log": {"power_on_hours": 1, "power_cycles": 2, "temperature": 30}})");
    ASSERT_TRUE(drive) << drive.error().message;
    EXPECT_EQ(drive->bus, Bus::nvme);
    EXPECT_EQ(backend.selfTests(drive->id, {}).error().code, Errc::unsupported);
}

} // namespace
} // namespace trimwright::smart
