// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

namespace trimwright::cli {
namespace {

/// What may stand where a value is wanted.
enum class Value { none, text, file, directory, drive, mount, choice };

struct OptionWords {
    std::vector<std::string> names; ///< "--json", "-h"; empty for a positional.
    std::string placeholder;        ///< "FILE", "day|week|month"
    std::string what;
    Value value = Value::none;
};

/// One command by its path, "schedule set"; the program itself has an empty one.
struct CommandWords {
    std::string path;
    std::string what;
    std::string footer;
    std::vector<const CLI::App*> commands;
    std::vector<OptionWords> options;
    std::vector<OptionWords> positionals;
};

Value valueOf(const std::string& placeholder) {
    if (placeholder.find('|') != std::string::npos) {
        return Value::choice;
    }
    if (placeholder.starts_with("FILE") || placeholder == "PATH") {
        return Value::file;
    }
    if (placeholder == "DIR" || placeholder == "DIRECTORY") {
        return Value::directory;
    }
    if (placeholder == "DRIVE") {
        return Value::drive;
    }
    return placeholder == "MOUNT" ? Value::mount : Value::text;
}

OptionWords wordsOf(const CLI::Option& option) {
    OptionWords words;
    words.what = option.get_description();
    for (const std::string& name : option.get_lnames()) {
        words.names.push_back("--" + name);
    }
    for (const std::string& name : option.get_snames()) {
        words.names.push_back("-" + name);
    }
    if (option.get_positional()) {
        words.placeholder = option.get_name(true);
    } else if (option.get_items_expected_max() > 0) {
        words.placeholder = option.get_option_text().empty() ? "VALUE" : option.get_option_text();
    }
    words.value = words.placeholder.empty() ? Value::none : valueOf(words.placeholder);
    return words;
}

void collect(const CLI::App& app, const std::string& path, std::vector<CommandWords>& all) {
    CommandWords command{path, app.get_description(), app.get_footer(), {}, {}, {}};
    for (const CLI::Option* option : app.get_options()) {
        (option->get_positional() ? command.positionals : command.options).push_back(wordsOf(*option));
    }
    for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (!sub->get_group().empty()) { // hidden ones have none
            command.commands.push_back(sub);
        }
    }
    const auto commands = command.commands;
    all.push_back(std::move(command));
    for (const CLI::App* sub : commands) {
        collect(*sub, path.empty() ? sub->get_name() : path + " " + sub->get_name(), all);
    }
}

/// In single quotes, for any of the shells.
std::string inQuotes(std::string_view text) {
    std::string safe = "'";
    for (const char c : text) {
        safe += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return safe + "'";
}

std::string spaced(std::string text) {
    std::ranges::replace(text, '|', ' ');
    return text;
}

/// Of bash and zsh, which share this much: a command that prints the words that may stand next, one a line.
std::string valueWords(const OptionWords& option) {
    switch (option.value) {
    case Value::choice:
        return "printf '%s\\n' " + spaced(option.placeholder);
    case Value::drive:
        return "trimwrightctl list --json 2>/dev/null | sed -n 's/^ *\"node\": \"\\(.*\\)\",*$/\\1/p'";
    case Value::mount:
        return "trimwrightctl targets --json 2>/dev/null | sed -n 's/^ *\"mount\": \"\\(.*\\)\",*$/\\1/p'";
    case Value::file:
        return "echo @files";
    case Value::directory:
        return "echo @directories";
    case Value::none:
    case Value::text:
        break;
    }
    return ":";
}

/// Two functions: the command that the words so far name, and what may follow there.
std::string sharedFunctions(const std::vector<CommandWords>& all) {
    std::string text = "_trimwrightctl_path() {\n    local path= word\n    for word in \"$@\"; do\n"
                       "        case \"$path $word\" in\n";
    for (const CommandWords& command : all) {
        if (!command.path.empty()) {
            text +=
                fmt::format("            {}) path={} ;;\n", inQuotes(" " + command.path), inQuotes(" " + command.path));
        }
    }
    text += "        esac\n    done\n    printf '%s\\n' \"${path# }\"\n}\n\n"
            "# $1: the command, $2: the word before, $3: the word that is begun\n"
            "_trimwrightctl_words() {\n    case \"$1 $2\" in\n";
    for (const CommandWords& command : all) {
        for (const OptionWords& option : command.options) {
            for (const std::string& name : option.names) {
                if (option.value != Value::none) {
                    text += fmt::format("        {}) {}; return ;;\n", inQuotes(command.path + " " + name),
                                        valueWords(option));
                }
            }
        }
    }
    text += "    esac\n    case \"$1\" in\n";
    for (const CommandWords& command : all) {
        std::vector<std::string> names;
        for (const OptionWords& option : command.options) {
            names.insert(names.end(), option.names.begin(), option.names.end());
        }
        text += fmt::format("        {})\n            case $3 in -*) printf '%s\\n' {}; return ;; esac\n",
                            inQuotes(command.path), fmt::join(names, " "));
        for (const CLI::App* sub : command.commands) {
            text += fmt::format("            echo {}\n", sub->get_name());
        }
        for (const OptionWords& positional : command.positionals) {
            text += fmt::format("            {}\n", valueWords(positional));
        }
        text += "            ;;\n";
    }
    return text + "    esac\n}\n";
}

constexpr std::string_view bashEnd = R"(
_trimwrightctl() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} path words
    path=$(_trimwrightctl_path "${COMP_WORDS[@]:1:COMP_CWORD-1}")
    words=$(_trimwrightctl_words "$path" "$prev" "$cur")
    case $words in
        *@files*) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$cur") ;;
        *@directories*) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$cur") ;;
        *) local IFS=$'\n'; mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur") ;;
    esac
}
complete -F _trimwrightctl trimwrightctl
)";

