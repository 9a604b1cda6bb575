// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/history.h"
#include "core/care/history_store.h"

#include <algorithm>
#include <utility>

namespace trimwright::care {
namespace {

using Store = History::Store;
using std::chrono::days;
using std::chrono::sys_seconds;

constexpr days keepAll{35};
constexpr days keepDaily{400};
constexpr std::int64_t daySeconds = 86400;

/// Which samples of the same time may become one: those with the same number. `now` decides how old a sample is; only
/// whole days and weeks are thinned, so that thinning again changes nothing.
std::int64_t bucketOf(std::int64_t takenAt, std::int64_t today) {
    const std::int64_t day = takenAt / daySeconds;
    const std::int64_t week = (day + 3) / 7; // begins on a Monday
    if ((week + 1) * 7 - 3 <= today - keepDaily.count()) {
        return -1 - week; // apart from the numbers of days
    }
    return day;
}

bool isOld(std::int64_t takenAt, std::int64_t today) {
    return takenAt >= 0 && takenAt / daySeconds < today - keepAll.count();
}

/// What thinning needs to know of a sample.
struct Row {
    std::int64_t sequence = 0;
    std::int64_t taken_at = 0;
    std::int64_t segment = 0;
    std::int64_t verdict = -1;
    std::optional<int> lowest;
    std::optional<int> highest;
};

Result<std::vector<Row>> readRows(Database& database, std::int64_t drive) {
    auto query = database.cached(
        "SELECT s.sequence, s.taken_at, s.segment, coalesce(c.verdict, -1), "
        "coalesce(s.temperature_lowest, s.temperature_celsius), "
        "coalesce(s.temperature_highest, s.temperature_celsius) "
        "FROM sample s LEFT JOIN condition c ON c.id = s.condition WHERE s.drive = ?1 ORDER BY s.sequence");
    if (!query) {
        return fail(std::move(query.error()));
    }
    (*query)->bind(1, drive);
    std::vector<Row> rows;
    for (;;) {
        const auto row = (*query)->step();
        if (!row) {
            return fail(row.error());
        }
        if (!*row) {
            return rows;
        }
        rows.push_back({(*query)->integer(0), (*query)->integer(1), (*query)->integer(2), (*query)->integer(3),
                        (*query)->small(4), (*query)->small(5)});
    }
}

bool isKept(const std::vector<Row>& rows, std::size_t index, std::int64_t today) {
    const Row& row = rows[index];
    if (!isOld(row.taken_at, today) || index == 0 || index + 1 == rows.size()) {
        return true;
    }
    const Row& before = rows[index - 1];
    const Row& after = rows[index + 1];
    return before.segment != row.segment || before.verdict != row.verdict || after.segment != row.segment ||
           !isOld(after.taken_at, today) || bucketOf(after.taken_at, today) != bucketOf(row.taken_at, today);
}

template <class Pick>
void merge(std::optional<int>& into, const std::optional<int>& value, Pick pick) {
    if (value) {
        into = into ? pick(*into, *value) : *value;
    }
}

Result<> writeExtremes(Database& database, std::int64_t drive, const Row& row) {
    auto update = database.cached("UPDATE sample SET temperature_lowest = ?3, temperature_highest = ?4 "
                                  "WHERE drive = ?1 AND sequence = ?2");
    if (!update) {
        return fail(std::move(update.error()));
    }
    (*update)->bind(1, drive).bind(2, row.sequence).bind(3, row.lowest).bind(4, row.highest);
    return (*update)->run();
}

Result<> removeRange(Database& database, std::int64_t drive, std::int64_t first, std::int64_t last) {
    auto remove = database.cached("DELETE FROM sample WHERE drive = ?1 AND sequence BETWEEN ?2 AND ?3");
    if (!remove) {
        return fail(std::move(remove.error()));
    }
    (*remove)->bind(1, drive).bind(2, first).bind(3, last);
    return (*remove)->run();
}

/// Removes the samples before a kept one and gives their temperatures to it.
Result<> fold(Database& database, std::int64_t drive, const std::vector<Row>& rows, std::size_t first,
              std::size_t kept) {
    Row into = rows[kept];
    for (std::size_t i = first; i < kept; ++i) {
        merge(into.lowest, rows[i].lowest, [](int a, int b) { return std::min(a, b); });
        merge(into.highest, rows[i].highest, [](int a, int b) { return std::max(a, b); });
    }
    auto done = removeRange(database, drive, rows[first].sequence, rows[kept - 1].sequence);
    return done && into.lowest ? writeExtremes(database, drive, into) : done;
}

Result<Thinned> thinDrive(Database& database, std::int64_t drive, std::int64_t today) {
    const auto rows = readRows(database, drive);
    if (!rows) {
        return fail(rows.error());
    }
    Thinned thinned;
    std::size_t dropped = 0; // samples before this one that go
    for (std::size_t i = 0; i < rows->size(); ++i) {
        if (!isKept(*rows, i, today)) {
            ++dropped;
            continue;
        }
        ++thinned.kept;
        if (dropped > 0) {
            if (auto done = fold(database, drive, *rows, i - dropped, i); !done) {
                return fail(std::move(done.error()));
            }
            thinned.removed += dropped;
            dropped = 0;
        }
    }
    return thinned;
}

/// Rows of other tables that no sample needs any more.
constexpr const char* removeUnused =
    "DELETE FROM condition WHERE id NOT IN (SELECT condition FROM sample);"
    "DELETE FROM boot WHERE id NOT IN (SELECT boot FROM sample WHERE boot IS NOT NULL);"
    "DELETE FROM origin WHERE id NOT IN (SELECT origin FROM condition WHERE origin IS NOT NULL)";

Result<> rememberThinning(Database& database, sys_seconds now) {
    auto put = database.cached("INSERT INTO state (key, value) VALUES ('thinned_at', ?1) "
                               "ON CONFLICT (key) DO UPDATE SET value = excluded.value");
    if (!put) {
        return fail(std::move(put.error()));
    }
    (*put)->bind(1, secondsOf(now));
    return (*put)->run();
}

Result<Thinned> thinAll(Database& database, sys_seconds now) {
    auto transaction = Transaction::begin(database);
    if (!transaction) {
        return fail(std::move(transaction.error()));
    }
    const auto drives = database.integer("SELECT coalesce(max(id), 0) FROM drive");
    if (!drives) {
        return fail(drives.error());
    }
    Thinned all;
    for (std::int64_t drive = 1; drive <= *drives; ++drive) {
        const auto one = thinDrive(database, drive, secondsOf(now) / daySeconds);
        if (!one) {
            return fail(one.error());
        }
        all.removed += one->removed;
        all.kept += one->kept;
    }
    auto done = all.removed > 0 ? database.execute(removeUnused) : Result<>();
    done = done ? rememberThinning(database, now) : done;
    done = done ? transaction->commit() : done;
    return done ? Result<Thinned>(all) : fail(std::move(done.error()));
}

/// Gives unused pages back if they are many. VACUUM works on a copy; where there is no room for it or a reader is in
/// the way the pages stay in the file and are used for what comes, so its failure is no error.
void giveRoomBack(Database& database) {
    const auto unused = database.integer("PRAGMA freelist_count");
    const auto pages = database.integer("PRAGMA page_count");
    if (unused && pages && *unused > 64 && *unused > *pages / 4) {
        static_cast<void>(database.execute("VACUUM"));
    }
}

} // namespace

Result<Thinned> History::thin(sys_seconds now) {
    auto thinned = thinAll(*m_store->database, now);
    m_store->last.clear();
    m_store->origins.clear();
    if (thinned) {
        giveRoomBack(*m_store->database);
    }
    return thinned;
}

Result<Thinned> History::thinIfDue(sys_seconds now) {
    const auto last = m_store->database->integer("SELECT value FROM state WHERE key = 'thinned_at'");
    if (!last) {
        return fail(last.error());
    }
    // Also when the last time lies ahead: the clock was set back.
    const std::int64_t since = secondsOf(now) - *last;
    return since >= 0 && since < daySeconds ? Result<Thinned>(Thinned{}) : thin(now);
}

} // namespace trimwright::care
