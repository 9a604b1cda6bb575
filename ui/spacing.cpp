// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spacing.h"

#include <QFontDatabase>
#include <array>

namespace trimwright::ui {
namespace {

struct Step {
    double factor;
    QFont::Weight weight;
};

constexpr std::array<Step, 9> steps{{
    {0.86, QFont::Normal},
    {0.92, QFont::DemiBold},
    {1.0, QFont::Normal},
    {1.0, QFont::DemiBold},
    {1.15, QFont::DemiBold},
    {1.3, QFont::Bold},
    {1.5, QFont::Bold},
    {1.95, QFont::Bold},
    {0.95, QFont::Normal},
}};

} // namespace

QFont textFont(const QFont& base, TextSize size) {
    const Step& step = steps[static_cast<std::size_t>(size)];
    QFont font = base;
    if (size == TextSize::code) {
        font.setFamily(QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
    }
    if (base.pointSizeF() > 0) {
        font.setPointSizeF(base.pointSizeF() * step.factor);
    } else {
        font.setPixelSize(static_cast<int>(base.pixelSize() * step.factor + 0.5));
    }
    font.setWeight(step.weight);
    return font;
}

} // namespace trimwright::ui
