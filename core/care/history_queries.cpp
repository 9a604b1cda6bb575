// SPDX-License-Identifier: GPL-3.0-or-later
// Reading samples, runs and drives.
#include "core/care/history.h"
#include "core/care/history_store.h"

#include <charconv>
#include <limits>
#include <utility>

namespace trimwright::care {
namespace {

using Store = History::Store;

constexpr std::int64_t earliest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t latest = std::numeric_limits<std::int64_t>::max();

std::int64_t fromOf(const TimeRange& range) {
    return range.from ? secondsOf(*range.from) : earliest;
}

std::int64_t toOf(const TimeRange& range) {
    return range.to ? secondsOf(*range.to) : latest;
}

template <class Enum>
std::optional<Enum> enumOf(const std::optional<int>& number, Enum last) {
    return number && *number >= 0 && *number <= static_cast<int>(last) ? std::optional(static_cast<Enum>(*number))
                                                                       : std::nullopt;
}

// The columns that sampleFrom() reads, in its order.
#define TRIMWRIGHT_SAMPLE_QUERY                                                                                        \
    "SELECT s.sequence, s.taken_at, s.segment, s.condition, s.life_left_percent, s.temperature_celsius, "              \
    "s.temperature_lowest, s.temperature_highest, s.host_writes_bytes, s.host_reads_bytes, s.nand_writes_bytes, "      \
    "s.power_on_hours, s.power_cycles, s.host_writes_raw, s.kernel_writes_bytes, b.boot_id, c.origin, c.verdict, "     \
    "c.self_assessment_passed, c.nvme_critical_warning, c.percentage_used, c.spare_percent, "                          \
    "c.spare_threshold_percent, c.unsafe_shutdowns, c.media_errors, c.reallocated_sectors, c.pending_sectors, "        \
    "c.uncorrectable_sectors, c.interface_crc_errors, c.firmware, c.source FROM sample s "                             \
    "LEFT JOIN condition c ON c.id = s.condition LEFT JOIN boot b ON b.id = s.boot "                                   \
    "WHERE s.drive = ?1 AND s.taken_at BETWEEN ?2 AND ?3 ORDER BY s.sequence "

constexpr const char* allSamples = TRIMWRIGHT_SAMPLE_QUERY;
constexpr const char* newestSample = TRIMWRIGHT_SAMPLE_QUERY "DESC LIMIT 1";
#undef TRIMWRIGHT_SAMPLE_QUERY

constexpr int originColumn = 16;

DriveCondition conditionFrom(const Statement& row) {
    DriveCondition condition;
    condition.verdict = enumOf(row.small(17), Verdict::unknown);
    if (const auto passed = row.small(18)) {
        condition.self_assessment_passed = *passed != 0;
    }
    condition.nvme_critical_warning = row.small(19);
    condition.percentage_used = row.small(20);
    condition.spare_percent = row.small(21);
    condition.spare_threshold_percent = row.small(22);
    condition.unsafe_shutdowns = row.count(23);
    condition.media_errors = row.count(24);
    condition.reallocated_sectors = row.count(25);
    condition.pending_sectors = row.count(26);
    condition.uncorrectable_sectors = row.count(27);
    condition.interface_crc_errors = row.count(28);
    condition.firmware = row.text(29);
    condition.source = row.text(30);
    return condition;
}

LastSample sampleFrom(const Statement& row) {
    LastSample read;
    Sample& sample = read.sample;
    sample.sequence = row.integer(0);
    sample.taken_at = timeOf(row.integer(1));
    sample.segment = row.small(2).value_or(0);
    read.condition = row.integer(3);
    sample.life_left_percent = row.small(4);
    sample.temperature_celsius = row.small(5);
    sample.temperature_lowest_celsius = row.small(6);
    sample.temperature_highest_celsius = row.small(7);
    sample.host_writes_bytes = row.count(8);
    sample.host_reads_bytes = row.count(9);
    sample.nand_writes_bytes = row.count(10);
    sample.power_on_hours = row.count(11);
    sample.power_cycles = row.count(12);
    sample.host_writes_raw = row.count(13);
    if (const auto written = row.count(14); written && !row.isNull(15)) {
        sample.kernel = KernelWrites{row.text(15), *written};
    }
    sample.condition = conditionFrom(row);
    return read;
}

Result<FigureOrigin> readProvenance(Database& database, std::int64_t id) {
    auto query = database.cached("SELECT figure, source, unit, rule, confidence FROM provenance WHERE id = ?1");
    if (!query) {
        return fail(std::move(query.error()));
    }
    (*query)->bind(1, id);
    const auto row = (*query)->step();
    if (!row) {
        return fail(row.error());
    }
    FigureOrigin origin;
    if (*row) {
        origin = {(*query)->text(0), (*query)->text(1), (*query)->text(2), (*query)->text(3),
                  enumOf((*query)->small(4), Confidence::name).value_or(Confidence::name)};
        (*query)->reset();
    }
    return origin;
}

Result<RunRecord> runFrom(const Statement& row, Database& database) {
    RunRecord run;
    run.kind = enumOf(row.small(1), RunKind::prove).value_or(RunKind::optimize);
    run.started_at = timeOf(row.integer(2));
    if (!row.isNull(3)) {
        run.seconds = row.number(3);
    }
    run.mount = row.text(4);
    run.device = row.text(5);
    run.filesystem = row.text(6);
    run.outcome = row.text(7);
    run.reason = row.text(8);
    run.offered_bytes = row.count(9);
    run.source = row.text(10);
    auto drives = database.cached("SELECT d.stable_id FROM run_drive r JOIN drive d ON d.id = r.drive "
                                  "WHERE r.run = ?1 ORDER BY d.stable_id");
    if (!drives) {
        return fail(std::move(drives.error()));
    }
    (*drives)->bind(1, row.integer(0));
    for (;;) {
        const auto more = (*drives)->step();
        if (!more) {
            return fail(more.error());
        }
        if (!*more) {
            return run;
        }
        run.drives.push_back({(*drives)->text(0)});
    }
}

} // namespace

Result<std::optional<std::int64_t>> Store::findDrive(const DriveId& drive) {
    auto query = database->cached("SELECT id FROM drive WHERE stable_id = ?1");
    if (!query) {
        return fail(std::move(query.error()));
    }
    (*query)->bind(1, drive.value);
    const auto row = (*query)->step();
    if (!row) {
        return fail(row.error());
    }
    if (!*row) {
        return std::nullopt;
    }
    const std::int64_t key = (*query)->integer(0);
    (*query)->reset();
    return key;
}

Result<std::shared_ptr<const FigureOrigins>> Store::readOrigins(std::int64_t origin) {
    if (const auto known = origins.find(origin); known != origins.end()) {
        return known->second;
    }
    auto query = database->cached("SELECT members FROM origin WHERE id = ?1");
    if (!query) {
        return fail(std::move(query.error()));
    }
    (*query)->bind(1, origin);
    const auto row = (*query)->step();
    if (!row) {
        return fail(row.error());
    }
    const std::string members = *row ? (*query)->text(0) : std::string();
    (*query)->reset();
    auto list = std::make_shared<FigureOrigins>();
    const char* at = members.data();
    const char* const end = at + members.size();
    while (at < end) {
        std::int64_t id = 0;
        const auto number = std::from_chars(at, end, id);
        if (number.ec != std::errc()) {
            break;
        }
        auto provenance = readProvenance(*database, id);
        if (!provenance) {
            return fail(std::move(provenance.error()));
        }
        list->push_back(std::move(*provenance));
        at = number.ptr + 1;
    }
    origins[origin] = list;
    return std::shared_ptr<const FigureOrigins>(std::move(list));
}

Result<std::vector<LastSample>> Store::readSamples(std::int64_t drive, const TimeRange& range, bool newestOnly) {
    auto query = database->cached(newestOnly ? newestSample : allSamples);
    if (!query) {
        return fail(std::move(query.error()));
    }
    (*query)->bind(1, drive).bind(2, fromOf(range)).bind(3, toOf(range));
    std::vector<LastSample> samples;
    for (;;) {
        const auto row = (*query)->step();
        if (!row) {
            return fail(row.error());
        }
        if (!*row) {
            return samples;
        }
        samples.push_back(sampleFrom(**query));
        if (!(*query)->isNull(originColumn)) {
            auto read = readOrigins((*query)->integer(originColumn));
            if (!read) {
                (*query)->reset();
                return fail(std::move(read.error()));
            }
            samples.back().sample.origins = std::move(*read);
        }
    }
}

Result<std::vector<Sample>> History::samples(const DriveId& drive, const TimeRange& range) {
    const auto key = m_store->findDrive(drive);
    if (!key) {
        return fail(key.error());
    }
    std::vector<Sample> samples;
    if (*key) {
        auto rows = m_store->readSamples(**key, range, false);
        if (!rows) {
            return fail(std::move(rows.error()));
        }
        samples.reserve(rows->size());
        for (LastSample& row : *rows) {
            samples.push_back(std::move(row.sample));
        }
    }
    return samples;
}

Result<std::optional<Sample>> History::lastSample(const DriveId& drive) {
    const auto key = m_store->findDrive(drive);
    if (!key) {
        return fail(key.error());
    }
    if (!*key) {
        return std::nullopt;
    }
    auto rows = m_store->readSamples(**key, {}, true);
    if (!rows) {
        return fail(std::move(rows.error()));
    }
    return rows->empty() ? std::nullopt : std::optional(std::move(rows->front().sample));
}

Result<std::vector<UnitProof>> History::unitProofs(const DriveId& drive) {
    auto query = m_store->database->cached(
        "SELECT p.source, p.unit_bytes, p.unit, p.counted, p.kernel_bytes, p.proven_at FROM unit_proof p "
        "JOIN drive d ON d.id = p.drive WHERE d.stable_id = ?1 ORDER BY p.source");
    if (!query) {
        return fail(std::move(query.error()));
    }
    (*query)->bind(1, drive.value);
    std::vector<UnitProof> proofs;
    for (;;) {
        const auto row = (*query)->step();
        if (!row) {
            return fail(row.error());
        }
        if (!*row) {
            return proofs;
        }
        proofs.push_back({(*query)->text(0), (*query)->count(1).value_or(0), (*query)->text(2),
                          (*query)->count(3).value_or(0), (*query)->count(4).value_or(0),
                          timeOf((*query)->integer(5))});
    }
}

Result<std::vector<RunRecord>> History::runs(const std::optional<DriveId>& drive, const TimeRange& range) {
    auto query = m_store->database->cached(
        "SELECT id, kind, started_at, seconds, mount, device, filesystem, outcome, reason, offered_bytes, source "
        "FROM run WHERE started_at BETWEEN ?2 AND ?3 AND (?1 IS NULL OR id IN (SELECT r.run FROM run_drive r "
        "JOIN drive d ON d.id = r.drive WHERE d.stable_id = ?1)) ORDER BY id");
    if (!query) {
        return fail(std::move(query.error()));
    }
    drive ? (*query)->bind(1, drive->value) : (*query)->bindNull(1);
    (*query)->bind(2, fromOf(range)).bind(3, toOf(range));
    std::vector<RunRecord> runs;
    for (;;) {
        const auto row = (*query)->step();
        if (!row) {
            return fail(row.error());
        }
        if (!*row) {
            return runs;
        }
        auto run = runFrom(**query, *m_store->database);
        if (!run) {
            (*query)->reset();
            return fail(std::move(run.error()));
        }
        runs.push_back(std::move(*run));
    }
}

Result<std::vector<RememberedDrive>> History::drives() {
    auto query = m_store->database->prepare(
        "SELECT d.stable_id, d.node, d.model, d.serial, d.firmware, d.emulated, d.capacity_bytes, "
        "(SELECT s.taken_at FROM sample s WHERE s.drive = d.id ORDER BY s.sequence LIMIT 1), "
        "(SELECT s.taken_at FROM sample s WHERE s.drive = d.id ORDER BY s.sequence DESC LIMIT 1) "
        "FROM drive d ORDER BY d.stable_id");
    if (!query) {
        return fail(std::move(query.error()));
    }
    const auto timeOrNone = [&query](int column) {
        return query->isNull(column) ? std::nullopt : std::optional(timeOf(query->integer(column)));
    };
    std::vector<RememberedDrive> drives;
    for (;;) {
        const auto row = query->step();
        if (!row) {
            return fail(row.error());
        }
        if (!*row) {
            return drives;
        }
        drives.push_back({{query->text(0)},
                          query->text(1),
                          query->text(2),
                          query->text(3),
                          query->text(4),
                          query->integer(5) != 0,
                          query->count(6),
                          timeOrNone(7),
                          timeOrNone(8)});
    }
}

} // namespace trimwright::care
