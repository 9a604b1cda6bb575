// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "core/base/result.h"
#include "core/care/catalog.h"
#include "core/care/optimizer.h"

#include <string>
#include <string_view>
#include <vector>

namespace trimwright::cli {

/// A name on the command line that stands for no filesystem.
struct UnknownName {
    std::string name;
    Error error;
};

/// The filesystems that a drive's name stands for.
struct NamedDrive {
    std::string name;
    std::vector<std::string> mounts;
};

/// What `optimize` was asked to do, in the order in which it was asked.
struct Selection {
    std::vector<care::OptimizeItem> items;
    std::vector<UnknownName> unknown; ///< These fail; the items run all the same.
    std::vector<NamedDrive> drives;   ///< Their filesystems are among the items.
    std::vector<Error> warnings;      ///< A backend that could not list.
};

/// Whether the name is an emulated drive's or one of its filesystems'.
bool isEmulated(std::string_view name);

/// Finds the filesystems that the options name. Naming a drive allows what is off by default for its kind of drive
/// (removable, rotational), not what is off for the filesystem; naming an emulated drive names its filesystems. `--all`
/// means this machine's filesystems: emulated drives and what has no drive below it are left out.
Selection select(const care::Catalog& catalog, const OptimizeOptions& options);

} // namespace trimwright::cli
