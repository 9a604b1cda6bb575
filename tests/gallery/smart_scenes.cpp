// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/setting.h"
#include "ui/models/attribute_model.h"

namespace trimwright::gallery {
namespace {

using ui::MainWindow;

} // namespace

std::vector<Scene> smartScenes() {
    std::vector<Scene> list;
    list.push_back({.name = "smart-ata", .set = usual, .select = "sata-mx500", .page = 1});
    list.push_back({.name = "smart-nvme",
                    .set = usual,
                    .act = [](MainWindow& window) { selectRow(window, 6, ui::AttributeModel::NameColumn); },
                    .select = "nvme-980",
                    .page = 1});
    list.push_back({.name = "smart-failing",
                    .set = [](StageBackend& stage) { only(stage, sataDrive(), failingSataReport()); },
                    .act = [](MainWindow& window) { selectRow(window, 1, ui::AttributeModel::NameColumn); },
                    .page = 1});
    list.push_back({.name = "smart-empty",
                    .set =
                        [](StageBackend& stage) {
                            HealthReport report = unclearReport();
                            report.attributes.clear();
                            only(stage, sataDrive(), report);
                        },
                    .page = 1});
    list.push_back({.name = "smart-narrow", .set = usual, .select = "sata-mx500", .page = 1, .size = {800, 600}});
    list.push_back({.name = "smart-emulated", .set = usual, .select = "emulated:demo", .page = 1, .emulated = true});
    list.push_back({.name = "smart-emulated-narrow",
                    .set = usual,
                    .select = "emulated:demo",
                    .page = 1,
                    .emulated = true,
                    .size = {800, 600}});
    list.push_back({.name = "smart-asleep", .set = usual, .select = "sata-red", .page = 1});
    return list;
}

} // namespace trimwright::gallery
