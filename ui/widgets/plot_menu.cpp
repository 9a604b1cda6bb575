// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/plot_menu.h"

#include "ui/models/plot_table_model.h"
#include "ui/spacing.h"
#include "ui/widgets/line_plot.h"
#include "ui/widgets/plain_table.h"

#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPixmap>
#include <QVBoxLayout>

namespace trimwright::ui {

PlotMenu::PlotMenu(LinePlot* plot, QWidget* parent) : QPushButton(tr("Copy"), parent), m_plot(plot) {
    setFlat(true);
    setAccessibleName(tr("Copy the chart or show its table"));
    setToolTip(accessibleName());
    auto* menu = new QMenu(this);
    menu->addAction(tr("Copy the numbers (CSV)"), this,
                    [this] { QGuiApplication::clipboard()->setText(plotCsv(m_plot->data())); });
    menu->addAction(tr("Copy the picture"), this, [this] { copyPictureOf(m_plot); });
    menu->addAction(tr("Show as a table…"), this, &PlotMenu::showTable);
    setMenu(menu);
}

void PlotMenu::showTable() {
    auto* dialog = new QDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(m_plot->data().name);
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(spacing::card, spacing::card, spacing::card, spacing::card);
    auto* table = new PlainTable(spacing::tableRow);
    table->setAccessibleName(m_plot->data().name);
    table->setModel(new PlotTableModel(m_plot->data(), table));
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    column->addWidget(table);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    column->addWidget(buttons);
    dialog->resize(520, 480);
    dialog->open();
}

void copyPictureOf(QWidget* widget) {
    constexpr double fine = 2;
    QPixmap picture(widget->size() * fine);
    picture.setDevicePixelRatio(fine);
    picture.fill(widget->palette().color(QPalette::Base));
    widget->render(&picture, {}, {}, QWidget::DrawChildren);
    QGuiApplication::clipboard()->setPixmap(picture);
}

} // namespace trimwright::ui
