// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace trimwright::cli {

/// The documented exit codes; care::exitCode() gives those of an Optimizer run (1, 3, 32, 64, 130).
enum ExitCode : int {
    exitDone = 0,
    exitFailed = 1,
    exitUsage = 2,
    exitPermission = 3,
    exitNotFound = 4,
    exitCannotTell = 5, ///< prove: neither works nor does not work could be shown.
    exitAllFailed = 32,
    exitSomeFailed = 64,
    exitInterrupted = 130,
};

/// The one place where an error becomes an exit code.
constexpr ExitCode exitCode(Errc code) {
    switch (code) {
    case Errc::usage:
        return exitUsage;
    case Errc::permissionDenied:
        return exitPermission;
    case Errc::notFound:
        return exitNotFound;
    case Errc::cancelled:
        return exitInterrupted;
    case Errc::failed:
    case Errc::unsupported:
    case Errc::invalidData:
    case Errc::asleep:
    case Errc::timedOut:
    case Errc::missingProgram:
        break;
    }
    return exitFailed;
}

} // namespace trimwright::cli
