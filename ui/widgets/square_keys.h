// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette.h"

#include <QFontMetrics>
#include <QPoint>
#include <QString>
#include <QWidget>
#include <vector>

namespace trimwright::ui {

/// What the colours and shapes of squares and bars mean, on one line where all have room on it.
class SquareKeys : public QWidget {
    Q_OBJECT

  public:
    enum class Shape { square, frame, corner, cross };
    struct Key {
        Colour colour;
        QString text;
        Shape shape = Shape::square;
    };

    explicit SquareKeys(QWidget* parent = nullptr);

    void setKeys(std::vector<Key> keys);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    static QFontMetrics metrics();
    static int lineHeight();
    static int widthOf(const Key& key);
    /// Where the keys begin in lines of this width.
    std::vector<QPoint> places(int width) const;
    void paintKey(QPainter& painter, const QRect& box, const Key& key) const;

    std::vector<Key> m_keys;
};

} // namespace trimwright::ui
