// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <Qt>

namespace trimwright::ui {

/// Qt::TextAlignmentRole of a cell or a column's title. Words begin where a line does; numbers end on the right in
/// every window, also in a mirrored one, so that units stand under units.
inline QVariant cellAlignment(bool number) {
    const Qt::Alignment side = number ? Qt::AlignRight | Qt::AlignAbsolute : Qt::Alignment(Qt::AlignLeft);
    return QVariant::fromValue(side | Qt::AlignVCenter);
}

} // namespace trimwright::ui
