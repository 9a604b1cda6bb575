// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_module.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>

namespace trimwright::ui {
namespace {

struct ModuleWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::ChartModule)
};

} // namespace

ChartPainterOrError makeChartPainter(const QString& module) {
    QLibrary library(module); // stays loaded when this goes
    const auto make = reinterpret_cast<MakeChartPainter>(library.resolve(chartPainterSymbol));
    if (make == nullptr) {
        return {nullptr, ModuleWords::tr("Charts cannot be drawn: %1 is missing or of another version. Install "
                                         "Trimwright again. The table on the History page has the same figures.")
                             .arg(module)};
    }
    return {std::unique_ptr<ChartPainter>(make()), {}};
}

ChartPainterOrError makeChartPainter() {
    return makeChartPainter(
        QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/" TRIMWRIGHT_CHARTS_FROM_PROGRAM)));
}

} // namespace trimwright::ui
