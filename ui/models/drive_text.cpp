// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/drive_text.h"

#include "core/drive/saved_drive.h"
#include "core/emulator/drive_model.h"
#include "ui/format.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>
#include <algorithm>

namespace trimwright::ui {
namespace {

struct DriveWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::DriveText)
};

/// The short reason in a row, for a drive without a report.
QString shortReason(const Error& error) {
    switch (error.code) {
    case Errc::permissionDenied:
        //: In the row of a drive: why there is no temperature.
        return DriveWords::tr("needs rights");
    case Errc::asleep:
        return DriveWords::tr("asleep");
    case Errc::missingProgram:
        return DriveWords::tr("program missing");
    case Errc::unsupported:
        return DriveWords::tr("no SMART");
    case Errc::timedOut:
        return DriveWords::tr("no answer");
    default:
        return DriveWords::tr("not readable");
    }
}

Mark markOfError(const Error& error) {
    switch (error.code) {
    case Errc::permissionDenied:
        return {Sign::lock, Colour::neutral, {}, DriveWords::tr("Health locked")};
    case Errc::asleep:
        return {Sign::moon, Colour::neutral, {}, DriveWords::tr("Asleep")};
    case Errc::unsupported:
        return {Sign::question, Colour::neutral, {}, DriveWords::tr("No SMART")};
    default:
        return {Sign::question, Colour::neutral, {}, DriveWords::tr("Not readable")};
    }
}

QString unknownModel(const Drive& drive) {
    switch (drive.kind) {
    case DriveKind::ssd:
        return DriveWords::tr("Solid-state drive");
    case DriveKind::hdd:
        return DriveWords::tr("Hard disk");
    case DriveKind::unknown:
        break;
    }
    switch (drive.bus) {
    case Bus::loop:
        return DriveWords::tr("Loop device");
    case Bus::virtio:
        return DriveWords::tr("Virtual drive");
    default:
        return DriveWords::tr("Drive without a name");
    }
}

/// "12 Nov 2026", when a saved report was made; empty for other drives and where it does not say.
QString savedDate(const DriveEntry& entry) {
    if (!isSavedDrive(entry.drive.id) || !entry.report || !entry.report->taken_at) {
        return {};
    }
    const QDateTime made = QDateTime::fromSecsSinceEpoch(entry.report->taken_at->time_since_epoch().count());
    //: date format: day, short month, year
    return QLocale().toString(made.date(), DriveWords::tr("d MMM yyyy"));
}

/// The name by which people know an emulated drive; empty if its model is not in the table (any more).
QString emulatedTitle(const Drive& drive) {
    const auto& models = emulator::driveModels();
    const auto found = std::find_if(models.begin(), models.end(), [&drive](const emulator::DriveModel& model) {
        return model.identity_model == drive.model && model.firmware == drive.firmware;
    });
    return found == models.end() ? QString() : sentence(found->title);
}

} // namespace

QString groupTitle(DriveGroup group) {
    switch (group) {
    case DriveGroup::solidState:
        return DriveWords::tr("Solid-state drives");
    case DriveGroup::emulated:
        return DriveWords::tr("Emulated drives");
    case DriveGroup::saved:
        return DriveWords::tr("Saved reports");
    case DriveGroup::other:
        break;
    }
    return DriveWords::tr("Other drives");
}

QString busText(const Drive& drive) {
    if (isSavedDrive(drive.id)) {
        //: At most five letters, in a square: a saved report instead of the name of a bus.
        return DriveWords::tr("FILE");
    }
    if (drive.emulated) {
        //: At most five letters, in a square: an emulated drive instead of the name of a bus.
        return DriveWords::tr("DEMO");
    }
    switch (drive.bus) {
    case Bus::nvme:
        return QStringLiteral("NVMe");
    case Bus::sata:
        return drive.kind == DriveKind::hdd ? QStringLiteral("HDD") : QStringLiteral("SATA");
    case Bus::pata:
        return QStringLiteral("PATA");
    case Bus::sas:
        return QStringLiteral("SAS");
    case Bus::scsi:
        return QStringLiteral("SCSI");
    case Bus::usb:
        return QStringLiteral("USB");
    case Bus::virtio:
        return QStringLiteral("VM");
    case Bus::mmc:
        return QStringLiteral("MMC");
    case Bus::loop:
        return QStringLiteral("LOOP");
    case Bus::unknown:
        break;
    }
    return QStringLiteral("–");
}

QString modelText(const Drive& drive) {
    if (drive.emulated) {
        if (const QString title = emulatedTitle(drive); !title.isEmpty()) {
            return title;
        }
    }
    return drive.model.empty() ? unknownModel(drive) : drive.emulated ? sentence(drive.model) : plain(drive.model);
}

