// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

namespace trimwright::cli {

void warn(const Session& session, const Error& error) {
    session.err << "trimwrightctl: " << printable(error.message) << '\n';
    if (!error.advice.empty()) {
        session.err << "  " << printable(error.advice) << '\n';
    }
}

ExitCode report(const Session& session, const Error& error) {
    warn(session, error);
    return exitCode(error.code);
}

} // namespace trimwright::cli
