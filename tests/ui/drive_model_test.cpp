// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fakes/fake_backend.h"
#include "tests/gallery/stage.h"
#include "tests/ui/spaced.h"
#include "tests/ui/wait.h"
#include "ui/models/drive_model.h"
#include "ui/models/drive_text.h"
#include "ui/models/overview_text.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

Drive drive(const std::string& id, DriveKind kind = DriveKind::ssd) {
    Drive made;
    made.id.value = id;
    made.node = "/dev/" + id;
    made.model = "Model " + id;
    made.bus = Bus::sata;
    made.kind = kind;
    return made;
}

class DriveModelTest : public ::testing::Test {
  protected:
    void list(std::vector<Drive> drives) {
        const std::lock_guard lock(backend.mutex);
        for (const Drive& item : drives) {
            backend.health_answers.emplace(item.id.value, gallery::nvmeReport());
        }
        backend.drives_answer = std::move(drives);
    }
    void refresh(DriveModel::Read read = DriveModel::Read::newDrives) {
        QSignalSpy listed(&model, &DriveModel::listed);
        model.refresh(read);
        ASSERT_TRUE(waitFor([&] { return listed.count() > 0 && tasks.runningCount() == 0; }));
    }
    std::vector<std::string> ids() const {
        std::vector<std::string> all;
        for (int row = 0; row < model.rowCount(); ++row) {
            all.push_back(model.entry(row).drive.id.value);
        }
        return all;
    }

