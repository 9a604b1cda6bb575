// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/block_map.h"

#include "ui/accessible.h"
#include "ui/palette.h"
#include "ui/spacing.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>

namespace trimwright::ui {
namespace {

constexpr int blockPitch = 8;
constexpr int blockMargin = 2; ///< Room for the focus ring.

} // namespace

BlockMap::BlockMap(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleRole(this, QAccessible::Chart);
    setAccessibleName(tr("Flash blocks"));
}

void BlockMap::setMap(std::shared_ptr<const emulator::FlashMap> map) {
    const bool other = !map || !m_map || map->blocks.size() != m_map->blocks.size();
    m_map = std::move(map);
    if (other) {
        m_zoom = 0;
        m_first = 0;
        m_pointed.reset();
    }
    regrid();
    setAccessibleDescription(m_map ? flashSummary(*m_map) : QString());
}

void BlockMap::setView(BlockView view) {
    m_view = view;
    m_stale = true;
    update();
}

void BlockMap::regrid() {
    m_grid = makeBlockGrid(m_map ? m_map->blocks.size() : 0, room(), blockPitch, m_zoom, m_first);
    m_first = m_grid.first;
    m_stale = true;
    update();
    Q_EMIT captionChanged();
}

bool BlockMap::canZoom(int steps) const {
    const int wanted = m_zoom + steps;
    return m_map && wanted >= 0 && wanted <= mostBlockZoom(m_map->blocks.size(), room(), blockPitch);
}

void BlockMap::zoomBy(int steps) {
    if (!canZoom(steps)) {
        return;
    }
    // What is pointed at, or the middle, stays where it is as far as possible.
    const std::size_t fixed = m_grid.begin(m_pointed.value_or(m_grid.cells() / 2));
    m_zoom += steps;
    const BlockGrid next = makeBlockGrid(m_grid.blocks, room(), blockPitch, m_zoom, 0);
    const std::size_t half =
        next.per_cell * static_cast<std::size_t>(next.columns) * static_cast<std::size_t>(next.rows) / 2;
    m_first = fixed > half ? fixed - half : 0;
    point({});
    regrid();
}

QString BlockMap::caption() const {
    return m_map ? blockGridText(*m_map, m_grid) : QString();
}

QString BlockMap::pointedText() const {
    return m_map && m_pointed ? blockText(*m_map, m_grid.begin(*m_pointed), m_grid.end(*m_pointed)) : QString();
}

QSize BlockMap::sizeHint() const {
    return {290, 200};
}

QSize BlockMap::minimumSizeHint() const {
    return {160, 120};
}

void BlockMap::paintEvent(QPaintEvent*) {
    if (!m_map) {
        return;
    }
    if (m_stale || m_image.devicePixelRatio() != devicePixelRatioF()) {
        const BlockColours colours{colour(this, Colour::flashValid), colour(this, Colour::flashStale),
                                   colour(this, Colour::flashFree), colour(this, Colour::flashWorn),
                                   colour(this, Colour::flashBad)};
        m_image = paintBlocks(*m_map, m_grid, m_view, colours, devicePixelRatioF());
        if (mirrored()) {
            m_image = m_image.mirrored(true, false);
        }
        m_stale = false;
    }
    QPainter painter(this);
    painter.drawImage(
        QPoint(mirrored() ? width() - blockMargin - m_grid.columns * blockPitch : blockMargin, blockMargin), m_image);
    if (m_pointed) {
        const QPoint corner = cornerOf(*m_pointed);
        painter.setPen(QPen(colour(this, Colour::text), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(corner, QSizeF(blockPitch - 1, blockPitch - 1)).adjusted(-1, -1, 1, 1));
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(colour(this, Colour::accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), spacing::hair, spacing::hair);
    }
}

bool BlockMap::mirrored() const {
    return layoutDirection() == Qt::RightToLeft;
}

/// Top left of a square, in the widget.
QPoint BlockMap::cornerOf(std::size_t cell) const {
    const QPoint corner = m_grid.cornerOf(cell) + QPoint(blockMargin, blockMargin);
    return mirrored() ? QPoint(width() - corner.x() - (blockPitch - 1), corner.y()) : corner;
}

void BlockMap::resizeEvent(QResizeEvent*) {
    point({});
    regrid();
}

void BlockMap::point(std::optional<std::size_t> cell) {
    if (cell == m_pointed) {
        return;
    }
    m_pointed = cell;
    setAccessibleDescription(m_pointed ? pointedText() : m_map ? flashSummary(*m_map) : QString());
    update();
    Q_EMIT captionChanged();
}

void BlockMap::mousePressEvent(QMouseEvent* event) {
    m_dragFrom = event->position().toPoint();
}

void BlockMap::mouseMoveEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    if (event->buttons().testFlag(Qt::LeftButton)) {
        const int rows = (m_dragFrom.y() - at.y()) / blockPitch;
        if (rows != 0) {
            m_dragFrom = at;
            moveBy(rows);
        }
        return;
    }
    const QPoint seen(mirrored() ? width() - 1 - at.x() : at.x(), at.y());
    point(m_grid.cellAt(seen - QPoint(blockMargin, blockMargin)));
    if (m_pointed) {
        QToolTip::showText(event->globalPosition().toPoint(), pointedText(), this);
    } else {
        QToolTip::hideText();
    }
}

void BlockMap::leaveEvent(QEvent*) {
    point({});
}

void BlockMap::focusOutEvent(QFocusEvent* event) {
    point({});
    QWidget::focusOutEvent(event);
}

void BlockMap::moveBy(long rows) {
    const long row = static_cast<long>(m_grid.per_cell) * m_grid.columns;
    m_first = static_cast<std::size_t>(std::max(0L, static_cast<long>(m_first) + rows * row));
    regrid();
}

void BlockMap::wheelEvent(QWheelEvent* event) {
    const int turned = event->angleDelta().y();
    if (turned != 0 && event->modifiers().testFlag(Qt::ControlModifier)) {
        zoomBy(turned > 0 ? 1 : -1);
        event->accept();
        return;
    }
    event->ignore(); // the page scrolls
}

/// False: not a key that moves it.
bool BlockMap::moveCursor(int key) {
    const long sideways = mirrored() ? -1 : 1;
    const long step = key == Qt::Key_Left    ? -sideways
                      : key == Qt::Key_Right ? sideways
                      : key == Qt::Key_Up    ? -m_grid.columns
                      : key == Qt::Key_Down  ? m_grid.columns
                                             : 0;
    if (step == 0 || m_grid.cells() == 0) {
        return false;
    }
    const long wanted = m_pointed ? static_cast<long>(*m_pointed) + step : 0;
    const long last = static_cast<long>(m_grid.cells()) - 1;
    if (wanted < 0 || wanted > last) {
        moveBy(wanted < 0 ? -1 : 1);
    }
    point(static_cast<std::size_t>(std::clamp(wanted, 0L, static_cast<long>(m_grid.cells()) - 1)));
    QToolTip::showText(mapToGlobal(cornerOf(*m_pointed) + QPoint(blockPitch, 2 * blockPitch)), pointedText(), this);
    return true;
}

void BlockMap::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Plus:
        return zoomBy(1);
    case Qt::Key_Minus:
        return zoomBy(-1);
    case Qt::Key_PageDown:
        return moveBy(m_grid.rows);
    case Qt::Key_PageUp:
        return moveBy(-m_grid.rows);
    default:
        if (!moveCursor(event->key())) {
            QWidget::keyPressEvent(event);
        }
    }
}

bool BlockMap::event(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LayoutDirectionChange) {
        m_stale = true;
        update();
    }
    return QWidget::event(event);
}

} // namespace trimwright::ui
