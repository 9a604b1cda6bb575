// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QStyledItemDelegate>
#include <QWidget>

namespace trimwright::ui {

/// Draws a drive model to choose: its picture, title and the facts that tell it from the others.
class ModelDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// A model's picture on a quiet ground.
class ModelPicture : public QWidget {
    Q_OBJECT

  public:
    explicit ModelPicture(QWidget* parent = nullptr);

    void setPicture(const QString& path, const QString& accessibleName);

    QSize sizeHint() const override { return {360, 210}; }
    QSize minimumSizeHint() const override { return {240, 150}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString m_path;
};

/// An SVG drawn at this size, as fine as the screen is; kept, as it is drawn again and again. Null: it cannot be read.
QPixmap modelPixmap(const QString& path, const QSize& size, double devicePixelRatio);

} // namespace trimwright::ui
