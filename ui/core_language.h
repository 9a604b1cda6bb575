// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QLocale;
class QTranslator;

/// How the window makes core's words speak the user's language; see core/base/translate.h.
namespace trimwright::ui {

/// What core says, as it stands in its sources. In resources/translations/core_texts.cpp, written by a script.
const std::vector<const char*>& coreTexts();

/// From now on translated() says these words (context "core"), with numbers as the locale writes them; English for
/// nullptr. Call it before threads run.
void speakCore(const QTranslator* words, const QLocale& numbers);

} // namespace trimwright::ui
