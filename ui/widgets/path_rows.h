// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QObject>
// clang-format on

#include "core/drive/trim_path.h"

#include <QWidget>

class QVBoxLayout;

namespace trimwright::ui {

/// The layers between a filesystem and its drives, one line each: sign, name, and the fact the sign rests on. The layer
/// that keeps TRIM from a drive stands out.
class PathRows : public QWidget {
    Q_OBJECT

  public:
    explicit PathRows(QWidget* parent = nullptr);

    void show(const TrimPath& path);
    using QWidget::show;

  private:
    QVBoxLayout* m_rows;
    TrimPath m_path; ///< As it is shown: the same again moves nothing.
};

} // namespace trimwright::ui
