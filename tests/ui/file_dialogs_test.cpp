// SPDX-License-Identifier: GPL-3.0-or-later
// Files that the user saves: their names, where they go, and the word that they are there.
#include "ui/file_dialogs.h"
#include "ui/widgets/saved_bar.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTimer>
#include <QUrl>
#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

/// What a desktop was asked to open; the browser is but an object that takes addresses.
class Opened {
  public:
    Opened() { QDesktopServices::setUrlHandler(QStringLiteral("file"), &m_browser, "setSource"); }
    ~Opened() { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    QString last() const { return m_browser.source().toLocalFile(); }

  private:
    QTextBrowser m_browser;
};

class SavedFileTest : public ::testing::Test {
  protected:
    SavedFileTest() {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        window.resize(900, 600);
        window.show();
    }

    /// Saves from `asker` under a name that is typed into the dialog.
    bool save(QWidget* asker, const QString& typed) {
        QTimer::singleShot(0, &window, [typed] {
            auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(typed);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        return saveAs(asker, QStringLiteral("Save"), QStringLiteral("drive.csv"), QStringLiteral("Values (*.csv)"),
                      "1,2");
    }
    SavedBar* bar() { return window.findChild<SavedBar*>(); }

    QTemporaryDir folder;
    QMainWindow window;
};

TEST_F(SavedFileTest, ANameWithoutASuffixGetsOne) {
    ASSERT_TRUE(save(&window, folder.filePath(QStringLiteral("mine"))));
    EXPECT_TRUE(QFile::exists(folder.filePath(QStringLiteral("mine.csv"))));
    ASSERT_TRUE(save(&window, folder.filePath(QStringLiteral("mine.txt"))));
    EXPECT_TRUE(QFile::exists(folder.filePath(QStringLiteral("mine.txt"))));
}

TEST_F(SavedFileTest, TheWindowSaysWhereItIsAndLeadsThere) {
    EXPECT_EQ(bar(), nullptr) << "made only when there is something to say";
    {
        QDialog dialog(&window); // as the one for reports, which closes then
        ASSERT_TRUE(save(&dialog, folder.filePath(QStringLiteral("mine"))));
    }
    ASSERT_NE(bar(), nullptr);
    EXPECT_TRUE(bar()->isVisible());
    const QString file = folder.filePath(QStringLiteral("mine.csv"));
    EXPECT_TRUE(bar()->accessibleName().contains(file)) << bar()->accessibleName().toStdString();
    Opened opened;
    bar()->findChild<QPushButton*>(QStringLiteral("openSaved"))->click();
    EXPECT_EQ(opened.last(), file);
    bar()->findChild<QPushButton*>(QStringLiteral("showSaved"))->click();
    EXPECT_EQ(opened.last(), folder.path());
    bar()->findChild<QPushButton*>(QStringLiteral("closeSaved"))->click();
    EXPECT_FALSE(bar()->isVisible());
    ASSERT_TRUE(save(&window, folder.filePath(QStringLiteral("second"))));
    EXPECT_EQ(window.findChildren<SavedBar*>().size(), 1);
    EXPECT_TRUE(bar()->isVisible());
}

TEST_F(SavedFileTest, ThatItCouldNotBeWrittenIsNoSuccess) {
    QTimer::singleShot(200, &window, [] { // the question behind the file dialog
        if (auto* const box = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            box->accept();
        }
    });
    EXPECT_FALSE(save(&window, QStringLiteral("/proc/mine")));
    EXPECT_EQ(bar(), nullptr);
}

TEST_F(SavedFileTest, DialogsBeginInTheDocumentsAndThenWhereTheLastFileWas) {
    const QByteArray before = qgetenv("XDG_CONFIG_HOME");
    const QString documents = folder.filePath(QStringLiteral("Papers"));
    ASSERT_TRUE(QDir().mkpath(documents));
    QFile names(folder.filePath(QStringLiteral("user-dirs.dirs")));
    ASSERT_TRUE(names.open(QIODevice::WriteOnly));
    names.write("XDG_DOCUMENTS_DIR=\"" + documents.toUtf8() + "\"\n");
    names.close();
    qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
    {
        const QTemporaryDir stick;
        rememberFolderOf(stick.filePath(QStringLiteral("one.csv")));
        EXPECT_EQ(fileFolder(), stick.path());
    } // and it was drawn
    EXPECT_EQ(fileFolder(), documents);
    ASSERT_TRUE(QDir().rmdir(documents));
    EXPECT_EQ(fileFolder(), QDir::homePath());
    before.isEmpty() ? qunsetenv("XDG_CONFIG_HOME") : qputenv("XDG_CONFIG_HOME", before);
}

} // namespace
} // namespace trimwright::ui
