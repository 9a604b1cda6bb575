// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/drive_model.h"
#include "core/emulator/embedded_data.h"

#include <gmock/gmock.h>
#include <set>

namespace trimwright::emulator {
namespace {

TEST(DriveModel, EveryModelReadsAndIsSound) {
    ASSERT_EQ(driveModels().size(), driveModelData().size());
    std::set<std::string> keys;
    for (const std::string_view text : driveModelData()) {
        const auto model = parseModel(text);
        ASSERT_TRUE(model) << model.error().message;
        EXPECT_TRUE(keys.insert(model->key).second) << model->key;
        EXPECT_LE(model->identity_model.size(), 40U);
        EXPECT_LE(model->firmware.size(), 8U);
        EXPECT_LE(model->serial_prefix.size(), 8U);
        EXPECT_FALSE(model->sentence.empty());
        EXPECT_GT(model->physicalBlocks(), model->usedBlocks());
        EXPECT_GT((model->usedBlocks() - 1) * std::uint64_t{model->pages_per_block}, model->pages());
    }
}

TEST(DriveModel, BadDataAreRefusedWithTheReason) {
    EXPECT_EQ(parseModel("").error().code, Errc::invalidData);
    EXPECT_EQ(parseModel("[1]").error().code, Errc::invalidData);
    EXPECT_THAT(parseModel(R"({"key": "x"})").error().message, ::testing::HasSubstr("title"));
    std::string text(driveModelData()[0]);
    const auto at = text.find("\"sectors\"");
    text.insert(at, "\"sectors_old\": 1, ");
    EXPECT_TRUE(parseModel(text));
    text.replace(text.find("\"sectors\":"), 11, "\"sectors\": -");
    EXPECT_FALSE(parseModel(text));
}

TEST(DriveModel, AnUnknownKeyNamesTheOnesThereAre) {
    const auto model = findModel("nonesuch");
    ASSERT_FALSE(model);
    EXPECT_EQ(model.error().code, Errc::notFound);
    EXPECT_THAT(model.error().advice, ::testing::HasSubstr("x25-m-g2-80"));
}

} // namespace
} // namespace trimwright::emulator
