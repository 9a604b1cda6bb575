// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/drive_store.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace trimwright::emulator {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::string_view suffix = ".drive";
constexpr std::string_view driveFormatName = "trimwright emulated drive";
constexpr int formatVersion = 1;
constexpr std::size_t maxFileBytes = std::size_t{16} << 20;
constexpr std::string_view checkpointSuffix = ".checkpoint";
constexpr std::size_t maxCheckpointBytes = std::size_t{1} << 30; // The largest drive needs a tenth of it.

json toJson(const Operation& operation) {
    json entry{{"do", operation.kind}};
    if (!operation.argument.empty()) {
        entry["argument"] = operation.argument;
    }
    if (operation.steps) {
        entry["steps"] = *operation.steps;
    }
    return entry;
}

/// What is wrong with a file, as the end of a sentence.
struct Damage {
    std::string text;
};

template <class T>
using Checked = tl::expected<T, Damage>;

tl::unexpected<Damage> damaged(std::string text) {
    return tl::unexpected<Damage>(Damage{std::move(text)});
}

Checked<Operation> operationFrom(const json& entry, std::size_t number) {
    const std::string which = fmt::format("operation {}", number);
    if (!entry.is_object() || !entry.contains("do") || !entry["do"].is_string()) {
        return damaged(fmt::format("{} does not say what was done", which));
    }
    Operation operation;
    operation.kind = entry["do"].get<std::string>();
    if (!isOperationKind(operation.kind)) {
        return damaged(fmt::format("{} is called “{}”, which is unknown here", which, cleanText(operation.kind)));
    }
    if (entry.contains("argument")) {
        if (!entry["argument"].is_string()) {
            return damaged(fmt::format("the argument of {} is not a text", which));
        }
        operation.argument = entry["argument"].get<std::string>();
    }
    if (entry.contains("steps")) {
        if (!entry["steps"].is_number_unsigned()) {
            return damaged(fmt::format("the steps of {} are not a number", which));
        }
        operation.steps = entry["steps"].get<std::uint64_t>();
    }
    return operation;
}

Checked<json> documentFrom(const std::string& text) {
    if (text.empty()) {
        return damaged("it is empty");
    }
    json data = json::parse(text, nullptr, false);
    if (data.is_discarded()) {
        return damaged(text.front() == '{' && text.find_last_not_of(" \n\r\t") != text.npos &&
                               text[text.find_last_not_of(" \n\r\t")] != '}'
                           ? "it ends too early"
                           : "its text is not well-formed");
    }
    if (!data.is_object() || !data.contains("format") || data["format"] != driveFormatName) {
        return damaged("it is not the file of an emulated drive");
    }
    if (!data.contains("version") || !data["version"].is_number_integer()) {
        return damaged("it does not tell its version");
    }
    if (data["version"] != formatVersion) {
        return damaged(
            fmt::format("it is of version {}, and only version {} can be read", data["version"].dump(), formatVersion));
    }
    return data;
}

Checked<DriveFile> fileFrom(const std::string& text) {
    const auto data = documentFrom(text);
    if (!data) {
        return tl::unexpected<Damage>(data.error());
    }
    const auto has = [&data](const char* key) { return data->contains(key); };
    if (!has("model") || !(*data)["model"].is_string()) {
        return damaged("the model of the drive is missing");
    }
    if (!has("seed") || !(*data)["seed"].is_number_unsigned()) {
        return damaged("the drive's number (“seed”) is missing");
    }
    if (!has("operations") || !(*data)["operations"].is_array()) {
        return damaged("the list of operations is missing");
    }
    DriveFile file;
    file.model = (*data)["model"].get<std::string>();
    file.seed = (*data)["seed"].get<std::uint64_t>();
    for (const json& entry : (*data)["operations"]) {
        auto operation = operationFrom(entry, file.operations.size() + 1);
        if (!operation) {
            return tl::unexpected<Damage>(operation.error());
        }
        file.operations.push_back(std::move(*operation));
    }
    if (has("free_bytes") && (*data)["free_bytes"].is_number_unsigned()) {
        file.free_bytes = (*data)["free_bytes"].get<std::uint64_t>();
    }
    return file;
}

} // namespace

