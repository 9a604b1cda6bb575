// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QProgressBar;
class QPushButton;

namespace trimwright::ui {

class Text;

/// What is under way, how far it is, and a button that stops it.
class RunLine : public QWidget {
    Q_OBJECT

  public:
    explicit RunLine(const QString& progressName, QWidget* parent = nullptr);

    /// `fraction` 0…1; below 0: nobody knows.
    void show(const QString& title, const QString& detail, double fraction, bool cancelling);
    using QWidget::show;

  Q_SIGNALS:
    void cancelRequested();

  private:
    Text* m_title;
    Text* m_detail;
    QPushButton* m_cancel;
    QProgressBar* m_bar;
};

} // namespace trimwright::ui
