// SPDX-License-Identifier: GPL-3.0-or-later
// Who hears what when: quiet hours, restarts, a first look; and the settings that decide it.
#include "core/care/alert_delivery.h"
#include "core/care/alert_settings.h"

#include <gmock/gmock.h>

namespace trimwright::care {
namespace {

using std::chrono::hours;
using std::chrono::sys_seconds;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr sys_seconds bookBegin{std::chrono::seconds{1'796'083'200}};

AlertBook bookWith(std::initializer_list<Urgency> urgencies) {
    AlertBook book;
    book.begun_at = bookBegin;
    book.checked_at = bookBegin;
    for (const Urgency urgency : urgencies) {
        Alert alert;
        alert.number = ++book.last_number;
        alert.raised_at = bookBegin;
        alert.urgency = urgency;
        book.alerts.push_back(alert);
    }
    return book;
}

std::vector<std::uint64_t> numbersOf(const Due& due) {
    std::vector<std::uint64_t> numbers;
    for (const Alert& alert : due.alerts) {
        numbers.push_back(alert.number);
    }
    return numbers;
}

TEST(DueAlerts, EachOnceAlsoAfterARestart) {
    AlertBook book = bookWith({Urgency::normal, Urgency::low});
    Due due = dueAlerts({}, book, false);
    EXPECT_THAT(numbersOf(due), ElementsAre(1, 2));
    due = dueAlerts(deliveryFromJson(deliveryToJson(due.delivery)), book, false);
    EXPECT_THAT(numbersOf(due), IsEmpty());
    book.alerts.push_back(book.alerts.back());
    book.alerts.back().number = ++book.last_number;
    due = dueAlerts(due.delivery, book, false);
    EXPECT_THAT(numbersOf(due), ElementsAre(3));
}

TEST(DueAlerts, QuietHoursHoldBackAllButCriticalAndDeliverItAfterwards) {
    const AlertBook book = bookWith({Urgency::normal, Urgency::critical, Urgency::low});
    Due due = dueAlerts({}, book, true);
    EXPECT_THAT(numbersOf(due), ElementsAre(2));
    due = dueAlerts(deliveryFromJson(deliveryToJson(due.delivery)), book, true);
    EXPECT_THAT(numbersOf(due), IsEmpty());
    due = dueAlerts(due.delivery, book, false);
    EXPECT_THAT(numbersOf(due), ElementsAre(1, 3));
    EXPECT_THAT(numbersOf(dueAlerts(due.delivery, book, false)), IsEmpty());
}

TEST(DueAlerts, WhatNobodyTookIsDeliveredAnotherTime) {
    const AlertBook book = bookWith({Urgency::normal});
    Due due = dueAlerts({}, book, false);
    giveBack(due.delivery, due.alerts.front());
    giveBack(due.delivery, due.alerts.front());
    EXPECT_THAT(numbersOf(dueAlerts(due.delivery, book, false)), ElementsAre(1));
}

TEST(DueAlerts, AFirstLookTellsNewsAndWhatIsStillCritical) {
    AlertBook book = bookWith({Urgency::critical, Urgency::critical, Urgency::normal});
    book.alerts[0].drive = {"failing"};
    book.drives["failing"].told = Verdict::failing;
    book.alerts[1].drive = {"mended"};
    book.drives["mended"].told = Verdict::healthy;
    book.checked_at = bookBegin + hours(24 * 30);
    EXPECT_THAT(numbersOf(dueAlerts({}, book, false)), ElementsAre(1));
    book.checked_at = bookBegin + hours(2);
    EXPECT_THAT(numbersOf(dueAlerts({}, book, false)), ElementsAre(1, 2, 3));
}

TEST(DueAlerts, WhoWasAwayForLongHearsTheNewestOfAKindAlone) {
    AlertBook book = bookWith({Urgency::normal});
    const Delivery heard = dueAlerts({}, book, false).delivery;
    const AlertBook later =
        bookWith({Urgency::normal, Urgency::normal, Urgency::normal, Urgency::normal, Urgency::normal});
    book.alerts = later.alerts;
    book.last_number = later.last_number;
    book.alerts[1].drive = {"other"};
    book.alerts[2].kind = AlertKind::lifeLeft;
    book.checked_at = bookBegin + hours(24 * 100);
    book.alerts[4].raised_at = bookBegin + hours(24 * 100); // today's; the fourth is an older one like it
    EXPECT_THAT(numbersOf(dueAlerts(heard, book, false)), ElementsAre(2, 3, 5));
}

TEST(DueAlerts, ATestInABookWithoutAnyCheckIsNews) {
    const AlertBook book = addTestAlert({}, bookBegin).book;
    EXPECT_THAT(numbersOf(dueAlerts({}, book, true)), ElementsAre(1));
}

TEST(DueAlerts, AnotherBookBeginsAtOneAgain) {
    const Due due = dueAlerts({}, bookWith({Urgency::normal, Urgency::normal, Urgency::normal}), false);
    AlertBook other = bookWith({Urgency::normal});
    other.begun_at += hours(5);
    EXPECT_THAT(numbersOf(dueAlerts(due.delivery, other, false)), ElementsAre(1));
}

TEST(DueAlerts, ADamagedDeliveryIsAnEmptyOne) {
    EXPECT_EQ(deliveryFromJson("{\"version\": 1, \"seen\": \"x\"}"), Delivery{});
    EXPECT_EQ(deliveryFromJson("\xff"), Delivery{});
}

TEST(QuietHoursTest, CrossMidnight) {
    const auto hoursOf = [](const char* text) { return *parseQuietHours(text); };
    const auto at = [](int hour, int minute = 0) { return LocalTime{{}, hour, minute, 0}; };
    EXPECT_EQ(toString(hoursOf("22:00-07:30")), "22:00-07:30");
    EXPECT_TRUE(isQuiet(hoursOf("22:00-07:30"), at(23)));
    EXPECT_TRUE(isQuiet(hoursOf("22:00-07:30"), at(22)));
    EXPECT_TRUE(isQuiet(hoursOf("22:00-07:30"), at(7, 29)));
    EXPECT_FALSE(isQuiet(hoursOf("22:00-07:30"), at(7, 30)));
    EXPECT_FALSE(isQuiet(hoursOf("22:00-07:30"), at(12)));
    EXPECT_TRUE(isQuiet(hoursOf("12:00-14:00"), at(13)));
    EXPECT_FALSE(isQuiet(hoursOf("12:00-14:00"), at(14)));
    EXPECT_FALSE(isQuiet(std::nullopt, at(3)));
    for (const char* wrong : {"", "22:00", "22:00-", "22:00-22:00", "24:00-07:00", "10-11", "22:00-07:00-08:00"}) {
        EXPECT_FALSE(parseQuietHours(wrong)) << wrong;
    }
}

TEST(AlertSettings, AreReadAsTheyAreWritten) {
    MonitorSettings settings;
    settings.notifications = false;
    settings.quiet = QuietHours{22 * 60, 7 * 60};
    settings.check_every_minutes = 5;
    EXPECT_EQ(*parseMonitorSettings(toSettings(settings), "m"), settings);
    EXPECT_EQ(*parseMonitorSettings(toSettings(MonitorSettings{}), "m"), MonitorSettings{});
    EXPECT_EQ(*parseMonitorSettings("", "m"), MonitorSettings{});
    EXPECT_EQ(parseHookSettings(toSettings(HookSettings{"/usr/local/sbin/x y"}), "h")->command, "/usr/local/sbin/x y");
    EXPECT_EQ(parseHookSettings(toSettings(HookSettings{}), "h")->command, "");
}

TEST(AlertSettings, MistakesNameTheirLine) {
    EXPECT_THAT(parseMonitorSettings("\nquiet_hours = late", "m").error().message, HasSubstr("m, line 2"));
    EXPECT_THAT(parseMonitorSettings("loud = yes", "m").error().message, HasSubstr("no setting \"loud\""));
    EXPECT_THAT(parseMonitorSettings("notifications = no\nnotifications = no", "m").error().message,
                HasSubstr("twice"));
    EXPECT_FALSE(parseMonitorSettings("check_every_minutes = 0", "m"));
    EXPECT_FALSE(parseMonitorSettings("check_every_minutes", "m"));
    EXPECT_FALSE(parseHookSettings("hook = rm -rf /", "h"));
    EXPECT_FALSE(parseHookSettings("hook = bin/hook", "h"));
}

} // namespace
} // namespace trimwright::care
