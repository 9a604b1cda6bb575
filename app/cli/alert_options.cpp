// SPDX-License-Identifier: GPL-3.0-or-later
// How alerts are written on the command line, and where they are kept on this machine.
#include "app/cli/alert_commands.h"
#include "app/cli/terminal.h"
#include "app/cli/usage.h"
#include "app/common/places.h"
#include "app/common/schedule_store.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <utility>

namespace trimwright::cli {

AlertPlaces::AlertPlaces()
    : machine(app::machineAlertsFile()),
      emulated(app::emulatedAlertsFile()),
      monitor_settings(app::monitorSettingsFile()),
      hook_settings(app::hookSettingsFile()),
      hook_delivery(app::hookDeliveryFile()),
      schedule([](std::stop_token stop) -> std::optional<care::ScheduleObservation> {
          auto status = app::ScheduleStore().status(std::move(stop));
          if (!status || !status->systemd) {
              return std::nullopt;
          }
          return care::ScheduleObservation{std::move(status->schedule), status->timer.last_run, status->on_battery_last,
                                           status->failed_last};
      }),
      journal(errorsGoToJournal()) {}

void addAlertCommands(CLI::App& root, bool& json, const std::string& systemRoot,
                      const std::function<void(std::function<ExitCode(const Session&)>)>& choose) {
    const auto options = std::make_shared<AlertOptions>();
    CLI::App* alerts = root.add_subcommand("alerts", "What people were told of their drives, and how they are told");
    alerts->footer(
        "Examples:\n  trimwrightctl alerts\n  trimwrightctl alerts --test\n"
        "  trimwrightctl alerts --quiet 22:00-07:00\n"
        "  sudo trimwrightctl alerts --hook /usr/local/sbin/tell-me\n\n"
        "'record' raises alerts, each once; trimwright-monitor shows them on the desktop. The hook is run as\n"
        "root, without arguments, for every alert of this machine and knows it from TRIMWRIGHT_ALERT_KIND,\n"
        "_URGENCY (low, normal, critical), _NUMBER, _TIME, _DRIVE, _DRIVE_NAME, _TITLE, _SENTENCE and "
        "_ADVICE.");
    alerts->add_flag("--json", json, jsonHelp);
    alerts->add_flag("--test", options->test,
                     "Raise an alert that says that it is a test; as root it runs the hook too");
    alerts
        ->add_option("--quiet", options->quiet,
                     "Hours in which you are told only what cannot wait: 22:00-07:00, or none")
        ->option_text("HOURS")
        ->check(notEmpty);
    alerts->add_option("--hook", options->hook, "Run this program for every alert, or none (needs root)")
        ->option_text("PATH")
        ->check(notEmpty);
    alerts->add_flag("--run-hook", options->run_hook,
                     "Run the hook for what it was not run for yet; trimwright-alert.service does this");
    alerts->callback([choose, options, &systemRoot] {
        choose([options, &systemRoot](const Session& session) {
            if (!systemRoot.empty()) {
                return report(session, needsLiveDrives());
            }
            const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
            return showAlerts(session, AlertPlaces(), *options, now);
        });
    });
}

} // namespace trimwright::cli
