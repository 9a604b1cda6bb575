// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/emulated_backend.h"

#include "core/emulator/drive_store.h"
#include "core/emulator/operations.h"
#include "core/emulator/smart_sectors.h"
#include "core/emulator/workload.h"
#include "core/smart/ata_smart.h"

#include <algorithm>
#include <fmt/format.h>
#include <list>
#include <mutex>
#include <random>
#include <utility>

namespace trimwright::emulator {
namespace {

constexpr std::string_view idPrefix = "emulated:";
constexpr std::string_view partitionName = "data";
constexpr std::string_view firstDriveName = "demo";
constexpr std::string_view firstDriveModel = "x25-m-g2-80";
constexpr std::uint64_t firstDriveSeed = 2009;
constexpr double measurementSeconds = 60;
// A drive in memory takes about 1 MB per GB.
constexpr std::size_t cachedDrives = 2;

std::string nameOf(const DriveId& drive) {
    return drive.value.starts_with(idPrefix) ? drive.value.substr(idPrefix.size()) : std::string();
}

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

/// The model with the firmware that was installed last.
Result<DriveModel> currentModel(const DriveFile& file) {
    auto model = findModel(file.model);
    for (const Operation& operation : file.operations) {
        if (model && operation.kind == "update-firmware" && !model->update_key.empty()) {
            model = findModel(model->update_key);
        }
    }
    return model;
}

/// A drive whose file cannot be read stays in the list; its health says why.
Drive describeDamaged(std::string_view name) {
    Drive drive;
    drive.id = {fmt::format("{}{}", idPrefix, name)};
    drive.node = drive.id.value;
    drive.bus = Bus::sata;
    drive.transport = "emulated";
    drive.kind = DriveKind::ssd;
    drive.emulated = true;
    return drive;
}

/// Asks the drive over its registers, as a real host would.
smart::AtaSectors readSectors(AtaDevice& device) {
    smart::AtaSectors sectors;
    const auto read = [&device](std::uint8_t command, std::uint16_t features) -> std::optional<smart::AtaSector> {
        smart::AtaSector sector{};
        TaskFile task;
        task.command = command;
        task.features = features;
        task.count = 1;
        task.lba = command == ata::smart ? ata::smartSignature : 0;
        return device.execute(task, sector).ok() ? std::optional(sector) : std::nullopt;
    };
    sectors.identify = read(ata::identifyDevice, 0);
    sectors.smart_data = read(ata::smart, ata::smartReadData);
    sectors.smart_thresholds = read(ata::smart, ata::smartReadThresholds);
    TaskFile status;
    status.command = ata::smart;
    status.features = ata::smartReturnStatus;
    status.lba = ata::smartSignature;
    if (const AtaResult result = device.execute(status, {}); result.ok()) {
        sectors.status_good = result.lba == ata::smartSignature;
    }
    return sectors;
}

/// The wire carries no names, and the decoder knows none for some attributes of such old drives.
void addTexts(HealthReport& report, SmartFamily family) {
    for (Attribute& attribute : report.attributes) {
        const AttributeText* const text = attribute.id ? attributeText(family, *attribute.id) : nullptr;
        if (text != nullptr) {
            attribute.name = text->name;
            if (!text->meaning.empty()) {
                attribute.meaning = text->meaning;
            }
        }
    }
}

std::vector<FlashCell> flashCells(const Ftl& ftl, std::size_t cells) {
    std::vector<FlashCell> map(std::min<std::size_t>(cells, ftl.blocks()));
    for (std::size_t cell = 0; cell < map.size(); ++cell) {
        const auto begin = static_cast<std::uint32_t>(std::uint64_t{ftl.blocks()} * cell / map.size());
        const auto end = static_cast<std::uint32_t>(std::uint64_t{ftl.blocks()} * (cell + 1) / map.size());
        const double pages = static_cast<double>(end - begin) * ftl.config().pages_per_block;
        for (std::uint32_t index = begin; index < end; ++index) {
            const Ftl::BlockState block = ftl.block(index);
            map[cell].valid += block.valid / pages;
            map[cell].stale += block.stale / pages;
            map[cell].free += block.free / pages;
        }
    }
    return map;
}

} // namespace

class EmulatedBackend::Impl {
  public:
    explicit Impl(std::filesystem::path directory) : store(std::move(directory)) {}

