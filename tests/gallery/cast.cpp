// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/cast.h"

#include "core/smart/smartctl_report.h"

#include <algorithm>
#include <fmt/format.h>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace trimwright::gallery {
namespace {

Drive makeDrive(const char* id, const char* node, const char* model, Bus bus, DriveKind kind, std::uint64_t bytes) {
    Drive drive;
    drive.id.value = id;
    drive.node = node;
    drive.model = model;
    drive.bus = bus;
    drive.kind = kind;
    drive.capacity_bytes = bytes;
    return drive;
}

/// A row of smartctl's table of attributes.
struct Row {
    int id;
    std::string_view name;
    int value;
    int threshold;
    std::uint64_t raw;
    bool prefailure = false;
    std::string_view raw_text = {}; ///< If smartctl writes it in another way.
};

std::string jsonOf(const Row& row) {
    const bool failing = row.threshold > 0 && row.value <= row.threshold;
    return fmt::format(R"({{"id":{},"name":"{}","value":{},"worst":{},"thresh":{},"when_failed":"{}",)"
                       R"("flags":{{"prefailure":{}}},"raw":{{"value":{},"string":"{}"}}}})",
                       row.id, row.name, row.value, row.value, row.threshold, failing ? "now" : "", row.prefailure,
                       row.raw, row.raw_text.empty() ? fmt::format("{}", row.raw) : std::string(row.raw_text));
}

/// `head`: the members of the document beside the table.
HealthReport ataReport(std::string_view head, std::initializer_list<Row> rows) {
    std::string table;
    for (const Row& row : rows) {
        table += (table.empty() ? "" : ",") + jsonOf(row);
    }
    const std::string json =
        fmt::format(R"({{"smartctl":{{"version":[7,4],"exit_status":0}},"device":{{"type":"sat","protocol":"ATA"}},)"
                    R"("rotation_rate":0,"logical_block_size":512,{},"ata_smart_attributes":{{"table":[{}]}}}})",
                    head, table);
    return smart::parseSmartctl(json).value();
}

/// Lowest and highest temperature are bytes of their own.
constexpr std::uint64_t celsius(std::uint64_t now, std::uint64_t lowest, std::uint64_t highest) {
    return now | lowest << 16 | highest << 32;
}

constexpr const char* mx500 =
    R"("model_name":"CT500MX500SSD1","model_family":"Crucial/Micron MX500 SSDs","firmware_version":"M3CR023")";

SelfTestEntry passed(SelfTestKind kind, const char* words, std::uint64_t hours) {
    return {kind, SelfTestResult::passed, words, hours, {}, {}};
}

} // namespace

Drive nvmeDrive() {
    Drive drive =
        makeDrive("nvme-980", "/dev/nvme0n1", "Samsung SSD 980 PRO 1TB", Bus::nvme, DriveKind::ssd, 1'000'204'886'016);
    drive.serial = "S5GXNX0T123456A";
    drive.firmware = "5B2QGXA7";
    drive.link = "PCIe 4.0 ×4";
    return drive;
}

Drive sataDrive() {
    Drive drive =
        makeDrive("sata-mx500", "/dev/sda", "Crucial MX500 500GB", Bus::sata, DriveKind::ssd, 500'107'862'016);
    drive.serial = "1934E2000042";
    drive.firmware = "M3CR023";
    drive.link = "6.0 Gb/s";
    return drive;
}

Drive usbDrive() {
    Drive drive =
        makeDrive("usb-extreme", "/dev/sdb", "SanDisk Extreme 1TB", Bus::usb, DriveKind::ssd, 1'000'204'886'016);
    drive.serial = "323132343536";
    drive.link = "10 Gb/s";
    drive.removable = true;
    return drive;
}

Drive sleepingDisk() {
    Drive drive =
        makeDrive("sata-red", "/dev/sdc", "WDC WD40EFRX-68N32N0", Bus::sata, DriveKind::hdd, 4'000'787'030'016);
    drive.serial = "WD-WCC7K0000042";
    drive.firmware = "82.00A82";
    drive.link = "6.0 Gb/s";
    drive.power = PowerState::asleep;
    return drive;
}

HealthReport nvmeReport() {
    return smart::parseSmartctl(R"({
        "smartctl": {"version": [7, 4], "exit_status": 0},
        "device": {"type": "nvme", "protocol": "NVMe"},
        "model_name": "Samsung SSD 980 PRO 1TB",
        "firmware_version": "5B2QGXA7",
        "smart_status": {"passed": true},
        "nvme_composite_temperature_threshold": {"warning": 82, "critical": 85},
        "nvme_smart_health_information_log": {
            "critical_warning": 0, "temperature": 41, "available_spare": 100, "available_spare_threshold": 10,
            "percentage_used": 6, "data_units_read": 81640625, "data_units_written": 70709112,
            "host_reads": 611288210, "host_writes": 822114907, "controller_busy_time": 4210, "power_cycles": 1022,
            "power_on_hours": 11204, "unsafe_shutdowns": 11, "media_errors": 0, "num_err_log_entries": 27,
            "warning_temp_time": 0, "critical_comp_time": 0}})")
        .value();
}

