// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

#include "app/cli/json.h"

namespace trimwright::cli {
namespace {

/// Documented: scripts compare it.
std::string_view codeName(Errc code) {
    switch (code) {
    case Errc::usage:
        return "usage";
    case Errc::permissionDenied:
        return "permission-denied";
    case Errc::notFound:
        return "not-found";
    case Errc::unsupported:
        return "unsupported";
    case Errc::invalidData:
        return "invalid-data";
    case Errc::asleep:
        return "asleep";
    case Errc::timedOut:
        return "timed-out";
    case Errc::missingProgram:
        return "missing-program";
    case Errc::cancelled:
        return "cancelled";
    case Errc::failed:
        break;
    }
    return "failed";
}

} // namespace

void warn(const Session& session, const Error& error) {
    session.err << "trimwrightctl: " << printable(error.message) << '\n';
    if (!error.advice.empty()) {
        session.err << "  " << printable(error.advice) << '\n';
    }
}

ExitCode report(const Session& session, const Error& error) {
    warn(session, error);
    return reportWarned(session, error);
}

ExitCode reportWarned(const Session& session, const Error& error) {
    if (session.json) {
        Json fields = {
            {"code", codeName(error.code)}, {"message", error.message}, {"advice", textOrNull(error.advice)}};
        writeDocument(session.out, documentOf("error", std::move(fields)));
    }
    return exitCode(error.code);
}

} // namespace trimwright::cli
