// SPDX-License-Identifier: GPL-3.0-or-later
// Walks through every scene of the gallery: in each language, direction and size every text has its room.
#include "tests/gallery/show.h"
#include "tests/ui/label_walk.h"
#include "ui/widgets/text.h"

#include <QApplication>
#include <QFont>
#include <QPushButton>
#include <gtest/gtest.h>
#include <ostream>

namespace trimwright::gallery {

// Found by GoogleTest: else the names of the tests would hold the bytes of a scene.
void PrintTo(const Scene& scene, std::ostream* out) { // NOLINT(misc-use-internal-linkage)
    *out << scene.name;
}

} // namespace trimwright::gallery

namespace trimwright::ui {
namespace {

/// Of the packages that the tests need, so that the widths are the same everywhere; wider than what most desktops use.
void useKnownFont() {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(13);
    QApplication::setFont(font);
}

void layOut() {
    for (int i = 0; i < 4; ++i) { // a text that wraps anew changes what is below it
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

class Labels : public ::testing::TestWithParam<gallery::Scene> {
  protected:
    Labels() { useKnownFont(); }
    ~Labels() override {
        QApplication::setLayoutDirection(Qt::LeftToRight);
        installLanguage(Language::english);
    }
    void look(QWidget& window, const char* language) {
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QApplication::setLayoutDirection(direction);
            layOut();
            for (const std::string& fault : labelFaults(window)) {
                ADD_FAILURE() << language << (direction == Qt::RightToLeft ? ", mirrored, " : ", ") << window.width()
                              << " × " << window.height() << ": " << fault;
            }
        }
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }
};

TEST_P(Labels, HaveRoom) {
    for (const auto& [language, name] :
         {std::pair(Language::english, "English"), std::pair(Language::german, "German")}) {
        installLanguage(language);
        gallery::Show show(GetParam());
        EXPECT_TRUE(show.good());
        look(show.shown(), name);
        if (!GetParam().dialog) {
            show.shown().resize(760, 480);
            look(show.shown(), name);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Gallery, Labels, ::testing::ValuesIn(gallery::scenes()), [](const auto& scene) {
    std::string name = scene.param.name;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

/// A window in which everything has room, for the faults that are put into it.
class LabelWalk : public ::testing::Test {
  protected:
    LabelWalk() {
        useKnownFont();
        window.resize(400, 300);
        button.setGeometry(10, 10, 200, 34);
        line.setText(QStringLiteral("A line of words"));
        line.setGeometry(10, 60, 200, 20);
        wrapped.setText(QStringLiteral("Words that need more than one line in so narrow a place"));
        wrapped.setGeometry(10, 100, 200, 80);
        window.show();
        layOut();
    }

    QWidget window;
    QPushButton button{QStringLiteral("A button"), &window};
    QLabel line{&window};
    Text wrapped{TextSize::body, Colour::text, Text::Lines::wrapped, &window};
};

TEST_F(LabelWalk, IsContentWhereAllHasRoom) {
    EXPECT_EQ(labelFaults(window), std::vector<std::string>());
}

TEST_F(LabelWalk, FindsWhatIsCutOff) {
    button.resize(30, 34);
    line.resize(40, 20);
    wrapped.resize(200, 15);
    EXPECT_EQ(labelFaults(window).size(), 3U);
    line.setToolTip(line.text()); // the whole of it can be read
    EXPECT_EQ(labelFaults(window).size(), 2U);
}

TEST_F(LabelWalk, FindsWhatLiesOnEachOtherOrOutside) {
    line.move(20, 20);
    EXPECT_EQ(labelFaults(window).size(), 1U);
    line.move(300, 60);
    ASSERT_EQ(labelFaults(window).size(), 1U);
    EXPECT_NE(labelFaults(window)[0].find("beyond"), std::string::npos);
}

} // namespace
} // namespace trimwright::ui
