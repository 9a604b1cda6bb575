// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/saved_bar.h"

#include "ui/accessible.h"
#include "ui/format.h"
#include "ui/widgets/mark_label.h"
#include "ui/widgets/text.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QUrl>

namespace trimwright::ui {
namespace {

constexpr std::chrono::seconds timeToTurnToIt{30};

QMainWindow* windowOf(QWidget* asker) {
    QWidget* window = asker->window();
    while (qobject_cast<QDialog*>(window) != nullptr && window->parentWidget() != nullptr) {
        window = window->parentWidget()->window();
    }
    return qobject_cast<QMainWindow*>(window);
}

} // namespace

void SavedBar::tell(QWidget* asker, const QString& file) {
    QMainWindow* const window = asker != nullptr ? windowOf(asker) : nullptr;
    if (window == nullptr) {
        return;
    }
    auto* bar = window->findChild<SavedBar*>({}, Qt::FindDirectChildrenOnly);
    if (bar == nullptr) {
        bar = new SavedBar;
        window->setStatusBar(bar);
    }
    bar->showFile(file);
}

SavedBar::SavedBar() : m_words(new Text(TextSize::body, Colour::text)), m_time(new QTimer(this)) {
    setSizeGripEnabled(false);
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(spacing::card, spacing::hair, spacing::card, spacing::hair);
    row->setSpacing(2 * spacing::small); // the flat buttons reach into it
    auto* sign = new MarkLabel(MarkLabel::Look::shape);
    sign->setMark({Sign::check, Colour::good, {}, {}});
    m_words->setElideMode(Qt::ElideMiddle); // the folder and the name tell most
    row->addWidget(sign);
    row->addWidget(m_words, 1);
    const auto button = [row](const QString& text, const char* name) {
        auto* made = new QPushButton(text);
        made->setFlat(true);
        made->setObjectName(QLatin1String(name));
        row->addWidget(made);
        return made;
    };
    connect(button(tr("Open"), "openSaved"), &QPushButton::clicked, this, [this] { open(m_file); });
    connect(button(tr("Show in folder"), "showSaved"), &QPushButton::clicked, this,
            [this] { open(QFileInfo(m_file).absolutePath()); });
    connect(button(tr("Close"), "closeSaved"), &QPushButton::clicked, this, &QWidget::hide);
    addWidget(line, 1);
    m_time->setInterval(timeToTurnToIt);
    connect(m_time, &QTimer::timeout, this, &SavedBar::goAway);
}

void SavedBar::showFile(const QString& file) {
    m_file = file;
    show();
    say(tr("Saved as %1").arg(isolated(file)));
    m_time->start();
}

void SavedBar::open(const QString& path) {
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path))) {
        say(tr("Nothing on this desktop opens %1").arg(isolated(path)));
    }
}

void SavedBar::say(const QString& words) {
    m_words->setText(words);
    setAccessibleName(words);
    announce(m_words);
}

void SavedBar::goAway() {
    const bool inUse = underMouse() || isAncestorOf(QApplication::focusWidget());
    if (!inUse) {
        m_time->stop();
        hide();
    }
}

void SavedBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colour(this, Colour::surface));
    painter.fillRect(QRect(0, 0, width(), 1), colour(this, Colour::border));
}

} // namespace trimwright::ui
