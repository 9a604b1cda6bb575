// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/drive_text.h"

#include "core/drive/saved_drive.h"
#include "core/emulator/drive_model.h"
#include "ui/format.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace trimwright::ui {
namespace {

struct DriveWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::DriveText)
};

QString joined(const QStringList& parts) {
    return parts.join(QStringLiteral(" · "));
}

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
        return {Sign::dash, Colour::neutral, {}, DriveWords::tr("No SMART")};
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

/// The name by which people know an emulated drive; empty if its model is not in the table (any more).
QString emulatedTitle(const Drive& drive) {
    const auto& models = emulator::driveModels();
    const auto found = std::find_if(models.begin(), models.end(), [&drive](const emulator::DriveModel& model) {
        return model.identity_model == drive.model && model.firmware == drive.firmware;
    });
    return found == models.end() ? QString() : sentence(found->title);
}

QString noticeTitle(const Error& error) {
    switch (error.code) {
    case Errc::permissionDenied:
        return DriveWords::tr("Health is locked");
    case Errc::asleep:
        return DriveWords::tr("The drive is asleep");
    case Errc::missingProgram:
        return DriveWords::tr("A program is missing");
    case Errc::unsupported:
        return DriveWords::tr("The drive tells no health");
    case Errc::timedOut:
        return DriveWords::tr("The drive did not answer");
    case Errc::invalidData:
        return DriveWords::tr("The drive's answer makes no sense");
    default:
        return DriveWords::tr("The health could not be read");
    }
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

QString rowDetails(const DriveEntry& entry) {
    QStringList parts;
    if (entry.drive.capacity_bytes) {
        parts << bytesText(*entry.drive.capacity_bytes);
    }
    if (isSavedDrive(entry.drive.id)) {
        parts << DriveWords::tr("saved report");
        return joined(parts);
    }
    const QString node = plain(entry.drive.node);
    const QString devices = QStringLiteral("/dev/");
    parts << (entry.drive.emulated       ? DriveWords::tr("emulated")
              : node.startsWith(devices) ? isolated(node.mid(devices.size()))
                                         : isolated(node));
    if (entry.vanished) {
        parts << DriveWords::tr("disconnected");
    } else if (entry.report && entry.report->temperature_celsius.has()) {
        parts << temperatureText(*entry.report->temperature_celsius);
    } else if (!entry.report && entry.error) {
        parts << shortReason(*entry.error);
    } else if (!entry.report && entry.reading) {
        parts << DriveWords::tr("reading…");
    }
    return joined(parts);
}

QString identityLine(const Drive& drive) {
    QStringList parts;
    parts << (isSavedDrive(drive.id) ? DriveWords::tr("saved report")
              : drive.emulated       ? DriveWords::tr("emulated drive")
                                     : isolated(plain(drive.node)));
    if (drive.capacity_bytes) {
        parts << bytesText(*drive.capacity_bytes);
    }
    if (isSavedDrive(drive.id)) {
        parts << isolated(plain(drive.id.value.substr(savedDrivePrefix.size()))); // the file
    } else if (!drive.emulated) {
        parts << isolated(busText(drive));
    } else if (modelText(drive) != plain(drive.model)) {
        parts << isolated(plain(drive.model));
    }
    if (!drive.firmware.empty()) {
        parts << DriveWords::tr("firmware %1").arg(isolated(plain(drive.firmware)));
    }
    return joined(parts);
}

QString rowAccessibleText(const DriveEntry& entry) {
    const Mark mark = markOf(entry);
    QStringList parts{modelText(entry.drive), rowDetails(entry), mark.word};
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
        return {Sign::dash, Colour::neutral, {}, DriveWords::tr("Disconnected")};
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

Notice noDrives(const QStringList& listingErrors, bool canAdd) {
    if (!listingErrors.isEmpty()) {
        return {Sign::triangle,
                Colour::attention,
                DriveWords::tr("The drives could not be listed"),
                listingErrors.join(QLatin1Char('\n')),
                {},
                Notice::Action::read};
    }
    return {Sign::dash,
            Colour::neutral,
            DriveWords::tr("No drives were found"),
            DriveWords::tr("Trimwright looked for NVMe, SATA, SAS, USB and MMC drives."),
            canAdd ? DriveWords::tr("Plug one in, or add an emulated drive to see what optimizing does.")
                   : DriveWords::tr("Plug one in; it appears here by itself."),
            Notice::Action::none};
}

Notice noticeOf(const DriveEntry& entry) {
    if (entry.vanished) {
        return {Sign::dash,
                Colour::attention,
                DriveWords::tr("The drive is no longer connected"),
                DriveWords::tr("It was listed before and the system does not show it any more."),
                DriveWords::tr("If you did not unplug it, check its cable or slot."),
                Notice::Action::none};
    }
    if (entry.report) {
        return {};
    }
    if (entry.reading || !entry.error) {
        return {Sign::dots, Colour::neutral, DriveWords::tr("Reading the drive…"), {}, {}, Notice::Action::none};
    }
    const Error& error = *entry.error;
    const Mark mark = markOfError(error);
    Notice notice{mark.sign, mark.colour, noticeTitle(error), sentence(error.message), sentence(error.advice), {}};
    if (error.code == Errc::asleep) {
        notice.action = Notice::Action::wakeAndRead;
        notice.text.clear(); // the title says it
        if (notice.advice.isEmpty()) {
            notice.advice = DriveWords::tr("Reading its health would start it up, so it was left alone.");
        }
    } else if (error.code != Errc::unsupported && error.code != Errc::permissionDenied) {
        notice.action = Notice::Action::read;
    }
    if (error.code == Errc::permissionDenied && !entry.set_up_command.empty()) {
        notice.advice =
            DriveWords::tr("Set up Trimwright's helper once; it asks for your password when it is needed. In the "
                           "folder of the source code:");
        notice.command = plain(entry.set_up_command);
        notice.action = Notice::Action::read;
    } else if (error.code == Errc::permissionDenied && notice.advice.isEmpty()) {
        notice.advice = DriveWords::tr("Start Trimwright with administrator rights to read the health of real drives.");
    }
    return notice;
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
    QString line = sentence(provenance.source);
    if (!provenance.raw.empty()) {
        line += QStringLiteral(" · ") + groupedText(sentence(provenance.raw));
        const std::string& unit = provenance.unit;
        if (!unit.empty()) {
            const bool multiplier = unit.front() >= '0' && unit.front() <= '9'; // "32 MiB" against "°C"
            const QChar noBreakSpace(0x00a0);
            line += multiplier ? QStringLiteral(" × ") : QString(noBreakSpace);
            line += groupedText(sentence(unit)).replace(QLatin1Char(' '), noBreakSpace);
        }
    }
    return line;
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
