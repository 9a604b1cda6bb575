// SPDX-License-Identifier: GPL-3.0-or-later
// The translations against the sources: is everything there, and does it come into force?
#include "tests/paths.h"
#include "ui/format.h"
#include "ui/models/self_test_text.h"
#include "ui/settings.h"
#include "ui/widgets/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QLibraryInfo>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <gtest/gtest.h>
#include <map>

namespace trimwright::ui {
namespace {

struct Message {
    QStringList forms; ///< One, or one for each plural.
    bool finished = true;
};
/// By context, source and comment.
using Messages = std::map<QStringList, Message>;

Messages read(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    QXmlStreamReader xml(&file);
    Messages messages;
    QString context;
    QString source;
    QString comment;
    Message message;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        const auto name = xml.name();
        if (token == QXmlStreamReader::EndElement && name == QLatin1String("message")) {
            messages[{context, source, comment}] = message;
        } else if (token == QXmlStreamReader::StartElement) {
            if (name == QLatin1String("name")) {
                context = xml.readElementText();
            } else if (name == QLatin1String("message")) {
                source.clear();
                comment.clear();
                message = {};
            } else if (name == QLatin1String("source")) {
                source = xml.readElementText();
            } else if (name == QLatin1String("comment")) {
                comment = xml.readElementText();
            } else if (name == QLatin1String("translation")) {
                message.finished = !xml.attributes().hasAttribute(QLatin1String("type"));
                const QString text = xml.readElementText(QXmlStreamReader::SkipChildElements);
                if (!text.trimmed().isEmpty()) {
                    message.forms << text;
                }
            }
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return messages;
}

/// readElementText() leaves the plural forms out; they are read by themselves.
void readPlurals(const QString& path, Messages& messages) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    QString comment;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("source")) {
            source = xml.readElementText();
            comment.clear();
        } else if (xml.name() == QLatin1String("comment")) {
            comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages[{context, source, comment}].forms << xml.readElementText();
        }
    }
}

Messages messagesOf(const QString& path) {
    Messages messages = read(path);
    readPlurals(path, messages);
    return messages;
}

QString translations(const char* name) {
    return QString::fromStdString(testing::sourceFile("resources/translations/")) + QLatin1String(name);
}

QStringList placeholders(const QString& text) {
    static const QRegularExpression placeholder(QStringLiteral("%L?[n1-9]"));
    QStringList found;
    for (auto all = placeholder.globalMatch(text); all.hasNext();) {
        found << all.next().captured();
    }
    found.removeDuplicates();
    found.sort();
    return found;
}

std::string nameOf(const QStringList& key) {
    return key.join(QStringLiteral(" | ")).toStdString();
}

TEST(Translation, GermanIsComplete) {
    const Messages german = messagesOf(translations("trimwright_de.ts"));
    EXPECT_GT(german.size(), 700U);
    for (const auto& [key, message] : german) {
        EXPECT_TRUE(key[0].startsWith(QLatin1String("trimwright::"))) << nameOf(key); // else tr() does not find it
        EXPECT_TRUE(message.finished) << nameOf(key);
        EXPECT_FALSE(message.forms.isEmpty()) << nameOf(key);
        const QStringList wanted = placeholders(key[1]);
        EXPECT_EQ(message.forms.size(), wanted.contains(QStringLiteral("%Ln")) ? 2 : 1) << nameOf(key);
        for (const QString& form : message.forms) {
            EXPECT_FALSE(form.trimmed().isEmpty()) << nameOf(key);
        }
        if (!message.forms.isEmpty()) {
            EXPECT_EQ(placeholders(message.forms.back()), wanted) << nameOf(key);
        }
    }
}

TEST(Translation, EnglishHasItsPlurals) {
    const Messages english = messagesOf(translations("trimwright_en.ts"));
    EXPECT_GT(english.size(), 5U);
    for (const auto& [key, message] : english) {
        EXPECT_TRUE(message.finished) << nameOf(key);
        EXPECT_EQ(message.forms.size(), 2) << nameOf(key);
    }
}

