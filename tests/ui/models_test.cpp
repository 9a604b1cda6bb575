// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/stage.h"
#include "ui/models/attribute_model.h"
#include "ui/models/target_model.h"
#include "ui/widgets/attributes_card.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
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
    model.setAttributes(gallery::failingSataReport().attributes);
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
    model.setAttributes(gallery::nvmeReport().attributes);
    EXPECT_FALSE(model.columnHasContent(AttributeModel::IdColumn));
    EXPECT_FALSE(model.columnHasContent(AttributeModel::ThresholdColumn));
    EXPECT_TRUE(model.columnHasContent(AttributeModel::RawColumn));
}

TEST(AttributeModel, TheSameRowsKeepTheSelection) {
    AttributeModel model;
    auto attributes = gallery::nvmeReport().attributes;
    model.setAttributes(attributes);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    attributes[1].raw_text = "42 °C";
    model.setAttributes(attributes);
    EXPECT_EQ(resets.count(), 0);
    EXPECT_EQ(model.index(1, AttributeModel::RawColumn).data().toString(), QStringLiteral("42 °C"));
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
    EXPECT_EQ(model.index(1, TargetModel::ResultColumn).data().toString(), QStringLiteral("optimized"));
}

TEST(TargetModel, OfferedIsNeverCalledFreed) {
    for (const TrimOutcome::Kind kind :
         {TrimOutcome::Kind::trimmed, TrimOutcome::Kind::failed, TrimOutcome::Kind::cancelled}) {
        const QString text = TargetModel::outcomeText({kind, "A reason.", 1'000'000, 2, false});
        EXPECT_TRUE(text.contains(QStringLiteral("offered to the drive"))) << text.toStdString();
        EXPECT_FALSE(text.contains(QStringLiteral("freed")));
        EXPECT_EQ(text.contains(QStringLiteral("A reason.")), kind != TrimOutcome::Kind::trimmed);
    }
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
