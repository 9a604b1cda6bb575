// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/alert_hook.h"

#include "core/base/file.h"
#include "core/base/text.h"
#include "core/care/history_text.h"
#include "core/linux/child_program.h"

#include <cerrno>
#include <fmt/format.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace trimwright::app {
namespace {

constexpr std::size_t largestSettings = std::size_t{64} << 10;
constexpr std::size_t longestValue = 4096;

/// Whoever could write it could do anything as root.
Result<> belongsToRootAlone(const std::filesystem::path& file) {
    for (const auto& path : {file, file.parent_path()}) {
        struct stat status {};
        if (::stat(path.c_str(), &status) != 0) {
            return fail(errnoError(errno, "Cannot look at " + path.string()));
        }
        if (!onlyRootWrites(status)) {
            return fail(Errc::permissionDenied,
                        fmt::format("{} can be changed by others than root, so the hook is not run.", path.string()),
                        fmt::format("As root: chown root {0} && chmod go-w {0}", path.string()));
        }
    }
    return {};
}

} // namespace

Result<care::HookSettings> readHookSettings(const std::filesystem::path& file) {
    const auto text = readFile(file, largestSettings);
    if (!text) {
        return text.error().code == Errc::notFound ? Result<care::HookSettings>(care::HookSettings{})
                                                   : fail(text.error());
    }
    return care::parseHookSettings(*text, file.string());
}

Result<> writeHookSettings(const std::filesystem::path& file, const care::HookSettings& settings) {
    if (auto made = makeDirectory(file.parent_path()); !made) {
        return made;
    }
    auto written = writeFileAtomically(file, care::toSettings(settings));
    if (written && ::geteuid() == 0) {
        (void)::chmod(file.c_str(), 0644); // no secret, and read by everybody's "alerts", whatever root's umask
    }
    return written;
}

std::vector<std::string> hookEnvironment(const care::Alert& alert) {
    const auto variable = [](std::string_view name, std::string_view value) {
        return fmt::format("TRIMWRIGHT_ALERT_{}={}", name, cleanText(value, longestValue));
    };
    return {variable("KIND", care::toString(alert.kind)),
            variable("URGENCY", care::toString(alert.urgency)),
            variable("NUMBER", std::to_string(alert.number)),
            variable("TIME", care::isoTime(alert.raised_at)),
            variable("DRIVE", alert.drive.value),
            variable("DRIVE_NAME", alert.drive_name),
            variable("TITLE", alert.title),
            variable("SENTENCE", alert.sentence),
            variable("ADVICE", alert.advice)};
}

Result<> runHook(const std::filesystem::path& settingsFile, const std::string& command, const care::Alert& alert,
                 std::chrono::milliseconds timeout, std::stop_token stop) {
    if (auto valid = care::validateHook(command); !valid) {
        return valid;
    }
    if (::geteuid() == 0) {
        for (const std::filesystem::path& file : {settingsFile, std::filesystem::path(command)}) {
            if (auto safe = belongsToRootAlone(file); !safe) {
                return safe;
            }
        }
    }
    linux_system::ProgramLimits limits;
    limits.timeout = timeout;
    limits.environment = hookEnvironment(alert);
    const auto done = linux_system::runProgram({command}, limits, std::move(stop));
    if (!done) {
        return fail(done.error());
    }
    if (done->exit_status != 0) {
        return fail(Errc::failed, fmt::format("The hook {} ended with status {}.", command, done->exit_status));
    }
    return {};
}

} // namespace trimwright::app
