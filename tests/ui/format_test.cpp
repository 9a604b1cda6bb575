// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/format.h"

#include <QLocale>
#include <gtest/gtest.h>

namespace trimwright::ui {
namespace {

std::string text(const QString& value) {
    QString spaced = value;
    return spaced.replace(QChar(0x00a0), QLatin1Char(' ')).toStdString();
}

TEST(Format, BytesHaveThreeDigitsAndDecimalUnits) {
    EXPECT_EQ(text(bytesText(0)), "0 B");
    EXPECT_EQ(text(bytesText(999)), "999 B");
    EXPECT_EQ(text(bytesText(1000)), "1.00 kB");
    EXPECT_EQ(text(bytesText(999'499)), "999 kB");
    EXPECT_EQ(text(bytesText(999'500)), "1.00 MB");
    EXPECT_EQ(text(bytesText(36'203'065'344'000)), "36.2 TB");
    EXPECT_EQ(text(bytesText(500'107'862'016)), "500 GB");
    EXPECT_EQ(text(bytesText(UINT64_MAX)), "18.4 EB");
}

TEST(Format, BinaryUnitsAreCalledByTheirNames) {
    setByteUnits(ByteUnits::binary);
    EXPECT_EQ(text(bytesText(1023)), "1,023 B");
    EXPECT_EQ(text(bytesText(1024)), "1.00 KiB");
    EXPECT_EQ(text(bytesText(std::uint64_t{500} << 30)), "500 GiB");
    setByteUnits(ByteUnits::decimal);
    EXPECT_EQ(text(bytesText(1024)), "1.02 kB");
}

TEST(Format, AnAxisHasTheDecimalsThatTellItsNumbersApart) {
    EXPECT_EQ(text(bytesAxisText(0, 5e9)), "0");
    EXPECT_EQ(text(bytesAxisText(5e9, 5e9)), "5 GB");
    EXPECT_EQ(text(bytesAxisText(1.5e12, 5e11)), "1.5 TB");
}

TEST(Format, APartHasTheDecimalsOfItsWholeInTheSameUnit) {
    EXPECT_EQ(text(bytesOfText(6'000'000, 512'000'000)), "6 of 512 MB");
    EXPECT_EQ(text(bytesOfText(1'200'000'000, 2'000'000'000'000)), "1.20 GB of 2.00 TB");
}

TEST(Format, OnlyWhatIsANumberIsGrouped) {
    EXPECT_EQ(text(groupedText(QStringLiteral("822114907"))), "822,114,907");
    EXPECT_EQ(text(groupedText(QStringLiteral("11204 h"))), "11,204 h");
    QLocale::setDefault(QLocale(QLocale::German));
    EXPECT_EQ(text(groupedText(QStringLiteral("512,000 B"))), "512.000 B") << "not half a byte";
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    for (const char* other :
         {"", "0x1F40", "12345h+30m", "00012345", "1234.5", "12,34", "99999999999999999999999", "unknown"}) {
        EXPECT_EQ(text(groupedText(QString::fromLatin1(other))), other);
    }
}

TEST(Format, ACapacityIsWrittenAsItIsSold) {
    EXPECT_EQ(text(capacityText(80'026'361'856)), "80 GB");
    EXPECT_EQ(text(capacityText(1'000'204'886'016)), "1 TB");
    EXPECT_EQ(text(capacityText(1'920'383'410'176)), "1.92 TB");
    EXPECT_EQ(text(capacityText(500'107'862'016)), "500 GB");
}

TEST(Format, FollowsTheLocale) {
    QLocale::setDefault(QLocale(QLocale::German));
    EXPECT_EQ(text(bytesText(36'203'065'344'000)), "36,2 TB");
    EXPECT_EQ(text(countText(11'204)), "11.204");
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    EXPECT_EQ(text(countText(11'204)), "11,204");
}

TEST(Format, Times) {
    EXPECT_EQ(text(secondsText(3.14)), "3.1 s");
    EXPECT_EQ(text(secondsText(42.4)), "42 s");
    EXPECT_EQ(text(secondsText(125)), "2 min 5 s");
    EXPECT_EQ(text(secondsText(0)), "0 s");
    EXPECT_EQ(text(secondsText(0.01)), "< 0.1 s");
    EXPECT_EQ(text(secondsText(59.7)), "1 min");
    EXPECT_EQ(text(secondsText(300)), "5 min");
    EXPECT_EQ(text(secondsText(3600)), "1 h");
    EXPECT_EQ(text(secondsText(6047)), "1 h 41 min");
    EXPECT_TRUE(longTimeText(47).isEmpty());
    EXPECT_EQ(text(longTimeText(212)), "9 days"); // 8.83
    EXPECT_EQ(text(longTimeText(11'204)), "1.3 years");
}

} // namespace
} // namespace trimwright::ui
