// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::testing {

/// What a test wants of one disk; the rest gets values as real systems have them.
struct DiskSpec {
    std::string sysname;
    std::string model = "Samsung SSD 860 EVO 500GB";
    std::string serial = "S3Z1NB0K123456A";
    std::string firmware = "RVT02B6Q";
    std::uint64_t sectors = 976773168; ///< 512 bytes each
    int rotational = 0;
    std::uint64_t discard_granularity = 4096;
    std::uint64_t discard_max_bytes = 2147450880;
    bool removable = false;
    std::string wwid; ///< device/wwid, empty: none
    std::string runtime_status = "active";
    int index = 0; ///< Makes device numbers and addresses distinct.
};

/// Builds a tree of sysfs, procfs and udev data in a temporary directory, laid out as kernel 6.1 does, and removes it.
/// Every disk gets its link in /sys/block, /sys/class/block and /sys/dev/block.
class TreeBuilder {
  public:
    TreeBuilder();
    TreeBuilder(const TreeBuilder&) = delete;
    TreeBuilder& operator=(const TreeBuilder&) = delete;
    ~TreeBuilder();

    const std::filesystem::path& root() const { return m_root; }

    /// Writes a file or link below the root; directories are made.
    void file(std::string_view path, std::string_view content);
    void link(std::string_view path, std::string_view target);

    /// Each returns the disk's directory ("/sys/devices/…/block/sda").
    std::string sata(const DiskSpec& disk);
    std::string pata(const DiskSpec& disk);
    std::string sas(const DiskSpec& disk);
    std::string usb(const DiskSpec& disk, std::string_view driver, std::string_view speedMegabits);
    std::string virtioBlk(const DiskSpec& disk);
    std::string nvme(const DiskSpec& disk, int controller, int space);
    std::string nvmeMultipath(const DiskSpec& disk, int subsystem, int space);
    std::string mmc(const DiskSpec& disk, std::string_view type);
    std::string virtualDisk(const DiskSpec& disk); ///< zram, dm, md, an unused loop …
    std::string loop(const DiskSpec& disk, std::string_view backingFile);
    std::string dm(const DiskSpec& disk, std::string_view name, std::string_view uuid,
                   const std::vector<std::string>& slaves);
    std::string optical(const DiskSpec& disk);

    void partition(const std::string& diskDirectory, const std::string& sysname, std::string_view number);

    /// "8:0", as given to the disk.
    std::string numberOf(const std::string& sysname) const;

    /// A page 89h with an ATA IDENTIFY sector that says this.
    static std::string ataPage(const DiskSpec& disk, std::uint16_t rotationRate, bool trim, std::uint64_t wwn);

    /// Adds a line to /proc/self/mountinfo.
    void mount(std::string_view line);

  private:
    void common(const std::string& directory, const DiskSpec& disk);
    void scsi(const std::string& directory, const DiskSpec& disk, std::string_view vendor, std::string_view model,
              std::string_view revision);

    std::filesystem::path m_root;
    std::string m_mountInfo;
};

} // namespace trimwright::testing
