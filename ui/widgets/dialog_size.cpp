// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialog_size.h"

#include <QDialog>
#include <QLayout>
#include <algorithm>

namespace trimwright::ui {

void fitHeight(QDialog* dialog) {
    dialog->ensurePolished();
    QLayout* const layout = dialog->layout();
    layout->activate();
    const int width = std::max({dialog->minimumWidth(), layout->totalMinimumSize().width(),
                                dialog->isVisible() ? dialog->width() : layout->totalSizeHint().width()});
    dialog->resize(width, layout->totalHeightForWidth(width));
}

} // namespace trimwright::ui
