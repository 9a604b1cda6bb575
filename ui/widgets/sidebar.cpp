// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sidebar.h"

#include "ui/palette.h"
#include "ui/spacing.h"
#include "ui/widgets/delegates.h"
#include "ui/widgets/text.h"

#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace trimwright::ui {

Sidebar::Sidebar(DriveModel* model, bool canAdd, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_list(new QListView),
      m_state(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_add(new QPushButton(tr("Add emulated drive…"))) {
    setAccessibleName(tr("Drives"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, spacing::small, 1, 18);
    column->setSpacing(spacing::small);
    m_list->setModel(model);
    m_list->setItemDelegate(new DriveDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Drives"));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setTabKeyNavigation(false);
    m_state->setContentsMargins(18, spacing::card, 18, 0);
    column->addWidget(m_state);
    column->addWidget(m_list, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(18, 0, 18, 0);
    foot->addWidget(m_add);
    column->addLayout(foot);
    m_add->setVisible(canAdd);
    m_add->setObjectName(QStringLiteral("addDrive"));
    connect(m_add, &QPushButton::clicked, this, &Sidebar::addRequested);
    connect(m_list, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT activated(index.row()); });
    connect(m_list, &QWidget::customContextMenuRequested, this, &Sidebar::showMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) { Q_EMIT selected(now.isValid() ? now.row() : -1); });
    connect(model, &DriveModel::listed, this, &Sidebar::showState);
    showState();
}

void Sidebar::select(int row) {
    m_list->setCurrentIndex(m_model->index(row));
}

int Sidebar::selectedRow() const {
    return m_list->currentIndex().isValid() ? m_list->currentIndex().row() : -1;
}

void Sidebar::showState() {
    QString text;
    if (!m_model->listedOnce()) {
        text = tr("Looking for drives…");
    } else if (!m_model->listingErrors().isEmpty()) {
        text = m_model->listingErrors().join(QLatin1Char('\n')).trimmed();
    } else if (m_model->rowCount() == 0) {
        text = tr("No drives were found.");
    }
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
}

void Sidebar::showMenu(const QPoint& at) {
    const QModelIndex index = m_list->indexAt(at);
    if (!index.isValid() || m_model->entry(index.row()).group() != DriveGroup::emulated) {
        return;
    }
    QMenu menu(this);
    const QAction* remove = menu.addAction(tr("Remove emulated drive…"));
    if (menu.exec(m_list->viewport()->mapToGlobal(at)) == remove) {
        Q_EMIT removeRequested(index.row());
    }
}

void Sidebar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), colour(this, Colour::sidebar));
    const int edge = layoutDirection() == Qt::RightToLeft ? 0 : width() - 1;
    painter.fillRect(QRect(edge, 0, 1, height()), colour(this, Colour::border));
}

} // namespace trimwright::ui
