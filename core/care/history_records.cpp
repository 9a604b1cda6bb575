// SPDX-License-Identifier: GPL-3.0-or-later
// Writing samples and runs.
#include "core/care/history.h"
#include "core/care/history_store.h"

#include <fmt/format.h>
#include <utility>

namespace trimwright::care {
namespace {

using Store = History::Store;

/// Runs a cached statement and returns the id in its first column; nothing if there is no row.
Result<std::optional<std::int64_t>> idFrom(Statement& statement) {
    const auto row = statement.step();
    if (!row) {
        return fail(row.error());
    }
    if (!*row) {
        return std::nullopt;
    }
    const std::int64_t id = statement.integer(0);
    statement.reset();
    return id;
}

/// The id of a text in a table of texts, which is added if it is new.
Result<std::int64_t> textId(Database& database, const char* select, const char* insert, const std::string& text) {
    auto found = database.cached(select);
    if (!found) {
        return fail(std::move(found.error()));
    }
    (*found)->bind(1, text);
    auto id = idFrom(**found);
    if (!id || *id) {
        return id ? Result<std::int64_t>(**id) : fail(std::move(id.error()));
    }
    auto add = database.cached(insert);
    if (!add) {
        return fail(std::move(add.error()));
    }
    (*add)->bind(1, text);
    if (auto done = (*add)->run(); !done) {
        return fail(std::move(done.error()));
    }
    return database.lastInsertedId();
}

Result<std::int64_t> provenanceId(Database& database, const FigureOrigin& origin) {
    const auto bind = [&origin](Statement& statement) {
        statement.bind(1, origin.figure).bind(2, origin.source).bind(3, origin.unit).bind(4, origin.rule);
        statement.bind(5, std::int64_t{static_cast<int>(origin.confidence)});
    };
    auto found = database.cached("SELECT id FROM provenance WHERE figure = ?1 AND source = ?2 AND unit = ?3 AND "
                                 "rule = ?4 AND confidence = ?5");
    if (!found) {
        return fail(std::move(found.error()));
    }
    bind(**found);
    auto id = idFrom(**found);
    if (!id || *id) {
        return id ? Result<std::int64_t>(**id) : fail(std::move(id.error()));
    }
    auto add = database.cached("INSERT INTO provenance (figure, source, unit, rule, confidence) "
                               "VALUES (?1, ?2, ?3, ?4, ?5)");
    if (!add) {
        return fail(std::move(add.error()));
    }
    bind(**add);
    if (auto done = (*add)->run(); !done) {
        return fail(std::move(done.error()));
    }
    return database.lastInsertedId();
}

Result<std::optional<std::int64_t>> originId(Database& database, const std::shared_ptr<const FigureOrigins>& origins) {
    if (!origins || origins->empty()) {
        return std::nullopt;
    }
    std::string members;
    for (const FigureOrigin& origin : *origins) {
        const auto id = provenanceId(database, origin);
        if (!id) {
            return fail(id.error());
        }
        members += fmt::format("{}{}", members.empty() ? "" : " ", *id);
    }
    auto id = textId(database, "SELECT id FROM origin WHERE members = ?1", "INSERT INTO origin (members) VALUES (?1)",
                     members);
    return id ? Result<std::optional<std::int64_t>>(*id) : fail(std::move(id.error()));
}

Result<std::int64_t> addCondition(Database& database, const Sample& sample) {
    const auto origin = originId(database, sample.origins);
    if (!origin) {
        return fail(origin.error());
    }
    auto add = database.cached(
        "INSERT INTO condition (origin, verdict, self_assessment_passed, nvme_critical_warning, percentage_used, "
        "spare_percent, spare_threshold_percent, unsafe_shutdowns, media_errors, reallocated_sectors, "
        "pending_sectors, uncorrectable_sectors, interface_crc_errors, firmware, source) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)");
    if (!add) {
        return fail(std::move(add.error()));
    }
    const DriveCondition& c = sample.condition;
    const auto asNumber = [](const auto& value) {
        return value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt;
    };
    *origin ? (*add)->bind(1, **origin) : (*add)->bindNull(1);
    (*add)->bind(2, asNumber(c.verdict)).bind(3, asNumber(c.self_assessment_passed)).bind(4, c.nvme_critical_warning);
    (*add)->bind(5, c.percentage_used).bind(6, c.spare_percent).bind(7, c.spare_threshold_percent);
    (*add)->bind(8, c.unsafe_shutdowns).bind(9, c.media_errors).bind(10, c.reallocated_sectors);
    (*add)->bind(11, c.pending_sectors).bind(12, c.uncorrectable_sectors).bind(13, c.interface_crc_errors);
    (*add)->bindText(14, c.firmware).bindText(15, c.source);
    if (auto done = (*add)->run(); !done) {
        return fail(std::move(done.error()));
    }
    return database.lastInsertedId();
}

bool sameOrigins(const Sample& a, const Sample& b) {
    const FigureOrigins none;
    return a.origins == b.origins || (a.origins ? *a.origins : none) == (b.origins ? *b.origins : none);
}

/// The key of a drive, whose row is added or brought up to date.
Result<std::int64_t> driveKey(Store& store, const Drive& drive) {
    auto add = store.database->cached(
        "INSERT INTO drive (stable_id, node, model, serial, firmware, capacity_bytes, emulated) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (stable_id) DO UPDATE SET "
        "node = coalesce(excluded.node, node), model = coalesce(excluded.model, model), "
        "serial = coalesce(excluded.serial, serial), firmware = coalesce(excluded.firmware, firmware), "
        "capacity_bytes = coalesce(excluded.capacity_bytes, capacity_bytes), "
        "emulated = max(excluded.emulated, emulated) RETURNING id");
    if (!add) {
        return fail(std::move(add.error()));
    }
    (*add)->bind(1, drive.id.value).bindText(2, drive.node).bindText(3, drive.model).bindText(4, drive.serial);
    (*add)->bindText(5, drive.firmware).bind(6, drive.capacity_bytes);
    (*add)->bind(7, std::int64_t{drive.emulated || drive.id.value.starts_with("emulated:")});
    auto id = idFrom(**add);
    if (!id) {
        return fail(std::move(id.error()));
    }
    return id->value_or(0);
}

/// Nothing if the drive has no sample yet.
Result<LastSample*> lastOf(Store& store, std::int64_t drive) {
    auto newest = store.database->cached("SELECT max(sequence) FROM sample WHERE drive = ?1");
    if (!newest) {
        return fail(std::move(newest.error()));
    }
    (*newest)->bind(1, drive);
    const auto sequence = idFrom(**newest); // NULL, of no samples, reads as 0
    if (!sequence) {
        return fail(sequence.error());
    }
    if (sequence->value_or(0) == 0) {
        store.last.erase(drive);
        return nullptr;
    }
    const auto known = store.last.find(drive);
    if (known != store.last.end() && known->second.sample.sequence == **sequence) {
        return &known->second;
    }
    auto read = store.readSamples(drive, {}, true);
    if (!read) {
        return fail(std::move(read.error()));
    }
    return read->empty() ? nullptr : &store.last.insert_or_assign(drive, std::move(read->front())).first->second;
}

bool wentBack(const std::optional<std::uint64_t>& before, const std::optional<std::uint64_t>& after) {
    return before && after && *after < *before;
}

bool countedDifferently(const Sample& before, const Sample& after, std::string_view figure) {
    const FigureOrigin* a = before.originOf(figure);
    const FigureOrigin* b = after.originOf(figure);
    return a != nullptr && b != nullptr && (a->source != b->source || a->unit != b->unit);
}

bool beginsSegment(const Sample& before, const Sample& after) {
    return wentBack(before.host_writes_bytes, after.host_writes_bytes) ||
           wentBack(before.host_reads_bytes, after.host_reads_bytes) ||
           wentBack(before.nand_writes_bytes, after.nand_writes_bytes) ||
           wentBack(before.host_writes_raw, after.host_writes_raw) ||
           wentBack(before.power_on_hours, after.power_on_hours) ||
           countedDifferently(before, after, "host_writes_bytes") ||
           countedDifferently(before, after, "host_reads_bytes") ||
           countedDifferently(before, after, "nand_writes_bytes") ||
           countedDifferently(before, after, "host_writes_raw");
}

Result<> insertSample(Database& database, std::int64_t drive, const LastSample& row) {
    const Sample& s = row.sample;
    std::optional<std::int64_t> boot;
    if (s.kernel) {
        const auto id = textId(database, "SELECT id FROM boot WHERE boot_id = ?1",
                               "INSERT INTO boot (boot_id) VALUES (?1)", s.kernel->boot_id);
        if (!id) {
            return fail(id.error());
        }
        boot = *id;
    }
    auto add = database.cached(
        "INSERT INTO sample (drive, sequence, taken_at, segment, condition, life_left_percent, temperature_celsius, "
        "host_writes_bytes, host_reads_bytes, nand_writes_bytes, power_on_hours, power_cycles, host_writes_raw, boot, "
        "kernel_writes_bytes) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)");
    if (!add) {
        return fail(std::move(add.error()));
    }
    (*add)->bind(1, drive).bind(2, s.sequence).bind(3, secondsOf(s.taken_at)).bind(4, std::int64_t{s.segment});
    (*add)->bind(5, row.condition).bind(6, s.life_left_percent).bind(7, s.temperature_celsius);
    (*add)->bind(8, s.host_writes_bytes).bind(9, s.host_reads_bytes).bind(10, s.nand_writes_bytes);
    (*add)->bind(11, s.power_on_hours).bind(12, s.power_cycles).bind(13, s.host_writes_raw);
    boot ? (*add)->bind(14, *boot) : (*add)->bindNull(14);
    (*add)->bind(15, s.kernel ? std::optional(s.kernel->written_bytes) : std::nullopt);
    return (*add)->run();
}

Result<> recordOne(Store& store, const Recording& recording) {
    const auto drive = driveKey(store, recording.drive);
    if (!drive) {
        return fail(drive.error());
    }
    const auto last = lastOf(store, *drive);
    if (!last) {
        return fail(last.error());
    }
    LastSample row{recording.sample, 0};
    row.sample.sequence = 1;
    row.sample.segment = 0;
    const LastSample* before = *last;
    if (before != nullptr) {
        row.sample.sequence = before->sample.sequence + 1;
        row.sample.segment = before->sample.segment + (beginsSegment(before->sample, row.sample) ? 1 : 0);
    }
    if (before != nullptr && before->sample.condition == row.sample.condition &&
        sameOrigins(before->sample, row.sample)) {
        row.condition = before->condition;
    } else {
        const auto condition = addCondition(*store.database, row.sample);
        if (!condition) {
            return fail(condition.error());
        }
        row.condition = *condition;
    }
    if (auto done = insertSample(*store.database, *drive, row); !done) {
        return done;
    }
    store.last.insert_or_assign(*drive, std::move(row));
    return {};
}

Result<> recordOne(Store& store, const RunRecord& run) {
    auto add =
        store.database->cached("INSERT INTO run (kind, started_at, seconds, mount, device, filesystem, outcome, "
                               "reason, offered_bytes, source) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)");
    if (!add) {
        return fail(std::move(add.error()));
    }
    (*add)->bind(1, std::int64_t{static_cast<int>(run.kind)}).bind(2, secondsOf(run.started_at));
    run.seconds ? (*add)->bind(3, *run.seconds) : (*add)->bindNull(3);
    (*add)->bindText(4, run.mount).bindText(5, run.device).bindText(6, run.filesystem).bind(7, run.outcome);
    (*add)->bindText(8, run.reason).bind(9, run.offered_bytes).bindText(10, run.source);
    if (auto done = (*add)->run(); !done) {
        return done;
    }
    const std::int64_t id = store.database->lastInsertedId();
    for (const DriveId& driveId : run.drives) {
        Drive drive;
        drive.id = driveId;
        const auto key = driveKey(store, drive);
        auto link = key ? store.database->cached("INSERT OR IGNORE INTO run_drive (drive, run) VALUES (?1, ?2)")
                        : Result<Statement*>(fail(key.error()));
        if (!link) {
            return fail(std::move(link.error()));
        }
        (*link)->bind(1, *key).bind(2, id);
        if (auto done = (*link)->run(); !done) {
            return done;
        }
    }
    return {};
}

template <class Item>
Result<> recordAll(Store& store, std::span<const Item> items) {
    if (items.empty()) {
        return {};
    }
    auto transaction = Transaction::begin(*store.database);
    Result<> done = transaction ? Result<>() : fail(transaction.error());
    for (const Item& item : items) {
        if (done) {
            done = recordOne(store, item);
        }
    }
    if (done) {
        done = transaction->commit();
    }
    if (!done) {
        store.last.clear(); // it may hold what was taken back
    }
    return done;
}

} // namespace

Result<> History::record(std::span<const Recording> recordings) {
    return recordAll(*m_store, recordings);
}

Result<> History::recordSample(const Drive& drive, const Sample& sample) {
    const Recording recording{drive, sample};
    return record({&recording, 1});
}

Result<> History::recordUnit(const DriveId& drive, const UnitProof& proof) {
    auto transaction = Transaction::begin(*m_store->database);
    if (!transaction) {
        return fail(std::move(transaction.error()));
    }
    Drive named;
    named.id = drive;
    const auto key = driveKey(*m_store, named);
    auto put = key ? m_store->database->cached("INSERT OR REPLACE INTO unit_proof (drive, source, unit_bytes, unit, "
                                               "counted, kernel_bytes, proven_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
                   : Result<Statement*>(fail(key.error()));
    if (!put) {
        return fail(std::move(put.error()));
    }
    (*put)->bind(1, *key).bind(2, proof.source).bind(3, std::optional(proof.unit_bytes)).bind(4, proof.unit);
    (*put)->bind(5, std::optional(proof.counted)).bind(6, std::optional(proof.kernel_bytes));
    (*put)->bind(7, secondsOf(proof.proven_at));
    const auto done = (*put)->run();
    return done ? transaction->commit() : done;
}

Result<> History::recordRuns(std::span<const RunRecord> runs) {
    return recordAll(*m_store, runs);
}

Result<> History::recordRun(const RunRecord& run) {
    return recordRuns({&run, 1});
}

} // namespace trimwright::care
