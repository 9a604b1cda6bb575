// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <optional>

class QWidget;

// What a widget of ours is to a screen reader. Its name and description are those of QWidget; Qt takes every class that
// it does not know for a box with nothing to say. Main thread.
namespace trimwright::ui {

/// In its constructor, before it gets a name: a painted thing (chart, graphic: read as one; text) or a group of others.
/// While it has neither a name nor a value it is passed over.
void setAccessibleRole(QWidget* widget, QAccessible::Role role);

/// Several texts that make one sentence together, such as a name and its value: `name` is read, what lies inside is
/// not.
void readAsOne(QWidget* widget, const QString& name, const QString& description = {});

/// Has its text read out now, whatever is being read.
void announce(QWidget* widget);

/// How much a painted widget with a role shows, 0 to 100; none: it is not known.
void setAccessibleValue(QWidget* widget, std::optional<int> percent);

} // namespace trimwright::ui
