// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/json.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace trimwright::cli {
namespace {

Json passes(Passage passage) {
    return passage == Passage::unknown ? Json(nullptr) : Json(passage == Passage::passes);
}

Json reachesDrive(Reach reach) {
    return reach == Reach::unknown ? Json(nullptr) : Json(reach == Reach::all);
}

Json indexOrNull(const std::optional<std::size_t>& index) {
    return index ? Json(*index) : Json(nullptr);
}

Json toJson(const TrimLayer& layer) {
    return {{"kind", toString(layer.kind)},
            {"name", layer.name},
            {"passes", passes(layer.passage)},
            {"fact", textOrNull(layer.fact)},
            {"fix", textOrNull(fixText(layer))},
            {"command", textOrNull(layer.command)},
            {"trade_off", textOrNull(layer.trade_off)},
            {"what", textOrNull(layer.what)},
            {"node", textOrNull(layer.node)},
            {"drive", layer.drive ? Json(layer.drive->value) : Json(nullptr)},
            {"gives_back_to", textOrNull(layer.gives_back_to)},
            {"below", layer.below}};
}

Json pathJson(const TrimTarget& target) {
    const TrimPath& path = target.path;
    Json layers = Json::array();
    for (const TrimLayer& layer : path.layers) {
        layers.push_back(toJson(layer));
    }
    Json drives = Json::array();
    for (const DriveReach& drive : path.drives) {
        const TrimLayer& layer = path.layers[drive.layer];
        drives.push_back({{"drive", layer.drive ? Json(layer.drive->value) : Json(nullptr)},
                          {"node", textOrNull(layer.node)},
                          {"reached", passes(drive.passage)},
                          {"layer", drive.layer},
                          {"stopped_by", indexOrNull(drive.stopped_by)}});
    }
    return {{"mount", target.mount},
            {"device", textOrNull(target.device)},
            {"reaches_drive", reachesDrive(path.reach)},
            {"reach", toString(path.reach)},
            {"sentence", path.sentence},
            {"skip_reason", target.skip ? Json(toString(target.skip->reason)) : Json(nullptr)},
            {"layers", std::move(layers)},
            {"drives", std::move(drives)}};
}

std::string mark(const Style& style, Passage passage) {
    switch (passage) {
    case Passage::passes:
        return toned(style, Tone::good, "✔");
    case Passage::stops:
        return toned(style, Tone::bad, "✖");
    case Passage::unknown:
        break;
    }
    return toned(style, Tone::warning, "?");
}

/// Draws the path from the filesystem down. Layers with one layer below stand one under the other; several branch off.
class PathPrinter {
  public:
    PathPrinter(const Session& session, const TrimPath& path) : m_session(session), m_path(path) {}

    void print() { print(0, "", ""); }

  private:
    void print(std::size_t index, const std::string& first, const std::string& rest) {
        const TrimLayer& layer = m_path.layers[index];
        std::string words = fmt::format("{} {}", toString(layer.kind), printable(layer.name));
        for (const std::string& more : {layer.what, layer.node}) {
            words += more.empty() || more == layer.name ? "" : " · " + printable(more);
        }
        m_session.out << first << mark(m_session.style, layer.passage) << ' '
                      << toned(m_session.style, Tone::strong, words) << '\n';
        if (!m_printed.insert(index).second) {
            note("Its way down is shown above.", rest);
            return;
        }
        note(layer.fact, rest);
        const std::string fix = layer.command.empty() ? fixText(layer) : layer.fix;
        if (!fix.empty()) {
            note("→ " + fix + (layer.command.empty() || fix.ends_with('.') ? "" : ":"), rest);
        }
        if (!layer.command.empty()) {
            m_session.out << rest << "      " << toned(m_session.style, Tone::strong, printable(layer.command)) << '\n';
            note(layer.trade_off, rest);
        }
        for (std::size_t i = 0; i < layer.below.size(); ++i) {
            const bool alone = layer.below.size() == 1;
            const bool last = i + 1 == layer.below.size();
            print(layer.below[i], alone ? rest : rest + (last ? "└─ " : "├─ "),
                  alone ? rest : rest + (last ? "   " : "│  "));
        }
    }

    void note(const std::string& text, const std::string& rest) {
        if (text.empty()) {
            return;
        }
        const std::size_t used = displayWidth(rest) + 4;
        const std::size_t width = m_session.style.width > used + 20 ? m_session.style.width - used : 0;
        for (const std::string& line : wrap(printable(text), width)) {
            m_session.out << rest << "    " << toned(m_session.style, Tone::faint, line) << '\n';
        }
    }

    const Session& m_session;
    const TrimPath& m_path;
    std::set<std::size_t> m_printed;
};

void printPath(const Session& session, const TrimTarget& target, const std::string& asked) {
    const TrimPath& path = target.path;
    if (asked != target.mount) {
        session.out << paragraph(session.style,
                                 fmt::format("{} {} the filesystem at {}.", printable(asked),
                                             asked == target.device ? "holds" : "lies on", printable(target.mount)),
                                 0, Tone::faint);
    }
    session.out << paragraph(session.style, printable(path.sentence), 0, Tone::strong);
    if (!path.layers.empty()) {
        session.out << '\n';
        PathPrinter(session, path).print();
    }
    const bool said = target.skip && path.stop && target.skip->text == path.layers[*path.stop].fact;
    if (target.skip && !said) {
        session.out << '\n'
                    << paragraph(session.style,
                                 fmt::format("The Optimizer leaves {} out{}: {}", printable(target.mount),
                                             target.skip->opt_in ? " unless it is named" : "",
                                             printable(target.skip->text)));
    }
}

} // namespace

ExitCode showWhy(const Session& session, const care::Catalog& catalog, const WhyOptions& options) {
    const auto found = catalog.findTargetHolding(options.mount, options.resolve_links);
    if (!found) {
        return report(session, found.error());
    }
    if (session.json) {
        Json document = pathJson(found->target);
        document["asked"] = options.mount;
        writeDocument(session.out, document);
    } else {
        std::string asked = options.mount;
        while (asked.size() > 1 && asked.ends_with('/')) {
            asked.pop_back();
        }
        printPath(session, found->target, asked);
    }
    return exitDone;
}

} // namespace trimwright::cli
