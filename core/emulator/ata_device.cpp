// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/ata_device.h"

#include "core/emulator/smart_sectors.h"

#include <algorithm>
#include <array>

namespace trimwright::emulator {
namespace {

constexpr std::uint64_t pageSectors = FlashDrive::pageSectors;
constexpr std::size_t sectorBytes = AtaDevice::sectorBytes;
constexpr std::uint64_t lba48Mask = 0xFFFFFFFFFFFFU;

std::uint64_t sectorsOf(std::uint16_t count) {
    return count == 0 ? 65536 : count;
}

// What a firmware image of the emulator begins with; the key of the model it makes follows.
constexpr std::string_view firmwareMagic = "TRIMWRIGHT FIRMWARE ";

/// What a transfer has to do with one page.
struct PagePart {
    std::uint32_t page = 0;
    std::ptrdiff_t first_byte = 0; ///< In the page.
    std::size_t bytes = 0;
    std::ptrdiff_t done = 0; ///< Bytes of the transfer before this.

    auto in(std::array<std::uint8_t, FlashDrive::pageBytes>& content) const { return content.begin() + first_byte; }
};

/// Calls `use` with the part in each page until it gives false, which is then the result.
template <class Use>
bool forEachPage(const TaskFile& command, Use use) {
    const std::uint64_t end = command.lba + sectorsOf(command.count);
    for (std::uint64_t lba = command.lba; lba < end;) {
        const std::uint64_t within = lba % pageSectors;
        const std::uint64_t now = std::min(pageSectors - within, end - lba);
        if (!use(PagePart{static_cast<std::uint32_t>(lba / pageSectors),
                          static_cast<std::ptrdiff_t>(within * sectorBytes), now * sectorBytes,
                          static_cast<std::ptrdiff_t>((lba - command.lba) * sectorBytes)})) {
            return false;
        }
        lba += now;
    }
    return true;
}

AtaResult answer(const Sector& sector, MutableBytes data) {
    if (data.size() != sector.size()) {
        return AtaResult::aborted();
    }
    std::copy(sector.begin(), sector.end(), data.begin());
    return {};
}

} // namespace

AtaResult AtaDevice::execute(const TaskFile& command, MutableBytes data) {
    constexpr AtaResult noDevice{AtaResult::statusNoDevice, 0xFF, 0};
    if (!m_powered || !step()) {
        return noDevice;
    }
    settleSelfTest();
    const AtaResult result = isRefusedWhileLocked(command.command) ? AtaResult::aborted() : dispatch(command, data);
    if (!m_powered) {
        return noDevice;
    }
    m_erasePrepared = command.command == ata::securityErasePrepare && result.ok();
    m_parked = command.command == ata::standbyImmediate && result.ok();
    if (!result.ok()) {
        logError(command, result);
    }
    return result;
}

void AtaDevice::logError(const TaskFile& command, const AtaResult& result) {
    if (m_logs.errors.size() == SmartLogs::errorsKept) {
        m_logs.errors.erase(m_logs.errors.begin());
    }
    m_logs.errors.push_back({command.command, result.error, command.lba, m_flash.powerOnHours()});
    ++m_logs.error_count;
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
    case ata::securityUnlock:
    case ata::securityErasePrepare:
    case ata::securityEraseUnit:
    case ata::securityDisablePassword:
        return security(command, data);
    case ata::downloadMicrocode:
        return microcode(command, data);
    case ata::standbyImmediate:
    case ata::flushCache:
    case ata::flushCacheExt:
        return flushCache(data);
    default:
        return AtaResult::aborted();
    }
}

AtaResult AtaDevice::identify(MutableBytes data) const {
    const unsigned security = (m_password ? 2U : 0U) | (m_locked ? 4U : 0U);
    return answer(identifySector(m_flash, static_cast<std::uint16_t>(security)), data);
}

AtaResult AtaDevice::flushCache(Bytes data) {
    if (!data.empty()) {
        return AtaResult::aborted();
    }
    m_flash.flush();
    return {};
}

