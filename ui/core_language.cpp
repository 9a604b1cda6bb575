// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/core_language.h"

#include "core/base/translate.h"

#include <QLocale>
#include <QTranslator>
#include <memory>

namespace trimwright::ui {

void speakCore(const QTranslator* words, const QLocale& numbers) {
    if (words == nullptr) {
        const NumberStyle style{".", numbers.groupSeparator().toStdString()};
        const bool english = numbers.decimalPoint() == QLatin1String("."); // as in the sentences of core
        setCatalogue(english ? std::make_shared<const Catalogue>(Catalogue::Texts{}, style, "en") : nullptr);
        return;
    }
    Catalogue::Texts texts;
    for (const char* text : coreTexts()) {
        texts.emplace_back(text, words->translate("core", text).toStdString());
    }
    const QString language = QLocale(words->language()).name().section(QLatin1Char('_'), 0, 0);
    setCatalogue(std::make_shared<const Catalogue>(
        texts, NumberStyle{numbers.decimalPoint().toStdString(), numbers.groupSeparator().toStdString()},
        language.toStdString()));
}

} // namespace trimwright::ui
