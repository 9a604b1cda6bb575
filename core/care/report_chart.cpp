// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/report_chart.h"

#include "core/base/text.h"
#include "core/base/translate.h"
#include "core/base/units.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <numbers>

namespace trimwright::care {
namespace {

using std::chrono::sys_seconds;

constexpr double width = 720;
constexpr double height = 200;
constexpr double left = 56;
constexpr double right = 12;
constexpr double top = 12;
constexpr double bottom = 28;

/// From times and values to places on the drawing.
struct Scale {
    sys_seconds from;
    sys_seconds to;
    double highest = 1;

    double x(sys_seconds at) const {
        const auto span = static_cast<double>(std::max<std::int64_t>((to - from).count(), 1));
        return left + (width - left - right) * static_cast<double>((at - from).count()) / span;
    }
    double y(double value) const { return height - bottom - (height - top - bottom) * value / highest; }
};

/// "2026", "Mar 2026", "30 Nov", "14:00": what tells neighbours on the axis apart.
std::string timeLabel(sys_seconds at, std::chrono::seconds span) {
    constexpr std::array<const char*, 12> months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                 "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto day = std::chrono::floor<std::chrono::days>(at);
    const std::chrono::year_month_day date(day);
    const std::string month = translated(months.at(static_cast<unsigned>(date.month()) - 1));
    if (span > std::chrono::days(200)) {
        return fmt::format("{} {}", month, static_cast<int>(date.year()));
    }
    if (span > std::chrono::days(4)) {
        return fmt::format("{} {}", static_cast<unsigned>(date.day()), month);
    }
    const std::chrono::hh_mm_ss clock(at - day);
    return fmt::format("{} {} {:02}:{:02}", static_cast<unsigned>(date.day()), month, clock.hours().count(),
                       clock.minutes().count());
}

/// The smallest of 1, 2, 5 × 10^n that is not below the value.
double niceAbove(double value) {
    const double power = std::pow(10.0, std::floor(std::log10(std::max(value, 1.0))));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (value <= step * power) {
            return step * power;
        }
    }
    return 10 * power;
}

template <class Label>
std::string valueAxis(const Scale& scale, int parts, Label label) {
    std::string svg;
    for (int part = 0; part <= parts; ++part) {
        const double value = scale.highest * part / parts;
        svg += fmt::format(R"(<line class="grid" x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}"/>)", left,
                           scale.y(value), width - right, scale.y(value));
        svg += fmt::format(R"(<text class="tick" x="{:.1f}" y="{:.1f}" text-anchor="end">{}</text>)", left - 8,
                           scale.y(value) + 4, escapeHtml(translated(label(value))));
    }
    return svg;
}

std::string timeAxis(const Scale& scale) {
    constexpr int labels = 4;
    std::string svg;
    for (int i = 0; i <= labels; ++i) {
        const auto at = scale.from + (scale.to - scale.from) * i / labels;
        const char* anchor = i == 0 ? "start" : i == labels ? "end" : "middle";
        svg += fmt::format(R"(<text class="tick" x="{:.1f}" y="{:.1f}" text-anchor="{}">{}</text>)", scale.x(at),
                           height - 8, anchor, timeLabel(at, scale.to - scale.from));
    }
    return svg;
}

std::string drawing(std::string_view title, std::string_view content) {
    return fmt::format(R"(<svg class="chart" viewBox="0 0 {:.0f} {:.0f}" role="img" aria-label="{}">{}</svg>)", width,
                       height, escapeHtml(translated(title)), content);
}

/// Marks that change the direction of writing for what follows, or hide it: they have no place in a figure's name.
bool isDirectionMark(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t offset) {
        return at + offset < text.size() ? static_cast<unsigned char>(text[at + offset]) : 0U;
    };
    const bool general = byte(0) == 0xE2 && byte(1) == 0x80;  // U+2000 … U+203F
    const bool isolates = byte(0) == 0xE2 && byte(1) == 0x81; // U+2040 … U+207F
    return (general && ((byte(2) >= 0x8B && byte(2) <= 0x8F) || (byte(2) >= 0xA8 && byte(2) <= 0xAE))) ||
           (isolates && byte(2) >= 0xA0 && byte(2) <= 0xAF);
}

} // namespace

