// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/self_test_text.h"

#include "ui/format.h"
#include "ui/models/self_test_log_model.h"

#include <QCoreApplication>
#include <algorithm>

namespace trimwright::ui {
namespace {

struct SelfTestTerms {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::SelfTestText)
};

QString runningHeadline(SelfTestKind kind) {
    switch (kind) {
    case SelfTestKind::shortTest:
        return SelfTestTerms::tr("The short self-test is running");
    case SelfTestKind::extended:
        return SelfTestTerms::tr("The extended self-test is running");
    default:
        return SelfTestTerms::tr("A self-test is running");
    }
}

SelfTestWords wordsOfRunning(const SelfTestSession& session) {
    const SelfTests& tests = *session.tests();
    SelfTestKind kind = tests.running->kind;
    if (kind == SelfTestKind::unknown) {
        kind = session.startedKind();
    }
    QString text = SelfTestTerms::tr("You can keep using the drive; no data is changed.");
    if (const auto left = timeLeft(tests, kind)) {
        text = SelfTestTerms::tr("Time left: %1.").arg(durationText(left)) + QLatin1Char(' ') + text;
    }
    return {{Sign::dots, Colour::neutral, {}, SelfTestTerms::tr("Running")}, runningHeadline(kind), text};
}

} // namespace

QString durationText(const std::optional<std::chrono::seconds>& takes) {
    if (!takes || takes->count() <= 0) {
        return {};
    }
    const auto minutes = static_cast<int>(std::max<std::int64_t>(1, (takes->count() + 30) / 60));
    constexpr int manyMinutes = 90;
    if (minutes <= manyMinutes) {
        return SelfTestTerms::tr("about %Ln minutes", nullptr, minutes);
    }
    return SelfTestTerms::tr("about %Ln hours", nullptr, (minutes + 30) / 60);
}

SelfTestWords wordsOf(const SelfTestSession& session) {
    if (session.running()) {
        return wordsOfRunning(session);
    }
    if (session.error()) {
        const Error& error = *session.error();
        return {{Sign::triangle, Colour::attention, {}, SelfTestTerms::tr("Not done")},
                SelfTestTerms::tr("That did not work"),
                sentence(error.message) +
                    (error.advice.empty() ? QString() : QLatin1Char(' ') + sentence(error.advice))};
    }
    if (!session.tests()) {
        return {{Sign::dots, Colour::neutral, {}, SelfTestTerms::tr("Reading")},
                SelfTestTerms::tr("Asking the drive…"),
                {}};
    }
    const SelfTests& tests = *session.tests();
    if (tests.log.empty()) {
        return {{Sign::dash, Colour::neutral, {}, SelfTestTerms::tr("Never tested")},
                SelfTestTerms::tr("Never tested"),
                SelfTestTerms::tr("The drive remembers no self-test. None of them changes your data.")};
    }
    const SelfTestEntry& newest = tests.log.front();
    const Mark mark = markOf(newest.result);
    return {mark, SelfTestTerms::tr("Last test: %1").arg(mark.text), selfTestText(newest),
            newest.result == SelfTestResult::failed ? SelfTestTerms::tr("Copy your data to another drive now.")
                                                    : QString()};
}

Notice noticeOfTests(const DriveEntry& entry, const SelfTestSession& session) {
    if (entry.vanished) {
        return noticeOf(entry);
    }
    if (const QString reason = readOnlyReason(entry.drive); !reason.isEmpty()) {
        return {Sign::dash, Colour::neutral, SelfTestTerms::tr("A report holds no self-tests"), reason, {}, {}};
    }
    if (session.tests() || !session.error()) {
        return {};
    }
    DriveEntry asked = entry; // the same words as for the health, about what was asked here
    asked.report.reset();
    asked.reading = false;
    asked.error = session.error();
    Notice notice = noticeOf(asked);
    switch (session.error()->code) {
    case Errc::unsupported:
        notice.title = SelfTestTerms::tr("Self-tests are not available");
        break;
    case Errc::permissionDenied:
        notice.title = SelfTestTerms::tr("Self-tests are locked");
        break;
    case Errc::asleep:
        notice.text = SelfTestTerms::tr("Asking for its self-tests would start it up, so it was left alone.");
        notice.advice.clear();
        break;
    default:
        notice.title = SelfTestTerms::tr("The self-tests could not be read");
    }
    return notice;
}

} // namespace trimwright::ui
