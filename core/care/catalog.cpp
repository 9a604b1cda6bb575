// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/catalog.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace trimwright::care {
namespace {

/// Appends what one backend found, or why it found nothing.
template <class Listed, class Item>
void append(Catalog::Listing<Listed>& listing, Result<std::vector<Item>> found, Backend* backend) {
    if (!found) {
        listing.errors.push_back(std::move(found.error()));
        return;
    }
    listing.items.reserve(listing.items.size() + found->size());
    for (Item& item : *found) {
        listing.items.push_back({std::move(item), backend});
    }
}

/// "/mnt///" → "/mnt"; "/" stays.
std::string_view withoutTrailingSlashes(std::string_view path) {
    while (path.size() > 1 && path.back() == '/') {
        path.remove_suffix(1);
    }
    return path;
}

/// The path with all symbolic links resolved, or nothing if it does not exist.
std::optional<std::string> resolved(std::string_view path) {
    std::error_code error;
    const auto canonical = std::filesystem::canonical(std::filesystem::path(path), error);
    return error ? std::nullopt : std::optional(canonical.string());
}

bool isBlockDevice(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::is_block_file(path, ignored);
}

bool isMountedAt(const TrimTarget& target, std::string_view path) {
    return target.mount == path || std::ranges::find(target.also_mounted_at, path) != target.also_mounted_at.end();
}

bool holds(std::string_view mount, std::string_view path) {
    return mount == "/" ? path.starts_with('/')
                        : path.starts_with(mount) && (path.size() == mount.size() || path[mount.size()] == '/');
}

/// The mount point under which an existing path lies, or nothing.
std::string holderOf(const std::vector<ListedTarget>& targets, std::string_view path) {
    std::string best;
    const auto consider = [&](const std::string& mount) {
        if (mount.size() > best.size() && holds(mount, path)) {
            best = mount;
        }
    };
    for (const ListedTarget& listed : targets) {
        consider(listed.target.mount);
        std::ranges::for_each(listed.target.also_mounted_at, consider);
    }
    return best;
}

/// What a device is that is no drive: it holds a filesystem or swap, or is a loop device that nobody uses.
std::optional<Error> whyNoDrive(const std::vector<ListedTarget>& targets, std::string_view device) {
    const auto found = std::ranges::find(targets, device, [](const ListedTarget& one) { return one.target.device; });
    if (found != targets.end()) {
        const TrimTarget& target = found->target;
        std::string message =
            fmt::format("{} is not listed as a drive; it holds the filesystem at {}.", device, target.mount);
        if (target.mount == device) {
            message = fmt::format("{} is not listed as a drive.", device);
        }
        if (target.skip) {
            return Error{Errc::notFound, fmt::format("{} {}", message, target.skip->text), target.skip->fix};
        }
        return Error{Errc::notFound, std::move(message), fmt::format("Name the filesystem instead: {}", target.mount)};
    }
    std::error_code ignored;
    if (device.starts_with("/dev/loop") && std::filesystem::exists(std::filesystem::path(device), ignored)) {
        return Error{Errc::notFound,
                     fmt::format("{} is not listed as a drive: a loop device is one only while a filesystem on it is "
                                 "mounted read-write.",
                                 device),
                     "\"trimwrightctl list\" shows all drives."};
    }
    return std::nullopt;
}

/// A backend that failed may be the one that knows the name, so its words follow.
template <class Listing>
Error notFound(std::string message, std::string advice, const Listing& listing) {
    const std::vector<Error>& errors = listing.errors;
    // Whether it is there cannot be known if nothing may be looked at: that is what is wrong then.
    if (listing.items.empty() && !errors.empty() &&
        std::ranges::all_of(errors, [](const Error& error) { return error.code == Errc::permissionDenied; })) {
        return errors.front();
    }
    for (const Error& error : errors) {
        message += " " + error.message;
    }
    return {Errc::notFound, std::move(message), std::move(advice)};
}

} // namespace

Catalog::Listing<ListedDrive> Catalog::drives() const {
    Listing<ListedDrive> listing;
    for (Backend* backend : m_backends) {
        append(listing, backend->drives(), backend);
    }
    return listing;
}

Catalog::Listing<ListedTarget> Catalog::targets() const {
    Listing<ListedTarget> listing;
    for (Backend* backend : m_backends) {
        append(listing, backend->trimTargets(), backend);
    }
    return listing;
}

