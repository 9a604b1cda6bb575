// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/drive/health.h"
#include "core/smart/smartctl_report.h"

#include <cstdint>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

namespace trimwright::testing {

/// Units that drives count in.
inline constexpr std::uint64_t mib32 = std::uint64_t{32} << 20;
inline constexpr std::uint64_t gib = std::uint64_t{1} << 30;

/// Builds what `smartctl --json` prints for an ATA solid-state drive, as far as a test needs it.
class AtaReport {
  public:
    explicit AtaReport(std::string model = "Nameless SSD", std::string firmware = "1.0", std::string family = "") {
        m_json = {{"json_format_version", {1, 0}},
                  {"smartctl", {{"version", {7, 3}}, {"exit_status", 0}}},
                  {"device", {{"name", "/dev/sda"}, {"type", "sat"}, {"protocol", "ATA"}}},
                  {"model_name", std::move(model)},
                  {"firmware_version", std::move(firmware)},
                  {"user_capacity", {{"bytes", 480'103'981'056ULL}}},
                  {"logical_block_size", 512},
                  {"rotation_rate", 0},
                  {"smart_status", {{"passed", true}}},
                  {"ata_smart_attributes", {{"table", nlohmann::json::array()}}}};
        if (!family.empty()) {
            m_json["model_family"] = std::move(family);
        }
    }

    AtaReport& attribute(int id, const std::string& name, int value, std::uint64_t raw, int threshold = 0,
                         std::string rawText = "") {
        m_json["ata_smart_attributes"]["table"].push_back(
            {{"id", id},
             {"name", name},
             {"value", value},
             {"worst", value},
             {"thresh", threshold},
             {"when_failed", value <= threshold ? "now" : ""},
             {"flags", {{"prefailure", threshold > 0}}},
             {"raw", {{"value", raw}, {"string", rawText.empty() ? std::to_string(raw) : rawText}}}});
        return *this;
    }

    AtaReport& statistic(int page, int offset, std::int64_t value, bool valid = true) {
        m_json["ata_device_statistics"]["pages"].push_back(
            {{"number", page}, {"table", {{{"offset", offset}, {"value", value}, {"flags", {{"valid", valid}}}}}}});
        return *this;
    }
    AtaReport& sectorsWritten(std::int64_t sectors) { return statistic(1, 24, sectors); }
    AtaReport& percentageUsed(int percent) { return statistic(7, 8, percent); }
    AtaReport& hours(std::uint64_t hours) { return attribute(9, "Power_On_Hours", 90, hours); }

    AtaReport& set(const nlohmann::json::json_pointer& path, nlohmann::json value) {
        m_json[path] = std::move(value);
        return *this;
    }
    AtaReport& exitStatus(int status) { return set(nlohmann::json::json_pointer("/smartctl/exit_status"), status); }

    std::string text() const { return m_json.dump(); }
    HealthReport parse() const { return smart::parseSmartctl(text()).value(); }

  private:
    nlohmann::json m_json;
};

/// The same for an NVMe drive in good health; set fields of the health log by name.
class NvmeReport {
  public:
    NvmeReport() {
        m_json = {{"smartctl", {{"version", {7, 3}}, {"exit_status", 0}}},
                  {"device", {{"name", "/dev/nvme0"}, {"type", "nvme"}, {"protocol", "NVMe"}}},
                  {"model_name", "Some NVMe 1TB"},
                  {"user_capacity", {{"bytes", 1'000'204'886'016ULL}}},
                  {"smart_status", {{"passed", true}, {"nvme", {{"value", 0}}}}},
                  {"nvme_smart_health_information_log",
                   {{"critical_warning", 0},
                    {"temperature", 41},
                    {"available_spare", 100},
                    {"available_spare_threshold", 10},
                    {"percentage_used", 6},
                    {"data_units_read", 20'000'000},
                    {"data_units_written", 30'000'000},
                    {"host_reads", 1},
                    {"host_writes", 1},
                    {"controller_busy_time", 1},
                    {"power_cycles", 500},
                    {"power_on_hours", 4000},
                    {"unsafe_shutdowns", 12},
                    {"media_errors", 0},
                    {"num_err_log_entries", 0}}}};
    }

    NvmeReport& field(const std::string& name, nlohmann::json value) {
        m_json["nvme_smart_health_information_log"][name] = std::move(value);
        return *this;
    }
    NvmeReport& allZero() {
        for (auto& [key, value] : m_json["nvme_smart_health_information_log"].items()) {
            if (key != "temperature") {
                value = 0;
            }
        }
        return *this;
    }
    NvmeReport& set(const nlohmann::json::json_pointer& path, nlohmann::json value) {
        m_json[path] = std::move(value);
        return *this;
    }

    std::string text() const { return m_json.dump(); }
    HealthReport parse() const { return smart::parseSmartctl(text()).value(); }

  private:
    nlohmann::json m_json;
};

} // namespace trimwright::testing