bool isDriveName(std::string_view name) {
    const auto alphanumeric = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    return !name.empty() && name.size() <= 64 && alphanumeric(name.front()) &&
           std::ranges::all_of(name, [&](char c) { return alphanumeric(c) || c == '.' || c == '_' || c == '-'; });
}

std::string adviceForDamaged(std::string_view name) {
    return fmt::format("Remove it with: trimwrightctl emulated remove {0}. Its file is then kept as {0}{1}.damaged.",
                       name, suffix);
}

Result<UniqueFd> DriveStore::lock(std::string_view name, const std::stop_token& stop) const {
    if (auto made = makeDirectory(); !made) {
        return fail(std::move(made.error()));
    }
    int openErrno = 0;
    auto lock = FileLock(lockPath(name), O_RDWR | O_CREAT).take(stop, m_patience, openErrno);
    if (!lock && openErrno != 0) {
        return fail(cannotUse(openErrno, "changed"));
    }
    return lock;
}

Result<UniqueFd> DriveStore::lockToRead(std::string_view name, const std::stop_token& stop) const {
    int openErrno = 0;
    auto lock = FileLock(lockPath(name), O_RDWR | O_CREAT).take(stop, m_patience, openErrno);
    if (openErrno != EROFS && openErrno != EACCES && openErrno != EPERM) {
        return lock;
    }
    lock = FileLock(pathOf(name), O_RDONLY).take(stop, m_patience, openErrno);
    if (!lock && openErrno != 0) {
        return fail(cannotUse(openErrno, "read"));
    }
    return lock;
}

Result<std::vector<std::string>> DriveStore::names() const {
    std::error_code error;
    std::vector<std::string> names;
    for (fs::directory_iterator entry(m_directory, error), end; !error && entry != end; entry.increment(error)) {
        const std::string file = entry->path().filename().string();
        if (file.ends_with(suffix) && isDriveName(file.substr(0, file.size() - suffix.size()))) {
            names.push_back(file.substr(0, file.size() - suffix.size()));
        }
    }
    if (error && error != std::errc::no_such_file_or_directory) {
        return fail(withAdvice(errnoError(error.value(), fmt::format("Cannot list {}", m_directory.string()))));
    }
    std::ranges::sort(names);
    return names;
}

Result<DriveFile> DriveStore::read(std::string_view name) const {
    const auto noSuchDrive = [name] {
        return fail(Errc::notFound, fmt::format("There is no emulated drive {}.", name));
    };
    if (!isDriveName(name)) {
        return noSuchDrive();
    }
    auto text = readFile(pathOf(name), maxFileBytes);
    if (!text) {
        if (text.error().code == Errc::invalidData) {
            return fail(Errc::invalidData, text.error().message, adviceForDamaged(name));
        }
        return text.error().code == Errc::notFound ? noSuchDrive() : fail(withAdvice(std::move(text.error())));
    }
    auto file = fileFrom(*text);
    if (!file) {
        return fail(Errc::invalidData,
                    fmt::format("The file of the emulated drive {}, {}, is damaged: {}.", name, pathOf(name).string(),
                                file.error().text),
                    adviceForDamaged(name));
    }
    return std::move(*file);
}

Result<> DriveStore::write(std::string_view name, const DriveFile& file) const {
    if (auto made = makeDirectory(); !made) {
        return made;
    }
    json data{{"format", driveFormatName}, {"version", formatVersion}, {"model", file.model}, {"seed", file.seed}};
    data["operations"] = json::array();
    for (const Operation& operation : file.operations) {
        data["operations"].push_back(toJson(operation));
    }
    if (file.free_bytes) {
        data["free_bytes"] = *file.free_bytes;
    }
    removeLeftovers(name);
    return writeFileAtomically(pathOf(name), data.dump(1) + "\n");
}

Result<> DriveStore::remove(std::string_view name) const {
    std::error_code error;
    if (!fs::remove(pathOf(name), error)) {
        if (error) {
            return fail(withAdvice(errnoError(error.value(), fmt::format("Cannot remove {}", pathOf(name).string()))));
        }
        return fail(Errc::notFound, fmt::format("There is no emulated drive {}.", name));
    }
    removeCheckpoint(name);
    removeLeftovers(name);
    removeLock(name);
    return {};
}

