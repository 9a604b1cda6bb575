// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sticky_side.h"

#include "ui/spacing.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

namespace trimwright::ui {
namespace {

constexpr int leastSideHeight = 240;

} // namespace

StickySide::StickySide(QWidget* content, int width, QWidget* parent) : QWidget(parent), m_content(content) {
    m_content->setParent(this);
    setFixedWidth(width);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

void StickySide::setWantedHeight(int height) {
    if (height != m_wantedHeight) {
        m_wantedHeight = height;
        updateGeometry();
        place();
    }
}

QSize StickySide::sizeHint() const {
    return {width(), std::min(m_wantedHeight, leastSideHeight)};
}

QSize StickySide::minimumSizeHint() const {
    return sizeHint();
}

void StickySide::findPage() {
    QWidget* above = parentWidget();
    while (above != nullptr && qobject_cast<QScrollArea*>(above) == nullptr) {
        above = above->parentWidget();
    }
    auto* page = qobject_cast<QScrollArea*>(above);
    if (page == m_page || page == nullptr) {
        return;
    }
    m_page = page;
    m_page->viewport()->installEventFilter(this);
    connect(m_page->verticalScrollBar(), &QScrollBar::valueChanged, this, &StickySide::place);
}

void StickySide::place() {
    QRect seen = rect();
    if (m_page != nullptr) {
        const QRect viewport = m_page->viewport()->rect();
        seen = QRect(mapFrom(m_page->viewport(), viewport.topLeft()), viewport.size()) // from the page to us …
                   .adjusted(0, spacing::card, 0, -spacing::page);                     // … with the page's margins
    }
    const int top = std::max(0, seen.top());
    const int height = std::min({m_wantedHeight, std::max(leastSideHeight, seen.bottom() + 1 - top), this->height()});
    m_content->setGeometry(0, std::max(0, std::min(top, this->height() - height)), width(), height);
}

void StickySide::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void StickySide::moveEvent(QMoveEvent* event) {
    QWidget::moveEvent(event);
    place();
}

void StickySide::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    findPage();
    place();
}

bool StickySide::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        place();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace trimwright::ui
