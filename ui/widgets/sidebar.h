// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_model.h"

#include <QWidget>

class QListView;
class QPushButton;

namespace trimwright::ui {

class Text;

/// The list of drives and what stands at its foot.
class Sidebar : public QWidget {
    Q_OBJECT

  public:
    Sidebar(DriveModel* model, bool canAdd, QWidget* parent = nullptr);

    void select(int row);
    int selectedRow() const;
    QListView* list() { return m_list; }

  Q_SIGNALS:
    void selected(int row);  ///< -1: none
    void activated(int row); ///< Enter or double click
    void addRequested();
    void removeRequested(int row); ///< An emulated drive

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void showMenu(const QPoint& at);
    void showState();

    DriveModel* m_model;
    QListView* m_list;
    Text* m_state;
    QPushButton* m_add;
};

} // namespace trimwright::ui
