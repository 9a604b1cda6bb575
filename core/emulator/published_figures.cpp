// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/embedded_data.h"
#include "core/emulator/experiment.h"

#include <nlohmann/json.hpp>

namespace trimwright::emulator {
namespace {

using nlohmann::json;

PublishedFigure readFigure(const json& data) {
    PublishedFigure figure;
    data.at("drive").get_to(figure.drive);
    figure.firmware = data.value("firmware", std::string());
    data.at("procedure").get_to(figure.procedure);
    data.at("metric").get_to(figure.metric);
    data.at("value").get_to(figure.value);
    figure.unit = data.value("unit", std::string());
    data.at("review").get_to(figure.review);
    if (data.contains("row")) {
        figure.use = PublishedFigure::Use::row;
        const json& row = data.at("row");
        row.at("experiment").get_to(figure.experiment);
        row.at("model").get_to(figure.model);
        row.at("state").get_to(figure.row_state);
        row.at("metric").get_to(figure.row_metric);
    } else if (data.contains("setting")) {
        figure.use = PublishedFigure::Use::setting;
        data.at("setting").get_to(figure.reason);
    } else {
        data.at("reason").get_to(figure.reason);
    }
    return figure;
}

} // namespace

const std::vector<PublishedFigure>& publishedFigures() {
    // One that does not parse is a defect of the build; a test counts them.
    static const std::vector<PublishedFigure> figures = [] {
        std::vector<PublishedFigure> result;
        for (const std::string_view text : publishedData()) {
            const json data = json::parse(text, nullptr, false);
            try {
                for (const json& item : data.at("figures")) {
                    result.push_back(readFigure(item));
                }
            } catch (const json::exception&) {
                result.clear();
            }
        }
        return result;
    }();
    return figures;
}

} // namespace trimwright::emulator
