// SPDX-License-Identifier: GPL-3.0-or-later
// How the commands of emulated drives and of the lab are written on the command line.
#include "app/cli/emulated_options.h"

#include "app/cli/commands.h"
#include "app/cli/usage.h"
#include "app/common/backends.h"
#include "app/common/places.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <memory>
#include <utility>

namespace trimwright::cli {
namespace {

using Choose = std::function<void(std::function<ExitCode(const Session&)>)>;

struct EmulatedDrive {
    std::string model;
    std::string name;
};

CLI::App* addGroup(CLI::App& root, bool& json, const char* name, const char* what, const char* footer) {
    CLI::App* group = root.add_subcommand(name, what);
    group->require_subcommand(1);
    group->add_flag("--json", json, jsonHelp);
    group->footer(footer);
    return group;
}

CLI::App* addTo(CLI::App& group, bool& json, const char* name, const char* what, const std::string& example) {
    CLI::App* sub = group.add_subcommand(name, what);
    sub->footer("Example:\n" + example);
    sub->add_flag("--json", json, jsonHelp);
    return sub;
}

/// CLI11 would take -1 and numbers that do not fit for some other number. Empty: it is a seed.
std::string seedProblem(const std::string& text) {
    std::uint64_t seed = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, seed);
    return read.ec == std::errc() && read.ptr == end ? "" : "A seed is a whole number from 0 to 18446744073709551615.";
}

} // namespace

void addEmulatedCommands(CLI::App& root, bool& json, const std::string& systemRoot, const Choose& choose) {
    const auto drive = std::make_shared<EmulatedDrive>();
    CLI::App* group = addGroup(root, json, "emulated", "Emulated drives: look at TRIM and wear without a real SSD",
                               "Example:\n  trimwrightctl emulated add --model x25-m-g2-80 --name test\n"
                               "  trimwrightctl optimize emulated:test");
    const auto add = [&](const char* name, const char* what, const char* example,
                         ExitCode (*command)(const Session&, emulator::EmulatedBackend&, const EmulatedDrive&)) {
        CLI::App* sub = addTo(*group, json, name, what, example);
        sub->callback([choose, drive, command, &systemRoot] {
            choose([drive, command, &systemRoot](const Session& session) {
                if (!systemRoot.empty()) {
                    return report(session, needsLiveDrives());
                }
                const app::Backends backends(app::emulatedDrivesDirectory());
                ensureFirstDrive(session, *backends.emulated());
                return command(session, *backends.emulated(), *drive);
            });
        });
        return sub;
    };
    const auto named = [&drive](CLI::App* sub) {
        sub->add_option("NAME", drive->name, "With or without emulated:")->type_name("")->required();
    };
    add("list", "The emulated drives", "  trimwrightctl emulated list",
        [](const Session& session, auto& backend, const EmulatedDrive&) { return listEmulated(session, backend); });
    addTo(*group, json, "models", "The drive models that can be emulated", "  trimwrightctl emulated models")
        ->callback([choose] { choose(listEmulatedModels); });
    CLI::App* sub = add("add", "Add a new, empty drive", "  trimwrightctl emulated add --model x25-m-g2-80 --name test",
                        [](const Session& session, auto& backend, const EmulatedDrive& added) {
                            return addEmulated(session, backend, added.model, added.name);
                        });
    sub->add_option("--model", drive->model, "As 'emulated models' lists it")
        ->option_text("MODEL")
        ->check(notEmpty)
        ->required();
    sub->add_option("--name", drive->name, "Its name; chosen from the model if left out")
        ->option_text("NAME")
        ->check(notEmpty);
    named(add("remove", "Delete an emulated drive", "  trimwrightctl emulated remove test",
              [](const Session& session, auto& backend, const EmulatedDrive& removed) {
                  return removeEmulated(session, backend, removed.name);
              }));
    named(add("measure", "Measure random writes on a copy of the drive; the drive does not change",
              "  trimwrightctl emulated measure demo",
              [](const Session& session, auto& backend, const EmulatedDrive& measured) {
                  return measureEmulated(session, backend, measured.name);
              }));
}

void addLabCommands(CLI::App& root, bool& json, const Choose& choose) {
    CLI::App* group =
        addGroup(root, json, "lab", "Experiments on emulated drives, beside what reviews published",
                 "Example:\n  trimwrightctl lab list\n  trimwrightctl lab run trim-in-windows-7 --model x25-m-g2-80");
    addTo(*group, json, "list", "The experiments and their drive models", "  trimwrightctl lab list")
        ->callback([choose] { choose(listExperiments); });
    const auto lab = std::make_shared<LabOptions>();
    CLI::App* run = addTo(*group, json, "run", "Run an experiment on new drives; saved drives do not change",
                          "  trimwrightctl lab run trim-in-windows-7 --model x25-m-g2-80\n"
                          "  trimwrightctl lab run theory --json\n"
                          "\n"
                          "With --json: the object of the run, or {\"runs\": [objects]} if it ran on several\n"
                          "models; only the error if one of them fails. The same seed gives the same figures.");
    run->callback([choose, lab] { choose([lab](const Session& session) { return runExperiments(session, *lab); }); });
    run->add_option("EXPERIMENT", lab->experiment, "As 'lab list' lists it")->type_name("")->required();
    run->add_option("--model", lab->model, "One of the experiment's models; each of them if left out")
        ->option_text("NAME")
        ->check(notEmpty);
    run->add_option("--seed", lab->seed, "For the random numbers; 1 if left out")->option_text("N")->check(seedProblem);
}

} // namespace trimwright::cli