std::string escapeHtml(std::string_view raw) {
    const std::string text = repairUtf8(raw);
    std::string escaped;
    escaped.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (isDirectionMark(text, i)) {
            i += 2;
        } else if (byte < 0x20 || byte == 0x7F) {
            escaped += ' ';
        } else if (byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0) {
            escaped += ' '; // U+0080 … U+009F, control characters too
            ++i;
        } else if (byte == '&') {
            escaped += "&amp;";
        } else if (byte == '<') {
            escaped += "&lt;";
        } else if (byte == '>') {
            escaped += "&gt;";
        } else if (byte == '"') {
            escaped += "&quot;";
        } else if (byte == '\'') {
            escaped += "&#39;";
        } else {
            escaped += text[i];
        }
    }
    return escaped;
}

std::string ringSvg(const std::optional<int>& percent, std::string_view tone) {
    constexpr double radius = 52;
    constexpr double around = 2 * std::numbers::pi * radius;
    const double share = std::clamp(percent.value_or(0), 0, 100) / 100.0;
    std::string svg =
        fmt::format(R"(<svg class="ring" viewBox="0 0 128 128" role="img" aria-label="{}">)",
                    translated(percent ? fmt::format("{} % of life left", *percent) : "Life left is not known"));
    svg += fmt::format(R"(<circle class="track" cx="64" cy="64" r="{:.0f}"/>)", radius);
    if (share > 0) {
        svg += fmt::format(R"svg(<circle class="arc {}" cx="64" cy="64" r="{:.0f}" transform="rotate(-90 64 64)" )svg"
                           R"svg(stroke-dasharray="{:.2f} {:.2f}"/>)svg",
                           tone, radius, around * share, around);
    }
    const std::string number = percent ? fmt::format("{}", *percent) : "?";
    svg += fmt::format(R"(<text class="big" x="64" y="{}" text-anchor="middle">{}{}</text>)", percent ? 70 : 74, number,
                       percent ? R"(<tspan class="unit" dx="2">%</tspan>)" : "");
    return svg + fmt::format(R"(<text class="under" x="64" y="88" text-anchor="middle">{}</text></svg>)",
                             escapeHtml(translated("life left")));
}

std::string lifeSvg(std::span<const ReportPoint> points) {
    if (points.size() < 2 || points.back().at <= points.front().at) {
        return {};
    }
    const Scale scale{points.front().at, points.back().at, 100};
    std::string svg = valueAxis(scale, 4, [](double value) { return fmt::format("{:.0f} %", value); });
    std::string line;
    std::string area;
    double begin = 0;
    double end = 0;
    const auto close = [&] {
        if (!line.empty()) {
            area += fmt::format(" L{:.1f} {:.1f} L{:.1f} {:.1f} Z ", end, scale.y(0), begin, scale.y(0));
        }
    };
    for (const ReportPoint& point : points) {
        const double x = scale.x(point.at);
        const double y = scale.y(std::clamp(point.value, 0.0, 100.0));
        const bool starts = line.empty() || point.gap_before;
        if (starts) {
            close();
            begin = x;
        }
        const std::string step = fmt::format("{}{:.1f} {:.1f}", starts ? " M" : " L", x, y);
        line += step;
        area += step;
        end = x;
    }
    close();
    svg += fmt::format(R"(<path class="area" d="{}"/><path class="line" d="{}"/>)", area, line);
    return drawing(fmt::format("Life left from {:.0f} % to {:.0f} %", points.front().value, points.back().value),
                   svg + timeAxis(scale));
}

std::string writesSvg(std::span<const ReportWrites> writes) {
    if (writes.empty()) {
        return {};
    }
    double most = 1;
    for (const ReportWrites& span : writes) {
        most = std::max(most, span.bytes_per_day);
    }
    const Scale scale{writes.front().from, writes.back().to, niceAbove(most)};
    std::string svg = valueAxis(scale, 4, [](double value) { return formatBytes(static_cast<std::uint64_t>(value)); });
    for (const ReportWrites& span : writes) {
        const double x = scale.x(span.from);
        const double wide = std::max(scale.x(span.to) - x - 1, 1.0);
        const double y = scale.y(span.bytes_per_day);
        svg += fmt::format(R"(<rect class="bar" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"/>)", x, y, wide,
                           std::max(scale.y(0) - y, 0.0));
    }
    return drawing(fmt::format("Host writes per day, at most {}", formatBytes(static_cast<std::uint64_t>(most))),
                   svg + timeAxis(scale));
}

} // namespace trimwright::care
