// SPDX-License-Identifier: GPL-3.0-or-later
// The monitor starts with the session, or not: entries as desktops read and write them.
#include "app/common/autostart.h"
#include "app/common/places.h"
#include "core/base/file.h"
#include "tests/fakes/temporary_directory.h"
#include "tests/paths.h"

#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>

namespace trimwright::app {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* packaged = "# a comment\n[Desktop Entry]\nType=Application\nName=Trimwright monitor\n"
                                 "Exec=/bin/true\nTryExec=/bin/true\nX-GNOME-Autostart-enabled=true\n"
                                 "\n[Desktop Action x]\nHidden=true\nName=Other\n";

class AutostartTest : public ::testing::Test {
  protected:
    void SetUp() override { write(first, ""); }

    static void write(const std::filesystem::path& folder, const std::string& text) {
        std::filesystem::create_directories(folder);
        if (!text.empty()) {
            std::ofstream(folder / "trimwright-monitor.desktop") << text;
        }
    }
    std::string userText() const { return readFile(autostart.userEntry()).value_or(""); }

    trimwright::testing::TemporaryDirectory directory;
    std::filesystem::path user = directory.path() / "home" / "autostart";
    std::filesystem::path first = directory.path() / "first";
    std::filesystem::path second = directory.path() / "second";
    Autostart autostart{user, {first, second}, "/bin/true"};
};

TEST_F(AutostartTest, APackagedEntryIsTurnedOffByOneOfTheUserAndOnByTakingItAway) {
    write(second, packaged);
    EXPECT_TRUE(autostart.enabled());
    ASSERT_TRUE(autostart.enable(true));
    EXPECT_FALSE(std::filesystem::exists(user)) << "nothing to do";
    ASSERT_TRUE(autostart.enable(false));
    EXPECT_FALSE(autostart.enabled());
    EXPECT_THAT(userText(), HasSubstr("[Desktop Entry]\nHidden=true\nType=Application\n"));
    EXPECT_THAT(userText(), HasSubstr("[Desktop Action x]\nHidden=true\n")) << "of another group";
    ASSERT_TRUE(autostart.enable(true));
    EXPECT_TRUE(autostart.enabled());
    EXPECT_FALSE(std::filesystem::exists(autostart.userEntry()));
    EXPECT_EQ(readFile(second / "trimwright-monitor.desktop").value(), packaged);
}

TEST_F(AutostartTest, TheMostImportantFolderDecides) {
    write(first, "[Desktop Entry]\nType=Application\nExec=/bin/true\nHidden=true\n");
    write(second, packaged);
    EXPECT_FALSE(autostart.enabled());
    ASSERT_TRUE(autostart.enable(true)) << "the user may want what the administrator left out";
    EXPECT_TRUE(autostart.enabled());
    EXPECT_THAT(userText(), Not(HasSubstr("Hidden")));
}

TEST_F(AutostartTest, WhatDesktopsWriteIsUnderstoodAndKept) {
    write(second, packaged);
    for (const char* off :
         {"[Desktop Entry]\nType=Application\nExec=/bin/true --mine\nX-GNOME-Autostart-enabled=false\n",
          "[Desktop Entry]\nHidden = true\nType=Application\nExec=/bin/true --mine"}) {
        write(user, off);
        EXPECT_FALSE(autostart.enabled()) << off;
        ASSERT_TRUE(autostart.enable(true));
        EXPECT_TRUE(autostart.enabled()) << off;
        EXPECT_THAT(userText(), HasSubstr("Exec=/bin/true --mine"));
        ASSERT_TRUE(autostart.enable(false));
        EXPECT_FALSE(autostart.enabled());
        EXPECT_THAT(userText(), HasSubstr("Exec=/bin/true --mine"));
    }
}

TEST_F(AutostartTest, WithoutAPackageTheEntryIsTheUsersOwn) {
    EXPECT_FALSE(autostart.enabled());
    ASSERT_TRUE(autostart.enable(true));
    EXPECT_TRUE(autostart.enabled());
    EXPECT_THAT(userText(), HasSubstr("\nExec=\"/bin/true\"\n"));
    ASSERT_TRUE(autostart.enable(false));
    EXPECT_FALSE(std::filesystem::exists(autostart.userEntry()));
    EXPECT_FALSE(autostart.enabled());
}

TEST_F(AutostartTest, AnEntryOfAProgramThatIsGoneStartsNothingAndIsReplaced) {
    const Autostart moved(user, {first}, directory.path() / "gone");
    ASSERT_TRUE(moved.enable(true));
    EXPECT_FALSE(moved.enabled());
    EXPECT_FALSE(autostart.enabled());
    ASSERT_TRUE(autostart.enable(true));
    EXPECT_TRUE(autostart.enabled());
    EXPECT_THAT(userText(), HasSubstr("TryExec=/bin/true\n"));
}

TEST_F(AutostartTest, APathOfAnyKindIsQuotedForTheDesktop) {
    const Autostart odd(user, {first}, R"(/opt/my $drives/100%/a\b"c)");
    ASSERT_TRUE(odd.enable(true));
    EXPECT_THAT(userText(), HasSubstr(R"(Exec="/opt/my \\$drives/100%%/a\\\\b\\"c")"));
}

TEST_F(AutostartTest, AFolderThatCannotBeMadeIsAnError) {
    std::ofstream(directory.path() / "file") << "x";
    const Autostart impossible(directory.path() / "file" / "autostart", {second}, "/bin/true");
    const auto done = impossible.enable(true);
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().message, HasSubstr("file/autostart"));
}

TEST(AutostartFolders, FollowTheEnvironment) {
    ::setenv("HOME", "/home/someone", 1);
    ::unsetenv("XDG_CONFIG_HOME");
    ::unsetenv("XDG_CONFIG_DIRS");
    EXPECT_EQ(userAutostartFolder(), "/home/someone/.config/autostart");
    EXPECT_EQ(systemAutostartFolders(), std::vector<std::filesystem::path>{"/etc/xdg/autostart"});
    ::setenv("XDG_CONFIG_HOME", "/config", 1);
    ::setenv("XDG_CONFIG_DIRS", "/one:relative::/two", 1);
    EXPECT_EQ(userAutostartFolder(), "/config/autostart");
    EXPECT_EQ(systemAutostartFolders(), (std::vector<std::filesystem::path>{"/one/autostart", "/two/autostart"}));
    ::unsetenv("XDG_CONFIG_HOME");
    ::unsetenv("XDG_CONFIG_DIRS");
}

} // namespace
} // namespace trimwright::app
