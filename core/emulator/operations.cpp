// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/operations.h"

#include "core/emulator/emulated_drive.h"
#include "core/emulator/host_policy.h"
#include "core/emulator/workload.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <system_error>

namespace trimwright::emulator {
namespace {

constexpr std::array policies{
    HostPolicy{"windows-xp", "Windows XP", false, false, false},
    HostPolicy{"windows-vista", "Windows Vista", false, false, false},
    HostPolicy{"windows-7", "Windows 7, Microsoft driver", true, true, false},
    HostPolicy{"windows-7-raid", "Windows 7, chipset vendor's RAID driver", false, false, false},
    HostPolicy{"linux-discard", "Linux, mounted with discard", true, true, false},
    HostPolicy{"linux-weekly", "Linux, weekly timer", false, true, true},
};

constexpr std::array actions{
    LabAction{"random-write", "Random 4 KB writes, 5 min", "Writes at random over the whole drive, files or not.",
              false},
    LabAction{"fill", "Fill with files", "Writes files until 95 % of the filesystem is in use.", false},
    LabAction{"delete-files", "Delete files", "Deletes all files; whether TRIM is sent depends on the system.", false},
    LabAction{"churn", "Use it for a month", "Files come and go, and programs overwrite pages of them.", false},
    LabAction{"quick-format", "Quick format", "Makes a new filesystem; whether TRIM is sent depends on the system.",
              false},
    LabAction{"delete-partition", "Delete partition",
              "Deletes the partition and makes a new one. No system sends TRIM.", false},
    LabAction{"optimize", "Optimize", "Offers the free space of the filesystem to the drive.", true},
    LabAction{"secure-erase", "Secure erase", "Erases all flash; nothing is left.", true},
    LabAction{"self-test", "Self-test", "The drive reads all of itself, and keeps the result in its self-test log.",
              false},
    LabAction{"update-firmware", "Update firmware", "Installs the newer firmware of the same drive, if there is one.",
              true},
};

using Applied = EmulatedDrive::Applied;

Result<> optimize(EmulatedDrive& drive, const Operation& /*operation*/, Steps& steps, Applied& applied) {
    if (!drive.device.flash().model().has_trim) {
        return fail(Errc::unsupported, fmt::format("The {} does not know TRIM.", drive.device.flash().model().title),
                    "Only a secure erase makes this drive as fast as new.");
    }
    const auto result = drive.host.optimize(drive.device, steps);
    applied.offered_bytes = result.offered_bytes;
    return result.refused ? Result<>(fail(Errc::failed, "The drive refused a TRIM command.")) : Result<>();
}

Result<> ageWithProfile(EmulatedDrive& drive, const Operation& operation, Steps& steps, Applied& /*applied*/) {
    const AgeProfile* const profile = findAgeProfile(operation.argument);
    if (profile == nullptr) {
        return fail(Errc::usage, fmt::format("There is no history named {}.", operation.argument));
    }
    age(drive.device, drive.host, *profile, steps);
    return {};
}

/// Of actions that write: a drive that took none of it is worn out.
void tellIfRefused(const EmulatedDrive& drive, std::uint64_t hostPagesBefore, const Steps& steps, Applied& applied) {
    if (drive.device.flash().hostPages() == hostPagesBefore && !steps.endedEarly()) {
        applied.nothing = NothingDone::wornOut;
    }
}

Result<> churn(EmulatedDrive& drive, const Operation& /*operation*/, Steps& steps, Applied& applied) {
    const std::uint64_t before = drive.device.flash().hostPages();
    const HostPolicy& policy = drive.host.policy();
    AgeProfile profile{};
    const Filesystem& filesystem = drive.host.filesystem();
    const double used = 1 - static_cast<double>(filesystem.freePages()) / filesystem.partition().count;
    profile.fill_share = std::clamp(used, 0.5, 0.95);
    profile.written_drives = 0.5;
    profile.in_place_per_file = 8;
    profile.trims_on_delete = policy.trims_on_delete && drive.device.flash().model().has_trim;
    profile.days = 30;
    profile.hours_per_day = 4;
    age(drive.device, drive.host, profile, steps);
    if (policy.trims_weekly && drive.device.flash().model().has_trim && !steps.endedEarly()) {
        drive.host.optimize(drive.device, steps);
    }
    tellIfRefused(drive, before, steps, applied);
    return {};
}

Result<> randomWrite(EmulatedDrive& drive, const Operation& /*operation*/, Steps& steps, Applied& applied) {
    const std::uint64_t before = drive.device.flash().hostPages();
    constexpr double seconds = 300;
    writeRandomFor(drive.device, drive.host.random(), wholeDrive(drive.device), seconds, FlashDrive::reviewQueueDepth,
                   steps, {});
    tellIfRefused(drive, before, steps, applied);
    return {};
}

Result<> fill(EmulatedDrive& drive, const Operation& /*operation*/, Steps& steps, Applied& applied) {
    const std::uint64_t before = drive.device.flash().hostPages();
    constexpr std::uint32_t filesPerStep = 256;
    const std::uint32_t area = drive.host.filesystem().partition().count;
    const std::uint32_t keepFree = area / 20;
    if (drive.host.filesystem().freePages() <= keepFree) {
        applied.nothing = NothingDone::full;
        return {};
    }
    while (drive.host.filesystem().freePages() > keepFree && steps.next()) {
        for (std::uint32_t i = 0; i < filesPerStep && drive.host.filesystem().freePages() > keepFree; ++i) {
            const std::uint32_t room = drive.host.filesystem().freePages() - keepFree;
            if (!drive.host.createFile(drive.device, std::min(room, randomFilePages(drive.host.random())))) {
                tellIfRefused(drive, before, steps, applied);
                return {};
            }
        }
        steps.report({area - drive.host.filesystem().freePages(), area - keepFree, 0});
    }
    return {};
}

Result<> deleteFiles(EmulatedDrive& drive, const Operation& /*operation*/, Steps& steps, Applied& applied) {
    constexpr std::size_t filesPerStep = 256;
    const std::size_t total = drive.host.filesystem().files();
    applied.nothing = total == 0 ? NothingDone::noFiles : NothingDone::no;
    const bool trims = drive.host.policy().trims_on_delete && drive.device.flash().model().has_trim;
    while (drive.host.filesystem().files() > 0 && steps.next()) {
        for (std::size_t i = 0; i < filesPerStep && drive.host.filesystem().files() > 0; ++i) {
            drive.host.deleteFile(drive.device, drive.host.filesystem().files() - 1, trims);
        }
        steps.report({total - drive.host.filesystem().files(), total, 0});
    }
    return {};
}

Result<> quickFormat(EmulatedDrive& drive, const Operation& /*operation*/, Steps& /*steps*/, Applied& applied) {
    const Extent partition = drive.host.filesystem().partition();
    const bool trims = drive.host.policy().trims_on_format && drive.device.flash().model().has_trim;
    applied.nothing = drive.host.filesystem().files() == 0 && !trims ? NothingDone::noFiles : NothingDone::no;
    drive.host.makeFilesystem();
    if (trims) {
        sendTrims(drive.device, {&partition, 1});
    }
    return {};
}

Result<> deletePartition(EmulatedDrive& drive, const Operation& /*operation*/, Steps& /*steps*/, Applied& applied) {
    applied.nothing = drive.host.filesystem().files() == 0 ? NothingDone::noFiles : NothingDone::no;
    drive.host.makeFilesystem();
    return {};
}

Result<> secureErase(EmulatedDrive& drive, const Operation& /*operation*/, Steps& /*steps*/, Applied& /*applied*/) {
    if (!drive.device.secureErase()) {
        return fail(Errc::unsupported, "The drive refused the secure erase.");
    }
    drive.host.makeFilesystem();
    return {};
}

Result<> updateFirmware(EmulatedDrive& drive, const Operation& /*operation*/, Steps& /*steps*/, Applied& /*applied*/) {
    const DriveModel& model = drive.device.flash().model();
    if (model.update_key.empty()) {
        return fail(Errc::unsupported, fmt::format("There is no newer firmware for the {}.", model.title));
    }
    if (!drive.device.downloadMicrocode(model.update_key)) {
        return fail(Errc::failed, "The drive refused the firmware.");
    }
    return {};
}

constexpr std::uint8_t shortTest = 1;
constexpr std::uint8_t extendedTest = 2;
constexpr std::uint8_t abortTest = 127;

bool executeOffline(EmulatedDrive& drive, std::uint8_t test) {
    TaskFile task;
    task.command = ata::smart;
    task.features = ata::smartExecuteOffline;
    task.lba = ata::smartSignature | test;
    return drive.device.execute(task, {}).ok();
}

Result<> selfTest(EmulatedDrive& drive, const Operation& /*operation*/, Steps& steps, Applied& /*applied*/) {
    if (!executeOffline(drive, extendedTest)) {
        return fail(Errc::unsupported, "The drive refused the self-test.");
    }
    const unsigned minutes = selfTestMinutes(drive.device.flash().model(), true);
    for (unsigned minute = 0; minute < minutes && steps.next(); ++minute) {
        drive.device.flash().idle(60);
        steps.report({minute + 1, minutes, 0});
    }
    // Over by now, unless it ends early.
    return executeOffline(drive, abortTest) ? Result<>()
                                            : fail(Errc::failed, "The drive refused to end the self-test.");
}

Result<> startSelfTest(EmulatedDrive& drive, const Operation& operation, Steps& /*steps*/, Applied& /*applied*/) {
    const auto argument = selfTestArgument(operation);
    if (!argument) {
        return fail(Errc::usage, fmt::format("There is no self-test “{}”.", operation.argument));
    }
    return executeOffline(drive, argument->extended ? extendedTest : shortTest)
               ? Result<>()
               : fail(Errc::unsupported, "The drive refused the self-test.");
}

Result<> passTime(EmulatedDrive& drive, const Operation& operation, Steps& /*steps*/, Applied& /*applied*/) {
    const auto argument = selfTestArgument(operation);
    if (!argument) {
        return fail(Errc::usage, fmt::format("“{}” is no span of time.", operation.argument));
    }
    drive.device.flash().idle(argument->seconds);
    return {};
}

Result<> abortSelfTest(EmulatedDrive& drive, const Operation& /*operation*/, Steps& /*steps*/, Applied& /*applied*/) {
    return executeOffline(drive, abortTest) ? Result<>()
                                            : fail(Errc::failed, "The drive refused to end the self-test.");
}

Result<> setPolicy(EmulatedDrive& drive, const Operation& operation, Steps& /*steps*/, Applied& /*applied*/) {
    const HostPolicy* const policy = findHostPolicy(operation.argument);
    if (policy == nullptr) {
        return fail(Errc::usage, fmt::format("There is no operating system named {}.", operation.argument));
    }
    drive.host.setPolicy(*policy);
    return {};
}

struct Kind {
    std::string_view key;
    Result<> (*apply)(EmulatedDrive&, const Operation&, Steps&, Applied&);
};

constexpr std::array kinds{
    Kind{"abort-self-test", abortSelfTest},
    Kind{"age", ageWithProfile},
    Kind{"churn", churn},
    Kind{"delete-files", deleteFiles},
    Kind{"delete-partition", deletePartition},
    Kind{"fill", fill},
    Kind{"optimize", optimize},
    Kind{"pass-time", passTime},
    Kind{"policy", setPolicy},
    Kind{"quick-format", quickFormat},
    Kind{"random-write", randomWrite},
    Kind{"secure-erase", secureErase},
    Kind{"self-test", selfTest},
    Kind{"start-self-test", startSelfTest},
    Kind{"update-firmware", updateFirmware},
};

} // namespace

std::span<const HostPolicy> hostPolicies() {
    return policies;
}

const HostPolicy* findHostPolicy(std::string_view key) {
    const auto* const found = std::ranges::find(policies, key, &HostPolicy::key);
    return found == policies.end() ? nullptr : found;
}

std::span<const LabAction> labActions() {
    return actions;
}

std::optional<SelfTestArgument> selfTestArgument(const Operation& operation) {
    const std::string_view text = operation.argument;
    const auto space = text.find(' ');
    if (space == std::string_view::npos) {
        return std::nullopt;
    }
    constexpr std::uint64_t mostSeconds = 30 * 86400;
    const std::string_view first = text.substr(0, space);
    const std::string_view time = text.substr(space + 1);
    SelfTestArgument argument;
    argument.extended = first == "extended";
    const auto isWhole = [](std::string_view digits, auto& value) {
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return read.ec == std::errc() && read.ptr == digits.data() + digits.size();
    };
    const bool valid = operation.kind == "pass-time"
                           ? isWhole(first, argument.seconds) && argument.seconds <= mostSeconds
                           : argument.extended || first == "short";
    return valid && isWhole(time, argument.at_milliseconds) ? std::optional(argument) : std::nullopt;
}

bool isOperationKind(std::string_view kind) {
    return std::ranges::find(kinds, kind, &Kind::key) != kinds.end();
}

Result<Applied> EmulatedDrive::apply(const Operation& operation, std::stop_token stop, const ProgressFn& progress) {
    const auto* const kind = std::ranges::find(kinds, operation.kind, &Kind::key);
    if (kind == kinds.end()) {
        return fail(Errc::usage, fmt::format("There is no operation named {}.", operation.kind));
    }
    Steps steps(operation.steps.value_or(Steps::unlimited), std::move(stop), &progress);
    Applied applied;
    const double start = device.flash().simulatedSeconds();
    if (auto done = kind->apply(*this, operation, steps, applied); !done) {
        return tl::unexpected<Error>(std::move(done.error()));
    }
    applied.done = operation;
    applied.cancelled = steps.stopped();
    if (steps.endedEarly()) {
        applied.done.steps = steps.done();
    }
    applied.simulated_seconds = device.flash().simulatedSeconds() - start;
    return applied;
}

std::optional<std::uint32_t> freePagesByHostAlone(std::string_view model, std::uint64_t seed,
                                                  const std::vector<Operation>& operations) {
    auto found = findModel(model);
    if (!found) {
        return std::nullopt;
    }
    found->mapping = MappingKind::none;
    EmulatedDrive drive(*found, seed);
    for (const Operation& operation : operations) {
        // A self-test takes no room. Others depend on how fast the drive is, or end early on one that is worn out.
        const bool isTest =
            operation.kind == "start-self-test" || operation.kind == "abort-self-test" || operation.kind == "pass-time";
        if (isTest) {
            continue;
        }
        if (operation.kind != "age" || !drive.apply(operation, {}, {})) {
            return std::nullopt;
        }
    }
    return drive.host.filesystem().freePages();
}

} // namespace trimwright::emulator
