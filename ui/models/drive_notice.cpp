// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/format.h"
#include "ui/models/drive_text.h"

#include <QCoreApplication>

namespace trimwright::ui {
namespace {

struct NoticeWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::DriveText)
};

QString noticeTitle(const Error& error) {
    switch (error.code) {
    case Errc::permissionDenied:
        return NoticeWords::tr("Health is locked");
    case Errc::asleep:
        return NoticeWords::tr("The drive is asleep");
    case Errc::missingProgram:
        return NoticeWords::tr("A program is missing");
    case Errc::unsupported:
        return NoticeWords::tr("Its health cannot be read");
    case Errc::timedOut:
        return NoticeWords::tr("The drive did not answer");
    case Errc::invalidData:
        return NoticeWords::tr("The drive’s answer makes no sense");
    default:
        return NoticeWords::tr("The health could not be read");
    }
}

QString setUpAdvice() {
    return NoticeWords::tr("Set up Trimwright’s helper once; it asks for your password when it is needed. In the "
                           "folder of the source code:");
}

} // namespace

Notice noDrives(const QStringList& listingErrors, bool canAdd) {
    if (!listingErrors.isEmpty()) {
        return {Sign::triangle,
                Colour::attention,
                NoticeWords::tr("The drives could not be listed"),
                listingErrors.join(QLatin1Char('\n')),
                {},
                Notice::Action::read};
    }
    return {Sign::drive,
            Colour::neutral,
            NoticeWords::tr("No drives were found"),
            NoticeWords::tr("Trimwright looked for NVMe, SATA, SAS, USB and MMC drives."),
            canAdd ? NoticeWords::tr("Plug one in, or add an emulated drive to see what optimizing does.")
                   : NoticeWords::tr("Plug one in; it appears here by itself."),
            canAdd ? Notice::Action::addEmulated : Notice::Action::read};
}

Notice helperMissing(const QString& command) {
    return {Sign::lock,
            Colour::neutral,
            NoticeWords::tr("Optimizing needs Trimwright’s helper"),
            NoticeWords::tr("Only an administrator may optimize, and the helper that asks for the password is not set "
                            "up."),
            setUpAdvice(),
            Notice::Action::none,
            command};
}

Notice noticeOf(const DriveEntry& entry) {
    if (entry.vanished) {
        return {Sign::unplugged,
                Colour::attention,
                NoticeWords::tr("The drive is no longer connected"),
                NoticeWords::tr("It was listed before and the system does not show it any more."),
                NoticeWords::tr("If you did not unplug it, check its cable or slot."),
                Notice::Action::none};
    }
    if (entry.report) {
        return {};
    }
    if (entry.reading || !entry.error) {
        return {Sign::dots, Colour::neutral, NoticeWords::tr("Reading the drive…"), {}, {}, Notice::Action::none};
    }
    const Error& error = *entry.error;
    const Mark mark = markOf(entry);
    Notice notice{mark.sign,
                  mark.colour,
                  noticeTitle(error),
                  sentence(error.message),
                  sentence(error.advice),
                  error.code == Errc::asleep        ? Notice::Action::wakeAndRead
                  : error.code == Errc::unsupported ? Notice::Action::none
                                                    : Notice::Action::read,
                  plain(entry.set_up_command)};
    if (error.code == Errc::asleep) {
        notice.text.clear(); // the title says it
    }
    if (error.code == Errc::asleep && notice.advice.isEmpty()) {
        notice.advice = NoticeWords::tr("Reading its health would start it up, so it was left alone.");
    } else if (error.code == Errc::permissionDenied && !notice.command.isEmpty()) {
        notice.text = NoticeWords::tr("Only an administrator may read a drive’s health.");
        notice.advice = setUpAdvice();
    } else if (error.code == Errc::permissionDenied && notice.advice.isEmpty()) {
        notice.advice = NoticeWords::tr("Try again and enter the password of an administrator.");
    } else if (error.code == Errc::unsupported && entry.drive.bus == Bus::usb && !entry.drive.node.empty()) {
        // The adapter is in the way: what the drive itself could tell is not known.
        notice.title = NoticeWords::tr("The drive’s health cannot be reached");
        notice.advice = NoticeWords::tr("Connect the drive without its USB adapter, or try in a terminal (instead of "
                                        "sat also sntjmicron, sntasmedia or sntrealtek):");
        notice.command = QStringLiteral("sudo smartctl -d sat -a ") + plain(entry.drive.node);
    }
    return notice;
}

} // namespace trimwright::ui
