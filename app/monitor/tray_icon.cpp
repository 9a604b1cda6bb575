// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/monitor/tray_icon.h"

#include "ui/palette.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QObject>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

namespace trimwright::monitor {
namespace {

struct TrayWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::monitor::TrayWords)
};

constexpr std::array iconSizes{16, 22, 24, 32, 48, 64};
constexpr double grid = 16; // what the shapes are drawn on

Health healthOf(const care::DriveMemory& drive) {
    if (drive.told_absent || drive.told_unanswered || drive.verdict == care::Verdict::failing) {
        return Health::failing;
    }
    switch (drive.verdict) {
    case care::Verdict::healthy:
        return Health::healthy;
    case care::Verdict::attention:
        return Health::attention;
    default:
        return Health::unknown;
    }
}

QString wordsOf(const care::DriveMemory& drive) {
    if (drive.told_absent) {
        return TrayWords::tr("is not there any more");
    }
    if (drive.told_unanswered) {
        return TrayWords::tr("does not answer");
    }
    switch (drive.verdict) {
    case care::Verdict::healthy:
        return TrayWords::tr("healthy");
    case care::Verdict::attention:
        return TrayWords::tr("needs attention");
    case care::Verdict::failing:
        return TrayWords::tr("failing");
    case care::Verdict::unknown:
        break;
    }
    return TrayWords::tr("health unknown");
}

/// What one should hear of first comes first.
int urgencyOf(Health health) {
    switch (health) {
    case Health::failing:
        return 3;
    case Health::attention:
        return 2;
    case Health::healthy:
        return 1;
    case Health::unknown:
        break;
    }
    return 0;
}

void addDrives(TrayState& state, const care::AlertBook& book) {
    for (const auto& [id, drive] : book.drives) {
        state.drives.push_back(
            {QString::fromStdString(id), QString::fromStdString(drive.name), healthOf(drive), wordsOf(drive)});
    }
}

QString tooltipOf(const TrayState& state, std::chrono::sys_seconds checkedAt) {
    QStringList lines;
    for (const DriveState& drive : state.drives) {
        if (drive.health != Health::healthy || state.worst == Health::healthy) {
            lines << TrayWords::tr("%1: %2").arg(drive.name, drive.words);
        }
    }
    if (lines.isEmpty()) {
        return TrayWords::tr("Trimwright: nothing is known of the drives yet");
    }
    const auto when = QDateTime::fromSecsSinceEpoch(checkedAt.time_since_epoch().count());
    lines << TrayWords::tr("Checked %1").arg(QLocale().toString(when, QLocale::ShortFormat));
    return lines.join(QLatin1Char('\n'));
}

QPainterPath polygon(int corners, double radius, double turn, QPointF centre) {
    QPolygonF points;
    for (int corner = 0; corner < corners; ++corner) {
        const double angle = turn + 2 * M_PI * corner / corners;
        points << centre + QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QColor signColour() {
    return ui::colour(ui::Scheme::light, ui::Colour::onAccent);
}

void paintLines(QPainter& painter, std::initializer_list<std::initializer_list<QPointF>> lines) {
    painter.setPen(QPen(signColour(), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (const auto& line : lines) {
        painter.drawPolyline(QPolygonF(QList<QPointF>(line)));
    }
}

void paintDot(QPainter& painter, QPointF at) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(signColour());
    painter.drawEllipse(at, 1.15, 1.15);
}

void paintBody(QPainter& painter, ui::Colour colour, const QPainterPath& shape) {
    // Trays are light or dark; the colours are those of the light scheme, which white signs can be read on.
    const QColor fill = ui::colour(ui::Scheme::light, colour);
    painter.setPen(QPen(fill, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fill);
    painter.drawPath(shape);
}

void paintHealth(QPainter& painter, Health health) {
    QPainterPath shape;
    switch (health) {
    case Health::healthy:
        shape.addEllipse(QPointF(8, 8), 6.7, 6.7);
        paintBody(painter, ui::Colour::good, shape);
        paintLines(painter, {{{4.8, 8.3}, {7.1, 10.6}, {11.3, 5.8}}});
        return;
    case Health::attention:
        paintBody(painter, ui::Colour::attention, polygon(3, 8.2, -M_PI / 2, {8, 9.6}));
        paintLines(painter, {{{8, 5.8}, {8, 9.4}}});
        paintDot(painter, {8, 12.2});
        return;
    case Health::failing:
        paintBody(painter, ui::Colour::failing, polygon(4, 6.9, 0, {8, 8}));
        paintLines(painter, {{{5.9, 5.9}, {10.1, 10.1}}, {{10.1, 5.9}, {5.9, 10.1}}});
        return;
    case Health::unknown:
        shape.addRoundedRect(QRectF(3.2, 1.6, 9.6, 12.8), 1.6, 1.6);
        paintBody(painter, ui::Colour::neutral, shape);
        QPainterPath hook;
        hook.moveTo(5.9, 6.2);
        hook.cubicTo(5.9, 3.2, 10.2, 3.2, 10.2, 6.1);
        hook.cubicTo(10.2, 7.8, 8, 7.8, 8, 9.5);
        painter.setPen(QPen(signColour(), 1.8, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(hook);
        paintDot(painter, {8, 12.2});
        return;
    }
}

} // namespace

TrayState trayStateOf(const care::AlertBook& machine, const care::AlertBook& emulated) {
    TrayState state;
    addDrives(state, machine);
    const bool game = state.drives.empty();
    if (game) {
        addDrives(state, emulated);
    }
    std::ranges::stable_sort(state.drives, [](const DriveState& one, const DriveState& other) {
        return urgencyOf(one.health) > urgencyOf(other.health);
    });
    state.worst = state.drives.empty() ? Health::unknown : state.drives.front().health;
    state.tooltip = tooltipOf(state, (game ? emulated : machine).checked_at);
    return state;
}

QIcon iconOf(Health health) {
    QIcon icon;
    for (const int size : iconSizes) {
        QPixmap picture(size, size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(size / grid, size / grid);
        paintHealth(painter, health);
        painter.end();
        icon.addPixmap(picture);
    }
    return icon;
}

} // namespace trimwright::monitor
