// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/drive_store.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sys/file.h>
#include <system_error>
#include <thread>

namespace trimwright::emulator {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::string_view suffix = ".drive";
constexpr std::string_view formatName = "trimwright emulated drive";
constexpr int formatVersion = 1;
constexpr std::size_t maxFileBytes = std::size_t{16} << 20;

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

Operation operationFrom(const json& entry) {
    Operation operation;
    entry.at("do").get_to(operation.kind);
    operation.argument = entry.value("argument", std::string());
    if (entry.contains("steps")) {
        operation.steps = entry.at("steps").get<std::uint64_t>();
    }
    return operation;
}

DriveFile fileFrom(const json& data) {
    if (data.at("format") != formatName) {
        throw std::invalid_argument("it is of another format");
    }
    if (data.at("version").get<int>() != formatVersion) {
        throw std::invalid_argument("it is of another version");
    }
    DriveFile file;
    data.at("model").get_to(file.model);
    data.at("seed").get_to(file.seed);
    for (const json& entry : data.at("operations")) {
        file.operations.push_back(operationFrom(entry));
    }
    if (data.contains("free_bytes")) {
        file.free_bytes = data.at("free_bytes").get<std::uint64_t>();
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

Result<UniqueFd> DriveStore::lock(std::string_view name, const std::stop_token& stop) const {
    if (auto made = makeDirectory(); !made) {
        return fail(std::move(made.error()));
    }
    const fs::path path = m_directory / fmt::format(".lock-{}", name);
    UniqueFd fd(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!fd) {
        return fail(errnoError(errno, fmt::format("Cannot open {}", path.string())));
    }
    while (::flock(fd.get(), LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR) {
            return fail(errnoError(errno, fmt::format("Cannot lock {}", path.string())));
        }
        if (stop.stop_requested()) {
            return fail(Errc::cancelled, "Cancelled while another operation on the emulated drive was running.");
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return fd;
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
        return fail(errnoError(error.value(), fmt::format("Cannot list {}", m_directory.string())));
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
        return text.error().code == Errc::notFound ? noSuchDrive() : fail(std::move(text.error()));
    }
    try {
        DriveFile file = fileFrom(json::parse(*text));
        return file;
    } catch (const std::exception& problem) {
        return fail(
            Errc::invalidData,
            fmt::format("The file of the emulated drive {} is damaged: {} ({}).", name, pathOf(name).string(),
                        problem.what()),
            fmt::format("Remove the drive; its file is then kept beside the others as {}{}.damaged.", name, suffix));
    }
}

Result<> DriveStore::write(std::string_view name, const DriveFile& file) const {
    if (auto made = makeDirectory(); !made) {
        return made;
    }
    json data{{"format", formatName}, {"version", formatVersion}, {"model", file.model}, {"seed", file.seed}};
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
            return fail(errnoError(error.value(), fmt::format("Cannot remove {}", pathOf(name).string())));
        }
        return fail(Errc::notFound, fmt::format("There is no emulated drive {}.", name));
    }
    removeLeftovers(name);
    return {};
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
        return fail(errnoError(error.value(), fmt::format("Cannot create {}", m_directory.string())));
    }
    return {};
}

fs::path DriveStore::pathOf(std::string_view name) const {
    return m_directory / fmt::format("{}{}", name, suffix);
}

void DriveStore::removeLeftovers(std::string_view name) const {
    // Temporary files of writers that were killed. The caller holds the lock, so no writer is at work.
    const std::string prefix = fmt::format("{}{}.", name, suffix);
    std::error_code error;
    std::vector<fs::path> leftovers;
    for (fs::directory_iterator entry(m_directory, error), end; !error && entry != end; entry.increment(error)) {
        const std::string file = entry->path().filename().string();
        if (file.starts_with(prefix) && file.size() == prefix.size() + 6 &&
            file.find('.', prefix.size()) == file.npos) {
            leftovers.push_back(entry->path());
        }
    }
    for (const fs::path& leftover : leftovers) {
        fs::remove(leftover, error);
    }
}

} // namespace trimwright::emulator
