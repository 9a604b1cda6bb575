// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/drive_model.h"

#include "core/emulator/embedded_data.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

namespace trimwright::emulator {
namespace {

using nlohmann::json;

void readFlash(const json& flash, DriveModel& model) {
    flash.at("channels").get_to(model.channels);
    flash.at("dies").get_to(model.dies);
    flash.at("pages_per_block").get_to(model.pages_per_block);
    flash.at("raw_spare_percent").get_to(model.raw_spare_percent);
    flash.at("effective_spare_percent").get_to(model.effective_spare_percent);
    flash.at("endurance_cycles").get_to(model.endurance_cycles);
    model.static_wear_leveling = flash.value("static_wear_leveling", false);
    flash.at("erase_us").get_to(model.erase_us);
}

template <class Enum, std::size_t count>
Enum fromName(const std::array<std::pair<std::string_view, Enum>, count>& names, const json& name) {
    const auto text = name.get<std::string>();
    for (const auto& [key, value] : names) {
        if (key == text) {
            return value;
        }
    }
    throw std::invalid_argument("unknown word " + text);
}

constexpr std::array mappingNames{std::pair{std::string_view("page"), MappingKind::page},
                                  std::pair{std::string_view("unit"), MappingKind::unit},
                                  std::pair{std::string_view("log_blocks"), MappingKind::logBlocks},
                                  std::pair{std::string_view("none"), MappingKind::none}};
constexpr std::array familyNames{std::pair{std::string_view("intel"), SmartFamily::intel},
                                 std::pair{std::string_view("indilinx"), SmartFamily::indilinx},
                                 std::pair{std::string_view("samsung"), SmartFamily::samsung},
                                 std::pair{std::string_view("generic"), SmartFamily::generic},
                                 std::pair{std::string_view("hard disk"), SmartFamily::hardDisk}};

void readMapping(const json& mapping, DriveModel& model) {
    model.mapping = fromName(mappingNames, mapping.at("kind"));
    model.unit_pages = mapping.value("unit_pages", 1U);
    model.fragment_entries = mapping.value("fragment_entries", std::uint64_t{0});
    model.fragment_unit_pages = mapping.value("fragment_unit_pages", 1U);
    model.log_pages = mapping.value("log_pages", 0U);
}

void readTimes(const json& times, DriveModel& model) {
    times.at("random_write").get_to(model.random_write_us);
    times.at("sequential_write").get_to(model.sequential_write_us);
    model.copy_us = times.value("copy", 0.0);
    model.fragment_overflow_us = times.value("fragment_overflow", 0.0);
    model.unit_rewrite_us = times.value("unit_rewrite", 0.0);
    model.merge_us = times.value("merge", 0.0);
    model.trim_page_us = times.value("trim_page", 0.0);
    model.trim_command_us = times.value("trim_command", 0.0);
    model.read_us = times.value("read", 0.0);
    model.program_us = times.value("program", 0.0);
    times.at("channel").get_to(model.channel_us);
    times.at("controller_read").get_to(model.controller_read_us);
    model.access_us = times.value("access", 0.0);
}

DriveModel readModel(const json& data) {
    DriveModel model;
    data.at("key").get_to(model.key);
    data.at("title").get_to(model.title);
    data.at("sentence").get_to(model.sentence);
    const json& identity = data.at("identity");
    identity.at("model").get_to(model.identity_model);
    identity.at("serial_prefix").get_to(model.serial_prefix);
    identity.at("firmware").get_to(model.firmware);
    model.family = fromName(familyNames, data.at("family"));
    data.at("sectors").get_to(model.sectors);
    data.at("trim").get_to(model.has_trim);
    readFlash(data.at("flash"), model);
    readMapping(data.at("mapping"), model);
    readTimes(data.at("time_us"), model);
    data.at("bus_megabytes_per_second").get_to(model.bus_megabytes_per_second);
    model.update_key = data.value("update", std::string());
    return model;
}

std::uint32_t blocksWith(const DriveModel& model, double sparePercent) {
    const double exported = static_cast<double>(model.units()) / model.unitsPerBlock();
    return static_cast<std::uint32_t>(std::ceil(exported * (1 + sparePercent / 100)));
}

} // namespace

std::uint32_t DriveModel::physicalBlocks() const {
    return std::max(blocksWith(*this, raw_spare_percent), usedBlocks() + 1);
}

std::uint32_t DriveModel::usedBlocks() const {
    return std::max(blocksWith(*this, effective_spare_percent), units() / unitsPerBlock() + 2);
}

Result<DriveModel> parseModel(std::string_view text) {
    const json data = json::parse(text, nullptr, false);
    try {
        DriveModel model = readModel(data);
        const bool sound = model.pages() > 0 && model.sectors % 8 == 0 && model.sectors < (std::uint64_t{1} << 34) &&
                           model.pages_per_block >= 2 && model.pages_per_block <= 8192 && model.channels > 0 &&
                           model.random_write_us > 0 && model.fragment_unit_pages > 0;
        if (!sound) {
            throw std::invalid_argument("a value is out of its range");
        }
        return model;
    } catch (const std::exception& problem) {
        const std::string name = data.is_object() && data.contains("key") && data["key"].is_string()
                                     ? data["key"].get<std::string>()
                                     : std::string("without a key");
        return fail(Errc::invalidData, fmt::format("The drive model {} cannot be read: {}.", name, problem.what()));
    }
}

const std::vector<DriveModel>& driveModels() {
    // A model that does not parse is a defect of the build; a test reads every one.
    static const std::vector<DriveModel> models = [] {
        std::vector<DriveModel> result;
        for (const std::string_view text : driveModelData()) {
            if (auto model = parseModel(text)) {
                result.push_back(std::move(*model));
            }
        }
        return result;
    }();
    return models;
}

Result<DriveModel> findModel(std::string_view key) {
    const auto& models = driveModels();
    const auto found =
        std::find_if(models.begin(), models.end(), [key](const auto& model) { return model.key == key; });
    if (found != models.end()) {
        return *found;
    }
    std::string keys;
    for (const auto& model : models) {
        keys += (keys.empty() ? "" : ", ") + model.key;
    }
    return fail(Errc::notFound, fmt::format("There is no drive model {}.", key),
                fmt::format("The models are: {}.", keys));
}

} // namespace trimwright::emulator
