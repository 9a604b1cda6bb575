// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/facts_card.h"

#include "ui/accessible.h"
#include "ui/format.h"
#include "ui/widgets/card_grid.h"
#include "ui/widgets/mark_label.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <algorithm>
#include <memory>

namespace trimwright::ui {
namespace {

constexpr int leastFactWidth = 122;

struct FactText {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::Facts)
};

class FactList {
  public:
    explicit FactList(const std::vector<std::string>& told) : m_told(told) {}

    void add(const QString& name, const QString& value, const QString& note = {}, const Provenance& provenance = {}) {
        const bool told = std::find(m_told.begin(), m_told.end(), provenance.source) != m_told.end();
        if (!value.isEmpty() && !told) {
            m_facts.push_back(
                {name, value, note, provenance.source.empty() ? QString() : provenanceText(provenance), {}});
        }
    }
    void count(const QString& name, const Figure<std::uint64_t>& figure) {
        if (figure.has()) {
            add(name, countText(*figure), {}, figure.provenance);
        }
    }
    void bytes(const QString& name, const Figure<std::uint64_t>& figure) {
        if (figure.has()) {
            add(name, bytesText(*figure), {}, figure.provenance);
        }
    }
    /// `past`: it said so when it was last there.
    void selfAssessment(std::optional<bool> passed, bool past) {
        if (passed) {
            Fact fact{FactText::tr("Its own verdict"),
                      *passed ? FactText::tr("Passed") : FactText::tr("Failed"),
                      {},
                      FactText::tr(
                          "The drive's own judgement of itself. It changes only very late; our findings stand apart."),
                      markOf(*passed ? care::Level::good : care::Level::failing)};
            if (past) {
                fact.mark.colour = Colour::neutral;
            }
            m_facts.push_back(fact);
        }
    }
    std::vector<Fact> take() { return std::move(m_facts); }

  private:
    const std::vector<std::string>& m_told; ///< Sources of what is shown elsewhere.
    std::vector<Fact> m_facts;
};

void addReport(FactList& list, const DriveEntry& entry) {
    const HealthReport& report = *entry.report;
    list.selfAssessment(report.self_assessment_passed, entry.vanished);
    const bool inRing = entry.assessment->verdict != care::Verdict::failing && !entry.vanished;
    if (report.life_left_percent.has() && !inRing) {
        list.add(FactText::tr("Life left"), percentText(*report.life_left_percent), {},
                 report.life_left_percent.provenance);
    }
    if (report.power_on_hours.has()) {
        list.add(FactText::tr("Power-on time"), hoursText(*report.power_on_hours), longTimeText(*report.power_on_hours),
                 report.power_on_hours.provenance);
    }
    list.count(FactText::tr("Power cycles"), report.power_cycles);
    list.count(FactText::tr("Unsafe shutdowns"), report.unsafe_shutdowns);
    list.bytes(FactText::tr("Host reads"), report.host_reads_bytes);
    list.bytes(FactText::tr("Flash writes"), report.nand_writes_bytes);
    if (report.write_amplification.has()) {
        list.add(FactText::tr("Write amplification"), QLocale().toString(*report.write_amplification, 'f', 2),
                 FactText::tr("over its life", "write amplification"), report.write_amplification.provenance);
    }
    if (report.spare_percent.has()) {
        list.add(FactText::tr("Spare blocks"), percentText(*report.spare_percent), {}, report.spare_percent.provenance);
    }
    list.count(FactText::tr("Media errors"), report.media_errors);
    list.count(FactText::tr("Reallocated sectors"), report.reallocated_sectors);
    list.count(FactText::tr("Pending sectors"), report.pending_sectors);
    list.count(FactText::tr("Uncorrectable"), report.uncorrectable_sectors);
    list.count(FactText::tr("Interface errors"), report.interface_crc_errors);
}

} // namespace

std::vector<Fact> factsOf(const DriveEntry& entry, const std::vector<std::string>& told) {
    FactList list(told);
    if (entry.report) {
        addReport(list, entry);
    }
    list.add(FactText::tr("Interface"), interfaceText(entry.drive)); // firmware and capacity are in the header
    return list.take();
}

FactsCard::FactsCard(QWidget* parent) : Card(tr("What the drive says"), parent), m_grid(new CardGrid) {
    m_grid->setUniform(true);
    m_grid->setSpacing(spacing::card);
    body()->addLayout(m_grid);
    body()->setSpacing(spacing::medium);
}

void FactsCard::show(std::vector<Fact> facts, const DriveEntry& entry) {
    setTitle(!entry.report    ? tr("What the system knows")
             : entry.vanished ? tr("What the drive said last")
                              : tr("What the drive says"));
    setVisible(!facts.empty());
    if (facts == m_facts) {
        return;
    }
    m_facts = std::move(facts);
    while (m_grid->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_grid->takeAt(0));
        delete item->widget();
    }
    std::vector<QWidget*> cells;
    int widest = leastFactWidth;
    for (const Fact& fact : m_facts) {
        cells.push_back(makeCell(fact));
        widest = std::max(widest, cells.back()->findChild<Text*>()->sizeHint().width()); // no name is cut off
    }
    for (QWidget* cell : cells) {
        m_grid->addCard(cell, widest);
    }
}

QWidget* FactsCard::makeCell(const Fact& fact) {
    auto* cell = new QWidget(this);
    auto* column = new QVBoxLayout(cell);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* name = new Text(TextSize::source, Colour::muted);
    name->setText(fact.name);
    column->addWidget(name);
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    if (fact.mark.sign != Sign::none) {
        auto* sign = new MarkLabel(MarkLabel::Look::shape, nullptr, 13);
        sign->setMark(fact.mark);
        line->addWidget(sign);
    }
    auto* value = new Text(TextSize::strong, Colour::text);
    value->setText(fact.value);
    line->addWidget(value, fact.note.isEmpty() ? 1 : 0);
    if (!fact.note.isEmpty()) {
        auto* note = new Text(TextSize::source, Colour::muted);
        note->setText(fact.note);
        line->addWidget(note, 1);
    }
    column->addLayout(line);
    cell->setToolTip(fact.tool_tip);
    const QString said = fact.name + QStringLiteral(": ") + fact.value;
    readAsOne(cell, fact.note.isEmpty() ? said : said + QStringLiteral(", ") + fact.note, fact.tool_tip);
    return cell;
}

} // namespace trimwright::ui
