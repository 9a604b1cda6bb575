// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/alert_commands.h"
#include "app/cli/json.h"
#include "app/cli/table.h"
#include "app/common/alert_hook.h"
#include "app/common/monitor_settings.h"
#include "core/care/alert_settings.h"
#include "core/care/history_text.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace trimwright::cli {
namespace {

/// Runs older than this are not looked at again.
constexpr std::chrono::days runsSince{35};
constexpr std::chrono::seconds hookTimeout{30};
constexpr std::size_t shownAlerts = 20;

/// syslog(3)
int priorityOf(care::Urgency urgency) {
    switch (urgency) {
    case care::Urgency::critical:
        return 2;
    case care::Urgency::normal:
        return 4;
    case care::Urgency::low:
        break;
    }
    return 5;
}

Tone toneOf(care::Urgency urgency) {
    return urgency == care::Urgency::critical ? Tone::bad
           : urgency == care::Urgency::normal ? Tone::warning
                                              : Tone::plain;
}

void tell(const Session& session, bool journal, const care::Alert& alert) {
    const std::string drive = alert.drive.value.empty() ? "" : " (" + alert.drive.value + ")";
    session.err << (journal ? fmt::format("<{}>", priorityOf(alert.urgency)) : std::string("Alert: "))
                << printable(fmt::format("{}{}: {}{}{}", alert.title, drive, alert.sentence,
                                         alert.advice.empty() ? "" : " ", alert.advice))
                << '\n';
    session.err.flush();
}

care::DriveObservation observationOf(const Reading& reading) {
    care::DriveObservation seen;
    seen.drive = reading.drive;
    if (reading.sample) {
        seen.assessment = reading.assessment;
        seen.life_left_percent = reading.sample->life_left_percent;
    } else {
        seen.error = reading.sample.error();
    }
    return seen;
}

void warnOfMessage(const Session& session, const std::string& message) {
    if (!message.empty()) {
        warn(session, {Errc::invalidData, message});
    }
}

// ---- alerts
// ----------------------------------------------------------------------------------------------------------

Json alertJson(const care::Alert& alert) {
    return {{"number", alert.number},
            {"raised_at", care::isoTime(alert.raised_at)},
            {"kind", care::toString(alert.kind)},
            {"urgency", care::toString(alert.urgency)},
            {"drive", textOrNull(alert.drive.value)},
            {"drive_name", textOrNull(alert.drive_name)},
            {"title", alert.title},
            {"sentence", alert.sentence},
            {"advice", textOrNull(alert.advice)}};
}

Json bookJson(const app::AlertStore& store, const care::AlertBook& book) {
    Json drives = Json::array();
    for (const auto& [id, drive] : book.drives) {
        drives.push_back({{"drive", id},
                          {"name", drive.name},
                          {"node", textOrNull(drive.node)},
                          {"verdict", care::toString(drive.verdict)},
                          {"sentence", textOrNull(drive.sentence)},
                          {"present", !drive.told_absent},
                          {"answers", !drive.told_unanswered},
                          {"read_at", drive.read_at ? Json(care::isoTime(*drive.read_at)) : Json(nullptr)}});
    }
    Json alerts = Json::array();
    for (const care::Alert& alert : book.alerts) {
        alerts.push_back(alertJson(alert));
    }
    const bool checked = book.checked_at != std::chrono::sys_seconds{};
    return {{"file", store.file().string()},
            {"checked_at", checked ? Json(care::isoTime(book.checked_at)) : Json(nullptr)},
            {"drives", std::move(drives)},
            {"alerts", std::move(alerts)}};
}

void printBook(const Session& session, const char* title, const care::AlertBook& book) {
    Table states({{title}, {"MODEL"}, {"STATE"}});
    for (const auto& [id, drive] : book.drives) {
        const std::string away = drive.told_absent ? " (vanished)" : drive.told_unanswered ? " (does not answer)" : "";
        const Tone tone = drive.verdict == care::Verdict::failing     ? Tone::bad
                          : drive.verdict == care::Verdict::attention ? Tone::warning
                                                                      : Tone::plain;
        states.add({{drive.node.empty() ? id : drive.node, Tone::strong},
                    {drive.name},
                    {std::string(care::toString(drive.verdict)) + away, away.empty() ? tone : Tone::bad}});
    }
    if (!book.drives.empty()) {
        states.print(session.out, session.style);
    }
    const std::size_t first = book.alerts.size() > shownAlerts ? book.alerts.size() - shownAlerts : 0;
    for (std::size_t i = first; i < book.alerts.size(); ++i) {
        const care::Alert& alert = book.alerts[i];
        session.out << paragraph(session.style,
                                 fmt::format("{:%Y-%m-%d %H:%M}  {}: {} {}",
                                             fmt::localtime(alert.raised_at.time_since_epoch().count()), alert.title,
                                             alert.sentence, alert.advice),
                                 2, toneOf(alert.urgency));
    }
}

ExitCode show(const Session& session, const AlertPlaces& places) {
    const auto machine = places.machine.read();
    const auto emulated = places.emulated.read();
    const auto monitor = app::readMonitorSettings(places.monitor_settings);
    const auto hook = app::readHookSettings(places.hook_settings);
    for (const Error* error : {machine ? nullptr : &machine.error(), emulated ? nullptr : &emulated.error(),
                               monitor ? nullptr : &monitor.error(), hook ? nullptr : &hook.error()}) {
        if (error != nullptr) {
            return report(session, *error);
        }
    }
    if (session.json) {
        writeDocument(session.out, {{"machine", bookJson(places.machine, *machine)},
                                    {"emulated", bookJson(places.emulated, *emulated)},
                                    {"notifications", monitor->notifications},
                                    {"quiet_hours", monitor->quiet ? Json(care::toString(*monitor->quiet)) : Json()},
                                    {"check_every_minutes", monitor->check_every_minutes},
                                    {"hook", textOrNull(hook->command)}});
        return exitDone;
    }
    printBook(session, "DRIVE", *machine);
    printBook(session, "EMULATED", *emulated);
    if (machine->alerts.empty() && emulated->alerts.empty()) {
        session.out << "There was nothing to tell.\n";
    }
    if (machine->checked_at == std::chrono::sys_seconds{}) {
        session.out << paragraph(session.style,
                                 "The drives of this machine were not checked yet. 'sudo trimwrightctl record' "
                                 "does it; where systemd runs, trimwright-record.timer does it every "
                                 "hour.");
    }
    session.out << paragraph(session.style,
                             fmt::format("Quiet hours: {}. Hook: {}.",
                                         monitor->quiet ? care::toString(*monitor->quiet) : "none",
                                         hook->command.empty() ? "none" : hook->command),
                             0, Tone::faint);
    return exitDone;
}

ExitCode setQuiet(const Session& session, const AlertPlaces& places, const std::string& text) {
    auto settings = app::readMonitorSettings(places.monitor_settings);
    if (!settings) {
        return report(session, settings.error());
    }
    settings->quiet.reset();
    if (text != "none") {
        const auto hours = care::parseQuietHours(text);
        if (!hours) {
            return report(session, hours.error());
        }
        settings->quiet = *hours;
    }
    const auto written = app::writeMonitorSettings(places.monitor_settings, *settings);
    return written ? show(session, places) : report(session, written.error());
}

ExitCode setHook(const Session& session, const AlertPlaces& places, const std::string& text) {
    care::HookSettings settings;
    if (text != "none") {
        if (const auto valid = care::validateHook(text); !valid) {
            return report(session, valid.error());
        }
        if (::access(text.c_str(), X_OK) != 0) {
            return report(session, {Errc::notFound, "There is no program " + text + " that can be run.",
                                    "Put it there first, and make it executable."});
        }
        settings.command = text;
    }
    if (auto written = app::writeHookSettings(places.hook_settings, settings); !written) {
        Error error = written.error();
        error.advice = error.code == Errc::permissionDenied ? "Run the same command with sudo." : error.advice;
        return report(session, error);
    }
    return show(session, places);
}

/// The hook for one alert; false, with a warning, if it did not work.
bool runHookFor(const Session& session, const AlertPlaces& places, const std::string& command,
                const care::Alert& alert) {
    const auto done = app::runHook(places.hook_settings, command, alert, hookTimeout, session.stop);
    if (!done) {
        session.err << (places.journal ? "<3>" : "");
        warn(session, done.error());
    }
    return done.has_value();
}

/// Every alert of this machine that the hook was not run for yet. An alert is tried once: a hook that fails for one
/// would fail for it for ever.
ExitCode runHookForNew(const Session& session, const AlertPlaces& places) {
    const auto settings = app::readHookSettings(places.hook_settings);
    const auto book = settings ? places.machine.read() : fail(settings.error());
    if (!book) {
        return report(session, book.error());
    }
    const care::Due due = care::dueAlerts(app::readDelivery(places.hook_delivery), *book, false);
    // First, so that a hook that ends this program is not run for ever.
    if (const auto kept = app::writeDelivery(places.hook_delivery, due.delivery); !kept) {
        return report(session, kept.error());
    }
    Json ran = Json::array();
    bool allWorked = true;
    for (const care::Alert& alert : due.alerts) {
        if (!settings->command.empty()) {
            const bool worked = runHookFor(session, places, settings->command, alert);
            ran.push_back({{"number", alert.number}, {"worked", worked}});
            allWorked = allWorked && worked;
        }
    }
    if (session.json) {
        writeDocument(session.out, {{"hook", textOrNull(settings->command)}, {"runs", std::move(ran)}});
    }
    return allWorked ? exitDone : exitFailed;
}

/// A person's test goes the way of every alert: into a book, from there to the monitor, and to the hook.
ExitCode test(const Session& session, const AlertPlaces& places, std::chrono::sys_seconds now) {
    const bool forMachine = places.machine.isWritable();
    const app::AlertStore& store = forMachine ? places.machine : places.emulated;
    const auto noticed = store.addTestAlert(now);
    if (!noticed) {
        return report(session, noticed.error());
    }
    warnOfMessage(session, noticed->message);
    const auto hook = app::readHookSettings(places.hook_settings);
    if (!hook) {
        return report(session, hook.error());
    }
    const bool withHook = forMachine && !hook->command.empty();
    if (!session.json) {
        session.out << paragraph(session.style,
                                 "A test alert was raised. Where trimwright-monitor runs, it shows up now; it starts "
                                 "with the desktop.");
        session.out << (withHook                ? "The hook is run.\n"
                        : hook->command.empty() ? ""
                                                : "The hook is run for tests of root only.\n");
    }
    if (!withHook) {
        if (session.json) {
            writeDocument(session.out, documentOf("alert", alertJson(noticed->alerts.front())));
        }
        return exitDone;
    }
    return runHookForNew(session, places);
}

} // namespace

