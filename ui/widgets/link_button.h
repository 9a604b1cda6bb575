// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace trimwright::ui {

/// A quiet button for the head of a card: words that lead somewhere, no higher than the title and without a margin, so
/// that it ends where the card's contents do.
class LinkButton : public QAbstractButton {
    Q_OBJECT

  public:
    explicit LinkButton(const QString& text, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QFont linkFont() const;
};

} // namespace trimwright::ui
