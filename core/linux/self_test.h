// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/self_test.h"
#include "core/linux/health_reader.h"

#include <functional>

namespace trimwright::linux_system {

/// What to do about the self-tests that a drive carries out by itself: start one (it goes on in the drive, which stays
/// usable), end the running one, or read the log and how far the running one is.
enum class SelfTestAction { startShort, startExtended, abort, status };

/// Asks the drive through smartctl and gives what that printed, undecoded (smart::parseSmartctl reads the status; the
/// others say in "smartctl": {"exit_status", "messages"} whether they worked). Never wakes a sleeping drive for its
/// status; starting and aborting do. Errors: as readRawHealth().
Result<std::vector<RawAnswer>> askSelfTest(const ListedDisk& disk, const LinuxOptions& options, SelfTestAction action,
                                           std::stop_token stop);

/// The command line for one attempt, see smartctlCommand().
std::vector<std::string> selfTestCommand(const std::string& program, const ListedDisk& disk, SelfTestAction action,
                                         std::string_view type);

/// Carries out one action on one drive: askSelfTest() here, or the privileged helper.
using SelfTestAsk = std::function<Result<std::vector<RawAnswer>>(SelfTestAction action)>;

// The three calls of Backend, made of these actions; errors as there. `node` is for the words of an error.
Result<SelfTests> readSelfTests(const SelfTestAsk& ask, const std::string& node);
Result<> startSelfTest(const SelfTestAsk& ask, SelfTestKind kind, Backend::Wake wake, const std::string& node);
Result<> abortSelfTest(const SelfTestAsk& ask, const std::string& node);

} // namespace trimwright::linux_system
