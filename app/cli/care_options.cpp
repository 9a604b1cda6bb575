// SPDX-License-Identifier: GPL-3.0-or-later
// How selftest and report are written on the command line.
#include "app/cli/report_command.h"
#include "app/cli/self_test_commands.h"
#include "app/cli/usage.h"
#include "app/common/backends.h"
#include "app/common/places.h"
#include "app/common/versions.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <utility>
#include <vector>

namespace trimwright::cli {
namespace {

using Command = std::function<ExitCode(const Session&, const care::Catalog&, app::Histories&)>;

/// On this machine and this user's emulated drives.
ExitCode onDrives(const Session& session, const std::string& systemRoot, const std::string& name,
                  const Command& command) {
    if (!systemRoot.empty()) {
        return report(session, needsLiveDrives());
    }
    const app::Backends backends(app::emulatedDrivesDirectory());
    if (app::Backends::isEmulated(name)) {
        (void)backends.emulated()->ensureFirstDrive(); // If it cannot be made, there is no such drive.
    }
    app::Histories histories;
    return command(session, backends.catalog(name.empty() ? std::vector<std::string>{"/"} : std::vector{name}),
                   histories);
}

/// The options as they are written; they become requests when the command runs.
struct CareValues {
    SelfTestRequest test;
    bool short_test = false;
    bool extended_test = false;
    bool status = false;
    bool wake = false;
    ReportRequest report;
    bool html = false;
    bool text = false;
    std::string saved;
    std::string output;
};

ExitCode runSelfTest(const Session& session, const std::string& systemRoot, const CareValues& values) {
    SelfTestRequest request = values.test;
    const int actions = (values.short_test ? 1 : 0) + (values.extended_test ? 1 : 0) + (request.abort ? 1 : 0) +
                        (values.status ? 1 : 0);
    const bool starts = values.short_test || values.extended_test;
    if (actions > 1) {
        return report(session, {Errc::usage, "--short, --extended, --abort and --status are four things to do.",
                                "Leave all but one out."});
    }
    if (request.all ? !request.drive.empty() || !starts : request.drive.empty()) {
        return report(session, {Errc::usage, "Name one drive, or start tests on --all drives of this machine.",
                                "trimwrightctl list shows the drives."});
    }
    if ((request.abort || values.status) && request.wait) {
        return report(session, {Errc::usage, "--wait waits for a test; it goes with --short, --extended or alone.",
                                "Leave it out."});
    }
    if (values.wake && !starts) {
        return report(session,
                      {Errc::usage, "--wake wakes a drive to test it; it goes with --short or --extended.", ""});
    }
    if (starts) {
        request.start = values.short_test ? SelfTestKind::shortTest : SelfTestKind::extended;
    }
    request.wake = values.wake ? Backend::Wake::yes : Backend::Wake::no;
    request.source = request.all ? "timer" : "command line";
    return onDrives(session, systemRoot, request.drive,
                    [&request](const auto& s, const auto& catalog, auto& histories) {
                        return selfTest(s, catalog, histories, request);
                    });
}

/// The format that the options ask for, or the file's name.
Result<ReportFormat> formatOf(const Session& session, const CareValues& values) {
    const int named = (session.json ? 1 : 0) + (values.html ? 1 : 0) + (values.text ? 1 : 0);
    if (named > 1) {
        return fail(Errc::usage, "--html, --text and --json are three formats.", "Leave all but one out.");
    }
    const std::string ending = std::filesystem::path(values.output).extension().string();
    if (session.json || (named == 0 && ending == ".json")) {
        return ReportFormat::json;
    }
    return values.html || (named == 0 && (ending == ".html" || ending == ".htm")) ? ReportFormat::html
                                                                                  : ReportFormat::text;
}

ExitCode runReport(const Session& session, const std::string& systemRoot, const CareValues& values) {
    ReportRequest request = values.report;
    if (request.drive.empty() == values.saved.empty()) {
        return report(session, {Errc::usage, "Name one drive, or a saved report with --report FILE.",
                                "trimwrightctl list shows the drives."});
    }
    if (values.wake && !values.saved.empty()) {
        return report(session, {Errc::usage, "--wake wakes a drive; a saved report has none.", "Leave --wake out."});
    }
    const auto format = formatOf(session, values);
    if (!format) {
        return report(session, format.error());
    }
    request.format = *format;
    request.saved = values.saved;
    request.output = values.output;
    request.wake = values.wake ? Backend::Wake::yes : Backend::Wake::no;
    request.versions = app::reportVersions(TRIMWRIGHT_VERSION);
    return onDrives(session, systemRoot, request.drive,
                    [&request](const auto& s, const auto& catalog, auto& histories) {
                        return makeDriveReport(s, catalog, histories, request);
                    });
}

} // namespace

void addCareCommands(CLI::App& root, bool& json, const std::string& systemRoot,
                     const std::function<void(std::function<ExitCode(const Session&)>)>& choose) {
    const auto values = std::make_shared<CareValues>();
    CLI::App* test = root.add_subcommand("selftest", "The self-tests of a drive: start, follow, end, and their log");
    test->footer("Example:\n"
                 "  sudo trimwrightctl selftest /dev/sda --short --wait\n"
                 "  trimwrightctl selftest emulated:demo --extended\n"
                 "  sudo trimwrightctl selftest /dev/sda\n"
                 "\n"
                 "The drive tests itself and stays usable. Without an option: what runs, and the drive's log.\n"
                 "With --wait the exit code is 0 only if the test found no fault; the result goes to the history.\n"
                 "A short test of every drive each month: systemctl enable --now trimwright-selftest.timer");
    test->add_flag("--json", json, jsonHelp);
    test->add_option("DRIVE", values->test.drive, "Node, id or emulated:NAME")->type_name("");
    test->add_flag("--short", values->short_test, "Start a short test, a minute or two");
    test->add_flag("--extended", values->extended_test, "Start an extended test, which reads all of the drive");
    test->add_flag("--abort", values->test.abort, "End the running test");
    test->add_flag("--status", values->status, "Only look (as without an option)");
    test->add_flag("--wait", values->test.wait, "Wait until the test is over");
    test->add_flag("--wake", values->wake, "Test a sleeping drive too, which wakes it");
    test->add_flag("--all", values->test.all, "Every drive of this machine that is awake and has self-tests");
    test->callback([choose, values, &systemRoot] {
        choose([values, &systemRoot](const Session& session) { return runSelfTest(session, systemRoot, *values); });
    });
    CLI::App* made = root.add_subcommand("report", "A report of a drive to send to someone, serial number hidden");
    made->footer("Example:\n"
                 "  sudo trimwrightctl report /dev/sda --html --output drive.html\n"
                 "  trimwrightctl report --report smartctl.json --html >drive.html\n"
                 "  sudo trimwrightctl report /dev/nvme0n1 --with-serial\n"
                 "\n"
                 "The HTML needs nothing else and prints well. The JSON can be opened again:\n"
                 "  trimwrightctl health --report drive.json");
    made->add_flag("--json", json, "The report as JSON");
    made->add_option("DRIVE", values->report.drive, "Node, id or emulated:NAME")->type_name("");
    made->add_option("--report", values->saved,
                     "Of a saved report (smartctl's JSON, a blob, ours); - is standard input")
        ->option_text("FILE");
    made->add_flag("--html", values->html, "One HTML document with charts");
    made->add_flag("--text", values->text, "Plain text (as without an option)");
    made->add_flag("--with-serial", values->report.with_serials, "Show the serial number");
    made->add_option("--output", values->output,
                     "Write it to this file, whole or not at all; its ending tells the format")
        ->option_text("FILE");
    made->add_flag("--wake", values->wake, "Read a sleeping drive too, which wakes it");
    made->callback([choose, values, &systemRoot] {
        choose([values, &systemRoot](const Session& session) { return runReport(session, systemRoot, *values); });
    });
}

} // namespace trimwright::cli
