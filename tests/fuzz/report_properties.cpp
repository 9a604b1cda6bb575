// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/report_properties.h"

#include "core/base/text.h"
#include "core/care/assess.h"
#include "core/care/health_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace trimwright::testing {

namespace {

class Checker {
  public:
    void require(bool holds, std::string_view what) {
        if (!holds && m_breach.empty()) {
            m_breach = what;
        }
    }

    template <class T>
    void figure(const Figure<T>& figure, T low, T high, std::string_view name) {
        if (figure.has()) {
            require(*figure >= low && *figure <= high, fmt::format("{} is out of range", name));
            require(!figure.provenance.source.empty(), fmt::format("{} has no source", name));
            require(figure.unknown_because.empty(), fmt::format("{} is known and unknown", name));
        } else {
            require(!figure.unknown_because.empty() || figure.provenance == Provenance{},
                    fmt::format("{} is unknown without a reason", name));
        }
        text(figure.provenance.source);
        text(figure.provenance.raw);
        text(figure.unknown_because);
    }

    void counter(const Figure<std::uint64_t>& value, std::string_view name) {
        figure<std::uint64_t>(value, 0, ~std::uint64_t{0}, name);
    }

    void text(const std::string& text) {
        require(repairUtf8(text) == text, "a text is not valid UTF-8");
        for (const char c : text) {
            require(static_cast<unsigned char>(c) >= 0x20 && c != 0x7F, "a text has control characters");
        }
    }

    const std::string& breach() const { return m_breach; }

  private:
    std::string m_breach;
};

void checkFigures(Checker& check, const HealthReport& report) {
    check.figure(report.life_left_percent, 0, 100, "life left");
    check.figure(report.percentage_used, 0, 255, "percentage used");
    check.figure(report.spare_percent, 0, 100, "spare");
    check.figure(report.spare_threshold_percent, 0, 255, "spare threshold");
    check.figure(report.temperature_celsius, -60, 125, "temperature");
    check.figure(report.temperature_lowest_celsius, -128, 127, "lowest temperature");
    check.figure(report.temperature_highest_celsius, -128, 127, "highest temperature");
    check.figure(report.temperature_limit_celsius, 1, 200, "temperature limit");
    check.figure(report.temperature_critical_celsius, -60, 200, "critical temperature");
    check.figure<std::uint64_t>(report.power_on_hours, 0, 300'000, "power-on hours");
    check.figure(report.write_amplification, 0.5, 100.0, "write amplification");
    check.counter(report.host_writes_bytes, "host writes");
    check.counter(report.host_reads_bytes, "host reads");
    check.counter(report.nand_writes_bytes, "NAND writes");
    check.counter(report.power_cycles, "power cycles");
    check.counter(report.unsafe_shutdowns, "unsafe shutdowns");
    check.counter(report.media_errors, "media errors");
    check.counter(report.reallocated_sectors, "reallocated sectors");
    check.counter(report.pending_sectors, "pending sectors");
    check.counter(report.uncorrectable_sectors, "uncorrectable sectors");
    check.counter(report.interface_crc_errors, "CRC errors");
}

void checkTexts(Checker& check, const HealthReport& report) {
    for (const std::string* text : {&report.model, &report.family, &report.serial, &report.firmware, &report.source}) {
        check.text(*text);
    }
    for (const std::string& note : report.notes) {
        check.text(note);
    }
    check.require(report.attributes.size() < 400, "too many attributes");
    for (const Attribute& attribute : report.attributes) {
        check.text(attribute.name);
        check.text(attribute.raw_text);
        check.require(!attribute.raw_text.empty(), "an attribute has no raw text");
        check.require(!attribute.id || !attribute.meaning.empty(), "an attribute has no meaning");
    }
}

void checkJudgement(Checker& check, const HealthReport& report) {
    const auto assessment = care::assess(report);
    check.require(!assessment.sentence.empty(), "the verdict has no sentence");
    check.require(assessment == care::assess(report), "the verdict depends on something else than the report");
    for (const auto& finding : assessment.findings) {
        check.text(finding.text);
        check.text(finding.evidence);
    }
    const auto document = nlohmann::json::parse(care::healthJson(nullptr, report, assessment), nullptr, false);
    check.require(document.is_object(), "the JSON document is not valid");
    const auto attributes = nlohmann::json::parse(care::attributesJson(nullptr, report), nullptr, false);
    check.require(attributes.is_object(), "the JSON document of the attributes is not valid");
}

} // namespace

std::string findBreach(const HealthReport& report) {
    Checker check;
    checkFigures(check, report);
    checkTexts(check, report);
    checkJudgement(check, report);
    return check.breach();
}

} // namespace trimwright::testing