QString interfaceText(const Drive& drive) {
    const QString link = plain(drive.link);
    const QString speedUnit = QStringLiteral(" Gb/s");
    if (!link.endsWith(speedUnit)) {
        return link; // it says what it is the speed of: "PCIe 4.0 ×4"
    }
    bool isNumber = false;
    const double speed = link.chopped(speedUnit.size()).toDouble(&isNumber);
    constexpr QChar noBreakSpace(0x00a0);
    const QString number = isNumber ? QLocale().toString(speed, 'f', QLocale::FloatingPointShortest) : QString();
    const QString shown = isNumber ? number + noBreakSpace + speedUnit.trimmed() : link;
    switch (drive.bus) {
    case Bus::sata:
        return QStringLiteral("SATA ") + shown;
    case Bus::sas:
        return QStringLiteral("SAS ") + shown;
    case Bus::usb:
        return QStringLiteral("USB ") + shown;
    default:
        return shown;
    }
}

QString emulatedName(const Drive& drive) {
    const QString id = plain(drive.id.value);
    return id.mid(id.indexOf(QLatin1Char(':')) + 1);
}

ModelName modelName(const QString& title) {
    const auto open = title.lastIndexOf(QStringLiteral(" ("));
    return open > 0 && title.endsWith(QLatin1Char(')')) ? ModelName{title.left(open), title.mid(open + 2).chopped(1)}
                                                        : ModelName{title, {}};
}

QString rowName(const Drive& drive) {
    const QString title = modelText(drive);
    return drive.emulated ? modelName(title).name : title;
}

QStringList rowParts(const DriveEntry& entry) {
    const QString capacity = entry.drive.capacity_bytes ? capacityText(*entry.drive.capacity_bytes) : QString();
    const QString node = plain(entry.drive.node);
    const QString devices = QStringLiteral("/dev/");
    const QString place = entry.drive.emulated       ? isolated(emulatedName(entry.drive))
                          : node.startsWith(devices) ? isolated(node.mid(devices.size()))
                                                     : isolated(node);
    QStringList parts{capacity, place};
    if (const ModelName model = modelName(modelText(entry.drive)); entry.drive.emulated && !model.kind.isEmpty()) {
        parts = {model.kind, place}; // its name has the capacity
    }
    if (isSavedDrive(entry.drive.id)) {
        const QString made = savedDate(entry);
        parts = {capacity, made.isEmpty() ? DriveWords::tr("saved report") : made};
    } else if (entry.vanished) {
        parts << DriveWords::tr("disconnected");
    } else if (!entry.report && entry.error) {
        parts << shortReason(*entry.error);
    } else if (entry.report && entry.report->temperature_celsius.has()) {
        parts << temperatureText(*entry.report->temperature_celsius);
    } else if (entry.report && !entry.drive.emulated) {
        //: In the row of a drive, where others have their temperature.
        parts << DriveWords::tr("no temperature");
    }
    parts.removeAll(QString());
    return parts;
}

QString rowDetails(const DriveEntry& entry) {
    return joinedByDots(rowParts(entry));
}

QString identityLine(const DriveEntry& entry) {
    const Drive& drive = entry.drive;
    const QString made = savedDate(entry);
    QStringList parts;
    parts << (!made.isEmpty()          ? DriveWords::tr("saved report of %1").arg(made)
              : isSavedDrive(drive.id) ? DriveWords::tr("saved report")
              : drive.emulated         ? DriveWords::tr("emulated drive %1").arg(isolated(emulatedName(drive)))
                                       : isolated(plain(drive.node)));
    if (drive.capacity_bytes) {
        parts << capacityText(*drive.capacity_bytes);
    }
    if (isSavedDrive(drive.id)) {
        parts << isolated(
            plain(drive.id.value.substr(savedDrivePrefix.size())).section(QLatin1Char('/'), -1)); // the file
    } else if (!drive.emulated) {
        parts << isolated(busText(drive));
    } else if (modelText(drive) != plain(drive.model)) {
        parts << isolated(plain(drive.model));
    }
    if (!drive.firmware.empty()) {
        parts << DriveWords::tr("firmware %1").arg(isolated(plain(drive.firmware)));
    }
    return joinedByDots(parts);
}

QString rowAccessibleText(const DriveEntry& entry) {
    const Mark mark = markOf(entry);
    QStringList parts{rowName(entry.drive), rowDetails(entry), mark.word};
    if (entry.report && entry.report->life_left_percent.has()) {
        parts << DriveWords::tr("%1 life left").arg(percentText(*entry.report->life_left_percent));
    }
    return parts.join(QStringLiteral(", "));
}

