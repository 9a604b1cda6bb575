// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/alert_commands.h"
#include "app/cli/commands.h"
#include "app/cli/completion.h"
#include "app/cli/emulated_options.h"
#include "app/cli/history_commands.h"
#include "app/cli/report_command.h"
#include "app/cli/schedule_options.h"
#include "app/cli/usage.h"
#include "app/common/backends.h"
#include "app/common/places.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <new>
#include <random>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace trimwright::cli {
namespace {

constexpr const char* overview = "Drives, their health and the TRIM Optimizer, for scripts and for people.\n"
                                 "A DRIVE is a node (/dev/nvme0n1), an id as 'list' prints it, or emulated:NAME.\n"
                                 "A MOUNT is a mount point, or emulated:NAME/PARTITION.";

constexpr const char* examples =
    "Examples:\n"
    "  trimwrightctl list\n"
    "  sudo trimwrightctl health /dev/nvme0n1\n"
    "  trimwrightctl targets\n"
    "  sudo trimwrightctl optimize /home\n"
    "  sudo trimwrightctl prove /home\n"
    "  trimwrightctl health emulated:demo --json\n"
    "\n"
    "Exit codes: 0 done · 1 failed · 2 usage · 3 permission · 4 no such drive or filesystem ·\n"
    "            5 cannot tell (prove) · 32 all targets failed · 64 some failed · 130 interrupted\n"
    "With --json a command that fails writes {\"error\": {\"code\", \"message\", \"advice\"}}; optimize its results.\n"
    "TRIMWRIGHT_DATA_DIR says where emulated drives are kept; NO_COLOR turns colours off.";

std::string fileSizeProblem(const std::string& text) {
    unsigned size = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, size);
    const bool isSize = read.ec == std::errc() && read.ptr == end && size >= 1 && size <= 1024;
    return isSize ? "" : "The size is a whole number of MiB from 1 to 1024.";
}

/// The values that the options write into, and the command that was chosen.
struct Request {
    bool json = false;
    std::string system_root;
    std::string drive;
    std::string report_file;
    bool wake = false;
    OptimizeOptions optimize;
    bool scheduled = false;
    int after_boot_minutes = 0;
    ProveRequest prove;
    std::string path; ///< A mount point, or the file to write.
    bool force = false;
    std::string shell;
    std::vector<std::string> help_of;
    std::function<ExitCode(const Session&, const Request&)> command;
};

/// What a command does with a captured tree of another machine.
enum class OnCapture { works, refuses };

/// What was named on the command line; empty if the command is about everything.
std::vector<std::string> namesIn(const Request& request) {
    std::vector<std::string> names = request.optimize.mounts;
    names.insert(names.end(), request.optimize.drives.begin(), request.optimize.drives.end());
    if (request.optimize.all || request.scheduled) {
        names.emplace_back("/"); // of this machine
    }
    for (const std::string& name : {request.drive, request.path}) {
        if (!name.empty()) {
            names.push_back(name);
        }
    }
    if (!request.prove.mount.empty()) {
        names.push_back(request.prove.mount);
    }
    return names;
}

std::unique_ptr<app::Backends> makeBackends(const Session& session, const Request& request) {
    if (!request.system_root.empty()) {
        return std::make_unique<app::Backends>(app::Backends::ofSystemRoot(request.system_root));
    }
    auto backends = std::make_unique<app::Backends>(app::emulatedDrivesDirectory());
    const auto names = namesIn(request);
    if (names.empty() || std::any_of(names.begin(), names.end(), app::Backends::isEmulated)) {
        ensureFirstDrive(session, *backends->emulated());
    }
    return backends;
}

/// Whether --system-root, if it is given, can be one.
bool isSystemRoot(const Request& request) {
    std::error_code ignored;
    return request.system_root.empty() || std::filesystem::is_directory(request.system_root, ignored);
}

ExitCode noSystemRoot(const Session& session, const Request& request) {
    return report(session, {Errc::usage, "--system-root " + request.system_root + " is not a directory."});
}

template <class Command>
auto onBackends(OnCapture onCapture, Command command) {
    return [=](const Session& session, const Request& request) {
        if (!request.system_root.empty() && onCapture == OnCapture::refuses) {
            return report(session, needsLiveDrives());
        }
        if (!isSystemRoot(request)) {
            return noSystemRoot(session, request);
        }
        const auto backends = makeBackends(session, request);
        return command(session, *backends, request);
    };
}