    /// A drive in memory, with the lock that keeps other threads and processes away from it.
    struct Loaded {
        UniqueFd lock;
        DriveFile file;
        std::shared_ptr<EmulatedDrive> drive;
    };

    Result<Loaded> load(const std::string& name, const std::stop_token& stop);

    /// Does an operation and saves it. Whatever fails, memory and file agree again at the next load().
    Result<EmulatedDrive::Applied> change(const std::string& name, const Operation& operation, std::stop_token stop,
                                          const ProgressFn& progress);

    static std::uint64_t freeBytes(const EmulatedDrive& drive) {
        return std::uint64_t{drive.host.filesystem().freePages()} * FlashDrive::pageBytes;
    }

    TrimTarget target(const std::string& name);

    DriveStore store;

  private:
    struct Cached {
        std::string name;
        DriveFile file;
        std::shared_ptr<EmulatedDrive> drive;
    };

    // All three: the caller holds the drive's lock.
    Result<std::shared_ptr<EmulatedDrive>> bringUp(const std::string& name, const DriveFile& file,
                                                   const std::stop_token& stop);
    std::optional<Cached> takeCached(const std::string& name, const DriveFile& file);
    void remember(const std::string& name, const DriveFile& file, std::shared_ptr<EmulatedDrive> drive);

