// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/smart_page.h"

#include "ui/file_dialogs.h"
#include "ui/format.h"
#include "ui/widgets/attribute_detail.h"
#include "ui/widgets/card_grid.h"
#include "ui/widgets/delegates.h"
#include "ui/widgets/notice_card.h"
#include "ui/widgets/plain_table.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <algorithm>

namespace trimwright::ui {

namespace {

Notice noAttributes() {
    return {Sign::dash,
            Colour::neutral,
            SmartPage::tr("No attributes"),
            SmartPage::tr("The drive lists no attributes. What else it tells of its health is on the Overview."),
            {}};
}

} // namespace

SmartPage::SmartPage(QWidget* parent)
    : Page(parent),
      m_sorted(new QSortFilterProxyModel(this)),
      m_row(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_notice(new NoticeCard),
      m_tableCard(new Card(tr("SMART attributes"))),
      m_table(new PlainTable(spacing::tableRow)),
      m_filter(new QLineEdit),
      m_copy(new QPushButton(tr("Copy"))),
      m_save(new QPushButton(tr("Save as CSV…"))),
      m_empty(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_detail(new AttributeDetail) {
    setAccessibleName(tr("SMART"));
    makeTools();
    makeTable();
    m_row->setSpacing(spacing::gap);
    m_row->addWidget(m_tableCard, 5);
    m_row->addWidget(m_detail, 2);
    m_detail->setMinimumWidth(236);
    column()->addWidget(m_notice);
    column()->addLayout(m_row, 1);
    connect(m_notice, &NoticeCard::actionRequested, this, &SmartPage::noticeAction);
}

void SmartPage::makeTools() {
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter the attributes"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumWidth(80);
    m_filter->setMaximumWidth(200);
    m_copy->setToolTip(tr("Copies the table as comma-separated values"));
    auto* head = m_tableCard->head();
    head->setSpacing(spacing::small);
    head->addWidget(m_filter);
    head->addWidget(m_copy);
    head->addWidget(m_save);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_sorted->setFilterFixedString(text);
        showEmptyText();
    });
    connect(m_copy, &QPushButton::clicked, this, &SmartPage::copyTable);
    connect(m_save, &QPushButton::clicked, this, &SmartPage::saveTable);
}

void SmartPage::makeTable() {
    m_sorted->setSourceModel(&m_model);
    m_sorted->setSortRole(AttributeModel::SortRole);
    m_sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_sorted->setFilterKeyColumn(-1);
    m_table->setModel(m_sorted);
    m_table->setItemDelegate(new AttributeDelegate(m_table));
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder); // as the drive lists them until the user sorts
    m_table->setAccessibleName(tr("SMART attributes"));
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_empty->setContentsMargins(spacing::small, 0, spacing::small, 0);
    m_empty->setText(tr("No attribute matches the filter."));
    m_tableCard->body()->addWidget(m_empty);
    m_table->fillCard(*m_tableCard, PlainTable::Bottom::edge);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SmartPage::showSelected);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &SmartPage::showSelected);
}

void SmartPage::showDrive(const DriveEntry& entry, DriveSession&) {
    Notice notice = noticeOf(entry);
    if (notice.empty() && (!entry.report || entry.report->attributes.empty())) {
        notice = noAttributes();
    }
    m_notice->show(notice);
    m_tableCard->setVisible(notice.empty());
    m_detail->setVisible(notice.empty());
    m_driveName = modelText(entry.drive);
    m_assessment = entry.assessment.value_or(care::Assessment{});
    m_model.setReport(entry.report.value_or(HealthReport{}), m_assessment);
    m_tableCard->setTitle(m_model.report().protocol == Protocol::nvme ? tr("Health log") : tr("SMART attributes"));
    QWidget* title = m_tableCard->head()->itemAt(0)->widget();
    title->setMinimumWidth(title->sizeHint().width()); // rather a short field for the filter
    showColumns();
    if (!m_table->currentIndex().isValid() && m_sorted->rowCount() > 0) {
        m_table->setCurrentIndex(m_sorted->index(firstRowThatMatters(), AttributeModel::NameColumn));
    }
    showEmptyText();
    showSelected();
}

int SmartPage::firstRowThatMatters() const {
    int withFigure = -1;
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        const Attribute& attribute = m_model.attribute(m_sorted->mapToSource(m_sorted->index(row, 0)).row());
        if (attribute.failing_now || attribute.failed_before) {
            return row;
        }
        if (withFigure < 0 && !figuresFrom(m_model.report(), attribute).empty()) {
            withFigure = row;
        }
    }
    return std::max(withFigure, 0);
}

void SmartPage::showColumns() {
    // The pane beside the table tells the worst value and the meaning of the selected row in any case.
    constexpr int leastWidthForWorst = 1000;
    constexpr int leastWidthForMeaning = 1150;
    const int width = viewport()->width();
    const bool meaning = m_model.columnHasContent(AttributeModel::MeaningColumn) && width >= leastWidthForMeaning;
    // Names are what a row is found by, so they have the room they need.
    const int stretched = meaning ? AttributeModel::MeaningColumn : AttributeModel::RawColumn;
    for (int column = 0; column < AttributeModel::columns; ++column) {
        bool wanted = m_model.columnHasContent(column);
        if (column == AttributeModel::NameColumn || column == stretched) {
            wanted = true;
        } else if (column == AttributeModel::MeaningColumn) {
            wanted = false;
        } else if (column == AttributeModel::WorstColumn) {
            wanted = wanted && width >= leastWidthForWorst;
        }
        m_table->setColumnHidden(column, !wanted);
        m_table->horizontalHeader()->setSectionResizeMode(column, column == stretched ? QHeaderView::Stretch
                                                                                      : QHeaderView::ResizeToContents);
    }
}

void SmartPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    constexpr int leastBeside = 640;
    constexpr int widestDetail = 380;
    constexpr int leastTable = 300;
    const bool narrow = width() < leastBeside;
    m_row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_detail->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : widestDetail);
    m_table->setMinimumHeight(narrow ? leastTable : 0);
    showColumns();
}

void SmartPage::showEmptyText() {
    m_empty->setVisible(m_sorted->rowCount() == 0);
}

void SmartPage::showSelected() {
    const QModelIndex row = m_sorted->mapToSource(m_table->currentIndex());
    if (row.isValid()) {
        m_detail->show(m_model.attribute(row.row()), m_model.report(), m_assessment);
    } else {
        m_detail->showNothing();
    }
}

void SmartPage::copyTable() {
    QGuiApplication::clipboard()->setText(attributesCsv(m_model.report().attributes));
}

void SmartPage::saveTable() {
    saveAs(this, tr("Save the attributes"), fileNameFrom(m_driveName) + QStringLiteral(".csv"),
           tr("Comma-separated values (*.csv)"), attributesCsv(m_model.report().attributes).toUtf8());
}

} // namespace trimwright::ui
