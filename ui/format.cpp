// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/format.h"

#include "core/base/result.h"
#include "core/base/translate.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <cmath>

namespace trimwright::ui {
namespace {

constexpr QChar noBreakSpace(0x00a0);

struct Format {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::Format)
};

QString withUnit(const QString& number, const QString& unit) {
    return isolated(number + noBreakSpace + unit);
}

ByteUnits chosenUnits = ByteUnits::decimal;

struct Scaled {
    double value;
    std::size_t unit;
};

Scaled scaled(double bytes) {
    std::size_t unit = 0;
    while (bytes >= byteUnitFactor() - 0.5 && unit < 6) {
        bytes /= byteUnitFactor();
        ++unit;
    }
    return {bytes, unit};
}

/// Three digits in all; bytes have no parts.
int decimalsOf(const Scaled& number) {
    return number.unit == 0 ? 0 : number.value < 9.995 ? 2 : number.value < 99.95 ? 1 : 0;
}

QString scaledText(const Scaled& number, int decimals) {
    const std::array decimal{Format::tr("B"),  Format::tr("kB"), Format::tr("MB"), Format::tr("GB"),
                             Format::tr("TB"), Format::tr("PB"), Format::tr("EB")};
    const std::array binary{Format::tr("B"),   Format::tr("KiB"), Format::tr("MiB"), Format::tr("GiB"),
                            Format::tr("TiB"), Format::tr("PiB"), Format::tr("EiB")};
    return withUnit(QLocale().toString(number.value, 'f', decimals),
                    (chosenUnits == ByteUnits::decimal ? decimal : binary)[number.unit]);
}

} // namespace

QString plain(const std::string& text) {
    return QString::fromStdString(text);
}

QString isolated(const QString& text) {
    constexpr QChar begin(0x2066); // LEFT-TO-RIGHT ISOLATE
    constexpr QChar end(0x2069);   // POP DIRECTIONAL ISOLATE
    return text.isEmpty() || !QGuiApplication::isRightToLeft() ? text : begin + text + end;
}

QString numbersKept(QString text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == QLatin1Char(' ') && text[i + 1].isDigit()) {
            text[i] = noBreakSpace;
        }
    }
    return text;
}

QString joinedByDots(const QStringList& parts) {
    const QString dot = noBreakSpace + QStringLiteral("· ");
    if (!QGuiApplication::isRightToLeft()) {
        return parts.join(dot);
    }
    constexpr QChar rightToLeft(0x200f); // RIGHT-TO-LEFT MARK: what the line as a whole is
    constexpr QChar begin(0x2068);       // FIRST STRONG ISOLATE
    constexpr QChar end(0x2069);         // POP DIRECTIONAL ISOLATE
    QStringList whole;
    for (const QString& part : parts) {
        whole << begin + part + end;
    }
    return rightToLeft + whole.join(dot);
}

QString sentence(const std::string& text) {
    if (text.empty()) {
        return {};
    }
    QString shown = QString::fromStdString(translated(text));
    return shown.replace(QStringLiteral(" %"), noBreakSpace + QStringLiteral("%")); // no line begins with its unit
}

QString sentences(const Error& error) {
    return (sentence(error.message) + QLatin1Char(' ') + sentence(error.advice)).trimmed();
}

void setByteUnits(ByteUnits units) {
    chosenUnits = units;
}

ByteUnits byteUnits() {
    return chosenUnits;
}

double byteUnitFactor() {
    return chosenUnits == ByteUnits::decimal ? 1000 : 1024;
}

QString bytesText(std::uint64_t bytes) {
    const Scaled number = scaled(static_cast<double>(bytes));
    return scaledText(number, decimalsOf(number));
}

QString bytesExactText(std::uint64_t bytes) {
    const Scaled number = scaled(static_cast<double>(bytes));
    return scaledText(number, number.unit == 0 ? 0 : decimalsOf(number) + 1);
}

QString bytesAxisText(double bytes, double step) {
    const Scaled number = scaled(bytes);
    const double inItsUnit = step / std::pow(byteUnitFactor(), static_cast<double>(number.unit));
    const int decimals = number.value <= 0 || inItsUnit >= 0.995 ? 0 : inItsUnit >= 0.0995 ? 1 : 2;
    return number.value <= 0 ? QLocale().toString(0) : scaledText(number, decimals);
}

