// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QSortFilterProxyModel>
// clang-format on

#include "ui/models/drive_model.h"

namespace trimwright::ui {

/// The drives of the sidebar that a search finds: by model, serial number, node or state. Groups keep their titles.
class DriveFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    explicit DriveFilter(DriveModel* drives, QObject* parent = nullptr);

    void search(const QString& text);

    QVariant data(const QModelIndex& index, int role) const override;

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    const DriveEntry& entryAt(int row) const; ///< Of a row of this model.

    DriveModel* m_drives;
    QStringList m_words;
};

} // namespace trimwright::ui
