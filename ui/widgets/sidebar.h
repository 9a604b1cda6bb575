// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_model.h"

#include <QWidget>

class QAction;
class QLineEdit;
class QListView;
class QMenu;
class QPushButton;

namespace trimwright::ui {

class DriveFilter;
class Text;

/// The list of drives and what stands at its foot.
class Sidebar : public QWidget {
    Q_OBJECT

  public:
    Sidebar(DriveModel* model, bool canAdd, QWidget* parent = nullptr);

    void select(int row);
    /// The drive that was chosen last, also while a search hides it; -1: none.
    int selectedRow() const { return m_chosen.isValid() ? m_chosen.row() : -1; }
    void focusSearch();
    QMenu* menu() { return m_menu; }        ///< Of the button at the foot, to be filled.
    QAction* removal() { return m_remove; } ///< Of the chosen drive, if it can be: removeRequested(). For the menu.
    QListView* list() { return m_list; }

  Q_SIGNALS:
    void listed(); ///< DriveModel::listed(), once the rows are seen: making a page takes longer than painting them.
    void selected(int row);  ///< -1: none
    void activated(int row); ///< Enter or double click
    void addRequested();
    void removeRequested(int row); ///< An emulated drive or a saved report

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void makeList();
    void showMenu(const QPoint& at);
    void showSearch(bool shown);
    void takeListing();
    void goOn();
    void showState();
    void search(const QString& text);
    void take(const QModelIndex& shown);

    DriveModel* m_model;
    DriveFilter* m_shown;
    QPersistentModelIndex m_chosen; ///< Of m_model.
    bool m_painted = false;
    bool m_searching = false; ///< The rows change because of the search, not by the user's choice.
    QLineEdit* m_search;
    QListView* m_list;
    Text* m_state;
    QWidget* m_foot = nullptr;
    QPushButton* m_add;
    QMenu* m_menu;
    QAction* m_remove; ///< Closes it, if it is a saved report.
};

} // namespace trimwright::ui
