// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/block_grid.h"

#include <QImage>
#include <QWidget>
#include <memory>

namespace trimwright::ui {

/// The blocks of a flash as squares. Hovering, or the arrow keys, tells about one; plus and minus, or the wheel with
/// Ctrl, zoom; dragging and Page Up and Down move. The squares are painted into an image when something changed.
class BlockMap : public QWidget {
    Q_OBJECT

  public:
    explicit BlockMap(QWidget* parent = nullptr);

    void setMap(std::shared_ptr<const emulator::FlashMap> map);
    void setView(BlockView view);
    void zoomBy(int steps);
    bool canZoom(int steps) const;
    /// What part is shown and how.
    QString caption() const;
    /// About the square under the mouse or cursor; empty: there is none.
    QString pointedText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void captionChanged();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void regrid();
    void moveBy(long rows);
    void point(std::optional<std::size_t> cell);
    bool moveCursor(int key);
    bool mirrored() const;
    QPoint cornerOf(std::size_t cell) const;
    QSize room() const { return size() - QSize(4, 4); }

    std::shared_ptr<const emulator::FlashMap> m_map;
    BlockView m_view = BlockView::pages;
    BlockGrid m_grid;
    int m_zoom = 0;
    std::size_t m_first = 0;
    QImage m_image;
    bool m_stale = true; ///< The image must be painted again.
    std::optional<std::size_t> m_pointed;
    QPoint m_dragFrom;
};

} // namespace trimwright::ui
