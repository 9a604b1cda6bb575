// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette.h"
#include "ui/style.h"

#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

TEST(Palette, ContrastOfBlackAndWhiteIs21) {
    EXPECT_NEAR(contrastRatio(Qt::black, Qt::white), 21.0, 1e-6);
    EXPECT_NEAR(contrastRatio(Qt::white, Qt::white), 1.0, 1e-6);
    EXPECT_NEAR(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white), 4.48, 0.01); // a known borderline grey
}

TEST(Palette, EveryTextIsReadableInBothSchemes) {
    ASSERT_GT(textPairs().size(), 30U);
    for (const Scheme scheme : {Scheme::light, Scheme::dark}) {
        for (const TextPair& pair : textPairs()) {
            EXPECT_GE(contrastRatio(colour(scheme, pair.text), colour(scheme, pair.background)), 4.5)
                << (scheme == Scheme::light ? "light " : "dark ") << static_cast<int>(pair.text) << " on "
                << static_cast<int>(pair.background);
        }
    }
}

TEST(Palette, QtPaletteKeepsItsScheme) {
    EXPECT_EQ(schemeOf(qtPalette(Scheme::light)), Scheme::light);
    EXPECT_EQ(schemeOf(qtPalette(Scheme::dark)), Scheme::dark);
}

TEST(Palette, QtPaletteIsReadable) {
    for (const Scheme scheme : {Scheme::light, Scheme::dark}) {
        const QPalette palette = qtPalette(scheme);
        const std::pair<QPalette::ColorRole, QPalette::ColorRole> roles[] = {
            {QPalette::WindowText, QPalette::Window},       {QPalette::Text, QPalette::Base},
            {QPalette::Text, QPalette::AlternateBase},      {QPalette::PlaceholderText, QPalette::Base},
            {QPalette::ButtonText, QPalette::Button},       {QPalette::HighlightedText, QPalette::Highlight},
            {QPalette::ToolTipText, QPalette::ToolTipBase}, {QPalette::Link, QPalette::Base},
        };
        for (const auto& [text, background] : roles) {
            EXPECT_GE(contrastRatio(palette.color(text), palette.color(background)), 4.5) << text;
        }
    }
}

TEST(Style, FollowsTheDesktopsScheme) {
    Style style;
    QPalette dark(QColor(30, 30, 30));
    style.polish(dark);
    EXPECT_EQ(schemeOf(dark), Scheme::dark);
    QPalette light(QColor(240, 240, 240));
    style.polish(light);
    EXPECT_EQ(light.color(QPalette::Window), colour(Scheme::light, Colour::window));
}

} // namespace
} // namespace trimwright::ui
