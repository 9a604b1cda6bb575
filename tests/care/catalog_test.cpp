// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/catalog.h"
#include "tests/fakes/fake_backend.h"
#include "tests/fakes/temporary_directory.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trimwright::care {
namespace {

using ::testing::HasSubstr;

Drive drive(std::string id, std::string node) {
    Drive made;
    made.id.value = std::move(id);
    made.node = std::move(node);
    return made;
}

TrimTarget target(std::string mount, std::vector<std::string> also = {}) {
    TrimTarget made;
    made.mount = std::move(mount);
    made.also_mounted_at = std::move(also);
    return made;
}

class CatalogTest : public ::testing::Test {
  protected:
    void SetUp() override {
        std::filesystem::create_directories(m_directory / "mnt" / "data" / "inside");
        std::filesystem::create_directory_symlink(m_directory / "mnt" / "data", m_directory / "link");
        std::filesystem::create_symlink("/dev/null", m_directory / "by-id");

        m_machine.drives_answer = std::vector{drive("nvme-A-1", "/dev/nvme0n1"), drive("null-id", "/dev/null")};
        m_machine.targets_answer = std::vector{target("/", {}), target(m_directory / "mnt" / "data", {"/bind"})};
        m_emulator.drives_answer = std::vector{drive("emulated:demo", "emulated:demo")};
        m_emulator.targets_answer = std::vector{target("emulated:demo/data")};
    }

