// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QAbstractTableModel>
// clang-format on

#include "core/drive/self_test.h"
#include "ui/models/drive_text.h"

namespace trimwright::ui {

/// "Short", "Extended" …
QString kindText(SelfTestKind kind);
Mark markOf(SelfTestResult result);
/// "Short self-test at 11,180 h: no fault was found."
QString selfTestText(const SelfTestEntry& entry);

/// The self-tests that a drive remembers, newest first. GUI thread.
class SelfTestLogModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { TestColumn, ResultColumn, HoursColumn, DetailColumn };
    static constexpr int columns = DetailColumn + 1;
    enum Role {
        MarkSignRole = Qt::UserRole + 1, ///< int, Sign; as AttributeModel has it, so that its delegate draws it.
        MarkColourRole,                  ///< int, Colour
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setTests(const SelfTests& tests);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QString text(const SelfTestEntry& entry, int column) const;

    SelfTests m_tests;
};

} // namespace trimwright::ui
