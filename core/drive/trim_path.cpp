// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drive/trim_path.h"

#include <algorithm>
#include <fmt/format.h>

namespace trimwright {
namespace {

/// How a request gets along the best of all ways to a layer.
struct Arrival {
    bool reached = false; ///< Some way leads here at all.
    Passage passage = Passage::stops;
    std::optional<std::size_t> by; ///< The layer that stops it, or that is not known.
};

int rank(Passage passage) {
    return passage == Passage::passes ? 2 : passage == Passage::unknown ? 1 : 0;
}

/// What arrives at each layer: since every layer stands before those below it, one pass is enough.
std::vector<Arrival> arrivals(const std::vector<TrimLayer>& layers) {
    std::vector<Arrival> arriving(layers.size());
    if (!layers.empty()) {
        arriving.front() = {true, Passage::passes, std::nullopt};
    }
    for (std::size_t i = 0; i < layers.size(); ++i) {
        Arrival leaving = arriving[i];
        const Passage own = layers[i].passage;
        if (leaving.passage != Passage::stops && own != Passage::passes &&
            (own == Passage::stops || leaving.passage == Passage::passes)) {
            leaving.passage = own;
            leaving.by = i;
        }
        for (const std::size_t below : layers[i].below) {
            Arrival& there = arriving[below];
            if (leaving.reached && (!there.reached || rank(leaving.passage) > rank(there.passage))) {
                there = leaving;
            }
        }
    }
    return arriving;
}

Passage afterwards(const Arrival& arrival, const TrimLayer& layer) {
    return rank(layer.passage) < rank(arrival.passage) ? layer.passage : arrival.passage;
}

std::string titlesOf(const TrimPath& path, Passage passage) {
    std::vector<const TrimLayer*> chosen;
    for (const DriveReach& drive : path.drives) {
        if (drive.passage == passage) {
            chosen.push_back(&path.layers[drive.layer]);
        }
    }
    const auto node = [&chosen](std::size_t i) { return chosen[i]->node; };
    switch (chosen.size()) {
    case 1:
        return chosen[0]->title.empty() ? fmt::format("the drive {}", node(0)) : chosen[0]->title;
    case 2:
        return fmt::format("the drives {} and {}", node(0), node(1));
    case 3:
        return fmt::format("the drives {}, {} and {}", node(0), node(1), node(2));
    case 4:
        return fmt::format("the drives {}, {}, {} and {}", node(0), node(1), node(2), node(3));
    default:
        return fmt::format("{} drives", chosen.size());
    }
}

std::string allDrives(const TrimPath& path) {
    if (path.drives.size() <= 4) {
        return titlesOf(path, path.drives.front().passage);
    }
    return fmt::format("all {} drives", path.drives.size());
}

Reach reachOf(const TrimPath& path) {
    if (path.drives.empty()) {
        const bool open =
            std::ranges::any_of(path.layers, [](const TrimLayer& layer) { return layer.passage == Passage::unknown; });
        return open || path.layers.empty() ? Reach::unknown : Reach::noDrive;
    }
    const auto count = [&path](Passage passage) {
        return std::ranges::count(path.drives, passage, &DriveReach::passage);
    };
    const auto total = std::ssize(path.drives);
    if (count(Passage::passes) == total) {
        return Reach::all;
    }
    if (count(Passage::passes) > 0) {
        return Reach::some;
    }
    return count(Passage::stops) == total ? Reach::none : Reach::unknown;
}

/// Where the space goes before it comes to a drive: the image file, the thin pool. Empty if nowhere.
std::string reclaimedBy(const TrimPath& path, const std::vector<Arrival>& arriving) {
    for (std::size_t i = 0; i < path.layers.size(); ++i) {
        const TrimLayer& layer = path.layers[i];
        if (!layer.gives_back_to.empty() && arriving[i].reached && arriving[i].passage == Passage::passes &&
            layer.passage == Passage::passes) {
            return layer.gives_back_to;
        }
    }
    return {};
}

std::string noneSentence(const TrimPath& path, const std::string& reclaimed) {
    const TrimLayer& stop = path.layers[*path.stop];
    if (stop.kind == LayerKind::overlay) {
        return fmt::format("TRIM stops at {}: an overlay has no space of its own. {}", stop.title, stop.fix);
    }
    if (stop.kind == LayerKind::drive) {
        if (reclaimed.empty()) {
            return stop.gone ? fmt::format("TRIM does not work: {} is gone.", stop.title)
                             : fmt::format("TRIM does not work: {} does not accept it.", stop.title);
        }
        return stop.gone
                   ? fmt::format("TRIM gives space back to {}, but {} is gone.", reclaimed, stop.title)
                   : fmt::format("TRIM gives space back to {}, but {} does not accept it.", reclaimed, stop.title);
    }
    if (stop.title == reclaimed) {
        return fmt::format("TRIM gives space back to {}, which does not pass it on to {}.", reclaimed,
                           titlesOf(path, Passage::stops));
    }
    return reclaimed.empty()
               ? fmt::format("TRIM stops at {} and does not reach {}.", stop.title, titlesOf(path, Passage::stops))
               : fmt::format("TRIM gives space back to {}, but it stops at {} and does not reach {}.", reclaimed,
                             stop.title, titlesOf(path, Passage::stops));
}

/// The filesystem that holds an image file gets the space first, and hands it on at a time of its own.
bool throughFile(const TrimPath& path) {
    return std::ranges::any_of(path.layers, [](const TrimLayer& layer) {
        return layer.kind == LayerKind::loop && std::ranges::any_of(layer.below, [](std::size_t i) { return i > 0; });
    });
}

std::string sentenceOf(const TrimPath& path, const std::vector<Arrival>& arriving) {
    const std::string reclaimed = reclaimedBy(path, arriving);
    switch (path.reach) {
    case Reach::all: {
        std::string sentence = fmt::format("TRIM reaches {}.", allDrives(path));
        if (throughFile(path) && !reclaimed.empty()) {
            sentence =
                fmt::format("TRIM gives space back to {}, and from there it can reach {}.", reclaimed, allDrives(path));
        }
        return sentence;
    }
    case Reach::some:
        if (std::ranges::count(path.drives, Passage::stops, &DriveReach::passage) > 0) {
            return fmt::format("TRIM reaches {}, but not {}.", titlesOf(path, Passage::passes),
                               titlesOf(path, Passage::stops));
        }
        return fmt::format("TRIM reaches {}; whether it reaches {} is not known.", titlesOf(path, Passage::passes),
                           titlesOf(path, Passage::unknown));
    case Reach::none:
        return noneSentence(path, reclaimed);
    case Reach::noDrive:
        if (path.stop) {
            return fmt::format("TRIM stops at {}.", path.layers[*path.stop].title);
        }
        return reclaimed.empty() ? fmt::format("There is nothing to TRIM: {} lies on no drive of this computer.",
                                               path.layers.front().title)
                                 : fmt::format("TRIM gives space back to {}; there is no drive below.", reclaimed);
    case Reach::unknown:
        break;
    }
    if (!path.stop) {
        return "It is not known on which drive this filesystem lies.";
    }
    if (path.drives.empty()) {
        return fmt::format("Whether TRIM reaches a drive is not known: the way ends at {}.",
                           path.layers[*path.stop].title);
    }
    return fmt::format("Whether TRIM reaches {} is not known: it depends on {}.", titlesOf(path, Passage::unknown),
                       path.layers[*path.stop].title);
}

} // namespace

std::string_view toString(LayerKind kind) {
    switch (kind) {
    case LayerKind::filesystem:
        return "filesystem";
    case LayerKind::overlay:
        return "overlay";
    case LayerKind::partition:
        return "partition";
    case LayerKind::lvm:
        return "lvm";
    case LayerKind::luks:
        return "luks";
    case LayerKind::integrity:
        return "integrity";
    case LayerKind::multipath:
        return "multipath";
    case LayerKind::deviceMapper:
        return "device-mapper";
    case LayerKind::md:
        return "md";
    case LayerKind::loop:
        return "loop";
    case LayerKind::bcache:
        return "bcache";
    case LayerKind::zram:
        return "zram";
    case LayerKind::otherVirtual:
        return "virtual";
    case LayerKind::drive:
        break;
    }
    return "drive";
}

std::string_view toString(Passage passage) {
    switch (passage) {
    case Passage::passes:
        return "passes";
    case Passage::stops:
        return "stops";
    case Passage::unknown:
        break;
    }
    return "unknown";
}

std::string_view toString(Reach reach) {
    switch (reach) {
    case Reach::all:
        return "all";
    case Reach::some:
        return "some";
    case Reach::none:
        return "none";
    case Reach::noDrive:
        return "no-drive";
    case Reach::unknown:
        break;
    }
    return "unknown";
}

std::string fixText(const TrimLayer& layer) {
    std::string text = layer.fix;
    if (!layer.command.empty()) {
        if (text.ends_with('.')) {
            text.pop_back();
        }
        text += fmt::format("{}{}", text.empty() ? "" : ": ", layer.command);
    }
    if (!layer.trade_off.empty()) {
        text += layer.command.empty() ? fmt::format("{}{}", text.empty() ? "" : " ", layer.trade_off)
                                      : fmt::format(" ({})", layer.trade_off);
    }
    return text;
}

TrimPath makeTrimPath(std::vector<TrimLayer> layers) {
    TrimPath path;
    path.layers = std::move(layers);
    for (std::size_t i = 0; i < path.layers.size(); ++i) {
        std::erase_if(path.layers[i].below, [&](std::size_t to) { return to <= i || to >= path.layers.size(); });
    }
    const auto arriving = arrivals(path.layers);
    bool worthwhile = path.layers.empty();
    for (std::size_t i = 0; i < path.layers.size(); ++i) {
        const TrimLayer& layer = path.layers[i];
        if (!arriving[i].reached) {
            continue;
        }
        const Passage there = afterwards(arriving[i], layer);
        const bool ends = layer.kind == LayerKind::drive || (layer.below.empty() && there == Passage::unknown);
        worthwhile |= (ends && there != Passage::stops) || (!layer.gives_back_to.empty() && there != Passage::stops);
        if (layer.kind == LayerKind::drive) {
            // What stops at the drive cannot be helped further up.
            const bool itself = layer.passage == Passage::stops || rank(layer.passage) < rank(arriving[i].passage);
            const auto by = there == Passage::passes ? std::nullopt : itself ? std::optional(i) : arriving[i].by;
            path.drives.push_back({i, there, by});
        }
    }
    path.worthwhile = worthwhile;
    path.reach = reachOf(path);
    for (const DriveReach& drive : path.drives) {
        if (drive.stopped_by && (!path.stop || *drive.stopped_by < *path.stop)) {
            path.stop = drive.stopped_by;
        }
    }
    if (path.drives.empty()) {
        const auto first =
            std::ranges::find_if(path.layers, [](const TrimLayer& layer) { return layer.passage != Passage::passes; });
        if (first != path.layers.end()) {
            path.stop = static_cast<std::size_t>(first - path.layers.begin());
        }
    }
    path.sentence = sentenceOf(path, arriving);
    return path;
}

} // namespace trimwright
