// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab_speed_card.h"

#include "ui/format.h"
#include "ui/models/lab_session.h"
#include "ui/models/lab_text.h"
#include "ui/widgets/line_plot.h"
#include "ui/widgets/mark_label.h"
#include "ui/widgets/plot_menu.h"
#include "ui/widgets/run_line.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace trimwright::ui {
namespace {

constexpr int leastPlotHeight = 168;

} // namespace

LabSpeedCard::LabSpeedCard(QWidget* parent)
    : Card(tr("Write speed"), parent),
      m_time(new Text(TextSize::body, Colour::secondary)),
      m_plot(new LinePlot),
      m_run(new RunLine(tr("Progress of the action"))),
      m_messageLine(new QWidget),
      m_mark(new MarkLabel(MarkLabel::Look::shape)),
      m_message(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_clear(new QPushButton(tr("Clear"))) {
    m_time->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    head()->setSpacing(spacing::medium);
    head()->addWidget(m_time, 1);
    m_clear->setFlat(true);
    m_clear->setAccessibleName(tr("Clear the chart"));
    head()->addWidget(m_clear);
    head()->addSpacing(spacing::medium); // flat buttons reach into the room beside them
    head()->addWidget(new PlotMenu(m_plot));
    m_plot->setMinimumHeight(leastPlotHeight);
    body()->addWidget(m_plot, 1);
    auto* line = new QHBoxLayout(m_messageLine);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(6);
    line->addWidget(m_mark, 0, Qt::AlignTop);
    line->addWidget(m_message, 1);
    body()->addWidget(m_messageLine);
    body()->addWidget(m_run);
    connect(m_run, &RunLine::cancelRequested, this, &LabSpeedCard::cancelRequested);
    connect(m_clear, &QPushButton::clicked, this, &LabSpeedCard::clearRequested);
}

void LabSpeedCard::show(const LabSession& session) {
    const auto& activity = session.activity();
    m_run->setVisible(activity.has_value());
    if (activity) {
        m_messageLine->hide();
        const QString detail = activity->simulated_seconds > 0
                                   ? tr("%1 of its time in %2")
                                         .arg(secondsText(activity->simulated_seconds), secondsText(activity->seconds))
                                   : tr("The drive is being brought up…");
        m_run->show(activity->title, detail, activity->fraction, activity->cancelling);
    } else {
        showMessage(session);
    }
    const bool some = !session.timeline().steps().empty();
    m_clear->setVisible(some && !activity);
    constexpr double notNothing = 0.001;
    const double wall = session.timeline().wall_seconds + (activity ? activity->seconds : notNothing);
    const double simulated = session.timeline().simulatedSeconds();
    QString time;
    if (some && simulated > 0) { // what takes the drive no time says nothing here
        time = tr("simulated %1 in %2").arg(secondsText(simulated), secondsText(wall));
    } else if (!some && session.status()) {
        time = tr("measured on a copy");
    }
    m_time->setText(time);
}

void LabSpeedCard::showMessage(const LabSession& session) {
    const auto& message = session.message();
    const bool bad = message && message->bad;
    m_mark->setVisible(message.has_value());
    if (message) {
        m_mark->setMark(markOf(bad                ? care::Level::attention
                               : message->nothing ? care::Level::info
                                                  : care::Level::good));
    }
    m_message->setColour(bad ? Colour::attention : Colour::secondary);
    m_message->setText(message            ? (message->text + QLatin1Char(' ') + message->advice).trimmed()
                       : session.status() ? QString()
                                          : tr("The drive is being brought up…"));
    m_messageLine->setVisible(!m_message->text().isEmpty());
}

void LabSpeedCard::showTimeline(const LabSession& session, const std::optional<emulator::WriteSpeed>& measured) {
    m_plot->setEmptyText(session.unreadable()
                             ? tr("The drive cannot be read.")
                             : tr("Nothing was written yet. Age the drive, and its write speed appears here."));
    if (session.unreadable()) {
        m_plot->setData({});
        return;
    }
    const bool some = !session.timeline().steps().empty();
    if (!some && measured) {
        m_plot->setData(measuredSpeedPlot(*measured));
        return;
    }
    std::optional<double> fresh;
    std::vector<QPointF> now;
    if (measured) {
        fresh = measured->new_drive_megabytes_per_second;
        for (const emulator::SpeedSample& sample : measured->series) {
            now.emplace_back(sample.seconds, sample.megabytes_per_second);
        }
    }
    m_plot->setData(session.timeline().plot(fresh, session.busy() ? std::vector<QPointF>() : now));
}

} // namespace trimwright::ui
