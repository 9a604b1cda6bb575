// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/health_reader.h"

#include "core/linux/ata_reader.h"
#include "core/linux/child_program.h"
#include "core/linux/self_test.h"
#include "core/smart/ata_smart.h"
#include "core/smart/smartctl_report.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <fmt/format.h>
#include <functional>
#include <iterator>
#include <optional>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace trimwright::linux_system {
namespace {

/// Drives that have nothing to read, so that nobody has to wait for a tool to say so.
std::optional<Error> hasNoSmart(const ListedDisk& disk) {
    const Drive& drive = disk.drive;
    const bool scsi = drive.sysname.starts_with("sd");
    switch (drive.bus) {
    case Bus::virtio:
        if (scsi) {
            return std::nullopt;
        }
        return Error{Errc::unsupported, fmt::format("{} is a virtual drive, which keeps no health record.", drive.node),
                     "Read the health of the real drive on the host."};
    case Bus::loop:
        return Error{Errc::unsupported,
                     fmt::format("{} is a file used as a drive, which keeps no health record.", drive.node),
                     "Read the health of the drive that holds the file."};
    case Bus::mmc:
        return Error{Errc::unsupported, fmt::format("{} is a memory card or eMMC, which has no SMART.", drive.node),
                     ""};
    default:
        return std::nullopt;
    }
}

std::optional<Error> mayNotOpen(const ListedDisk& disk) {
    const int error = ::faccessat(AT_FDCWD, disk.health_node.c_str(), R_OK, AT_EACCESS) == 0 ? 0 : errno;
    if (error == 0) {
        return std::nullopt;
    }
    if (error == ENOENT || error == ENXIO) {
        return Error{Errc::notFound, fmt::format("{} is not there any more.", disk.health_node), ""};
    }
    if (error == EACCES || error == EPERM) {
        return Error{Errc::permissionDenied,
                     fmt::format("Only the administrator may read the health of {}.", disk.drive.node),
                     fmt::format("Read it in a terminal: sudo trimwrightctl health {}", disk.drive.node)};
    }
    return Error{Errc::failed,
                 fmt::format("{} cannot be opened: {}.", disk.health_node, std::generic_category().message(error)), ""};
}

/// Bits of smartctl's exit status that say that it could not talk to the drive: a command line it does not understand
/// (also a bridge it does not know), and a drive that it could not open or that did not identify itself.
constexpr int couldNotTalk = 0b11;

struct Attempt {
    RawAnswer answer;
    bool talked = false;
};

Result<Attempt> askSmartctl(const std::vector<std::string>& command, const LinuxOptions& options,
                            const std::stop_token& stop) {
    ProgramLimits limits;
    limits.timeout = options.smartctl_timeout;
    auto output = runProgram(command, limits, stop);
    if (!output) {
        return fail(std::move(output.error()));
    }
    if (output->text.find_first_not_of(" \t\r\n") == std::string::npos) {
        return fail(Errc::invalidData, fmt::format("{} printed nothing about {} (exit status {}).", command.front(),
                                                   command.back(), output->exit_status));
    }
    return Attempt{{RawAnswer::Kind::smartctlJson, std::move(output->text)}, (output->exit_status & couldNotTalk) == 0};
}

/// Errors after which another way to talk to a USB bridge may still work.
bool worthAnotherType(const Error& error) {
    return error.code == Errc::unsupported || error.code == Errc::failed || error.code == Errc::invalidData;
}

using CommandFor = std::function<std::vector<std::string>(const std::string& program, std::string_view type)>;

/// Asks a USB bridge in one way after the other, other drives once.
Result<std::vector<RawAnswer>> throughSmartctl(const ListedDisk& disk, const LinuxOptions& options,
                                               const CommandFor& commandFor, const std::stop_token& stop) {
    const auto program = findProgram(options.smartctl_program);
    if (!program) {
        return fail(Errc::missingProgram, fmt::format("The program {} was not found.", options.smartctl_program),
                    "Install the package smartmontools.");
    }
    std::vector<std::string> types{""};
    if (disk.drive.bus == Bus::usb) {
        std::ranges::move(usbTypes(disk.usb_vendor), std::back_inserter(types));
    }
    std::vector<RawAnswer> answers;
    std::optional<Error> firstError;
    for (const std::string& type : types) {
        auto attempt = askSmartctl(commandFor(*program, type), options, stop);
        if (attempt) {
            answers.push_back(std::move(attempt->answer));
        } else if (!firstError) {
            firstError = attempt.error();
        }
        const bool goOn = attempt ? !attempt->talked : worthAnotherType(attempt.error());
        if (!goOn || stop.stop_requested()) {
            break;
        }
    }
    if (answers.empty()) {
        return fail(std::move(*firstError));
    }
    return answers;
}

Result<HealthReport> decode(const RawAnswer& answer) {
    if (answer.kind == RawAnswer::Kind::smartctlJson) {
        return smart::parseSmartctl(answer.bytes);
    }
    return smart::decodeBlob({reinterpret_cast<const std::uint8_t*>(answer.bytes.data()), answer.bytes.size()});
}

std::optional<Error> whyNotRead(const ListedDisk& disk, Backend::Wake wake) {
    if (auto error = hasNoSmart(disk)) {
        return error;
    }
    if (wake == Backend::Wake::no && disk.drive.power == PowerState::asleep) {
        return Error{Errc::asleep, fmt::format("{} is asleep and was left asleep.", disk.drive.node)};
    }
    return mayNotOpen(disk);
}

} // namespace

