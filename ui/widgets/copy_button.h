// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QTimer>

namespace trimwright::ui {

/// A small line of text that is copied when it is pressed.
class CopyButton : public QAbstractButton {
    Q_OBJECT

  public:
    explicit CopyButton(QWidget* parent = nullptr);

    /// Shows `label`, copies `value`; an empty value hides the button.
    void setContent(const QString& label, const QString& value, const QString& accessibleName);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString shownText() const;

    QString m_value;
    QTimer m_copied; ///< While it runs, "copied" is shown.
};

} // namespace trimwright::ui