    testing::TemporaryDirectory m_temporary;
    std::filesystem::path m_directory = m_temporary.path();
    trimwright::testing::FakeBackend m_machine;
    trimwright::testing::FakeBackend m_emulator;
    Catalog m_catalog{{&m_machine, &m_emulator}};
};

TEST_F(CatalogTest, ListsAllBackendsInOrder) {
    const auto drives = m_catalog.drives();
    ASSERT_EQ(drives.items.size(), 3U);
    EXPECT_TRUE(drives.errors.empty());
    EXPECT_EQ(drives.items[0].backend, &m_machine);
    EXPECT_EQ(drives.items[2].backend, &m_emulator);
    EXPECT_EQ(m_catalog.targets().items.size(), 3U);
}

TEST_F(CatalogTest, ABackendThatFailsHidesNothingOfTheOthers) {
    m_machine.drives_answer = fail(Errc::permissionDenied, "No access to sysfs.");
    const auto drives = m_catalog.drives();
    ASSERT_EQ(drives.items.size(), 1U);
    EXPECT_EQ(drives.items[0].drive.node, "emulated:demo");
    ASSERT_EQ(drives.errors.size(), 1U);
    EXPECT_EQ(drives.errors[0].code, Errc::permissionDenied);
    EXPECT_TRUE(m_catalog.findDrive("emulated:demo"));
    // The missing drive may be one of those that could not be listed, so the reason is part of the answer.
    EXPECT_THAT(m_catalog.findDrive("/dev/nvme0n1").error().message, HasSubstr("No access to sysfs."));
}

TEST_F(CatalogTest, FindsADriveByTheKernelsName) {
    Drive named = drive("sata-B-2", "/dev/sdb");
    named.sysname = "sdb";
    m_machine.drives_answer = std::vector{named};
    EXPECT_EQ(m_catalog.findDrive("sdb")->drive.id.value, "sata-B-2");
    EXPECT_EQ(m_catalog.findDrive("").error().code, Errc::notFound); // though emulated drives have no such name
}

TEST_F(CatalogTest, FindsADriveByNodeIdOrLink) {
    EXPECT_EQ(m_catalog.findDrive("/dev/nvme0n1")->drive.id.value, "nvme-A-1");
    EXPECT_EQ(m_catalog.findDrive("nvme-A-1")->drive.node, "/dev/nvme0n1");
    EXPECT_EQ(m_catalog.findDrive((m_directory / "by-id").string())->drive.id.value, "null-id");
    EXPECT_EQ(m_catalog.findDrive("emulated:demo")->backend, &m_emulator);
}

TEST_F(CatalogTest, UnknownDrivesAreNotFoundWithTheCommandThatListsThem) {
    for (const char* name : {"", "/dev/nvme0", "/dev/nvme0n1p1", "emulated:", "../dev/nvme0n1"}) {
        const auto found = m_catalog.findDrive(name);
        ASSERT_FALSE(found) << name;
        EXPECT_EQ(found.error().code, Errc::notFound);
        EXPECT_THAT(found.error().advice, HasSubstr("trimwrightctl list"));
    }
}

TEST_F(CatalogTest, ADeviceThatIsNoDriveIsToldWhatItIs) {
    TrimTarget root = target("/");
    root.device = "/dev/sda1";
    TrimTarget image = target("/image");
    image.device = "/dev/loop4";
    image.skip = Skip{SkipReason::readOnly, "It is mounted read-only.", "Mount it read-write first.", false};
    m_machine.targets_answer = std::vector{root, image};
    const Error partition = m_catalog.findDrive("/dev/sda1").error();
    EXPECT_EQ(partition.code, Errc::notFound);
    EXPECT_EQ(partition.message, "/dev/sda1 is not listed as a drive; it holds the filesystem at /.");
    EXPECT_THAT(partition.advice, HasSubstr("filesystem instead: /"));
    const Error loop = m_catalog.findDrive("/dev/loop4").error();
    EXPECT_THAT(loop.message, HasSubstr("/image. It is mounted read-only."));
    EXPECT_EQ(loop.advice, "Mount it read-write first.");
    EXPECT_THAT(m_catalog.findDrive("/dev/loop987654").error().message, HasSubstr("There is no drive named"));
}

TEST_F(CatalogTest, FindsATargetByAnyOfItsNames) {
    const std::string mount = m_directory / "mnt" / "data";
    EXPECT_EQ(m_catalog.findTarget(mount)->target.mount, mount);
    EXPECT_EQ(m_catalog.findTarget(mount + "///")->target.mount, mount);
    EXPECT_EQ(m_catalog.findTarget("/bind")->target.mount, mount);
    EXPECT_EQ(m_catalog.findTarget((m_directory / "link").string())->target.mount, mount);
    EXPECT_EQ(m_catalog.findTarget((m_directory / "mnt" / "data" / "inside" / "..").string())->target.mount, mount);
    EXPECT_EQ(m_catalog.findTarget("/")->target.mount, "/");
    EXPECT_EQ(m_catalog.findTarget("emulated:demo/data")->backend, &m_emulator);
}

TEST_F(CatalogTest, APathInsideAFilesystemNamesTheMountThatHoldsIt) {
    const auto inside = m_catalog.findTarget((m_directory / "mnt" / "data" / "inside").string());
    ASSERT_FALSE(inside);
    EXPECT_EQ(inside.error().code, Errc::notFound);
    EXPECT_THAT(inside.error().message, HasSubstr("mounted at " + (m_directory / "mnt" / "data").string()));
    EXPECT_THAT(m_catalog.findTarget((m_directory / "mnt").string()).error().message, HasSubstr("mounted at /."));
    EXPECT_THAT(m_catalog.findTarget((m_directory / "absent").string()).error().message, HasSubstr("no such"));
}

TEST_F(CatalogTest, ADeviceMeansTheFilesystemOnItAndNotTheOneOfItsNode) {
    auto targets = *m_machine.targets_answer;
    targets.front().device = "/dev/null"; // as good a node as any: it exists below /
    m_machine.targets_answer = targets;
    EXPECT_EQ(m_catalog.findTargetHolding("/dev/null")->target.mount, "/");
    targets.front().device = "/dev/other";
    targets.push_back(target("/dev"));
    m_machine.targets_answer = targets;
    EXPECT_EQ(m_catalog.findTargetHolding("/dev/null")->target.mount, "/dev") << "no block device is on it";
    EXPECT_EQ(m_catalog.findTargetHolding("/dev/other", false)->target.mount, "/");
}

} // namespace
} // namespace trimwright::care
