// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/self_test_log_model.h"

#include "ui/format.h"
#include "ui/models/attribute_model.h"
#include "ui/models/cell_alignment.h"

#include <QStringList>

namespace trimwright::ui {

static_assert(static_cast<int>(SelfTestLogModel::MarkSignRole) == static_cast<int>(AttributeModel::MarkSignRole) &&
              static_cast<int>(SelfTestLogModel::MarkColourRole) == static_cast<int>(AttributeModel::MarkColourRole));

QString kindText(SelfTestKind kind) {
    switch (kind) {
    case SelfTestKind::shortTest:
        return SelfTestLogModel::tr("Short");
    case SelfTestKind::extended:
        return SelfTestLogModel::tr("Extended");
    case SelfTestKind::other:
        return SelfTestLogModel::tr("Other");
    case SelfTestKind::unknown:
        break;
    }
    return SelfTestLogModel::tr("Unknown");
}

Mark markOf(SelfTestResult result) {
    switch (result) {
    case SelfTestResult::passed:
        return {Sign::check, Colour::good, SelfTestLogModel::tr("passed"), SelfTestLogModel::tr("Passed")};
    case SelfTestResult::failed:
        return {Sign::cross, Colour::failing, SelfTestLogModel::tr("found a fault"),
                SelfTestLogModel::tr("Found a fault")};
    case SelfTestResult::aborted:
        return {Sign::dash, Colour::neutral, SelfTestLogModel::tr("stopped"), SelfTestLogModel::tr("Stopped")};
    case SelfTestResult::interrupted:
        return {Sign::dash, Colour::neutral, SelfTestLogModel::tr("interrupted"), SelfTestLogModel::tr("Interrupted")};
    case SelfTestResult::unknown:
        break;
    }
    return {Sign::question, Colour::neutral, SelfTestLogModel::tr("unknown"), SelfTestLogModel::tr("Unknown")};
}

namespace {

QString testName(SelfTestKind kind) {
    switch (kind) {
    case SelfTestKind::shortTest:
        return SelfTestLogModel::tr("Short self-test");
    case SelfTestKind::extended:
        return SelfTestLogModel::tr("Extended self-test");
    default:
        return SelfTestLogModel::tr("Self-test");
    }
}

QString endingOf(const SelfTestEntry& entry) {
    switch (entry.result) {
    case SelfTestResult::passed:
        return SelfTestLogModel::tr("no fault was found.");
    case SelfTestResult::failed:
        return entry.failing_lba ? SelfTestLogModel::tr("a fault was found, sector %1 could not be read.")
                                       .arg(countText(*entry.failing_lba))
                                 : SelfTestLogModel::tr("a fault was found.");
    case SelfTestResult::aborted:
        return SelfTestLogModel::tr("it was ended on request.");
    case SelfTestResult::interrupted:
        return SelfTestLogModel::tr("it was interrupted.");
    case SelfTestResult::unknown:
        break;
    }
    return SelfTestLogModel::tr("how it ended is not known.");
}

/// The drive's own words, without the kind of test that the first column has, and where it went wrong.
QString detailOf(const SelfTestEntry& entry) {
    const std::size_t kindEnd = entry.text.find(": ");
    QString words = sentence(kindEnd == std::string::npos ? entry.text : entry.text.substr(kindEnd + 2));
    if (!entry.failing_lba) {
        return words;
    }
    const QString sector = SelfTestLogModel::tr("Sector %1 could not be read").arg(countText(*entry.failing_lba));
    return words.isEmpty() ? sector : sector + QStringLiteral(" · ") + words; // what matters is not what is elided
}

} // namespace

QString selfTestText(const SelfTestEntry& entry) {
    const QString name = testName(entry.kind);
    if (!entry.power_on_hours) {
        //: Which self-test: how it ended.
        return SelfTestLogModel::tr("%1: %2").arg(name, endingOf(entry));
    }
    //: Which self-test, how many hours of use it ended after: how it ended.
    return SelfTestLogModel::tr("%1 after %2 of use: %3").arg(name, hoursText(*entry.power_on_hours), endingOf(entry));
}

void SelfTestLogModel::setTests(const SelfTests& tests) {
    if (tests.log == m_tests.log && tests.power_on_hours == m_tests.power_on_hours) {
        return;
    }
    beginResetModel();
    m_tests = tests;
    endResetModel();
}

int SelfTestLogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_tests.log.size());
}

int SelfTestLogModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QString SelfTestLogModel::text(const SelfTestEntry& entry, int column) const {
    switch (column) {
    case TestColumn:
        return kindText(entry.kind);
    case ResultColumn:
        return markOf(entry.result).text;
    case HoursColumn:
        return entry.power_on_hours ? hoursText(*entry.power_on_hours) : QString();
    case DetailColumn:
        return detailOf(entry);
    default:
        return {};
    }
}

QVariant SelfTestLogModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const SelfTestEntry& entry = m_tests.log[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(entry, index.column());
    case Qt::ToolTipRole:
        if (index.column() == HoursColumn && entry.power_on_hours && m_tests.power_on_hours &&
            *m_tests.power_on_hours >= *entry.power_on_hours) {
            return tr("%1 of use ago").arg(hoursText(*m_tests.power_on_hours - *entry.power_on_hours));
        }
        return index.column() == DetailColumn ? selfTestText(entry) + QLatin1Char('\n') + text(entry, index.column())
                                              : text(entry, index.column());
    case Qt::TextAlignmentRole:
        return cellAlignment(index.column() == HoursColumn);
    case MarkSignRole:
        return static_cast<int>(index.column() == ResultColumn ? markOf(entry.result).sign : Sign::none);
    case MarkColourRole:
        return static_cast<int>(markOf(entry.result).colour);
    default:
        return {};
    }
}

QVariant SelfTestLogModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return cellAlignment(section == HoursColumn);
    }
    if (role == Qt::ToolTipRole && section == HoursColumn) {
        return tr("When it ended, in hours that the drive was switched on");
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const QStringList names{tr("Test"), tr("Result"), tr("Power-on hours"), tr("Detail")};
    return names.value(section);
}

} // namespace trimwright::ui
