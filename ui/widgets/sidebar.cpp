// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sidebar.h"

#include "ui/accessible.h"
#include "ui/models/drive_filter.h"
#include "ui/palette.h"
#include "ui/spacing.h"
#include "ui/widgets/delegates.h"
#include "ui/widgets/menu_button.h"
#include "ui/widgets/text.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>
#include <QVBoxLayout>
#include <utility>

namespace trimwright::ui {

Sidebar::Sidebar(DriveModel* model, bool canAdd, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_shown(new DriveFilter(model, this)),
      m_search(new QLineEdit),
      m_list(new QListView),
      m_state(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_add(new QPushButton(tr("Add emulated drive…"))),
      m_menu(new QMenu(this)),
      m_remove(new QAction(tr("Remove emulated drive…"), this)) {
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(tr("Drives"));
    setMinimumWidth(200);
    setMaximumWidth(460);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, spacing::small, 1, 18);
    column->setSpacing(0);
    makeList();
    auto* searchLine = new QVBoxLayout;
    searchLine->setContentsMargins(18, 0, 18, 0);
    searchLine->addWidget(m_search);
    m_search->setPlaceholderText(tr("Search drives"));
    m_search->setAccessibleName(tr("Search for a drive"));
    alignHint(m_search);
    m_search->setObjectName(QStringLiteral("searchDrives"));
    m_state->setContentsMargins(18, spacing::card, 18, 0);
    column->addLayout(searchLine);
    column->addWidget(m_state);
    column->addWidget(m_list, 1);
    m_foot = new QWidget;
    auto* foot = new QHBoxLayout(m_foot);
    foot->setContentsMargins(18, spacing::small, 18, 0);
    foot->setSpacing(spacing::small);
    foot->addWidget(m_add, 1);
    auto* menuButton = new MenuButton(tr("Menu"));
    menuButton->setMenu(m_menu);
    foot->addWidget(menuButton, canAdd ? 0 : 1, Qt::AlignLeading);
    column->addWidget(m_foot);
    m_add->setVisible(canAdd);
    m_add->setToolTip(tr("Adds a simulated drive, to try everything without risk"));
    m_add->setObjectName(QStringLiteral("addDrive"));
    connect(m_add, &QPushButton::clicked, this, &Sidebar::addRequested);
    connect(m_search, &QLineEdit::textChanged, this, &Sidebar::search);
    const auto* const leave = new QShortcut(Qt::Key_Escape, m_search, nullptr, nullptr, Qt::WidgetShortcut);
    connect(leave, &QShortcut::activated, m_search, [this] {
        m_search->clear();
        m_search->clearFocus();
        showState();
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        m_list->setCurrentIndex(m_shown->index(0, 0));
        m_list->setFocus();
    });
    connect(model, &DriveModel::listed, this, &Sidebar::takeListing);
    showState();
}

void Sidebar::makeList() {
    m_list->setModel(m_shown);
    m_list->setItemDelegate(new DriveDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Drives"));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setTabKeyNavigation(false);
    connect(m_list->verticalScrollBar(), &QScrollBar::rangeChanged, this, qOverload<>(&QWidget::update));
    connect(m_list, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT activated(m_shown->mapToSource(index).row()); });
    connect(m_list, &QWidget::customContextMenuRequested, this, &Sidebar::showMenu);
    m_remove->setShortcut(QKeySequence::Delete);
    m_remove->setShortcutContext(Qt::WidgetShortcut); // in a table the key is about something else
    m_remove->setEnabled(false);
    m_list->addAction(m_remove);
    connect(m_remove, &QAction::triggered, this, [this] { Q_EMIT removeRequested(selectedRow()); });
    // Without this a view that gets the focus before a drive was chosen makes its first row the current one, which
    // would look to us like a choice, and does not select it.
    m_list->setCurrentIndex({});
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &Sidebar::take);
}

void Sidebar::take(const QModelIndex& shown) {
    if (m_searching) {
        return;
    }
    m_chosen = m_shown->mapToSource(shown);
    const DriveGroup group = m_chosen.isValid() ? m_model->entry(m_chosen.row()).group() : DriveGroup::other;
    m_remove->setEnabled(group == DriveGroup::emulated || group == DriveGroup::saved);
    m_remove->setText(group == DriveGroup::saved ? tr("Close this report") : tr("Remove emulated drive…"));
    Q_EMIT selected(selectedRow());
}

void Sidebar::select(int row) {
    if (!m_shown->mapFromSource(m_model->index(row)).isValid()) {
        m_search->clear(); // what is to be shown is not hidden by a search
    }
    m_list->setCurrentIndex(m_shown->mapFromSource(m_model->index(row)));
}

void Sidebar::search(const QString& text) {
    m_searching = true;
    m_shown->search(text);
    m_list->setCurrentIndex(m_shown->mapFromSource(m_chosen)); // none, if the search hides it
    m_searching = false;
    showState();
}

void Sidebar::focusSearch() {
    showSearch(true);
    m_search->setFocus();
    m_search->selectAll();
}

void Sidebar::showSearch(bool shown) {
    if (shown) {
        m_search->setClearButtonEnabled(true); // its picture brings in all of Qt's image formats, so not before
    }
    m_search->setVisible(shown);
    layout()->setContentsMargins(0, shown ? spacing::card : spacing::small, 1, 18); // on the line of the header
}

void Sidebar::takeListing() {
    showState();
    if (isVisible() && !m_painted) {
        return; // the first paint tells it
    }
    m_list->viewport()->repaint();
    goOn();
}

void Sidebar::goOn() {
    Q_EMIT listed();
    m_model->readOn();
}

void Sidebar::showState() {
    constexpr int manyDrives = 10;
    showSearch(m_model->rowCount() > manyDrives || !m_search->text().isEmpty() || m_search->hasFocus());
    QString text;
    if (!m_model->listedOnce()) {
        text = tr("Looking for drives…");
    } else if (m_model->rowCount() == 0) {
        text.clear(); // the page says why
    } else if (!m_model->listingErrors().isEmpty()) {
        text = m_model->listingErrors().join(QLatin1Char('\n')).trimmed();
    } else if (m_shown->rowCount() == 0) {
        text = tr("No drive matches the search.");
    }
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
}

void Sidebar::showMenu(const QPoint& at) {
    const QModelIndex index = m_shown->mapToSource(m_list->indexAt(at));
    if (index.isValid() && index == m_chosen && m_remove->isEnabled()) { // a right click chooses, too
        QMenu::exec({m_remove}, m_list->viewport()->mapToGlobal(at), nullptr, this);
    }
}

void Sidebar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colour(this, Colour::sidebar));
    const int edge = layoutDirection() == Qt::RightToLeft ? 0 : width() - 1;
    painter.fillRect(QRect(edge, 0, 1, height()), colour(this, Colour::border));
    if (m_list->verticalScrollBar()->maximum() > 0) { // rows go on behind the foot
        painter.fillRect(QRect(0, m_foot->y(), width(), 1), colour(this, Colour::border));
    }
    if (!std::exchange(m_painted, true) && m_model->listedOnce()) {
        QTimer::singleShot(0, this, &Sidebar::goOn);
    }
}

} // namespace trimwright::ui
