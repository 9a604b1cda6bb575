// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/health_reader.h"

#include "core/linux/ata_reader.h"
#include "core/linux/child_program.h"
#include "core/smart/smartctl_report.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
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
                     "Run it as root, for example with sudo."};
    }
    return Error{Errc::failed,
                 fmt::format("{} cannot be opened: {}.", disk.health_node, std::generic_category().message(error)), ""};
}

Result<HealthReport> askSmartctl(const std::string& program, const ListedDisk& disk, const LinuxOptions& options,
                                 Backend::Wake wake, std::string_view type, const std::stop_token& stop) {
    ProgramLimits limits;
    limits.timeout = options.smartctl_timeout;
    auto output = runProgram(smartctlCommand(program, disk, wake, type), limits, stop);
    if (!output) {
        return fail(std::move(output.error()));
    }
    if (output->text.find_first_not_of(" \t\r\n") == std::string::npos) {
        return fail(Errc::invalidData, fmt::format("{} printed nothing about {} (exit status {}).", program,
                                                   disk.health_node, output->exit_status));
    }
    return smart::parseSmartctl(output->text);
}

/// Errors after which another way to talk to a USB bridge may still work.
bool worthAnotherType(const Error& error) {
    return error.code == Errc::unsupported || error.code == Errc::failed || error.code == Errc::invalidData;
}

Result<HealthReport> throughSmartctl(const std::string& program, const ListedDisk& disk, const LinuxOptions& options,
                                     Backend::Wake wake, const std::stop_token& stop) {
    auto report = askSmartctl(program, disk, options, wake, "", stop);
    if (disk.drive.bus != Bus::usb) {
        return report;
    }
    for (const std::string& type : usbTypes(disk.usb_vendor)) {
        if (report || !worthAnotherType(report.error()) || stop.stop_requested()) {
            break;
        }
        auto other = askSmartctl(program, disk, options, wake, type, stop);
        if (other || !worthAnotherType(other.error())) {
            report = std::move(other);
        }
    }
    return report;
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
        argv.insert(argv.end(), {"--capabilities", "--log=devstat", "--log=selftest"});
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

Result<HealthReport> readHealth(const ListedDisk& disk, const LinuxOptions& options, Backend::Wake wake,
                                std::stop_token stop) {
    if (auto error = hasNoSmart(disk)) {
        return fail(std::move(*error));
    }
    if (wake == Backend::Wake::no && disk.drive.power == PowerState::asleep) {
        return fail(Errc::asleep, fmt::format("{} is asleep and was left asleep.", disk.drive.node));
    }
    if (auto error = mayNotOpen(disk)) {
        return fail(std::move(*error));
    }
    const auto program = findProgram(options.smartctl_program);
    Result<HealthReport> report =
        program ? throughSmartctl(*program, disk, options, wake, stop)
                : fail(Errc::missingProgram, fmt::format("The program {} was not found.", options.smartctl_program));
    const bool missing = !report && report.error().code == Errc::missingProgram;
    if (missing && (disk.drive.bus == Bus::sata || disk.drive.bus == Bus::pata)) {
        report = readAtaHealth(disk.health_node, wake);
    } else if (missing) {
        report.error().advice = "Install the package smartmontools.";
    }
    if (report && !report->taken_at) {
        report->taken_at = options.now();
    }
    return report;
}

} // namespace trimwright::linux_system
