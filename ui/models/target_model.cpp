// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/target_model.h"

#include "ui/format.h"
#include "ui/models/cell_alignment.h"

#include <QStringList>
#include <algorithm>

namespace trimwright::ui {
namespace {

constexpr const char* emulatedFilesystem = "emulated";

} // namespace

void TargetModel::setTargets(std::vector<care::ListedTarget> targets) {
    std::vector<Row> rows;
    rows.reserve(targets.size());
    for (care::ListedTarget& listed : targets) {
        Row row;
        row.listed = std::move(listed);
        row.chosen = row.listed.target.eligible();
        const int old = rowOf(row.listed.target.mount);
        if (old >= 0) {
            const Row& before = m_rows[static_cast<std::size_t>(old)];
            row.outcome = before.outcome;
            row.running = before.running;
            if (row.listed.target.eligible() == before.listed.target.eligible()) {
                row.chosen = before.chosen && row.selectable();
            }
        }
        rows.push_back(std::move(row));
    }
    const bool sameRows =
        std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                   [](const Row& a, const Row& b) { return a.listed.target.mount == b.listed.target.mount; });
    if (sameRows) {
        m_rows = std::move(rows);
        if (!m_rows.empty()) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        }
    } else {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    Q_EMIT chosenChanged();
}

void TargetModel::setRunning(const std::string& mount) {
    for (int row = 0; row < rowCount(); ++row) {
        Row& item = m_rows[static_cast<std::size_t>(row)];
        const bool now = !mount.empty() && item.listed.target.mount == mount;
        if (item.running != now) {
            item.running = now;
            Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
        }
    }
}

void TargetModel::setResults(const std::vector<care::OptimizeResult>& results) {
    for (const care::OptimizeResult& result : results) {
        const int row = rowOf(result.target.mount);
        if (row >= 0) {
            m_rows[static_cast<std::size_t>(row)].outcome = result.outcome;
            Q_EMIT dataChanged(index(row, 0), index(row, columns - 1));
        }
    }
}

void TargetModel::clearResults() {
    for (Row& row : m_rows) {
        row.outcome.reset();
    }
    if (!m_rows.empty()) {
        Q_EMIT dataChanged(index(0, ResultColumn), index(rowCount() - 1, ResultColumn));
    }
}

void TargetModel::setLastRuns(LastRuns runs) {
    if (runs != m_lastRuns) {
        m_lastRuns = std::move(runs);
        if (!m_rows.empty()) {
            Q_EMIT dataChanged(index(0, ResultColumn), index(rowCount() - 1, ResultColumn));
        }
    }
}

int TargetModel::rowOf(const std::string& mount) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&mount](const Row& row) { return row.listed.target.mount == mount; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

std::vector<care::OptimizeItem> TargetModel::chosen() const {
    std::vector<care::OptimizeItem> items;
    for (const Row& row : m_rows) {
        if (row.chosen) {
            items.push_back({row.listed, !row.listed.target.eligible()});
        }
    }
    return items;
}

int TargetModel::eligibleCount() const {
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.listed.target.eligible(); }));
}

int TargetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TargetModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

namespace {

/// What stops a request, in the word or two that a table has room for.
QString stopWord(const TrimPath& path) {
    if (!path.stop) {
        return TargetModel::tr("TRIM stopped");
    }
    switch (path.layers[*path.stop].kind) {
    case LayerKind::luks:
        return TargetModel::tr("stopped by LUKS");
    case LayerKind::lvm:
        return TargetModel::tr("stopped by LVM");
    case LayerKind::md:
        return TargetModel::tr("stopped by RAID");
    case LayerKind::drive:
        return TargetModel::tr("drive refuses TRIM");
    default:
        return TargetModel::tr("TRIM stopped");
    }
}

Mark eligibleMark(const TrimTarget& target) {
    const QString word = TargetModel::tr("Will be optimized");
    switch (target.path.layers.empty() ? Reach::unknown : target.path.reach) {
    case Reach::all:
        return {Sign::check, Colour::good, TargetModel::tr("reaches the drive"), word};
    case Reach::some:
        return {Sign::triangle, Colour::attention, TargetModel::tr("reaches some drives"), word};
    default:
        return {Sign::check, Colour::good, TargetModel::tr("will be optimized"), word};
    }
}

} // namespace

