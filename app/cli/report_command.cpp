// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report_command.h"

#include "app/cli/json.h"
#include "app/cli/progress_bar.h"
#include "app/cli/standard_input.h"
#include "core/base/file.h"
#include "core/care/report.h"
#include "core/smart/saved_backend.h"
#include "core/smart/smartctl_report.h"

#include <utility>

namespace trimwright::cli {
namespace {

std::string render(const care::Report& made, ReportFormat format) {
    switch (format) {
    case ReportFormat::html:
        return care::reportHtml(made);
    case ReportFormat::json:
        return care::reportJson(made);
    case ReportFormat::text:
        break;
    }
    return care::reportText(made);
}

care::ReportOptions optionsOf(const ReportRequest& request, std::chrono::sys_seconds now) {
    care::ReportOptions options;
    options.with_serials = request.with_serials;
    options.made_at = now;
    options.versions = request.versions;
    options.wake = request.wake;
    return options;
}

Result<care::Report> ofDrive(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                             const ReportRequest& request) {
    const auto listed = catalog.findDrive(request.drive);
    if (!listed) {
        return fail(listed.error());
    }
    ProgressBar bar(session.err, session.progress);
    bar.show("Reading " + listed->drive.node + " …", {}, "");
    const auto history = histories.of(listed->drive.id, care::History::Access::readOnly);
    auto made = care::gatherReport(catalog, *listed->backend, listed->drive, history ? *history : nullptr,
                                   optionsOf(request, histories.now()), session.stop);
    if (made && !history && history.error().code != Errc::notFound) {
        made->history_unknown = history.error().message;
    }
    return made;
}

Result<care::Report> ofSaved(const Session& session, const app::Histories& histories, const ReportRequest& request) {
    smart::SavedBackend saved;
    auto drive = [&]() -> Result<Drive> {
        if (request.saved != "-") {
            return saved.add(request.saved);
        }
        const auto content = readStandardInput(smart::maxReportBytes, session.stop);
        return content ? saved.add("Standard input", *content) : fail(content.error());
    }();
    if (!drive) {
        return fail(std::move(drive.error()));
    }
    return care::gatherReport(care::Catalog({&saved}), saved, *drive, nullptr, optionsOf(request, histories.now()),
                              session.stop);
}

} // namespace

ExitCode makeDriveReport(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                         const ReportRequest& request) {
    const auto made =
        request.saved.empty() ? ofDrive(session, catalog, histories, request) : ofSaved(session, histories, request);
    if (!made) {
        return report(session, made.error());
    }
    const std::string document = render(*made, request.format);
    if (request.output.empty()) {
        session.out << document;
        return exitDone;
    }
    if (const auto written = writeFileAtomically(request.output, document); !written) {
        return report(session, written.error());
    }
    if (session.json) {
        writeDocument(session.out, documentOf("written", request.output.string()));
    } else {
        session.out << "Written: " << printable(request.output.string()) << '\n';
    }
    return exitDone;
}

} // namespace trimwright::cli
