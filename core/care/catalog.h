// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/backend.h"

#include <functional>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace trimwright::care {

/// A drive or a filesystem together with the backend that can act on it.
struct ListedDrive {
    Drive drive;
    Backend* backend = nullptr;
};

struct ListedTarget {
    TrimTarget target;
    Backend* backend = nullptr;
};

/// Several backends as one list. Does not own them; they outlive it. As thread-safe as they are.
class Catalog {
  public:
    /// Fills in what no backend can know of a report: units of counters that the drive's history has proven. Called on
    /// the thread that reads, so from several at a time.
    using FillIn = std::function<void(const DriveId&, HealthReport&)>;

    explicit Catalog(std::vector<Backend*> backends, FillIn fillIn = {})
        : m_backends(std::move(backends)), m_fillIn(std::move(fillIn)) {}

    /// What was found; a backend that failed adds an error and hides nothing of the others.
    template <class T>
    struct Listing {
        std::vector<T> items;
        std::vector<Error> errors;
    };

    Listing<ListedDrive> drives() const;
    Listing<ListedTarget> targets() const;

    /// A drive by its node ("/dev/sda", also a link to it such as /dev/disk/by-id/…, and an NVMe controller or a
    /// partition's node is not one) or its id. Errors: notFound, with the command that lists the names.
    Result<ListedDrive> findDrive(std::string_view name) const;

    /// A filesystem by its mount point, any of its mount points, or "emulated:NAME/PARTITION". Trailing slashes and
    /// symbolic links are resolved. Errors: notFound, saying whether the path exists and which mount holds it.
    Result<ListedTarget> findTarget(std::string_view mount) const;

    /// The filesystem that holds a path: findTarget(), else the one on this device, else the one below whose mount
    /// point it lies; "emulated:NAME" stands for its filesystem. Without `resolveLinks` names alone decide, as for the
    /// paths of another machine. Errors: notFound.
    Result<ListedTarget> findTargetHolding(std::string_view path, bool resolveLinks = true) const;

    /// A drive's health from the backend that listed it, with what is to be filled in. Blocks; errors as
    /// Backend::health().
    Result<HealthReport> health(Backend& backend, const DriveId& drive, Backend::Wake wake, std::stop_token stop) const;

  private:
    std::vector<Backend*> m_backends;
    FillIn m_fillIn;
};

} // namespace trimwright::care
