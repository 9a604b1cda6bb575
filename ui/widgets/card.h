// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/text.h"

#include <QFrame>
#include <QVBoxLayout>

namespace trimwright::ui {

/// A raised area with a title. Contents go into body().
class Card : public QFrame {
    Q_OBJECT

  public:
    explicit Card(const QString& title = {}, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    QVBoxLayout* body() { return m_body; }
    /// The line of the title, to put something at its far end.
    QHBoxLayout* head() { return m_head; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QVBoxLayout* m_body;
    QHBoxLayout* m_head;
    Text* m_title;
};

} // namespace trimwright::ui