HealthReport wornSataReport() {
    return ataReport(std::string(mx500) + R"(,"smart_status":{"passed":true},"temperature":{"current":33})",
                     {{1, "Raw_Read_Error_Rate", 100, 0, 0, true},
                      {5, "Reallocate_NAND_Blk_Cnt", 100, 10, 3, true},
                      {9, "Power_On_Hours", 100, 0, 31'877},
                      {12, "Power_Cycle_Count", 100, 0, 2'310},
                      {171, "Program_Fail_Count", 100, 0, 0},
                      {172, "Erase_Fail_Count", 100, 0, 0},
                      {173, "Ave_Block-Erase_Count", 9, 0, 1'367},
                      {180, "Unused_Reserve_NAND_Blk", 0, 0, 42, true},
                      {194, "Temperature_Celsius", 67, 0, celsius(33, 14, 61), false, "33 (Min/Max 14/61)"},
                      {196, "Reallocated_Event_Count", 100, 0, 3},
                      {197, "Current_Pending_ECC_Cnt", 100, 0, 0},
                      {198, "Offline_Uncorrectable", 100, 0, 0},
                      {199, "UDMA_CRC_Error_Count", 100, 0, 0},
                      {202, "Percent_Lifetime_Remain", 9, 1, 91},
                      {206, "Write_Error_Rate", 100, 0, 0},
                      {246, "Total_LBAs_Written", 100, 0, 334'375'000'000},
                      {247, "Host_Program_Page_Count", 100, 0, 5'603'114'871},
                      {248, "FTL_Program_Page_Count", 100, 0, 7'560'220'114}});
}

HealthReport failingSataReport() {
    return ataReport(std::string(mx500) + R"(,"smart_status":{"passed":false},"temperature":{"current":33})",
                     {{1, "Raw_Read_Error_Rate", 100, 0, 0, true},
                      {5, "Reallocate_NAND_Blk_Cnt", 4, 10, 1'844, true},
                      {9, "Power_On_Hours", 100, 0, 31'877},
                      {12, "Power_Cycle_Count", 100, 0, 2'310},
                      {171, "Program_Fail_Count", 100, 0, 1'021},
                      {172, "Erase_Fail_Count", 100, 0, 736},
                      {173, "Ave_Block-Erase_Count", 62, 0, 570},
                      {180, "Unused_Reserve_NAND_Blk", 0, 0, 0, true},
                      {194, "Temperature_Celsius", 67, 0, celsius(33, 14, 61), false, "33 (Min/Max 14/61)"},
                      {196, "Reallocated_Event_Count", 100, 0, 1'844},
                      {197, "Current_Pending_ECC_Cnt", 100, 0, 12},
                      {198, "Offline_Uncorrectable", 100, 0, 87},
                      {199, "UDMA_CRC_Error_Count", 100, 0, 0},
                      {202, "Percent_Lifetime_Remain", 62, 1, 38},
                      {206, "Write_Error_Rate", 100, 0, 0},
                      {246, "Total_LBAs_Written", 100, 0, 139'600'000'000},
                      {247, "Host_Program_Page_Count", 100, 0, 2'339'000'000},
                      {248, "FTL_Program_Page_Count", 100, 0, 3'156'000'000}});
}

HealthReport unclearReport() {
    return ataReport(R"("model_name":"SSD 500GB","firmware_version":"V1.0")",
                     {{9, "Power_On_Hours", 100, 0, 212},
                      {194, "Temperature_Celsius", 60, 0, 40},
                      {231, "SSD_Life_Left", 93, 0, 93},
                      {233, "Media_Wearout_Indicator", 40, 0, 0},
                      {241, "Total_LBAs_Written", 100, 0, 8'123}});
}

SelfTests testedDrive() {
    SelfTests tests;
    tests.short_takes = std::chrono::minutes(2);
    tests.extended_takes = std::chrono::minutes(45);
    tests.power_on_hours = 11'204;
    tests.log = {passed(SelfTestKind::shortTest, "Short: Completed without error", 11'180),
                 passed(SelfTestKind::extended, "Extended: Completed without error", 9'412),
                 {SelfTestKind::shortTest, SelfTestResult::aborted, "Short: Aborted: Self-test command", 9'411, {}, 60},
                 passed(SelfTestKind::shortTest, "Short: Completed without error", 4'020)};
    return tests;
}

SelfTests failedDrive() {
    SelfTests tests = testedDrive();
    tests.log.insert(tests.log.begin(), {SelfTestKind::extended, SelfTestResult::failed,
                                         "Extended: Completed: failed segments", 11'203, 1'132'075'584, 20});
    return tests;
}

HealthReport failedTestReport() {
    HealthReport report = nvmeReport();
    const SelfTests tests = failedDrive();
    SelfTestSummary summary;
    summary.logged = static_cast<std::uint32_t>(tests.log.size());
    summary.failed = 1;
    summary.last = tests.log.front().text;
    summary.last_passed = false;
    summary.last_at_hours = tests.log.front().power_on_hours;
    report.self_tests = summary;
    return report;
}

} // namespace trimwright::gallery
