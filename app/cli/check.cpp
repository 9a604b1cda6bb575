// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "core/care/system_check.h"
#include "core/linux/system_facts.h"

namespace trimwright::cli {
namespace {

Json toJson(const care::SystemAdvice& advice) {
    const care::Finding& finding = advice.finding;
    return {{"level", toString(finding.level)},
            {"code", finding.code},
            {"about", textOrNull(advice.about)},
            {"drive", advice.drive ? Json(advice.drive->value) : Json(nullptr)},
            {"text", finding.text},
            {"evidence", textOrNull(finding.evidence)},
            {"advice", textOrNull(finding.advice)}};
}

void print(const Session& session, const std::vector<care::SystemAdvice>& found) {
    if (found.empty()) {
        session.out << "Nothing to advise: this computer treats its drives well, as far as can be seen without "
                       "asking them.\n";
    }
    for (const care::SystemAdvice& advice : found) {
        const care::Finding& finding = advice.finding;
        session.out << bulleted(session.style, mark(session.style, finding.level),
                                printable(advice.about + ": " + finding.text), 0)
                    << paragraph(session.style, printable(finding.evidence), 2, Tone::faint)
                    << paragraph(session.style, "→ " + printable(finding.advice), 2);
    }
}

} // namespace

ExitCode checkSystem(const Session& session, const std::filesystem::path& root) {
    linux_system::LinuxOptions options;
    if (!root.empty()) {
        options.root = root;
    }
    const auto facts = linux_system::systemFacts(options, session.stop);
    if (!facts) {
        return report(session, facts.error());
    }
    const auto found = care::systemCheck(*facts);
    if (session.json) {
        Json rows = Json::array();
        for (const care::SystemAdvice& advice : found) {
            rows.push_back(toJson(advice));
        }
        writeDocument(session.out, documentOf("findings", std::move(rows)));
    } else {
        print(session, found);
    }
    return exitDone;
}

} // namespace trimwright::cli
