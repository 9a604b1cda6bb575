// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/usage.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string_view>

namespace trimwright::cli {
namespace {

std::vector<std::string_view> optionWords(int argc, const char* const* argv) {
    std::vector<std::string_view> words;
    for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i) { // what follows -- are names
        words.emplace_back(argv[i]);
    }
    return words;
}

const CLI::App* innermost(const CLI::App* app) {
    const auto chosen = app->get_subcommands();
    return chosen.empty() ? app : innermost(chosen.back());
}

std::string commandName(const CLI::App* app) {
    return app->get_parent() == nullptr ? app->get_name() : commandName(app->get_parent()) + " " + app->get_name();
}

std::vector<const CLI::App*> commandsOf(const CLI::App* app) {
    return app->get_subcommands([](const CLI::App*) { return true; });
}

std::string helpText(const CLI::App* app) {
    // Not help(): that of a command hands over to the subcommand that was parsed, here the one named help.
    return app->get_formatter()->make_help(app, commandName(app), CLI::AppFormatMode::Normal);
}

std::string noSuchCommand(const CLI::App* app, const std::string& name) {
    std::string names;
    for (const CLI::App* command : commandsOf(app)) {
        names += (names.empty() ? "" : ", ") + command->get_name();
    }
    return name.empty()    ? "Name a command: " + names + "."
           : names.empty() ? commandName(app) + " has no command '" + name + "'."
                           : "There is no command '" + name + "', only " + names + ".";
}

std::string message(const CLI::ParseError& error, const CLI::App* app) {
    const auto surplus = app->remaining();
    const std::string first = surplus.empty() ? std::string() : surplus.front();
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !commandsOf(app).empty()) {
        return noSuchCommand(app, first);
    }
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr && !first.empty()) {
        if (app->get_parent() != nullptr && app->get_parent()->get_option_no_throw(first) != nullptr) {
            return "The option " + first + " stands before the command.";
        }
        return first.size() > 1 && first[0] == '-' ? "There is no option " + first + " here."
                                                   : "There is one word too many: '" + first + "'.";
    }
    std::string words = error.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr && words.rfind("--", 0) == 0) {
        return words.substr(0, words.find(':')) + " needs one value.";
    }
    return words;
}

} // namespace

std::string notEmpty(const std::string& value) {
    return value.empty() ? "Its value is empty." : "";
}

std::optional<Error> emptyValue(int argc, const char* const* argv) {
    for (const std::string_view word : optionWords(argc, argv)) {
        const auto equals = word.find('=');
        if (word.size() > 2 && word.substr(0, 2) == "--" && equals + 1 == word.size()) {
            return Error{Errc::usage, "The value of " + std::string(word.substr(0, equals)) + " is empty.",
                         "Leave the option out, or write a value after the = sign."};
        }
    }
    return std::nullopt;
}

Error needsLiveDrives() {
    return {Errc::usage, "--system-root reads a captured system; this command needs live drives.",
            "Leave --system-root out, or use it with list, targets, why, check or schedule show."};
}

bool asksForJson(int argc, const char* const* argv) {
    const auto words = optionWords(argc, argv);
    return std::find(words.begin(), words.end(), "--json") != words.end();
}

std::string_view commandNamed(int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--system-root") {
            ++i;
        } else if (word != "--json" && !word.starts_with("--system-root=")) {
            return word;
        }
    }
    return {};
}

Error describe(const CLI::ParseError& error, const CLI::App& root) {
    const CLI::App* app = innermost(&root);
    return {Errc::usage, message(error, app), "Try: " + commandName(app) + " --help"};
}

std::string helpOfChosen(const CLI::App& root) {
    return helpText(innermost(&root));
}

Result<std::string> helpOf(const CLI::App& root, const std::vector<std::string>& path) {
    const CLI::App* app = &root;
    for (const std::string& name : path) {
        const auto commands = commandsOf(app);
        const auto found = std::find_if(commands.begin(), commands.end(),
                                        [&name](const CLI::App* command) { return command->get_name() == name; });
        if (found == commands.end()) {
            return fail(Errc::usage, noSuchCommand(app, name), "Try: trimwrightctl help");
        }
        app = *found;
    }
    return helpText(app);
}

} // namespace trimwright::cli
