// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;

namespace trimwright::ui {

/// A few choices side by side, of which one holds. The arrow keys move between them.
class ChoiceRow : public QWidget {
    Q_OBJECT

  public:
    ChoiceRow(const QString& name, const QStringList& choices, QWidget* parent = nullptr);

    /// Other choices in the place of these; the one that holds stays where it is, or is the first.
    void setChoices(const QStringList& choices);

    int chosen() const;
    void choose(int choice); ///< Tells of it.

  Q_SIGNALS:
    void changed(int choice);

  private:
    QString m_name;
    QButtonGroup* m_buttons;
};

} // namespace trimwright::ui
