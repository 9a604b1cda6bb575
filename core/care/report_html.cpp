// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/translate.h"
#include "core/base/units.h"
#include "core/care/report.h"
#include "core/care/report_chart.h"
#include "core/care/report_facts.h"
#include "core/care/report_style.h"

#include <fmt/format.h>
#include <initializer_list>
#include <string_view>

namespace trimwright::care {
namespace {

/// The class of a verdict's or finding's colour.
const char* toneOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::healthy:
        return "good";
    case Verdict::attention:
        return "warn";
    case Verdict::failing:
        return "bad";
    case Verdict::unknown:
        break;
    }
    return "none";
}

const char* toneOf(Level level) {
    switch (level) {
    case Level::good:
        return "good";
    case Level::attention:
        return "warn";
    case Level::failing:
        return "bad";
    case Level::info:
        break;
    }
    return "none";
}

const char* toneOf(SelfTestResult result) {
    switch (result) {
    case SelfTestResult::passed:
        return "good";
    case SelfTestResult::failed:
        return "bad";
    case SelfTestResult::aborted:
    case SelfTestResult::interrupted:
        return "warn";
    case SelfTestResult::unknown:
        break;
    }
    return "none";
}

/// Writes the document. Whatever comes from outside goes through text(); raw() is for our own markup.
class Page {
  public:
    Page& raw(std::string_view markup) {
        m_out += markup;
        return *this;
    }
    /// Words of core, shown in the reader's language.
    Page& text(std::string_view words) {
        m_out += escapeHtml(translated(words));
        return *this;
    }
    /// <tag class="kind">words</tag>
    Page& element(std::string_view tag, std::string_view kind, std::string_view words) {
        m_out += kind.empty() ? fmt::format("<{}>", tag) : fmt::format("<{} class=\"{}\">", tag, kind);
        return text(words).raw(fmt::format("</{}>", tag));
    }
    Page& card(std::string_view title, std::string_view kind = "card") {
        raw(fmt::format("\n<section class=\"{}\">", kind));
        return title.empty() ? *this : element("h2", "", title);
    }
    Page& end() { return raw("</section>"); }
    Page& tableHead(std::initializer_list<std::pair<const char*, const char*>> columns) {
        raw("<div class=\"wide\"><table><thead><tr>");
        for (const auto& [title, kind] : columns) {
            element("th", kind, title);
        }
        return raw("</tr></thead><tbody>");
    }
    Page& tableEnd() { return raw("</tbody></table></div>"); }
    std::string take() { return std::move(m_out); }

  private:
    std::string m_out;
};

std::string title(const Report& report) {
    return report.model().empty() ? "A drive that does not tell its model" : report.model();
}

void writeHead(Page& page, const Report& report) {
    page.raw("<!DOCTYPE html>\n<html lang=\"")
        .text(language())
        .raw("\"><head><meta charset=\"utf-8\">"
             "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
             // Belt and braces: even a reader that would fetch something may not.
             "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
             "<meta name=\"referrer\" content=\"no-referrer\"><title>");
    page.text(fmt::format("{} – drive report", title(report)))
        .raw("</title><style>")
        .raw(reportStyle)
        .raw("</style></head><body><main>");
    page.raw("\n<header><div>").element("div", "kicker", "Drive report").element("h1", "", title(report));
    std::string line;
    for (const ReportFact& fact : identityFacts(report)) {
        if (fact.value != "–" && (fact.name == "Kind" || fact.name == "Capacity" || fact.name == "Connection")) {
            line += (line.empty() ? "" : " · ") + translated(fact.value);
        }
    }
    page.element("div", "soft", line).raw("</div><div class=\"made soft small\">");
    page.text("Made").raw("<br>").text(timeText(report.options.made_at)).raw("</div></header>");
}

