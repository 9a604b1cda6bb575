// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/paths.h"

namespace trimwright::testing {

std::string builtPrograms() {
    return TRIMWRIGHT_BIN_DIR;
}

std::string builtProgram(std::string_view name) {
    return builtPrograms() + '/' + std::string(name);
}

std::string sourceFile(std::string_view path) {
    return path.empty() ? TRIMWRIGHT_SOURCE_DIR : TRIMWRIGHT_SOURCE_DIR "/" + std::string(path);
}

} // namespace trimwright::testing