AtaResult AtaDevice::smart(const TaskFile& command, MutableBytes data) {
    if ((command.lba & 0xFFFF00U) != ata::smartSignature) {
        return AtaResult::aborted();
    }
    if (command.features == ata::smartEnable && data.empty()) {
        m_smartEnabled = true;
        return {};
    }
    if (!m_smartEnabled) {
        return AtaResult::aborted();
    }
    switch (command.features) {
    case ata::smartReadData:
        return answer(smartDataSector(m_flash, m_logs), data);
    case ata::smartReadThresholds:
        return answer(smartThresholdSector(m_flash), data);
    case ata::smartExecuteOffline:
        return data.empty() ? executeOffline(static_cast<std::uint8_t>(command.lba)) : AtaResult::aborted();
    case ata::smartReadLog:
        return readLog(static_cast<std::uint8_t>(command.lba), data);
    case ata::smartDisable:
        m_smartEnabled = !data.empty(); // A command that carries no data
        return data.empty() ? AtaResult{} : AtaResult::aborted();
    case ata::smartReturnStatus: {
        if (!data.empty()) {
            return AtaResult::aborted();
        }
        AtaResult result;
        result.lba = smartStatusGood(m_flash) ? ata::smartSignature : ata::smartFailingStatus;
        return result;
    }
    default:
        return AtaResult::aborted();
    }
}

AtaResult AtaDevice::microcode(const TaskFile& command, Bytes data) {
    constexpr std::uint16_t downloadAndSave = 0x07;
    const std::string_view text(reinterpret_cast<const char*>(data.data()), data.size());
    const std::string& key = m_flash.model().update_key;
    if (command.features != downloadAndSave || data.empty() || data.size() % sectorBytes != 0 || key.empty() ||
        !text.starts_with(firmwareMagic) || !text.substr(firmwareMagic.size()).starts_with(key + '\0')) {
        return AtaResult::aborted();
    }
    const auto model = findModel(key);
    if (!model || model->sectors != m_flash.model().sectors) {
        return AtaResult::aborted();
    }
    if (!step()) {
        return {}; // The new firmware is complete only with the last step; until then the old one is used.
    }
    m_flash.updateFirmware(*model);
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
        return AtaResult::aborted();
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

AtaResult AtaDevice::checkTransfer(const TaskFile& command, std::size_t bytes) const {
    const std::uint64_t sectors = sectorsOf(command.count);
    if (bytes != sectors * sectorBytes) {
        return AtaResult::aborted();
    }
    return inRange(command.lba, sectors) ? AtaResult{} : AtaResult::idNotFound(command.lba);
}

AtaResult AtaDevice::readDma(const TaskFile& command, MutableBytes data) {
    if (const AtaResult checked = checkTransfer(command, data.size()); !checked.ok()) {
        return checked;
    }
    std::array<std::uint8_t, FlashDrive::pageBytes> page{};
    forEachPage(command, [&](const PagePart& part) {
        m_flash.readContent(part.page, page);
        std::copy_n(part.in(page), part.bytes, data.begin() + part.done);
        return true;
    });
    m_flash.counters().host_read_sectors += sectorsOf(command.count);
    return {};
}

AtaResult AtaDevice::writeDma(const TaskFile& command, Bytes data) {
    if (const AtaResult checked = checkTransfer(command, data.size()); !checked.ok()) {
        return checked;
    }
    std::array<std::uint8_t, FlashDrive::pageBytes> page{};
    const bool whole = forEachPage(command, [&](const PagePart& part) {
        if (!step()) {
            return false;
        }
        if (part.bytes < FlashDrive::pageBytes) {
            m_flash.readContent(part.page, page); // The rest of the page is kept.
        }
        std::copy_n(data.begin() + part.done, part.bytes, part.in(page));
        return m_flash.writeContent(part.page, page);
    });
    return whole ? AtaResult{} : AtaResult::aborted(); // Worn out: read-only from now on.
}

AtaResult AtaDevice::manageDataSet(const TaskFile& command, Bytes data) {
    const bool isTrim = command.features == 0x0001;
    const std::size_t blocks = command.count;
    const std::size_t maxBlocks = 8; // IDENTIFY word 105
    if (!m_flash.model().has_trim || !isTrim || blocks == 0 || blocks > maxBlocks ||
        data.size() != blocks * sectorBytes) {
        return AtaResult::aborted();
    }
    // All ranges are checked before the first is used, so that a bad command changes nothing.
    for (std::size_t at = 0; at < data.size(); at += 8) {
        const auto entry = loadLittle<std::uint64_t>(data, at);
        if (const std::uint64_t sectors = entry >> 48; sectors > 0 && !inRange(entry & lba48Mask, sectors)) {
            return AtaResult::idNotFound(entry & lba48Mask);
        }
    }
    m_flash.counters().simulated_us += m_flash.model().trim_command_us;
    ++m_flash.counters().trim_commands;
    for (std::size_t at = 0; at < data.size(); at += 8) {
        const auto entry = loadLittle<std::uint64_t>(data, at);
        const std::uint64_t sectors = entry >> 48;
        const std::uint64_t lba = entry & lba48Mask;
        if (!step()) {
            return {};
        }
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
