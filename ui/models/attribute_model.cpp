// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/attribute_model.h"

#include "ui/format.h"
#include "ui/models/csv.h"

#include <QStringList>
#include <algorithm>

namespace trimwright::ui {
namespace {

QString number(const std::optional<int>& value) {
    return value ? QString::number(*value) : QString();
}

QVariant sortNumber(const std::optional<int>& value) {
    return value ? *value : -1;
}

} // namespace

void AttributeModel::setAttributes(std::vector<Attribute> attributes) {
    if (attributes == m_attributes) {
        return; // a reading that says the same again leaves the selection alone
    }
    const bool sameRows =
        std::equal(attributes.begin(), attributes.end(), m_attributes.begin(), m_attributes.end(),
                   [](const Attribute& a, const Attribute& b) { return a.id == b.id && a.name == b.name; });
    if (sameRows) {
        m_attributes = std::move(attributes);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        return;
    }
    beginResetModel();
    m_attributes = std::move(attributes);
    endResetModel();
}

bool AttributeModel::columnHasContent(int column) const {
    return std::any_of(m_attributes.begin(), m_attributes.end(),
                       [column](const Attribute& item) { return !text(item, column).isEmpty(); });
}

int AttributeModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_attributes.size());
}

int AttributeModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

Mark AttributeModel::markOf(const Attribute& attribute) {
    if (attribute.failing_now) {
        return {Sign::cross, Colour::failing, tr("Failing"), tr("Below its threshold now")};
    }
    if (attribute.failed_before) {
        return {Sign::triangle, Colour::attention, tr("Failed before"), tr("Was below its threshold in the past")};
    }
    if (attribute.value && attribute.threshold.value_or(0) > 0) {
        return {Sign::check, Colour::good, tr("OK"), tr("Above its threshold")};
    }
    return {Sign::none, Colour::muted, {}, tr("The drive sets no threshold here")};
}

QString AttributeModel::text(const Attribute& attribute, int column) {
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
        return number(attribute.threshold);
    case RawColumn:
        return sentence(attribute.raw_text);
    case StateColumn:
        return markOf(attribute).text;
    case MeaningColumn:
        return sentence(attribute.meaning);
    default:
        return {};
    }
}

QVariant AttributeModel::sortValue(const Attribute& attribute, int column) {
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
        return attribute.failing_now ? 0 : attribute.failed_before ? 1 : text(attribute, column).isEmpty() ? 3 : 2;
    default:
        return text(attribute, column);
    }
}

QVariant AttributeModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Attribute& item = attribute(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(item, index.column());
    case Qt::ToolTipRole:
        return index.column() == StateColumn ? markOf(item).word : text(item, index.column());
    case Qt::TextAlignmentRole: {
        const bool isNumber =
            index.column() != NameColumn && index.column() != MeaningColumn && index.column() != StateColumn;
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    case SortRole:
        return sortValue(item, index.column());
    case MarkSignRole:
        return static_cast<int>(index.column() == StateColumn ? markOf(item).sign : Sign::none);
    case MarkColourRole:
        return static_cast<int>(markOf(item).colour);
    default:
        return {};
    }
}

QVariant AttributeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = section != NameColumn && section != MeaningColumn && section != StateColumn;
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const QStringList names{tr("ID"),        tr("Name"), tr("Value"), tr("Worst"),
                            tr("Threshold"), tr("Raw"),  tr("State"), tr("Meaning")};
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
