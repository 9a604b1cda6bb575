// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/proof_text.h"

#include "ui/format.h"
#include "ui/models/schedule_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

namespace trimwright::ui {
namespace {

struct ProofWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::ProofText)
};

Mark failedMark() {
    return {Sign::cross, Colour::failing, ProofWords::tr("not carried out"),
            ProofWords::tr("The check could not be run")};
}

ProofRow rowOf(const std::string& mount, const Result<ProveOutcome>& answer) {
    ProofRow row{mountText(mount), failedMark(), ProofWords::tr("just now"), {}};
    if (answer) {
        row.mark = markOf(answer->answer);
        row.because = sentence(answer->because);
    } else {
        row.because = sentence(answer.error().message);
    }
    return row;
}

ProofRow rowOf(const care::RunRecord& run) {
    ProofRow row{mountText(run.mount), failedMark(), momentText(run.started_at), sentence(run.reason)};
    for (const auto answer :
         {ProveOutcome::Answer::works, ProveOutcome::Answer::doesNotWork, ProveOutcome::Answer::cannotTell}) {
        if (run.outcome == toString(answer)) {
            row.mark = markOf(answer);
        }
    }
    return row;
}

} // namespace

Mark markOf(ProveOutcome::Answer answer) {
    switch (answer) {
    case ProveOutcome::Answer::works:
        //: TRIM does, as the check has shown.
        return {Sign::check, Colour::good, ProofWords::tr("works"), ProofWords::tr("TRIM works")};
    case ProveOutcome::Answer::doesNotWork:
        return {Sign::triangle, Colour::attention, ProofWords::tr("does not work"),
                ProofWords::tr("TRIM does not work")};
    case ProveOutcome::Answer::cannotTell:
        break;
    }
    return {Sign::question, Colour::neutral, ProofWords::tr("cannot be told"), ProofWords::tr("It cannot be told")};
}

std::vector<ProofRow> proofRows(DriveSession& session) {
    std::vector<ProofRow> rows;
    std::set<std::string> told;
    for (int i = 0; i < session.targets()->rowCount(); ++i) {
        const std::string& mount = session.targets()->target(i).mount;
        if (const auto* answer = session.proof().answer(mount)) {
            rows.push_back(rowOf(mount, *answer));
            told.insert(mount);
        }
    }
    if (const HistoryPicture* year = session.history().picture(HistoryRange::year)) {
        for (auto run = year->runs.rbegin(); run != year->runs.rend(); ++run) {
            if (run->kind == care::RunKind::prove && told.insert(run->mount).second) {
                rows.push_back(rowOf(*run));
            }
        }
    }
    return rows;
}

} // namespace trimwright::ui
