// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/attribute_model.h"

#include "ui/format.h"
#include "ui/models/attribute_text.h"
#include "ui/models/cell_alignment.h"
#include "ui/models/csv.h"

#include <QStringList>
#include <algorithm>

namespace trimwright::ui {
namespace {

/// A threshold of 0 is none: nothing falls below it, and there is no state to tell.
QString noThreshold() {
    return QStringLiteral("–");
}

QString number(const std::optional<int>& value) {
    return value ? QString::number(*value) : QString();
}

QVariant sortNumber(const std::optional<int>& value) {
    return value ? *value : -1;
}

/// The worst first.
int rankOf(Sign sign) {
    return sign == Sign::cross ? 0 : sign == Sign::triangle ? 1 : sign == Sign::check ? 2 : 3;
}

bool isNumber(int column) {
    return column != AttributeModel::NameColumn && column != AttributeModel::MeaningColumn &&
           column != AttributeModel::StateColumn;
}

} // namespace

void AttributeModel::setReport(const HealthReport& report, const care::Assessment& assessment) {
    const std::vector<Attribute>& rows = report.attributes;
    const std::vector<Attribute>& before = m_report.attributes;
    const bool sameRows =
        report.protocol == m_report.protocol &&
        std::equal(rows.begin(), rows.end(), before.begin(), before.end(),
                   [](const Attribute& a, const Attribute& b) { return a.id == b.id && a.name == b.name; });
    if (!sameRows) {
        beginResetModel();
    }
    m_report = report;
    m_values.clear();
    m_marks.clear();
    for (const Attribute& item : m_report.attributes) {
        m_marks.push_back(markOf(item, assessment));
        m_values << (isLog() ? readingOf(item, m_report).value : toldText(item));
    }
    if (!sameRows) {
        endResetModel();
    } else if (rowCount() > 0) { // the selection stays
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    }
}

bool AttributeModel::columnHasContent(int column) const {
    for (int row = 0; row < rowCount(); ++row) {
        const QString cell = text(row, column);
        if (!cell.isEmpty() && cell != noThreshold()) {
            return true;
        }
    }
    return false;
}

int AttributeModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_report.attributes.size());
}

int AttributeModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

Mark AttributeModel::markOf(const Attribute& attribute, const care::Assessment& assessment) {
    if (attribute.failing_now) {
        return {Sign::cross, Colour::failing, tr("Failing"), tr("Below its threshold now")};
    }
    if (attribute.failed_before) {
        return {Sign::triangle, Colour::attention, tr("Failed before"), tr("Was below its threshold in the past")};
    }
    const care::Finding* finding = findingAbout(attribute, assessment);
    if (finding != nullptr && (finding->level == care::Level::attention || finding->level == care::Level::failing)) {
        Mark mark = ui::markOf(finding->level);
        mark.text = finding->level == care::Level::failing ? tr("Failing") : tr("Attention");
        mark.word = sentence(finding->text);
        return mark;
    }
    if (attribute.value && attribute.threshold.value_or(0) > 0) {
        return {Sign::check, Colour::good, tr("OK"), tr("Above its threshold")};
    }
    return {Sign::none, Colour::muted, {}, tr("The drive sets no threshold here")};
}

QString AttributeModel::text(int row, int column) const {
    const Attribute& attribute = this->attribute(row);
    const Mark& mark = m_marks[static_cast<std::size_t>(row)];
    switch (column) {
    case IdColumn:
        return attribute.id ? QString::number(*attribute.id) : QString();
    case NameColumn:
        return sentence(attribute.name);
    case ValueColumn:
        return number(attribute.value);
    case WorstColumn:
        return number(attribute.worst);
    case ThresholdColumn:
        return attribute.threshold == 0 ? noThreshold() : number(attribute.threshold);
    case RawColumn:
        return m_values.at(row);
    case StateColumn:
        return mark.sign == Sign::none ? noThreshold() : mark.text;
    case MeaningColumn:
        return sentence(attribute.meaning);
    default:
        return {};
    }
}

QVariant AttributeModel::sortValue(int row, int column) const {
    const Attribute& attribute = this->attribute(row);
    switch (column) {
    case IdColumn:
        return attribute.id ? static_cast<int>(*attribute.id) : -1;
    case ValueColumn:
        return sortNumber(attribute.value);
    case WorstColumn:
        return sortNumber(attribute.worst);
    case ThresholdColumn:
        return sortNumber(attribute.threshold);
    case RawColumn:
        return attribute.raw ? QVariant(static_cast<double>(*attribute.raw)) : QVariant(-1.0);
    case StateColumn:
        return rankOf(m_marks[static_cast<std::size_t>(row)].sign);
    default:
        return text(row, column);
    }
}

QVariant AttributeModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Mark& mark = m_marks[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::ToolTipRole:
        return index.column() == StateColumn ? mark.word : text(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return cellAlignment(isNumber(index.column()));
    case SortRole:
        return sortValue(index.row(), index.column());
    case MarkSignRole:
        return static_cast<int>(index.column() == StateColumn ? mark.sign : Sign::none);
    case MarkColourRole:
        return static_cast<int>(mark.colour);
    default:
        return {};
    }
}

QVariant AttributeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return cellAlignment(isNumber(section));
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const QStringList names{tr("ID"),    tr("Name"),      tr("Value"),
                            tr("Worst"), tr("Threshold"), isLog() ? tr("Value") : tr("Raw"),
                            tr("State"), tr("Meaning")};
    return names.value(section);
}

QString attributesCsv(const std::vector<Attribute>& attributes) {
    QString csv = QStringLiteral("id,name,value,worst,threshold,raw,raw_text,state,meaning\r\n");
    for (const Attribute& item : attributes) {
        const QString state = item.failing_now     ? QStringLiteral("failing")
                              : item.failed_before ? QStringLiteral("failed before")
                                                   : QString();
        const QStringList fields{item.id ? QString::number(*item.id) : QString(),
                                 csvField(plain(item.name)),
                                 number(item.value),
                                 number(item.worst),
                                 number(item.threshold),
                                 item.raw ? QString::number(static_cast<qulonglong>(*item.raw)) : QString(),
                                 csvField(plain(item.raw_text)),
                                 state,
                                 csvField(plain(item.meaning))};
        csv += fields.join(QLatin1Char(',')) + QStringLiteral("\r\n");
    }
    return csv;
}

} // namespace trimwright::ui
