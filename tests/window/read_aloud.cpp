// SPDX-License-Identifier: GPL-3.0-or-later
// read_aloud [--page N] [--outline] [ARGUMENTS OF trimwright]: opens the window on a display in memory and prints a
// page (1 to 6; the Overview) as a screen reader says it, from top to bottom; or what it knows of everything, with
// roles.
#include "tests/paths.h"
#include "tests/window/desktop.h"
#include "tests/window/reading.h"

#include <cstdio>
#include <exception>
#include <string>
#include <vector>

namespace {

using namespace trimwright::testing;

int readPage(const std::string& page, bool asOutline, const std::vector<std::string>& argv) {
    const Desktop desktop;
    Program program(desktop, argv);
    program.showWhole();
    program.see("page tab", "Overview");
    program.press({"ctrl+" + page});
    const Element window = program.settled();
    const std::vector<std::string> lines = readAloud(window);
    if (asOutline) {
        std::fputs(outline(window).c_str(), stdout);
    } else {
        for (const std::string& line : lines) {
            std::puts(line.c_str());
        }
    }
    for (const std::string& fault : faults(window)) {
        std::fprintf(stderr, "%s\n", fault.c_str());
    }
    return program.quit();
}

} // namespace

int main(int argc, char** argv) {
    std::string page = "1";
    bool asOutline = false;
    std::vector<std::string> program = {builtProgram("trimwright")};
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--page" && i + 1 < argc) {
            page = argv[++i];
        } else if (word == "--outline") {
            asOutline = true;
        } else {
            program.push_back(word);
        }
    }
    if (const std::string missing = Desktop::missing(); !missing.empty()) {
        std::fprintf(stderr, "read_aloud: %s\n", missing.c_str());
        return 1;
    }
    try {
        return readPage(page, asOutline, program);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "read_aloud: %s\n", error.what());
        return 1;
    }
}
