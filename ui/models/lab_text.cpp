// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/lab_text.h"

#include "ui/format.h"
#include "ui/models/speed_remedy.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace trimwright::ui {
namespace {

struct LabWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::Lab)
};

std::vector<const emulator::LabAction*> actionsThat(bool restore) {
    std::vector<const emulator::LabAction*> chosen;
    for (const emulator::LabAction& action : emulator::labActions()) {
        if (action.restores == restore && action.key != "self-test") {
            chosen.push_back(&action);
        }
    }
    return chosen;
}

QString decimals(double value, int digits) {
    return QLocale().toString(value, 'f', digits);
}

/// A bit of wear is not none: "0.08 %".
QString smallPercentText(double percent) {
    return isolated(decimals(percent, percent < 1 ? 2 : percent < 10 ? 1 : 0) + QChar(0x00a0) + QLatin1Char('%'));
}

} // namespace

QString policyText(const emulator::HostPolicy& policy) {
    if (policy.trims_weekly && policy.trims_on_delete) {
        return LabWords::tr("Sends TRIM when files are deleted and once a week.");
    }
    if (policy.trims_weekly) {
        return LabWords::tr("Sends TRIM for all free space once a week, and when it formats.");
    }
    return policy.trims_on_delete ? LabWords::tr("Sends TRIM when files are deleted and when it formats.")
                                  : LabWords::tr("Never sends TRIM.");
}

std::vector<const emulator::LabAction*> ageingActions() {
    return actionsThat(false);
}

std::vector<const emulator::LabAction*> restoringActions() {
    return actionsThat(true);
}

const emulator::LabAction* findLabAction(const std::string& key) {
    const auto all = emulator::labActions();
    const auto found = std::ranges::find(all, key, &emulator::LabAction::key);
    return found == all.end() ? nullptr : &*found;
}

std::vector<LabFact> labFacts(const emulator::LabStatus& status, const std::optional<emulator::WriteSpeed>& speed,
                              bool flash) {
    std::vector<LabFact> facts;
    const QString none = QStringLiteral("–");
    facts.push_back({LabWords::tr("4 KB random write"), speed ? speedText(speed->megabytes_per_second) : none,
                     speed ? LabWords::tr("new: %1").arg(speedText(speed->new_drive_megabytes_per_second))
                           : LabWords::tr("measuring…")});
    if (flash) {
        const bool wrote = status.write_amplification > 0;
        facts.push_back({LabWords::tr("Write amplification"), wrote ? decimals(status.write_amplification, 2) : none,
                         !wrote ? QString()
                         : speed && speed->write_amplification > 0
                             ? LabWords::tr("over its life · in the minute measured: %1")
                                   .arg(decimals(speed->write_amplification, 2))
                             : LabWords::tr("over its life", "write amplification")});
        facts.push_back({LabWords::tr("Blocks erased"), countText(status.erases),
                         LabWords::tr("wear: %1").arg(smallPercentText(status.wear_percent))});
    }
    //: How long the emulated drive has worked in all, in its own time.
    facts.push_back({LabWords::tr("Busy so far"), secondsText(status.simulated_seconds), {}});
    return facts;
}

namespace {

/// What the shares of the capacity mean, where there is flash to tell about.
QString usageSentence(const emulator::LabStatus& status, std::uint64_t keptBytes, bool worthTelling) {
    if (!worthTelling) {
        if (status.used_bytes == 0 && status.mapped_bytes == 0) {
            return LabWords::tr("The drive is empty and knows it.");
        }
        return status.has_trim ? LabWords::tr("The drive knows which of its space is free.")
                               : LabWords::tr("Nothing was deleted that the drive still keeps.");
    }
    const QString kept = bytesText(keptBytes);
    return status.has_trim
               ? LabWords::tr("The drive still keeps %1 that no file needs. Optimize tells it so.").arg(kept)
               : LabWords::tr("The drive still keeps %1 that no file needs, and it cannot be told: it does not know "
                              "TRIM.")
                     .arg(kept);
}

} // namespace