constexpr std::string_view zshEnd = R"(
_trimwrightctl() {
    local path_so_far found
    path_so_far=$(_trimwrightctl_path "${(@)words[2,CURRENT-1]}")
    found=$(_trimwrightctl_words "$path_so_far" "${words[CURRENT-1]}" "${words[CURRENT]}")
    case $found in
        *@files*) _files ;;
        *@directories*) _files -/ ;;
        *) compadd -- ${(f)found} ;;
    esac
}
_trimwrightctl "$@"
)";

std::string fish(const std::vector<CommandWords>& all) {
    std::string text = "# SPDX-License-Identifier: GPL-3.0-or-later\ncomplete -c trimwrightctl -f\n\n"
                       "function __trimwrightctl_path\n    set -l path\n    for word in (commandline -opc)[2..-1]\n"
                       "        switch \"$path $word\"\n";
    for (const CommandWords& command : all) {
        if (!command.path.empty()) {
            text += fmt::format("            case {0}\n                set path {0}\n", inQuotes(" " + command.path));
        }
    }
    text += "        end\n    end\n    test \"$path\" = \"$argv[1]\"\nend\n\n";
    const auto arguments = [](const OptionWords& option) -> std::string {
        // Within double quotes of fish.
        constexpr std::string_view command = " -xa \"(trimwrightctl {} --json 2>/dev/null | string replace -rf '^ "
                                             "*\\\"{}\\\": \\\"(.*)\\\",?\\$' '\\$1')\"";
        switch (option.value) {
        case Value::choice:
            return fmt::format(" -xa {}", inQuotes(spaced(option.placeholder)));
        case Value::drive:
            return fmt::format(command, "list", "node");
        case Value::mount:
            return fmt::format(command, "targets", "mount");
        case Value::file:
            return " -rF";
        case Value::directory:
            return " -xa \"(__fish_complete_directories)\"";
        case Value::text:
            return " -x";
        case Value::none:
            break;
        }
        return "";
    };
    for (const CommandWords& command : all) {
        const std::string when = fmt::format(
            "complete -c trimwrightctl -n {}",
            inQuotes(fmt::format("__trimwrightctl_path \"{}\"", command.path.empty() ? "" : " " + command.path)));
        for (const CLI::App* sub : command.commands) {
            text += fmt::format("{} -a {} -d {}\n", when, sub->get_name(), inQuotes(sub->get_description()));
        }
        for (const OptionWords& positional : command.positionals) {
            text += positional.value == Value::text ? "" : when + arguments(positional) + "\n";
        }
        for (const OptionWords& option : command.options) {
            std::string names;
            for (const std::string& name : option.names) {
                names += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            }
            text += fmt::format("{}{}{} -d {}\n", when, names, arguments(option), inQuotes(option.what));
        }
    }
    return text;
}

/// Text for roff: a hyphen that can be copied, no line that begins as a request.
std::string roff(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '\\') {
            safe += "\\e";
        } else if (c == '-') {
            safe += "\\-";
        } else if ((c == '.' || c == '\'') && (safe.empty() || safe.back() == '\n')) {
            safe += std::string("\\&") + c;
        } else {
            safe += c;
        }
    }
    return safe;
}

std::string manualOf(const CommandWords& command) {
    std::string text = fmt::format(".SS \"{}\"\n{}.\n", roff(command.path), roff(command.what));
    for (const OptionWords& positional : command.positionals) {
        text += fmt::format(".TP\n.I {}\n{}.\n", roff(positional.placeholder), roff(positional.what));
    }
    for (const OptionWords& option : command.options) {
        std::vector<std::string> names;
        for (const std::string& name : option.names) {
            names.push_back("\\fB" + roff(name) + "\\fR");
        }
        const std::string value = option.placeholder.empty() ? "" : " \\fI" + roff(option.placeholder) + "\\fR";
        text += fmt::format(".TP\n{}{}\n{}.\n", fmt::join(names, ", "), value, roff(option.what));
    }
    if (!command.footer.empty()) {
        text += fmt::format(".PP\n.EX\n{}\n.EE\n", roff(command.footer));
    }
    return text;
}

} // namespace

Result<std::string> completion(const CLI::App& root, std::string_view shell) {
    std::vector<CommandWords> all;
    collect(root, "", all);
    if (shell == "bash") {
        return "# SPDX-License-Identifier: GPL-3.0-or-later\n" + sharedFunctions(all) + std::string(bashEnd);
    }
    if (shell == "zsh") {
        return "#compdef trimwrightctl\n# SPDX-License-Identifier: GPL-3.0-or-later\n" + sharedFunctions(all) +
               std::string(zshEnd);
    }
    if (shell == "fish") {
        return fish(all);
    }
    if (shell == "man") {
        std::string text;
        for (const CommandWords& command : all) {
            if (!command.path.empty() && command.commands.empty()) {
                text += manualOf(command);
            }
        }
        return text;
    }
    return fail(Errc::usage, fmt::format("There are no completions for \"{}\".", shell), "Say bash, zsh or fish.");
}

} // namespace trimwright::cli