void writeVerdict(Page& page, const Report& report) {
    const Verdict verdict = report.assessment.verdict;
    page.card("", "card hero").raw(ringSvg(report.health.life_left_percent.value, toneOf(verdict)));
    page.raw(fmt::format("<div><span class=\"badge {}\"><span aria-hidden=\"true\">{}</span> ", toneOf(verdict),
                         verdictShape(verdict)));
    page.text(verdictWord(verdict)).raw("</span>").element("p", "verdict", report.assessment.sentence);
    if (!report.health.life_left_percent.has() && !report.health.life_left_percent.unknown_because.empty()) {
        page.element("p", "soft small", report.health.life_left_percent.unknown_because);
    }
    if (const std::string forecast = forecastSentence(report); !forecast.empty()) {
        page.element("p", "soft small", forecast);
    }
    page.raw("</div>").end();
}

void writeFindings(Page& page, const Report& report) {
    if (report.assessment.findings.empty()) {
        return;
    }
    page.card("What stands out").raw("<ul class=\"findings\">");
    for (const Finding& finding : report.assessment.findings) {
        page.raw(fmt::format("<li><span class=\"shape {}\" aria-label=\"{}\">{}</span><div>", toneOf(finding.level),
                             translated(toString(finding.level)), levelShape(finding.level)));
        page.element("p", "", finding.text);
        if (!finding.evidence.empty()) {
            page.element("p", "soft small", finding.evidence);
        }
        if (!finding.advice.empty()) {
            page.element("p", "small", "→ " + translated(finding.advice));
        }
        page.raw("</div></li>");
    }
    page.raw("</ul>").end();
}

void writeFacts(Page& page, std::string_view heading, const std::vector<ReportFact>& facts, std::string_view kind) {
    page.card(heading).raw("<dl class=\"grid\">");
    for (const ReportFact& fact : facts) {
        page.raw("<div>").element("dt", "", fact.name).raw("<dd>").element("div", kind, fact.value);
        if (!fact.detail.empty()) {
            page.element("div", "detail", fact.detail);
        }
        page.raw("</dd></div>");
    }
    page.raw("</dl>").end();
}

void writeHistory(Page& page, const Report& report) {
    const std::string life = lifeSvg(report.life_left);
    const std::string writes = writesSvg(report.writes);
    if (life.empty() && writes.empty() && report.runs.empty() && !report.drive) {
        return; // A saved report has no history here.
    }
    page.card("History");
    if (!life.empty()) {
        page.element("p", "charttitle", "Life left").raw(life);
    }
    if (!writes.empty()) {
        page.element("p", "charttitle", "Host writes per day").raw(writes);
    }
    if (!report.history_unknown.empty()) {
        page.element("p", "soft", report.history_unknown);
    } else if (life.empty() && writes.empty()) {
        page.element("p", "soft", "There are too few samples of this drive for a curve.");
    } else {
        page.element("p", "soft small", fmt::format("From {} samples.", formatCount(report.samples)));
    }
    if (!report.runs.empty()) {
        page.element("p", "charttitle", "What was done")
            .tableHead({{"Started", ""}, {"What", ""}, {"Where", ""}, {"Result", ""}});
        for (const RunRecord& run : report.runs) {
            page.raw("<tr>").element("td", "now", timeText(run.started_at)).element("td", "now", toString(run.kind));
            page.element("td", "", run.mount).element("td", "", runResult(run)).raw("</tr>");
        }
        page.tableEnd();
    }
    page.end();
}

void writeSelfTests(Page& page, const Report& report) {
    page.card("Self-tests and errors").element("p", "", selfTestSentence(report));
    if (report.self_tests && !report.self_tests->log.empty()) {
        page.tableHead({{"At hours", "num"}, {"Test", ""}, {"Result", ""}, {"Sector", "num"}, {"Detail", ""}});
        for (const SelfTestEntry& entry : report.self_tests->log) {
            page.raw("<tr>").element("td", "num", entry.power_on_hours ? formatCount(*entry.power_on_hours) : "–");
            page.element("td", "", toString(entry.kind)).raw("<td>");
            page.element("span", fmt::format("tag {}", toneOf(entry.result)), toString(entry.result)).raw("</td>");
            page.element("td", "num", entry.failing_lba ? fmt::format("{}", *entry.failing_lba) : "–");
            page.element("td", "", entry.text).raw("</tr>");
        }
        page.tableEnd();
    }
    page.element("p", "", errorLogSentence(report)).end();
}

