// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/history_schema.h"

#include <array>

namespace trimwright::care {
namespace {

// Times are seconds since 1970 (UTC). NULL is "unknown", never 0. Samples lie by drive, so that a chart of one drive
// reads one piece of the file; what seldom changes (condition) and what never does (provenance) is kept apart, which
// makes a sample about 60 bytes.
constexpr const char* version1 = R"(
CREATE TABLE drive (
    id INTEGER PRIMARY KEY,
    stable_id TEXT NOT NULL UNIQUE,
    node TEXT, model TEXT, serial TEXT, firmware TEXT,
    capacity_bytes INTEGER,
    emulated INTEGER NOT NULL DEFAULT 0
) STRICT;

-- How a figure is known. origin: the set of these that a sample has, as their ids in order, "3 5 8".
CREATE TABLE provenance (
    id INTEGER PRIMARY KEY,
    figure TEXT NOT NULL, source TEXT NOT NULL, unit TEXT NOT NULL, rule TEXT NOT NULL,
    confidence INTEGER NOT NULL, -- 0 proven, 1 rule, 2 name
    UNIQUE (figure, source, unit, rule, confidence)
) STRICT;
CREATE TABLE origin (
    id INTEGER PRIMARY KEY,
    members TEXT NOT NULL UNIQUE
) STRICT;

-- What seldom changes; written when it differs from that of the drive's last sample.
CREATE TABLE condition (
    id INTEGER PRIMARY KEY,
    origin INTEGER, -- of the samples, not of this row alone
    verdict INTEGER, -- 0 healthy, 1 attention, 2 failing, 3 unknown
    self_assessment_passed INTEGER, nvme_critical_warning INTEGER,
    percentage_used INTEGER, spare_percent INTEGER, spare_threshold_percent INTEGER,
    unsafe_shutdowns INTEGER, media_errors INTEGER, reallocated_sectors INTEGER, pending_sectors INTEGER,
    uncorrectable_sectors INTEGER, interface_crc_errors INTEGER,
    firmware TEXT, source TEXT
) STRICT;

CREATE TABLE boot (
    id INTEGER PRIMARY KEY,
    boot_id TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE sample (
    drive INTEGER NOT NULL,
    sequence INTEGER NOT NULL, -- order of recording, whatever the clock says
    taken_at INTEGER NOT NULL,
    segment INTEGER NOT NULL, -- counts up where a counter went back or is counted differently
    condition INTEGER NOT NULL,
    life_left_percent INTEGER,
    temperature_celsius INTEGER, temperature_lowest INTEGER, temperature_highest INTEGER,
    host_writes_bytes INTEGER, host_reads_bytes INTEGER, nand_writes_bytes INTEGER,
    power_on_hours INTEGER, power_cycles INTEGER,
    host_writes_raw INTEGER,
    boot INTEGER, kernel_writes_bytes INTEGER,
    PRIMARY KEY (drive, sequence)
) STRICT, WITHOUT ROWID;

CREATE TABLE run (
    id INTEGER PRIMARY KEY,
    kind INTEGER NOT NULL, -- 0 optimize, 1 schedule, 2 self-test, 3 prove
    started_at INTEGER NOT NULL,
    seconds REAL,
    mount TEXT, device TEXT, filesystem TEXT,
    outcome TEXT NOT NULL, reason TEXT,
    offered_bytes INTEGER,
    source TEXT
) STRICT;
CREATE TABLE run_drive (
    drive INTEGER NOT NULL, run INTEGER NOT NULL,
    PRIMARY KEY (drive, run)
) STRICT, WITHOUT ROWID;
CREATE INDEX run_drive_of_run ON run_drive (run);

CREATE TABLE state (
    key TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
)";

// Units of host writes that were proven on a drive, see history_witness.h.
constexpr const char* version2 = R"(
CREATE TABLE unit_proof (
    drive INTEGER NOT NULL,
    source TEXT NOT NULL, -- the counter
    unit_bytes INTEGER NOT NULL, unit TEXT NOT NULL,
    counted INTEGER NOT NULL, kernel_bytes INTEGER NOT NULL,
    proven_at INTEGER NOT NULL,
    PRIMARY KEY (drive, source)
) STRICT, WITHOUT ROWID;
)";

constexpr std::array<const char*, 2> steps{version1, version2};

} // namespace

std::span<const char* const> historySchemaSteps() {
    return steps;
}

} // namespace trimwright::care
