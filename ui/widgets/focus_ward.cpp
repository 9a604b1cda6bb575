// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/focus_ward.h"

#include "ui/pages/page.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>

namespace trimwright::ui {
namespace {

bool usable(const QWidget* widget) {
    return widget->isVisible() && widget->isEnabled();
}

/// The first control in `box` that Tab would stop at; null if there is none.
QWidget* firstControl(const QWidget* box) {
    for (QWidget* next = box->nextInFocusChain(); next != box; next = next->nextInFocusChain()) {
        if (box->isAncestorOf(next) && usable(next) && (next->focusPolicy() & Qt::TabFocus) != 0) {
            return next;
        }
    }
    return nullptr;
}

} // namespace

FocusWard::FocusWard(QWidget* area) : QObject(area), m_area(area) {
    connect(qApp, &QApplication::focusChanged, this, &FocusWard::watchChange);
}

void FocusWard::watchChange(QWidget* old, QWidget* now) {
    if (old == nullptr || usable(old) || !m_area->isAncestorOf(old)) {
        return; // the user's own doing
    }
    if (m_lost && old == m_rest) { // hidden together
        m_rest = now;
        QTimer::singleShot(0, this, &FocusWard::settle);
    } else {
        if (m_lost) {
            m_lost->removeEventFilter(this);
        }
        m_lost = old;
        m_rest = now; // until what takes the control's place is in place itself
        old->installEventFilter(this);
        QTimer::singleShot(0, this, &FocusWard::settle);
    }
}

void FocusWard::settle() {
    if (!m_lost || QApplication::focusWidget() != m_rest) {
        m_lost = nullptr; // gone, or somebody has chosen another place
        return;
    }
    QWidget* place = usable(m_lost) ? m_lost.data() : nullptr;
    const bool rests = place == nullptr && m_lost->isVisible(); // what is only switched off comes back soon
    if (rests) {
        place = m_lost->parentWidget();
    }
    for (const QWidget* box = m_lost->parentWidget(); place == nullptr && m_area->isAncestorOf(box);
         box = box->parentWidget()) {
        if (box->isVisible()) {
            place = firstControl(box);
        } else if (qobject_cast<const Page*>(box) != nullptr) {
            break; // another page is shown
        }
    }
    if (!rests) {
        m_lost->removeEventFilter(this);
        m_lost = nullptr;
    }
    m_rest = rests ? place : nullptr;
    if (place != nullptr) {
        place->setFocus(Qt::OtherFocusReason);
    }
}

bool FocusWard::eventFilter(QObject* watched, QEvent* event) {
    const bool changed = event->type() == QEvent::EnabledChange || event->type() == QEvent::Hide;
    if (watched == m_lost && changed) {
        QTimer::singleShot(0, this, &FocusWard::settle);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace trimwright::ui
