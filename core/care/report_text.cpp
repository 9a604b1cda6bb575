// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/translate.h"
#include "core/base/units.h"
#include "core/care/report.h"
#include "core/care/report_facts.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace trimwright::care {
namespace {

constexpr std::size_t columns = 80;

/// Columns that a terminal needs, near enough: code points.
std::size_t widthOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(std::string text, std::size_t width) {
    const std::size_t has = widthOf(text);
    return has < width ? text + std::string(width - has, ' ') : text;
}

class TextPage {
  public:
    void line(std::string_view text = {}) { m_text += fmt::format("{}\n", text); }

    void heading(std::string_view english) {
        const std::string title = translated(english);
        line();
        line(title);
        line(std::string(widthOf(title), '-'));
    }

    /// Words of core, shown in the reader's language.
    void sentence(std::string_view english) { paragraph(translated(english)); }

    /// Wrapped at spaces; the lines after the first begin at `hang`.
    void paragraph(std::string_view text, std::size_t indent = 0, std::size_t hang = 0) {
        std::string current(indent, ' ');
        bool empty = true;
        while (!text.empty()) {
            const std::size_t space = text.find(' ');
            const std::string_view word = text.substr(0, space);
            text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
            if (!empty && widthOf(current) + 1 + widthOf(word) > columns) {
                line(current);
                current = std::string(std::max(indent, hang), ' ');
                empty = true;
            }
            current += empty ? "" : " ";
            current += word;
            empty = false;
        }
        line(current);
    }

    void facts(const std::vector<ReportFact>& facts) {
        std::size_t names = 0;
        for (const ReportFact& fact : facts) {
            names = std::max(names, widthOf(translated(fact.name)));
        }
        for (const ReportFact& fact : facts) {
            const std::string detail = fact.detail.empty() ? "" : " (" + translated(fact.detail) + ")";
            // Spaces that pad are no places to break a line at.
            std::string head = "  " + padded(translated(fact.name), names) + "  ";
            block(head, translated(fact.value) + detail);
        }
    }

    /// `head` as it is, then the text, whose further lines begin below its first.
    void block(const std::string& head, std::string_view text) {
        const std::size_t before = m_text.size();
        paragraph(text, widthOf(head), widthOf(head));
        m_text.replace(before, widthOf(head), head);
    }

    std::string take() { return std::move(m_text); }