template <class Command>
auto onCatalog(OnCapture onCapture, Command command) {
    return onBackends(onCapture, [=](const Session& session, const app::Backends& backends, const Request& request) {
        return command(session, backends.catalog(namesIn(request)), request);
    });
}

ExitCode health(const Session& session, const Request& request, HealthView view) {
    if (request.drive.empty() == request.report_file.empty()) {
        return report(session, {Errc::usage, "Name one drive, or a saved report with --report FILE.",
                                "trimwrightctl list shows the drives."});
    }
    if (request.wake && !request.report_file.empty()) {
        return report(session, {Errc::usage, "--wake wakes a drive; a saved report has none.", "Leave --wake out."});
    }
    if (!request.report_file.empty()) {
        return showSavedHealth(session, request.report_file, view);
    }
    const auto onDrive = [view](const Session& s, const care::Catalog& catalog, const Request& r) {
        return showHealth(s, catalog, {r.drive, r.wake ? Backend::Wake::yes : Backend::Wake::no}, view);
    };
    return onCatalog(OnCapture::refuses, onDrive)(session, request);
}

CLI::App* addCommand(CLI::App& parent, Request& request, const char* name, const char* what, const char* example,
                     std::function<ExitCode(const Session&, const Request&)> command) {
    CLI::App* sub = parent.add_subcommand(name, what);
    sub->footer(std::string("Example:\n") + example);
    sub->add_flag("--json", request.json, jsonHelp);
    sub->callback([&request, command = std::move(command)] { request.command = command; });
    return sub;
}

void addReading(CLI::App& root, Request& request) {
    addCommand(root, request, "list", "Every drive", "  trimwrightctl list --json",
               onCatalog(OnCapture::works, [](const Session& session, const care::Catalog& catalog, const Request&) {
                   return listDrives(session, catalog);
               }));
    const auto addHealthOptions = [&request](CLI::App* sub) {
        sub->add_option("DRIVE", request.drive, "Node, id or emulated:NAME")->type_name("");
        sub->add_option("--report", request.report_file,
                        "A saved 'smartctl --json' report or libatasmart blob instead; - is standard input")
            ->option_text("FILE")
            ->check(notEmpty);
        sub->add_flag("--wake", request.wake, "Read a sleeping drive too, which wakes it");
    };
    addHealthOptions(
        addCommand(root, request, "health", "The health of a drive, or of a saved report",
                   "  sudo trimwrightctl health /dev/sda\n"
                   "  trimwrightctl health --report drive.json",
                   [](const Session& session, const Request& r) { return health(session, r, HealthView::verdict); }));
    addHealthOptions(addCommand(
        root, request, "attributes", "The SMART table or NVMe log with meanings",
        "  sudo trimwrightctl attributes /dev/sda",
        [](const Session& session, const Request& r) { return health(session, r, HealthView::attributes); }));
    addCommand(root, request, "targets", "Mounted filesystems: which can be optimized, and why not the others",
               "  trimwrightctl targets /dev/nvme0n1",
               onCatalog(OnCapture::works, [](const Session& session, const care::Catalog& catalog,
                                              const Request& r) { return listTargets(session, catalog, r.drive); }))
        ->add_option("DRIVE", request.drive, "Only this drive's")
        ->type_name("");
}

void addAdvice(CLI::App& root, Request& request) {
    addCommand(root, request, "why", "Whether TRIM reaches the drives below a filesystem, layer by layer",
               "  trimwrightctl why /home\n"
               "  sudo trimwrightctl why /home     as root some facts are surer\n"
               "\n"
               "Exit code 0 whenever there is an answer, also if it is no.",
               onCatalog(OnCapture::works,
                         [](const Session& session, const care::Catalog& catalog, const Request& r) {
                             return showWhy(session, catalog, {r.path, r.system_root.empty()});
                         }))
        ->add_option("MOUNT", request.path, "A mount point, a path below one, or emulated:NAME/PARTITION")
        ->type_name("")
        ->required()
        ->check(notEmpty);
    addCommand(root, request, "check", "What could be better in how this computer runs its drives",
               "  trimwrightctl check\n"
               "\n"
               "Reads files of the kernel only; no drive is asked or woken. Exit code 0, whatever is found.",
               [](const Session& session, const Request& r) {
                   return isSystemRoot(r) ? checkSystem(session, r.system_root) : noSystemRoot(session, r);
               });
    CLI::App* capture =
        addCommand(root, request, "capture", "Save the storage layout, serials masked, to attach to a bug report",
                   "  sudo trimwrightctl capture layout.tar\n"
                   "  tar -xf layout.tar && trimwrightctl --system-root trimwright-capture why /",
                   [](const Session& session, const Request& r) {
                       std::random_device random;
                       const std::uint64_t salt = std::uint64_t{random()} << 32U | random();
                       return isSystemRoot(r) ? captureLayout(session, {r.path, r.force, r.system_root, salt})
                                              : noSystemRoot(session, r);
                   });
    capture->add_option("FILE", request.path, "The tar archive to write")->type_name("")->required()->check(notEmpty);
    capture->add_flag("--force", request.force, "Overwrite it");
}

