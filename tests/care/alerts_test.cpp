// SPDX-License-Identifier: GPL-3.0-or-later
// Which events become alerts, and that each becomes one.
#include "core/care/alerts.h"

#include <gmock/gmock.h>

namespace trimwright::care {
namespace {

using std::chrono::hours;
using std::chrono::sys_seconds;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr sys_seconds monday{std::chrono::seconds{1'795'996'800}}; // 2026-11-30, 00:00 UTC

LocalClock utcClock() {
    return {[](sys_seconds time) {
                const auto day = std::chrono::floor<std::chrono::days>(time);
                const std::chrono::hh_mm_ss clock(time - day);
                return LocalTime{day, static_cast<int>(clock.hours().count()),
                                 static_cast<int>(clock.minutes().count()), static_cast<int>(clock.seconds().count())};
            },
            [](const LocalTime& time, sys_seconds after) -> std::optional<sys_seconds> {
                const sys_seconds instant = std::chrono::sys_days(time.date) + hours(time.hour) +
                                            std::chrono::minutes(time.minute) + std::chrono::seconds(time.second);
                return instant > after ? std::optional(instant) : std::nullopt;
            }};
}

Drive nvme(const std::string& id = "nvme-1") {
    Drive drive;
    drive.id = {id};
    drive.node = "/dev/nvme0n1";
    drive.model = "Fast 980";
    drive.bus = Bus::nvme;
    return drive;
}

HealthReport lifeOf(int percent) {
    HealthReport report;
    report.self_assessment_passed = true;
    report.kind = DriveKind::ssd;
    report.power_on_hours.value = 1000;
    report.life_left_percent.value = percent;
    report.temperature_celsius.value = 40;
    report.temperature_limit_celsius.value = 70;
    return report;
}

/// Checks one after the other, an hour apart, on one book.
class Alerts : public ::testing::Test {
  protected:
    std::vector<Alert> check(std::vector<DriveObservation> drives) {
        AlertObservation found;
        found.drives = std::move(drives);
        return check(std::move(found));
    }
    std::vector<Alert> check(AlertObservation found) {
        now += hours(1);
        found.now = now;
        found.clock = utcClock();
        Noticed noticed = notice(std::move(book), found);
        // What is kept is what the file holds: a restart changes nothing.
        auto kept = alertBookFromJson(alertBookToJson(noticed.book), "alerts.json");
        EXPECT_TRUE(kept);
        EXPECT_EQ(*kept, noticed.book);
        book = std::move(*kept);
        return noticed.alerts;
    }
    static DriveObservation answer(const HealthReport& report, const Drive& drive = nvme()) {
        return {drive, assess(report), report.life_left_percent.value, {}};
    }
    static DriveObservation silence(Errc code, const Drive& drive = nvme()) {
        return {drive, {}, {}, {code, "The drive did not answer within 20 seconds."}};
    }
    std::vector<Alert> check(const HealthReport& report) { return check({answer(report)}); }

    sys_seconds now = monday;
    AlertBook book;
};

auto isKind(AlertKind kind) {
    return ::testing::Field(&Alert::kind, kind);
}

HealthReport failed() {
    HealthReport report = lifeOf(80);
    report.self_assessment_passed = false;
    return report;
}

HealthReport hot(int celsius) {
    HealthReport report = lifeOf(80);
    report.temperature_celsius.value = celsius;
    return report;
}

TEST_F(Alerts, AHealthyDriveIsNoEvent) {
    EXPECT_THAT(check(lifeOf(80)), IsEmpty());
    EXPECT_THAT(check(lifeOf(79)), IsEmpty());
    EXPECT_EQ(book.drives.at("nvme-1").verdict, Verdict::healthy);
}

TEST_F(Alerts, AVerdictThatGetsWorseIsToldOnceInWords) {
    check(lifeOf(80));
    const auto alerts = check(failed());
    ASSERT_THAT(alerts, ElementsAre(isKind(AlertKind::verdict)));
    EXPECT_EQ(alerts[0].urgency, Urgency::critical);
    EXPECT_EQ(alerts[0].title, "Fast 980 is failing");
    EXPECT_EQ(alerts[0].sentence, "The drive itself reports that it is failing.");
    EXPECT_EQ(alerts[0].advice, "Back up your data now and replace the drive.");
    EXPECT_EQ(alerts[0].drive.value, "nvme-1");
    EXPECT_EQ(alerts[0].number, 1U);
    EXPECT_THAT(check(failed()), IsEmpty());
    EXPECT_THAT(check(failed()), IsEmpty());
}

TEST_F(Alerts, ADriveThatIsBadWhenItIsFirstSeenIsTold) {
    EXPECT_THAT(check(failed()), ElementsAre(isKind(AlertKind::verdict)));
    EXPECT_THAT(check(failed()), IsEmpty());
}

TEST_F(Alerts, AFlappingVerdictIsOneEvent) {
    check(lifeOf(80));
    EXPECT_EQ(check(failed()).size(), 1U);
    for (int i = 0; i < 10; ++i) {
        EXPECT_THAT(check(lifeOf(80)), IsEmpty());
        EXPECT_THAT(check(lifeOf(80)), IsEmpty());
        EXPECT_THAT(check(failed()), IsEmpty());
    }
}

TEST_F(Alerts, WhoeverRecoveredAndFailsAgainIsToldAgain) {
    check(lifeOf(80));
    check(failed());
    check(lifeOf(80));
    check(lifeOf(80));
    const auto better = check(lifeOf(80));
    ASSERT_THAT(better, ElementsAre(isKind(AlertKind::recovered)));
    EXPECT_EQ(better[0].title, "Fast 980 is healthy again");
    EXPECT_EQ(better[0].urgency, Urgency::low);
    EXPECT_THAT(check(lifeOf(80)), IsEmpty());
    EXPECT_THAT(check(failed()), ElementsAre(isKind(AlertKind::verdict)));
}

TEST_F(Alerts, AnUnknownVerdictSaysNothing) {
    check(lifeOf(80));
    check(failed());
    for (int i = 0; i < 5; ++i) {
        EXPECT_THAT(check(HealthReport{}), IsEmpty());
    }
    EXPECT_THAT(check(failed()), IsEmpty());
}

TEST_F(Alerts, LifeIsToldAlsoWhereNothingElseIsKnown) {
    HealthReport report;
    report.life_left_percent.value = 60;
    check(report);
    EXPECT_EQ(book.drives.at("nvme-1").verdict, Verdict::unknown);
    report.life_left_percent.value = 49;
    EXPECT_THAT(check(report), ElementsAre(isKind(AlertKind::lifeLeft)));
    EXPECT_THAT(check(report), IsEmpty());
}

TEST_F(Alerts, OneMoreReasonIsToldThoughTheVerdictStays) {
    HealthReport report = lifeOf(80);
    report.media_errors.value = 3;
    EXPECT_THAT(check(report), ElementsAre(isKind(AlertKind::verdict)));
    report.pending_sectors.value = 2;
    const auto alerts = check(report);
    ASSERT_THAT(alerts, ElementsAre(isKind(AlertKind::verdict)));
    EXPECT_THAT(alerts[0].sentence, HasSubstr("2 sectors on the drive cannot be read"));
    report.pending_sectors.value = 5;
    EXPECT_THAT(check(report), IsEmpty());
}

TEST_F(Alerts, LifeIsToldAtItsLimitsOnce) {
    std::vector<std::string> told;
    for (int life = 60; life >= 0; --life) {
        for (const Alert& alert : check(lifeOf(life))) {
            EXPECT_EQ(alert.kind, AlertKind::lifeLeft) << life;
            told.push_back(std::to_string(life) + ": " + alert.title);
        }
    }
    EXPECT_THAT(told, ElementsAre("50: Fast 980 has at most 50 % of its life left",
                                  "20: Fast 980 has at most 20 % of its life left",
                                  "10: Fast 980 has at most 10 % of its life left",
                                  "5: Fast 980 has at most 5 % of its life left"));
    EXPECT_EQ(book.drives.at("nvme-1").told, Verdict::attention);
}

TEST_F(Alerts, LifeThatFlapsAroundALimitIsOneEvent) {
    check(lifeOf(51));
    EXPECT_EQ(check(lifeOf(50)).size(), 1U);
    for (int i = 0; i < 6; ++i) {
        EXPECT_THAT(check(lifeOf(51)), IsEmpty());
        EXPECT_THAT(check(lifeOf(50)), IsEmpty());
    }
}

TEST_F(Alerts, LifeCrossedBeforeTheFirstLookIsNoEvent) {
    EXPECT_THAT(check(lifeOf(40)), IsEmpty());
    EXPECT_THAT(check(lifeOf(20)), ElementsAre(isKind(AlertKind::lifeLeft)));
}

TEST_F(Alerts, HeatIsToldByTheDrivesOwnLimit) {
    check(hot(69));
    const auto alerts = check(hot(71));
    ASSERT_THAT(alerts, ElementsAre(isKind(AlertKind::temperature)));
    EXPECT_EQ(alerts[0].title, "Fast 980 is too hot");
    EXPECT_EQ(alerts[0].urgency, Urgency::normal);
    EXPECT_THAT(check(hot(69)), IsEmpty());
    EXPECT_THAT(check(hot(72)), IsEmpty());
}

TEST_F(Alerts, ADriveThatStopsAnsweringIsToldAfterTheSecondTime) {
    check(lifeOf(80));
    EXPECT_THAT(check({silence(Errc::timedOut)}), IsEmpty());
    const auto alerts = check({silence(Errc::timedOut)});
    ASSERT_THAT(alerts, ElementsAre(isKind(AlertKind::noAnswer)));
    EXPECT_EQ(alerts[0].urgency, Urgency::critical);
    EXPECT_EQ(alerts[0].sentence, "The drive did not answer within 20 seconds.");
    EXPECT_THAT(check({silence(Errc::failed)}), IsEmpty());
    EXPECT_THAT(check(lifeOf(80)), ElementsAre(isKind(AlertKind::back)));
    check({silence(Errc::timedOut)});
    EXPECT_THAT(check({silence(Errc::timedOut)}), ElementsAre(isKind(AlertKind::noAnswer)));
}

TEST_F(Alerts, ADriveThatIsListedButCannotBeOpenedIsSilent) {
    check(lifeOf(80));
    EXPECT_THAT(check({silence(Errc::notFound)}), IsEmpty());
    EXPECT_THAT(check({silence(Errc::notFound)}), ElementsAre(isKind(AlertKind::noAnswer)));
}

TEST_F(Alerts, SleepMissingRightsAndMissingProgramsAreNoSilence) {
    check(lifeOf(80));
    for (const Errc code :
         {Errc::asleep, Errc::permissionDenied, Errc::missingProgram, Errc::unsupported, Errc::cancelled}) {
        for (int i = 0; i < 3; ++i) {
            EXPECT_THAT(check({silence(code)}), IsEmpty());
        }
    }
}

TEST_F(Alerts, ADriveThatNeverAnsweredIsNotMissed) {
    for (int i = 0; i < 4; ++i) {
        EXPECT_THAT(check({silence(Errc::timedOut)}), IsEmpty());
    }
}

TEST_F(Alerts, AnInternalDriveThatVanishesIsTold) {
    check(lifeOf(80));
    EXPECT_THAT(check(std::vector<DriveObservation>{}), IsEmpty());
    const auto alerts = check(std::vector<DriveObservation>{});
    ASSERT_THAT(alerts, ElementsAre(isKind(AlertKind::vanished)));
    EXPECT_THAT(alerts[0].sentence, HasSubstr("/dev/nvme0n1"));
    EXPECT_THAT(check(std::vector<DriveObservation>{}), IsEmpty());
    EXPECT_THAT(check(lifeOf(80)), ElementsAre(isKind(AlertKind::back)));
}

TEST_F(Alerts, WhatIsUnpluggedOrCouldNotBeListedHasNotVanished) {
    Drive stick = nvme("usb-1");
    stick.bus = Bus::usb;
    check({answer(lifeOf(80)), answer(lifeOf(80), stick)});
    for (int i = 0; i < 4; ++i) {
        AlertObservation found;
        found.complete = false;
        EXPECT_THAT(check(found), IsEmpty());
        EXPECT_THAT(check({answer(lifeOf(80))}), IsEmpty());
    }
}

TEST_F(Alerts, AnEmulatedDriveThatWasRemovedIsForgotten) {
    Drive drive = nvme("emulated:demo");
    drive.emulated = true;
    check({answer(lifeOf(80), drive)});
    EXPECT_THAT(check(std::vector<DriveObservation>{}), IsEmpty());
    EXPECT_THAT(book.drives, IsEmpty());
}

TEST_F(Alerts, AClockThatJumpsRepeatsNothing) {
    check(lifeOf(80));
    EXPECT_EQ(check(failed()).size(), 1U);
    now -= hours(24 * 365);
    EXPECT_THAT(check(failed()), IsEmpty());
    now += hours(24 * 365 * 5);
    EXPECT_THAT(check(failed()), IsEmpty());
    EXPECT_EQ(book.last_number, 1U);
}

// ---- runs -----------------------------------------------------------------------------------------------------------

RunRecord run(const char* mount, const char* outcome, sys_seconds at, RunKind kind = RunKind::schedule) {
    RunRecord record;
    record.kind = kind;
    record.mount = mount;
    record.outcome = outcome;
    record.started_at = at;
    record.reason = "The kernel said input/output error.";
    return record;
}

TEST_F(Alerts, AScheduledRunThatFailedIsToldUntilItWorksAgain) {
    AlertObservation found;
    found.runs = {run("/old", "failed", monday - hours(200))};
    EXPECT_THAT(check(found), IsEmpty()) << "before the first look";
    found.runs.push_back(run("/", "failed", monday));
    found.runs.push_back(run("/home", "trimmed", monday));
    found.runs.push_back(run("/srv", "failed", monday, RunKind::optimize)); // somebody saw that
    const auto alerts = check(found);
    ASSERT_THAT(alerts, ElementsAre(isKind(AlertKind::runFailed)));
    EXPECT_EQ(alerts[0].sentence, "/: The kernel said input/output error.");
    EXPECT_EQ(alerts[0].page, "optimizer");
    EXPECT_THAT(check(found), IsEmpty());
    found.runs.push_back(run("/", "failed", monday + hours(24 * 7)));
    EXPECT_THAT(check(found), IsEmpty()) << "still the same";
    found.runs.push_back(run("/", "trimmed", monday + hours(24 * 14)));
    EXPECT_THAT(check(found), IsEmpty());
    found.runs.push_back(run("/", "failed", monday + hours(24 * 21)));
    EXPECT_THAT(check(found), ElementsAre(isKind(AlertKind::runFailed)));
}

TEST_F(Alerts, ManyRunsAreEachLookedAtOnce) {
    AlertObservation found;
    check(found);
    for (int i = 0; i < 1200; ++i) {
        found.runs.push_back(
            run(i == 0 ? "/" : "/home", i == 0 ? "failed" : "trimmed", monday + std::chrono::minutes(i)));
    }
    EXPECT_THAT(check(found), ElementsAre(isKind(AlertKind::runFailed)));
    for (int i = 0; i < 3; ++i) {
        EXPECT_THAT(check(found), IsEmpty());
    }
}

class MissedRuns : public Alerts {
  protected:
    MissedRuns() {
        found.schedule.emplace();
        found.schedule->schedule.enabled = true; // Sundays at 03:00
    }
    /// Checks every hour until then, and gives what was told.
    std::vector<Alert> until(sys_seconds end) {
        std::vector<Alert> told;
        while (now < end) {
            for (Alert& alert : check(found)) {
                told.push_back(std::move(alert));
            }
        }
        return told;
    }
    AlertObservation found;
    static constexpr sys_seconds sunday = monday + hours(6 * 24 + 3);
};

TEST_F(MissedRuns, ARunThatWasDueAndIsNotThereIsToldOnce) {
    EXPECT_THAT(until(sunday + hours(2)), IsEmpty());
    const auto alerts = until(sunday + hours(24 * 15));
    ASSERT_THAT(alerts, ElementsAre(isKind(AlertKind::runMissed)));
    EXPECT_EQ(alerts[0].sentence, "It was to run every Sunday at 03:00, and did not.");
    EXPECT_LT(alerts[0].raised_at, sunday + hours(7));
}

TEST_F(MissedRuns, ARunThatTookPlaceIsNotMissed) {
    found.runs = {run("/", "trimmed", sunday + std::chrono::minutes(1))};
    EXPECT_THAT(until(sunday + hours(24 * 6)), IsEmpty());
}

TEST_F(MissedRuns, ATimerThatFiredAndFoundNothingToDoIsNotMissed) {
    found.schedule->fired_at = sunday;
    EXPECT_THAT(until(sunday + hours(24 * 6)), IsEmpty());
}

TEST_F(MissedRuns, ARunLeftOutOnBatteryIsMissed) {
    found.schedule->fired_at = sunday;
    found.schedule->on_battery = true;
    const auto alerts = until(sunday + hours(24));
    ASSERT_THAT(alerts, ElementsAre(isKind(AlertKind::runMissed)));
    EXPECT_THAT(alerts[0].sentence, HasSubstr("battery"));
}

TEST_F(MissedRuns, ARunThatFailedBeforeItCouldWriteAnythingDownIsToldOnce) {
    until(sunday);
    found.schedule->fired_at = sunday;
    found.schedule->failed = true;
    const auto alerts = until(sunday + hours(24));
    ASSERT_THAT(alerts, ElementsAre(isKind(AlertKind::runFailed)));
    EXPECT_THAT(alerts[0].advice, HasSubstr("journalctl"));
    found.schedule->failed = false;
    EXPECT_THAT(until(sunday + hours(48)), IsEmpty());
    found.schedule->failed = true;
    EXPECT_THAT(until(sunday + hours(50)), ElementsAre(isKind(AlertKind::runFailed)));
}

TEST_F(MissedRuns, ARunThatFailedOnAFilesystemIsToldByTheHistoryAlone) {
    until(sunday);
    found.schedule->fired_at = sunday;
    found.schedule->failed = true;
    found.runs = {run("/", "failed", sunday + std::chrono::seconds(1))};
    const auto alerts = until(sunday + hours(24));
    ASSERT_THAT(alerts, ElementsAre(isKind(AlertKind::runFailed)));
    EXPECT_THAT(alerts[0].sentence, HasSubstr("/: "));
}

TEST_F(MissedRuns, AScheduleThatIsOffOrNewMissesNothing) {
    until(sunday - hours(20));
    found.schedule->schedule.hour = 1;
    found.schedule->schedule.weekday = Weekday::saturday; // which is past
    EXPECT_THAT(until(sunday + hours(24)), IsEmpty());
    found.schedule->schedule.enabled = false;
    EXPECT_THAT(until(sunday + hours(24 * 20)), IsEmpty());
}

// ---- the book -------------------------------------------------------------------------------------------------------

TEST(AlertBookFile, WhatIsDamagedOrNewerIsToldApart) {
    EXPECT_EQ(alertBookFromJson("{", "x").error().code, Errc::invalidData);
    EXPECT_EQ(alertBookFromJson("[]", "x").error().code, Errc::invalidData);
    EXPECT_EQ(alertBookFromJson("{\"version\": 1}", "x").error().code, Errc::invalidData);
    EXPECT_EQ(alertBookFromJson("{\"version\": 2}", "x").error().code, Errc::unsupported);
    std::string wrongWord = alertBookToJson(addTestAlert({}, monday).book);
    wrongWord.replace(wrongWord.find("\"normal\""), 8, "\"loudly\"");
    EXPECT_EQ(alertBookFromJson(wrongWord, "x").error().code, Errc::invalidData);
}

TEST(AlertBookFile, KeepsTheNewestAlerts) {
    AlertBook book;
    for (int i = 0; i < 300; ++i) {
        book = addTestAlert(std::move(book), monday).book;
    }
    EXPECT_EQ(book.alerts.size(), AlertBook::mostAlerts);
    EXPECT_EQ(book.alerts.back().number, 300U);
}

} // namespace
} // namespace trimwright::care
