// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;

namespace trimwright::ui {

/// Gives a dialog with wrapped texts the height that they need at its width; what Qt chooses is that of narrower ones.
/// To be called again whenever something in it was shown or hidden.
void fitHeight(QDialog* dialog);

} // namespace trimwright::ui
