// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/monitor_switch.h"

#include "app/common/autostart.h"
#include "app/common/monitor_settings.h"
#include "app/common/places.h"

#include <QProcess>
#include <unistd.h>

namespace trimwright::app {
namespace {

Result<> letItTell() {
    auto settings = readMonitorSettings(monitorSettingsFile());
    if (!settings) {
        return fail(std::move(settings.error()));
    }
    if (settings->notifications) {
        return {};
    }
    settings->notifications = true;
    return writeMonitorSettings(monitorSettingsFile(), *settings);
}

} // namespace

std::filesystem::path monitorProgram(const std::filesystem::path& programDirectory) {
    for (const char* place : {"trimwright-monitor", "../libexec/trimwright-monitor"}) {
        const auto program = (programDirectory / place).lexically_normal();
        if (::access(program.c_str(), X_OK) == 0) {
            return program;
        }
    }
    return {};
}

ui::MonitorSwitch monitorSwitch(const std::filesystem::path& program) {
    if (program.empty()) {
        return {};
    }
    const Autostart autostart(program);
    return {[autostart] {
                const auto settings = readMonitorSettings(monitorSettingsFile());
                return autostart.enabled() && (!settings || settings->notifications);
            },
            [autostart, program](bool on) -> Result<> {
                auto done = on ? letItTell() : Result<>();
                if (done) {
                    done = autostart.enable(on);
                }
                // One that runs already makes the second end at once; one that is turned off sees it and ends.
                if (done && on && !QProcess::startDetached(QString::fromStdString(program.string()), {})) {
                    return fail(Errc::failed, "The monitor cannot be started now; it starts with the next session.");
                }
                return done;
            }};
}

} // namespace trimwright::app
