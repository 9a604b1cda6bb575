// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <string>

namespace trimwright {
struct Error;
}

/// Numbers and core's words as the user's locale writes them.
namespace trimwright::ui {

/// Text that a drive, a path or a user gave: shown as it is.
QString plain(const std::string& text);

/// In a right-to-left window: kept together and in its own order within a line, as names, paths and numbers with a unit
/// need it. Elsewhere just the text.
QString isolated(const QString& text);

/// Parts of one line with dots between them; no line begins with a dot. In a right-to-left window the parts follow each
/// other from the right, each in its own order.
QString joinedByDots(const QStringList& parts);

/// A number stays on the line of the word before it: "raw 91".
QString numbersKept(QString text);

/// A sentence that core wrote, now or long ago: shown in the user's language (see core/base/translate.h).
QString sentence(const std::string& text);
/// What went wrong and what to do about it, where both stand in one text.
QString sentences(const Error& error);

/// In which units bytes are written: as drives are sold, 1 GB = 10⁹ bytes, or as memory is, 1 GiB = 2³⁰ bytes.
enum class ByteUnits { decimal, binary };
/// For the whole program; GUI thread. What is shown already changes when it is shown again.
void setByteUnits(ByteUnits units);
ByteUnits byteUnits();
/// 1000 or 1024.
double byteUnitFactor();

/// Three digits, in the units of byteUnits(): "36.2 TB".
QString bytesText(std::uint64_t bytes);
/// Four digits, for totals that grow slowly: "35.71 TB".
QString bytesExactText(std::uint64_t bytes);
/// For the numbers of an axis with this step: as few decimals as tell them apart.
QString bytesAxisText(double bytes, double step);
/// "6 of 512 MB", with the decimals of the whole; each with its unit where they are not the same: "506 MB of 268 GB".
QString bytesOfText(std::uint64_t part, std::uint64_t whole);
/// The whole number that a text of a drive or of core begins with, with the locale's separators: "822,114,907",
/// "512,000 B". Other texts, and what only looks like a number ("0x1F", "12h"), as they are.
QString groupedText(const QString& number);
/// As bytesText(), but with the decimals of `whole` where both are written in one unit: "6 MB" (of "512 MB").
QString bytesTextLike(std::uint64_t bytes, std::uint64_t whole);
/// The size of a drive as it is sold: "80 GB" where bytesText() has "80.0 GB".
QString capacityText(std::uint64_t bytes);
QString countText(std::uint64_t count);
QString percentText(int percent);
QString temperatureText(int celsius);
/// "11,204 h".
QString hoursText(std::uint64_t hours);
/// "1.3 years", "12 days"; empty below two days, where the hours say enough.
QString longTimeText(std::uint64_t hours);
/// "< 0.1 s", "3.1 s", "42 s", "5 min", "2 min 5 s", "1 h 41 min".
QString secondsText(double seconds);
/// "37.9 MB/s".
QString speedText(double megabytesPerSecond);

} // namespace trimwright::ui
