// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/capture.h"

#include "core/linux/block_device.h"
#include "core/linux/dm_table.h"
#include "core/linux/drive_identity.h"
#include "core/linux/drive_list.h"
#include "core/linux/filesystem_types.h"
#include "core/linux/masking.h"
#include "core/linux/mounts.h"
#include "core/linux/tar_writer.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <set>
#include <span>

namespace trimwright::linux_system {
namespace {

using Names = std::span<const std::string_view>;

constexpr auto blockFiles =
    std::to_array<std::string_view>({"dev", "size", "ro", "removable", "hidden", "partition", "start",
                                     "alignment_offset", "discard_alignment", "stat", "serial", "wwid", "backing_dev"});
constexpr auto queueFiles = std::to_array<std::string_view>(
    {"rotational", "discard_granularity", "discard_max_bytes", "discard_max_hw_bytes", "logical_block_size",
     "physical_block_size", "minimum_io_size", "optimal_io_size", "write_cache", "zoned"});
constexpr auto mapperFiles = std::to_array<std::string_view>({"name", "uuid", "suspended"});
constexpr auto raidFiles = std::to_array<std::string_view>(
    {"level", "raid_disks", "chunk_size", "layout", "metadata_version", "array_state", "degraded", "component_size"});
constexpr auto memberFiles = std::to_array<std::string_view>({"slot", "state", "offset", "size"});
constexpr auto loopFiles = std::to_array<std::string_view>({"backing_file", "offset", "sizelimit", "autoclear", "dio"});
constexpr auto bcacheFiles =
    std::to_array<std::string_view>({"cache_replacement_policy", "backing_dev_name", "state", "cache_mode", "discard"});
/// Of the devices above a disk: SCSI device, host, port, controller, USB device, PCI function …
constexpr auto deviceFiles = std::to_array<std::string_view>({"model",
                                                              "vendor",
                                                              "rev",
                                                              "type",
                                                              "serial",
                                                              "firmware_rev",
                                                              "transport",
                                                              "state",
                                                              "wwid",
                                                              "name",
                                                              "fwrev",
                                                              "idVendor",
                                                              "idProduct",
                                                              "speed",
                                                              "removable",
                                                              "current_link_speed",
                                                              "current_link_width",
                                                              "vpd_pg80",
                                                              "vpd_pg89",
                                                              "vpd_pgb2",
                                                              "power/runtime_status",
                                                              "proc_name",
                                                              "provisioning_mode",
                                                              "cache_type",
                                                              "sata_spd",
                                                              "trim",
                                                              "class",
                                                              "negotiated_linkrate"});
/// Directories below those devices that hold more of these files.
constexpr auto deviceFolders =
    std::to_array<std::string_view>({"scsi_disk", "scsi_host", "ata_link", "ata_device", "sas_phy"});
constexpr auto udevKeys =
    std::to_array<std::string_view>({"ID_ATA", "ID_MODEL", "ID_MODEL_ENC", "ID_REVISION", "ID_SERIAL_SHORT", "ID_WWN",
                                     "ID_ATA_ROTATION_RATE_RPM", "ID_ATA_FEATURE_SET_SMART_ENABLED", "ID_BUS"});
constexpr auto moduleParameters = std::to_array<std::string_view>(
    {"raid456/parameters/devices_handle_discard_safely", "dm_raid/parameters/devices_handle_discard_safely",
     "raid0/parameters/devices_discard_performance", "raid1/parameters/devices_discard_performance",
     "raid10/parameters/devices_discard_performance"});
constexpr auto units = std::to_array<std::string_view>({"fstrim.timer", "trimwright-optimize.timer"});

constexpr const char* readMe =
    "The storage layout of a computer, made by \"trimwrightctl capture\". Serial numbers, world wide names and UUIDs "
    "in\n"
    "it are made up; names of volumes, mount points and image files are real. To look at it:\n\n"
    "    tar -xf FILE.tar\n"
    "    trimwrightctl --system-root trimwright-capture targets\n"
    "    trimwrightctl --system-root trimwright-capture why /\n";

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Collects files and links first, since what has to be hidden is known only at the end.
class Collector {
  public:
    Collector(const SystemTree& tree, std::uint64_t salt) : m_tree(tree), m_masker(salt) {}

    void collect(std::stop_token stop) {
        std::set<std::string> names;
        for (const char* folder : {"/sys/block", "/sys/class/block"}) {
            for (std::string& name : m_tree.list(folder)) {
                link(fmt::format("{}/{}", folder, name));
                names.insert(std::move(name));
            }
        }
        for (const std::string& name : names) {
            if (stop.stop_requested()) {
                return;
            }
            if (const auto device = deviceNamed(m_tree, name)) {
                block(*device);
            }
        }
        for (const std::string& uuid : m_tree.list("/sys/fs/btrfs")) {
            m_masker.hideUuid(uuid);
            links(fmt::format("/sys/fs/btrfs/{}/devices", uuid));
        }
        for (const std::string_view parameter : moduleParameters) {
            file(fmt::format("/sys/module/{}", parameter));
        }
        for (const char* path : {"/proc/swaps", "/proc/mdstat", "/proc/uptime", "/proc/sys/kernel/osrelease"}) {
            file(path);
        }
        timers();
    }

