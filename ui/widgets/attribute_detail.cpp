// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/attribute_detail.h"

#include "ui/format.h"
#include "ui/models/attribute_model.h"
#include "ui/models/attribute_text.h"
#include "ui/widgets/mark_label.h"

#include <QHBoxLayout>
#include <QStringList>
#include <utility>

namespace trimwright::ui {
AttributeDetail::AttributeDetail(QWidget* parent)
    : Card({}, parent),
      m_name(new Text(TextSize::lead, Colour::text, Text::Lines::wrapped)),
      m_mark(new MarkLabel(MarkLabel::Look::shape)),
      m_state(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_adviceMark(new MarkLabel(MarkLabel::Look::shape)),
      m_advice(new Text(TextSize::body, Colour::attention, Text::Lines::wrapped)),
      m_meaning(new Text(TextSize::body, Colour::text, Text::Lines::wrapped)),
      m_value(new Text(TextSize::title, Colour::text, Text::Lines::wrapped)),
      m_raw(new Text(TextSize::source, Colour::muted, Text::Lines::wrapped)),
      m_numbers(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_howTitle(new Text(TextSize::caption, Colour::secondary)),
      m_how(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)) {
    body()->addWidget(m_name);
    body()->addWidget(m_value);
    body()->addWidget(m_raw);
    for (const auto& [mark, text] : {std::pair(m_mark, m_state), std::pair(m_adviceMark, m_advice)}) {
        auto* line = new QHBoxLayout;
        line->setSpacing(6);
        line->addWidget(mark, 0, Qt::AlignTop);
        line->addWidget(text, 1);
        body()->addLayout(line);
    }
    body()->addWidget(m_meaning);
    body()->addWidget(m_numbers);
    body()->addSpacing(spacing::small);
    body()->addWidget(m_howTitle);
    body()->addWidget(m_how);
    body()->addStretch(1);
    m_howTitle->setText(tr("How do we know this?"));
    m_how->setTextInteractionFlags(Qt::TextSelectableByMouse);
    showNothing();
}

void AttributeDetail::show(const Attribute& attribute, const HealthReport& report, const care::Assessment& assessment) {
    setTitle(attribute.id ? tr("Attribute %1").arg(*attribute.id) : tr("The selected entry"));
    const QString name = sentence(attribute.name);
    m_name->setText(breakable(name));
    const AttributeReading reading = readingOf(attribute, report);
    m_value->setText(reading.value);
    m_value->show();
    QStringList beside;
    if (report.power_on_hours.has() && restsOn(report.power_on_hours.provenance.source, attribute)) {
        beside << longTimeText(*report.power_on_hours);
    }
    beside << (reading.raw.isEmpty() ? QString() : tr("Raw value: %1").arg(reading.raw));
    beside.removeAll({});
    m_raw->setText(beside.join(QStringLiteral(" · ")));
    m_raw->setVisible(!beside.isEmpty());
    showStates(attribute, assessment);
    m_meaning->setText(attribute.meaning.empty() ? tr("What the maker means by this is not known to us.")
                                                 : sentence(attribute.meaning));
    m_numbers->setText(normalizedText(attribute));
    m_numbers->setVisible(!m_numbers->text().isEmpty());
    const QString how = figuresText(attribute, report);
    m_how->setText(how.isEmpty() ? tr("Shown as the drive reports it; no figure of the overview rests on it.") : how);
    m_how->show();
    m_howTitle->show();
    setAccessibleDescription(name + QStringLiteral(". ") + m_meaning->text());
}

/// What the drive says about the row and what we advise, apart.
void AttributeDetail::showStates(const Attribute& attribute, const care::Assessment& assessment) {
    const Mark mark = AttributeModel::markOf(attribute);
    m_mark->setMark({mark.sign, mark.colour, {}, {}});
    m_mark->setVisible(mark.sign != Sign::none);
    m_state->setText(mark.word);
    m_state->setColour(mark.sign == Sign::none ? Colour::secondary : mark.colour);
    m_state->setVisible(attribute.id.has_value());
    const care::Finding* finding = findingAbout(attribute, assessment);
    const bool adds = finding != nullptr && !attribute.failing_now;
    m_adviceMark->setVisible(adds);
    m_advice->setVisible(adds);
    if (adds) {
        const Mark ours = ui::markOf(finding->level);
        m_adviceMark->setMark({ours.sign, ours.colour, {}, {}});
        m_advice->setColour(ours.colour);
        m_advice->setText(sentence(finding->text));
    }
}

void AttributeDetail::showNothing() {
    setTitle({});
    m_name->setText(tr("Select a row to see what it means."));
    for (QWidget* part : std::initializer_list<QWidget*>{m_value, m_raw, m_mark, m_state, m_adviceMark, m_advice,
                                                         m_numbers, m_how, m_howTitle}) {
        part->hide();
    }
    m_meaning->clear();
}

} // namespace trimwright::ui
