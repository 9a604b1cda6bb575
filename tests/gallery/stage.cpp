// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/stage.h"

#include <utility>

namespace trimwright::gallery {
namespace {

void waitForStop(const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    changed.wait(lock, stop, [] { return false; });
}

Drive makeDrive(const char* id, const char* node, const char* model, Bus bus, DriveKind kind, std::uint64_t bytes) {
    Drive drive;
    drive.id.value = id;
    drive.node = node;
    drive.model = model;
    drive.bus = bus;
    drive.kind = kind;
    drive.capacity_bytes = bytes;
    return drive;
}

template <class T>
Figure<T> figure(T value, const char* source, const char* raw, const char* unit, const char* rule) {
    return {value, {source, raw, unit, rule, Confidence::proven}, {}};
}

Attribute ata(std::uint8_t id, const char* name, int value, int threshold, std::uint64_t raw, const char* meaning,
              bool prefailure = false) {
    Attribute attribute;
    attribute.id = id;
    attribute.name = name;
    attribute.value = value;
    attribute.worst = value;
    attribute.threshold = threshold;
    attribute.raw = raw;
    attribute.raw_text = std::to_string(raw);
    attribute.prefailure = prefailure;
    attribute.failing_now = threshold > 0 && value <= threshold;
    attribute.meaning = meaning;
    return attribute;
}

Attribute nvme(const char* name, const char* raw, const char* meaning) {
    Attribute attribute;
    attribute.name = name;
    attribute.raw_text = raw;
    attribute.meaning = meaning;
    return attribute;
}

constexpr const char* nvmeStandard = "Defined by the NVMe standard, section SMART / Health Information.";

} // namespace

Result<std::vector<Drive>> StageBackend::drives() {
    return drive_list;
}

Result<HealthReport> StageBackend::health(const DriveId& drive, Wake, std::stop_token stop) {
    const auto found = reports.find(drive.value);
    if (found != reports.end()) {
        return found->second;
    }
    waitForStop(stop);
    return fail(Errc::cancelled, "Cancelled.");
}

Result<std::vector<TrimTarget>> StageBackend::trimTargets() {
    return targets;
}

Result<TrimOutcome> StageBackend::trim(const std::string& mount, bool, std::stop_token stop,
                                       const ProgressFn& progress) {
    const auto found = outcomes.find(mount);
    if (found != outcomes.end()) {
        progress({1, 1, found->second.offered_bytes});
        return found->second;
    }
    progress(hold_at);
    waitForStop(stop);
    return TrimOutcome{TrimOutcome::Kind::cancelled, "You cancelled the run.", hold_at.offered_bytes, 3.1, false};
}

Result<SelfTests> StageBackend::selfTests(const DriveId& drive, std::stop_token) {
    const auto found = self_tests.find(drive.value);
    return found == self_tests.end() ? fail(Errc::unsupported, "The drive has no self-tests.") : found->second;
}

Result<> StageBackend::startSelfTest(const DriveId& drive, SelfTestKind kind, Wake, std::stop_token) {
    const auto found = self_tests.find(drive.value);
    if (found == self_tests.end() || !found->second) {
        return fail(Errc::unsupported, "The drive has no self-tests.");
    }
    found->second->running = RunningSelfTest{kind, 0};
    return {};
}

Result<> StageBackend::abortSelfTest(const DriveId& drive, std::stop_token) {
    const auto found = self_tests.find(drive.value);
    if (found == self_tests.end() || !found->second || !found->second->running) {
        return fail(Errc::failed, "No self-test is running.");
    }
    found->second->running.reset();
    return {};
}

Result<ProveOutcome> StageBackend::prove(const std::string& mount, const ProveOptions&, std::stop_token stop,
                                         const ProgressFn& progress) {
    if (held_proofs.contains(mount)) {
        progress(proveProgress(ProveStep::readingAgain, 1, 2));
        waitForStop(stop);
        return fail(Errc::cancelled, "You cancelled the check.");
    }
    const auto found = proofs.find(mount);
    return found == proofs.end() ? Result<ProveOutcome>(fail(Errc::notFound, mount + " is not a mounted filesystem."))
                                 : found->second;
}

Drive nvmeDrive() {
    Drive drive =
        makeDrive("nvme-980", "/dev/nvme0n1", "Samsung SSD 980 PRO 1TB", Bus::nvme, DriveKind::ssd, 1'000'204'886'016);
    drive.serial = "S5GXNX0T123456A";
    drive.firmware = "5B2QGXA7";
    drive.link = "PCIe 4.0 ×4";
    return drive;
}

Drive sataDrive() {
    Drive drive =
        makeDrive("sata-mx500", "/dev/sda", "Crucial MX500 500GB", Bus::sata, DriveKind::ssd, 500'107'862'016);
    drive.serial = "1934E2000042";
    drive.firmware = "M3CR023";
    drive.link = "6.0 Gb/s";
    return drive;
}

Drive usbDrive() {
    Drive drive =
        makeDrive("usb-extreme", "/dev/sdb", "SanDisk Extreme 1TB", Bus::usb, DriveKind::ssd, 1'000'204'886'016);
    drive.serial = "323132343536";
    drive.link = "10 Gb/s";
    drive.removable = true;
    return drive;
}

Drive sleepingDisk() {
    Drive drive =
        makeDrive("sata-red", "/dev/sdc", "WDC WD40EFRX-68N32N0", Bus::sata, DriveKind::hdd, 4'000'787'030'016);
    drive.serial = "WD-WCC7K0000042";
    drive.firmware = "82.00A82";
    drive.link = "6.0 Gb/s";
    drive.power = PowerState::asleep;
    return drive;
}

HealthReport nvmeReport() {
    HealthReport report;
    report.protocol = Protocol::nvme;
    report.kind = DriveKind::ssd;
    report.source = "smartctl";
    report.self_assessment_passed = true;
    report.nvme_critical_warning = 0;
    report.life_left_percent = figure(94, "NVMe Percentage Used", "6", "", nvmeStandard);
    report.percentage_used = figure(6, "NVMe Percentage Used", "6", "", nvmeStandard);
    report.host_writes_bytes =
        figure<std::uint64_t>(36'203'065'344'000, "NVMe Data Units Written", "70709112", "512,000 B", nvmeStandard);
    report.host_reads_bytes =
        figure<std::uint64_t>(41'800'000'000'000, "NVMe Data Units Read", "81640625", "512,000 B", nvmeStandard);
    report.temperature_celsius = figure(41, "NVMe Composite Temperature", "314", "K", nvmeStandard);
    report.temperature_limit_celsius = figure(82, "NVMe warning temperature", "355", "K", nvmeStandard);
    report.power_on_hours = figure<std::uint64_t>(11'204, "NVMe Power On Hours", "11204", "h", nvmeStandard);
    report.power_cycles = figure<std::uint64_t>(1'022, "NVMe Power Cycles", "1022", "", nvmeStandard);
    report.unsafe_shutdowns = figure<std::uint64_t>(11, "NVMe Unsafe Shutdowns", "11", "", nvmeStandard);
    report.spare_percent = figure(100, "NVMe Available Spare", "100", "", nvmeStandard);
    report.spare_threshold_percent = figure(10, "NVMe Available Spare Threshold", "10", "", nvmeStandard);
    report.media_errors = figure<std::uint64_t>(0, "NVMe Media and Data Integrity Errors", "0", "", nvmeStandard);
    report.attributes = {
        nvme("Critical Warning", "0", "Bits that the drive sets when something is wrong; 0 is none."),
        nvme("Composite Temperature", "41 °C", "The temperature by which the drive judges itself."),
        nvme("Available Spare", "100 %", "How much of the reserve for worn blocks is left."),
        nvme("Available Spare Threshold", "10 %", "Below this the drive warns."),
        nvme("Percentage Used", "6 %", "How much of the rated endurance is used up; it may pass 100."),
        nvme("Data Units Read", "81640625", "What the computer read, in thousands of 512-byte blocks."),
        nvme("Data Units Written", "70709112", "What the computer wrote, in thousands of 512-byte blocks."),
        nvme("Host Read Commands", "611288210", "Read commands since the drive was made."),
        nvme("Host Write Commands", "822114907", "Write commands since the drive was made."),
        nvme("Controller Busy Time", "4210", "Minutes in which the drive worked on commands."),
        nvme("Power Cycles", "1022", "How often the drive was switched on."),
        nvme("Power On Hours", "11204", "Hours switched on; some drives leave out their sleep."),
        nvme("Unsafe Shutdowns", "11", "How often power went away without a word."),
        nvme("Media and Data Integrity Errors", "0", "Times the drive could not read or write data rightly."),
        nvme("Error Information Log Entries", "27", "Entries in the error log; refused commands count too."),
    };
    return report;
}

HealthReport wornSataReport() {
    HealthReport report;
    report.protocol = Protocol::ata;
    report.family = "Crucial/Micron MX500 SSDs";
    report.kind = DriveKind::ssd;
    report.source = "smartctl";
    report.self_assessment_passed = true;
    const char* rule = "On this family attribute 202 counts down in its value and up in its raw number.";
    report.life_left_percent = {9, {"attribute 202", "91", "% used", rule, Confidence::rule}, {}};
    report.percentage_used = {91, {"attribute 202", "91", "% used", rule, Confidence::rule}, {}};
    report.host_writes_bytes = {171'200'000'000'000,
                                {"attribute 246", "334375000000", "512 B",
                                 "The unit agrees with Device Statistics on this drive.", Confidence::proven},
                                {}};
    report.nand_writes_bytes = {
        402'000'000'000'000,
        {"attributes 247 and 248", "…", "pages", "Pages programmed × page size.", Confidence::rule},
        {}};
    report.temperature_celsius = figure(33, "attribute 194", "33", "°C", "Low byte of the raw value.");
    report.temperature_lowest_celsius = figure(14, "attribute 194", "14", "°C", "Third byte of the raw value.");
    report.temperature_highest_celsius = figure(61, "attribute 194", "61", "°C", "Fifth byte of the raw value.");
    report.power_on_hours = figure<std::uint64_t>(31'877, "attribute 9", "31877", "h", "Low 32 bits.");
    report.power_cycles = figure<std::uint64_t>(2'310, "attribute 12", "2310", "", "");
    report.reallocated_sectors = figure<std::uint64_t>(3, "attribute 5", "3", "", "");
    report.interface_crc_errors = figure<std::uint64_t>(0, "attribute 199", "0", "", "");
    report.attributes = {
        ata(1, "Raw_Read_Error_Rate", 100, 0, 0, "Read errors that the drive corrected by itself.", true),
        ata(5, "Reallocate_NAND_Blk_Cnt", 100, 10, 3, "Blocks that were retired and replaced from the reserve.", true),
        ata(9, "Power_On_Hours", 100, 0, 31'877, "Hours switched on."),
        ata(12, "Power_Cycle_Count", 100, 0, 2'310, "How often the drive was switched on."),
        ata(171, "Program_Fail_Count", 100, 0, 0, "Failed attempts to program a page."),
        ata(172, "Erase_Fail_Count", 100, 0, 0, "Failed attempts to erase a block."),
        ata(173, "Ave_Block-Erase_Count", 9, 0, 1'367, "How often a block was erased, on average."),
        ata(180, "Unused_Reserve_NAND_Blk", 0, 0, 42, "Blocks left in the reserve.", true),
        ata(194, "Temperature_Celsius", 67, 0, 33, "Temperature in °C."),
        ata(196, "Reallocated_Event_Count", 100, 0, 3, "How often a block was replaced."),
        ata(197, "Current_Pending_ECC_Cnt", 100, 0, 0, "Sectors that could not be read at the first attempt."),
        ata(199, "UDMA_CRC_Error_Count", 100, 0, 0, "Transfer errors on the cable."),
        ata(202, "Percent_Lifetime_Remain", 9, 1, 91,
            "Rated life: the value is what is left, the raw number is what is used."),
        ata(206, "Write_Error_Rate", 100, 0, 0, ""),
        ata(246, "Total_LBAs_Written", 100, 0, 334'375'000'000, "What the computer wrote, in sectors of 512 bytes."),
        ata(247, "Host_Program_Page_Count", 100, 0, 5'603'114'871, "Pages programmed for the computer."),
        ata(248, "FTL_Program_Page_Count", 100, 0, 7'560'220'114, "Pages programmed by the drive for its own upkeep."),
    };
    return report;
}

HealthReport failingSataReport() {
    HealthReport report = wornSataReport();
    report.self_assessment_passed = false;
    report.life_left_percent = figure(62, "attribute 202", "38", "% used", "Rule of the family.");
    report.percentage_used = figure(38, "attribute 202", "38", "% used", "Rule of the family.");
    report.reallocated_sectors = figure<std::uint64_t>(1'844, "attribute 5", "1844", "", "");
    report.pending_sectors = figure<std::uint64_t>(12, "attribute 197", "12", "", "");
    report.uncorrectable_sectors = figure<std::uint64_t>(87, "attribute 187", "87", "", "");
    report.attributes[1] = ata(5, "Reallocate_NAND_Blk_Cnt", 4, 10, 1'844,
                               "Blocks that were retired and replaced from the reserve.", true);
    report.attributes[10].raw = 12;
    report.attributes[10].raw_text = "12";
    return report;
}

HealthReport unclearReport() {
    HealthReport report;
    report.protocol = Protocol::ata;
    report.kind = DriveKind::ssd;
    report.source = "smartctl";
    report.life_left_percent.unknown_because = "Attribute 231 and Device Statistics contradict each other.";
    report.host_writes_bytes.provenance = {"attribute 241", "8123", "", "", Confidence::name};
    report.host_writes_bytes.unknown_because = "Nothing on this drive proves the unit of attribute 241.";
    report.temperature_celsius.unknown_because = "A constant 33 °C is no sensor.";
    report.power_on_hours = figure<std::uint64_t>(212, "attribute 9", "212", "h", "");
    report.attributes = {ata(9, "Power_On_Hours", 100, 0, 212, "Hours switched on."),
                         ata(231, "Unknown_SSD_Attribute", 7, 0, 93, ""),
                         ata(241, "Total_LBAs_Written", 100, 0, 8'123, "")};
    return report;
}

namespace {

TrimLayer layer(LayerKind kind, const std::string& name, const std::string& what, Passage passage,
                const std::string& fact) {
    TrimLayer made;
    made.kind = kind;
    made.name = name;
    made.what = what;
    made.passage = passage;
    made.fact = fact;
    return made;
}

TrimPath pathOf(std::vector<TrimLayer> layers, const Drive& drive) {
    const bool nvme = drive.bus == Bus::nvme;
    TrimLayer last = layer(LayerKind::drive, drive.node.substr(5), drive.model, Passage::passes,
                           nvme ? "The drive knows Dataset Management, and zeros come back afterwards (DLFEAT)."
                                : "The drive knows TRIM (IDENTIFY word 169) and returns zeros (word 69).");
    last.node = drive.node;
    last.title = "the drive " + drive.node;
    last.drive = drive.id;
    layers.push_back(last);
    for (std::size_t i = 0; i + 1 < layers.size(); ++i) {
        layers[i].below = {i + 1};
    }
    return makeTrimPath(std::move(layers));
}

} // namespace

TrimPath plainPath(const std::string& mount, const std::string& type, const std::string& partition,
                   const Drive& drive) {
    return pathOf(
        {layer(LayerKind::filesystem, mount, type, Passage::passes, type + " offers its free space (FITRIM)."),
         layer(LayerKind::partition, partition, "partition", Passage::passes,
               "Begins at a multiple of 1 MiB, so that no block is left out.")},
        drive);
}

TrimPath encryptedPath(const std::string& mount, const std::string& partition, const Drive& drive) {
    TrimLayer luks =
        layer(LayerKind::luks, "luks-4f1c", "LUKS2 encryption", Passage::stops,
              "The encryption luks-4f1c was opened without allow_discards (dmsetup table), so requests end "
              "there.");
    luks.title = "the encryption luks-4f1c";
    luks.fix = "To let TRIM through the encryption";
    luks.command = "cryptsetup --allow-discards --persistent refresh luks-4f1c";
    luks.trade_off = "Anyone who holds the drive can then see which blocks are free, and how full it is.";
    return pathOf({layer(LayerKind::filesystem, mount, "ext4", Passage::passes, "ext4 offers its free space (FITRIM)."),
                   layer(LayerKind::lvm, "vg-home", "LVM volume", Passage::passes,
                         "Passes requests on, in steps of 512 B (discard_granularity)."),
                   luks,
                   layer(LayerKind::partition, partition, "partition", Passage::passes,
                         "Begins at a multiple of 1 MiB, so that no block is left out.")},
                  drive);
}

TrimTarget filesystem(const std::string& mount, const std::string& type, const std::string& device, const Drive& drive,
                      std::uint64_t size, std::uint64_t free) {
    TrimTarget target;
    target.mount = mount;
    target.filesystem = type;
    target.device = device;
    target.drives = {drive.id};
    target.size_bytes = size;
    target.free_bytes = free;
    return target;
}

} // namespace trimwright::gallery
