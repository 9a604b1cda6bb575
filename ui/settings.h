// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/drive/drive.h"
#include "ui/format.h"

#include <QString>
#include <cstdint>
#include <optional>

namespace trimwright::ui {

enum class Language { system, english, german };
enum class Theme { system, light, dark };

/// What the user has chosen. The defaults are those of a first start.
struct Settings {
    ByteUnits units = ByteUnits::decimal;
    Language language = Language::system;
    Theme theme = Theme::system;
    bool welcomed = false; ///< The welcome was read and put away.

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Where the choices are kept: one small INI file. GUI thread.
class SettingsFile {
  public:
    /// Empty: trimwright/trimwright.conf in the user's folder for settings (~/.config).
    explicit SettingsFile(QString path = {});

    Settings read() const;
    void write(const Settings& settings) const;

    /// What the maker rates a drive for, in bytes written, as the user has entered it; nothing: not known.
    std::optional<std::uint64_t> ratedWritesBytes(const DriveId& drive) const;
    void setRatedWritesBytes(const DriveId& drive, std::optional<std::uint64_t> bytes) const;

  private:
    QString m_path;
};

/// Puts units and theme into force at once, for the whole program.
void apply(const Settings& settings);

/// Puts the language into force: texts of ours and of Qt, numbers and dates, the direction of writing. Windows that are
/// open keep theirs. Without a translation the texts are English, while numbers and dates are the desktop's. "-reverse"
/// on the command line mirrors the window in any language.
void installLanguage(Language language);

/// "system", "en" or "de".
std::optional<Language> languageCalled(const QString& word);

} // namespace trimwright::ui
