// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/proven_units.h"

#include "app/common/places.h"
#include "core/care/history.h"

namespace trimwright::app {

care::Catalog::FillIn provenUnits() {
    return [file = machineHistoryFile()](const DriveId& drive, HealthReport& report) {
        if (report.host_writes_bytes.has() || report.host_writes_bytes.provenance.raw.empty()) {
            return;
        }
        auto history = care::History::open(file, care::History::Access::readOnly, {});
        if (!history) {
            return;
        }
        if (const auto proofs = history->unitProofs(drive)) {
            for (const care::UnitProof& proof : *proofs) {
                care::applyUnitProof(report, proof);
            }
        }
    };
}

} // namespace trimwright::app
