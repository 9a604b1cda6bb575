// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/side_splitter.h"

#include "ui/palette.h"
#include "ui/spacing.h"

#include <QEvent>
#include <QPainter>

namespace trimwright::ui {

SideSplitter::SideSplitter(QWidget* side, QWidget* rest, int wholeWidth) {
    setHandleWidth(0); // the sidebar draws the line; the grip reaches over both sides
    setChildrenCollapsible(false);
    addWidget(side);
    addWidget(rest);
    side->lower(); // a splitter turns the order round in which its parts are read
    setStretchFactor(1, 1);
    setSizes({spacing::sidebarWidth, wholeWidth - spacing::sidebarWidth});
    placeMirrored();
}

/// Qt puts the parts of a mirrored splitter one pixel too far to the right. With this margin the pixel that they leave
/// free lies beside the sidebar, where it can be painted like it.
void SideSplitter::placeMirrored() {
    setContentsMargins(isRightToLeft() ? 1 : 0, 0, 0, 0);
}

void SideSplitter::changeEvent(QEvent* event) {
    QSplitter::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) {
        placeMirrored();
    }
}

void SideSplitter::paintEvent(QPaintEvent*) {
    if (isRightToLeft()) {
        QPainter(this).fillRect(QRect(width() - 1, 0, 1, height()), colour(this, Colour::sidebar));
    }
}

} // namespace trimwright::ui