HugeText DriveStore::readCheckpoint(std::string_view name) const {
    // Not readFile(), whose text lies in small pages: getting them would take longer than all the rest.
    const UniqueFd fd(::open(checkpointPath(name).c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    struct stat status {};
    if (!fd || ::fstat(fd.get(), &status) != 0 || !S_ISREG(status.st_mode) ||
        static_cast<std::uint64_t>(status.st_size) > maxCheckpointBytes) {
        return {};
    }
    HugeText bytes(static_cast<std::size_t>(status.st_size), '\0');
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t got = ::read(fd.get(), bytes.data() + done, bytes.size() - done);
        if (got <= 0 && !(got < 0 && errno == EINTR)) {
            return {};
        }
        done += got > 0 ? static_cast<std::size_t>(got) : 0;
    }
    return bytes;
}

void DriveStore::writeCheckpoint(std::string_view name, std::string_view checkpoint) const {
    removeLeftovers(name);
    (void)writeFileAtomically(checkpointPath(name), checkpoint);
}

void DriveStore::removeCheckpoint(std::string_view name) const {
    std::error_code ignored;
    fs::remove(checkpointPath(name), ignored);
}

void DriveStore::removeLock(std::string_view name) const {
    // Whoever waits for it sees that the file it locked is no longer there, and locks the next one.
    std::error_code ignored;
    fs::remove(lockPath(name), ignored);
}

Result<fs::path> DriveStore::setAside(std::string_view name) const {
    const std::string base = pathOf(name).string() + ".damaged";
    fs::path target = base;
    for (int number = 2; fs::exists(target); ++number) {
        target = fmt::format("{}-{}", base, number);
    }
    std::error_code error;
    fs::rename(pathOf(name), target, error);
    if (error) {
        return fail(errnoError(error.value(), fmt::format("Cannot rename {}", pathOf(name).string())));
    }
    removeCheckpoint(name);
    removeLock(name);
    return target;
}

Result<> DriveStore::markUsed() const {
    if (wasUsed()) {
        return {};
    }
    if (auto made = makeDirectory(); !made) {
        return made;
    }
    return writeFileAtomically(m_directory / ".used", "Emulated drives were created here.\n");
}

bool DriveStore::wasUsed() const {
    std::error_code error;
    return fs::exists(m_directory / ".used", error);
}

Result<> DriveStore::makeDirectory() const {
    std::error_code error;
    fs::create_directories(m_directory, error);
    if (error) {
        return fail(cannotUse(error.value(), "changed"));
    }
    return {};
}

fs::path DriveStore::lockPath(std::string_view name) const {
    return m_directory / fmt::format(".lock-{}", name);
}

Error DriveStore::cannotUse(int errnoValue, std::string_view what) const {
    return withAdvice(
        errnoError(errnoValue, fmt::format("The emulated drives in {} cannot be {}", m_directory.string(), what)));
}

Error DriveStore::withAdvice(Error error) {
    if (error.code == Errc::permissionDenied) {
        error.advice = "Emulated drives are kept per user: run this as the user they belong to, or set "
                       "TRIMWRIGHT_DATA_DIR to a directory of your own.";
    }
    return error;
}

fs::path DriveStore::pathOf(std::string_view name) const {
    return m_directory / fmt::format("{}{}", name, suffix);
}

fs::path DriveStore::checkpointPath(std::string_view name) const {
    return m_directory / fmt::format("{}{}", name, checkpointSuffix);
}

void DriveStore::removeLeftovers(std::string_view name) const {
    // Temporary files of writers that were killed. The caller holds the lock, so no writer is at work.
    const auto isLeftover = [name](const std::string& file) {
        return std::ranges::any_of(std::array{suffix, checkpointSuffix}, [&](std::string_view kind) {
            const std::string prefix = fmt::format("{}{}.", name, kind);
            return file.starts_with(prefix) && file.size() == prefix.size() + 6 &&
                   file.find('.', prefix.size()) == file.npos;
        });
    };
    std::error_code error;
    std::vector<fs::path> leftovers;
    for (fs::directory_iterator entry(m_directory, error), end; !error && entry != end; entry.increment(error)) {
        if (isLeftover(entry->path().filename().string())) {
            leftovers.push_back(entry->path());
        }
    }
    for (const fs::path& leftover : leftovers) {
        fs::remove(leftover, error);
    }
}

} // namespace trimwright::emulator
