// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/readings.h"

#include "core/care/assess.h"

#include <utility>

namespace trimwright::cli {

std::vector<Reading> readAllDrives(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                                   const KernelWritesOf& kernelWritesOf, bool* complete) {
    const auto listing = catalog.drives();
    if (complete != nullptr) {
        *complete = listing.errors.empty();
    }
    for (const Error& error : listing.errors) {
        warn(session, error);
    }
    std::vector<Reading> readings;
    for (const care::ListedDrive& listed : listing.items) {
        if (session.stop.stop_requested()) {
            readings.push_back({listed.drive, fail(Errc::cancelled, "Cancelled before it was read.")});
            continue;
        }
        auto report = catalog.health(*listed.backend, listed.drive.id, Backend::Wake::no, session.stop);
        if (!report) {
            readings.push_back({listed.drive, fail(std::move(report.error()))});
            continue;
        }
        // The kernel's count is taken right after the drive's, so that little lies between them.
        auto kernel = kernelWritesOf ? kernelWritesOf(listed.drive) : std::nullopt;
        auto assessment = care::assess(*report);
        readings.push_back({listed.drive, care::sampleOf(*report, assessment, histories.now(), std::move(kernel)),
                            report->self_tests, std::move(assessment)});
    }
    return readings;
}

} // namespace trimwright::cli
