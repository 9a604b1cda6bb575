// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/emulated_backend.h"

#include "core/emulator/emulated_backend_impl.h"
#include "core/emulator/smart_sectors.h"
#include "core/smart/ata_smart.h"
#include "core/smart/self_test_report.h"

#include <algorithm>
#include <fmt/format.h>
#include <malloc.h>
#include <random>
#include <utility>

namespace trimwright::emulator {
namespace {

constexpr std::string_view firstDriveName = "demo";
constexpr std::string_view firstDriveModel = "x25-m-g2-80";
constexpr std::uint64_t firstDriveSeed = 2009;

Drive describe(std::string_view name, const DriveFile& file, const DriveModel& model) {
    Drive drive;
    drive.id = {fmt::format("{}{}", idPrefix, name)};
    drive.node = drive.id.value;
    drive.model = model.identity_model;
    drive.serial = serialNumber(model, file.seed);
    drive.firmware = model.firmware;
    drive.bus = Bus::sata;
    drive.transport = "emulated";
    drive.link = "3.0 Gb/s";
    drive.kind = model.mapping == MappingKind::none ? DriveKind::hdd : DriveKind::ssd;
    drive.capacity_bytes = model.capacityBytes();
    drive.logical_sector_bytes = 512;
    if (model.has_trim) {
        drive.discard = {FlashDrive::pageBytes, std::uint64_t{8} * trimRangesPerSector * 65535 * 512};
    }
    drive.power = PowerState::active;
    drive.emulated = true;
    return drive;
}

/// A drive whose file cannot be read stays in the list; its health says why.
Drive describeDamaged(std::string_view name) {
    Drive drive;
    drive.id = {fmt::format("{}{}", idPrefix, name)};
    drive.node = drive.id.value;
    drive.model = "damaged drive file";
    drive.bus = Bus::sata;
    drive.transport = "emulated";
    drive.kind = DriveKind::ssd;
    drive.emulated = true;
    return drive;
}

/// Asks the drive over its registers, as a real host would.
smart::AtaSectors readSectors(AtaDevice& device) {
    smart::AtaSectors sectors;
    sectors.identify = readSector(device, ata::identifyDevice, 0, 0);
    sectors.smart_data = readSector(device, ata::smart, ata::smartReadData, ata::smartSignature);
    sectors.smart_thresholds = readSector(device, ata::smart, ata::smartReadThresholds, ata::smartSignature);
    TaskFile status;
    status.command = ata::smart;
    status.features = ata::smartReturnStatus;
    status.lba = ata::smartSignature;
    if (const AtaResult result = device.execute(status, {}); result.ok()) {
        sectors.status_good = result.lba == ata::smartSignature;
    }
    return sectors;
}

void addLogs(HealthReport& report, AtaDevice& device) {
    if (const auto tests = readSelfTests(device); tests) {
        report.self_tests = smart::summaryOf(*tests);
    }
    constexpr std::uint64_t errorLog = 1;
    if (const auto log = readSector(device, ata::smart, ata::smartReadLog, ata::smartSignature | errorLog)) {
        if (auto errors = smart::decodeErrorLog(*log)) {
            report.error_log = std::move(*errors);
        }
    }
}

/// What the family's data sheet says beyond the names.
void addMeanings(HealthReport& report, SmartFamily family) {
    for (Attribute& attribute : report.attributes) {
        const AttributeText* const text = attribute.id ? attributeText(family, *attribute.id) : nullptr;
        if (text != nullptr && !text->meaning.empty()) {
            attribute.meaning = text->meaning;
        }
    }
}

} // namespace

std::optional<Sector> readSector(AtaDevice& device, std::uint8_t command, std::uint16_t features, std::uint64_t lba) {
    Sector sector{};
    TaskFile task;
    task.command = command;
    task.features = features;
    task.count = 1;
    task.lba = lba;
    return device.execute(task, sector).ok() ? std::optional(sector) : std::nullopt;
}

EmulatedBackend::EmulatedBackend(std::filesystem::path directory, CheckpointRule rule, WallClock now)
    : m_impl(std::make_unique<Impl>(std::move(directory), rule, std::move(now))) {}

EmulatedBackend::~EmulatedBackend() = default;

Result<> EmulatedBackend::ensureFirstDrive() {
    const DriveStore& store = m_impl->store;
    if (store.wasUsed()) {
        return {};
    }
    const auto lock = store.lock({}, {});
    if (!lock) {
        return fail(lock.error());
    }
    const auto names = store.names();
    if (!names) {
        return fail(names.error());
    }
    if (names->empty() && !store.wasUsed()) {
        DriveFile file;
        file.model = firstDriveModel;
        file.seed = firstDriveSeed;
        file.operations = {Operation{"age", "windows-xp", {}}};
        if (auto written = store.write(firstDriveName, file); !written) {
            return written;
        }
    }
    return store.markUsed();
}

bool EmulatedBackend::hasFirstDrive() const {
    return m_impl->store.wasUsed();
}

void EmulatedBackend::releaseMemory() {
    m_impl->forgetAll();
    ::malloc_trim(0); // the small parts of a drive lie among others; only this hands their pages back
}

Result<> EmulatedBackend::checkName(std::string_view name) {
    if (!name.empty() && !isDriveName(name)) {
        return fail(
            Errc::usage, fmt::format("'{}' cannot be the name of an emulated drive.", name),
            "A name has up to 64 letters, digits, dots, dashes and underscores, and begins with a letter or digit.");
    }
    return {};
}

Result<Drive> EmulatedBackend::add(std::string_view model, std::string_view name) {
    const auto found = findModel(model);
    if (!found) {
        return fail(found.error());
    }
    if (auto fit = checkName(name); !fit) {
        return fail(std::move(fit.error()));
    }
    const DriveStore& store = m_impl->store;
    const auto lock = store.lock({}, {});
    const auto names = lock ? store.names() : fail(lock.error());
    if (!names) {
        return fail(names.error());
    }
    const auto taken = [&names](const std::string& candidate) {
        return std::ranges::find(*names, candidate) != names->end();
    };
    std::string chosen(name.empty() ? model : name);
    if (taken(chosen) && !name.empty()) {
        return fail(Errc::usage, fmt::format("There is already an emulated drive {}.", name), "Choose another name.");
    }
    for (int number = 2; taken(chosen); ++number) {
        chosen = fmt::format("{}-{}", model, number);
    }
    DriveFile file;
    file.model = found->key;
    std::random_device entropy; // Two drives must not share a serial number.
    file.seed = (std::uint64_t{entropy()} << 20) ^ entropy();
    file.free_bytes = std::uint64_t{Host(*found, 0).filesystem().freePages()} * FlashDrive::pageBytes;
    auto written = store.write(chosen, file);
    if (written) {
        written = store.markUsed();
    }
    if (!written) {
        return fail(written.error());
    }
    return describe(chosen, file, *found);
}

Result<> EmulatedBackend::remove(const DriveId& drive) {
    const std::string name = driveName(drive);
    const DriveStore& store = m_impl->store;
    const auto file = store.read(name);
    if (!file && file.error().code == Errc::notFound) {
        return fail(file.error());
    }
    // The set of drives first, then the drive: whoever works on it finishes before it goes.
    const auto all = store.lock({}, {});
    const auto lock = all ? store.lock(name, {}) : fail(all.error());
    if (!lock) {
        return fail(lock.error());
    }
    if (auto marked = store.markUsed(); !marked) {
        return marked;
    }
    if (const auto now = store.read(name); !now && now.error().code == Errc::invalidData) {
        const auto aside = store.setAside(name);
        return aside ? Result<>() : fail(aside.error());
    }
    return store.remove(name);
}

std::vector<ModelInfo> EmulatedBackend::models() {
    std::vector<ModelInfo> infos;
    for (const DriveModel& model : driveModels()) {
        infos.push_back({model.key, model.title, model.capacityBytes(), model.has_trim, model.sentence});
    }
    return infos;
}

Result<std::vector<Drive>> EmulatedBackend::drives() {
    const auto names = m_impl->store.names();
    if (!names) {
        return fail(names.error());
    }
    std::vector<Drive> drives;
    for (const std::string& name : *names) {
        const auto file = m_impl->store.read(name);
        if (!file && file.error().code == Errc::notFound) {
            continue; // Removed just now.
        }
        const auto model = file ? currentModel(name, *file) : fail(file.error());
        drives.push_back(model ? describe(name, *file, *model) : describeDamaged(name));
    }
    return drives;
}

Result<HealthReport> EmulatedBackend::health(const DriveId& drive, Wake /*wake*/, std::stop_token stop) {
    auto loaded = m_impl->load(driveName(drive), Impl::Access::read, stop);
    if (!loaded) {
        return fail(std::move(loaded.error()));
    }
    const auto sectors = readSectors(loaded->drive->device);
    const SmartFamily family = loaded->drive->device.flash().model().family;
    auto report = smart::decodeBlob(smart::makeBlob(sectors), [family](std::uint8_t id) {
        const AttributeText* const text = attributeText(family, id);
        return text != nullptr ? text->name : std::string_view();
    });
    if (report) {
        report->source = "emulated";
        addMeanings(*report, family);
        addLogs(*report, loaded->drive->device);
    }
    return report;
}

Result<std::vector<TrimTarget>> EmulatedBackend::trimTargets() {
    const auto names = m_impl->store.names();
    if (!names) {
        return fail(names.error());
    }
    std::vector<TrimTarget> targets;
    for (const std::string& name : *names) {
        targets.push_back(m_impl->target(name));
    }
    return targets;
}

Result<TrimOutcome> EmulatedBackend::trim(const std::string& mount, bool /*includeOptIn*/, std::stop_token stop,
                                          const ProgressFn& progress) {
    const auto named = driveNameOfFilesystem(mount);
    if (!named) {
        return fail(named.error());
    }
    const std::string& name = *named;
    if (const auto file = m_impl->store.read(name); !file) {
        return fail(file.error());
    }
    TrimOutcome outcome;
    if (const TrimTarget target = m_impl->target(name); target.skip) {
        if (target.skip->reason == SkipReason::damaged) {
            return fail(Errc::invalidData, target.skip->text, target.skip->fix);
        }
        outcome.kind = TrimOutcome::Kind::skipped;
        outcome.reason = target.skip->text;
        return outcome;
    }
    const auto applied = m_impl->change(name, Operation{"optimize", {}, {}}, stop, progress);
    if (!applied) {
        outcome.kind =
            applied.error().code == Errc::cancelled ? TrimOutcome::Kind::cancelled : TrimOutcome::Kind::failed;
        const Error& error = applied.error();
        outcome.reason = error.advice.empty() ? error.message : fmt::format("{} {}", error.message, error.advice);
        outcome.permission_denied = applied.error().code == Errc::permissionDenied;
        return outcome;
    }
    outcome.kind = applied->cancelled ? TrimOutcome::Kind::cancelled : TrimOutcome::Kind::trimmed;
    outcome.reason = applied->cancelled ? "You cancelled the run; what was offered stays offered." : "";
    outcome.offered_bytes = applied->offered_bytes;
    outcome.seconds = applied->simulated_seconds;
    return outcome;
}

} // namespace trimwright::emulator
