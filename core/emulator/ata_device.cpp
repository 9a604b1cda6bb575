// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ata_device.h"

#include "core/emulator/smart_sectors.h"

#include <algorithm>
#include <array>

namespace trimwright::emulator {
namespace {

constexpr std::uint64_t pageSectors = FlashDrive::pageSectors;
constexpr std::size_t sectorBytes = 512;
constexpr std::uint64_t lba48Mask = 0xFFFFFFFFFFFFU;

AtaResult aborted() {
    return {AtaResult::statusReady | AtaResult::statusError, AtaResult::errorAborted, 0};
}

AtaResult idNotFound(std::uint64_t lba) {
    return {AtaResult::statusReady | AtaResult::statusError, AtaResult::errorIdNotFound, lba};
}

std::uint64_t sectorsOf(std::uint16_t count) {
    return count == 0 ? 65536 : count;
}

std::uint16_t hoursOf(const FlashDrive& flash) {
    return static_cast<std::uint16_t>(flash.powerOnSeconds() / 3600);
}

// What a firmware image of the emulator begins with; the key of the model it makes follows.
constexpr std::string_view firmwareMagic = "TRIMWRIGHT FIRMWARE ";

AtaResult answer(const Sector& sector, MutableBytes data) {
    if (data.size() != sector.size()) {
        return aborted();
    }
    std::copy(sector.begin(), sector.end(), data.begin());
    return {};
}

} // namespace

AtaResult AtaDevice::execute(const TaskFile& command, MutableBytes data) {
    const AtaResult result = dispatch(command, data);
    m_erasePrepared = command.command == ata::securityErasePrepare && result.ok();
    if (!result.ok()) {
        if (m_logs.errors.size() == SmartLogs::errorsKept) {
            m_logs.errors.erase(m_logs.errors.begin());
        }
        m_logs.errors.push_back({command.command, result.error, command.lba, hoursOf(m_flash)});
        ++m_logs.error_count;
    }
    return result;
}

AtaResult AtaDevice::dispatch(const TaskFile& command, MutableBytes data) {
    switch (command.command) {
    case ata::identifyDevice:
        return identify(data);
    case ata::smart:
        return smart(command, data);
    case ata::readDmaExt:
        return readDma(command, data);
    case ata::writeDmaExt:
        return writeDma(command, data);
    case ata::dataSetManagement:
        return manageDataSet(command, data);
    case ata::securitySetPassword:
    case ata::securityErasePrepare:
    case ata::securityEraseUnit:
    case ata::securityDisablePassword:
        return security(command, data);
    case ata::downloadMicrocode:
        return microcode(command, data);
    case ata::flushCacheExt:
        return data.empty() ? AtaResult{} : aborted();
    default:
        return aborted();
    }
}

AtaResult AtaDevice::identify(MutableBytes data) const {
    return answer(identifySector(m_flash), data);
}

AtaResult AtaDevice::smart(const TaskFile& command, MutableBytes data) {
    if ((command.lba & 0xFFFF00U) != ata::smartSignature) {
        return aborted();
    }
    if (command.features == ata::smartEnable && data.empty()) {
        m_smartEnabled = true;
        return {};
    }
    if (!m_smartEnabled) {
        return aborted();
    }
    switch (command.features) {
    case ata::smartReadData:
        return answer(smartDataSector(m_flash), data);
    case ata::smartReadThresholds:
        return answer(smartThresholdSector(m_flash), data);
    case ata::smartExecuteOffline:
        return data.empty() ? executeOffline(static_cast<std::uint8_t>(command.lba)) : aborted();
    case ata::smartReadLog:
        return readLog(static_cast<std::uint8_t>(command.lba), data);
    case ata::smartDisable:
        m_smartEnabled = false;
        return {};
    case ata::smartReturnStatus: {
        AtaResult result;
        result.lba = smartStatusGood(m_flash) ? ata::smartSignature : ata::smartFailingStatus;
        return result;
    }
    default:
        return aborted();
    }
}

AtaResult AtaDevice::security(const TaskFile& command, Bytes data) {
    if (command.command == ata::securityErasePrepare) {
        return data.empty() ? AtaResult{} : aborted();
    }
    if (data.size() != sectorBytes) {
        return aborted();
    }
    std::array<std::uint8_t, 32> password{};
    std::copy_n(data.begin() + 2, password.size(), password.begin()); // Word 0 holds flags, words 1–16 the password
    if (command.command == ata::securitySetPassword) {
        m_password = password;
        return {};
    }
    if (!m_password || *m_password != password) {
        return aborted();
    }
    if (command.command == ata::securityEraseUnit) {
        if (!m_erasePrepared) { // PREPARE must come directly before, as a safeguard.
            return aborted();
        }
        m_flash.secureErase();
    }
    m_password.reset();
    return {};
}

AtaResult AtaDevice::microcode(const TaskFile& command, Bytes data) {
    constexpr std::uint16_t downloadAndSave = 0x07;
    const std::string_view text(reinterpret_cast<const char*>(data.data()), data.size());
    const std::string& key = m_flash.model().update_key;
    if (command.features != downloadAndSave || data.empty() || data.size() % sectorBytes != 0 || key.empty() ||
        !text.starts_with(firmwareMagic) || !text.substr(firmwareMagic.size()).starts_with(key + '\0')) {
        return aborted();
    }
    const auto model = findModel(key);
    if (!model || model->sectors != m_flash.model().sectors) {
        return aborted();
    }
    m_flash.updateFirmware(*model);
    return {};
}

AtaResult AtaDevice::executeOffline(std::uint8_t test) {
    constexpr std::uint8_t offline = 0;
    constexpr std::uint8_t shortTest = 1;
    constexpr std::uint8_t extendedTest = 2;
    constexpr std::uint8_t abortTest = 127;
    if (test == offline || test == abortTest) {
        return {}; // Tests end at once, so there is never one to abort.
    }
    if (test != shortTest && test != extendedTest) {
        return aborted();
    }
    if (m_logs.self_tests.size() == SmartLogs::selfTestsKept) {
        m_logs.self_tests.erase(m_logs.self_tests.begin());
    }
    constexpr std::uint8_t readFailure = 7;
    const std::uint8_t status = smartStatusGood(m_flash) ? std::uint8_t{0} : readFailure;
    m_logs.self_tests.push_back({test, status, hoursOf(m_flash)});
    m_flash.counters().simulated_us += 60e6; // The minute that SMART data announce
    return {};
}

AtaResult AtaDevice::readLog(std::uint8_t log, MutableBytes data) const {
    constexpr std::uint8_t directory = 0;
    constexpr std::uint8_t errors = 1;
    constexpr std::uint8_t selfTests = 6;
    switch (log) {
    case directory:
        return answer(logDirectorySector(), data);
    case errors:
        return answer(errorLogSector(m_logs), data);
    case selfTests:
        return answer(selfTestLogSector(m_logs), data);
    default:
        return aborted();
    }
}

bool AtaDevice::secureErase() {
    std::array<std::uint8_t, sectorBytes> password{};
    password[2] = 'x';
    const auto run = [this](std::uint8_t command, MutableBytes data) {
        TaskFile task;
        task.command = command;
        return execute(task, data).ok();
    };
    return run(ata::securitySetPassword, password) && run(ata::securityErasePrepare, {}) &&
           run(ata::securityEraseUnit, password);
}

bool AtaDevice::downloadMicrocode(std::string_view modelKey) {
    std::array<std::uint8_t, sectorBytes> image{};
    if (firmwareMagic.size() + modelKey.size() >= image.size()) {
        return false;
    }
    auto at = std::copy(firmwareMagic.begin(), firmwareMagic.end(), image.begin());
    std::copy(modelKey.begin(), modelKey.end(), at);
    TaskFile task;
    task.command = ata::downloadMicrocode;
    task.features = 0x07;
    task.count = 1;
    return execute(task, image).ok();
}

AtaResult AtaDevice::readDma(const TaskFile& command, MutableBytes data) {
    const std::uint64_t sectors = sectorsOf(command.count);
    if (data.size() != sectors * sectorBytes) {
        return aborted();
    }
    if (!inRange(command.lba, sectors)) {
        return idNotFound(command.lba);
    }
    std::array<std::uint8_t, FlashDrive::pageBytes> page{};
    std::uint64_t loaded = ~std::uint64_t{0};
    for (std::uint64_t i = 0; i < sectors; ++i) {
        const std::uint64_t lba = command.lba + i;
        if (lba / pageSectors != loaded) {
            loaded = lba / pageSectors;
            m_flash.readContent(static_cast<std::uint32_t>(loaded), page);
        }
        std::copy_n(page.begin() + static_cast<std::ptrdiff_t>(lba % pageSectors * sectorBytes), sectorBytes,
                    data.begin() + static_cast<std::ptrdiff_t>(i * sectorBytes));
    }
    m_flash.counters().host_read_sectors += sectors;
    return {};
}

AtaResult AtaDevice::writeDma(const TaskFile& command, Bytes data) {
    const std::uint64_t sectors = sectorsOf(command.count);
    if (data.size() != sectors * sectorBytes) {
        return aborted();
    }
    if (!inRange(command.lba, sectors)) {
        return idNotFound(command.lba);
    }
    std::array<std::uint8_t, FlashDrive::pageBytes> page{};
    for (std::uint64_t lba = command.lba; lba < command.lba + sectors;) {
        const std::uint64_t within = lba % pageSectors;
        const std::uint64_t now = std::min(pageSectors - within, command.lba + sectors - lba);
        const auto number = static_cast<std::uint32_t>(lba / pageSectors);
        if (now < pageSectors) {
            m_flash.readContent(number, page); // Part of a page: the rest of it is kept.
        }
        const auto from = static_cast<std::ptrdiff_t>((lba - command.lba) * sectorBytes);
        std::copy_n(data.begin() + from, now * sectorBytes,
                    page.begin() + static_cast<std::ptrdiff_t>(within * sectorBytes));
        if (!m_flash.writeContent(number, page)) {
            return aborted(); // Worn out: read-only from now on.
        }
        lba += now;
    }
    return {};
}

AtaResult AtaDevice::manageDataSet(const TaskFile& command, Bytes data) {
    const bool isTrim = command.features == 0x0001;
    const std::size_t blocks = command.count;
    const std::size_t maxBlocks = 8; // IDENTIFY word 105
    if (!m_flash.model().has_trim || !isTrim || blocks == 0 || blocks > maxBlocks ||
        data.size() != blocks * sectorBytes) {
        return aborted();
    }
    // All ranges are checked before the first is used, so that a bad command changes nothing.
    for (std::size_t at = 0; at < data.size(); at += 8) {
        const auto entry = loadLittle<std::uint64_t>(data, at);
        if (const std::uint64_t sectors = entry >> 48; sectors > 0 && !inRange(entry & lba48Mask, sectors)) {
            return idNotFound(entry & lba48Mask);
        }
    }
    m_flash.counters().simulated_us += m_flash.model().trim_command_us;
    ++m_flash.counters().trim_commands;
    for (std::size_t at = 0; at < data.size(); at += 8) {
        const auto entry = loadLittle<std::uint64_t>(data, at);
        const std::uint64_t sectors = entry >> 48;
        const std::uint64_t lba = entry & lba48Mask;
        m_flash.counters().trimmed_sectors += sectors;
        trimSectors(lba, sectors);
    }
    return {};
}

void AtaDevice::trimSectors(std::uint64_t lba, std::uint64_t sectors) {
    // Only whole pages can be forgotten; parts of pages at both ends are marked as zeros.
    const std::uint64_t end = lba + sectors;
    std::uint64_t first = lba / pageSectors;
    if (lba % pageSectors != 0) {
        const std::uint64_t upTo = std::min(end, (first + 1) * pageSectors);
        m_flash.zeroSectors(static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(lba % pageSectors),
                            static_cast<std::uint32_t>(upTo - lba));
        ++first;
    }
    const std::uint64_t last = end / pageSectors;
    if (last > first) {
        m_flash.trim(static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last - first));
    }
    if (last >= first && end % pageSectors != 0) {
        m_flash.zeroSectors(static_cast<std::uint32_t>(last), 0, static_cast<std::uint32_t>(end % pageSectors));
    }
}

bool AtaDevice::inRange(std::uint64_t lba, std::uint64_t sectors) const {
    const std::uint64_t total = m_flash.model().sectors;
    return lba < total && sectors <= total - lba;
}

void packTrimRanges(std::span<const TrimRange> ranges, MutableBytes payload) {
    std::fill(payload.begin(), payload.end(), std::uint8_t{0});
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        storeLittle<std::uint64_t>(payload, i * 8, ranges[i].lba | (std::uint64_t{ranges[i].sectors} << 48));
    }
}

} // namespace trimwright::emulator
