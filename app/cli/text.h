// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/assess.h"
#include "core/drive/trim.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// How words reach a terminal: nothing a drive, a mount or a file name says can move the cursor, columns line up, and
/// colour is never the only carrier of a meaning.
namespace trimwright::cli {

/// Which decorations the reader's terminal takes.
struct Style {
    bool colour = false;
    std::size_t width = 0; ///< Columns to wrap prose at; 0 = do not wrap (a pipe or a file).
};

enum class Tone { plain, strong, faint, good, warning, bad };

/// The text in that tone, or unchanged where the style has no colour.
std::string toned(const Style& style, Tone tone, std::string_view text);

/// The text as valid UTF-8 on one line: control characters and broken bytes are written as `ls -b` does, \n or
/// \033, so that a name can be recognised. A backslash stays as it is: doing it twice changes nothing.
std::string printable(std::string_view text);

/// Columns a terminal needs for printable UTF-8 text: East Asian wide characters count two, combining marks none.
std::size_t displayWidth(std::string_view text);

/// Printable text in at most that many columns: what is too much is replaced by … in its middle.
std::string shortenMiddle(std::string_view text, std::size_t columns);

/// Breaks prose at spaces into lines of at most `width` columns (0 = one line); a longer word stays whole.
std::vector<std::string> wrap(std::string_view text, std::size_t width);

/// The prose wrapped to the style's width, every line indented, toned and ended.
std::string paragraph(const Style& style, std::string_view text, std::size_t indent = 0, Tone tone = Tone::plain);

/// The same with `bullet` (already toned, one column wide) before the first line: "  ▲ Text".
std::string bulleted(const Style& style, std::string_view bullet, std::string_view text, std::size_t indent);

/// Shape, colour and word of a verdict: "● Healthy", "▲ Attention", "✖ Failing", "? Unknown".
std::string badge(const Style& style, care::Verdict verdict);

/// The shape of a finding's weight, in its colour.
std::string mark(const Style& style, care::Level level);

/// The shape of an outcome: ✔ trimmed, ✖ failed, ■ cancelled, – nothing done.
std::string_view shape(TrimOutcome::Kind kind);

/// One column per value, of eight heights from 0 to `highest`: enough to see a speed fall.
std::string sparkline(const std::vector<double>& values, double highest);

/// A duration as people say it: "0.4 s", "3.1 s", "2 min 5 s".
std::string formatSeconds(double seconds);

} // namespace trimwright::cli
