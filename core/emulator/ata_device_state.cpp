// SPDX-License-Identifier: GPL-3.0-or-later
// What of the drive outlives a command: its power, its lock, its self-tests.
#include "core/emulator/ata_device.h"

#include <algorithm>
#include <array>

namespace trimwright::emulator {
bool AtaDevice::isRefusedWhileLocked(std::uint8_t command) const {
    switch (command) {
    case ata::readDmaExt:
    case ata::writeDmaExt:
    case ata::dataSetManagement:
    case ata::downloadMicrocode:
    case ata::securitySetPassword:
    case ata::securityDisablePassword:
    case ata::flushCache:
    case ata::flushCacheExt:
        return m_locked;
    default:
        return false;
    }
}

bool AtaDevice::step() {
    if (m_stepsLeft) {
        if (*m_stepsLeft == 0) {
            loseThePower();
            return false;
        }
        --*m_stepsLeft;
    }
    return true;
}

void AtaDevice::loseThePower() {
    m_powered = false;
    m_stepsLeft.reset();
    if (!m_parked) {
        m_flash.losePower();
    }
}

void AtaDevice::powerOn() {
    constexpr std::uint8_t interrupted = 2;
    endSelfTest(interrupted);
    m_powered = true;
    m_parked = false;
    m_erasePrepared = false;
    m_locked = m_password.has_value();
    m_flash.powerCycle();
}

AtaResult AtaDevice::security(const TaskFile& command, Bytes data) {
    if (command.command == ata::securityErasePrepare) {
        return data.empty() ? AtaResult{} : AtaResult::aborted();
    }
    if (data.size() != sectorBytes) {
        return AtaResult::aborted();
    }
    std::array<std::uint8_t, 32> password{};
    std::copy_n(data.begin() + 2, password.size(), password.begin()); // Word 0 holds flags, words 1–16 the password
    if (command.command == ata::securitySetPassword) {
        m_password = password;
        return {};
    }
    if (!m_password || *m_password != password) {
        return AtaResult::aborted();
    }
    if (command.command == ata::securityEraseUnit) {
        if (!m_erasePrepared) { // PREPARE must come directly before, as a safeguard.
            return AtaResult::aborted();
        }
        return eraseUnit();
    }
    m_locked = false;
    if (command.command == ata::securityDisablePassword) {
        m_password.reset();
    }
    return {};
}

AtaResult AtaDevice::eraseUnit() {
    // The password stays until the erase is whole, so that a drive that lost its power over it can be erased only.
    constexpr std::uint32_t parts = 16;
    for (std::uint32_t part = 0; part < parts; ++part) {
        if (!step()) {
            m_flash.trim(0, static_cast<std::uint32_t>(std::uint64_t{m_flash.model().pages()} * part / parts));
            return {};
        }
    }
    m_flash.secureErase();
    m_password.reset();
    m_locked = false;
    return {};
}

AtaResult AtaDevice::executeOffline(std::uint8_t test) {
    constexpr std::uint8_t offline = 0;
    constexpr std::uint8_t shortTest = 1;
    constexpr std::uint8_t extendedTest = 2;
    constexpr std::uint8_t abortTest = 127;
    constexpr std::uint8_t captive = 128;
    constexpr std::uint8_t abortedByHost = 1;
    const std::uint8_t kind = test == abortTest ? test : test & (captive - 1U);
    if (test == offline) {
        return {}; // Collects data for SMART, which are always up to date here.
    }
    if (test == abortTest) {
        endSelfTest(abortedByHost);
        return {};
    }
    if (kind != shortTest && kind != extendedTest) {
        return AtaResult::aborted();
    }
    endSelfTest(abortedByHost); // A new one takes the place of the one that runs.
    const double now = m_flash.powerOnSeconds();
    const double seconds = 60.0 * selfTestMinutes(m_flash.model(), kind == extendedTest);
    m_logs.running = SmartLogs::Running{test, now, now + seconds};
    if ((test & captive) != 0) {
        m_flash.counters().simulated_us += seconds * 1e6;
        settleSelfTest();
    }
    return {};
}

/// Ends a self-test whose time has passed.
void AtaDevice::settleSelfTest() {
    constexpr std::uint8_t good = 0;
    constexpr std::uint8_t readFailure = 7;
    // A captive test adds its time as microseconds, where a little may be lost in rounding.
    if (m_logs.running && m_flash.powerOnSeconds() >= m_logs.running->end_seconds - 1e-3) {
        endSelfTest(smartStatusGood(m_flash) ? good : readFailure);
    }
}

void AtaDevice::endSelfTest(std::uint8_t status) {
    if (!m_logs.running) {
        return;
    }
    if (m_logs.self_tests.size() == SmartLogs::selfTestsKept) {
        m_logs.self_tests.erase(m_logs.self_tests.begin());
    }
    const unsigned left = status == 0 ? 0 : tenthsLeft(*m_logs.running, m_flash.powerOnSeconds());
    m_logs.self_tests.push_back(
        {m_logs.running->test, static_cast<std::uint8_t>((unsigned{status} << 4) | left), m_flash.powerOnHours()});
    m_logs.running.reset();
}

} // namespace trimwright::emulator