    std::mutex m_mutex;
    std::list<Cached> m_cache; ///< The last used first.
};

Result<EmulatedBackend::Impl::Loaded> EmulatedBackend::Impl::load(const std::string& name,
                                                                  const std::stop_token& stop) {
    // Looked at before locking, so that a wrong name leaves no lock file behind.
    if (auto exists = store.read(name); !exists) {
        return fail(std::move(exists.error()));
    }
    auto lock = store.lock(name, stop);
    if (!lock) {
        return fail(std::move(lock.error()));
    }
    auto file = store.read(name);
    if (!file) {
        return fail(std::move(file.error()));
    }
    auto drive = bringUp(name, *file, stop);
    if (!drive) {
        return fail(std::move(drive.error()));
    }
    return Loaded{std::move(*lock), std::move(*file), std::move(*drive)};
}

Result<EmulatedDrive::Applied> EmulatedBackend::Impl::change(const std::string& name, const Operation& operation,
                                                             std::stop_token stop, const ProgressFn& progress) {
    auto loaded = load(name, stop);
    if (!loaded) {
        return fail(std::move(loaded.error()));
    }
    takeCached(name, loaded->file); // Forgotten until what happens now is saved.
    auto applied = loaded->drive->apply(operation, std::move(stop), progress);
    if (!applied) {
        return applied;
    }
    DriveFile& file = loaded->file;
    if (applied->done.steps != std::uint64_t{0}) {
        file.operations.push_back(applied->done);
    }
    file.free_bytes = freeBytes(*loaded->drive);
    if (auto saved = store.write(name, file); !saved) {
        return fail(std::move(saved.error()));
    }
    remember(name, file, loaded->drive);
    return applied;
}

Result<std::shared_ptr<EmulatedDrive>> EmulatedBackend::Impl::bringUp(const std::string& name, const DriveFile& file,
                                                                      const std::stop_token& stop) {
    auto cached = takeCached(name, file);
    std::size_t done = 0;
    std::shared_ptr<EmulatedDrive> drive;
    if (cached) {
        done = cached->file.operations.size();
        drive = std::move(cached->drive);
    } else {
        auto model = findModel(file.model);
        if (!model) {
            return fail(Errc::invalidData,
                        fmt::format("The emulated drive {} is a {}, a model unknown here.", name, file.model));
        }
        drive = std::make_shared<EmulatedDrive>(*model, file.seed);
    }
    for (; done < file.operations.size(); ++done) {
        const auto applied = drive->apply(file.operations[done], stop, {});
        if (!applied) {
            return fail(Errc::invalidData, fmt::format("The history of the emulated drive {} cannot be repeated: {}",
                                                       name, applied.error().message));
        }
        if (applied->cancelled) {
            return fail(Errc::cancelled, "Cancelled while the emulated drive was brought up.");
        }
    }
    remember(name, file, drive);
    return drive;
}

/// A cached state that the file's history continues; it leaves the cache. Other states of this drive are dropped.
std::optional<EmulatedBackend::Impl::Cached> EmulatedBackend::Impl::takeCached(const std::string& name,
                                                                               const DriveFile& file) {
    const std::lock_guard guard(m_mutex);
    const auto found =
        std::find_if(m_cache.begin(), m_cache.end(), [&name](const Cached& cached) { return cached.name == name; });
    if (found == m_cache.end()) {
        return std::nullopt;
    }
    Cached cached = std::move(*found);
    m_cache.erase(found);
    const auto& old = cached.file.operations;
    const bool continues = cached.file.model == file.model && cached.file.seed == file.seed &&
                           old.size() <= file.operations.size() &&
                           std::equal(old.begin(), old.end(), file.operations.begin());
    return continues ? std::optional(std::move(cached)) : std::nullopt;
}

void EmulatedBackend::Impl::remember(const std::string& name, const DriveFile& file,
                                     std::shared_ptr<EmulatedDrive> drive) {
    const std::lock_guard guard(m_mutex);
    m_cache.remove_if([&name](const Cached& cached) { return cached.name == name; });
    m_cache.push_front({name, file, std::move(drive)});
    if (m_cache.size() > cachedDrives) {
        m_cache.pop_back();
    }
}

TrimTarget EmulatedBackend::Impl::target(const std::string& name) {
    TrimTarget target;
    target.mount = fmt::format("{}{}/{}", idPrefix, name, partitionName);
    target.device = fmt::format("{}{}", idPrefix, name);
    target.drives = {DriveId{target.device}};
    target.filesystem = "emulated";
    const auto file = store.read(name);
    const auto model = file ? currentModel(*file) : fail(file.error());
    if (!model) {
        target.skip = Skip{SkipReason::noDiscard, model.error().message, model.error().advice};
        return target;
    }
    target.size_bytes = std::uint64_t{Host(*model, 0).filesystem().partition().count} * FlashDrive::pageBytes;
    target.free_bytes = file->free_bytes;
    if (!target.free_bytes) {
        if (const auto loaded = load(name, {}); loaded) {
            target.free_bytes = freeBytes(*loaded->drive);
        }
    }
    if (!model->has_trim) {
        target.skip =
            Skip{SkipReason::driveHasNoTrim,
                 fmt::format("The {} does not know TRIM: its IDENTIFY data say so in word 169.", model->title),
                 "Only a secure erase makes this drive as fast as new."};
    }
    return target;
}

EmulatedBackend::EmulatedBackend(std::filesystem::path directory)
    : m_impl(std::make_unique<Impl>(std::move(directory))) {}

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

Result<Drive> EmulatedBackend::add(std::string_view model, std::string_view name) {
    const auto found = findModel(model);
    if (!found) {
        return fail(found.error());
    }
    if (!name.empty() && !isDriveName(name)) {
        return fail(
            Errc::usage, fmt::format("'{}' cannot be the name of an emulated drive.", name),
            "A name has up to 64 letters, digits, dots, dashes and underscores, and begins with a letter or digit.");
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
    const std::string name = nameOf(drive);
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

Result<WriteSpeed> EmulatedBackend::measureRandomWrite(const DriveId& drive, std::stop_token stop,
                                                       const ProgressFn& progress) {
    auto loaded = m_impl->load(nameOf(drive), stop);
    if (!loaded) {
        return fail(std::move(loaded.error()));
    }
    EmulatedDrive copy = *loaded->drive;
    loaded->lock.reset();

    WriteSpeed speed;
    const FtlCounters before = copy.device.flash().ftl().counters();
    Random random(1);
    const auto span = wholeDrive(copy.device);
    const auto megabytesPerSecond = [](std::uint64_t pages) {
        return static_cast<double>(pages * FlashDrive::pageBytes) / measurementSeconds / 1e6;
    };
    Steps steps(Steps::unlimited, stop, &progress);
    const std::uint64_t written =
        writeRandomFor(copy.device, random, span, measurementSeconds, FlashDrive::reviewQueueDepth, steps,
                       [&speed](double seconds, double rate) {
                           speed.series.push_back({seconds, rate});
                       });
    speed.megabytes_per_second = megabytesPerSecond(written);
    const FtlCounters& after = copy.device.flash().ftl().counters();
    if (written > 0) {
        speed.write_amplification = 1 + static_cast<double>(after.copied_pages - before.copied_pages) /
                                            static_cast<double>(after.host_pages - before.host_pages);
    }
    EmulatedDrive fresh(copy.device.flash().model(), 1);
    Random freshRandom(1);
    Steps freshSteps(Steps::unlimited, stop, nullptr);
    speed.new_drive_megabytes_per_second = megabytesPerSecond(writeRandomFor(
        fresh.device, freshRandom, span, measurementSeconds, FlashDrive::reviewQueueDepth, freshSteps, {}));
    if (steps.stopped() || freshSteps.stopped()) {
        return fail(Errc::cancelled, "The measurement was cancelled.");
    }
    return speed;
}

Result<LabOutcome> EmulatedBackend::perform(const DriveId& drive, std::string_view action, std::stop_token stop,
                                            const ProgressFn& progress) {
    if (std::ranges::find(labActions(), action, &LabAction::key) == labActions().end()) {
        return fail(Errc::usage, fmt::format("There is no action named {}.", action));
    }
    const auto applied =
        m_impl->change(nameOf(drive), Operation{std::string(action), {}, {}}, std::move(stop), progress);
    if (!applied) {
        return fail(applied.error());
    }
    return LabOutcome{applied->cancelled, applied->offered_bytes, applied->simulated_seconds};
}

Result<> EmulatedBackend::setPolicy(const DriveId& drive, std::string_view policy) {
    const auto applied = m_impl->change(nameOf(drive), Operation{"policy", std::string(policy), {}}, {}, {});
    return applied ? Result<>() : fail(applied.error());
}

Result<LabStatus> EmulatedBackend::labStatus(const DriveId& drive, std::size_t cells, std::stop_token stop) {
    const auto loaded = m_impl->load(nameOf(drive), stop);
    if (!loaded) {
        return fail(loaded.error());
    }
    const FlashDrive& flash = loaded->drive->device.flash();
    const Host& host = loaded->drive->host;
    const Nand& nand = flash.ftl().nand();
    LabStatus status;
    status.policy = host.policy().key;
    status.has_trim = flash.model().has_trim;
    status.has_update = !flash.model().update_key.empty();
    status.simulated_seconds = flash.simulatedSeconds();
    if (flash.hostPages() > 0) {
        status.write_amplification = static_cast<double>(flash.flashPages()) / static_cast<double>(flash.hostPages());
    }
    status.erases = nand.totalErases();
    status.wear_percent = nand.enduranceCycles() == 0 ? 0 : 100 * nand.meanErases() / nand.enduranceCycles();
    status.free_bytes = Impl::freeBytes(*loaded->drive);
    status.used_bytes = std::uint64_t{host.filesystem().partition().count} * FlashDrive::pageBytes - status.free_bytes;
    status.mapped_bytes = flash.ftl().mappedPages() * flash.model().unit_pages * FlashDrive::pageBytes;
    status.flash = flashCells(flash.ftl(), cells);
    return status;
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
        const auto model = file ? currentModel(*file) : fail(file.error());
        drives.push_back(model ? describe(name, *file, *model) : describeDamaged(name));
    }
    return drives;
}

Result<HealthReport> EmulatedBackend::health(const DriveId& drive, Wake /*wake*/, std::stop_token stop) {
    auto loaded = m_impl->load(nameOf(drive), stop);
    if (!loaded) {
        return fail(std::move(loaded.error()));
    }
    const auto sectors = readSectors(loaded->drive->device);
    auto report = smart::decodeBlob(smart::makeBlob(sectors));
    if (report) {
        report->source = "emulated";
        addTexts(*report, loaded->drive->device.flash().model().family);
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
    const std::string ending = fmt::format("/{}", partitionName);
    if (!mount.starts_with(idPrefix) || !mount.ends_with(ending)) {
        return fail(Errc::notFound, fmt::format("There is no emulated filesystem {}.", mount));
    }
    const std::string name = mount.substr(idPrefix.size(), mount.size() - idPrefix.size() - ending.size());
    if (const auto file = m_impl->store.read(name); !file) {
        return fail(file.error());
    }
    TrimOutcome outcome;
    if (const TrimTarget target = m_impl->target(name); target.skip) {
        outcome.kind = TrimOutcome::Kind::skipped;
        outcome.reason = target.skip->text;
        return outcome;
    }
    const auto applied = m_impl->change(name, Operation{"optimize", {}, {}}, stop, progress);
    if (!applied) {
        outcome.kind =
            applied.error().code == Errc::cancelled ? TrimOutcome::Kind::cancelled : TrimOutcome::Kind::failed;
        outcome.reason = applied.error().message;
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
