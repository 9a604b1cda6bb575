// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

class QTimer;

namespace trimwright::ui {

class Text;

/// A line at the foot of the window that says where a file was saved and leads there. It goes by itself after a while
/// in which nobody turned to it.
class SavedBar : public QStatusBar {
    Q_OBJECT

  public:
    /// Says it in the window that `asker` belongs to, also behind a dialog that is about to close, and to screen
    /// readers. The line is made when the first file was saved.
    static void tell(QWidget* asker, const QString& file);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    SavedBar();
    void showFile(const QString& file);
    void open(const QString& path);
    void say(const QString& words);
    void goAway();

    QString m_file;
    Text* m_words;
    QTimer* m_time;
};

} // namespace trimwright::ui
