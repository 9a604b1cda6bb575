// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/root/loop_filesystem.h"

#include "core/base/file.h"
#include "core/linux/child_program.h"
#include "core/linux/mounts.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <linux/fs.h>
#include <random>
#include <stdexcept>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace trimwright::testing {
namespace {

constexpr std::string_view workspacePrefix = "trimwright-root-";

bool writeText(const std::filesystem::path& path, const std::string& text) {
    std::ofstream out(path);
    out << text << std::flush;
    return out.good();
}

/// Takes apart a workspace: what is mounted below it, last first, then its files. Loop devices were attached by
/// mount(8), so that they detach themselves.
void clearWorkspace(const std::filesystem::path& directory) {
    auto mounts = linux_system::parseMountInfo(readFile("/proc/self/mountinfo").value_or(""));
    std::ranges::reverse(mounts);
    for (const auto& mount : mounts) {
        if (mount.mount_point.starts_with(directory.string() + "/")) {
            // A test that was killed may have left it frozen, and then nothing on it can end.
            const UniqueFd fd(::open(mount.mount_point.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
            ::ioctl(fd.get(), FITHAW, 0);
            ::umount2(mount.mount_point.c_str(), MNT_DETACH);
        }
    }
    std::error_code ignored;
    std::filesystem::remove_all(directory, ignored);
}

bool isAbandoned(std::string_view name) {
    const std::string_view digits = name.substr(workspacePrefix.size());
    pid_t owner = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), owner);
    return owner > 0 && ::kill(owner, 0) != 0 && errno == ESRCH;
}

std::vector<std::uint64_t> seededBlock(std::mt19937_64& random) {
    std::vector<std::uint64_t> block((std::size_t{1} << 20) / sizeof(std::uint64_t));
    std::ranges::generate(block, std::ref(random));
    return block;
}

} // namespace

bool runQuietly(const std::vector<std::string>& argv) {
    const auto program = linux_system::findProgram(argv[0]);
    if (!program) {
        return false;
    }
    std::vector<std::string> words = argv;
    words[0] = *program;
    const auto output = linux_system::runProgram(words, {.timeout = std::chrono::minutes(2)}, {});
    return output && output->exit_status == 0;
}

std::optional<std::string> whyNotTestable(const std::string& type) {
    if (::geteuid() != 0) {
        return "needs root";
    }
    if (::access("/dev/loop-control", R_OK | W_OK) != 0) {
        return "needs loop devices";
    }
    if (!linux_system::findProgram("mkfs." + type)) {
        return fmt::format("needs mkfs.{}", type);
    }
    const auto known = [&type] {
        return readFile("/proc/filesystems").value_or("").find("\t" + type + "\n") != std::string::npos;
    };
    if (!known() && (!runQuietly({"modprobe", type}) || !known())) {
        return fmt::format("the kernel has no {}", type);
    }
    return std::nullopt;
}

RootWorkspace::RootWorkspace(const std::filesystem::path& wanted) {
    const std::filesystem::path parent = wanted.empty() ? std::filesystem::path(::testing::TempDir()) : wanted;
    for (const auto& entry : std::filesystem::directory_iterator(parent)) {
        const std::string name = entry.path().filename();
        if (name.starts_with(workspacePrefix) && isAbandoned(name)) {
            clearWorkspace(entry.path());
        }
    }
    std::string pattern = fmt::format("{}/{}{}-XXXXXX", parent.string(), workspacePrefix, ::getpid());
    if (::mkdtemp(pattern.data()) == nullptr) {
        throw std::runtime_error("no temporary directory");
    }
    m_directory = std::filesystem::canonical(pattern);
}

RootWorkspace::~RootWorkspace() {
    clearWorkspace(m_directory);
}

LoopFilesystem::LoopFilesystem(const std::filesystem::path& directory, const std::string& name, std::string type,
                               std::uint64_t bytes, const std::vector<std::string>& mkfsOptions)
    : m_image(directory / (name + ".img")), m_mountPoint(directory / name), m_type(std::move(type)) {
    { std::ofstream create(m_image); }
    std::filesystem::resize_file(m_image, bytes);
    std::vector<std::string> command{"mkfs." + m_type};
    command.insert(command.end(), mkfsOptions.begin(), mkfsOptions.end());
    command.push_back(m_image);
    if (!runQuietly(command)) {
        throw std::runtime_error("mkfs failed for " + m_type);
    }
    std::filesystem::create_directory(m_mountPoint);
    mount();
}

LoopFilesystem::LoopFilesystem(const LoopFilesystem& original, const std::string& name)
    : m_image(original.m_image.parent_path() / (name + ".img")),
      m_mountPoint(original.m_image.parent_path() / name),
      m_type(original.m_type) {
    if (!runQuietly({"cp", "--sparse=always", original.m_image, m_image})) {
        throw std::runtime_error("cannot copy " + original.m_image.string());
    }
    std::filesystem::create_directory(m_mountPoint);
    mount();
}

LoopFilesystem::~LoopFilesystem() {
    for (const auto& bind : m_binds) {
        ::umount2(bind.c_str(), MNT_DETACH);
    }
    if (::umount(m_mountPoint.c_str()) != 0) {
        ::umount2(m_mountPoint.c_str(), MNT_DETACH);
    }
    std::filesystem::remove(m_image);
}

