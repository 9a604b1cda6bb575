// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/helper/schedule_stage.h"

#include "core/base/file.h"
#include "tests/helper/bus_fixture.h"
#include "tests/linux/fake_systemctl.h"

#include <fstream>
#include <sys/stat.h>
#include <system_error>

namespace trimwright::testing {

namespace fs = std::filesystem;

ScheduleStage::ScheduleStage(const fs::path& directory) : m_directory(directory) {
    fs::create_directories(etc() / "systemd/system");
    fs::create_directories(units());
    for (const char* file : {"passwd", "group", "nsswitch.conf", "ld.so.cache", "localtime"}) {
        std::error_code ignored; // what a system does not have, the programs do not need
        fs::copy_file(fs::path("/etc") / file, etc() / file, ignored);
    }
    std::string script = fakeSystemctl;
    const std::string own = "${0%/*}";
    script.replace(script.find(own), own.size(), units().string());
    std::ofstream(directory / "systemctl") << script;
    ::chmod((directory / "systemctl").c_str(), 0755);
    std::ofstream(units() / "fstrim.timer.enabled").flush();
    std::ofstream(units() / "fstrim.timer.active").flush();
}

std::string ScheduleStage::words() const {
    return "set -e\nmount --bind " + (m_directory / "systemctl").string() + " /usr/bin/systemctl\nmount --bind " +
           etc().string() + " /etc\nmount -t tmpfs none /run\nmkdir -p /run/systemd/system\nset +e";
}

std::map<std::string, std::string> ScheduleStage::everything() const {
    std::map<std::string, std::string> found;
    for (const fs::path& part : {etc(), units()}) {
        for (const auto& entry : fs::recursive_directory_iterator(part)) {
            const std::string name = entry.path().lexically_relative(m_directory).string();
            const bool told = name == "units/log" || name == "units/hanging" || name.ends_with(".schedule.lock") ||
                              name == "etc/trimwright";
            if (!told) {
                found[name] = entry.is_directory() ? "directory" : readFile(entry.path()).value_or("");
            }
        }
    }
    return found;
}

std::string ScheduleStage::settings() const {
    return readFile(etc() / "trimwright/schedule.conf").value_or("");
}

bool ScheduleStage::isOn(const std::string& unit) const {
    return fs::exists(units() / (unit + ".enabled")) && fs::exists(units() / (unit + ".active"));
}

void ScheduleStage::hangAt(const std::string& words) const {
    fs::remove(units() / "hanging");
    std::ofstream(units() / "hang") << words;
}

bool ScheduleStage::hanging() const {
    return fs::exists(units() / "hanging");
}

void ScheduleStage::letGo() const {
    fs::remove(units() / "hang");
    EXPECT_TRUE(eventually([this] { return !hanging(); }));
}

} // namespace trimwright::testing
