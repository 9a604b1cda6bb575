// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <functional>

namespace trimwright::ui {

class LinePlot;

/// What can be taken out of a chart: its numbers, its picture, or a table to read.
class PlotMenu : public QPushButton {
    Q_OBJECT

  public:
    explicit PlotMenu(LinePlot* plot, QWidget* parent = nullptr);

  private:
    void showTable();

    LinePlot* m_plot;
};

/// Puts a picture of the widget into the clipboard, twice as fine as it is shown.
void copyPictureOf(QWidget* widget);

} // namespace trimwright::ui