bool TargetModel::needsNoTrim(const Drive& drive, const TrimTarget& target) {
    const bool never =
        target.skip && !target.skip->opt_in &&
        (target.skip->reason == SkipReason::driveHasNoTrim || target.skip->reason == SkipReason::rotational);
    return never && drive.kind == DriveKind::hdd;
}

Mark TargetModel::pathMark(const TrimTarget& target) {
    if (target.eligible()) {
        return eligibleMark(target);
    }
    const bool optIn = target.skip->opt_in;
    const QString word = optIn ? tr("off by default") : tr("not optimized");
    switch (target.skip->reason) {
    case SkipReason::noDiscard:
        return {Sign::triangle, Colour::attention, stopWord(target.path), word};
    case SkipReason::driveHasNoTrim:
        return {Sign::dash, Colour::neutral, tr("drive has no TRIM"), word};
    case SkipReason::damaged:
        return {Sign::triangle, Colour::attention, tr("cannot be read"), word};
    case SkipReason::readOnly:
        return {Sign::dash, Colour::neutral, tr("read-only"), word};
    case SkipReason::disabledByMountOption:
        //: By a mount option.
        return {Sign::dash, Colour::neutral, tr("switched off"), word};
    case SkipReason::managedElsewhere:
        return {Sign::dash, Colour::neutral, tr("managed elsewhere"), word};
    default:
        return {Sign::dash, Colour::neutral, word, word};
    }
}

Mark TargetModel::outcomeMark(const TrimOutcome& outcome) {
    switch (outcome.kind) {
    case TrimOutcome::Kind::trimmed:
        return {Sign::check, Colour::good, tr("optimized"), tr("Optimized")};
    case TrimOutcome::Kind::unsupported:
        return {Sign::dash, Colour::neutral, tr("not supported"), tr("Not supported")};
    case TrimOutcome::Kind::skipped:
        return {Sign::dash, Colour::neutral, tr("skipped"), tr("Skipped")};
    case TrimOutcome::Kind::cancelled: // the user's own wish is nothing to warn of
        if (outcome.offered_bytes == 0) {
            return {Sign::dash, Colour::neutral, tr("not done"), tr("Not done")};
        }
        return {Sign::dash, Colour::neutral, tr("cancelled"), tr("Cancelled")};
    case TrimOutcome::Kind::failed:
        break;
    }
    return {Sign::cross, Colour::failing, tr("failed"), tr("Failed")};
}

QString TargetModel::durationText(const TrimTarget& target, double seconds) {
    const QString time = secondsText(seconds);
    return target.filesystem == emulatedFilesystem ? tr("%1 of the drive's time").arg(time) : time;
}

QString TargetModel::outcomeText(const TrimTarget& target, const TrimOutcome& outcome) {
    const QString offered =
        tr("%1 offered to the drive · %2").arg(bytesText(outcome.offered_bytes), durationText(target, outcome.seconds));
    if (outcome.kind == TrimOutcome::Kind::trimmed) {
        return offered;
    }
    const QString reason = sentence(outcome.reason);
    return outcome.offered_bytes > 0 ? reason + QLatin1Char(' ') + tr("Before that: %1.").arg(offered) : reason;
}

const LastRun* TargetModel::lastRun(const Row& row) const {
    if (!m_lastRuns) {
        return nullptr;
    }
    const auto found = m_lastRuns->find(row.listed.target.mount);
    return found == m_lastRuns->end() ? nullptr : &found->second;
}

QString TargetModel::lastRunText(const Row& row) const {
    if (row.running) {
        return tr("running…");
    }
    if (row.outcome) {
        const bool done = row.outcome->kind == TrimOutcome::Kind::trimmed;
        //: When a filesystem was optimized.
        return done ? tr("just now") : outcomeMark(*row.outcome).text;
    }
    const LastRun* last = lastRun(row);
    //: A filesystem was not optimized so far.
    return last != nullptr ? last->when : m_lastRuns ? tr("never") : QStringLiteral("–");
}

QString TargetModel::lastRunDetail(const Row& row) const {
    if (row.running) {
        return {};
    }
    if (row.outcome) {
        const std::uint64_t offered = row.outcome->offered_bytes;
        return offered > 0 ? tr("%1 offered").arg(bytesText(offered)) : QString();
    }
    const LastRun* last = lastRun(row);
    return last != nullptr ? last->detail : QString();
}