    void add(const std::string& path, std::string content) { m_files[path] = std::move(content); }

    std::string archive() {
        TarWriter tar;
        tar.file(fmt::format("{}/README", capturedFolder), readMe);
        for (const auto& [path, content] : m_files) {
            const bool ataPage = path.ends_with("/vpd_pg89");
            tar.file(inArchive(path), ataPage ? m_masker.applyToAtaPage(content) : m_masker.apply(content));
        }
        for (const auto& [path, target] : m_links) {
            tar.link(inArchive(path), m_masker.apply(target));
        }
        return tar.take();
    }

  private:
    std::string inArchive(const std::string& path) const { return capturedFolder + m_masker.apply(path); }

    void file(const std::string& path) {
        if (m_tree.exists(path) && !m_files.contains(path)) {
            m_files[path] = m_tree.bytes(path, std::size_t{64} << 10);
        }
    }

    void files(const std::string& directory, Names names) {
        for (const std::string_view name : names) {
            file(fmt::format("{}/{}", directory, name));
        }
    }

    void link(const std::string& path) {
        if (const auto target = m_tree.link(path)) {
            m_links[path] = *target;
        }
    }

    void links(const std::string& directory) {
        for (const std::string& name : m_tree.list(directory)) {
            link(fmt::format("{}/{}", directory, name));
        }
    }

    void block(const BlockDevice& device) {
        const std::string& path = device.path;
        files(path, blockFiles);
        m_masker.hideSerial(m_tree.text(path + "/serial").value_or(""));
        hideWwid(m_tree.text(path + "/wwid").value_or(""));
        const auto number = m_tree.text(path + "/dev");
        if (number) {
            link(fmt::format("/sys/dev/block/{}", *number));
        }
        if (device.isPartition()) {
            files(path + "/bcache", bcacheFiles);
            return;
        }
        files(path + "/queue", queueFiles);
        files(path + "/bcache", bcacheFiles);
        files(path + "/loop", loopFiles);
        links(path + "/slaves");
        mapper(device);
        raid(path);
        if (number) {
            udev(device, *number);
        }
        link(path + "/device");
        for (std::string above = parentOf(path); above.size() > std::string_view("/sys/devices").size();
             above = parentOf(above)) {
            hardware(above, 0);
        }
    }

    void mapper(const BlockDevice& device) {
        files(device.path + "/dm", mapperFiles);
        const std::string uuid = m_tree.text(device.path + "/dm/uuid").value_or("");
        for (const std::string_view part : split(uuid, '-')) {
            m_masker.hideUuid(part);
            if (uuid.starts_with("LVM-") && part.size() >= 32) { // LVM's ids of group and volume, in one word
                m_masker.hideSerial(part);
            }
        }
        if (!device.sysname.starts_with("dm-")) {
            return;
        }
        if (const auto table = dmTable(m_tree, device)) {
            add(recordedDmTable(device.sysname), toString(*table));
        }
        if (const auto status = dmStatus(m_tree, device)) {
            add(recordedDmStatus(device.sysname), toString(*status));
        }
    }

    void raid(const std::string& path) {
        files(path + "/md", raidFiles);
        for (const std::string& name : m_tree.list(path + "/md")) {
            if (name.starts_with("dev-")) {
                files(fmt::format("{}/md/{}", path, name), memberFiles);
            }
        }
    }

    void udev(const BlockDevice& device, const std::string& number) {
        std::string kept;
        for (const auto& [key, value] : udevProperties(m_tree, device)) {
            if (std::ranges::find(udevKeys, key) != udevKeys.end()) {
                kept += fmt::format("E:{}={}\n", key, value);
            }
            if (key == "ID_SERIAL_SHORT") {
                m_masker.hideSerial(value);
            } else if (key == "ID_WWN") {
                m_masker.hideWwn(value);
            }
        }
        if (!kept.empty()) {
            add(fmt::format("/run/udev/data/b{}", number), kept);
        }
    }

