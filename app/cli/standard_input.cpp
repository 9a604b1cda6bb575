// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/standard_input.h"

#include "core/base/file.h"
#include "core/base/units.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace trimwright::cli {

Result<std::string> readStandardInput(std::size_t maxBytes, const std::stop_token& stop) {
    constexpr int stopCheckMilliseconds = 100;
    std::string content;
    std::array<char, std::size_t{64} * 1024> chunk{};
    for (;;) {
        pollfd input{STDIN_FILENO, POLLIN, 0};
        const int ready = ::poll(&input, 1, stopCheckMilliseconds);
        // A signal ends poll() before the stop that it asks for is seen; read() would then wait for ever.
        if ((ready == 0 || (ready < 0 && errno == EINTR)) && !stop.stop_requested()) {
            continue;
        }
        if (stop.stop_requested()) {
            return fail(Errc::cancelled, "Cancelled while reading standard input.");
        }
        const ssize_t count = ::read(STDIN_FILENO, chunk.data(), chunk.size());
        if (count < 0 && errno != EINTR) {
            return fail(errnoError(errno, "Standard input"));
        }
        if (count == 0) {
            return content;
        }
        content.append(chunk.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        if (content.size() > maxBytes) {
            return fail(Errc::invalidData, "Standard input holds more than " + formatBytes(maxBytes) +
                                               "; that is not a report of a drive.");
        }
    }
}

} // namespace trimwright::cli
