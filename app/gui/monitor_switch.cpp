// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/monitor_switch.h"

#include "app/common/autostart.h"
#include "app/common/places.h"
#include "core/base/file.h"
#include "core/care/alert_settings.h"

#include <QProcess>
#include <system_error>
#include <unistd.h>

namespace trimwright::app {
namespace {

Result<care::MonitorSettings> monitorSettings() {
    const auto file = monitorSettingsFile();
    const auto text = readFile(file);
    if (!text) {
        return text.error().code == Errc::notFound ? Result<care::MonitorSettings>(care::MonitorSettings{})
                                                   : fail(text.error());
    }
    return care::parseMonitorSettings(*text, file.string());
}

Result<> letItTell() {
    auto settings = monitorSettings();
    if (!settings) {
        return fail(std::move(settings.error()));
    }
    if (settings->notifications) {
        return {};
    }
    settings->notifications = true;
    return writeFileAtomically(monitorSettingsFile(), care::toSettings(*settings));
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
                const auto settings = monitorSettings();
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
