// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gallery/scenes.h"

#include <QPointF>
#include <functional>

/// What scenes have in common: who is on the stage, and what hands do. Sentences are those of core, word by word where
/// core has no function that makes them without a machine; tests/ui/stage_words_test.cpp looks that all are translated.
namespace trimwright::gallery {

inline constexpr std::uint64_t gigabyte = 1'000'000'000;

/// The usual cast: one healthy, one worn, one that cannot be read, one that sleeps.
void usual(StageBackend& stage);
/// The usual cast, and a TRIM check of each filesystem: it works, it does not, it stands still in its last step.
void withProofs(StageBackend& stage);
/// This drive alone, with one filesystem.
void only(StageBackend& stage, const Drive& drive, Result<HealthReport> report);

/// As most have it: Sundays at 03:00, yesterday for the last time.
care::ScheduleStatus weekly();

/// Optimizes the drive that is shown until it is as far as asked for.
void optimizeUntil(ui::MainWindow& window, const std::function<bool(const ui::DriveSession&)>& there);
bool ended(const ui::DriveSession& session);
bool atHold(const ui::DriveSession& session);
/// Selects the filesystem in this row of the Optimizer page, which is open, and checks it.
void prove(ui::MainWindow& window, int row, const std::function<bool(ui::ProofSession&)>& there);

/// In each table in view that has such a row. Not selectRow(): in a mirrored table that is not laid out yet it finds no
/// column.
void selectRow(ui::MainWindow& window, int row, int column);
/// The mouse moves there, over what is in front.
void hover(QWidget* widget, QPointF at);

} // namespace trimwright::gallery
