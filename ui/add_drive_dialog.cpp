// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/add_drive_dialog.h"

#include "core/emulator/emulated_backend.h"
#include "ui/accessible.h"
#include "ui/format.h"
#include "ui/models/model_list_model.h"
#include "ui/widgets/model_delegate.h"
#include "ui/widgets/text.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace trimwright::ui {
namespace {

constexpr int modelListWidth = 350;

} // namespace

AddDriveDialog::AddDriveDialog(QWidget* parent)
    : QDialog(parent),
      m_list(new QListView),
      m_picture(new ModelPicture),
      m_title(new Text(TextSize::headline, Colour::text, Text::Lines::wrapped)),
      m_sentence(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_facts(new QGridLayout),
      m_name(new QLineEdit),
      m_fault(new Text(TextSize::body, Colour::attention, Text::Lines::wrapped)) {
    setWindowTitle(tr("Add an emulated drive"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::page);
    column->setSpacing(spacing::card);
    auto* about = new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped);
    about->setText(tr("A simulated drive that lives in a small file. Nothing on your real drives is touched."));
    column->addWidget(about);
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing::page);
    m_list->setModel(new ModelListModel(m_list));
    m_list->setItemDelegate(new ModelDelegate(m_list));
    m_list->setAccessibleName(tr("Drive models"));
    m_list->setFixedWidth(modelListWidth);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    row->addWidget(m_list);
    row->addWidget(makeDetails(), 1);
    column->addLayout(row, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_add = buttons->button(QDialogButtonBox::Ok);
    m_add->setText(tr("Add"));
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &AddDriveDialog::add);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QAbstractItemView::doubleClicked, this, &AddDriveDialog::add);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) { showModel(now.row()); });
    m_list->setCurrentIndex(m_list->model()->index(0, 0));
    m_list->setFocus();
    resize(840, 600);
}

QWidget* AddDriveDialog::makeDetails() {
    auto* details = new QWidget;
    auto* column = new QVBoxLayout(details);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::medium);
    column->addWidget(m_picture);
    column->addWidget(m_title);
    column->addWidget(m_sentence);
    m_facts->setHorizontalSpacing(spacing::card);
    m_facts->setVerticalSpacing(spacing::hair);
    m_facts->setColumnStretch(1, 1);
    column->addLayout(m_facts);
    column->addSpacing(spacing::hair);
    auto* label = new Text(TextSize::caption, Colour::secondary);
    label->setText(tr("Name"));
    column->addWidget(label);
    m_name->setAccessibleName(tr("Name"));
    m_name->setPlaceholderText(tr("chosen from the model"));
    alignHint(m_name);
    connect(m_name, &QLineEdit::textChanged, this, &AddDriveDialog::checkName);
    column->addWidget(m_name);
    m_fault->hide();
    column->addWidget(m_fault);
    column->addStretch(1);
    return details;
}

void AddDriveDialog::showModel(int row) {
    if (row < 0) {
        return;
    }
    const emulator::DriveModel& model = ModelListModel::model(row);
    m_picture->setPicture(modelPicture(model.key), tr("Picture of the %1").arg(sentence(model.title)));
    m_title->setText(sentence(model.title));
    m_sentence->setText(sentence(model.sentence));
    const auto facts = modelFacts(model);
    while (m_factRows.size() < facts.size()) {
        const std::pair made(new Text(TextSize::body, Colour::secondary), new Text(TextSize::strong, Colour::text));
        const int line = static_cast<int>(m_factRows.size());
        m_facts->addWidget(made.first, line, 0);
        m_facts->addWidget(made.second, line, 1);
        m_factRows.push_back(made);
    }
    for (std::size_t i = 0; i < m_factRows.size(); ++i) {
        const bool shown = i < facts.size();
        m_factRows[i].first->setVisible(shown);
        m_factRows[i].second->setVisible(shown);
        if (shown) {
            m_factRows[i].first->setText(facts[i].first);
            m_factRows[i].second->setText(facts[i].second);
        }
    }
}

EmulatedDriveWish AddDriveDialog::wish() const {
    return {ModelListModel::model(m_list->currentIndex().row()).key, m_name->text().toStdString()};
}

void AddDriveDialog::checkName() {
    const auto fit = emulator::EmulatedBackend::checkName(m_name->text().toStdString());
    m_add->setEnabled(fit.has_value());
    showFault(fit ? QString() : sentence(fit.error().advice)); // the field itself shows what was typed
}

void AddDriveDialog::add() {
    if (m_add->isEnabled()) { // a double click asks nobody
        m_add->setEnabled(false);
        Q_EMIT wished();
    }
}

void AddDriveDialog::showError(const QString& text) {
    m_add->setEnabled(true);
    showFault(text);
    m_name->setFocus();
    m_name->selectAll();
}

void AddDriveDialog::showFault(const QString& text) {
    m_fault->setText(text);
    m_fault->setVisible(!text.isEmpty());
    m_name->setAccessibleDescription(text);
    if (!text.isEmpty()) {
        announce(m_fault);
    }
}

} // namespace trimwright::ui