std::vector<care::Alert> noticeAlerts(const Session& session, const AlertPlaces& places, app::Histories& histories,
                                      const std::vector<Reading>& readings, bool complete) {
    std::vector<care::Alert> raised;
    for (const bool emulated : {false, true}) {
        const app::AlertStore& store = emulated ? places.emulated : places.machine;
        care::AlertObservation found;
        found.now = histories.now();
        found.complete = complete;
        found.clock = care::machineClock();
        for (const Reading& reading : readings) {
            if (app::Histories::isEmulated(reading.drive.id) == emulated) {
                found.drives.push_back(observationOf(reading));
            }
        }
        // Nobody's emulated drives: root's timer makes no book for them, and may not even look where it would be.
        std::error_code ignored;
        const bool pointless = emulated && found.drives.empty() && !std::filesystem::exists(store.file(), ignored);
        if (!store.isWritable() || pointless || session.stop.stop_requested()) {
            continue;
        }
        if (!emulated) {
            const auto history = histories.of({}, care::History::Access::readOnly);
            if (auto runs = history ? (*history)->runs(std::nullopt, {found.now - runsSince, std::nullopt})
                                    : fail(history.error())) {
                found.runs = std::move(*runs);
            }
            found.schedule = places.schedule ? places.schedule(session.stop) : std::nullopt;
        }
        const auto noticed = store.notice(found);
        if (!noticed) {
            warn(session, noticed.error());
            continue;
        }
        warnOfMessage(session, noticed->message);
        for (const care::Alert& alert : noticed->alerts) {
            tell(session, places.journal, alert);
            raised.push_back(alert);
        }
    }
    return raised;
}

ExitCode showAlerts(const Session& session, const AlertPlaces& places, const AlertOptions& options,
                    std::chrono::sys_seconds now) {
    const int asked = static_cast<int>(options.test) + static_cast<int>(options.run_hook) +
                      static_cast<int>(!options.quiet.empty()) + static_cast<int>(!options.hook.empty());
    if (asked > 1) {
        return report(session, {Errc::usage, "--test, --quiet, --hook and --run-hook do not go together.",
                                "Give one after the other."});
    }
    if (!options.quiet.empty()) {
        return setQuiet(session, places, options.quiet);
    }
    if (!options.hook.empty()) {
        return setHook(session, places, options.hook);
    }
    if (options.run_hook) {
        return runHookForNew(session, places);
    }
    return options.test ? test(session, places, now) : show(session, places);
}

} // namespace trimwright::cli
