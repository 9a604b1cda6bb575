// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/speed_remedy.h"

#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

constexpr std::uint64_t gb = 1'000'000'000;

std::optional<emulator::WriteSpeed> speedOf(double now, std::uint64_t deleted) {
    emulator::WriteSpeed speed;
    speed.megabytes_per_second = now;
    speed.new_drive_megabytes_per_second = 40;
    speed.deleted_bytes = deleted;
    return speed;
}

} // namespace

TEST(SpeedRemedy, OptimizeHelpsADriveThatKeepsWhatWasDeleted) {
    EXPECT_EQ(remedyOf(speedOf(7, 40 * gb), Room{40 * gb, 80 * gb}), SpeedRemedy::optimize);
    EXPECT_EQ(remedyOf(speedOf(7, 0), {}), SpeedRemedy::optimize); // nobody knows better
    EXPECT_TRUE(remedyText(SpeedRemedy::optimize, Room{40 * gb, 80 * gb}).isEmpty());
}

TEST(SpeedRemedy, OfADriveThatIsAllButFullFilesAreToBeDeleted) {
    const Room full{4 * gb, 80 * gb};
    for (const std::uint64_t deleted : {4 * gb, std::uint64_t{0}}) { // before a run and after it
        EXPECT_EQ(remedyOf(speedOf(7, deleted), full), SpeedRemedy::deleteFiles);
    }
    EXPECT_TRUE(remedyText(SpeedRemedy::deleteFiles, full).contains(QStringLiteral("Delete files")));
    EXPECT_TRUE(remedyText(SpeedRemedy::deleteFiles, full).contains(QStringLiteral("GB")));
}

TEST(SpeedRemedy, WhereARunHasGivenAllBackAnotherIsNotAdvised) {
    EXPECT_EQ(remedyOf(speedOf(20, gb / 10), Room{12 * gb, 80 * gb}), SpeedRemedy::moreRoom);
    EXPECT_FALSE(remedyText(SpeedRemedy::moreRoom, Room{12 * gb, 80 * gb}).isEmpty());
}

TEST(SpeedRemedy, AFastDriveNeedsNone) {
    EXPECT_EQ(remedyOf(speedOf(39, 40 * gb), Room{4 * gb, 80 * gb}), SpeedRemedy::none);
    EXPECT_EQ(remedyOf({}, Room{4 * gb, 80 * gb}), SpeedRemedy::none);
    EXPECT_TRUE(remedyText(SpeedRemedy::none, {}).isEmpty());
}

} // namespace trimwright::ui
