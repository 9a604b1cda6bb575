// SPDX-License-Identifier: GPL-3.0-or-later
// The lab over a real emulator: what the window does to a drive, and what it says of it.
#include "core/emulator/drive_model.h"
#include "core/emulator/host_policy.h"
#include "tests/ui/wait.h"
#include "ui/models/drive_session.h"
#include "ui/models/experiment_cases.h"
#include "ui/models/experiment_list_model.h"
#include "ui/models/experiment_text.h"
#include "ui/models/lab_session.h"
#include "ui/models/lab_text.h"
#include "ui/models/model_list_model.h"
#include "ui/task.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <set>

namespace trimwright::ui {
namespace {

class LabTest : public ::testing::Test {
  protected:
    LabTest() : emulated(data.path().toStdString()) {}

    std::unique_ptr<DriveSession> add(const char* model) {
        auto drive = emulated.add(model, "lab");
        EXPECT_TRUE(drive);
        Services services;
        services.catalog = &catalog;
        services.emulator = &emulated;
        services.tasks = &tasks;
        return std::make_unique<DriveSession>(services, *drive, &emulated);
    }
    bool rest(LabSession& lab) {
        return waitFor([&lab, this] { return !lab.busy() && tasks.runningCount() == 0; });
    }

    QTemporaryDir data;
    emulator::EmulatedBackend emulated;
    care::Catalog catalog{{&emulated}};
    TaskRunner tasks;
};

TEST_F(LabTest, LooksAtTheDrive) {
    const auto session = add("x25-m-g2-80");
    LabSession& lab = *session->lab();
    EXPECT_FALSE(lab.status());
    lab.load();
    ASSERT_TRUE(rest(lab));
    ASSERT_TRUE(lab.status());
    EXPECT_EQ(lab.status()->policy, emulator::hostPolicies().front().key);
    ASSERT_TRUE(lab.map());
    EXPECT_EQ(lab.map()->blocks.size(), emulator::findModel("x25-m-g2-80")->physicalBlocks());
}

TEST_F(LabTest, StreamsAnActionAndMeasuresAgain) {
    const auto session = add("x25-m-g2-80");
    LabSession& lab = *session->lab();
    lab.load();
    ASSERT_TRUE(rest(lab));
    const QSignalSpy frames(&lab, &LabSession::timelineChanged);
    const QSignalSpy changes(session.get(), &DriveSession::insideChanged);
    lab.perform("random-write");
    EXPECT_TRUE(lab.busy());
    lab.perform("fill"); // not while something else is done
    ASSERT_TRUE(rest(lab));
    EXPECT_GT(frames.count(), 2);
    EXPECT_EQ(changes.count(), 1);
    ASSERT_EQ(lab.timeline().steps().size(), 1U);
    const LabTimeline::Step& step = lab.timeline().steps().front();
    EXPECT_NEAR(step.seconds, 300, 1);
    EXPECT_GE(step.points.size(), 290U);
    EXPECT_NEAR(step.points.front().y(), 37.9, 1);
    ASSERT_TRUE(session->speed());
    EXPECT_LT(session->speed()->megabytes_per_second, 20); // the second run, which the review found slow
    ASSERT_TRUE(lab.message());
    EXPECT_FALSE(lab.message()->bad);
    // The same from the emulator itself.
    EXPECT_EQ(emulated.labStatus({"emulated:lab"}, 1, {})->erases, lab.status()->erases);
}

TEST_F(LabTest, CancelKeepsWhatWasDone) {
    const auto session = add("x25-m-g2-160");
    LabSession& lab = *session->lab();
    lab.load();
    ASSERT_TRUE(rest(lab));
    lab.perform("fill");
    ASSERT_TRUE(waitFor([&lab] { return !lab.busy() || lab.activity()->simulated_seconds > 0; }));
    lab.cancel();
    EXPECT_TRUE(!lab.busy() || lab.activity()->cancelling);
    ASSERT_TRUE(rest(lab));
    ASSERT_TRUE(lab.message());
    EXPECT_TRUE(lab.message()->text.contains(QStringLiteral("cancelled")));
    EXPECT_GT(lab.status()->used_bytes, 0U);
    EXPECT_LT(lab.status()->used_bytes, 150'000'000'000U);
}

TEST_F(LabTest, ARefusalIsSaidWithWhatToDo) {
    const auto session = add("x25-m-g1-80");
    LabSession& lab = *session->lab();
    lab.load();
    ASSERT_TRUE(rest(lab));
    lab.perform("optimize");
    ASSERT_TRUE(rest(lab));
    ASSERT_TRUE(lab.message());
    EXPECT_TRUE(lab.message()->bad);
    EXPECT_TRUE(lab.message()->text.contains(QStringLiteral("does not know TRIM")));
    EXPECT_FALSE(lab.message()->advice.isEmpty());
    EXPECT_TRUE(lab.timeline().steps().empty()); // nothing happened
}

TEST_F(LabTest, AnActionThatDoesNothingSaysSo) {
    const auto session = add("x25-m-g2-80");
    LabSession& lab = *session->lab();
    lab.load();
    ASSERT_TRUE(rest(lab));
    lab.perform("delete-files");
    ASSERT_TRUE(rest(lab));
    ASSERT_TRUE(lab.message());
    EXPECT_TRUE(lab.message()->nothing);
    EXPECT_TRUE(lab.message()->text.contains(QStringLiteral("no files")));
    EXPECT_TRUE(lab.timeline().steps().empty());
    for (int time = 0; time < 2; ++time) {
        lab.perform("fill");
        ASSERT_TRUE(rest(lab));
        EXPECT_EQ(lab.message()->nothing, time == 1);
    }
    EXPECT_TRUE(lab.message()->text.contains(QStringLiteral("in use already")));
}

TEST_F(LabTest, ChangesTheOperatingSystem) {
    const auto session = add("x25-m-g2-80");
    LabSession& lab = *session->lab();
    lab.load();
    ASSERT_TRUE(rest(lab));
    lab.setPolicy("windows-7");
    ASSERT_TRUE(rest(lab));
    EXPECT_EQ(lab.status()->policy, "windows-7");
    EXPECT_EQ(emulated.labStatus({"emulated:lab"}, 1, {})->policy, "windows-7");
}

TEST_F(LabTest, ADriveThatVanishedIsAMessage) {
    const auto session = add("x25-m-g2-80");
    ASSERT_TRUE(emulated.remove({"emulated:lab"}));
    session->lab()->load();
    ASSERT_TRUE(rest(*session->lab()));
    ASSERT_TRUE(session->lab()->message());
    EXPECT_TRUE(session->lab()->message()->bad);
}

TEST_F(LabTest, TheSessionMayDieDuringAnAction) {
    auto session = add("x25-m-g2-160");
    session->lab()->perform("fill");
    session.reset();
    EXPECT_TRUE(waitFor([this] { return tasks.runningCount() == 0; }));
}

TEST_F(LabTest, AnExperimentShowsTheFiguresOfTheCore) {
    const auto session = add("x25-m-g2-80");
    ExperimentSession& experiments = session->lab()->experiments();
    const QAbstractItemModelTester tester(experiments.rows(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    int number = 0;
    for (const auto& info : ExperimentSession::all()) {
        if (info.name == "trim-in-windows-7") {
            break;
        }
        ++number;
    }
    experiments.choose(number);
    experiments.chooseModel("x25-m-g2-80");
    const QSignalSpy growing(experiments.rows(), &QAbstractItemModel::rowsInserted);
    experiments.run();
    EXPECT_TRUE(experiments.showsActivity());
    ASSERT_TRUE(waitFor([&] { return !experiments.activity(); }));
    EXPECT_GE(growing.count(), 2); // as they were measured
    const auto direct = emulator::runExperiment("trim-in-windows-7", "x25-m-g2-80", 1, {}, {});
    ASSERT_TRUE(direct);
    ASSERT_NE(experiments.result(), nullptr);
    ASSERT_EQ(experiments.rows()->rowCount(), static_cast<int>(direct->rows.size()));
    for (int row = 0; row < experiments.rows()->rowCount(); ++row) {
        EXPECT_EQ(experiments.rows()->row(row).emulated, direct->rows[static_cast<std::size_t>(row)].emulated);
    }
    const QModelIndex second = experiments.rows()->index(1, ExperimentModel::PublishedColumn);
    EXPECT_EQ(second.data().toString().replace(QChar(0x00a0), QLatin1Char(' ')), QStringLiteral("13.8 MB/s"));
    EXPECT_NEAR(
        experiments.rows()->index(0, ExperimentModel::BarsColumn).data(ExperimentModel::EmulatedShareRole).toDouble(),
        *direct->rows[0].emulated / largestFigure(direct->rows, "MB/s"), 1e-12);
    EXPECT_TRUE(experimentCsv(*experiments.result()).startsWith(QStringLiteral("experiment,model,state")));
}

TEST_F(LabTest, AnExperimentCanBeCancelled) {
    const auto session = add("x25-m-g2-80");
    ExperimentSession& experiments = session->lab()->experiments();
    experiments.run();
    experiments.cancel();
    ASSERT_TRUE(waitFor([&] { return !experiments.activity(); }));
    EXPECT_EQ(experiments.result(), nullptr);
    EXPECT_TRUE(experiments.error().isEmpty()); // whoever cancels knows it
}

TEST_F(LabTest, ACancelledExperimentKeepsWhatWasMeasured) {
    const auto session = add("x25-m-g2-80");
    ExperimentSession& experiments = session->lab()->experiments();
    experiments.run();
    ASSERT_TRUE(waitFor([&] { return !experiments.activity() || experiments.result() != nullptr; }));
    experiments.cancel();
    ASSERT_TRUE(waitFor([&] { return !experiments.activity(); }));
    ASSERT_NE(experiments.result(), nullptr);
    EXPECT_TRUE(experiments.cancelled() || !experiments.result()->rows.empty());
    EXPECT_TRUE(experiments.wallSeconds());
    experiments.run(); // again, to its end
    ASSERT_TRUE(waitFor([&] { return !experiments.activity(); }));
    EXPECT_FALSE(experiments.cancelled());
}

TEST(LabWords, EveryPolicyAndActionHasItsOwn) {
    EXPECT_EQ(policyText(*emulator::findHostPolicy("windows-xp")), QStringLiteral("Never sends TRIM."));
    EXPECT_TRUE(policyText(*emulator::findHostPolicy("windows-7")).contains(QStringLiteral("deleted")));
    EXPECT_TRUE(policyText(*emulator::findHostPolicy("linux-weekly")).contains(QStringLiteral("week")));
    EXPECT_EQ(ageingActions().size() + restoringActions().size() + 1,
              emulator::labActions().size()); // and the self-test
}

TEST(LabWords, TellWhatTheDriveKeepsForNothing) {
    emulator::LabStatus status;
    status.has_trim = true;
    status.used_bytes = 40'000'000'000;
    status.mapped_bytes = 79'000'000'000;
    const LabUsage usage = labUsage(status, 80'000'000'000);
    EXPECT_NEAR(usage.files, 0.5, 1e-9);
    EXPECT_NEAR(usage.kept.value(), 39.0 / 80, 1e-9);
    EXPECT_NEAR(usage.free, 1.0 / 80, 1e-9);
    EXPECT_TRUE(usage.sentence.contains(QStringLiteral("Optimize")));
    status.has_trim = false;
    EXPECT_FALSE(labUsage(status, 80'000'000'000).sentence.contains(QStringLiteral("Optimize")));
    status.mapped_bytes = status.used_bytes;
    EXPECT_EQ(labUsage(status, 80'000'000'000).kept, 0);
    EXPECT_FALSE(labUsage(status, 80'000'000'000).sentence.contains(QStringLiteral("knows")));
    EXPECT_EQ(labUsage(status, 0).files, 0);
}

TEST(LabWords, SayWhyThereIsNothingToOptimize) {
    emulator::LabStatus status;
    status.has_trim = true;
    EXPECT_TRUE(optimizeObstacle(status, true).isEmpty());
    status.has_trim = false;
    EXPECT_TRUE(optimizeObstacle(status, true).contains(QStringLiteral("secure erase")));
    status.has_update = true;
    EXPECT_TRUE(optimizeObstacle(status, true).contains(QStringLiteral("firmware")));
    EXPECT_TRUE(optimizeObstacle(status, false).contains(QStringLiteral("hard disk")));
}

TEST(LabWords, AHardDiskHasNoFactsAboutFlash) {
    emulator::LabStatus status;
    status.used_bytes = 30'000'000'000;
    status.mapped_bytes = 60'000'000'000;
    const LabUsage usage = labUsage(status, 300'000'000'000, false);
    EXPECT_FALSE(usage.kept);
    EXPECT_NEAR(usage.free, 0.9, 1e-9);
    EXPECT_TRUE(usage.sentence.contains(QStringLiteral("no flash")));
    EXPECT_EQ(labFacts(status, {}, false).size(), 2U);
    EXPECT_EQ(labFacts(status, {}).size(), 4U);
}

TEST(ExperimentWords, NoTwoLinesOfAChartAreAlike) {
    emulator::ExperimentResult result;
    for (int line = 0; line < 12; ++line) {
        result.series.push_back({"b = " + std::to_string(line), "s", "MB/s", {{1, 10.0 + line}, {2, 20}}});
    }
    const std::vector<PlotData> plots = experimentPlots(result);
    ASSERT_EQ(plots.size(), 1U);
    std::set<std::pair<PlotMarker, Qt::PenStyle>> looks; // told apart without colour
    for (const PlotLine& line : plots[0].lines) {
        looks.emplace(line.marker, line.style);
    }
    EXPECT_EQ(looks.size(), plots[0].lines.size());
}

TEST(ExperimentWords, LinesOnEachOtherAreOneWithBothNames) {
    emulator::ExperimentResult result;
    for (const char* state : {"new", "after a format", "used"}) {
        const double y = std::string(state) == "used" ? 13 : 38;
        result.series.push_back({state, "s", "MB/s", {{1, y}, {2, y}}});
    }
    const std::vector<PlotData> plots = experimentPlots(result);
    ASSERT_EQ(plots.size(), 1U);
    ASSERT_EQ(plots[0].lines.size(), 2U);
    EXPECT_EQ(plots[0].lines[0].name, QStringLiteral("new · after a format"));
    EXPECT_EQ(plots[0].lines[1].name, QStringLiteral("used"));
}

TEST(ExperimentWords, ManyLinesOfTwoThingsHaveTwoCharts) {
    emulator::ExperimentResult result;
    for (const char* use : {"light use", "heavy use"}) {
        for (int habit = 0; habit < 4; ++habit) {
            result.series.push_back({std::string(use) + ", TRIM " + std::to_string(habit) + ": wear",
                                     "weeks",
                                     "%",
                                     {{1, 1.0 + habit}, {2, 2}}});
        }
    }
    const std::vector<PlotData> plots = experimentPlots(result);
    ASSERT_EQ(plots.size(), 2U);
    EXPECT_EQ(plots[1].part, QStringLiteral("heavy use"));
    EXPECT_EQ(plots[1].lines[3].name, QStringLiteral("TRIM 3"));
    EXPECT_EQ(plotChoice(plots, 0), QStringLiteral("Light use"));
}

TEST(ExperimentCaseTable, HasARowForEachCaseAndAColumnForEachFigure) {
    std::vector<emulator::ExperimentRow> rows;
    const double speeds[] = {5.732, 12.93};
    const double erases[] = {59.98, 10.19};
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string state = i == 0 ? "never TRIM" : "daily TRIM";
        rows.push_back({state, "4 KB random write", "MB/s", {}, speeds[i]});
        rows.push_back({state, "erases per block", "", {}, erases[i]});
    }
    ASSERT_TRUE(ExperimentCases::fit(rows));
    ExperimentCases cases;
    const QAbstractItemModelTester tester(&cases, QAbstractItemModelTester::FailureReportingMode::Fatal);
    cases.setRows({rows.begin(), rows.end() - 1}); // the last is not measured yet
    EXPECT_EQ(cases.index(1, 2).data().toString(), QString());
    cases.setRows(rows);
    ASSERT_EQ(cases.rowCount(), 2);
    ASSERT_EQ(cases.columnCount(), 3);
    EXPECT_EQ(cases.index(1, 0).data().toString(), QStringLiteral("Daily TRIM"));
    EXPECT_EQ(cases.index(0, 1).data().toString(), QStringLiteral("5.7")); // as many decimals as its neighbours
    EXPECT_EQ(cases.index(1, 1).data().toString(), QStringLiteral("12.9"));
    EXPECT_NEAR(cases.index(0, 1).data(ExperimentCases::ShareRole).toDouble(), 5.732 / 12.93, 1e-9);
    EXPECT_EQ(cases.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(),
              QStringLiteral("4 KB random write, MB/s"));
}

TEST(ExperimentCaseTable, LeavesNothingUnsaid) {
    const emulator::ExperimentRow plainRow{"new", "speed", "MB/s", {}, 1};
    emulator::ExperimentRow published = plainRow;
    published.published = 2;
    emulator::ExperimentRow noted = plainRow;
    noted.note = "nothing in the emulator explains this figure";
    EXPECT_TRUE(ExperimentCases::fit({plainRow}));
    EXPECT_FALSE(ExperimentCases::fit({}));
    EXPECT_FALSE(ExperimentCases::fit({published}));
    EXPECT_FALSE(ExperimentCases::fit({noted}));
    EXPECT_FALSE(ExperimentCases::fit({plainRow, plainRow})); // twice the same cell
}

TEST(ExperimentWords, LinesOfOneQuantityShareAChart) {
    emulator::ExperimentResult result;
    for (const auto& [habit, factor] : {std::pair{"never", 1.0}, std::pair{"weekly", 2.0}}) { // equal ones are joined
        result.series.push_back(
            {std::string(habit) + ": 4 KB random write", "weeks", "MB/s", {{1, 30 * factor}, {2, 20 * factor}}});
        result.series.push_back({std::string(habit) + ": write amplification", "weeks", "×", {{1, 1.5 * factor}}});
    }
    const std::vector<PlotData> plots = experimentPlots(result);
    ASSERT_EQ(plots.size(), 2U);
    ASSERT_EQ(plots[0].lines.size(), 2U);
    EXPECT_EQ(plots[0].lines[1].name, QStringLiteral("weekly"));
    EXPECT_NE(plots[0].lines[0].colour, plots[0].lines[1].colour);
    EXPECT_NE(plots[0].lines[0].style, plots[0].lines[1].style); // not by colour alone
    EXPECT_EQ(plots[1].y_unit, QStringLiteral("×"));
}

TEST(ExperimentWords, SayBoundsAndDifferences) {
    emulator::ExperimentRow row{"new", "time", "s", 25, 24.0};
    row.relation = "≈";
    const auto spaced = [](QString text) { return text.replace(QChar(0x00a0), QLatin1Char(' ')); };
    EXPECT_EQ(spaced(publishedText(row)), QStringLiteral("≈ 25 s"));
    EXPECT_EQ(spaced(differenceText(row)), QStringLiteral("−4.0 %"));
    row.emulated = 25.001;
    EXPECT_EQ(spaced(differenceText(row)), QStringLiteral("0.0 %"));
    row.relation = "<";
    EXPECT_TRUE(differenceText(row).isEmpty());
    row.emulated.reset();
    EXPECT_EQ(emulatedText(row), QStringLiteral("–"));
    EXPECT_EQ(spaced(emulatedText({"new", "speed", "MB/s", 106.5, 101.89})), QStringLiteral("101.9 MB/s"));
    EXPECT_EQ(spaced(emulatedText({"new", "speed", "MB/s", {}, 101.89})), QStringLiteral("102 MB/s"));
}

TEST(ExperimentLists, HoldEveryExperimentWithItsSource) {
    ExperimentListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_EQ(model.rowCount(), static_cast<int>(emulator::experiments().size()));
    for (int row = 0; row < model.rowCount(); ++row) {
        EXPECT_FALSE(model.index(row, 0).data().toString().isEmpty());
        EXPECT_FALSE(model.index(row, 0).data(ExperimentListModel::DetailRole).toString().isEmpty());
    }
}

TEST(ModelLists, EveryModelHasAPicture) {
    ModelListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_EQ(model.rowCount(), static_cast<int>(emulator::driveModels().size()));
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString picture = model.index(row, 0).data(ModelListModel::PictureRole).toString();
        EXPECT_TRUE(QFile::exists(picture)) << ModelListModel::model(row).key;
        EXPECT_FALSE(modelFacts(ModelListModel::model(row)).empty());
        EXPECT_FALSE(model.index(row, 0).data().toString().contains(QLatin1Char('('))); // that stands below the name
        EXPECT_FALSE(model.index(row, 0).data(ModelListModel::DetailRole).toString().isEmpty());
    }
    EXPECT_TRUE(modelPicture("no-such-drive").isEmpty());
}

} // namespace
} // namespace trimwright::ui