    testing::FakeBackend backend;
    care::Catalog catalog{{&backend}};
    TaskRunner tasks;
    DriveModel model{{&catalog, nullptr, &tasks}};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

using Ids = std::vector<std::string>;

TEST_F(DriveModelTest, ListsByGroupAndReadsEach) {
    list({drive("hdd", DriveKind::hdd), drive("a"), drive("b")});
    refresh();
    EXPECT_EQ(ids(), (Ids{"a", "b", "hdd"}));
    EXPECT_EQ(backend.health_calls, 3);
    EXPECT_EQ(model.index(0).data(DriveModel::GroupTitleRole).toString(), QStringLiteral("Solid-state drives"));
    EXPECT_TRUE(model.index(1).data(DriveModel::GroupTitleRole).toString().isEmpty());
    EXPECT_EQ(model.index(2).data(DriveModel::GroupTitleRole).toString(), QStringLiteral("Other drives"));
    EXPECT_TRUE(model.entry(0).report.has_value());
    EXPECT_EQ(model.entry(0).assessment, care::assess(*model.entry(0).report));
    EXPECT_EQ(backend.last_wake, Backend::Wake::no);
}

TEST_F(DriveModelTest, DrivesAppearBeforeTheirHealth) {
    list({drive("a")});
    backend.health_delay = std::chrono::milliseconds(300);
    QSignalSpy listed(&model, &DriveModel::listed);
    model.refresh(DriveModel::Read::newDrives);
    ASSERT_TRUE(waitFor([&listed] { return listed.count() > 0; }));
    ASSERT_EQ(model.rowCount(), 1);
    EXPECT_TRUE(model.entry(0).reading);
    EXPECT_EQ(markOf(model.entry(0)).sign, Sign::dots);
    EXPECT_TRUE(waitFor([this] { return model.entry(0).report.has_value(); }));
}

TEST_F(DriveModelTest, RefreshKeepsTheSelection) {
    list({drive("a"), drive("b"), drive("c")});
    refresh();
    QItemSelectionModel selection(&model);
    selection.setCurrentIndex(model.index(1), QItemSelectionModel::ClearAndSelect);
    list({drive("c"), drive("new"), drive("b")});
    refresh();
    EXPECT_EQ(ids(), (Ids{"c", "new", "b"}));
    EXPECT_EQ(selection.currentIndex().data(DriveModel::IdRole).toString(), QStringLiteral("b"));
    EXPECT_EQ(backend.health_calls, 4); // only the new one was read again
    refresh(DriveModel::Read::allDrives);
    EXPECT_EQ(backend.health_calls, 7);
}

TEST_F(DriveModelTest, TheShownDriveStaysGreyedWhenItVanishes) {
    list({drive("a"), drive("b")});
    refresh();
    model.setPinned({"b"});
    list({drive("a")});
    refresh();
    EXPECT_EQ(ids(), (Ids{"a", "b"}));
    EXPECT_TRUE(model.entry(1).vanished);
    EXPECT_FALSE(noticeOf(model.entry(1)).empty());
    list({drive("b"), drive("a")}); // and it may come back
    refresh();
    EXPECT_FALSE(model.entry(model.rowOf(DriveId{"b"})).vanished);
    model.setPinned({});
    list({drive("a")});
    refresh();
    EXPECT_EQ(ids(), (Ids{"a"}));
}

TEST_F(DriveModelTest, ADriveThatVanishesWhileItIsReadDoesNoHarm) {
    list({drive("a"), drive("b")});
    backend.health_delay = std::chrono::milliseconds(100);
    QSignalSpy listed(&model, &DriveModel::listed);
    model.refresh(DriveModel::Read::newDrives);
    ASSERT_TRUE(waitFor([&listed] { return listed.count() > 0; }));
    list({});
    model.refresh(DriveModel::Read::newDrives);
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    EXPECT_EQ(model.rowCount(), 0);
}

TEST_F(DriveModelTest, AnErrorOfTheBackendIsTold) {
    backend.drives_answer = fail(Errc::failed, "The list cannot be read.");
    refresh();
    EXPECT_EQ(model.rowCount(), 0);
    ASSERT_EQ(model.listingErrors().size(), 1);
    EXPECT_TRUE(model.listingErrors()[0].contains(QStringLiteral("cannot be read")));
}

TEST_F(DriveModelTest, WakingIsOnlyDoneWhenAsked) {
    list({drive("a")});
    backend.health_answers.insert_or_assign("a", fail(Errc::asleep, "It sleeps."));
    refresh();
    EXPECT_EQ(noticeOf(model.entry(0)).action, Notice::Action::wakeAndRead);
    EXPECT_EQ(markOf(model.entry(0)).sign, Sign::moon);
    model.readHealth({"a"}, Backend::Wake::yes);
    ASSERT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
    EXPECT_EQ(backend.last_wake, Backend::Wake::yes);
}

TEST_F(DriveModelTest, FirstChoiceIsAReadableSsdElseAnEmulatedDrive) {
    EXPECT_EQ(model.firstChoice(), -1);
    Drive emulated = drive("emulated:demo");
    emulated.emulated = true;
    list({drive("hdd", DriveKind::hdd), drive("locked"), emulated});
    backend.health_answers.insert_or_assign("locked", fail(Errc::permissionDenied, "No."));
    refresh();
    EXPECT_EQ(model.entry(model.firstChoice()).drive.id.value, "emulated:demo");
    list({drive("hdd", DriveKind::hdd), drive("locked"), drive("open"), emulated});
    refresh();
    EXPECT_EQ(model.entry(model.firstChoice()).drive.id.value, "open");
}

TEST_F(DriveModelTest, SixtyFourDrivesAreReadAFewAtATime) {
    std::vector<Drive> drives;
    for (int i = 0; i < 64; ++i) {
        drives.push_back(drive("d" + std::to_string(i), i % 2 == 0 ? DriveKind::ssd : DriveKind::hdd));
    }
    list(drives);
    backend.health_delay = std::chrono::milliseconds(2);
    int most = 0;
    QObject::connect(&model, &DriveModel::entryChanged, &model,
                     [this, &most] { most = std::max(most, tasks.runningCount()); });
    refresh();
    ASSERT_TRUE(waitFor([this] { return backend.health_calls == 64 && tasks.runningCount() == 0; }));
    EXPECT_LE(most, 6); // four readings, one that has just ended and one listing
}

TEST(DriveText, EveryErrorHasATitleAndASign) {
    for (int code = 0; code <= static_cast<int>(Errc::cancelled); ++code) {
        DriveEntry entry;
        entry.error = Error{static_cast<Errc>(code), "It did not work.", {}};
        EXPECT_FALSE(noticeOf(entry).title.isEmpty()) << code;
        EXPECT_NE(markOf(entry).sign, Sign::none) << code;
        EXPECT_FALSE(markOf(entry).word.isEmpty()) << code;
    }
}

TEST(DriveText, WhatWasRefusedCanBeTriedAgain) {
    DriveEntry entry;
    entry.drive = gallery::nvmeDrive();
    entry.error = Error{Errc::permissionDenied, "Refused.", "Try again."};
    EXPECT_EQ(noticeOf(entry).action, Notice::Action::read);
    EXPECT_TRUE(noticeOf(entry).command.isEmpty());
    entry.set_up_command = "sudo apt install it";
    EXPECT_EQ(noticeOf(entry).action, Notice::Action::read);
    EXPECT_EQ(noticeOf(entry).command, QStringLiteral("sudo apt install it"));
    entry.error = Error{Errc::unsupported, "Its bridge passes nothing.", ""};
    EXPECT_EQ(noticeOf(entry).action, Notice::Action::none); // it would not help
}

TEST(DriveText, InTheRowAReasonComesFirst) {
    DriveEntry entry;
    entry.drive = gallery::nvmeDrive();
    EXPECT_EQ(spaced(rowDetails(entry)), QStringLiteral("1 TB · nvme0n1"));
    entry.error = Error{Errc::permissionDenied, "Refused.", ""};
    EXPECT_EQ(spaced(rowDetails(entry)), QStringLiteral("needs rights · nvme0n1 · 1 TB"));
    setReport(entry, gallery::nvmeReport());
    EXPECT_EQ(spaced(rowDetails(entry)), QStringLiteral("1 TB · nvme0n1 · 41 °C"));
    entry.vanished = true;
    EXPECT_TRUE(rowDetails(entry).startsWith(QStringLiteral("disconnected")));
}

TEST(DriveText, ASavedReportTellsItsDay) {
    DriveEntry entry;
    entry.drive = gallery::sataDrive();
    entry.drive.id.value = "file:/tmp/old.json";
    HealthReport report = gallery::wornSataReport();
    report.taken_at = std::chrono::sys_days(std::chrono::year(2026) / 11 / 12) + std::chrono::hours(12);
    setReport(entry, report);
    EXPECT_TRUE(rowDetails(entry).contains(QStringLiteral("12 Nov 2026")));
    EXPECT_TRUE(identityLine(entry).startsWith(QStringLiteral("saved report of 12 Nov 2026")));
}

TEST(DriveText, AnInterfaceIsNotOnlyASpeed) {
    EXPECT_EQ(spaced(interfaceText(gallery::nvmeDrive())), QStringLiteral("PCIe 4.0 ×4"));
    EXPECT_EQ(spaced(interfaceText(gallery::sataDrive())), QStringLiteral("SATA 6 Gb/s"));
    EXPECT_EQ(spaced(interfaceText(gallery::usbDrive())), QStringLiteral("USB 10 Gb/s"));
    EXPECT_TRUE(interfaceText({}).isEmpty());
}

TEST(DriveText, ASourceLineHasItsNumbersInGroups) {
    const auto line = [](const Provenance& from) { return spaced(sourceLine(from)); };
    EXPECT_EQ(line({"NVMe Data Units Written", "70709112", "512,000 B", "", Confidence::proven}),
              QStringLiteral("NVMe Data Units Written · 70,709,112 × 512,000 B"));
    EXPECT_EQ(line({"attribute 194", "33", "°C", "", Confidence::rule}), QStringLiteral("Attribute 194 · 33 °C"));
    EXPECT_EQ(line({"attribute 1", "0x1f", "", "", Confidence::rule}), QStringLiteral("Attribute 1 · 0x1f"));
    EXPECT_EQ(line({"NVMe field", "", "", "", Confidence::rule}), QStringLiteral("NVMe field"));
}

TEST(OverviewText, TheVerdictSaysWhatToDoOnce) {
    const auto said = [](const HealthReport& report) { return verdictText(report, care::assess(report), false); };
    EXPECT_EQ(said(gallery::nvmeReport()), QStringLiteral("Working as expected. No action needed."));
    EXPECT_EQ(said(gallery::failingSataReport()), QStringLiteral("Back up your data now and replace the drive."));
    HealthReport worn = gallery::nvmeReport();
    worn.life_left_percent.value = 15;
    EXPECT_FALSE(said(worn).contains(QStringLiteral("No action"))); // it is time to think of another
    HealthReport wearless = gallery::nvmeReport();
    wearless.life_left_percent = {};
    EXPECT_FALSE(said(wearless).contains(QStringLiteral("No action")));
    EXPECT_TRUE(
        verdictText(gallery::nvmeReport(), care::assess(gallery::nvmeReport()), true).contains(QStringLiteral("slow")));
}

TEST(OverviewText, WhatARingOrACardTellsIsNoFinding) {
    const HealthReport report = gallery::nvmeReport();
    const auto texts = [&report](const std::vector<std::string>& told) {
        std::string all;
        for (const care::Finding& finding : shownFindings(report, care::assess(report), nullptr, told)) {
            all += finding.text + '|';
        }
        return all;
    };
    EXPECT_EQ(texts({}).find("rated life"), std::string::npos); // the ring has it
    EXPECT_NE(texts({}).find("spare"), std::string::npos);
    EXPECT_EQ(texts({"NVMe Available Spare"}).find("spare"), std::string::npos);
}

TEST(OverviewText, TheRangeOfTheTemperatureHoldsThePresentOne) {
    HistoryPicture picture;
    for (const double celsius : {28.0, 39.0}) {
        care::ChartPoint point{};
        point.lowest = point.highest = point.last = celsius;
        picture.temperature.push_back(point);
    }
    picture.end = picture.from + std::chrono::days(30);
    EXPECT_EQ(spaced(temperatureNote(gallery::nvmeReport(), &picture)),
              QStringLiteral("28 °C to 41 °C in 30 days\nlimit 82 °C"));
}

TEST(DriveText, TheVerdictsSignsDiffer) {
    const care::Verdict verdicts[] = {care::Verdict::healthy, care::Verdict::attention, care::Verdict::failing,
                                      care::Verdict::unknown};
    std::set<Sign> signs;
    std::set<QString> words;
    for (const care::Verdict verdict : verdicts) {
        signs.insert(markOf(verdict).sign);
        words.insert(markOf(verdict).word);
    }
    EXPECT_EQ(signs.size(), 4U);
    EXPECT_EQ(words.size(), 4U);
}

} // namespace
} // namespace trimwright::ui
