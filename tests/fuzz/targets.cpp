// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/targets.h"

#include "core/smart/ata_smart.h"
#include "core/smart/smartctl_report.h"
#include "tests/fuzz/report_properties.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

namespace trimwright::testing {

namespace {

std::string breachOfError(const Error& error) {
    return error.message.empty() ? "an error has no message" : "";
}

} // namespace

std::string fuzzSmartctl(Bytes data) {
    const std::string_view text(reinterpret_cast<const char*>(data.data()), data.size());
    const auto report = smart::parseSmartctl(text);
    if (!report) {
        return breachOfError(report.error());
    }
    const auto document = nlohmann::json::parse(text, nullptr, false);
    if (!document.is_discarded()) {
        const auto again = smart::parseSmartctl(document.dump());
        if (!again || *again != *report) {
            return "parse, write, parse gives another report";
        }
    }
    return findBreach(*report);
}

std::string fuzzBlob(Bytes data) {
    const auto sectors = smart::splitBlob(data);
    const auto report = smart::decodeBlob(data);
    if (!sectors) {
        return report ? "a blob with broken framing was decoded" : breachOfError(sectors.error());
    }
    const auto blob = smart::makeBlob(*sectors);
    const auto again = smart::splitBlob(blob);
    if (!again || *again != *sectors) {
        return "split, make, split gives other sectors";
    }
    if (!report) {
        return breachOfError(report.error());
    }
    // Usually the same bytes; libatasmart is slow enough to save the second time.
    if (!std::equal(blob.begin(), blob.end(), data.begin(), data.end())) {
        const auto reportAgain = smart::decodeBlob(blob);
        if (!reportAgain || *reportAgain != *report) {
            return "the blob made anew gives another report";
        }
    }
    return findBreach(*report);
}

} // namespace trimwright::testing
