// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace trimwright::ui {

/// Keeps the keyboard where it was at work: when the control that has the focus is hidden or switched off, Qt hands the
/// focus to whatever comes next in the window, often far away. The ward gives it to what has taken the control's place
/// in its row or card; where nothing has, it rests there and comes back with the control. Leaves a page that is
/// hidden as a whole alone.
class FocusWard : public QObject {
    Q_OBJECT

  public:
    /// Guards all that is inside of `area`, now and later; its child.
    explicit FocusWard(QWidget* area);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void watchChange(QWidget* old, QWidget* now);
    void settle();

    QWidget* m_area;
    QPointer<QWidget> m_lost; ///< The control that had the focus and cannot have it now.
    QPointer<QWidget> m_rest; ///< Where the focus went meanwhile.
};

} // namespace trimwright::ui
