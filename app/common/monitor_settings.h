// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/care/alert_settings.h"

#include <filesystem>

/// The file in which a user says how the monitor tells him of his drives.
namespace trimwright::app {

/// The settings; those of a first start where there is no file. Errors: of readFile() and parseMonitorSettings().
Result<care::MonitorSettings> readMonitorSettings(const std::filesystem::path& file);
/// Makes the directory, if there is none. Errors: of writing.
Result<> writeMonitorSettings(const std::filesystem::path& file, const care::MonitorSettings& settings);

} // namespace trimwright::app