void addOptimize(CLI::App& root, Request& request) {
    CLI::App* sub = addCommand(
        root, request, "optimize", "TRIM the free space of filesystems; deleted files cannot be recovered afterwards",
        "  sudo trimwrightctl optimize / /home\n"
        "  sudo trimwrightctl optimize --drive /dev/nvme0n1 --dry-run\n"
        "  trimwrightctl optimize emulated:demo",
        onCatalog(OnCapture::refuses, [](const Session& session, const care::Catalog& catalog, const Request& r) {
            if (r.scheduled) {
                return runSchedule(session, catalog, r.optimize, r.after_boot_minutes);
            }
            OptimizeOptions options = r.optimize;
            options.remember = rememberRuns(care::RunKind::optimize, "command line");
            return optimizeFilesystems(session, catalog, options);
        }));
    sub->add_option("MOUNT", request.optimize.mounts, "Mount points, emulated:NAME/PARTITION or emulated:NAME")
        ->type_name("");
    sub->add_option("--drive", request.optimize.drives, "Every filesystem of this drive")
        ->option_text("DRIVE")
        ->check(notEmpty)
        ->allow_extra_args(false);
    sub->add_flag("--all", request.optimize.all, "Every filesystem of this machine (not of emulated drives)");
    sub->add_flag("--dry-run", request.optimize.dry_run, "Show what would run, change nothing");
    CLI::Option* timer =
        sub->add_flag("--scheduled", request.scheduled, "What the schedule says; for the timer and for cron");
    sub->add_option("--after-boot", request.after_boot_minutes,
                    "With --scheduled: not before the machine has been up for so many minutes")
        ->option_text("MINUTES")
        ->check(CLI::Range(0, 1440))
        ->needs(timer);
}

void addProve(CLI::App& root, Request& request) {
    CLI::App* sub = addCommand(
        root, request, "prove",
        "Check on the drive itself whether TRIM reaches it, with a file that leaves nothing behind",
        "  sudo trimwrightctl prove /home\n"
        "  trimwrightctl prove emulated:demo\n"
        "\n"
        "Writes a file of random data without a name, finds it on the drive, deletes it, trims its place and looks\n"
        "again. The drive is only read; nothing else on the filesystem changes.\n"
        "Exit codes: 0 TRIM works · 1 it does not · 5 cannot tell · 3 permission · 4 no such filesystem",
        onCatalog(OnCapture::refuses, [](const Session& session, const care::Catalog& catalog, const Request& r) {
            ProveRequest prove = r.prove;
            prove.remember = rememberProof("command line");
            return proveTrim(session, catalog, prove);
        }));
    sub->add_option("MOUNT", request.prove.mount, "Mount point, emulated:NAME/PARTITION or emulated:NAME")
        ->type_name("")
        ->check(notEmpty)
        ->required();
    sub->add_option("--size", request.prove.size_mebibytes, "Of the file in MiB; chosen to fit if left out")
        ->option_text("MIB")
        ->check(fileSizeProblem);
}

void addCompletion(CLI::App& root, Request& request) {
    CLI::App* sub = root.add_subcommand("completion", "Print what a shell needs to complete the words of a command");
    sub->footer("Example:\n  trimwrightctl completion bash >~/.local/share/bash-completion/completions/trimwrightctl");
    sub->add_option("SHELL", request.shell, "bash, zsh or fish")->type_name("")->required();
    sub->callback([&root, &request] {
        request.command = [&root](const Session& session, const Request& r) {
            const auto text = completion(root, r.shell);
            if (!text) {
                return report(session, text.error());
            }
            session.out << *text;
            return exitDone;
        };
    });
}

void addHelp(CLI::App& root, Request& request) {
    CLI::App* sub = root.add_subcommand("help", "The help of a command");
    sub->footer("Example:\n  trimwrightctl help emulated add");
    sub->add_option("COMMAND", request.help_of, "Its name; all commands if left out")->type_name("");
    sub->callback([&root, &request] {
        request.command = [&root](const Session& session, const Request& r) {
            const auto help = helpOf(root, r.help_of);
            if (!help) {
                return report(session, help.error());
            }
            session.out << *help;
            return exitDone;
        };
    });
}