QString TargetModel::text(const Row& row, int column) const {
    const TrimTarget& target = row.listed.target;
    const bool sized = target.size_bytes && target.free_bytes && *target.free_bytes <= *target.size_bytes;
    switch (column) {
    case FilesystemColumn:
        return mountText(target.mount);
    case UsedColumn:
        return sized               ? bytesOfText(*target.size_bytes - *target.free_bytes, *target.size_bytes)
               : target.size_bytes ? bytesText(*target.size_bytes)
                                   : QStringLiteral("–");
    case FreeColumn:
        return target.free_bytes ? bytesText(*target.free_bytes) : QStringLiteral("–");
    case PathColumn:
        return mark(row, PathColumn).text;
    case ResultColumn:
        return lastRunText(row);
    default:
        return {};
    }
}

QString TargetModel::detail(const Row& row, int column) const {
    const TrimTarget& target = row.listed.target;
    switch (column) {
    case FilesystemColumn:
        if (target.filesystem == emulatedFilesystem) {
            return tr("simulated filesystem · %1").arg(isolated(plain(target.mount)));
        }
        return target.device.empty()
                   ? plain(target.filesystem)
                   : isolated(plain(target.filesystem)) + QStringLiteral(" · ") + isolated(plain(target.device));
    case ResultColumn:
        return lastRunDetail(row);
    default:
        return {};
    }
}

QString TargetModel::toolTip(const Row& row, int column) const {
    const TrimTarget& target = row.listed.target;
    if (column == FilesystemColumn) {
        QStringList lines{text(row, column), detail(row, column)};
        for (const std::string& mount : target.also_mounted_at) {
            lines << tr("also mounted at %1").arg(isolated(plain(mount)));
        }
        return lines.join(QLatin1Char('\n'));
    }
    if (column == PathColumn) {
        return target.skip ? sentence(target.skip->text) : tr("Its free space will be offered to the drive.");
    }
    if (column == ResultColumn && row.outcome) {
        return outcomeText(target, *row.outcome);
    }
    if (const LastRun* last = column == ResultColumn ? lastRun(row) : nullptr) {
        return last->detail.isEmpty() ? last->moment : last->moment + QLatin1Char('\n') + last->detail;
    }
    return text(row, column) + QLatin1Char(' ') + detail(row, column);
}

Mark TargetModel::mark(const Row& row, int column) {
    const bool refused = row.outcome && !row.running && row.outcome->kind == TrimOutcome::Kind::failed &&
                         !row.outcome->permission_denied;
    if (column == PathColumn && refused) { // whatever the path promises
        //: The TRIM commands, as the last run has shown.
        return {Sign::triangle, Colour::attention, tr("not carried out"), tr("Failed")};
    }
    if (column == PathColumn) {
        return pathMark(row.listed.target);
    }
    const bool ended = column == ResultColumn && row.outcome && !row.running;
    if (ended && row.outcome->kind != TrimOutcome::Kind::trimmed) { // that is told by when it was
        return outcomeMark(*row.outcome);
    }
    return {};
}

QVariant TargetModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case DetailRole:
        return detail(row, index.column());
    case Qt::ToolTipRole:
        return toolTip(row, index.column());
    case Qt::AccessibleTextRole:
        return QString(text(row, index.column()) + QLatin1Char(' ') + detail(row, index.column())).trimmed();
    case Qt::CheckStateRole:
        if (index.column() == FilesystemColumn) {
            return row.chosen ? Qt::Checked : Qt::Unchecked;
        }
        return {};
    case MarkSignRole:
        return static_cast<int>(mark(row, index.column()).sign);
    case MarkColourRole:
        return static_cast<int>(mark(row, index.column()).colour);
    case GreyRole:
        return !row.listed.target.eligible();
    default:
        return {};
    }
}

bool TargetModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || index.column() != FilesystemColumn ||
        !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (!row.selectable()) {
        return false;
    }
    row.chosen = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
    return true;
}

QVariant TargetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return cellAlignment(false);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const QStringList names{tr("Filesystem"), tr("Used"), tr("Free"), tr("TRIM"), tr("Last run")};
    return names.value(section);
}

Qt::ItemFlags TargetModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == FilesystemColumn &&
        m_rows[static_cast<std::size_t>(index.row())].selectable()) {
        flags |= Qt::ItemIsUserCheckable;
    }
    return flags;
}

} // namespace trimwright::ui