Mark markOf(care::Verdict verdict) {
    switch (verdict) {
    case care::Verdict::healthy:
        return {Sign::check, Colour::good, {}, DriveWords::tr("Healthy")};
    case care::Verdict::attention:
        return {Sign::triangle,
                Colour::attention,
                {},
                //: A verdict: something about the drive wants to be looked at.
                DriveWords::tr("Attention")};
    case care::Verdict::failing:
        return {Sign::cross,
                Colour::failing,
                {},
                //: A verdict, as short as can be: the drive is about to fail.
                DriveWords::tr("Failing")};
    case care::Verdict::unknown:
        break;
    }
    return {Sign::question, Colour::neutral, {}, DriveWords::tr("Unknown")};
}

Mark markOf(care::Level level) {
    switch (level) {
    case care::Level::good:
        return {Sign::check, Colour::good, {}, DriveWords::tr("Good")};
    case care::Level::attention:
        return {Sign::triangle, Colour::attention, {}, DriveWords::tr("Attention")};
    case care::Level::failing:
        return {Sign::cross, Colour::failing, {}, DriveWords::tr("Failing")};
    case care::Level::info:
        break;
    }
    return {Sign::dash, Colour::neutral, {}, DriveWords::tr("For information")};
}

Mark markOf(const DriveEntry& entry) {
    if (entry.vanished) {
        return {Sign::unplugged, Colour::neutral, {}, DriveWords::tr("Disconnected")};
    }
    if (!entry.report) {
        if (entry.error && !entry.reading) {
            return markOfError(*entry.error);
        }
        return {Sign::dots, Colour::neutral, {}, DriveWords::tr("Reading")};
    }
    Mark mark = markOf(entry.assessment->verdict);
    const bool number =
        entry.report->life_left_percent.has() &&
        (entry.assessment->verdict == care::Verdict::healthy || entry.assessment->verdict == care::Verdict::attention);
    if (number) {
        mark.text = percentText(*entry.report->life_left_percent);
    } else if (entry.assessment->verdict == care::Verdict::failing) {
        mark.text = mark.word;
    }
    return mark;
}

QString readOnlyReason(const Drive& drive) {
    return isSavedDrive(drive.id) ? sentence(std::string(savedDriveIsReadOnly)) : QString();
}

QString mountText(const std::string& mount) {
    const QString whole = plain(mount);
    return whole.startsWith(QStringLiteral("emulated:")) ? whole.section(QLatin1Char('/'), -1) : whole;
}

QString sourceLine(const Provenance& provenance) {
    if (provenance.source.empty()) {
        return {};
    }
    constexpr QChar noBreakSpace(0x00a0);
    QString source = sentence(provenance.source);
    if (!source.isEmpty()) {
        source.front() = source.front().toUpper(); // it stands at the start of a line
    }
    if (provenance.raw.empty()) {
        return source;
    }
    QString value = numbersKept(groupedText(sentence(provenance.raw)));
    const std::string& unit = provenance.unit;
    if (!unit.empty() && unit.front() >= '0' && unit.front() <= '9') { // "32 MiB" against "°C"
        value +=
            QStringLiteral(" ×") + noBreakSpace + groupedText(sentence(unit)).replace(QLatin1Char(' '), noBreakSpace);
    } else if (!unit.empty()) {
        value += noBreakSpace + sentence(unit).replace(QLatin1Char(' '), noBreakSpace);
    }
    constexpr int tooShortForALine = 6; // "NVMe Percentage Used · 6"
    const QChar behind = value.size() <= tooShortForALine ? noBreakSpace : QLatin1Char(' ');
    return source + noBreakSpace + QChar(u'·') + behind + value;
}

QString confidenceText(Confidence confidence) {
    switch (confidence) {
    case Confidence::proven:
        return DriveWords::tr("proven on this drive or defined by a standard");
    case Confidence::rule:
        return DriveWords::tr("a rule for this family of drives");
    case Confidence::name:
        break;
    }
    return DriveWords::tr("only the attribute's name says so");
}

QString provenanceText(const Provenance& provenance) {
    QStringList lines;
    if (!provenance.source.empty()) {
        lines << DriveWords::tr("Source: %1").arg(sentence(provenance.source));
    }
    if (!provenance.raw.empty()) {
        lines << DriveWords::tr("Raw value: %1").arg(groupedText(sentence(provenance.raw)));
    }
    if (!provenance.unit.empty()) {
        lines << DriveWords::tr("Unit: %1").arg(groupedText(sentence(provenance.unit)));
    }
    if (!provenance.rule.empty()) {
        lines << DriveWords::tr("Rule: %1").arg(sentence(provenance.rule));
    }
    lines << DriveWords::tr("Certainty: %1").arg(confidenceText(provenance.confidence));
    return lines.join(QLatin1Char('\n'));
}

} // namespace trimwright::ui
