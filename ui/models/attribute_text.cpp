// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/attribute_text.h"

#include "ui/format.h"
#include "ui/models/drive_entry.h"
#include "ui/models/drive_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace trimwright::ui {
namespace {

struct AttributeWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::AttributeText)
};

/// A figure whose unit the row itself does not write, and where it comes from.
struct PlainFigure {
    QString text;
    const Provenance* provenance = nullptr;
};

PlainFigure figureOf(const Attribute& attribute, const HealthReport& report) {
    for (const auto* bytes : {&report.host_writes_bytes, &report.host_reads_bytes, &report.nand_writes_bytes}) {
        if (bytes->has() && restsOn(bytes->provenance.source, attribute)) {
            return {bytesText(**bytes), &bytes->provenance};
        }
    }
    if (report.power_on_hours.has() && restsOn(report.power_on_hours.provenance.source, attribute)) {
        return {hoursText(*report.power_on_hours), &report.power_on_hours.provenance};
    }
    if (report.temperature_celsius.has() && restsOn(report.temperature_celsius.provenance.source, attribute)) {
        return {temperatureText(*report.temperature_celsius), &report.temperature_celsius.provenance};
    }
    const bool ata = attribute.id.has_value(); // a log writes its own percent
    if (ata && report.life_left_percent.has() && restsOn(report.life_left_percent.provenance.source, attribute)) {
        return {AttributeWords::tr("%1 life left").arg(percentText(*report.life_left_percent)),
                &report.life_left_percent.provenance};
    }
    return {};
}

/// "70,709,112 × 512,000 B"
QString rawText(const Attribute& attribute, const Provenance& provenance) {
    const std::string& unit = provenance.unit;
    const bool multiplier = !unit.empty() && unit.front() >= '0' && unit.front() <= '9'; // "32 MiB" against "°C"
    if (!multiplier || provenance.raw.empty()) {
        return groupedText(sentence(attribute.raw_text));
    }
    return isolated(groupedText(sentence(provenance.raw)) + QStringLiteral(" × ") +
                    groupedText(sentence(unit)).replace(QLatin1Char(' '), QChar(0x00a0)));
}

bool onlyNames(const std::string& source, const Attribute& attribute) {
    if (!attribute.id) {
        return source.ends_with(attribute.name);
    }
    const std::string number = "attribute " + std::to_string(*attribute.id);
    return source == number || source == number + ' ' + attribute.name;
}

} // namespace

AttributeReading readingOf(const Attribute& attribute, const HealthReport& report) {
    QString told = groupedText(sentence(attribute.raw_text));
    if (told.startsWith(QLatin1String("0x"))) {
        told.insert(1, QChar(0x200c)); // else some fonts make it a product, 0×00
    }
    const PlainFigure figure = figureOf(attribute, report);
    if (figure.provenance == nullptr) {
        return {told, {}, false};
    }
    const QString raw = rawText(attribute, *figure.provenance);
    const QString number = figure.text.section(QChar(0x00a0), 0, 0);
    const bool same = raw == figure.text || isolated(raw) == figure.text || number.endsWith(raw);
    return {figure.text, same ? QString() : raw, true};
}

QString figuresText(const Attribute& attribute, const HealthReport& report) {
    const bool converted = readingOf(attribute, report).converted;
    QStringList blocks;
    for (const NamedFigure& figure : figuresFrom(report, attribute)) {
        QString how = sentence(figure.unknown_because);
        if (figure.known) {
            Provenance rest = figure.provenance;
            if (onlyNames(rest.source, attribute)) {
                rest.source.clear();
            }
            if (rest.raw == attribute.raw_text || (attribute.raw && rest.raw == std::to_string(*attribute.raw))) {
                rest.raw.clear();
                rest.unit = converted ? std::string() : rest.unit;
            }
            how = provenanceText(rest);
        }
        blocks << QCoreApplication::translate("trimwright::ui::Figures", figure.name) + QLatin1Char('\n') + how;
    }
    return blocks.join(QStringLiteral("\n\n"));
}

QString normalizedText(const Attribute& attribute) {
    QStringList lines;
    if (attribute.value) {
        lines << AttributeWords::tr("Value %1, worst %2.")
                     .arg(*attribute.value)
                     .arg(attribute.worst ? QString::number(*attribute.worst) : QStringLiteral("–"));
    }
    if (const int threshold = attribute.threshold.value_or(0); threshold > 0) {
        const QString soon = attribute.failing_now
                                 ? AttributeWords::tr("At or below %1 the drive expects to fail soon, and it is there.")
                                 : AttributeWords::tr("At or below %1 the drive expects to fail soon.");
        const QString worn =
            attribute.failing_now
                ? AttributeWords::tr("At or below %1 the drive counts itself as worn out, and it is there.")
                : AttributeWords::tr("At or below %1 the drive counts itself as worn out.");
        lines << (attribute.prefailure ? soon : worn).arg(threshold);
    }
    return lines.join(QLatin1Char('\n'));
}

const care::Finding* findingAbout(const Attribute& attribute, const care::Assessment& assessment) {
    const auto found =
        std::find_if(assessment.findings.begin(), assessment.findings.end(), [&attribute](const care::Finding& item) {
            return item.level != care::Level::info && attribute.id && restsOn(item.evidence, attribute);
        });
    return found == assessment.findings.end() ? nullptr : &*found;
}

} // namespace trimwright::ui
