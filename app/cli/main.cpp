// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/cli/signals.h"
#include "app/cli/terminal.h"

#include <exception>
#include <iostream>
#include <new>

int main(int argc, char** argv) {
    using namespace trimwright::cli;
    try {
        keepStandardStreamsOpen(); // before the first descriptor is made
        StopOnSignal signals;
        std::ios::sync_with_stdio(false);
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
    } catch (const std::bad_alloc&) {
        std::cerr << "trimwrightctl: Not enough memory.\n";
        return exitFailed;
    } catch (const std::exception&) { // its words are for programmers
        std::cerr << "trimwrightctl: Something went wrong before the command began.\n";
        return exitFailed;
    }
}
