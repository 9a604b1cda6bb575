// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/attribute_detail.h"

#include "ui/format.h"
#include "ui/models/attribute_model.h"
#include "ui/models/drive_entry.h"
#include "ui/widgets/mark_label.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QStringList>

namespace trimwright::ui {
namespace {

QString numbersText(const Attribute& attribute) {
    QStringList lines;
    if (attribute.value) {
        lines << AttributeDetail::tr("Value now %1, worst so far %2")
                     .arg(*attribute.value)
                     .arg(attribute.worst ? QString::number(*attribute.worst) : QStringLiteral("–"));
    }
    if (attribute.threshold.value_or(0) > 0) {
        lines << (attribute.prefailure
                      ? AttributeDetail::tr("At or below %1 the drive expects to fail soon.").arg(*attribute.threshold)
                      : AttributeDetail::tr("At or below %1 the drive counts itself as worn out.")
                            .arg(*attribute.threshold));
    }
    return lines.join(QLatin1Char('\n'));
}

QString figuresText(const HealthReport& report, const Attribute& attribute) {
    QStringList blocks;
    for (const NamedFigure& figure : figuresFrom(report, attribute)) {
        const QString name = QCoreApplication::translate("trimwright::ui::Figures", figure.name);
        const QString how = figure.known ? provenanceText(figure.provenance) : sentence(figure.unknown_because);
        blocks << name + QLatin1Char('\n') + how;
    }
    return blocks.join(QStringLiteral("\n\n"));
}

} // namespace

AttributeDetail::AttributeDetail(QWidget* parent)
    : Card(tr("The selected attribute"), parent),
      m_name(new Text(TextSize::lead, Colour::text, Text::Lines::wrapped)),
      m_mark(new MarkLabel(MarkLabel::Look::shape, nullptr, 13)),
      m_state(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_meaning(new Text(TextSize::body, Colour::text, Text::Lines::wrapped)),
      m_raw(new Text(TextSize::title, Colour::text, Text::Lines::wrapped)),
      m_numbers(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_howTitle(new Text(TextSize::caption, Colour::secondary)),
      m_how(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)) {
    body()->addWidget(m_name);
    body()->addWidget(m_raw);
    auto* state = new QHBoxLayout;
    state->setSpacing(6);
    state->addWidget(m_mark);
    state->addWidget(m_state, 1);
    body()->addLayout(state);
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

void AttributeDetail::show(const Attribute& attribute, const HealthReport& report) {
    const QString told = sentence(attribute.name);
    const QString name = attribute.id ? tr("%1 · %2").arg(*attribute.id).arg(told) : told;
    m_name->setText(breakable(name));
    m_raw->setText(sentence(attribute.raw_text));
    m_raw->show();
    const Mark mark = AttributeModel::markOf(attribute);
    m_mark->setMark({mark.sign, mark.colour, {}, {}});
    m_mark->setVisible(mark.sign != Sign::none);
    m_state->setText(mark.word);
    m_state->setColour(mark.sign == Sign::none ? Colour::secondary : mark.colour);
    m_state->setVisible(attribute.id.has_value());
    m_meaning->setText(attribute.meaning.empty() ? tr("What the maker means by this is not known to us.")
                                                 : sentence(attribute.meaning));
    m_numbers->setText(numbersText(attribute));
    m_numbers->setVisible(!m_numbers->text().isEmpty());
    const QString how = figuresText(report, attribute);
    m_how->setText(how.isEmpty() ? tr("Shown as the drive reports it; no figure of the overview rests on it.") : how);
    m_how->show();
    m_howTitle->show();
    setAccessibleDescription(name + QStringLiteral(". ") + m_meaning->text());
}

void AttributeDetail::showNothing() {
    m_name->setText(tr("Select a row to see what it means."));
    for (QWidget* part : std::initializer_list<QWidget*>{m_raw, m_mark, m_state, m_numbers, m_how, m_howTitle}) {
        part->hide();
    }
    m_meaning->clear();
}

} // namespace trimwright::ui
