// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/selection.h"

#include <algorithm>
#include <string_view>

namespace trimwright::cli {
namespace {

bool namesEmulatedDrive(std::string_view name) {
    return isEmulated(name) && name.find('/') == std::string_view::npos;
}

bool liesOn(const TrimTarget& target, const DriveId& drive) {
    return std::find(target.drives.begin(), target.drives.end(), drive) != target.drives.end();
}

bool hasNoDrive(const TrimTarget& target) {
    return target.skip && (target.skip->reason == SkipReason::pseudo || target.skip->reason == SkipReason::autofs ||
                           target.skip->reason == SkipReason::swap);
}

/// Whether naming its drive is consent enough for this filesystem.
bool driveConsents(const TrimTarget& target) {
    return target.skip && target.skip->opt_in &&
           (target.skip->reason == SkipReason::removable || target.skip->reason == SkipReason::rotational);
}

class Selector {
  public:
    Selector(const care::Catalog& catalog, Selection& selection) : m_catalog(catalog), m_selection(selection) {}

    void addMount(const std::string& name) {
        auto found = m_catalog.findTarget(name);
        if (found) {
            m_selection.items.push_back({std::move(*found), true});
            return;
        }
        Error error = std::move(found.error());
        if (!isEmulated(name) && m_catalog.findDrive(name)) {
            error = {Errc::notFound, name + " is a drive, not a mount point.",
                     "To optimize all of its filesystems: trimwrightctl optimize --drive " + name};
        }
        m_selection.unknown.push_back({name, std::move(error)});
    }

    void addDrive(const std::string& name) {
        const auto found = m_catalog.findDrive(name);
        if (!found) {
            m_selection.unknown.push_back({name, found.error()});
            return;
        }
        NamedDrive drive{name, {}};
        for (const care::ListedTarget& listed : targets()) {
            if (listed.backend == found->backend && liesOn(listed.target, found->drive.id)) {
                // An emulated drive is named for its filesystem; that it refuses must not pass for success.
                m_selection.items.push_back({listed, isEmulated(name) || driveConsents(listed.target)});
                drive.mounts.push_back(listed.target.mount);
            }
        }
        if (!drive.mounts.empty()) {
            m_selection.drives.push_back(std::move(drive));
        } else {
            m_selection.unknown.push_back({name,
                                           {Errc::notFound, "No filesystem of " + name + " is mounted.",
                                            "Mount one, or see all of them with: trimwrightctl targets"}});
        }
    }

    void addAll() {
        for (const care::ListedTarget& listed : targets()) {
            if (!isEmulated(listed.target.mount) && !hasNoDrive(listed.target)) {
                m_selection.items.push_back({listed, false});
            }
        }
    }

  private:
    const std::vector<care::ListedTarget>& targets() {
        if (!m_listed) {
            auto listing = m_catalog.targets();
            m_targets = std::move(listing.items);
            m_selection.warnings = std::move(listing.errors);
            m_listed = true;
        }
        return m_targets;
    }

    const care::Catalog& m_catalog;
    Selection& m_selection;
    std::vector<care::ListedTarget> m_targets;
    bool m_listed = false;
};

} // namespace

bool isEmulated(std::string_view name) {
    constexpr std::string_view prefix = "emulated:";
    return name.substr(0, prefix.size()) == prefix;
}

Selection select(const care::Catalog& catalog, const OptimizeOptions& options) {
    Selection selection;
    Selector selector(catalog, selection);
    for (const std::string& name : options.mounts) {
        namesEmulatedDrive(name) ? selector.addDrive(name) : selector.addMount(name);
    }
    for (const std::string& name : options.drives) {
        selector.addDrive(name);
    }
    if (options.all) {
        selector.addAll();
    }
    return selection;
}

} // namespace trimwright::cli
