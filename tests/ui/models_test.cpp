// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/stage.h"
#include "tests/ui/spaced.h"
#include "ui/format.h"
#include "ui/models/attribute_model.h"
#include "ui/models/attribute_text.h"
#include "ui/models/run_text.h"
#include "ui/models/schedule_text.h"
#include "ui/models/target_model.h"
#include "ui/widgets/attributes_card.h"
#include "ui/widgets/text.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QFontMetrics>
#include <QSignalSpy>
#include <algorithm>
#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

care::ListedTarget listed(const std::string& mount, std::optional<Skip> skip = {}) {
    care::ListedTarget item;
    item.target = gallery::filesystem(mount, "ext4", "/dev/sda1", gallery::sataDrive(), 1'000'000, 400'000);
    item.target.skip = std::move(skip);
    return item;
}

TEST(AttributeModel, ShowsAtaRowsAndSortsNumbersAsNumbers) {
    AttributeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setReport(gallery::failingSataReport());
    ASSERT_GT(model.rowCount(), 10);
    EXPECT_TRUE(model.columnHasContent(AttributeModel::ValueColumn));
    const QModelIndex reallocated = model.index(1, AttributeModel::StateColumn);
    EXPECT_EQ(reallocated.data().toString(), QStringLiteral("Failing"));
    EXPECT_EQ(reallocated.data(AttributeModel::MarkSignRole).toInt(), static_cast<int>(Sign::cross));
    EXPECT_EQ(model.index(1, AttributeModel::RawColumn).data(AttributeModel::SortRole).toDouble(), 1844.0);
}

TEST(AttributesThatMatter, BeginWithWhatFailsAndLeaveOutWhatTellsNothing) {
    const std::vector<Attribute> bad = attributesThatMatter(gallery::failingSataReport(), 3);
    ASSERT_EQ(bad.size(), 3U);
    EXPECT_TRUE(bad[0].failing_now);
    const std::vector<Attribute> good = attributesThatMatter(gallery::nvmeReport(), 5);
    ASSERT_FALSE(good.empty());
    EXPECT_EQ(good[0].name, "Available Spare");
    for (const Attribute& attribute : good) { // these have cards of their own
        EXPECT_NE(attribute.name, "Percentage Used");
        EXPECT_NE(attribute.name, "Composite Temperature");
    }
    EXPECT_TRUE(attributesThatMatter(HealthReport{}, 5).empty());
}

TEST(RunText, AFailedRunComesWithAdviceUnlessOnlyARightWasLacking) {
    care::OptimizeResult result;
    result.outcome = {TrimOutcome::Kind::failed, "The drive did not carry out the TRIM commands.", 0, 1, false};
    EXPECT_TRUE(failureAdvice({result}).contains(QStringLiteral("Try again")));
    result.outcome.permission_denied = true;
    EXPECT_TRUE(failureAdvice({result}).isEmpty());
    result.outcome = {TrimOutcome::Kind::trimmed, "", 1, 1, false};
    EXPECT_TRUE(failureAdvice({result}).isEmpty());
}

TEST(RunText, AHardDiskWithoutDiscardNeedsNoTrim) {
    Drive drive;
    EXPECT_TRUE(noNeedText(drive).isEmpty());
    drive.kind = DriveKind::hdd;
    EXPECT_FALSE(noNeedText(drive).isEmpty());
    drive.discard = {4096, 1 << 20}; // its tracks overlap: it may want TRIM
    EXPECT_TRUE(noNeedText(drive).isEmpty());
}

TEST(TargetModel, AFailedRunSpeaksLouderThanThePath) {
    TargetModel model;
    care::ListedTarget listed;
    listed.target.mount = "/";
    model.setTargets({listed});
    const QModelIndex path = model.index(0, TargetModel::PathColumn);
    const QString before = path.data().toString();
    care::OptimizeResult result;
    result.target = listed.target;
    result.outcome = {TrimOutcome::Kind::failed, "Permission denied.", 0, 0, true};
    model.setResults({result});
    EXPECT_EQ(path.data().toString(), before); // that says nothing of the path
    result.outcome.permission_denied = false;
    model.setResults({result});
    EXPECT_EQ(path.data().toString(), QStringLiteral("not carried out"));
    EXPECT_EQ(path.data(TargetModel::MarkSignRole).toInt(), static_cast<int>(Sign::triangle));
}

TEST(ScheduleText, TheNextRunIsNamedByItsDayWhereThatIsClear) {
    using namespace std::chrono;
    const sys_seconds monday{sys_days{year{2026} / 11 / 30} + 12h};
    EXPECT_TRUE(nextRunSoonText(monday + days(6), monday).startsWith(QStringLiteral("Next run: Sunday, ")));
    EXPECT_FALSE(nextRunSoonText(monday + days(7), monday).contains(QStringLiteral("Monday")));
    EXPECT_FALSE(momentText(monday).section(QLatin1Char(','), -1).mid(1).contains(QLatin1Char(' ')));
}

TEST(Words, OnlyNamesThatHaveNoRoomBreakBehindUnderscores) {
    const QFontMetrics metrics(QApplication::font());
    const QString text = QStringLiteral("Attribute 202 Percent_Lifetime_Remain");
    EXPECT_EQ(breakable(text, metrics, metrics.horizontalAdvance(text)), text);
    EXPECT_EQ(breakable(text, metrics, 20), breakable(text));
    EXPECT_EQ(numbersKept(QStringLiteral("value 9, raw 91")), QStringLiteral("value\u00a09, raw\u00a091"));
}

TEST(AttributeModel, AThresholdOfZeroIsNoPromise) {
    Attribute attribute;
    attribute.value = 1;
    attribute.threshold = 0;
    EXPECT_EQ(AttributeModel::markOf(attribute).sign, Sign::none);
    attribute.threshold = 10;
    attribute.value = 50;
    EXPECT_EQ(AttributeModel::markOf(attribute).sign, Sign::check);
}

TEST(AttributeModel, NvmeHasNoAtaColumns) {
    AttributeModel model;
    model.setReport(gallery::nvmeReport());
    EXPECT_FALSE(model.columnHasContent(AttributeModel::IdColumn));
    EXPECT_FALSE(model.columnHasContent(AttributeModel::ThresholdColumn));
    EXPECT_TRUE(model.columnHasContent(AttributeModel::RawColumn));
}

TEST(AttributeModel, TheSameRowsKeepTheSelection) {
    AttributeModel model;
    HealthReport report = gallery::nvmeReport();
    model.setReport(report);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    report.temperature_celsius.value = 42;
    model.setReport(report);
    EXPECT_EQ(resets.count(), 0);
    EXPECT_EQ(model.index(1, AttributeModel::RawColumn).data().toString(), QStringLiteral("42\u00a0°C"));
}

TEST(AttributeModel, NumbersEndOnTheRightInEveryWindow) {
    const AttributeModel model;
    const auto number = model.headerData(AttributeModel::RawColumn, Qt::Horizontal, Qt::TextAlignmentRole);
    EXPECT_TRUE(number.value<Qt::Alignment>().testFlag(Qt::AlignAbsolute));
    const auto name = model.headerData(AttributeModel::NameColumn, Qt::Horizontal, Qt::TextAlignmentRole);
    EXPECT_FALSE(name.value<Qt::Alignment>().testFlag(Qt::AlignAbsolute));
}

TEST(AttributeReading, IsInPlainUnitsWithTheRawValueBeside) {
    HealthReport report;
    report.host_writes_bytes = {
        36'203'065'344'000, {"NVMe Data Units Written", "70709112", "512,000 B", "", Confidence::proven}, {}};
    Attribute written;
    written.name = "Data Units Written";
    written.raw_text = "70709112 (36.2 TB)";
    EXPECT_EQ(spaced(readingOf(written, report).value), QStringLiteral("36.2 TB"));
    EXPECT_EQ(spaced(readingOf(written, report).raw), QStringLiteral("70,709,112 × 512,000 B"));
    report.power_on_hours = {31'877, {"attribute 9", "31877", "h", "", Confidence::rule}, {}};
    Attribute hours;
    hours.id = 9;
    hours.raw = 31'877;
    hours.raw_text = "31877";
    EXPECT_EQ(spaced(readingOf(hours, report).value), QStringLiteral("31,877 h"));
    EXPECT_EQ(readingOf(hours, report).raw, QString()) << "the same number again";
    hours.id = 12; // nothing tells the unit
    EXPECT_EQ(readingOf(hours, report).value, QStringLiteral("31,877"));
}

TEST(AttributeReading, OurAdviceStandsBesideADriveThatFindsItselfGood) {
    const HealthReport report = gallery::wornSataReport();
    const care::Assessment assessment = care::assess(report);
    const auto worn = std::find_if(report.attributes.begin(), report.attributes.end(),
                                   [](const Attribute& item) { return item.id == 202; });
    ASSERT_NE(worn, report.attributes.end());
    EXPECT_EQ(AttributeModel::markOf(*worn).sign, Sign::check);
    EXPECT_NE(findingAbout(*worn, assessment), nullptr);
    EXPECT_EQ(findingAbout(report.attributes.front(), assessment), nullptr);
}

TEST(AttributeModel, CsvQuotesWhatItMust) {
    Attribute attribute;
    attribute.id = 5;
    attribute.name = "A,\"B\"";
    attribute.value = 100;
    attribute.raw = 12;
    attribute.raw_text = "12";
    EXPECT_EQ(attributesCsv({attribute}).toStdString(),
              "id,name,value,worst,threshold,raw,raw_text,state,meaning\r\n5,\"A,\"\"B\"\"\",100,,,12,12,,\r\n");
}

TEST(WholeWords, PathsAndOptionsAreNotBroken) {
    const QFontMetrics metrics{QFont()};
    const auto whole = [&metrics](const char* text, int width, WholeWords which) {
        return wholeWords(QString::fromLatin1(text), metrics, width, which).replace(QChar(0x2060), QLatin1Char('~'));
    };
    EXPECT_EQ(whole("the drive /dev/sda is read-only", 500, WholeWords::paths),
              QStringLiteral("the drive /~dev/~sda is read-only"));
    EXPECT_EQ(whole("optimize --all", 500, WholeWords::paths), QStringLiteral("optimize -~-~all"));
    EXPECT_EQ(whole("a read-only b", 500, WholeWords::all), QStringLiteral("a read-~only b"));
    EXPECT_EQ(whole("/dev/sda", 5, WholeWords::paths), QStringLiteral("/dev/sda")) << "better broken than cut";
}

TEST(Figures, AreFoundByTheirExactAttribute) {
    HealthReport report;
    report.host_writes_bytes = {1, {"attribute 241", "1", "512 B", "", Confidence::proven}, {}};
    Attribute attribute;
    attribute.id = 241;
    EXPECT_EQ(figuresFrom(report, attribute).size(), 1U);
    attribute.id = 24;
    EXPECT_TRUE(figuresFrom(report, attribute).empty());
}

TEST(TargetModel, TicksWhatIsEligible) {
    TargetModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setTargets({listed("/"), listed("/ro", Skip{SkipReason::readOnly, "Mounted read-only.", "", false}),
                      listed("/usb", Skip{SkipReason::removable, "Removable.", "", true})});
    ASSERT_EQ(model.chosen().size(), 1U);
    EXPECT_FALSE(model.chosen()[0].named);
    const QModelIndex readOnly = model.index(1, 0);
    EXPECT_FALSE(model.flags(readOnly).testFlag(Qt::ItemIsUserCheckable));
    EXPECT_FALSE(model.setData(readOnly, Qt::Checked, Qt::CheckStateRole));
    EXPECT_TRUE(readOnly.data(TargetModel::GreyRole).toBool());
    EXPECT_TRUE(model.setData(model.index(2, 0), Qt::Checked, Qt::CheckStateRole));
    ASSERT_EQ(model.chosen().size(), 2U);
    EXPECT_TRUE(model.chosen()[1].named); // the user named it, so the opt-in holds
}

TEST(TargetModel, KeepsTicksAndResultsOverARefresh) {
    TargetModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setTargets({listed("/"), listed("/home")});
    model.setData(model.index(1, 0), Qt::Unchecked, Qt::CheckStateRole);
    model.setResults({{listed("/").target, {TrimOutcome::Kind::trimmed, "", 400'000, 1.0, false}, false}});
    model.setTargets({listed("/home"), listed("/"), listed("/new")});
    EXPECT_EQ(model.index(0, 0).data(Qt::CheckStateRole).toInt(), Qt::Unchecked);
    EXPECT_EQ(model.index(2, 0).data(Qt::CheckStateRole).toInt(), Qt::Checked);
    EXPECT_EQ(model.index(1, TargetModel::ResultColumn).data().toString(), QStringLiteral("just now"));
}

TEST(TargetModel, TellsTheLastRunThatIsRememberedAndWhetherThereWasNone) {
    TargetModel model;
    model.setTargets({listed("/"), listed("/home")});
    const auto cell = [&model](int row) { return model.index(row, TargetModel::ResultColumn); };
    EXPECT_EQ(cell(0).data().toString(), QStringLiteral("–")) << "not known yet";
    model.setLastRuns(
        std::map<std::string, LastRun>{{"/", {QStringLiteral("2 days ago"), QStringLiteral("9 GB"), {}}}});
    EXPECT_EQ(cell(0).data().toString(), QStringLiteral("2 days ago"));
    EXPECT_EQ(cell(0).data(TargetModel::DetailRole).toString(), QStringLiteral("9 GB"));
    EXPECT_EQ(cell(1).data().toString(), QStringLiteral("never"));
}

TEST(TargetModel, WhatTheUserCancelledIsNoAlarm) {
    const TrimOutcome begun{TrimOutcome::Kind::cancelled, "", 1'000'000, 2, false};
    EXPECT_EQ(TargetModel::outcomeMark(begun).text, QStringLiteral("cancelled"));
    EXPECT_EQ(TargetModel::outcomeMark(begun).colour, Colour::neutral);
    const TrimOutcome notBegun{TrimOutcome::Kind::cancelled, "", 0, 0, false};
    EXPECT_EQ(TargetModel::outcomeMark(notBegun).text, QStringLiteral("not done"));
}

TEST(TargetModel, OfferedIsNeverCalledFreed) {
    for (const TrimOutcome::Kind kind :
         {TrimOutcome::Kind::trimmed, TrimOutcome::Kind::failed, TrimOutcome::Kind::cancelled}) {
        const QString text = TargetModel::outcomeText({}, {kind, "A reason.", 1'000'000, 2, false});
        EXPECT_TRUE(text.contains(QStringLiteral("offered to the drive"))) << text.toStdString();
        EXPECT_FALSE(text.contains(QStringLiteral("freed")));
        EXPECT_EQ(text.contains(QStringLiteral("A reason.")), kind != TrimOutcome::Kind::trimmed);
    }
}

TEST(TargetModel, SimulatedTimeIsCalledTheDrives) {
    TrimTarget target;
    target.filesystem = "ext4";
    EXPECT_FALSE(TargetModel::durationText(target, 2.5).contains(QStringLiteral("drive")));
    target.filesystem = "emulated";
    EXPECT_TRUE(TargetModel::durationText(target, 2.5).endsWith(QStringLiteral("of the drive's time")));
}

TEST(TargetModel, EverySkipReasonHasAWord) {
    for (int reason = 0; reason <= static_cast<int>(SkipReason::driveGone); ++reason) {
        for (const bool optIn : {false, true}) {
            TrimTarget target;
            target.skip = Skip{static_cast<SkipReason>(reason), "Because.", "", optIn};
            EXPECT_FALSE(TargetModel::pathMark(target).text.isEmpty()) << reason;
        }
    }
}

TEST(TargetModel, NamesTheLayerThatStopsTrimAndBlamesNoDriveWithoutOne) {
    TrimTarget target;
    target.skip = Skip{SkipReason::noDiscard, "It stops.", "", false};
    EXPECT_EQ(TargetModel::pathMark(target).text, QStringLiteral("TRIM stopped"));
    TrimLayer filesystem;
    filesystem.kind = LayerKind::filesystem;
    filesystem.passage = Passage::passes;
    filesystem.below = {1};
    TrimLayer luks;
    luks.kind = LayerKind::luks;
    luks.passage = Passage::stops;
    luks.below = {2};
    TrimLayer drive;
    drive.passage = Passage::passes;
    target.path = makeTrimPath({filesystem, luks, drive});
    EXPECT_EQ(TargetModel::pathMark(target).text, QStringLiteral("stopped by LUKS"));
}

} // namespace
} // namespace trimwright::ui
