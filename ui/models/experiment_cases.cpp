// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/experiment_cases.h"

#include "ui/format.h"
#include "ui/models/cell_alignment.h"
#include "ui/models/experiment_text.h"
#include "ui/models/plot.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace trimwright::ui {
namespace {

constexpr std::size_t mostFigures = 4;

/// The element whose `name` is `key`; added where there is none.
template <class T>
std::size_t placeOf(std::vector<T>& all, std::string T::*name, const std::string& key) {
    const auto found = std::ranges::find(all, key, name);
    if (found != all.end()) {
        return static_cast<std::size_t>(found - all.begin());
    }
    T made;
    made.*name = key;
    all.push_back(std::move(made));
    return all.size() - 1;
}

/// Long titles stand on two lines, broken as near to the middle as words allow.
QString onTwoLines(QString title) {
    constexpr int shortEnough = 12;
    if (title.size() <= shortEnough) {
        return title;
    }
    qsizetype best = -1;
    for (qsizetype at = title.indexOf(QLatin1Char(' ')); at >= 0; at = title.indexOf(QLatin1Char(' '), at + 1)) {
        if (best < 0 || std::abs(2 * at - title.size()) < std::abs(2 * best - title.size())) {
            best = at;
        }
    }
    return best < 0 ? title : title.replace(best, 1, QLatin1Char('\n'));
}

} // namespace

bool ExperimentCases::fit(const std::vector<emulator::ExperimentRow>& rows) {
    std::set<std::string> metrics;
    std::set<std::pair<std::string, std::string>> cells;
    for (const emulator::ExperimentRow& row : rows) {
        metrics.insert(row.metric);
        if (row.published || !row.note.empty() || !cells.emplace(row.state, row.metric).second) {
            return false;
        }
    }
    return !rows.empty() && metrics.size() <= mostFigures;
}

void ExperimentCases::setRows(const std::vector<emulator::ExperimentRow>& rows) {
    beginResetModel();
    m_figures.clear();
    m_cases.clear();
    for (const emulator::ExperimentRow& row : rows) {
        const std::size_t figure = placeOf(m_figures, &Figure::metric, row.metric);
        m_figures[figure].unit = row.unit;
        Case& one = m_cases[placeOf(m_cases, &Case::state, row.state)];
        one.values.resize(std::max(one.values.size(), figure + 1));
        one.values[figure] = row.emulated;
    }
    for (std::size_t figure = 0; figure < m_figures.size(); ++figure) {
        measure(figure);
    }
    endResetModel();
}

/// Three digits of the largest figure, and two of the smallest at least.
void ExperimentCases::measure(std::size_t figure) {
    double smallest = 0;
    double largest = 0;
    for (Case& one : m_cases) {
        one.values.resize(m_figures.size());
        if (const auto& value = one.values[figure]; value && *value > 0) {
            smallest = smallest > 0 ? std::min(smallest, *value) : *value;
            largest = std::max(largest, *value);
        }
    }
    m_figures[figure].largest = largest;
    m_figures[figure].decimals = std::max(figureDecimals(largest), figureDecimals(smallest) - 1);
}

int ExperimentCases::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cases.size());
}

int ExperimentCases::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_figures.size()) + 1;
}

std::optional<double> ExperimentCases::value(const QModelIndex& index) const {
    return m_cases[static_cast<std::size_t>(index.row())].values[static_cast<std::size_t>(index.column() - 1)];
}

QString ExperimentCases::text(const QModelIndex& index) const {
    if (index.column() == caseColumn) {
        return capitalized(sentence(m_cases[static_cast<std::size_t>(index.row())].state));
    }
    const auto shown = value(index);
    return shown ? decimalText(*shown, m_figures[static_cast<std::size_t>(index.column() - 1)].decimals) : QString();
}

QVariant ExperimentCases::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const bool figure = index.column() != caseColumn;
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::AccessibleTextRole:
        return figure ? QStringLiteral("%1: %2").arg(title(m_figures[static_cast<std::size_t>(index.column() - 1)]),
                                                     text(index))
                      : text(index);
    case Qt::TextAlignmentRole:
        return cellAlignment(figure);
    case ShareRole: {
        const auto shown = figure ? value(index) : std::nullopt;
        const double largest = figure ? m_figures[static_cast<std::size_t>(index.column() - 1)].largest : 0;
        return shown && *shown >= 0 && largest > 0 ? QVariant(*shown / largest) : QVariant();
    }
    default:
        return {};
    }
}

/// A ratio needs no unit.
QString ExperimentCases::title(const Figure& figure) const {
    const QString name = capitalized(sentence(figure.metric));
    return figure.unit.empty() || figure.unit == "×" ? name : QStringLiteral("%1, %2").arg(name, sentence(figure.unit));
}

QVariant ExperimentCases::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section > static_cast<int>(m_figures.size())) {
        return {};
    }
    const bool figure = section != caseColumn;
    if (role == Qt::TextAlignmentRole) {
        return cellAlignment(figure);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    if (!figure) {
        return tr("Case");
    }
    const Figure& shown = m_figures[static_cast<std::size_t>(section - 1)];
    return role == Qt::DisplayRole ? onTwoLines(title(shown)) : title(shown);
}

} // namespace trimwright::ui
