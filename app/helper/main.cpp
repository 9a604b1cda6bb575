// SPDX-License-Identifier: GPL-3.0-or-later
// trimwright-helper: does for others what needs the administrator's rights, when polkit says yes. Started by the bus.
#include "app/helper/service.h"
#include "core/linux/capability.h"

#include <array>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <linux/capability.h>
#include <optional>
#include <string_view>
#include <sys/stat.h>

namespace {

using namespace trimwright;

constexpr int exitUsage = 2;

constexpr const char* help =
    "Usage: trimwright-helper [--idle-seconds N]\n"
    "\n"
    "Reads drives and optimizes filesystems for programs that have no right to. It is started by the system bus when\n"
    "trimwright or trimwrightctl asks for it, and ends by itself; nobody needs to start it by hand.\n"
    "\n"
    "  --idle-seconds N   end when nobody wanted anything for so long (60)\n";

/// The idle time, or nothing if the arguments make no sense.
std::optional<std::chrono::seconds> readArguments(int argc, char** argv) {
    if (argc == 1) {
        return helper::ServiceOptions{}.idle_limit;
    }
    unsigned seconds = 0;
    if (argc == 3 && std::string_view(argv[1]) == "--idle-seconds") {
        const std::string_view text(argv[2]);
        const auto read = std::from_chars(text.data(), text.data() + text.size(), seconds);
        if (read.ec == std::errc() && read.ptr == text.data() + text.size() && seconds <= 86'400) {
            return std::chrono::seconds(seconds);
        }
    }
    return std::nullopt;
}

int complain(const char* what, int negativeErrno) {
    std::fprintf(stderr, "trimwright-helper: %s: %s\n", what, std::strerror(-negativeErrno));
    return EXIT_FAILURE;
}

/// Signals come through the event loop; blocked before there are threads, so that all of them have it so.
void prepareProcess() {
    sigset_t handled;
    ::sigemptyset(&handled);
    ::sigaddset(&handled, SIGTERM);
    ::sigaddset(&handled, SIGINT);
    ::pthread_sigmask(SIG_BLOCK, &handled, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
    ::umask(077);
    linux_system::layAside(CAP_DAC_OVERRIDE); // only to make one file, see ProofFile::create()
}

int serve(std::chrono::seconds idleLimit) {
    sd_event* rawEvent = nullptr;
    if (const int result = sd_event_new(&rawEvent); result < 0) {
        return complain("no event loop", result);
    }
    const helper::EventPtr event(rawEvent);
    sd_bus* rawBus = nullptr;
    if (const int result = sd_bus_open_system(&rawBus); result < 0) {
        return complain("the system bus cannot be reached", result);
    }
    const helper::BusPtr bus(rawBus);
    if (const int result = sd_bus_attach_event(rawBus, rawEvent, SD_EVENT_PRIORITY_NORMAL); result < 0) {
        return complain("no event loop", result);
    }
    sd_bus_set_exit_on_disconnect(rawBus, 1); // without the bus there is nobody to work for
    helper::ServiceOptions options;
    options.idle_limit = idleLimit;
    options.machine.mounts_are_sandboxed = true; // see installer/systemd
    helper::Service service(rawBus, rawEvent, options);
    if (const int result = service.begin(); result < 0) {
        return complain("the name org.trimwright.Helper1 cannot be had on the system bus", result);
    }
    const int result = sd_event_loop(rawEvent);
    return result < 0 ? complain("the event loop failed", result) : result;
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 2 && (std::string_view(argv[1]) == "--help" || std::string_view(argv[1]) == "-h")) {
        std::fputs(help, stdout);
        return EXIT_SUCCESS;
    }
    if (argc == 2 && std::string_view(argv[1]) == "--version") {
        std::puts("trimwright-helper " TRIMWRIGHT_VERSION);
        return EXIT_SUCCESS;
    }
    const auto idleLimit = readArguments(argc, argv);
    if (!idleLimit) {
        std::fputs(help, stderr);
        return exitUsage;
    }
    prepareProcess();
    return serve(*idleLimit);
}
