// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace trimwright::ui {

/// With ordinary spaces in place of those that do not break, which nobody can tell apart in a test.
inline QString spaced(QString text) {
    return text.replace(QChar(0x00a0), QLatin1Char(' '));
}

} // namespace trimwright::ui
