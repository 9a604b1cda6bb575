// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/monitor_settings.h"

#include "core/base/file.h"

namespace trimwright::app {

Result<care::MonitorSettings> readMonitorSettings(const std::filesystem::path& file) {
    const auto text = readFile(file);
    if (!text) {
        return text.error().code == Errc::notFound ? Result<care::MonitorSettings>(care::MonitorSettings{})
                                                   : fail(text.error());
    }
    return care::parseMonitorSettings(*text, file.string());
}

Result<> writeMonitorSettings(const std::filesystem::path& file, const care::MonitorSettings& settings) {
    if (auto made = makeDirectory(file.parent_path()); !made) {
        return made;
    }
    return writeFileAtomically(file, care::toSettings(settings));
}

} // namespace trimwright::app