void writeFilesystems(Page& page, const Report& report) {
    if (report.targets.empty()) {
        return;
    }
    page.card("Does TRIM reach the drive?")
        .tableHead({{"Filesystem", ""}, {"Size", "num"}, {"Free", "num"}, {"Answer", ""}});
    const auto bytes = [](const std::optional<std::uint64_t>& value) { return value ? formatBytes(*value) : "–"; };
    for (const TrimTarget& target : report.targets) {
        page.raw("<tr><td>").element("div", "name", target.mount);
        page.element("div", "soft", fmt::format("{} on {}", target.filesystem, target.device)).raw("</td>");
        page.element("td", "num", bytes(target.size_bytes)).element("td", "num", bytes(target.free_bytes));
        page.element("td", "", target.skip ? target.skip->text : target.path.sentence).raw("</tr>");
    }
    page.tableEnd().end();
}

void writeAttributes(Page& page, const Report& report) {
    if (report.health.attributes.empty()) {
        return;
    }
    const bool ata = report.health.protocol == Protocol::ata;
    page.card(ata ? "SMART attributes" : "Health log", "card long");
    if (ata) {
        page.tableHead({{"ID", "num"},
                        {"Name", ""},
                        {"Value", "num"},
                        {"Worst", "num"},
                        {"Limit", "num"},
                        {"Raw", "num"},
                        {"Meaning", ""}});
    } else {
        page.tableHead({{"Name", ""}, {"Value", "num"}, {"Meaning", ""}});
    }
    const auto number = [](const auto& value) { return value ? fmt::format("{}", *value) : std::string("–"); };
    for (const Attribute& attribute : report.health.attributes) {
        page.raw(attribute.failing_now ? "<tr class=\"bad\">" : "<tr>");
        if (ata) {
            page.element("td", "num", number(attribute.id)).element("td", "name", attribute.name);
            page.element("td", "num", number(attribute.value)).element("td", "num", number(attribute.worst));
            page.element("td", "num", number(attribute.threshold)).element("td", "num", attribute.raw_text);
        } else {
            page.element("td", "name", attribute.name).element("td", "num", attribute.raw_text);
        }
        page.raw("<td>");
        if (attribute.failing_now || attribute.failed_before) {
            page.element("span", "tag bad", attribute.failing_now ? "✖ Failing now. " : "✖ Failed before. ");
        }
        page.element("span", "soft", attribute.meaning).raw("</td></tr>");
    }
    page.tableEnd().end();
}

void writeOrigins(Page& page, const Report& report) {
    const auto origins = originFacts(report);
    if (origins.empty()) {
        return;
    }
    page.card("Where the figures come from", "card long").tableHead({{"Figure", ""}, {"Source", ""}, {"Why", ""}});
    for (const ReportFact& fact : origins) {
        page.raw("<tr>").element("td", "name", fact.name).element("td", "", fact.value);
        page.element("td", "soft", fact.detail).raw("</tr>");
    }
    page.tableEnd().end();
}

void writeFoot(Page& page, const Report& report) {
    if (!report.health.notes.empty()) {
        page.card("Notes").raw("<ul class=\"notes\">");
        for (const std::string& note : report.health.notes) {
            page.element("li", "", note);
        }
        page.raw("</ul>").end();
    }
    std::string made;
    for (const auto& [name, value] : report.options.versions) {
        made += (made.empty() ? "" : " · ") + name + " " + value;
    }
    page.raw("\n<footer>").element("p", "", made);
    page.element("p", "",
                 report.options.with_serials ? "This report holds the drive's serial number."
                                             : "The drive's serial number is hidden in this report.");
    page.raw("</footer></main></body></html>\n");
}

} // namespace

std::string reportHtml(const Report& report) {
    Page page;
    writeHead(page, report);
    writeVerdict(page, report);
    writeFindings(page, report);
    writeFacts(page, "Condition", conditionFacts(report), "value");
    writeFacts(page, "Identity", identityFacts(report), "plain");
    writeHistory(page, report);
    writeSelfTests(page, report);
    writeFilesystems(page, report);
    writeAttributes(page, report);
    writeOrigins(page, report);
    writeFoot(page, report);
    return page.take();
}

} // namespace trimwright::care
