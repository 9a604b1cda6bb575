// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "app/common/histories.h"
#include "core/care/assess.h"
#include "core/care/catalog.h"
#include "core/care/history_sample.h"

#include <functional>
#include <optional>
#include <vector>

namespace trimwright::cli {

/// What the kernel wrote to a drive; nothing for an emulated one.
using KernelWritesOf = std::function<std::optional<care::KernelWrites>(const Drive&)>;

/// One drive and what reading it came to.
struct Reading {
    Drive drive;
    Result<care::Sample> sample;
    std::optional<SelfTestSummary> self_tests = {};
    care::Assessment assessment = {}; ///< Of what was read.
};

/// Reads every drive that can be read; none is woken. Listing errors are warned of; `complete`, if it is given, tells
/// whether there were none.
std::vector<Reading> readAllDrives(const Session& session, const care::Catalog& catalog, app::Histories& histories,
                                   const KernelWritesOf& kernelWritesOf, bool* complete = nullptr);

} // namespace trimwright::cli
