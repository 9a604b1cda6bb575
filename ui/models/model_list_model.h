// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/drive_model.h"

#include <QAbstractListModel>
#include <QString>
#include <utility>
#include <vector>

namespace trimwright::ui {

/// The drive models that can be emulated, in the emulator's order. GUI thread.
class ModelListModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        DetailRole = Qt::UserRole, ///< What tells it from its sisters: "launch firmware · no TRIM"
        PictureRole,               ///< Path of its picture, an SVG in the program's resources
    };

    using QAbstractListModel::QAbstractListModel;

    static const emulator::DriveModel& model(int row) { return emulator::driveModels()[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
};

/// The picture of a model: the file whose name is its key, or the longest beginning of it that has one.
QString modelPicture(const std::string& key);

/// "firmware" → "2CV102HA" and so on, in the order to show them.
std::vector<std::pair<QString, QString>> modelFacts(const emulator::DriveModel& model);

} // namespace trimwright::ui
