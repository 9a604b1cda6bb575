// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace trimwright::testing {

/// Where a program of this build lies, e.g. builtProgram("trimwrightctl"). Only paths.cpp is compiled with the paths of
/// the checkout, so that a compiler cache can serve all other tests to another checkout.
std::string builtProgram(std::string_view name);
/// The directory of the programs of this build.
std::string builtPrograms();
/// A file or directory of the source tree, e.g. sourceFile("tests/data/systems"); "" is the tree itself.
std::string sourceFile(std::string_view path);

} // namespace trimwright::testing
