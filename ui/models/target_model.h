// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/optimizer.h"
#include "ui/models/drive_text.h"

#include <QAbstractTableModel>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace trimwright::ui {

/// What is remembered of the last run on a filesystem.
struct LastRun {
    QString when;   ///< "today", "2 days ago", a date.
    QString detail; ///< "268 GB offered", or what came of it.
    QString moment; ///< Day and time in full.

    friend bool operator==(const LastRun&, const LastRun&) = default;
};
/// By mount; nothing: what was run before is not known (yet).
using LastRuns = std::optional<std::map<std::string, LastRun>>;

/// The filesystems of one drive, which of them the next run takes, and what the last run came to. GUI thread.
class TargetModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { FilesystemColumn, UsedColumn, FreeColumn, PathColumn, ResultColumn };
    static constexpr int columns = ResultColumn + 1;
    enum Role {
        DetailRole = Qt::UserRole, ///< The second, quieter line of a cell
        MarkSignRole,              ///< int, Sign; only where a cell is drawn as a pill
        MarkColourRole,            ///< int, Colour
        GreyRole,                  ///< bool: this filesystem is not optimized
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Takes a new list; ticks and results of filesystems that are still there stay.
    void setTargets(std::vector<care::ListedTarget> targets);
    void setRunning(const std::string& mount); ///< Empty: none.
    void setResults(const std::vector<care::OptimizeResult>& results);
    void clearResults();             ///< The drive has changed since.
    void setLastRuns(LastRuns runs); ///< Shown until a run of this window takes their place.

    const TrimTarget& target(int row) const { return m_rows[static_cast<std::size_t>(row)].listed.target; }
    const care::ListedTarget& listed(int row) const { return m_rows[static_cast<std::size_t>(row)].listed; }
    int rowOf(const std::string& mount) const;
    /// The ticked filesystems, as the Optimizer takes them.
    std::vector<care::OptimizeItem> chosen() const;
    int eligibleCount() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// A hard disk, that is, unless the user may want TRIM on it all the same.
    static bool needsNoTrim(const Drive& drive, const TrimTarget& target);
    static Mark pathMark(const TrimTarget& target);
    static Mark outcomeMark(const TrimOutcome& outcome);
    /// "268 GB offered to the drive · 3.1 s", or the reason.
    static QString outcomeText(const TrimTarget& target, const TrimOutcome& outcome);
    /// How long a run took on this filesystem: "3.1 s", or "3.1 s of the drive's time" where that is simulated.
    static QString durationText(const TrimTarget& target, double seconds);

  Q_SIGNALS:
    void chosenChanged();

  private:
    struct Row {
        care::ListedTarget listed;
        bool chosen = false;
        bool running = false;
        std::optional<TrimOutcome> outcome;

        bool selectable() const { return listed.target.eligible() || listed.target.skip->opt_in; }
    };

    QString text(const Row& row, int column) const;
    QString detail(const Row& row, int column) const;
    QString toolTip(const Row& row, int column) const;
    QString lastRunText(const Row& row) const;
    QString lastRunDetail(const Row& row) const;
    const LastRun* lastRun(const Row& row) const;
    static Mark mark(const Row& row, int column);

    std::vector<Row> m_rows;
    LastRuns m_lastRuns;
};

} // namespace trimwright::ui
