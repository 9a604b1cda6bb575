// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/attribute_model.h"
#include "ui/pages/page.h"

class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;

namespace trimwright::ui {

class AttributeDetail;
class Card;
class NoticeCard;
class PlainTable;
class Text;

/// The SMART table or NVMe log: sort, filter, copy, save, and an explanation of the selected row.
class SmartPage : public Page {
    Q_OBJECT

  public:
    explicit SmartPage(QWidget* parent = nullptr);

  Q_SIGNALS:
    void noticeAction(Notice::Action action);

  protected:
    void showDrive(const DriveEntry& entry, DriveSession& session) override;

    void resizeEvent(QResizeEvent* event) override;

  private:
    void makeTable();
    void makeTools();
    void showSelected();
    void showColumns();
    void showTitle();
    bool isNarrow() const; ///< The explanation stands below the table.
    int firstRowThatMatters() const;
    void showEmptyText();
    void copyTable();
    void saveTable();

    AttributeModel m_model;
    QSortFilterProxyModel* m_sorted;
    QBoxLayout* m_row;             ///< The table and beside it, or below where it is narrow, what is selected.
    care::Assessment m_assessment; ///< Of the report in the model.
    QString m_driveName;
    NoticeCard* m_notice;
    Card* m_tableCard;
    PlainTable* m_table;
    QLineEdit* m_filter;
    QPushButton* m_copy;
    QPushButton* m_save;
    Text* m_empty;
    AttributeDetail* m_detail;
};

} // namespace trimwright::ui
