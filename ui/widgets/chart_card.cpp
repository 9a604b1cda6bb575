// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/chart_card.h"

#include "ui/widgets/chart_frame.h"
#include "ui/widgets/legend_key.h"

#include <QHBoxLayout>
#include <algorithm>
#include <memory>

namespace trimwright::ui {

ChartCard::ChartCard(const QString& title, QWidget* parent)
    : Card(title, parent),
      m_readout(new Text(TextSize::source, Colour::secondary)),
      m_headline(new Text(TextSize::headline, Colour::text)),
      m_note(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_chart(new TimeChart(title)),
      m_keys(new QWidget),
      m_legend(new QHBoxLayout(m_keys)) {
    body()->setSpacing(spacing::hair);
    m_readout->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    head()->setSpacing(spacing::medium);
    head()->addWidget(m_readout);
    body()->addWidget(m_headline);
    m_note->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    body()->addWidget(m_note);
    body()->addWidget(m_chart, 1);
    m_legend->setContentsMargins(0, 0, 0, 0);
    m_legend->setSpacing(0);
    body()->addWidget(m_keys);
    connect(m_chart, &TimeChart::cursorMoved, this, &ChartCard::showReadout);
}

void ChartCard::show(const HistoryWords& words, TimeChartContent content) {
    const bool unknown = words.headline == QStringLiteral("–");
    const bool nothing = unknown && !hasPoints(content); // one sentence in the place of the chart says it all
    if (nothing) {
        content.empty_text = words.note;
    }
    m_headline->setText(words.headline);
    m_headline->setVisible(!words.headline.isEmpty() && !nothing);
    m_headline->setAccessibleName(unknown ? tr("unknown") : words.headline);
    m_note->setText(nothing ? QString() : words.note);
    m_note->setVisible(!m_note->text().isEmpty());
    showLegend(content);
    m_chart->show(std::move(content));
    showReadout();
}

int ChartCard::upperHeight(int width) const {
    const QMargins margins = layout()->contentsMargins();
    return m_note->heightForWidth(width - margins.left() - margins.right());
}

void ChartCard::setUpperHeight(int height) {
    m_note->setMinimumHeight(height);
}

void ChartCard::showReadout() {
    m_readout->setText(m_chart->readout());
    m_readout->setVisible(!m_readout->text().isEmpty()); // else its gap is taken from the title
}

void ChartCard::showLegend(const TimeChartContent& content) {
    while (m_legend->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_legend->takeAt(0));
        delete item->widget();
    }
    const auto add = [this](LegendKey* key) { m_legend->addWidget(key); };
    const bool several = (content.series.size() > 1 || content.named) && hasPoints(content);
    bool incomplete = false;
    for (const TimeSeries& series : content.series) {
        if (several || (!series.range_name.isEmpty() && !series.points.empty())) {
            add(new LegendKey(series.colour, isBars(series) ? LegendKey::Shape::block : LegendKey::Shape::line,
                              series.name, series.style));
        }
        if (!series.range_name.isEmpty() && !series.points.empty()) {
            add(new LegendKey(Colour::accentBand, LegendKey::Shape::band, series.range_name, Qt::NoPen));
        }
        incomplete = incomplete || std::any_of(series.points.begin(), series.points.end(),
                                               [](const TimePoint& point) { return point.incomplete; });
    }
    if (incomplete && !several) { // else there is no room, and the sentence above says so
        add(new LegendKey(Colour::accent, LegendKey::Shape::paleBlock, tr("incomplete")));
    }
    if (content.band) {
        add(new LegendKey(Colour::neutralSoft, LegendKey::Shape::band, tr("forecast"), Qt::DotLine));
    }
    const auto has = [&content](bool diamond) {
        return std::any_of(content.marks.begin(), content.marks.end(),
                           [diamond](const TimeMark& mark) { return mark.diamond == diamond; });
    };
    if (has(false)) {
        add(new LegendKey(Colour::neutral, LegendKey::Shape::disc, tr("optimized")));
    }
    if (has(true)) {
        add(new LegendKey(Colour::neutral, LegendKey::Shape::diamond, tr("self-test")));
    }
    m_legend->addStretch(1);
    constexpr int margin = 2;
    m_keys->setMinimumHeight(QFontMetrics(chartFont()).height() + margin); // without keys too: plots of a row end alike
}

} // namespace trimwright::ui
