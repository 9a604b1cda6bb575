// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;

namespace trimwright::ui {

/// Gives a dialog the height that its wrapped texts need at the width it has: what Qt chooses is that of a narrower
/// one.
void fitHeight(QDialog* dialog);

} // namespace trimwright::ui
