// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/readings.h"

#include "core/care/assess.h"

#include <utility>

namespace trimwright::cli {
namespace {

void applyProofs(HealthReport& report, const DriveId& drive, app::Histories& histories) {
    if (report.host_writes_bytes.has()) {
        return;
    }
    const auto history = histories.of(drive, care::History::Access::readOnly);
    const auto proofs = history ? (*history)->unitProofs(drive) : fail(history.error());
    if (proofs) {
        for (const care::UnitProof& proof : *proofs) {
            care::applyUnitProof(report, proof);
        }
    }
}

} // namespace

std::vector<Reading> readAllDrives(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                                   const KernelWritesOf& kernelWritesOf) {
    const auto listing = catalog.drives();
    for (const Error& error : listing.errors) {
        warn(session, error);
    }
    std::vector<Reading> readings;
    for (const care::ListedDrive& listed : listing.items) {
        if (session.stop.stop_requested()) {
            readings.push_back({listed.drive, fail(Errc::cancelled, "Cancelled before it was read.")});
            continue;
        }
        auto report = listed.backend->health(listed.drive.id, Backend::Wake::no, session.stop);
        if (!report) {
            readings.push_back({listed.drive, fail(std::move(report.error()))});
            continue;
        }
        applyProofs(*report, listed.drive.id, histories);
        // The kernel's count is taken right after the drive's, so that little lies between them.
        readings.push_back(
            {listed.drive, care::sampleOf(*report, care::assess(*report), histories.now(),
                                          kernelWritesOf ? kernelWritesOf(listed.drive) : std::nullopt)});
    }
    return readings;
}

} // namespace trimwright::cli
