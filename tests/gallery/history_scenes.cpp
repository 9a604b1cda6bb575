// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/setting.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/time_chart.h"

namespace trimwright::gallery {
namespace {

using ui::MainWindow;

/// Writes the past that led to the report.
auto pastOf(const Drive& drive, const HealthReport& report, PastOptions options = {}) {
    return [=](const std::filesystem::path& file) { return writePast(file, drive, report, options); };
}

/// Chooses in one of the rows of choices that are in view, whatever its words are.
void choose(MainWindow& window, int row, int choice) {
    for (auto* choices : window.findChildren<ui::ChoiceRow*>()) {
        if (choices->isVisibleTo(&window) && row-- == 0) {
            choices->choose(choice);
        }
    }
}

} // namespace

std::vector<Scene> historyScenes() {
    std::vector<Scene> list;
    const auto nvmePast = pastOf(nvmeDrive(), nvmeReport());
    const auto show = [](ui::HistoryRange range) {
        return [range](MainWindow& window) { choose(window, 0, static_cast<int>(range)); };
    };
    list.push_back({.name = "overview-with-history", .set = usual, .select = "nvme-980", .past = nvmePast});
    list.push_back({.name = "history-month", .set = usual, .select = "nvme-980", .page = 3, .past = nvmePast});
    list.push_back({.name = "history-week",
                    .set = usual,
                    .act = show(ui::HistoryRange::week),
                    .select = "nvme-980",
                    .page = 3,
                    .past = nvmePast});
    list.push_back({.name = "history-year",
                    .set = usual,
                    .act = show(ui::HistoryRange::year),
                    .select = "nvme-980",
                    .page = 3,
                    .past = nvmePast});
    list.push_back({.name = "history-all",
                    .set = usual,
                    .act = show(ui::HistoryRange::all),
                    .select = "nvme-980",
                    .page = 3,
                    .size = {1180, 1000},
                    .past = nvmePast});
    list.push_back({.name = "history-rated",
                    .set = usual,
                    .act =
                        [show](MainWindow& window) {
                            window.currentSession()->history().setRatedBytes(600'000'000'000'000);
                            show(ui::HistoryRange::all)(window);
                        },
                    .select = "nvme-980",
                    .page = 3,
                    .size = {1180, 1000},
                    .past = nvmePast});
    list.push_back({.name = "history-worn",
                    .set = usual,
                    .act = show(ui::HistoryRange::all),
                    .select = "sata-mx500",
                    .page = 3,
                    .past = pastOf(sataDrive(), wornSataReport(), {.days = 900, .bytes_per_day = 75e9})});
    list.push_back({.name = "history-hover",
                    .set = usual,
                    .act =
                        [](MainWindow& window) {
                            for (auto* chart : window.findChildren<ui::TimeChart*>()) {
                                if (chart->isVisibleTo(&window)) { // the others follow
                                    hover(chart, QPointF(chart->width() * 0.8, chart->height() * 0.5));
                                    break;
                                }
                            }
                        },
                    .select = "nvme-980",
                    .page = 3,
                    .past = nvmePast});
    list.push_back({.name = "history-table",
                    .set = usual,
                    .act = [](MainWindow& window) { choose(window, 1, 1); },
                    .select = "nvme-980",
                    .page = 3,
                    .past = nvmePast});
    list.push_back({.name = "history-first-days",
                    .set = usual,
                    .select = "nvme-980",
                    .page = 3,
                    .past = pastOf(nvmeDrive(), nvmeReport(), {.days = 2, .gap = false, .nand = false})});
    list.push_back({.name = "history-empty", .set = usual, .select = "nvme-980", .page = 3});
    list.push_back(
        {.name = "history-emulated-empty", .set = usual, .select = "emulated:demo", .page = 3, .emulated = true});
    list.push_back({.name = "history-narrow",
                    .set = usual,
                    .select = "nvme-980",
                    .page = 3,
                    .size = {800, 900},
                    .past = nvmePast});
    return list;
}

} // namespace trimwright::gallery
