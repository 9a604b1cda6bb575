// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/smart/vendor_rules.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

using namespace trimwright;
using namespace trimwright::smart;

namespace {

/// A text that matches one alternative of a pattern: stars stand for a letter that no rule uses.
std::vector<std::string> samples(std::string_view pattern) {
    std::vector<std::string> all;
    while (!pattern.empty()) {
        const std::size_t bar = pattern.find('|');
        std::string sample;
        for (const char c : pattern.substr(0, bar)) {
            sample += c == '*' ? "~" : c == '?' ? "8" : std::string(1, c);
        }
        all.push_back(sample);
        pattern.remove_prefix(bar == std::string_view::npos ? pattern.size() : bar + 1);
    }
    return all;
}

/// Drives that belong to a rule: by each of its families, by each of its models, with a firmware that fits.
std::vector<HealthReport> drivesOf(const VendorRule& rule) {
    std::vector<HealthReport> drives;
    const auto firmwares = rule.firmware.empty() ? std::vector<std::string>{"~any~"} : samples(rule.firmware);
    for (const std::string& firmware : firmwares) {
        for (const std::string& family : samples(rule.drives.family)) {
            drives.emplace_back().family = family;
            drives.back().firmware = firmware;
        }
        for (const std::string& model : samples(rule.drives.models)) {
            drives.emplace_back().model = model;
            drives.back().firmware = firmware;
        }
    }
    return drives;
}

std::string describe(const VendorRule& rule) {
    return fmt::format("attribute {} of {}|{}: {}", rule.attribute, rule.drives.family, rule.drives.models,
                       rule.source);
}

TEST(VendorRules, AreWellFormed) {
    for (const VendorRule& rule : vendorRules()) {
        EXPECT_FALSE(rule.drives.family.empty() && rule.drives.models.empty()) << describe(rule);
        EXPECT_FALSE(rule.source.empty()) << describe(rule);
        const bool aboutStatistics =
            rule.quantity == Quantity::statisticsWrites || rule.quantity == Quantity::statisticsWear;
        EXPECT_EQ(rule.attribute == 0, aboutStatistics) << describe(rule);
        const bool traffic = rule.quantity == Quantity::hostWrites || rule.quantity == Quantity::hostReads ||
                             rule.quantity == Quantity::nandWrites;
        if (traffic && rule.reading != Reading::useless) {
            EXPECT_EQ(rule.reading, Reading::raw) << describe(rule);
            EXPECT_GE(rule.unit, 512U) << describe(rule);
        }
    }
}

TEST(VendorRules, NoRuleIsDead) {
    for (const VendorRule& rule : vendorRules()) {
        bool alive = false;
        for (const HealthReport& drive : drivesOf(rule)) {
            alive = alive || findRule(drive, rule.attribute, rule.quantity) == &rule;
        }
        EXPECT_TRUE(alive) << "Earlier rules take every drive from: " << describe(rule);
    }
}

TEST(VendorRules, OverlappingRulesSayTheSameOrAreOrderedByFirmware) {
    const auto rules = vendorRules();
    for (const VendorRule& rule : rules) {
        for (const HealthReport& drive : drivesOf(rule)) {
            const VendorRule* first = findRule(drive, rule.attribute, rule.quantity);
            ASSERT_NE(first, nullptr);
            const bool same = first->reading == rule.reading && first->unit == rule.unit;
            const bool byFirmware = !first->firmware.empty() && rule.firmware.empty();
            EXPECT_TRUE(same || byFirmware)
                << drive.family << "|" << drive.model << ": " << describe(*first) << " comes before " << describe(rule);
        }
    }
}

TEST(NameRules, NoNameIsDead) {
    for (const NameRule& rule : nameRules()) {
        bool alive = false;
        for (const std::string& name : samples(rule.name)) {
            alive = alive || findName(name) == &rule;
        }
        EXPECT_TRUE(alive) << rule.name;
    }
}

} // namespace