Result<ListedDrive> Catalog::findDrive(std::string_view name) const {
    auto listing = drives();
    const auto find = [&listing](std::string_view wanted) {
        return std::ranges::find_if(listing.items, [wanted](const ListedDrive& listed) {
            const Drive& drive = listed.drive;
            return drive.node == wanted || drive.id.value == wanted ||
                   (!drive.sysname.empty() && drive.sysname == wanted); // as lsblk and the window name it
        });
    };
    auto found = find(name);
    const bool isPath = name.starts_with('/');
    const auto path = found == listing.items.end() && isPath ? resolved(name) : std::nullopt;
    if (path) {
        found = find(*path);
    }
    if (found != listing.items.end()) {
        return std::move(*found);
    }
    if (isPath) {
        const auto all = targets().items;
        auto error = whyNoDrive(all, name);
        if (!error && path) {
            error = whyNoDrive(all, *path);
        }
        if (error) {
            return fail(std::move(*error));
        }
    }
    return fail(notFound(fmt::format("There is no drive named {}.", name), "\"trimwrightctl list\" shows all drives.",
                         listing));
}

Result<ListedTarget> Catalog::findTarget(std::string_view mount) const {
    auto listing = targets();
    const auto find = [&listing](std::string_view wanted) {
        return std::ranges::find_if(
            listing.items, [wanted](const ListedTarget& listed) { return isMountedAt(listed.target, wanted); });
    };
    // As written first: resolving a path can block on a network filesystem that does not answer.
    auto found = find(withoutTrailingSlashes(mount));
    if (found != listing.items.end()) {
        return std::move(*found);
    }
    const std::string advice = "\"trimwrightctl targets\" shows all mounted filesystems.";
    const auto path = resolved(mount);
    if (!path) {
        return fail(notFound(fmt::format("There is no filesystem {}: no such mount point.", mount), advice, listing));
    }
    found = find(*path);
    if (found != listing.items.end()) {
        return std::move(*found);
    }
    const std::string holder = holderOf(listing.items, *path);
    if (holder.empty()) {
        return fail(notFound(fmt::format("{} exists, but it is not a mount point.", mount), advice, listing));
    }
    return fail(notFound(
        fmt::format("{} is not a mount point: it lies on the filesystem that is mounted at {}.", mount, holder),
        fmt::format("Name {} to optimize that filesystem.", holder), listing));
}

Result<ListedTarget> Catalog::findTargetHolding(std::string_view path, bool resolveLinks) const {
    auto listing = targets();
    const auto at = [&listing](std::string_view wanted) {
        return std::ranges::find_if(
            listing.items, [wanted](const ListedTarget& listed) { return isMountedAt(listed.target, wanted); });
    };
    const std::string_view asked = withoutTrailingSlashes(path);
    auto found = at(asked);
    if (found == listing.items.end() && asked.starts_with('/')) {
        const auto whole = resolveLinks ? resolved(asked) : std::optional(std::string(asked));
        if (!whole) {
            return fail(notFound(fmt::format("There is no {}.", path),
                                 "\"trimwrightctl targets\" shows all mounted filesystems.", listing));
        }
        // A device means the filesystem on it, not the one that holds its node.
        found = std::ranges::find_if(listing.items, [&](const ListedTarget& listed) {
            return listed.target.device == asked || listed.target.device == *whole;
        });
        if (found == listing.items.end() && resolveLinks && isBlockDevice(*whole)) {
            return fail(notFound(fmt::format("No filesystem on {} is mounted, or it is on a part of it.", path),
                                 "Name a mount point: \"trimwrightctl targets\" shows all mounted filesystems.",
                                 listing));
        }
        if (found == listing.items.end()) {
            found = at(holderOf(listing.items, *whole));
        }
    } else if (found == listing.items.end()) {
        found = std::ranges::find_if(listing.items, [asked](const ListedTarget& listed) {
            return listed.target.mount.starts_with(fmt::format("{}/", asked));
        });
    }
    if (found == listing.items.end()) {
        return fail(notFound(fmt::format("There is no filesystem {}.", path),
                             "\"trimwrightctl targets\" shows all mounted filesystems.", listing));
    }
    return std::move(*found);
}

Result<HealthReport> Catalog::health(Backend& backend, const DriveId& drive, Backend::Wake wake,
                                     std::stop_token stop) const {
    auto report = backend.health(drive, wake, std::move(stop));
    if (report && m_fillIn) {
        m_fillIn(drive, *report);
    }
    return report;
}

} // namespace trimwright::care
