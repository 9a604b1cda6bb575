// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace trimwright {

/// What kind of failure it is. Programs map these to exit codes and D-Bus error names, the window to a state; the
/// words for people are in Error::message.
enum class Errc {
    failed,           ///< The operation was tried and did not work.
    usage,            ///< The request makes no sense as written.
    permissionDenied, ///< The caller lacks the right; `advice` says how to get it.
    notFound,         ///< No such drive, filesystem, file or experiment.
    unsupported,      ///< The drive, filesystem or kernel cannot do this.
    invalidData,      ///< Input that is damaged, of another format, or out of bounds.
    asleep,           ///< The drive sleeps and was left asleep.
    timedOut,         ///< No answer within the time limit.
    missingProgram,   ///< A program that is needed is not installed; `advice` names its package.
    cancelled,        ///< The caller asked to stop.
};

/// An error as a person should read it: what went wrong and with what (`message`), and what to do (`advice`, may be
/// empty). Both are whole English sentences.
struct Error {
    Errc code = Errc::failed;
    std::string message;
    std::string advice = {};

    friend bool operator==(const Error&, const Error&) = default;
};

/// A value or an Error. Core reports failures only this way; an exception of a library is caught where it is called.
template <class T = void>
using Result = tl::expected<T, Error>;

/// `return fail(Errc::notFound, "There is no drive named x.");`
inline tl::unexpected<Error> fail(Errc code, std::string message, std::string advice = {}) {
    return tl::unexpected<Error>(Error{code, std::move(message), std::move(advice)});
}

/// Passes on the error of another Result: `if (!x) return fail(std::move(x.error()));`
inline tl::unexpected<Error> fail(Error error) {
    return tl::unexpected<Error>(std::move(error));
}

} // namespace trimwright
