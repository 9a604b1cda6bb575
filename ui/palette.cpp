// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette.h"

#include <QWidget>
#include <algorithm>
#include <array>
#include <cmath>

namespace trimwright::ui {
namespace {

struct Row {
    Colour name;
    QRgb light;
    QRgb dark;
};

constexpr std::array<Row, colourCount> table{{
    {Colour::window, 0xfff4f5f7, 0xff14171b},        {Colour::sidebar, 0xffffffff, 0xff1a1e23},
    {Colour::surface, 0xffffffff, 0xff1f242a},       {Colour::sunken, 0xfff2f4f6, 0xff282e35},
    {Colour::border, 0xffe1e4e8, 0xff323941},        {Colour::borderStrong, 0xffc9ced5, 0xff485058},
    {Colour::text, 0xff18212b, 0xffe9ecef},          {Colour::secondary, 0xff4b5663, 0xffb9c1ca},
    {Colour::muted, 0xff626d7a, 0xff9aa4af},         {Colour::accent, 0xff0f766e, 0xff3cc7b5},
    {Colour::accentFill, 0xff0f766e, 0xff0f766e},    {Colour::onAccent, 0xffffffff, 0xffffffff},
    {Colour::accentSoft, 0xffe4f1ef, 0xff1d3835},    {Colour::accentBand, 0xffbadcd7, 0xff23544f},
    {Colour::accentTint, 0xff62a79f, 0xff2c8278},    {Colour::good, 0xff0b6b4f, 0xff4fcf9f},
    {Colour::goodSoft, 0xffe3f2ec, 0xff1c372e},      {Colour::attention, 0xff8f5200, 0xfff0b458},
    {Colour::attentionSoft, 0xfffdf0db, 0xff3d301b}, {Colour::failing, 0xffb42318, 0xffff9a8f},
    {Colour::failingSoft, 0xfffde8e6, 0xff432422},   {Colour::neutral, 0xff56616e, 0xffa9b3bd},
    {Colour::neutralSoft, 0xffeceff2, 0xff2d343b},   {Colour::track, 0xffe4e8ec, 0xff343c45},
    {Colour::line1, 0xff0f766e, 0xff3cc7b5},         {Colour::line2, 0xffd9730d, 0xfff3a65a},
    {Colour::line3, 0xff2f62b5, 0xff86b4f6},         {Colour::line4, 0xff8a3f9e, 0xffd59ce8},
    {Colour::line5, 0xff8a7400, 0xffe3d05f},         {Colour::line6, 0xff56616e, 0xffa9b3bd},
    {Colour::flashValid, 0xff2f62b5, 0xff6c9fe8},    {Colour::flashStale, 0xff9fb0c3, 0xff66788c},
    {Colour::flashFree, 0xffdfe4e9, 0xff343c45},     {Colour::flashWorn, 0xff7a2f93, 0xffd59ce8},
    {Colour::flashBad, 0xff18212b, 0xfff2f4f6},      {Colour::usageFiles, 0xff2f62b5, 0xff6c9fe8},
    {Colour::usageKept, 0xffd3e0f4, 0xff2b3f5c},     {Colour::usageFree, 0xffe4e8ec, 0xff343c45},
    {Colour::picture, 0xffffffff, 0xff3d464f},
}};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (static_cast<std::size_t>(table[i].name) != i) {
            return false;
        }
    }
    return true;
}
static_assert(inOrder(), "the table is indexed by Colour");

