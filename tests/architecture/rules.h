// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/architecture/tree.h"

#include <cstddef>
#include <string>
#include <vector>

/// The rules of ARCHITECTURE.md and CONTRIBUTING.md that a program can check. Each is a pure function of a tree and
/// gives the violations as sentences that name file and line; none = the rule is kept.
namespace trimwright::architecture {

using Violations = std::vector<std::string>;

/// A file includes only its own folder and the ones that the table of layers allows it; every folder of core, ui and
/// app has an entry in that table; a quoted include names a file of the tree, from its root.
Violations includesOutsideTheirLayer(const Tree& tree);

/// core, the command line and what the programs share include neither Qt nor a D-Bus library, and the build gives
/// core no Qt.
Violations guiOrBusBelowTheWindow(const Tree& tree);

/// No header reaches itself through its includes.
Violations includeCycles(const Tree& tree);

/// Source files, scripts and CMake files say their licence in one of the first three lines.
Violations withoutLicence(const Tree& tree);

/// No file holds one of these absolute directories (checkout, home of the one who builds …).
Violations machinePaths(const Tree& tree, const std::vector<std::string>& directories);

/// A skipped test says why.
Violations silentSkips(const Tree& tree);

/// C++ files with more lines than `limit`.
Violations longFiles(const Tree& tree, std::size_t limit);

} // namespace trimwright::architecture
