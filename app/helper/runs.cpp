// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helper/runs.h"

#include "app/common/histories.h"
#include "app/helper/replies.h"

#include <chrono>
#include <cstdio>
#include <tuple>
#include <utility>

namespace trimwright::helper {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* source = "helper"; // polkit's journal knows for whom

TrimTarget targetOf(const NamedFilesystem& filesystem) {
    TrimTarget target;
    target.mount = filesystem.mount;
    target.device = filesystem.device;
    target.drives = filesystem.drives;
    target.filesystem = filesystem.type;
    return target;
}

void complain(const std::vector<Error>& errors) {
    for (const Error& error : errors) {
        std::ignore =
            std::fprintf(stderr, "trimwright-helper: the run could not be remembered: %s\n", error.message.c_str());
    }
}

} // namespace

Result<FillReply> trimAt(const linux_system::LinuxOptions& machine, const NamedFilesystem& filesystem,
                         bool includeOptIn, const JobRun& run) {
    app::Histories histories;
    const auto begun = histories.now();
    auto outcome = linux_system::LinuxBackend(machine).trim(filesystem.mount, includeOptIn, run.stop, run.progress);
    if (!outcome) {
        return fail(std::move(outcome.error()));
    }
    if (const std::string reason = run.stopReason(); outcome->kind == TrimOutcome::Kind::cancelled && !reason.empty()) {
        outcome->reason = reason;
    }
    complain(histories.remember({{targetOf(filesystem), *outcome, true}}, care::RunKind::optimize, begun, source));
    return FillReply([last = std::move(*outcome)](sd_bus_message* reply) { return appendOutcome(reply, last); });
}

Result<FillReply> proveAt(const linux_system::LinuxOptions& machine, const NamedFilesystem& filesystem,
                          const ProveOptions& options, const JobRun& run) {
    app::Histories histories;
    const auto begun = histories.now();
    const auto start = Clock::now();
    auto outcome = linux_system::LinuxBackend(machine).prove(filesystem.mount, options, run.stop, run.progress);
    if (!outcome) {
        return fail(std::move(outcome.error()));
    }
    const std::chrono::duration<double> took = Clock::now() - start;
    complain(histories.remember(care::runOf(targetOf(filesystem), *outcome, begun, took.count(), source)));
    return FillReply([last = std::move(*outcome)](sd_bus_message* reply) { return appendOutcome(reply, last); });
}

} // namespace trimwright::helper
