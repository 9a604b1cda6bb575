// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/text.h"

namespace trimwright::cli {

/// Of standard output: wraps and colours only on a terminal, no colour if NO_COLOR is set (no-color.org) or TERM is
/// "dumb".
Style outputStyle();

/// Whether standard output is a terminal of any kind.
bool outputIsTerminal();

/// The width of the terminal that the descriptor is; 0 if it is none or does not tell.
std::size_t terminalColumns(int fd);

/// Whether standard error is a terminal that understands cursor movements.
bool canDrawProgress();

/// Whether standard error goes to the journal of systemd, which takes a priority before each line (systemd.exec(5),
/// JOURNAL_STREAM).
bool errorsGoToJournal();

/// Opens what was closed at start (`>&-`) such that using it fails cleanly: otherwise the next file that is opened
/// would become standard output and be written over.
void keepStandardStreamsOpen();

} // namespace trimwright::cli
