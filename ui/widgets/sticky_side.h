// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QScrollArea;

namespace trimwright::ui {

/// A column beside a long page that stays in sight while the page scrolls. What stands in it is as high as it likes,
/// but no higher than can be seen.
class StickySide : public QWidget {
    Q_OBJECT

  public:
    StickySide(QWidget* content, int width, QWidget* parent = nullptr);

    /// How high the content likes to be; it may change.
    void setWantedHeight(int height);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void findPage();
    void place();

    QWidget* m_content;
    int m_wantedHeight = 0;
    QScrollArea* m_page = nullptr; ///< It contains us.
};

} // namespace trimwright::ui