std::vector<std::string> smartctlCommand(const std::string& program, const ListedDisk& disk, Backend::Wake wake,
                                         std::string_view type) {
    // What a report needs and no more: optional logs are slow, and some drives stumble over them.
    std::vector<std::string> argv{program, "--json", "--info", "--health", "--attributes"};
    if (disk.drive.bus == Bus::nvme) {
        // The health log is all there is to read.
    } else if (disk.drive.bus == Bus::sas || disk.drive.bus == Bus::scsi) {
        argv.insert(argv.end(), {"--log=error", "--log=ssd", "--log=selftest"});
    } else {
        argv.insert(argv.end(), {"--capabilities", "--log=error", "--log=devstat", "--log=selftest"});
    }
    if (wake == Backend::Wake::no) {
        argv.emplace_back("--nocheck=standby");
    }
    if (!type.empty()) {
        argv.push_back(fmt::format("--device={}", type));
    }
    argv.push_back(disk.health_node);
    return argv;
}

std::vector<std::string> usbTypes(std::string_view usbVendor) {
    struct Maker {
        std::string_view vendor;
        std::string_view type;
    };
    constexpr std::array<Maker, 3> makers{{
        {"152d", "sntjmicron"},
        {"174c", "sntasmedia"},
        {"0bda", "sntrealtek"},
    }};
    std::vector<std::string> types{"sat"};
    for (const Maker& maker : makers) {
        if (maker.vendor == usbVendor) {
            types.emplace_back(maker.type);
        }
    }
    return types;
}

Result<std::vector<RawAnswer>> readRawHealth(const ListedDisk& disk, const LinuxOptions& options, Backend::Wake wake,
                                             std::stop_token stop) {
    if (auto error = whyNotRead(disk, wake)) {
        return fail(std::move(*error));
    }
    const auto commandFor = [&](const std::string& program, std::string_view type) {
        return smartctlCommand(program, disk, wake, type);
    };
    auto answers = throughSmartctl(disk, options, commandFor, stop);
    const bool missing = !answers && answers.error().code == Errc::missingProgram;
    if (missing && (disk.drive.bus == Bus::sata || disk.drive.bus == Bus::pata)) {
        auto blob = readAtaBlob(disk.health_node, wake);
        if (!blob) {
            return fail(std::move(blob.error()));
        }
        return std::vector<RawAnswer>{{RawAnswer::Kind::atasmartBlob, std::move(*blob)}};
    }
    if (missing) {
        answers.error().advice = "Install the package smartmontools.";
    }
    return answers;
}

Result<std::vector<RawAnswer>> askSelfTest(const ListedDisk& disk, const LinuxOptions& options, SelfTestAction action,
                                           std::stop_token stop) {
    const auto wake = action == SelfTestAction::status ? Backend::Wake::no : Backend::Wake::yes;
    if (auto error = whyNotRead(disk, wake)) {
        return fail(std::move(*error));
    }
    const auto commandFor = [&](const std::string& program, std::string_view type) {
        return selfTestCommand(program, disk, action, type);
    };
    return throughSmartctl(disk, options, commandFor, stop);
}

std::vector<std::string> selfTestCommand(const std::string& program, const ListedDisk& disk, SelfTestAction action,
                                         std::string_view type) {
    std::vector<std::string> argv{program, "--json"};
    switch (action) {
    case SelfTestAction::startShort:
        argv.emplace_back("--test=short");
        break;
    case SelfTestAction::startExtended:
        argv.emplace_back("--test=long");
        break;
    case SelfTestAction::abort:
        argv.emplace_back("--abort");
        break;
    case SelfTestAction::status:
        argv.insert(argv.end(), {"--info", "--capabilities", "--log=selftest", "--nocheck=standby"});
        break;
    }
    if (!type.empty()) {
        argv.push_back(fmt::format("--device={}", type));
    }
    argv.push_back(disk.health_node);
    return argv;
}

Result<HealthReport> decodeHealth(const std::vector<RawAnswer>& answers, const std::string& node) {
    if (answers.empty()) {
        return fail(Errc::invalidData, fmt::format("Nothing was answered about {}.", node));
    }
    auto report = decode(answers.front());
    for (auto answer = answers.begin() + 1; answer != answers.end(); ++answer) {
        if (report || !worthAnotherType(report.error())) {
            break;
        }
        if (auto other = decode(*answer); other || !worthAnotherType(other.error())) {
            report = std::move(other);
        }
    }
    return report;
}

Result<HealthReport> readHealth(const ListedDisk& disk, const LinuxOptions& options, Backend::Wake wake,
                                std::stop_token stop) {
    const auto answers = readRawHealth(disk, options, wake, std::move(stop));
    if (!answers) {
        return fail(answers.error());
    }
    auto report = decodeHealth(*answers, disk.drive.node);
    if (report && !report->taken_at) {
        report->taken_at = options.now();
    }
    return report;
}

} // namespace trimwright::linux_system
