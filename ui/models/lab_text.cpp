// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/lab_text.h"

#include "ui/format.h"

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

std::vector<LabFact> labFacts(const emulator::LabStatus& status, const std::optional<emulator::WriteSpeed>& speed) {
    std::vector<LabFact> facts;
    if (speed) {
        facts.push_back({LabWords::tr("4 KB random write"), speedText(speed->megabytes_per_second),
                         LabWords::tr("new: %1").arg(speedText(speed->new_drive_megabytes_per_second))});
    } else {
        facts.push_back({LabWords::tr("4 KB random write"), QStringLiteral("–"), LabWords::tr("measuring…")});
    }
    const bool wrote = status.write_amplification > 0;
    facts.push_back({LabWords::tr("Write amplification"),
                     wrote ? decimals(status.write_amplification, 2) : QStringLiteral("–"),
                     wrote && speed && speed->write_amplification > 0
                         ? LabWords::tr("at present: %1").arg(decimals(speed->write_amplification, 2))
                         : QString()});
    facts.push_back({LabWords::tr("Blocks erased"), countText(status.erases),
                     LabWords::tr("wear: %1").arg(smallPercentText(status.wear_percent))});
    facts.push_back({LabWords::tr("Simulated so far"), secondsText(status.simulated_seconds),
                     LabWords::tr("time the drive was busy")});
    return facts;
}

LabUsage labUsage(const emulator::LabStatus& status, std::uint64_t capacityBytes) {
    LabUsage usage;
    if (capacityBytes == 0) {
        return usage;
    }
    const auto capacity = static_cast<double>(capacityBytes);
    const std::uint64_t kept = status.mapped_bytes > status.used_bytes ? status.mapped_bytes - status.used_bytes : 0;
    usage.files = std::clamp(static_cast<double>(status.used_bytes) / capacity, 0.0, 1.0);
    usage.kept = std::clamp(static_cast<double>(kept) / capacity, 0.0, 1 - usage.files);
    usage.free = std::max(0.0, 1 - usage.files - usage.kept);
    constexpr double worthTelling = 0.01;
    if (usage.kept < worthTelling) {
        usage.sentence = status.used_bytes == 0 && status.mapped_bytes == 0
                             ? LabWords::tr("The drive is empty and knows it.")
                             : LabWords::tr("The drive knows which of its space is free.");
    } else if (status.has_trim) {
        usage.sentence = LabWords::tr("No file needs %1 of what the drive still keeps as data. Optimize tells it so.")
                             .arg(bytesText(kept));
    } else {
        usage.sentence =
            LabWords::tr("No file needs %1 of what the drive still keeps as data, and it cannot be told: it "
                         "does not know TRIM.")
                .arg(bytesText(kept));
    }
    return usage;
}

QString labOutcomeText(const emulator::LabAction& action, const emulator::LabOutcome& outcome) {
    const QString title = sentence(std::string(action.title));
    if (outcome.cancelled) {
        return LabWords::tr("%1: cancelled after %2 of the drive's time. What was done stays done.")
            .arg(title, secondsText(outcome.simulated_seconds));
    }
    if (outcome.offered_bytes > 0) {
        return LabWords::tr("%1: %2 offered to the drive in %3 of its time.")
            .arg(title, bytesText(outcome.offered_bytes), secondsText(outcome.simulated_seconds));
    }
    return LabWords::tr("%1: done in %2 of the drive's time.").arg(title, secondsText(outcome.simulated_seconds));
}

PlotData measuredSpeedPlot(const emulator::WriteSpeed& speed) {
    PlotData data;
    data.name = LabWords::tr("Write speed, measured on a copy of the drive");
    data.x_title = LabWords::tr("simulated time");
    data.x_unit = QStringLiteral("s");
    data.y_title = LabWords::tr("write speed");
    data.y_unit = LabWords::tr("MB/s");
    PlotLine line{LabWords::tr("this drive"), Colour::line1, Qt::SolidLine, {}};
    for (const emulator::SpeedSample& sample : speed.series) {
        line.points.emplace_back(sample.seconds, sample.megabytes_per_second);
    }
    if (line.points.empty()) {
        return data;
    }
    const double end = line.points.back().x();
    const double fresh = speed.new_drive_megabytes_per_second;
    data.lines = {
        std::move(line),
        {LabWords::tr("a new drive, 4 KB at random"), Colour::muted, Qt::DotLine, {{0, fresh}, {end, fresh}}}};
    return data;
}

} // namespace trimwright::ui
