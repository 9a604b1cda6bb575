// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/components.h"

#include "core/care/history_sqlite.h"
#include "core/linux/child_program.h"

#include <QCoreApplication>
#include <sstream>
#include <sys/utsname.h>

namespace trimwright::app {
namespace {

/// "7.3" of "smartctl 7.3 2022-02-28 r5338 …"; empty if it is not installed.
std::string smartctlVersion(std::stop_token stop) {
    const auto program = linux_system::findProgram("smartctl");
    if (!program) {
        return {};
    }
    const auto said = linux_system::runProgram({*program, "--version"}, {}, std::move(stop));
    std::string name;
    std::string version;
    std::istringstream(said ? said->text : std::string()) >> name >> version;
    return version;
}

std::string kernelVersion() {
    utsname system{};
    return ::uname(&system) == 0 ? system.release : "";
}

} // namespace

std::vector<ui::Component> components(std::stop_token stop) {
    return {{"smartctl", smartctlVersion(std::move(stop)), "GPL-2.0-or-later"},
            {"SQLite", std::string(care::sqliteVersion()),
             QCoreApplication::translate("trimwright::app", "public domain").toStdString()},
            {"Linux", kernelVersion(), "GPL-2.0-only"}};
}

} // namespace trimwright::app
