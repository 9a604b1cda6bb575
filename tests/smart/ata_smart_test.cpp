// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/smart/ata_smart.h"

#include <gmock/gmock.h>
#include <string_view>

using namespace trimwright;
using namespace trimwright::smart;
using ::testing::HasSubstr;

namespace {

void putAtaString(AtaSector& sector, std::size_t at, std::size_t length, std::string_view text) {
    for (std::size_t i = 0; i < length; ++i) {
        // ATA strings hold the first character of each pair in the high byte.
        sector[at + (i ^ 1U)] = static_cast<std::uint8_t>(i < text.size() ? text[i] : ' ');
    }
}

void seal(AtaSector& sector) {
    std::uint8_t sum = 0;
    for (std::size_t i = 0; i < ataSectorBytes - 1; ++i) {
        sum = static_cast<std::uint8_t>(sum + sector[i]);
    }
    sector[ataSectorBytes - 1] = static_cast<std::uint8_t>(-sum);
}

struct Row {
    std::uint8_t id;
    std::uint16_t flags;
    std::uint8_t value;
    std::uint8_t worst;
    std::uint64_t raw;
    std::uint8_t threshold;
};

AtaSectors drive(std::string_view model, const std::vector<Row>& rows) {
    AtaSectors sectors;
    AtaSector& identify = sectors.identify.emplace();
    putAtaString(identify, 20, 20, "CVPO0001");
    putAtaString(identify, 46, 8, "2CV102M3");
    putAtaString(identify, 54, 40, model);
    storeLittle<std::uint32_t>(identify, 120, 0x0FFFFFFF);
    storeLittle<std::uint16_t>(identify, 166, 0x4400);      // word 83: 48-bit addresses
    storeLittle<std::uint64_t>(identify, 200, 156'301'488); // 80 GB
    storeLittle<std::uint16_t>(identify, 164, 0x0001);      // word 82: SMART supported
    storeLittle<std::uint16_t>(identify, 170, 0x0001);      // word 85: SMART enabled
    storeLittle<std::uint16_t>(identify, 434, 1);           // word 217: not rotating
    AtaSector& data = sectors.smart_data.emplace();
    AtaSector& thresholds = sectors.smart_thresholds.emplace();
    std::size_t at = 2;
    for (const Row& row : rows) {
        data[at] = row.id;
        storeLittle<std::uint16_t>(data, at + 1, row.flags);
        data[at + 3] = row.value;
        data[at + 4] = row.worst;
        storeLittle<std::uint64_t>(data, at + 5, row.raw, 6);
        thresholds[at] = row.id;
        thresholds[at + 1] = row.threshold;
        at += 12;
    }
    seal(data);
    seal(thresholds);
    sectors.status_good = true;
    return sectors;
}

const std::vector<Row> x25mRows{{3, 0x20, 100, 100, 0, 0},      {5, 0x32, 100, 100, 3, 0},
                                {9, 0x32, 100, 100, 11'204, 0}, {12, 0x32, 100, 100, 1'022, 0},
                                {192, 0x32, 100, 100, 41, 0},   {225, 0x30, 200, 200, 253'621, 0},
                                {232, 0x33, 99, 99, 0, 10},     {233, 0x32, 97, 97, 0, 0}};

TEST(AtaBlob, SectorsSurviveTheBlob) {
    const AtaSectors sectors = drive("INTEL SSDSA2M080G2GC", x25mRows);
    const auto blob = makeBlob(sectors);
    EXPECT_EQ(blob.size(), 3 * (8 + 512) + 12);
    EXPECT_EQ((std::string{blob.begin(), blob.begin() + 4}), "IDFY");
    EXPECT_TRUE(looksLikeBlob(blob));
    const auto back = splitBlob(blob);
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, sectors);
}

TEST(AtaBlob, FiguresComeFromRawBytesThroughTheRules) {
    const auto report = decodeBlob(makeBlob(drive("INTEL SSDSA2M080G2GC", x25mRows)));
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(report->model, "INTEL SSDSA2M080G2GC");
    EXPECT_EQ(report->serial, "CVPO0001");
    EXPECT_EQ(report->firmware, "2CV102M3");
    EXPECT_EQ(report->capacity_bytes, 156'301'488ULL * 512);
    EXPECT_EQ(report->kind, DriveKind::ssd);
    EXPECT_EQ(report->source, "libatasmart");
    EXPECT_EQ(report->self_assessment_passed, true);
    EXPECT_EQ(report->host_writes_bytes.value, 253'621ULL << 25);
    EXPECT_EQ(report->life_left_percent.value, 97);
    EXPECT_EQ(report->spare_percent.value, 99);
    EXPECT_EQ(report->spare_threshold_percent.value, 10);
    EXPECT_EQ(report->power_on_hours.value, 11'204U);
    EXPECT_EQ(report->power_cycles.value, 1'022U);
    EXPECT_EQ(report->unsafe_shutdowns.value, 41U);
    EXPECT_EQ(report->reallocated_sectors.value, 3U);
    EXPECT_FALSE(report->temperature_celsius.has());
    EXPECT_EQ(report->attributes.size(), x25mRows.size());
    for (const Attribute& attribute : report->attributes) {
        EXPECT_FALSE(attribute.raw_text.empty());
        EXPECT_FALSE(attribute.meaning.empty());
    }
}

TEST(AtaBlob, FailingAttributesAreMarked) {
    auto rows = x25mRows;
    rows[6].value = 5; // reserved space below its threshold of 10
    rows[6].worst = 5;
    auto sectors = drive("INTEL SSDSA2M080G2GC", rows);
    sectors.status_good = false;
    const auto report = decodeBlob(makeBlob(sectors));
    ASSERT_TRUE(report);
    EXPECT_EQ(report->self_assessment_passed, false);
    EXPECT_TRUE(report->attributes[6].failing_now);
    EXPECT_TRUE(report->attributes[6].prefailure);
}

TEST(AtaBlob, StatusAndThresholdsMayBeMissing) {
    auto sectors = drive("INTEL SSDSA2M080G2GC", x25mRows);
    sectors.status_good.reset();
    sectors.smart_thresholds.reset();
    const auto report = decodeBlob(makeBlob(sectors));
    ASSERT_TRUE(report);
    EXPECT_FALSE(report->self_assessment_passed);
    EXPECT_FALSE(report->attributes.front().threshold);
}

TEST(AtaBlob, OnlyIdentifyIsAReportWithANote) {
    auto sectors = drive("INTEL SSDSA2M080G2GC", x25mRows);
    sectors.smart_data.reset();
    const auto report = decodeBlob(makeBlob(sectors));
    ASSERT_TRUE(report);
    EXPECT_THAT(report->notes.front(), HasSubstr("no SMART data"));
}

TEST(AtaBlob, WrongChecksumIsANoteNotAnError) {
    auto sectors = drive("INTEL SSDSA2M080G2GC", x25mRows);
    (*sectors.smart_data)[511] ^= 0x55;
    const auto report = decodeBlob(makeBlob(sectors));
    ASSERT_TRUE(report);
    EXPECT_THAT(report->notes.front(), HasSubstr("checksum"));
}

TEST(AtaBlob, DriveWithoutSmart) {
    auto sectors = drive("OLD DISK", {});
    storeLittle<std::uint16_t>(*sectors.identify, 164, 0);
    const auto report = decodeBlob(makeBlob(sectors));
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, Errc::unsupported);
}

TEST(AtaBlob, BrokenFramingIsNamed) {
    const auto whole = makeBlob(drive("INTEL SSDSA2M080G2GC", x25mRows));
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto report = decodeBlob(Bytes(whole).first(size));
        if (report) {
            // Cut exactly between two chunks.
            EXPECT_TRUE(size % 4 == 0) << size;
        } else {
            EXPECT_EQ(report.error().code, Errc::invalidData) << size;
            EXPECT_FALSE(report.error().message.empty());
        }
    }
    auto odd = whole;
    odd.push_back(0);
    EXPECT_FALSE(decodeBlob(odd));
    auto twice = whole;
    twice.insert(twice.end(), whole.begin(), whole.end());
    EXPECT_THAT(decodeBlob(twice).error().message, HasSubstr("two"));
    auto huge = whole;
    huge[4] = 0xFF; // a chunk of four billion bytes
    EXPECT_THAT(decodeBlob(huge).error().message, HasSubstr("cut off"));
    auto wrongSize = makeBlob({});
    wrongSize = {'I', 'D', 'F', 'Y', 0, 0, 0, 4, 1, 2, 3, 4};
    EXPECT_THAT(decodeBlob(wrongSize).error().message, HasSubstr("IDENTIFY"));
}

TEST(AtaBlob, UnknownChunksAreSkipped) {
    auto blob = makeBlob(drive("INTEL SSDSA2M080G2GC", x25mRows));
    for (const char c : std::string_view("NEWX\0\0\0\3abc", 11)) {
        blob.push_back(static_cast<std::uint8_t>(c));
    }
    const auto report = decodeBlob(blob);
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(report->power_on_hours.value, 11'204U);
}

TEST(AtaBlob, NoIdentifyIsAnError) {
    auto sectors = drive("INTEL SSDSA2M080G2GC", x25mRows);
    sectors.identify.reset();
    EXPECT_THAT(decodeBlob(makeBlob(sectors)).error().message, HasSubstr("IDENTIFY"));
}

} // namespace
