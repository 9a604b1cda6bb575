// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page.h"

#include "ui/accessible.h"
#include "ui/palette.h"
#include "ui/spacing.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

namespace trimwright::ui {
namespace {

/// What a page scrolls. Only its height at the width that it has counts: a least height would be that of texts wrapped
/// into narrow columns.
class Contents : public QWidget {
  public:
    QSize minimumSizeHint() const override { return {QWidget::minimumSizeHint().width(), 0}; }
};

} // namespace

Page::Page(QWidget* parent) : QScrollArea(parent), m_bar(new QScrollBar(Qt::Vertical, this)) {
    setAccessibleRole(this, QAccessible::Grouping);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* content = new Contents;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(spacing::page, spacing::card, spacing::page, spacing::card);
    m_column->setSpacing(spacing::gap);
    setWidget(content);
    m_bar->hide();
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &Page::showBar);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, m_bar, &QScrollBar::setValue);
    connect(m_bar, &QScrollBar::valueChanged, verticalScrollBar(), &QScrollBar::setValue);
}

void Page::showBar() {
    const QScrollBar* inner = verticalScrollBar();
    m_bar->setRange(inner->minimum(), inner->maximum());
    m_bar->setPageStep(inner->pageStep());
    m_bar->setSingleStep(inner->singleStep());
    m_bar->setValue(inner->value());
    m_bar->setVisible(inner->maximum() > inner->minimum());
    const int width = m_bar->sizeHint().width();
    m_bar->setGeometry(isRightToLeft() ? 0 : this->width() - width, 0, width, height());
    m_bar->raise();
}

/// The margin at the end shrinks before the page scrolls.
void Page::fitBottom() {
    QMargins margins = m_column->contentsMargins();
    const int height = m_column->totalHeightForWidth(viewport()->width()) - margins.bottom() + spacing::card;
    const int over = height - viewport()->height();
    const bool fits = over > 0 && over <= spacing::card - spacing::hair;
    margins.setBottom(fits ? spacing::card - over : spacing::card);
    if (margins != m_column->contentsMargins()) {
        m_column->setContentsMargins(margins);
    }
}

bool Page::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fitBottom();
    }
    return QScrollArea::eventFilter(watched, event);
}

void Page::resizeEvent(QResizeEvent* event) {
    fitBottom();
    QScrollArea::resizeEvent(event);
    showBar();
}

void Page::setDrive(const DriveEntry& entry, DriveSession* session) {
    if (session != m_session) {
        if (m_session) {
            disconnect(m_session, nullptr, this, nullptr);
            disconnect(&m_session->history(), nullptr, this, nullptr);
            disconnect(&m_session->selfTests(), nullptr, this, nullptr);
        }
        m_session = session;
        const auto refresh = [this] {
            if (m_session) {
                showSession(*m_session);
            }
        };
        connect(session, &DriveSession::runChanged, this, refresh);
        connect(session, &DriveSession::targetsChanged, this, refresh);
        connect(session, &DriveSession::speedChanged, this, refresh);
        connect(&session->history(), &HistorySession::changed, this, refresh);
        connect(&session->selfTests(), &SelfTestSession::changed, this, refresh);
        verticalScrollBar()->setValue(0);
    }
    showDrive(entry, *session);
    showSession(*session);
}

void Page::paintEvent(QPaintEvent* event) {
    QPainter(viewport()).fillRect(viewport()->rect(), colour(this, Colour::window));
    QScrollArea::paintEvent(event);
}

} // namespace trimwright::ui