    /// Everything that is read of a device above a disk. `/sys/devices` itself is a tree, so depth is what ends this.
    void hardware(const std::string& path, int depth) {
        if (!m_seen.insert(path).second || depth > 4) {
            return;
        }
        files(path, deviceFiles);
        link(path + "/driver");
        m_masker.hideSerial(m_tree.text(path + "/serial").value_or(""));
        hideWwid(m_tree.text(path + "/wwid").value_or(""));
        if (const std::string page = m_tree.bytes(path + "/vpd_pg80"); page.size() > 4) {
            m_masker.hideSerial(cleanText(page.substr(4)));
        }
        if (const auto ata = identityFromAtaPage(m_tree.bytes(path + "/vpd_pg89"))) {
            m_masker.hideSerial(ata->serial);
            m_masker.hideWwn(ata->wwn);
        }
        for (const std::string& name : m_tree.list(path)) {
            const std::string child = fmt::format("{}/{}", path, name);
            if (leadsOn(path, name)) {
                hardware(child, depth + 1);
            } else if (name.starts_with("nvme") && path.find("/nvme-subsystem/") != std::string::npos) {
                controller(child);
            }
        }
    }

    /// "link1", "dev1.0", "phy-0:0" and the folders of a class, and what lies in these.
    static bool leadsOn(std::string_view path, std::string_view name) {
        const auto isClass = [](std::string_view one) {
            return std::ranges::find(deviceFolders, one) != deviceFolders.end();
        };
        const auto numbered = [name](std::string_view prefix) {
            return name.size() > prefix.size() && name.starts_with(prefix) && isDigit(name[prefix.size()]);
        };
        return isClass(name) || isClass(path.substr(path.rfind('/') + 1)) || numbered("link") || numbered("dev") ||
               numbered("phy-");
    }

    /// The controller of a multipath NVMe drive: a link in the directory of its subsystem.
    void controller(const std::string& path) {
        const auto target = m_tree.link(path);
        if (!target) {
            return;
        }
        m_links[path] = *target;
        std::string_view rest = *target;
        std::string base = parentOf(path);
        while (rest.starts_with("../")) {
            rest.remove_prefix(3);
            base = parentOf(base);
        }
        std::string above = fmt::format("{}/{}", base, rest);
        link(above + "/device");
        for (; above.size() > std::string_view("/sys/devices").size(); above = parentOf(above)) {
            hardware(above, 0);
        }
    }

    void hideWwid(const std::string& wwid) {
        if (wwid.starts_with("nvme.")) { // "nvme.<vendor>-<serial in hex>-<model in hex>-<namespace>"
            return;                      // Its serial is hidden with the controller's.
        }
        m_masker.hideWwn(wwid);
    }

    void timers() {
        for (const std::string_view unit : units) {
            for (const char* directory : {"/etc/systemd/system", "/usr/lib/systemd/system", "/lib/systemd/system"}) {
                if (m_tree.exists(fmt::format("{}/{}", directory, unit))) {
                    add(fmt::format("{}/{}", directory, unit), "");
                }
            }
            link(fmt::format("/etc/systemd/system/timers.target.wants/{}", unit));
        }
    }

    const SystemTree& m_tree;
    Masker m_masker;
    std::map<std::string, std::string> m_files;
    std::map<std::string, std::string> m_links;
    std::set<std::string> m_seen;
};

/// A network filesystem's source and options name servers, shares and users.
std::string withoutNetworkNames(std::string_view mountInfo) {
    std::string text;
    for (const std::string_view line : split(mountInfo, '\n')) {
        auto fields = split(line, ' ');
        const auto dash = std::ranges::find(fields, "-");
        const bool whole = fields.end() - dash >= 3;
        if (whole && (mayNeverAnswer(dash[1]))) {
            dash[2] = dash[1];
            if (fields.end() - dash > 3) {
                dash[3] = hasOption(dash[3], "ro") ? "ro" : "rw";
                fields.erase(dash + 4, fields.end());
            }
        }
        if (!line.empty()) {
            text += fmt::format("{}\n", fmt::join(fields, " "));
        }
    }
    return text;
}

/// Only the option that is looked for, of the mount points that have it.
std::string fstabLines(std::string_view fstab) {
    std::string text;
    for (const std::string& point : mountPointsWithOption(fstab, "X-fstrim.notrim")) {
        std::string escaped;
        for (const char c : point) {
            escaped += c == ' '    ? "\\040"
                       : c == '\t' ? "\\011"
                       : c == '\n' ? "\\012"
                       : c == '\\' ? "\\134"
                                   : std::string(1, c);
        }
        text += fmt::format("none {} auto X-fstrim.notrim 0 0\n", escaped);
    }
    return text;
}

} // namespace

Result<std::string> captureSystem(const SystemTree& tree, std::uint64_t salt, std::stop_token stop) {
    const auto mountInfo = tree.file("/proc/self/mountinfo");
    if (!mountInfo) {
        return fail(mountInfo.error());
    }
    Collector collector(tree, salt);
    collector.collect(stop);
    collector.add("/proc/self/mountinfo", withoutNetworkNames(*mountInfo));
    collector.add("/etc/fstab", fstabLines(tree.file("/etc/fstab").value_or("")));
    if (stop.stop_requested()) {
        return fail(Errc::cancelled, "The capture was cancelled.");
    }
    return collector.archive();
}

} // namespace trimwright::linux_system
