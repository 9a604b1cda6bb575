// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

namespace trimwright::ui {

/// The experiments to choose from, in the emulator's order. GUI thread.
class ExperimentListModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { DetailRole = Qt::UserRole }; ///< Where the figures to compare with come from.

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
};

} // namespace trimwright::ui
