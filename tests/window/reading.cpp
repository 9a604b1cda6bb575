// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/reading.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <set>

namespace trimwright::testing {
namespace {

/// Roles, in the words of Qt, that say nothing: a box that holds other things has them.
const std::set<std::string> empties = {"", "filler", "unknown", "invalid", "redundant object"};

/// Roles of things to use or to look at; each needs a name. (A cell of a table may be empty.)
const std::set<std::string> controls = {
    "push button", "toggle button", "button menu", "check box",    "radio button", "combo box",     "text",
    "spin box",    "slider",        "list",        "list item",    "table",        "column header", "row header",
    "tree",        "page tab list", "page tab",    "progress bar", "dial",         "chart",         "graphic",
    "link",        "menu item",     "frame",       "dialog",       "alert"};

/// Where a name says what is shown, a value or a summary says how much.
const std::set<std::string> valued = {"progress bar", "slider", "spin box", "dial"};

/// What a screen reader goes into; it says the name and reads what is inside.
const std::set<std::string> containers = {"panel", "filler", "layered pane", "splitter",      "list",
                                          "table", "frame",  "dialog",       "page tab list", "pop up menu"};

std::string stateOf(const Element& element) {
    const bool box = element.role == "check box" || element.role == "radio button" || element.role == "toggle button";
    std::string words = box ? (element.is(Element::checked) ? ", checked" : ", not checked") : "";
    if (element.is(Element::selected) && element.role != "cell") {
        words += ", selected";
    }
    if (!element.is(Element::enabled) && controls.count(element.role) > 0) {
        words += ", not available";
    }
    return words;
}

std::string lineOf(const Element& element) {
    std::string line = element.name;
    if (!element.text.empty() && element.text != element.name) {
        line += (line.empty() ? "" : ": ") + element.text;
    }
    const bool plain = element.role == "label" || containers.count(element.role) > 0 || element.role == "cell";
    if (!plain && !line.empty()) {
        line += ", " + element.role;
    }
    if (element.value && valued.count(element.role) > 0) {
        line += fmt::format(", {}", std::round(*element.value * 100) / 100);
    }
    line += stateOf(element);
    // The descriptions of texts are asked for one by one.
    const bool more = controls.count(element.role) > 0 || element.role == "panel";
    if (more && !element.description.empty() && element.description != element.name) {
        line += (line.empty() ? "" : ". ") + element.description;
    }
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line;
}

void read(const Element& element, std::vector<std::string>& lines) {
    const bool silent = element.role == "scroll bar" || (element.role == "cell" && element.name.empty()) ||
                        (empties.count(element.role) > 0 && element.name.empty());
    std::string line = silent ? "" : lineOf(element);
    if (!line.empty() && (lines.empty() || lines.back() != line)) {
        lines.push_back(std::move(line));
    }
    for (const Element& child : element.children) {
        read(child, lines);
    }
}

void judge(const Element& element, const std::string& where, std::vector<std::string>& found) {
    const std::string what = fmt::format("{} \"{}\" in {}", element.role, element.name, where);
    const bool nameless = element.name.empty() && (element.role != "text" || element.text.empty());
    if (element.role == "scroll bar") {
        return; // what it moves is read without it
    }
    if (controls.count(element.role) > 0 && nameless) {
        found.push_back(what + " has no name.");
    }
    if (empties.count(element.role) > 0 && (!element.name.empty() || element.is(Element::focusable))) {
        found.push_back(what + " does not say what it is.");
    }
    if (valued.count(element.role) > 0 && !element.value) {
        found.push_back(what + " tells no value.");
    }
    if (element.role == "combo box" && !element.labelled) {
        found.push_back(what + " does not say what is chosen in it."); // its name is the choice
    }
    if (element.role == "chart" && element.description.empty()) {
        found.push_back(what + " does not say what it shows.");
    }
    const std::string here = element.name.empty() ? where : where + " / " + element.name;
    for (const Element& child : element.children) {
        judge(child, here, found);
    }
}

} // namespace

std::vector<std::string> readAloud(const Element& element) {
    std::vector<std::string> lines;
    read(element, lines);
    return lines;
}

std::vector<std::string> faults(const Element& element) {
    std::vector<std::string> found;
    judge(element, element.role, found);
    return found;
}

int controlsIn(const Element& element) {
    int count = controls.count(element.role) > 0 ? 1 : 0;
    for (const Element& child : element.children) {
        count += controlsIn(child);
    }
    return count;
}

} // namespace trimwright::testing
