// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/bytes.h"

#include <string>

// The fuzz targets as plain functions: a breach of a property in words, or an empty text. libFuzzer calls them through
// fuzz_*.cpp, and every build replays them on the seeds.
namespace trimwright::testing {

/// Anything as a smartctl document: parse → write the document anew → parse gives an equal report.
std::string fuzzSmartctl(Bytes data);

/// Anything as a libatasmart blob: split → make → split gives equal sectors, and both decode to equal reports.
std::string fuzzBlob(Bytes data);

} // namespace trimwright::testing
