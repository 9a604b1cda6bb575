// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QStyleOption;

namespace trimwright::ui {

/// A round button of which one in a group holds, in the colours of our check boxes.
void paintRadioButton(const QStyleOption* option, QPainter* painter);

} // namespace trimwright::ui
