// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/format.h"

#include "core/base/translate.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
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

QString bytesAxisText(double bytes, double step) {
    const Scaled number = scaled(bytes);
    const double inItsUnit = step / std::pow(byteUnitFactor(), static_cast<double>(number.unit));
    const int decimals = number.value <= 0 || inItsUnit >= 0.995 ? 0 : inItsUnit >= 0.0995 ? 1 : 2;
    return number.value <= 0 ? QLocale().toString(0) : scaledText(number, decimals);
}

QString bytesTextLike(std::uint64_t bytes, std::uint64_t whole) {
    const Scaled number = scaled(static_cast<double>(bytes));
    const Scaled measure = scaled(static_cast<double>(whole));
    return scaledText(number, decimalsOf(number.unit == measure.unit ? measure : number));
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

QString rawText(const std::string& raw) {
    const bool number =
        !raw.empty() && std::all_of(raw.begin(), raw.end(), [](char c) { return c >= '0' && c <= '9'; });
    bool fits = false;
    const qulonglong value = number ? plain(raw).toULongLong(&fits) : 0;
    return fits ? countText(value) : sentence(raw);
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
    if (seconds < 60) {
        return withUnit(QLocale().toString(seconds, 'f', seconds < 9.95 ? 1 : 0), Format::tr("s"));
    }
    const auto whole = static_cast<int>(std::lround(seconds));
    return withUnit(QLocale().toString(whole / 60), Format::tr("min")) + QLatin1Char(' ') +
           withUnit(QLocale().toString(whole % 60), Format::tr("s"));
}

QString speedText(double megabytesPerSecond) {
    return withUnit(QLocale().toString(megabytesPerSecond, 'f', megabytesPerSecond < 99.95 ? 1 : 0),
                    Format::tr("MB/s"));
}

} // namespace trimwright::ui
