// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/speed_card.h"

#include "ui/format.h"
#include "ui/models/lab_text.h"
#include "ui/widgets/line_plot.h"
#include "ui/widgets/mark_label.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <algorithm>
#include <cmath>

namespace trimwright::ui {
namespace {

/// Below this the difference is the measurement's own spread.
constexpr double leastGain = 1.05;
constexpr int chartHeight = 138; // the overview of an emulated drive fits the window as it opens

const std::optional<emulator::WriteSpeed>& known(const DriveSession& session) {
    return session.speed() ? session.speed() : session.speedBefore();
}

std::vector<QPointF> pointsOf(const emulator::WriteSpeed& speed) {
    std::vector<QPointF> points;
    for (const emulator::SpeedSample& sample : speed.series) {
        points.emplace_back(sample.seconds, sample.megabytes_per_second);
    }
    return points;
}

} // namespace

SpeedCard::SpeedCard(QWidget* parent)
    : Card(tr("Write speed · 4 KiB random, queue depth 16"), parent),
      m_figure(new Text(TextSize::figure, Colour::text)),
      m_gain(new Text(TextSize::strong, Colour::good)),
      m_verdictLine(new QWidget),
      m_mark(new MarkLabel(MarkLabel::Look::shape)),
      m_verdict(new Text(TextSize::lead, Colour::text, Text::Lines::wrapped)),
      m_optimize(new QPushButton(tr("Optimize it"))),
      m_remedy(new Text(TextSize::body, Colour::text, Text::Lines::wrapped)),
      m_note(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)) {
    body()->setSpacing(spacing::hair);
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::medium);
    line->addWidget(m_figure);
    line->addWidget(m_gain, 1);
    body()->addLayout(line);
    auto* verdict = new QHBoxLayout(m_verdictLine);
    verdict->setContentsMargins(0, 0, 0, 0);
    verdict->setSpacing(6);
    verdict->addWidget(m_mark);
    verdict->addWidget(m_verdict, 1);
    verdict->addWidget(m_optimize);
    body()->addWidget(m_verdictLine);
    m_optimize->setObjectName(QStringLiteral("optimizeSlowDrive"));
    connect(m_optimize, &QPushButton::clicked, this, &SpeedCard::optimizeRequested);
    body()->addWidget(m_remedy);
    body()->addWidget(m_note);
    body()->addStretch(1);
}

void SpeedCard::show(const DriveSession& session) {
    setFigure(session);
    setVerdict(session);
    setNote(session);
    setChart(session);
}

void SpeedCard::setFigure(const DriveSession& session) {
    const auto& now = session.speed();
    const auto& before = session.speedBefore();
    QString gain;
    if (now && before) {
        m_figure->setText(QStringLiteral("%1 → %2").arg(QLocale().toString(before->megabytes_per_second, 'f', 1),
                                                        speedText(now->megabytes_per_second)));
        const double factor = now->megabytes_per_second / std::max(before->megabytes_per_second, 0.01);
        if (factor >= leastGain) {
            gain = tr("%1 times as fast").arg(QLocale().toString(factor, 'f', 1));
        }
    } else {
        m_figure->setText(known(session) ? speedText(known(session)->megabytes_per_second) : QStringLiteral("–"));
    }
    m_gain->setText(gain);
    m_figure->setAccessibleName(
        now && before
            ? tr("%1 before, %2 now").arg(speedText(before->megabytes_per_second), speedText(now->megabytes_per_second))
            : m_figure->text());
}

void SpeedCard::setVerdict(const DriveSession& session) {
    const auto& now = session.speed();
    const bool shown = now && now->new_drive_megabytes_per_second > 0;
    m_verdictLine->setVisible(shown);
    const QString remedy = shown ? remedyText(session.remedy(), session.room()) : QString();
    m_remedy->setText(remedy);
    m_remedy->setVisible(!remedy.isEmpty());
    if (!shown) {
        return;
    }
    const double share = now->megabytes_per_second / now->new_drive_megabytes_per_second;
    const bool good = !session.slow();
    const Mark mark = markOf(good ? care::Level::good : care::Level::attention);
    m_mark->setMark(mark);
    m_verdict->setColour(mark.colour);
    m_verdict->setText(
        good ? tr("Writes like new.")
             : tr("Writes at %1 of a new drive's speed.").arg(percentText(static_cast<int>(std::lround(share * 100)))));
    m_optimize->setVisible(session.remedy() == SpeedRemedy::optimize && session.canOptimize());
}

void SpeedCard::setNote(const DriveSession& session) {
    if (!session.speedError().isEmpty()) {
        m_note->setText(session.speedError());
    } else if (session.measuring()) {
        m_note->setText(tr("Measuring on a copy of the drive…"));
    } else if (session.run().active) {
        m_note->setText(tr("It is measured again when the drive is optimized."));
    } else if (known(session)) {
        const emulator::WriteSpeed& speed = *known(session);
        const QString fresh = speedText(speed.new_drive_megabytes_per_second);
        m_note->setText(speed.write_amplification > 0
                            ? (tr("A new drive writes %1. Write amplification in the minute measured: %2.")
                                   .arg(fresh, QLocale().toString(speed.write_amplification, 'f', 2)) +
                               QLatin1Char(' ') + scatteredText(speed))
                                  .trimmed()
                            : tr("A new drive writes %1.").arg(fresh)); // a hard disk has no flash
    } else {
        m_note->setText(tr("Not measured yet."));
    }
}

/// Over simulated time: now, before the last run, and of a new drive.
PlotData SpeedCard::plotOf(const DriveSession& session) {
    PlotData data;
    const emulator::WriteSpeed& any = *known(session);
    constexpr double round = 10; // the axis ends at a number with a label
    const double end = any.series.empty() ? 60 : std::ceil(any.series.back().seconds / round) * round;
    const double fresh = any.new_drive_megabytes_per_second;
    data.name = tr("Write speed over one simulated minute");
    data.x_title = tr("simulated time");
    data.x_unit = QStringLiteral("s");
    data.y_title = tr("write speed");
    data.y_unit = tr("MB/s");
    data.lines.push_back({tr("a new drive"), Colour::borderStrong, Qt::SolidLine, {{0, fresh}, {end, fresh}}, true});
    if (session.speed()) {
        data.lines.push_back({tr("now"), Colour::accent, Qt::SolidLine, pointsOf(*session.speed())});
    }
    if (session.speedBefore()) {
        data.lines.push_back({tr("before"), Colour::attention, Qt::DashLine, pointsOf(*session.speedBefore())});
    }
    return data;
}

void SpeedCard::setChart(const DriveSession& session) {
    if (!known(session)) {
        if (m_chart != nullptr) {
            m_chart->hide();
        }
        m_drawn = nullptr;
        return;
    }
    const void* newest = known(session)->series.data();
    if (newest == m_drawn) {
        return;
    }
    m_drawn = newest;
    if (m_chart == nullptr) {
        m_chart = new LinePlot;
        m_chart->setFixedHeight(chartHeight);
        body()->insertWidget(body()->count() - 1, m_chart);
    }
    m_chart->setData(plotOf(session));
    m_chart->show();
}

} // namespace trimwright::ui
