// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialog_size.h"

#include <QDialog>
#include <QLayout>
#include <algorithm>

namespace trimwright::ui {

void fitHeight(QDialog* dialog) {
    dialog->ensurePolished();
    QLayout* const layout = dialog->layout();
    layout->setSizeConstraint(QLayout::SetNoConstraint); // it knows no height but that of the texts at their own width
    layout->activate();
    const int shown = dialog->isVisible() ? dialog->width() : layout->totalSizeHint().width();
    const int width = std::max({dialog->minimumWidth(), layout->totalMinimumSize().width(), shown});
    const int height = layout->totalHeightForWidth(width);
    dialog->setMinimumSize(width, height);
    dialog->resize(width, height);
}

} // namespace trimwright::ui
