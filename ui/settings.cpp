// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings.h"

#include "ui/core_language.h"
#include "ui/style.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <QTranslator>
#include <array>
#include <memory>
#include <utility>
#include <vector>

/// A library's resources are linked only where something asks for them; the macro has to stand outside any namespace.
static void initTranslations() {
    Q_INIT_RESOURCE(translations);
}

namespace trimwright::ui {
namespace {

template <class T>
using SettingWords = std::array<std::pair<T, const char*>, 3>;

constexpr SettingWords<ByteUnits> unitWords{
    {{ByteUnits::decimal, "decimal"}, {ByteUnits::binary, "binary"}, {ByteUnits::decimal, ""}}};
constexpr SettingWords<Language> languageWords{
    {{Language::system, "system"}, {Language::english, "en"}, {Language::german, "de"}}};
constexpr SettingWords<Theme> themeWords{{{Theme::system, "system"}, {Theme::light, "light"}, {Theme::dark, "dark"}}};

/// What the file says; a word that nobody knows is as none.
template <class T>
T valueOf(const QSettings& file, const char* key, const SettingWords<T>& words) {
    const QString word = file.value(QLatin1String(key)).toString();
    for (const auto& [value, text] : words) {
        if (word == QLatin1String(text)) {
            return value;
        }
    }
    return words.front().first;
}

template <class T>
QString wordOf(T value, const SettingWords<T>& words) {
    for (const auto& [known, text] : words) {
        if (known == value) {
            return QLatin1String(text);
        }
    }
    return {};
}

/// An id may hold what separates groups in the file.
QString ratedWritesKey(const DriveId& drive) {
    return QStringLiteral("rated_writes/") +
           QString::fromLatin1(QByteArray::fromStdString(drive.value).toPercentEncoding("", "%"));
}

std::unique_ptr<QTranslator> translator(const QLocale& locale, const QString& name, const QString& folder) {
    auto made = std::make_unique<QTranslator>();
    return made->load(locale, name, QStringLiteral("_"), folder) ? std::move(made) : nullptr;
}

} // namespace

SettingsFile::SettingsFile(QString path) : m_path(std::move(path)) {
    if (m_path.isEmpty()) {
        m_path = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                 QStringLiteral("/trimwright/trimwright.conf");
    }
}

Settings SettingsFile::read() const {
    const QSettings file(m_path, QSettings::IniFormat);
    Settings settings;
    settings.units = valueOf(file, "units", unitWords);
    settings.language = valueOf(file, "language", languageWords);
    settings.theme = valueOf(file, "theme", themeWords);
    settings.welcomed = file.value(QStringLiteral("welcomed"), false).toBool();
    return settings;
}

void SettingsFile::write(const Settings& settings) const {
    QSettings file(m_path, QSettings::IniFormat);
    file.setValue(QStringLiteral("units"), wordOf(settings.units, unitWords));
    file.setValue(QStringLiteral("language"), wordOf(settings.language, languageWords));
    file.setValue(QStringLiteral("theme"), wordOf(settings.theme, themeWords));
    file.setValue(QStringLiteral("welcomed"), settings.welcomed);
}

std::optional<std::uint64_t> SettingsFile::ratedWritesBytes(const DriveId& drive) const {
    bool isNumber = false;
    const auto bytes = QSettings(m_path, QSettings::IniFormat).value(ratedWritesKey(drive)).toULongLong(&isNumber);
    return isNumber && bytes > 0 ? std::optional<std::uint64_t>(bytes) : std::nullopt;
}

void SettingsFile::setRatedWritesBytes(const DriveId& drive, std::optional<std::uint64_t> bytes) const {
    QSettings file(m_path, QSettings::IniFormat);
    if (bytes) {
        file.setValue(ratedWritesKey(drive), static_cast<qulonglong>(*bytes));
    } else {
        file.remove(ratedWritesKey(drive));
    }
}

void apply(const Settings& settings) {
    setByteUnits(settings.units);
    std::optional<Scheme> forced;
    if (settings.theme != Theme::system) {
        forced = settings.theme == Theme::dark ? Scheme::dark : Scheme::light;
    }
    const auto* style = dynamic_cast<const Style*>(QApplication::style());
    if (style == nullptr || style->forced() != forced) {
        QApplication::setStyle(new Style(forced));
    }
}

void installLanguage(Language language) {
    QLocale locale = QLocale::system();
    QLocale words = locale; // may differ: the desktop can speak one language and count in another
    if (language != Language::system) {
        const QLocale::Language wanted = language == Language::german ? QLocale::German : QLocale::English;
        if (locale.language() != wanted) {
            locale = wanted == QLocale::English ? QLocale(wanted, QLocale::UnitedKingdom) : QLocale(wanted);
        }
        words = QLocale(wanted, locale.territory());
    }
    QLocale::setDefault(locale);
    static std::vector<std::unique_ptr<QTranslator>> installed;
    installed.clear(); // a translator leaves the application when it goes
    const auto add = [](std::unique_ptr<QTranslator> made) {
        if (made && QCoreApplication::installTranslator(made.get())) {
            installed.push_back(std::move(made));
        }
    };
    initTranslations();
    const QString ours = QStringLiteral(":/translations");
    const QString program = QStringLiteral("trimwright");
    const QLocale english(QLocale::English);
    auto translated = translator(words, program, ours);
    const QLocale spoken = translated ? QLocale(translated->language()) : english;
    if (!translated || spoken.language() != QLocale::English) {
        add(translator(english, program, ours)); // its plural forms, where nothing else is known
    }
    add(translator(spoken, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    speakCore(translator(spoken, QStringLiteral("trimwright-core"), ours).get(), locale);
    add(std::move(translated));
    static const bool mirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft; // by "-reverse"
    QGuiApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : locale.textDirection());
}

std::optional<Language> languageCalled(const QString& word) {
    for (const auto& [language, name] : languageWords) {
        if (word == QLatin1String(name)) {
            return language;
        }
    }
    return std::nullopt;
}

} // namespace trimwright::ui
