// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/cli/signals.h"
#include "app/cli/terminal.h"

#include <exception>
#include <iostream>

int main(int argc, char** argv) {
    using namespace trimwright::cli;
    try {
        keepStandardStreamsOpen();
        std::ios::sync_with_stdio(false);
        StopOnSignal signals;
        int code = runCommandLine(argc, argv,
                                  {.out = std::cout,
                                   .err = std::cerr,
                                   .style = outputStyle(),
                                   .json = false,
                                   .progress = canDrawProgress(),
                                   .terminal = outputIsTerminal(),
                                   .stop = signals.token()});
        if (!std::cout.flush()) {
            std::cerr << "trimwrightctl: Standard output could not be written; the result is incomplete.\n";
            code = code == exitDone ? exitFailed : code;
        }
        return code;
    } catch (const std::exception& error) { // out of memory, or a mistake of ours
        std::cerr << "trimwrightctl: " << error.what() << '\n';
        return exitFailed;
    }
}
