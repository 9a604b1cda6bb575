// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/experiment_list_model.h"

#include "ui/format.h"
#include "ui/models/experiment_text.h"

namespace trimwright::ui {

int ExperimentListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(emulator::experiments().size());
}

QVariant ExperimentListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const emulator::ExperimentInfo& info = emulator::experiments()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return sentence(info.title);
    case DetailRole:
        return experimentSourceText(info);
    case Qt::ToolTipRole:
        return sentence(info.title) + QLatin1Char('\n') + sentence(info.explanation);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(sentence(info.title), experimentSourceText(info));
    default:
        return {};
    }
}

} // namespace trimwright::ui
