// SPDX-License-Identifier: GPL-3.0-or-later
// Self-tests of emulated drives: they go on in the drive's own time, which has to pass somehow.
#include "core/emulator/emulated_backend_impl.h"
#include "core/smart/self_test_report.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace trimwright::emulator {
namespace {

using std::chrono::milliseconds;

std::int64_t toMilliseconds(std::chrono::system_clock::time_point time) {
    return std::chrono::duration_cast<milliseconds>(time.time_since_epoch()).count();
}

/// When a self-test was started or time passed for it last.
std::optional<SelfTestArgument> lastMoment(const DriveFile& file) {
    const auto& operations = file.operations;
    const auto found = std::find_if(operations.rbegin(), operations.rend(), [](const Operation& operation) {
        return operation.kind == "start-self-test" || operation.kind == "pass-time";
    });
    return found == operations.rend() ? std::nullopt : selfTestArgument(*found);
}

/// Which test runs, which the registers do not tell; the file does.
SelfTestKind startedKind(const DriveFile& file) {
    const auto& operations = file.operations;
    const auto found = std::find_if(operations.rbegin(), operations.rend(),
                                    [](const Operation& operation) { return operation.kind == "start-self-test"; });
    const auto argument = found == operations.rend() ? std::nullopt : selfTestArgument(*found);
    return !argument ? SelfTestKind::unknown : argument->extended ? SelfTestKind::extended : SelfTestKind::shortTest;
}

/// From the drive's time to ours.
void toOurTime(SelfTests& tests) {
    for (auto* takes : {&tests.short_takes, &tests.extended_takes}) {
        if (*takes) {
            *takes = std::max(std::chrono::seconds(1), **takes / EmulatedBackend::driveSecondsPerSecond);
        }
    }
}

} // namespace

Result<SelfTests> readSelfTests(AtaDevice& device) {
    constexpr std::uint64_t selfTestLog = 6;
    const auto data = readSector(device, ata::smart, ata::smartReadData, ata::smartSignature);
    const auto log = readSector(device, ata::smart, ata::smartReadLog, ata::smartSignature | selfTestLog);
    if (!data || !log) {
        return fail(Errc::unsupported, "The drive does not tell its self-tests.");
    }
    auto tests = smart::decodeSelfTests(*data, *log);
    if (tests) {
        tests->power_on_hours = device.flash().powerOnHours();
    }
    return tests;
}

Result<SelfTests> EmulatedBackend::selfTests(const DriveId& drive, std::stop_token stop) {
    const std::string name = driveName(drive);
    const auto read = [&](std::optional<Operation>* timeToPass) -> Result<SelfTests> {
        auto loaded = m_impl->load(name, Impl::Access::read, stop);
        if (!loaded) {
            return fail(std::move(loaded.error()));
        }
        auto tests = readSelfTests(loaded->drive->device);
        if (!tests || !tests->running) {
            return tests;
        }
        tests->running->kind = startedKind(loaded->file);
        const auto last = lastMoment(loaded->file);
        const std::int64_t now = toMilliseconds(m_impl->clock());
        const auto passed = last ? std::max<std::int64_t>(now - last->at_milliseconds, 0) : 0;
        // Never longer than the test: the drive was off, one could say, when nobody looked for days.
        const auto longest =
            tests->running->kind == SelfTestKind::extended ? tests->extended_takes : tests->short_takes;
        const auto seconds = std::min<std::int64_t>(passed * driveSecondsPerSecond / 1000,
                                                    longest.value_or(std::chrono::hours(5)).count());
        if (timeToPass != nullptr && seconds > 0) {
            *timeToPass = Operation{"pass-time", fmt::format("{} {}", seconds, now), {}};
        }
        return tests;
    };
    std::optional<Operation> timeToPass;
    auto tests = read(&timeToPass);
    if (tests && timeToPass && m_impl->change(name, *timeToPass, stop, {})) {
        tests = read(nullptr);
    }
    if (tests) {
        toOurTime(*tests);
    }
    return tests;
}

Result<> EmulatedBackend::startSelfTest(const DriveId& drive, SelfTestKind kind, Wake /*wake*/, std::stop_token stop) {
    if (kind != SelfTestKind::shortTest && kind != SelfTestKind::extended) {
        return fail(Errc::usage, "Only short and extended self-tests can be started.");
    }
    const auto before = selfTests(drive, stop);
    if (!before) {
        return fail(before.error());
    }
    if (before->running) {
        return fail(Errc::failed, fmt::format("{}: {}", drive.value, describe(*before)),
                    "Wait until it is over, or end it first; a second one would end the first.");
    }
    const Operation start{"start-self-test", fmt::format("{} {}", toString(kind), toMilliseconds(m_impl->clock())), {}};
    const auto applied = m_impl->change(driveName(drive), start, std::move(stop), {});
    return applied ? Result<>() : fail(applied.error());
}

Result<> EmulatedBackend::abortSelfTest(const DriveId& drive, std::stop_token stop) {
    const auto before = selfTests(drive, stop);
    if (!before) {
        return fail(before.error());
    }
    if (!before->running) {
        return fail(Errc::failed, fmt::format("{}: no self-test is running.", drive.value));
    }
    const auto applied = m_impl->change(driveName(drive), Operation{"abort-self-test", {}, {}}, std::move(stop), {});
    return applied ? Result<>() : fail(applied.error());
}

} // namespace trimwright::emulator