LabUsage labUsage(const emulator::LabStatus& status, std::uint64_t capacityBytes, bool flash) {
    LabUsage usage;
    if (capacityBytes == 0) {
        return usage;
    }
    const auto capacity = static_cast<double>(capacityBytes);
    usage.files = std::clamp(static_cast<double>(status.used_bytes) / capacity, 0.0, 1.0);
    if (!flash) {
        usage.free = 1 - usage.files;
        usage.sentence = LabWords::tr("This drive has no flash: it writes to magnetic disks, where nothing has to be "
                                      "erased first. So it needs no TRIM and does not age like an SSD.");
        return usage;
    }
    const std::uint64_t kept = status.mapped_bytes > status.used_bytes ? status.mapped_bytes - status.used_bytes : 0;
    usage.kept = std::clamp(static_cast<double>(kept) / capacity, 0.0, 1 - usage.files);
    usage.free = std::max(0.0, 1 - usage.files - *usage.kept);
    constexpr double worthTelling = 0.01;
    usage.sentence = usageSentence(status, kept, *usage.kept >= worthTelling);
    return usage;
}

QString scatteredText(const emulator::WriteSpeed& speed) {
    constexpr double most = 0.5;
    constexpr double fewCopies = 1.5;
    return isSlow(speed) && speed.overflow_share > most && speed.write_amplification < fewCopies
               ? LabWords::tr("Not copying makes it slow, but its full table of scattered pages.")
               : QString();
}

QString optimizeObstacle(const emulator::LabStatus& status, bool flash) {
    if (!flash) {
        return LabWords::tr("A hard disk needs no TRIM.");
    }
    if (status.has_trim) {
        return {};
    }
    return status.has_update ? LabWords::tr("This drive knows TRIM only after its firmware update.")
                             : LabWords::tr("This drive does not know TRIM. Only a secure erase makes it fast again.");
}

QString labOutcomeText(const emulator::LabAction& action, const emulator::LabOutcome& outcome) {
    const QString title = sentence(std::string(action.title));
    if (outcome.cancelled) {
        return LabWords::tr("%1: cancelled after %2 of the drive's time. What was done stays done.")
            .arg(title, secondsText(outcome.simulated_seconds));
    }
    switch (outcome.nothing) {
    case emulator::NothingDone::full:
        return LabWords::tr("%1: nothing was written. 95 % of the filesystem is in use already.").arg(title);
    case emulator::NothingDone::noFiles:
        return LabWords::tr("%1: nothing changed. There are no files.").arg(title);
    case emulator::NothingDone::wornOut:
        return LabWords::tr("%1: nothing was written. The drive is worn out and takes no more.").arg(title);
    case emulator::NothingDone::no:
        break;
    }
    if (outcome.offered_bytes > 0) {
        return LabWords::tr("%1: %2 offered to the drive in %3 of its time.")
            .arg(title, bytesText(outcome.offered_bytes), secondsText(outcome.simulated_seconds));
    }
    constexpr double worthTelling = 0.05;
    if (outcome.simulated_seconds < worthTelling) {
        return LabWords::tr("%1: done.").arg(title);
    }
    return LabWords::tr("%1: done. The drive was busy for %2.").arg(title, secondsText(outcome.simulated_seconds));
}

PlotData measuredSpeedPlot(const emulator::WriteSpeed& speed) {
    PlotData data;
    data.name = LabWords::tr("Write speed, measured on a copy of the drive");
    data.x_title = LabWords::tr("simulated time");
    data.x_unit = QStringLiteral("s");
    data.y_title = LabWords::tr("write speed");
    data.y_unit = LabWords::tr("MB/s");
    const double newDrive = speed.new_drive_megabytes_per_second;
    PlotLine line{LabWords::tr("this drive"), Colour::line1, Qt::SolidLine, {}};
    PlotLine fresh{LabWords::tr("a new drive, 4 KB at random"), Colour::muted, Qt::DotLine, {}};
    for (const emulator::SpeedSample& sample : speed.series) {
        line.points.emplace_back(sample.seconds, sample.megabytes_per_second);
        fresh.points.emplace_back(sample.seconds, newDrive);
    }
    if (!line.points.empty()) { // the drive's own is drawn over the one it is compared with
        data.lines = {std::move(fresh), std::move(line)};
    }
    return data;
}

} // namespace trimwright::ui
