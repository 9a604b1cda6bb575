// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/care/alert_settings.h"
#include "core/care/alerts.h"

#include <chrono>
#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

/// The administrator's program that is run for every alert of this machine.
namespace trimwright::app {

/// The settings; no hook where there is no file. Errors: of readFile() and parseHookSettings().
Result<care::HookSettings> readHookSettings(const std::filesystem::path& file);
Result<> writeHookSettings(const std::filesystem::path& file, const care::HookSettings& settings);

/// "NAME=value": TRIMWRIGHT_ALERT_KIND, _URGENCY, _NUMBER, _TIME (2026-11-30T07:00:00Z), _DRIVE, _DRIVE_NAME, _TITLE,
/// _SENTENCE and _ADVICE, each after TRIMWRIGHT_ALERT. Always all of them; what there is nothing to say of is empty.
std::vector<std::string> hookEnvironment(const care::Alert& alert);

/// Runs the program: no shell, no arguments, the environment above, PATH and LC_ALL=C. What it prints is
/// ignored. Where this process is root, settings file and program must belong to root and be writable by nobody else.
/// Errors: permissionDenied (they are not), missingProgram, timedOut, failed (also if it ends with another status
/// than 0).
Result<> runHook(const std::filesystem::path& settingsFile, const std::string& command, const care::Alert& alert,
                 std::chrono::milliseconds timeout, std::stop_token stop);

} // namespace trimwright::app
