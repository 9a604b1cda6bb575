// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/history.h"
#include "core/care/history_sqlite.h"
#include "tests/fakes/temporary_directory.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <iterator>
#include <string>
#include <system_error>

namespace trimwright::care {

/// A history in a directory of the test's own that goes away with it.
class HistoryTest : public ::testing::Test {
  protected:
    static constexpr std::chrono::sys_seconds start{std::chrono::seconds{1'764'460'800}}; // a Sunday, 00:00 UTC

    static Drive drive(const std::string& id = "nvme-A-1", const std::string& node = "/dev/nvme0n1") {
        Drive drive;
        drive.id = {id};
        drive.node = node;
        drive.model = "Model A";
        drive.serial = "S1";
        drive.firmware = "F1";
        drive.capacity_bytes = 500'107'862'016;
        return drive;
    }

    static Sample sample(std::chrono::seconds after, std::uint64_t written = 1000, int temperature = 30) {
        Sample sample;
        sample.taken_at = start + after;
        sample.life_left_percent = 99;
        sample.temperature_celsius = temperature;
        sample.host_writes_bytes = written;
        sample.power_on_hours = 100;
        sample.condition.verdict = Verdict::healthy;
        sample.condition.spare_percent = 100;
        sample.origins = std::make_shared<FigureOrigins>(FigureOrigins{
            {"host_writes_bytes", "NVMe Data Units Written", "512,000 B", "NVMe 1.4", Confidence::proven}});
        return sample;
    }

    Result<History> open(History::Access access = History::Access::readWrite) const {
        return History::open(file, access, start);
    }

    /// The history, for writing; the test ends if it cannot be opened.
    History writer() const {
        auto opened = open();
        EXPECT_TRUE(opened) << (opened ? "" : opened.error().message);
        return std::move(opened.value());
    }

    static std::string content(const std::filesystem::path& path) {
        std::ifstream in(path, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    /// The names of the files beside the history, sorted.
    std::vector<std::string> filesBeside() const {
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(file.parent_path())) {
            names.push_back(entry.path().filename());
        }
        std::sort(names.begin(), names.end());
        return names;
    }

    /// Runs SQL on the file behind the history's back.
    void sql(const char* statements) const {
        auto database = Database::open(file, true, std::chrono::seconds(1));
        ASSERT_TRUE(database);
        const auto done = (*database)->execute(statements);
        ASSERT_TRUE(done) << done.error().message;
    }

    testing::TemporaryDirectory m_temporary;
    std::filesystem::path directory = m_temporary.path();
    std::filesystem::path file = directory / "state" / "history.db";
};

} // namespace trimwright::care