TEST(Translation, SaysWhatTheSourcesSay) {
    const QString lupdate = QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lupdate");
    if (!QFileInfo(lupdate).isExecutable()) {
        GTEST_SKIP() << "lupdate is not installed (package qt6-l10n-tools).";
    }
    const QTemporaryDir fresh;
    for (const char* name : {"trimwright_de.ts", "trimwright_en.ts"}) {
        ASSERT_TRUE(QFile::copy(translations(name), fresh.filePath(QLatin1String(name))));
    }
    QProcess refresh;
    refresh.start(translations("refresh"), {lupdate, fresh.path()});
    ASSERT_TRUE(refresh.waitForFinished(120'000));
    EXPECT_EQ(refresh.exitCode(), 0);
    EXPECT_EQ(refresh.readAllStandardError().toStdString(), ""); // it understood every class
    for (const char* name : {"trimwright_de.ts", "trimwright_en.ts"}) {
        const Messages kept = messagesOf(translations(name));
        const Messages now = messagesOf(fresh.filePath(QLatin1String(name)));
        for (const auto& [key, message] : now) {
            EXPECT_TRUE(message.finished && kept.contains(key))
                << "To be translated in " << name << ": " << nameOf(key);
        }
        for (const auto& [key, message] : kept) {
            EXPECT_TRUE(now.contains(key)) << "No longer in the sources, but in " << name << ": " << nameOf(key);
        }
    }
}

class InLanguage : public ::testing::Test {
  protected:
    ~InLanguage() override {
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        installLanguage(Language::english);
    }
};

TEST_F(InLanguage, GermanWordsAndNumbersComeIntoForce) {
    installLanguage(Language::german);
    EXPECT_EQ(QCoreApplication::translate("trimwright::ui::DriveHeader", "Optimize now"), u"Jetzt optimieren");
    EXPECT_EQ(QString(bytesText(1'500'000'000)).replace(QChar(0x00a0), u' '), u"1,50 GB");
    EXPECT_EQ(QString(hoursText(11'180)).replace(QChar(0x00a0), u' '), u"11.180 h");
    EXPECT_EQ(durationText(std::chrono::seconds(60)), u"etwa 1 Minute");
    EXPECT_EQ(durationText(std::chrono::seconds(120)), u"etwa 2 Minuten");
    EXPECT_EQ(QLocale().decimalPoint(), u",");
    installLanguage(Language::english);
    EXPECT_EQ(QCoreApplication::translate("trimwright::ui::DriveHeader", "Optimize now"), u"Optimize now");
    EXPECT_EQ(durationText(std::chrono::seconds(60)), u"about 1 minute");
    EXPECT_EQ(QLocale().decimalPoint(), u".");
}

TEST_F(InLanguage, QtSpeaksItToo) {
    const QString words = QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_de.qm");
    if (!QFile::exists(words)) {
        GTEST_SKIP() << "Qt's own translations are not installed (package qt6-translations-l10n).";
    }
    installLanguage(Language::german);
    EXPECT_EQ(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Abbrechen");
    installLanguage(Language::english);
    EXPECT_EQ(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"Cancel");
}

TEST_F(InLanguage, NumbersAreKeptTogetherInAMirroredWindow) {
    EXPECT_FALSE(bytesText(5'000'000).contains(QChar(0x2066)));
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QString text = bytesText(5'000'000);
    EXPECT_TRUE(text.startsWith(QChar(0x2066)) && text.endsWith(QChar(0x2069)));
    EXPECT_EQ(isolated(QString()), QString());
}

/// From which to which column of its picture a label is not empty.
std::pair<int, int> inkOf(QWidget& label) {
    QImage picture(label.size(), QImage::Format_ARGB32);
    picture.fill(Qt::white);
    label.render(&picture, QPoint(), QRegion(), QWidget::RenderFlags());
    int first = picture.width();
    int last = -1;
    for (int x = 0; x < picture.width(); ++x) {
        for (int y = 0; y < picture.height(); ++y) {
            if (picture.pixel(x, y) != picture.pixel(picture.width() / 2, 0)) {
                first = std::min(first, x);
                last = x;
            }
        }
    }
    return {first, last};
}

TEST_F(InLanguage, AWordStandsWhereReadingBegins) {
    for (const auto flags :
         {Qt::TextInteractionFlags(Qt::NoTextInteraction), Qt::TextInteractionFlags(Qt::TextSelectableByMouse)}) {
        Text text(TextSize::body, Colour::text);
        text.setTextInteractionFlags(flags);
        text.setText(QStringLiteral("36.2 TB"));
        text.resize(400, 20);
        text.setLayoutDirection(Qt::RightToLeft);
        EXPECT_GT(inkOf(text).first, 300);
        text.setLayoutDirection(Qt::LeftToRight);
        EXPECT_LT(inkOf(text).second, 100);
    }
}

TEST(Languages, AreCalledByTheirWords) {
    EXPECT_EQ(languageCalled(QStringLiteral("de")), Language::german);
    EXPECT_EQ(languageCalled(QStringLiteral("en")), Language::english);
    EXPECT_EQ(languageCalled(QStringLiteral("system")), Language::system);
    EXPECT_EQ(languageCalled(QStringLiteral("tlh")), std::nullopt);
}

} // namespace
} // namespace trimwright::ui