QString bytesOfText(std::uint64_t part, std::uint64_t whole) {
    const Scaled number = scaled(static_cast<double>(part));
    const Scaled measure = scaled(static_cast<double>(whole));
    const QString first = number.unit == measure.unit ? QLocale().toString(number.value, 'f', decimalsOf(measure))
                                                      : scaledText(number, decimalsOf(number));
    //: A part of an amount: "212 of 480 GB".
    return Format::tr("%1 of %2").arg(first, scaledText(measure, decimalsOf(measure)));
}

QString bytesTextLike(std::uint64_t bytes, std::uint64_t whole) {
    const Scaled number = scaled(static_cast<double>(bytes));
    const Scaled measure = scaled(static_cast<double>(whole));
    return scaledText(number, decimalsOf(number.unit == measure.unit ? measure : number));
}

QString groupedText(const QString& number) {
    // Digits alone, or in threes as core writes them, and then nothing or a unit: not "0x1F", "12h", "007" or "1.5".
    static const QRegularExpression leading(
        QStringLiteral("^(0|[1-9][0-9]*|[1-9][0-9]{0,2}(?:[,\\x{A0}][0-9]{3})+)(?=\\s|$)"));
    const QRegularExpressionMatch match = leading.match(number);
    bool fits = false;
    const qulonglong value = match.captured(1).remove(QLatin1Char(',')).remove(QChar(0x00a0)).toULongLong(&fits);
    return fits ? QLocale().toString(value) + number.mid(match.capturedLength(1)) : number;
}

QString capacityText(std::uint64_t bytes) {
    const Scaled number = scaled(static_cast<double>(bytes));
    const int decimals = decimalsOf(number);
    const double steps = std::pow(10.0, decimals);
    const bool whole = std::lround(number.value * steps) % std::lround(steps) == 0;
    return scaledText(number, whole ? 0 : decimals);
}

QString countText(std::uint64_t count) {
    return QLocale().toString(static_cast<qulonglong>(count));
}

QString percentText(int percent) {
    return withUnit(QLocale().toString(percent), QStringLiteral("%"));
}

QString temperatureText(int celsius) {
    return withUnit(QLocale().toString(celsius), Format::tr("°C"));
}

QString hoursText(std::uint64_t hours) {
    return withUnit(countText(hours), Format::tr("h"));
}

QString longTimeText(std::uint64_t hours) {
    constexpr double hoursPerDay = 24;
    constexpr double hoursPerYear = 8766;
    const auto time = static_cast<double>(hours);
    if (time < 2 * hoursPerDay) {
        return {};
    }
    if (time < hoursPerYear) {
        return Format::tr("%Ln days", nullptr, static_cast<int>(std::lround(time / hoursPerDay)));
    }
    return Format::tr("%1 years").arg(QLocale().toString(time / hoursPerYear, 'f', 1));
}

QString secondsText(double seconds) {
    constexpr double least = 0.1;
    constexpr double tens = 9.95;
    constexpr double minute = 60;
    constexpr double hour = 3600;
    if (seconds < minute - 0.5) {
        const bool tiny = seconds > 0 && seconds < least / 2;
        const QString number = QLocale().toString(tiny ? least : seconds, 'f', seconds > 0 && seconds < tens ? 1 : 0);
        return withUnit(tiny ? QLatin1Char('<') + QString(noBreakSpace) + number : number, Format::tr("s"));
    }
    const bool hours = seconds >= hour - 0.5;
    const auto parts = static_cast<int>(std::lround(hours ? seconds / minute : seconds));
    const QString large = withUnit(countText(parts / 60), hours ? Format::tr("h") : Format::tr("min"));
    const QString small = withUnit(countText(parts % 60), hours ? Format::tr("min") : Format::tr("s"));
    return parts % 60 == 0 ? large : large + QLatin1Char(' ') + small;
}

QString speedText(double megabytesPerSecond) {
    return withUnit(QLocale().toString(megabytesPerSecond, 'f', megabytesPerSecond < 99.95 ? 1 : 0),
                    Format::tr("MB/s"));
}

} // namespace trimwright::ui