  private:
    std::string m_text;
};

void writeFindings(TextPage& page, const Report& report) {
    for (const Finding& finding : report.assessment.findings) {
        page.paragraph(fmt::format("{} {}", levelShape(finding.level), translated(finding.text)), 2, 4);
        if (!finding.evidence.empty()) {
            page.paragraph(translated(finding.evidence), 4, 4);
        }
        if (!finding.advice.empty()) {
            page.paragraph("→ " + translated(finding.advice), 4, 6);
        }
    }
}

void writeSelfTests(TextPage& page, const Report& report) {
    page.heading("Self-tests");
    page.sentence(selfTestSentence(report));
    if (!report.self_tests) {
        return;
    }
    for (const SelfTestEntry& entry : report.self_tests->log) {
        const std::string hours =
            entry.power_on_hours ? translated(fmt::format("{} h", formatCount(*entry.power_on_hours))) : "–";
        page.block(fmt::format("  {}  {}  {}  ", padded(hours, 10), padded(translated(toString(entry.kind)), 9),
                               padded(translated(toString(entry.result)), 11)),
                   translated(entry.text));
    }
}

void writeHistory(TextPage& page, const Report& report) {
    page.heading("History");
    if (!report.history_unknown.empty()) {
        page.sentence(report.history_unknown);
    } else if (report.samples == 0) {
        page.sentence("Nothing was recorded of this drive yet.");
    } else {
        const std::string count = formatCount(report.samples);
        page.sentence(report.samples == 1 ? fmt::format("{} sample recorded.", count)
                                          : fmt::format("{} samples recorded.", count));
        if (report.life_left.size() > 1) {
            const ReportPoint& first = report.life_left.front();
            const ReportPoint& last = report.life_left.back();
            page.sentence(fmt::format("Life left: {:.0f} % on {}, {:.0f} % on {}.", first.value,
                                      timeText(first.at).substr(0, 10), last.value, timeText(last.at).substr(0, 10)));
        }
        if (!report.writes.empty()) {
            page.sentence(fmt::format("Host writes at last: {} per day.",
                                      formatBytes(static_cast<std::uint64_t>(report.writes.back().bytes_per_day))));
        }
    }
    if (const std::string forecast = forecastSentence(report); !forecast.empty()) {
        page.sentence(forecast);
    }
    for (const RunRecord& run : report.runs) {
        page.paragraph(fmt::format("{}  {}  {}  {}", timeText(run.started_at), translated(toString(run.kind)),
                                   run.mount, runResult(run)),
                       2, 4);
    }
}

void writeFilesystems(TextPage& page, const Report& report) {
    if (report.targets.empty()) {
        return;
    }
    page.heading("TRIM");
    for (const TrimTarget& target : report.targets) {
        page.paragraph(fmt::format("{}  {}  {}", target.mount, target.filesystem, target.device), 2, 4);
        page.paragraph(translated(target.skip ? target.skip->text : target.path.sentence), 4, 4);
    }
}

void writeAttributes(TextPage& page, const Report& report) {
    if (report.health.attributes.empty()) {
        return;
    }
    page.heading(report.health.protocol == Protocol::ata ? "SMART attributes" : "Health log");
    std::size_t names = 4;
    for (const Attribute& attribute : report.health.attributes) {
        names = std::clamp(widthOf(translated(attribute.name)), names, std::size_t{32});
    }
    const auto number = [](const auto& value) { return value ? fmt::format("{:>3}", *value) : std::string("  –"); };
    page.line(fmt::format("   ID  {}  VAL WRST THR  RAW", padded(translated("NAME"), names)));
    for (const Attribute& attribute : report.health.attributes) {
        const std::string failed = attribute.failing_now     ? "  " + translated("FAILING NOW")
                                   : attribute.failed_before ? "  " + translated("failed before")
                                                             : "";
        page.line(fmt::format("  {}  {}  {}  {} {}  {}{}", number(attribute.id),
                              padded(translated(attribute.name), names), number(attribute.value),
                              number(attribute.worst), number(attribute.threshold), translated(attribute.raw_text),
                              failed));
    }
}

} // namespace

std::string reportText(const Report& report) {
    TextPage page;
    page.line(translated("DRIVE REPORT"));
    page.line(report.model().empty() ? translated("A drive that does not tell its model") : report.model());
    page.line(translated(fmt::format("Made {}", timeText(report.options.made_at))));
    page.line();
    page.paragraph(fmt::format("{} {}: {}", verdictShape(report.assessment.verdict),
                               translated(verdictWord(report.assessment.verdict)),
                               translated(report.assessment.sentence)));
    writeFindings(page, report);
    page.heading("Identity");
    page.facts(identityFacts(report));
    page.heading("Condition");
    page.facts(conditionFacts(report));
    writeHistory(page, report);
    writeSelfTests(page, report);
    page.heading("Errors");
    page.sentence(errorLogSentence(report));
    writeFilesystems(page, report);
    writeAttributes(page, report);
    if (const auto origins = originFacts(report); !origins.empty()) {
        page.heading("Where the figures come from");
        page.facts(origins);
    }
    if (!report.health.notes.empty()) {
        page.heading("Notes");
        for (const std::string& note : report.health.notes) {
            page.paragraph("· " + translated(note), 0, 2);
        }
    }
    page.heading("Made with");
    for (const auto& [name, value] : report.options.versions) {
        page.line(fmt::format("  {} {}", name, value));
    }
    return page.take();
}

} // namespace trimwright::care