void LoopFilesystem::mount(const std::string& options) {
    if (!runQuietly({"mount", "-t", m_type, "-o", "loop," + options, m_image, m_mountPoint})) {
        throw std::runtime_error("mount failed for " + m_type);
    }
}

void LoopFilesystem::unmount() {
    // Something that looks at all mounts (a desktop, another test) may hold it for a moment.
    for (int attempt = 0; ::umount(m_mountPoint.c_str()) != 0; ++attempt) {
        if (attempt == 50) {
            throw std::runtime_error("umount failed for " + m_type);
        }
        ::usleep(20'000);
    }
}

std::filesystem::path LoopFilesystem::bind(const std::string& name) {
    const auto place = m_mountPoint.parent_path() / name;
    std::filesystem::create_directory(place);
    if (::mount(m_mountPoint.c_str(), place.c_str(), nullptr, MS_BIND, nullptr) != 0) {
        throw std::runtime_error("bind mount failed");
    }
    m_binds.push_back(place);
    return place;
}

void LoopFilesystem::sync() const {
    const UniqueFd fd(::open(m_mountPoint.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    ::syncfs(fd.get());
}

std::uint64_t LoopFilesystem::allocatedBytes() const {
    struct stat status {};
    ::stat(m_image.c_str(), &status);
    return static_cast<std::uint64_t>(status.st_blocks) * 512;
}

std::string LoopFilesystem::loopDeviceNumber() const {
    // btrfs has a number of its own, so ask for the loop device that holds our image.
    for (const auto& entry : std::filesystem::directory_iterator("/sys/block")) {
        auto file = readFile(entry.path() / "loop/backing_file").value_or("");
        if (file == m_image.string() + "\n") {
            std::string number = readFile(entry.path() / "dev").value_or("\n");
            number.pop_back();
            return number;
        }
    }
    return {};
}

void writeSeeded(const std::filesystem::path& path, std::uint64_t bytes, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::ofstream out(path, std::ios::binary);
    for (std::uint64_t written = 0; written < bytes; written += std::uint64_t{1} << 20) {
        const auto block = seededBlock(random);
        out.write(reinterpret_cast<const char*>(block.data()), // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
                  static_cast<std::streamsize>(std::min<std::uint64_t>(bytes - written, std::uint64_t{1} << 20)));
    }
    if (!out.flush()) {
        throw std::runtime_error("cannot write " + path.string());
    }
}

bool holdsSeeded(const std::filesystem::path& path, std::uint64_t bytes, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::ifstream in(path, std::ios::binary);
    std::vector<char> got(std::size_t{1} << 20);
    for (std::uint64_t checked = 0; checked < bytes; checked += got.size()) {
        const auto block = seededBlock(random);
        const std::size_t length = std::min<std::uint64_t>(bytes - checked, got.size());
        if (!in.read(got.data(), static_cast<std::streamsize>(length)) ||
            !std::equal(
                got.begin(), got.begin() + static_cast<std::ptrdiff_t>(length),
                reinterpret_cast<const char*>(block.data()))) { // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
            return false;
        }
    }
    return in.get() == std::ifstream::traits_type::eof();
}

void fragment(const std::filesystem::path& path, std::uint64_t bytes, std::uint64_t stride) {
    const UniqueFd fd(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    bool good = ::fallocate(fd.get(), 0, 0, static_cast<off_t>(bytes)) == 0;
    for (std::uint64_t start = 0; good && start + stride <= bytes; start += stride) {
        good = ::fallocate(fd.get(), FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, static_cast<off_t>(start),
                           static_cast<off_t>(stride / 2)) == 0;
    }
    if (!good || ::fsync(fd.get()) != 0) {
        throw std::runtime_error("cannot fragment " + path.string());
    }
}

RequestThrottle::RequestThrottle(const std::string& deviceNumber, int requestsPerSecond) {
    const std::string pid = std::to_string(::getpid());
    const std::filesystem::path first = "/sys/fs/cgroup/blkio";
    const std::filesystem::path second = "/sys/fs/cgroup";
    const bool isFirst = std::filesystem::exists(first / "blkio.throttle.io_serviced");
    m_group = (isFirst ? first : second) / fmt::format("trimwright-test-{}", pid);
    std::error_code failed;
    if (!isFirst) {
        writeText(second / "cgroup.subtree_control", "+io");
    }
    std::filesystem::create_directory(m_group, failed);
    const bool limited =
        isFirst ? writeText(m_group / "blkio.throttle.write_iops_device",
                            fmt::format("{} {}", deviceNumber, requestsPerSecond))
                : writeText(m_group / "io.max", fmt::format("{} wiops={}", deviceNumber, requestsPerSecond));
    m_works = !failed && limited && writeText(m_group / "cgroup.procs", pid);
}

RequestThrottle::~RequestThrottle() {
    writeText(m_group.parent_path() / "cgroup.procs", std::to_string(::getpid()));
    // A group can be removed when its last process is gone.
    std::error_code busy;
    for (int attempt = 0; attempt < 100 && !std::filesystem::remove(m_group, busy) && busy; ++attempt) {
        ::usleep(20'000);
    }
}

} // namespace trimwright::testing