/// Commands of other files write the command they choose here.
auto choiceOf(Request& request) {
    return [&request](auto command) {
        request.command = [command = std::move(command)](const Session& s, const Request&) { return command(s); };
    };
}

struct CommandGroup {
    std::array<std::string_view, 4> names; ///< Some are empty.
    void (*add)(CLI::App& root, Request& request);
};

constexpr std::array<CommandGroup, 11> commandGroups{{
    {{"list", "health", "attributes", "targets"}, addReading},
    {{"why", "check", "capture"}, addAdvice},
    {{"optimize"}, addOptimize},
    {{"record", "history", "metrics"},
     [](CLI::App& root, Request& r) { addHistoryCommands(root, r.json, r.system_root, choiceOf(r)); }},
    {{"alerts"}, [](CLI::App& root, Request& r) { addAlertCommands(root, r.json, r.system_root, choiceOf(r)); }},
    {{"prove"}, addProve},
    {{"selftest", "report"},
     [](CLI::App& root, Request& r) { addCareCommands(root, r.json, r.system_root, choiceOf(r)); }},
    {{"schedule"}, [](CLI::App& root, Request& r) { addScheduleCommands(root, r.json, r.system_root, choiceOf(r)); }},
    {{"emulated"}, [](CLI::App& root, Request& r) { addEmulatedCommands(root, r.json, r.system_root, choiceOf(r)); }},
    {{"lab"}, [](CLI::App& root, Request& r) { addLabCommands(root, r.json, choiceOf(r)); }},
    {{"completion", "help"},
     [](CLI::App& root, Request& r) {
         addCompletion(root, r);
         addHelp(root, r);
     }},
}};

/// Adds the commands that can matter: making the options of all of them takes a tenth of a short command's time. All
/// are needed where they are shown, completed or guessed at.
void addCommands(CLI::App& root, Request& request, std::string_view named) {
    const auto has = [named](const CommandGroup& group) {
        return std::ranges::find(group.names, named) != group.names.end();
    };
    const auto* const group = std::ranges::find_if(commandGroups, has);
    const bool showsAll = named.empty() || named == "completion" || named == "help";
    if (group != commandGroups.end() && !showsAll) {
        group->add(root, request);
        return;
    }
    for (const CommandGroup& each : commandGroups) {
        each.add(root, request);
    }
}

/// A command ends with a documented code and words of ours, whatever happens inside it.
ExitCode runCommand(const Session& session, const Request& request) {
    try {
        if (session.stop.stop_requested()) { // before anything was begun
            return report(session, {Errc::cancelled, "Cancelled before it began."});
        }
        return request.command(session, request);
    } catch (const std::bad_alloc&) {
        return report(session, {Errc::failed, "Not enough memory.", "Close other programs and try again."});
    } catch (const std::exception&) {
        return report(session, {Errc::failed, "Something went wrong inside trimwrightctl that it did not expect.",
                                "Please report the command that you ran."});
    }
}

} // namespace

int runCommandLine(int argc, const char* const* argv, Session session) {
    Request request;
    CLI::App root(overview, "trimwrightctl");
    root.footer(examples);
    root.get_formatter()->label("SUBCOMMAND", "COMMAND");
    root.get_formatter()->label("Subcommands", "Commands");
    root.get_formatter()->label("Subcommand", "Command");
    root.set_help_flag("-h,--help", "Show this help");
    root.set_version_flag("--version", "trimwrightctl " TRIMWRIGHT_VERSION, "Show the version");
    root.add_flag("--json", request.json, jsonHelp);
    root.add_option("--system-root", request.system_root,
                    "Read a captured /sys, /proc and udev data below DIR: for list, targets and schedule show")
        ->option_text("DIR")
        ->check(notEmpty);
    root.require_subcommand(1);
    addCommands(root, request, commandNamed(argc, argv));
    session.json = asksForJson(argc, argv); // for the errors until it is parsed
    if (const auto error = emptyValue(argc, argv)) {
        return report(session, *error);
    }
    try {
        root.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        session.out << helpOfChosen(root);
        return exitDone;
    } catch (const CLI::CallForVersion& version) {
        session.out << version.what() << '\n';
        return exitDone;
    } catch (const CLI::ParseError& error) {
        return report(session, describe(error, root));
    }
    session.json = request.json;
    return runCommand(session, request);
}

} // namespace trimwright::cli
