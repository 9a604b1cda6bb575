// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/chart_card.h"

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
      m_legend(new QHBoxLayout) {
    body()->setSpacing(spacing::hair);
    m_readout->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    head()->setSpacing(spacing::medium);
    head()->addWidget(m_readout);
    body()->addWidget(m_headline);
    body()->addWidget(m_note);
    body()->addWidget(m_chart, 1);
    m_legend->setSpacing(0);
    body()->addLayout(m_legend);
    connect(m_chart, &TimeChart::cursorMoved, this, &ChartCard::showReadout);
}

void ChartCard::show(const HistoryWords& words, TimeChartContent content) {
    m_headline->setText(words.headline);
    m_headline->setVisible(!words.headline.isEmpty());
    m_headline->setAccessibleName(words.headline == QStringLiteral("–") ? tr("unknown") : words.headline);
    m_note->setText(words.note);
    m_note->setVisible(!words.note.isEmpty());
    showLegend(content);
    m_chart->show(std::move(content));
    showReadout();
}

void ChartCard::showReadout() {
    m_readout->setText(m_chart->readout());
}

void ChartCard::showLegend(const TimeChartContent& content) {
    while (m_legend->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_legend->takeAt(0));
        delete item->widget();
    }
    const auto add = [this](LegendKey* key) { m_legend->addWidget(key); };
    if (content.series.size() > 1) {
        for (const TimeSeries& series : content.series) {
            const bool bars = series.look == TimeSeries::Look::bars;
            add(new LegendKey(series.colour, bars ? LegendKey::Shape::block : LegendKey::Shape::line, series.name,
                              series.style));
        }
    }
    if (content.band) {
        add(new LegendKey(Colour::neutral, LegendKey::Shape::line, tr("forecast"), Qt::DotLine));
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
}

} // namespace trimwright::ui
