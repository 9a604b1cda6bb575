// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page.h"

#include "ui/accessible.h"
#include "ui/palette.h"
#include "ui/spacing.h"

#include <QPainter>
#include <QScrollBar>

namespace trimwright::ui {

Page::Page(QWidget* parent) : QScrollArea(parent) {
    setAccessibleRole(this, QAccessible::Grouping);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(spacing::page, spacing::card, spacing::page, spacing::page);
    m_column->setSpacing(spacing::gap);
    setWidget(content);
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
