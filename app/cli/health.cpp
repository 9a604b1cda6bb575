// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/health_view.h"
#include "app/cli/progress_bar.h"
#include "app/cli/standard_input.h"
#include "core/base/file.h"
#include "core/care/assess.h"
#include "core/care/health_json.h"
#include "core/smart/report_file.h"
#include "core/smart/smartctl_report.h"

#include <cstdint>
#include <filesystem>
#include <system_error>

namespace trimwright::cli {
namespace {

Result<HealthReport> parseSaved(const std::filesystem::path& file, const std::stop_token& stop) {
    const auto content =
        file == "-" ? readStandardInput(smart::maxReportBytes, stop) : readFile(file, smart::maxReportBytes);
    if (!content) {
        return fail(content.error());
    }
    auto report = smart::parseReportFile({reinterpret_cast<const std::uint8_t*>(content->data()),
                                          content->size()}); // bytes of a file, as a decoder reads them
    if (!report) {
        Error error = report.error();
        error.message = (file == "-" ? "Standard input" : file.string()) + ": " + error.message;
        return fail(std::move(error));
    }
    return report;
}

void writeText(std::ostream& out, const std::string& document) {
    out << document << (document.empty() || document.back() != '\n' ? "\n" : "");
}

void show(const Session& session, const Drive* drive, const HealthReport& report, HealthView view) {
    if (view == HealthView::attributes) {
        if (session.json) {
            writeText(session.out, care::attributesJson(drive, report));
        } else {
            printAttributes(session.out, session.style, drive, report);
        }
        return;
    }
    const care::Assessment assessment = care::assess(report);
    if (session.json) {
        writeText(session.out, care::healthJson(drive, report, assessment));
    } else {
        printHealth(session.out, session.style, drive, report, assessment);
    }
}

} // namespace

ExitCode showHealth(const Session& session, const care::Catalog& catalog, const HealthOptions& options,
                    HealthView view) {
    const auto listed = catalog.findDrive(options.drive);
    if (!listed) {
        Error error = listed.error();
        std::error_code ignored;
        if (error.code == Errc::notFound && std::filesystem::is_regular_file(options.drive, ignored)) {
            error.advice = "To read a saved report: trimwrightctl health --report " + options.drive;
        }
        return report(session, error);
    }
    const Drive& drive = listed->drive;
    ProgressBar bar(session.err, session.progress);
    bar.show("Reading " + drive.node + " …", {}, "");
    const auto health = catalog.health(*listed->backend, drive.id, options.wake, session.stop);
    bar.clear();
    if (!health) {
        return report(session, health.error());
    }
    show(session, &drive, *health, view);
    return exitDone;
}

ExitCode showSavedHealth(const Session& session, const std::filesystem::path& file, HealthView view) {
    const auto health = parseSaved(file, session.stop);
    if (!health) {
        return report(session, health.error());
    }
    show(session, nullptr, *health, view);
    return exitDone;
}

} // namespace trimwright::cli
