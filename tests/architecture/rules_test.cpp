// SPDX-License-Identifier: GPL-3.0-or-later
// Each rule must be able to fail: these trees break them on purpose.
#include "tests/architecture/rules.h"

#include <gmock/gmock.h>

namespace trimwright::architecture {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

SourceFile including(const std::string& path, const std::string& target) {
    return {path, "#include \"" + target + "\"\n"};
}

TEST(LayerRule, allowsWhatLiesBelow) {
    const Tree tree = {including("app/cli/a.cpp", "core/care/c.h"),
                       including("app/gui/a.cpp", "ui/u.h"),
                       including("core/emulator/e.cpp", "core/smart/s.h"),
                       including("core/smart/s.h", "core/drive/d.h"),
                       including("core/drive/d.h", "core/base/b.h"),
                       including("ui/u.h", "core/care/c.h"),
                       including("tests/x_test.cpp", "ui/u.h"),
                       {"core/base/b.h", "#include <string>\n"},
                       {"core/care/c.h", ""}};
    EXPECT_THAT(includesOutsideTheirLayer(tree), IsEmpty());
}

TEST(LayerRule, refusesWhatLiesAboveOrBeside) {
    const std::vector<std::pair<std::string, std::string>> forbidden = {
        {"core/base/x.h", "core/drive/y.h"},
        {"core/drive/x.h", "core/smart/y.h"},
        {"core/care/x.cpp", "core/smart/y.h"},
        {"core/care/x.cpp", "core/linux/y.h"},
        {"core/smart/x.cpp", "core/care/y.h"},
        {"core/linux/x.cpp", "core/emulator/y.h"},
        {"core/emulator/x.cpp", "core/care/y.h"},
        {"ui/x.cpp", "app/common/y.h"},
        {"app/cli/x.cpp", "ui/y.h"},
        {"app/cli/x.cpp", "app/gui/y.h"},
        {"app/common/x.cpp", "app/cli/y.h"},
        {"core/linux/x.cpp", "tests/fakes/y.h"},
    };
    for (const auto& [from, to] : forbidden) {
        const Tree tree = {including(from, to), {to, ""}};
        EXPECT_THAT(includesOutsideTheirLayer(tree), ElementsAre(HasSubstr(from + ":1 includes " + to)))
            << from << " may not include " << to;
    }
}

TEST(LayerRule, seesIncludesWithOddSpacing) {
    const Tree tree = {{"core/base/x.h", "\n  #  include   \"core/drive/y.h\" // why\n"}, {"core/drive/y.h", ""}};
    EXPECT_THAT(includesOutsideTheirLayer(tree), ElementsAre(HasSubstr("core/base/x.h:2")));
}

TEST(LayerRule, refusesFoldersWithoutALayerAndIncludesOfNoFile) {
    EXPECT_THAT(includesOutsideTheirLayer({{"core/misc/x.h", ""}}), ElementsAre(HasSubstr("table of layers")));
    EXPECT_THAT(includesOutsideTheirLayer({including("core/base/x.h", "bytes.h"), {"core/base/bytes.h", ""}}),
                ElementsAre(HasSubstr("no file of the tree")));
}

TEST(GuiRule, keepsQtAndDBusOutOfCoreAndTheCommandLine) {
    for (const char* header : {"QString", "QtCore/QObject", "qtimer.h", "dbus/dbus.h", "gio/gio.h",
                               "sdbus-c++/sdbus-c++.h", "systemd/sd-bus.h"}) {
        const std::string line = "#include <" + std::string(header) + ">\n";
        EXPECT_EQ(guiOrBusBelowTheWindow({{"core/care/x.cpp", line}}).size(), 1U) << header;
        EXPECT_EQ(guiOrBusBelowTheWindow({{"app/cli/x.cpp", line}}).size(), 1U) << header;
        EXPECT_THAT(guiOrBusBelowTheWindow({{"ui/x.cpp", line}}), IsEmpty()) << header;
    }
    EXPECT_EQ(guiOrBusBelowTheWindow({{"core/CMakeLists.txt", "find_package(Qt6)\n"}}).size(), 1U);
    EXPECT_THAT(guiOrBusBelowTheWindow({{"core/care/x.cpp", "#include <queue>\n"}}), IsEmpty());
}

TEST(CycleRule, findsCyclesOfAnyLength) {
    EXPECT_THAT(includeCycles({including("a.h", "a.h")}), ElementsAre(HasSubstr("a.h → a.h")));
    EXPECT_THAT(includeCycles({including("a.h", "b.h"), including("b.h", "c.h"), including("c.h", "a.h")}),
                ElementsAre(HasSubstr("a.h → b.h → c.h → a.h")));
    EXPECT_THAT(includeCycles({{"a.h", "#include \"b.h\"\n#include \"c.h\"\n"}, including("b.h", "c.h"), {"c.h", ""}}),
                IsEmpty())
        << "a diamond is no cycle";
}

TEST(LicenceRule, wantsTheLineAtTheTop) {
    const std::string line = "SPDX-License-Identifier: GPL-3.0-or-later\n";
    EXPECT_THAT(withoutLicence({{"a.cpp", "// " + line}, {"b", "#!/bin/sh\n# " + line}, {"notes.md", "text"}}),
                IsEmpty());
    EXPECT_EQ(withoutLicence({{"a.cpp", "int x;\n"}}).size(), 1U);
    EXPECT_EQ(withoutLicence({{"a.h", "\n\n\n// " + line}}).size(), 1U) << "too far down";
    EXPECT_EQ(withoutLicence({{"installer/run", "#!/bin/sh\necho\n"}}).size(), 1U);
    EXPECT_EQ(withoutLicence({{"x/CMakeLists.txt", "project(x)\n"}}).size(), 1U);
    EXPECT_EQ(withoutLicence({{"a.cpp", "// SPDX-License-Identifier: MIT\n"}}).size(), 1U);
}

TEST(MachinePathRule, findsTheDirectoryAndOnlyIt) {
    const std::vector<std::string> directories = {"/srv/app"};
    const auto count = [&](const std::string& text) { return machinePaths({{"a.md", text}}, directories).size(); };
    EXPECT_EQ(count("see /srv/app/x\n"), 1U);
    EXPECT_EQ(count("one\nin \"/srv/app\"\n"), 1U);
    EXPECT_EQ(count("/srv/apples\n"), 0U);
    EXPECT_EQ(count("/mnt/srv/app-data /srv/app-data\n"), 0U);
    EXPECT_EQ(count("x/srv/app\n"), 0U);
    EXPECT_EQ(count("../srv/app\n"), 0U);
}

TEST(SkipRule, wantsAReason) {
    const std::string skip = std::string("GTEST_SKIP") + "()";
    EXPECT_EQ(silentSkips({{"a_test.cpp", "\n" + skip + ";\n"}}).size(), 1U);
    EXPECT_EQ(silentSkips({{"a_test.cpp", skip + "\n  ;\n"}}).size(), 1U);
    EXPECT_THAT(silentSkips({{"a_test.cpp", skip + " << \"No root.\";\n"}}), IsEmpty());
}

TEST(LengthRule, countsLines) {
    EXPECT_THAT(longFiles({{"a.cpp", "1\n2\n3\n"}}, 3), IsEmpty());
    EXPECT_THAT(longFiles({{"a.cpp", "1\n2\n3\n4"}}, 3), ElementsAre(HasSubstr("4 lines")));
    EXPECT_THAT(longFiles({{"a.txt", "1\n2\n3\n4"}}, 3), IsEmpty());
}

} // namespace
} // namespace trimwright::architecture