constexpr std::array pairs{
    TextPair{Colour::text, Colour::window},
    TextPair{Colour::text, Colour::sidebar},
    TextPair{Colour::text, Colour::surface},
    TextPair{Colour::text, Colour::sunken},
    TextPair{Colour::text, Colour::accentSoft},
    TextPair{Colour::text, Colour::goodSoft},
    TextPair{Colour::text, Colour::attentionSoft},
    TextPair{Colour::text, Colour::failingSoft},
    TextPair{Colour::text, Colour::neutralSoft},
    TextPair{Colour::secondary, Colour::window},
    TextPair{Colour::secondary, Colour::sidebar},
    TextPair{Colour::secondary, Colour::surface},
    TextPair{Colour::secondary, Colour::sunken},
    TextPair{Colour::secondary, Colour::accentSoft},
    TextPair{Colour::muted, Colour::window},
    TextPair{Colour::muted, Colour::sidebar},
    TextPair{Colour::muted, Colour::surface},
    TextPair{Colour::muted, Colour::sunken},
    TextPair{Colour::muted, Colour::accentSoft},
    TextPair{Colour::accent, Colour::window},
    TextPair{Colour::accent, Colour::sidebar},
    TextPair{Colour::accent, Colour::surface},
    TextPair{Colour::onAccent, Colour::accentFill},
    TextPair{Colour::good, Colour::surface},
    TextPair{Colour::good, Colour::sidebar},
    TextPair{Colour::good, Colour::accentSoft},
    TextPair{Colour::good, Colour::goodSoft},
    TextPair{Colour::attention, Colour::surface},
    TextPair{Colour::attention, Colour::sidebar},
    TextPair{Colour::attention, Colour::accentSoft},
    TextPair{Colour::attention, Colour::attentionSoft},
    TextPair{Colour::failing, Colour::surface},
    TextPair{Colour::failing, Colour::sidebar},
    TextPair{Colour::failing, Colour::accentSoft},
    TextPair{Colour::failing, Colour::failingSoft},
    TextPair{Colour::neutral, Colour::surface},
    TextPair{Colour::neutral, Colour::sidebar},
    TextPair{Colour::neutral, Colour::sunken},
    TextPair{Colour::neutral, Colour::accentSoft},
    TextPair{Colour::neutral, Colour::neutralSoft},
};

double luminance(const QColor& colour) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

QColor colour(Scheme scheme, Colour which) {
    const Row& row = table[static_cast<std::size_t>(which)];
    return QColor::fromRgb(scheme == Scheme::light ? row.light : row.dark);
}

Scheme schemeOf(const QPalette& palette) {
    return palette.color(QPalette::Active, QPalette::Window).lightness() < 128 ? Scheme::dark : Scheme::light;
}

QColor colour(const QWidget* widget, Colour which) {
    return colour(schemeOf(widget->palette()), which);
}

QPalette qtPalette(Scheme scheme) {
    const auto of = [scheme](Colour which) { return colour(scheme, which); };
    QPalette palette;
    palette.setColor(QPalette::Window, of(Colour::window));
    palette.setColor(QPalette::WindowText, of(Colour::text));
    palette.setColor(QPalette::Base, of(Colour::surface));
    palette.setColor(QPalette::AlternateBase, of(Colour::sunken));
    palette.setColor(QPalette::Text, of(Colour::text));
    palette.setColor(QPalette::PlaceholderText, of(Colour::muted));
    palette.setColor(QPalette::Button, of(Colour::surface));
    palette.setColor(QPalette::ButtonText, of(Colour::text));
    palette.setColor(QPalette::BrightText, of(Colour::onAccent));
    palette.setColor(QPalette::Highlight, of(Colour::accentFill));
    palette.setColor(QPalette::HighlightedText, of(Colour::onAccent));
    palette.setColor(QPalette::Link, of(Colour::accent));
    palette.setColor(QPalette::LinkVisited, of(Colour::accent));
    palette.setColor(QPalette::ToolTipBase, of(Colour::sunken));
    palette.setColor(QPalette::ToolTipText, of(Colour::text));
    palette.setColor(QPalette::Light, of(Colour::surface));
    palette.setColor(QPalette::Midlight, of(Colour::border));
    palette.setColor(QPalette::Mid, of(Colour::borderStrong));
    palette.setColor(QPalette::Dark, of(Colour::borderStrong));
    palette.setColor(QPalette::Shadow, of(Colour::borderStrong));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, of(Colour::muted));
    }
    return palette;
}

double contrastRatio(const QColor& one, const QColor& other) {
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

std::span<const TextPair> textPairs() {
    return pairs;
}

} // namespace trimwright::ui
