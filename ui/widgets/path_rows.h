// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace trimwright {
struct TrimPath;
} // namespace trimwright

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
};

} // namespace trimwright::ui
