// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/text.h"
#include "core/base/result.h"

#include <ostream>
#include <stop_token>

namespace trimwright::cli {

/// What every command is given besides its own options: where to write and how, and when to stop. A command writes its
/// result to `out` (with `json`, one document and nothing else) and messages to `err`, and returns the exit code.
struct Session {
    std::ostream& out;
    std::ostream& err;
    Style style;           ///< Of `out`.
    bool json = false;     ///< `--json`
    bool progress = false; ///< Standard error is a terminal that a progress bar may be drawn on.
    bool terminal = false; ///< `out` is a terminal: a person reads along.
    std::stop_token stop;
};

/// Ends a command: writes the error and its advice to `err` and, with `json`, as the one document to `out`:
/// {"error": {"code": "not-found", "message": "…", "advice": "… or null"}}. Gives the exit code for it.
ExitCode report(const Session& session, const Error& error);

/// The same without the words on `err`, for an error that was warned of before it was known to be the end.
ExitCode reportWarned(const Session& session, const Error& error);

/// Words on `err` for something that does not decide the exit code.
void warn(const Session& session, const Error& error);

} // namespace trimwright::cli
