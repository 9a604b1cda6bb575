// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/report_file.h"

#include "core/base/units.h"
#include "core/smart/ata_smart.h"
#include "core/smart/smartctl_report.h"
#include "core/smart/trimwright_report.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace trimwright::smart {

namespace {

constexpr std::string_view saveAgain = "Save a report with: smartctl --json -x DEVICE > FILE";

/// What is wrong with the content can be helped by saving the file again.
Result<HealthReport> withAdvice(Result<HealthReport> report) {
    if (!report && report.error().code == Errc::invalidData && report.error().advice.empty()) {
        Error error = std::move(report.error());
        error.advice = saveAgain;
        return fail(std::move(error));
    }
    return report;
}

std::string_view asText(Bytes content) {
    return {reinterpret_cast<const char*>(content.data()), content.size()};
}

} // namespace

Result<HealthReport> parseReportFile(Bytes content) {
    if (content.empty()) {
        return fail(Errc::invalidData, "The file is empty.");
    }
    if (content.size() > maxReportBytes) {
        return fail(Errc::invalidData, fmt::format("The file is too large for a health report ({}; at most {}).",
                                                   formatBytes(content.size()), formatBytes(maxReportBytes)));
    }
    if (looksLikeBlob(content)) {
        return decodeBlob(content);
    }
    std::string_view text = asText(content);
    if (text.starts_with("\xEF\xBB\xBF")) { // byte order mark
        text.remove_prefix(3);
    }
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) {
        return fail(Errc::invalidData, "The file is empty.");
    }
    if (text[first] == '{' && looksLikeOwnReport(text)) {
        auto own = parseOwnReport(text);
        return own ? Result<HealthReport>(std::move(own->health)) : fail(std::move(own.error()));
    }
    if (text[first] == '{' || text[first] == '[') {
        return withAdvice(parseSmartctl(text));
    }
    const std::string_view head = text.substr(first, 4096);
    if (head.find("smartctl") != std::string_view::npos) {
        return fail(Errc::invalidData, "This is the text output of smartctl, which is made for people.",
                    std::string(saveAgain));
    }
    return fail(Errc::invalidData,
                "The file is neither the JSON output of smartctl nor SMART data as libatasmart saves them.",
                std::string(saveAgain));
}

} // namespace trimwright::smart
