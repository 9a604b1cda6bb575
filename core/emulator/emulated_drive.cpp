// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/emulated_drive.h"

#include "core/emulator/workload.h"

#include <fmt/format.h>

namespace trimwright::emulator {

Result<EmulatedDrive::Applied> EmulatedDrive::apply(const Operation& operation, std::stop_token stop,
                                                    const ProgressFn& progress) {
    Steps steps(operation.steps.value_or(Steps::unlimited), std::move(stop), &progress);
    Applied applied;
    const double start = device.flash().simulatedSeconds();
    if (operation.kind == "optimize") {
        if (!device.flash().model().has_trim) {
            return fail(Errc::unsupported, fmt::format("The {} does not know TRIM.", device.flash().model().title));
        }
        const auto result = host.optimize(device, steps);
        if (result.refused) {
            return fail(Errc::failed, "The drive refused a TRIM command.");
        }
        applied.offered_bytes = result.offered_bytes;
    } else if (operation.kind == "age") {
        const AgeProfile* const profile = findAgeProfile(operation.argument);
        if (profile == nullptr) {
            return fail(Errc::usage, fmt::format("There is no history named {}.", operation.argument));
        }
        age(device, host, *profile, steps);
    } else {
        return fail(Errc::usage, fmt::format("There is no operation named {}.", operation.kind));
    }
    applied.done = operation;
    applied.cancelled = steps.stopped();
    if (steps.endedEarly()) {
        applied.done.steps = steps.done();
    }
    applied.simulated_seconds = device.flash().simulatedSeconds() - start;
    return applied;
}

} // namespace trimwright::emulator
