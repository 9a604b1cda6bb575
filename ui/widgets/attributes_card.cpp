// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/attributes_card.h"

#include "ui/accessible.h"
#include "ui/format.h"
#include "ui/models/attribute_model.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/mark_label.h"

#include <QHBoxLayout>
#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

namespace trimwright::ui {
namespace {

constexpr std::size_t mostAttributes = 5;

/// The names of figuresOf(), the most telling first. What the cards above show as numbers already is not repeated.
constexpr std::array<std::string_view, 8> telling{"Available spare",  "Media errors",          "Reallocated sectors",
                                                  "Pending sectors",  "Uncorrectable sectors", "Unsafe shutdowns",
                                                  "Interface errors", "Flash writes"};

std::size_t rankOf(const HealthReport& report, const Attribute& attribute) {
    std::size_t rank = telling.size();
    for (const NamedFigure& figure : figuresFrom(report, attribute)) {
        const auto* const at = std::find(telling.begin(), telling.end(), std::string_view(figure.name));
        rank = std::min(rank, static_cast<std::size_t>(at - telling.begin()));
    }
    return rank;
}

} // namespace

std::vector<Attribute> attributesThatMatter(const HealthReport& report, std::size_t most) {
    struct Ranked {
        std::size_t rank;
        const Attribute* attribute;
    };
    std::vector<Ranked> ranked;
    for (const Attribute& attribute : report.attributes) {
        const bool bad = attribute.failing_now || attribute.failed_before;
        const std::size_t rank = bad ? 0 : 1 + rankOf(report, attribute);
        if (rank <= telling.size()) {
            ranked.push_back({rank, &attribute});
        }
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) { return a.rank < b.rank; });
    std::vector<Attribute> attributes;
    for (const Ranked& item : ranked) {
        if (attributes.size() < most) {
            attributes.push_back(*item.attribute);
        }
    }
    return attributes;
}

AttributesCard::AttributesCard(QWidget* parent)
    : Card(tr("Attributes that matter"), parent), m_rows(new QVBoxLayout), m_all(new LinkButton(tr("All"))) {
    m_all->setAccessibleName(tr("All attributes"));
    m_all->setToolTip(tr("Opens the SMART page"));
    head()->addWidget(m_all);
    m_rows->setSpacing(spacing::medium);
    body()->addLayout(m_rows);
    body()->addStretch(1);
    connect(m_all, &LinkButton::clicked, this, &AttributesCard::allRequested);
}

std::vector<Attribute> AttributesCard::show(const HealthReport& report) {
    std::vector<Attribute> attributes = attributesThatMatter(report, mostAttributes);
    setVisible(!attributes.empty());
    if (attributes == m_shown) {
        return m_shown;
    }
    m_shown = std::move(attributes);
    while (m_rows->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_rows->takeAt(0));
        delete item->widget();
    }
    for (const Attribute& attribute : m_shown) {
        addRow(attribute);
    }
    return m_shown;
}

void AttributesCard::addRow(const Attribute& attribute) {
    Mark mark = AttributeModel::markOf(attribute);
    const bool bad = attribute.failing_now || attribute.failed_before;
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(spacing::medium);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    auto* name = new Text(TextSize::strong, bad ? mark.colour : Colour::text);
    name->setText(attribute.id ? tr("%1 · %2").arg(*attribute.id).arg(sentence(attribute.name))
                               : sentence(attribute.name));
    words->addWidget(name);
    if (!attribute.meaning.empty()) {
        auto* meaning = new Text(TextSize::source, Colour::muted, Text::Lines::wrapped);
        meaning->setText(sentence(attribute.meaning));
        words->addWidget(meaning);
    }
    line->addLayout(words, 1);
    if (bad) {
        auto* pill = new MarkLabel(MarkLabel::Look::pill);
        pill->setMark(mark);
        line->addWidget(pill);
    }
    auto* raw = new Text(TextSize::strong, Colour::text);
    raw->setText(groupedText(sentence(attribute.raw_text)));
    raw->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    raw->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    line->addWidget(raw);
    const QString said = name->text() + QStringLiteral(": ") + raw->text();
    readAsOne(row, bad ? said + QStringLiteral(", ") + mark.word : said, sentence(attribute.meaning));
    m_rows->addWidget(row);
}

} // namespace trimwright::ui
