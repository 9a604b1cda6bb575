// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/emulator/ata_device.h"
#include "core/emulator/host.h"
#include "core/emulator/operations.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::emulator {

/// Something that happened to a drive and changed it. A drive is its model, its seed and these, in order.
struct Operation {
    /// "age", "policy", a LabAction::key; "start-self-test", "pass-time", "abort-self-test".
    std::string kind;
    std::string argument; ///< age: the profile; policy: HostPolicy::key; of self-tests see SelfTestArgument.
    /// How many steps were done of an operation that was cancelled; absent: all.
    std::optional<std::uint64_t> steps;

    friend bool operator==(const Operation&, const Operation&) = default;
};

/// The argument of "start-self-test", "short TIME" or "extended TIME", and of "pass-time", "SECONDS TIME", in which the
/// drive is idle. TIME is when it happened, in milliseconds since 1970: the drive's state does not depend on it, but
/// how much time must pass next does.
struct SelfTestArgument {
    bool extended = false;
    std::uint64_t seconds = 0;
    std::int64_t at_milliseconds = 0;
};
std::optional<SelfTestArgument> selfTestArgument(const Operation& operation);

/// True if `kind` is an Operation::kind that EmulatedDrive::apply() knows.
bool isOperationKind(std::string_view kind);

/// A drive in its computer, in memory. Copyable: a copy is a snapshot. Not thread-safe.
struct EmulatedDrive {
    EmulatedDrive(const DriveModel& model, std::uint64_t seed) : device(model, seed), host(model, seed) {}

    /// What an operation came to. `done` is the operation to remember: with `steps` when it was cancelled.
    struct Applied {
        Operation done;
        bool cancelled = false;
        std::uint64_t offered_bytes = 0; ///< optimize only.
        double simulated_seconds = 0;
        NothingDone nothing = NothingDone::no;
    };

    /// Does the operation, at most up to its `steps`. Errors: usage (unknown kind or argument), unsupported (the drive
    /// refuses); the drive is unchanged then.
    Result<Applied> apply(const Operation& operation, std::stop_token stop, const ProgressFn& progress);

    template <class Archive, class Self>
    static void exchange(Archive& archive, Self& self) {
        archive(self.device, self.host);
    }

    AtaDevice device;
    Host host;
};

/// How much of its filesystem is free after these operations, if that follows from what the computer does alone,
/// without simulating the flash: quick. nullopt: it does not, or they cannot be repeated.
std::optional<std::uint32_t> freePagesByHostAlone(std::string_view model, std::uint64_t seed,
                                                  const std::vector<Operation>& operations);

} // namespace trimwright::emulator
