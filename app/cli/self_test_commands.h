// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_code.h"
#include "app/cli/session.h"
#include "app/common/histories.h"
#include "core/care/catalog.h"
#include "core/drive/self_test.h"

#include <chrono>
#include <optional>
#include <string>

namespace trimwright::cli {

/// What `selftest` was asked to do; the status and the log if nothing else.
struct SelfTestRequest {
    std::string drive;                 ///< Empty with `all`.
    bool all = false;                  ///< Every drive of this machine that is awake and has self-tests.
    std::optional<SelfTestKind> start; ///< short or extended
    bool abort = false;
    bool wait = false; ///< Until the test is over: the one that was started, or the one that runs.
    Backend::Wake wake = Backend::Wake::no;
    std::string source = "command line"; ///< Who asked, for the history.
    /// The shortest time between two looks; a drive with a long test is asked less often.
    std::chrono::milliseconds poll{1000};
};

/// Self-tests of drives. With `wait` the result decides the exit code (0 only if no fault was found) and is remembered
/// in the history; stopping the wait leaves the test running. With `all`, drives that sleep, have no self-tests or are
/// testing already are left alone and said so; 32 or 64 if tests of all or some others did not pass.
ExitCode selfTest(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                  const SelfTestRequest& request);

} // namespace trimwright::cli
