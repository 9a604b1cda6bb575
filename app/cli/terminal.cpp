// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/format.h>
#include <string_view>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace trimwright::cli {
namespace {

bool isSmartTerminal(int fd) {
    const char* term = std::getenv("TERM");
    return ::isatty(fd) == 1 && term != nullptr && *term != '\0' && std::string_view(term) != "dumb";
}

} // namespace

Style outputStyle() {
    Style style;
    const char* noColor = std::getenv("NO_COLOR");
    style.colour = isSmartTerminal(STDOUT_FILENO) && (noColor == nullptr || *noColor == '\0');
    constexpr std::size_t comfortable = 120; // longer lines of prose are hard to read
    style.width = std::min(terminalColumns(STDOUT_FILENO), comfortable);
    return style;
}

std::size_t terminalColumns(int fd) {
    winsize size{};
    return ::isatty(fd) == 1 && ::ioctl(fd, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

bool outputIsTerminal() {
    return ::isatty(STDOUT_FILENO) == 1;
}

bool canDrawProgress() {
    return isSmartTerminal(STDERR_FILENO);
}

bool errorsGoToJournal() {
    const char* stream = std::getenv("JOURNAL_STREAM");
    struct stat status {};
    return stream != nullptr && ::fstat(STDERR_FILENO, &status) == 0 &&
           fmt::format("{}:{}", status.st_dev, status.st_ino) == stream;
}

void keepStandardStreamsOpen() {
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(fd, F_GETFD) == -1) {
            // The wrong way round on purpose: reading nothing, writing an error. open() takes the lowest free number.
            static_cast<void>(::open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY));
        }
    }
}

} // namespace trimwright::cli
