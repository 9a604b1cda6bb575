// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/attribute_catalog.h"
#include "tests/smart/report_builder.h"

#include <gmock/gmock.h>

using namespace trimwright;
using namespace trimwright::testing;
using ::testing::HasSubstr;

namespace {

std::string meaningOf(int id, const char* name, const char* model = "Nameless SSD") {
    return AtaReport(model).attribute(id, name, 100, 1).parse().attributes.front().meaning;
}

TEST(AttributeCatalog, SaysWhatItCountsAndWhatToDo) {
    EXPECT_THAT(meaningOf(199, "UDMA_CRC_Error_Count"), HasSubstr("cable"));
    EXPECT_THAT(meaningOf(197, "Current_Pending_Sector"), HasSubstr("back up"));
    EXPECT_THAT(meaningOf(5, "Reallocate_NAND_Blk_Cnt"), HasSubstr("replaced"));
    EXPECT_THAT(meaningOf(9, "Power_On_Hours"), HasSubstr("Not a fault"));
}

TEST(AttributeCatalog, UncorrectableIsNeverCalledRepaired) {
    for (const char* name : {"Uncorrectable_Error_Cnt", "Reported_Uncorrect", "ECC_Uncorr_Error_Count", "UECC_Ct",
                             "Uncor_Read_Error_Ct", "Uncorrectable_ECC_Ct", "Offline_UErr_Media_Scan"}) {
        EXPECT_THAT(meaningOf(187, name), ::testing::Not(HasSubstr("repaired"))) << name;
        EXPECT_THAT(meaningOf(187, name), HasSubstr("0 is good")) << name;
    }
}

TEST(AttributeCatalog, TheRuleOfTheDriveComesBeforeTheName) {
    EXPECT_THAT(meaningOf(233, "Media_Wearout_Indicator", "SSDSC2KB480G8R"), HasSubstr("has written"));
    EXPECT_THAT(meaningOf(233, "Media_Wearout_Indicator", "INTEL SSDSA2M080G2GC"), HasSubstr("endurance is left"));
}

TEST(AttributeCatalog, WhatNobodyKnowsSaysSo) {
    EXPECT_THAT(meaningOf(251, "Unknown_Attribute"), HasSubstr("not public"));
    EXPECT_THAT(meaningOf(251, ""), HasSubstr("not public"));
}

TEST(AttributeCatalog, SolidStateDrivesHaveNoMotor) {
    for (const char* name : {"Spin_Up_Time", "Start_Stop_Count", "Spin_Retry_Count", "Seek_Error_Rate",
                             "Load_Cycle_Count", "G-Sense_Error_Rate", "High_Fly_Writes", "Head_Flying_Hours"}) {
        EXPECT_THAT(meaningOf(3, name), HasSubstr("means nothing")) << name;
        const auto disk = AtaReport("ST1000DM003-1CH162")
                              .set(nlohmann::json::json_pointer("/rotation_rate"), 7200)
                              .attribute(3, name, 100, 1)
                              .parse();
        EXPECT_THAT(disk.attributes.front().meaning, ::testing::Not(HasSubstr("olid-state"))) << name;
    }
    EXPECT_THAT(meaningOf(192, "Power-Off_Retract_Count"), HasSubstr("power went away"));
}

TEST(AttributeCatalog, AFlashFamilyIsEnoughToBeSolidState) {
    auto report = AtaReport("C300-MTFDDAC064MAG", "0007", "Crucial/Micron RealSSD C300");
    report.set(nlohmann::json::json_pointer("/rotation_rate"), nullptr).attribute(3, "Spin_Up_Time", 100, 1);
    EXPECT_THAT(report.parse().attributes.front().meaning, HasSubstr("means nothing"));
}

TEST(AttributeCatalog, NamesThatAreClearAreExplained) {
    for (const char* name : {"Reallocate_NAND_Blk_Cnt", "Success_RAIN_Recov_Cnt", "Ave_Block-Erase_Count",
                             "Unused_Reserve_NAND_Blk", "SATA_Interfac_Downshift", "Unexpect_Power_Loss_Ct"}) {
        EXPECT_THAT(meaningOf(210, name, "CT250MX500SSD1"), ::testing::Not(HasSubstr("not public"))) << name;
    }
}

TEST(AttributeCatalog, UsualNames) {
    EXPECT_EQ(smart::usualName(194), "Temperature_Celsius");
    EXPECT_EQ(smart::usualName(250), "");
}

} // namespace
