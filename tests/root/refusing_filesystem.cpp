// SPDX-License-Identifier: GPL-3.0-or-later
// A FUSE filesystem for tests: passes everything on to a directory, announces fallocate(2) and then refuses it, as the
// far end of a network share may do. A loop device over a file on it announces discards that never arrive.
//   refusing_filesystem DIRECTORY MOUNT_POINT
#define FUSE_USE_VERSION 31
#include <cerrno>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <fuse.h>
#include <string>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace {

std::string& source() {
    static std::string directory;
    return directory;
}

std::string real(const char* path) {
    return source() + path;
}

int answer(int result) {
    return result < 0 ? -errno : result;
}

int handleOf(const fuse_file_info* info) {
    return static_cast<int>(info->fh);
}

int getAttributes(const char* path, struct stat* status, fuse_file_info* /*info*/) {
    return answer(::lstat(real(path).c_str(), status));
}

int readDirectory(const char* path, void* buffer, fuse_fill_dir_t fill, off_t /*offset*/, fuse_file_info* /*info*/,
                  fuse_readdir_flags /*flags*/) {
    DIR* const stream = ::opendir(real(path).c_str());
    if (stream == nullptr) {
        return -errno;
    }
    while (const dirent* const entry = ::readdir(stream)) {
        fill(buffer, entry->d_name, nullptr, 0, static_cast<fuse_fill_dir_flags>(0));
    }
    ::closedir(stream);
    return 0;
}

int openFile(const char* path, fuse_file_info* info) {
    const int fd = ::open(real(path).c_str(), (info->flags & O_ACCMODE) | O_CLOEXEC);
    info->fh = static_cast<std::uint64_t>(fd);
    return fd < 0 ? -errno : 0;
}

int createFile(const char* path, mode_t mode, fuse_file_info* info) {
    const int fd = ::open(real(path).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, mode);
    info->fh = static_cast<std::uint64_t>(fd);
    return fd < 0 ? -errno : 0;
}

int readFile(const char* /*path*/, char* data, std::size_t size, off_t offset, fuse_file_info* info) {
    return answer(static_cast<int>(::pread(handleOf(info), data, size, offset)));
}

int writeFile(const char* /*path*/, const char* data, std::size_t size, off_t offset, fuse_file_info* info) {
    return answer(static_cast<int>(::pwrite(handleOf(info), data, size, offset)));
}

int truncateFile(const char* path, off_t size, fuse_file_info* /*info*/) {
    return answer(::truncate(real(path).c_str(), size));
}

int removeFile(const char* path) {
    return answer(::unlink(real(path).c_str()));
}

int filesystemStatus(const char* path, struct statvfs* status) {
    return answer(::statvfs(real(path).c_str(), status));
}

int synchronize(const char* /*path*/, int /*dataOnly*/, fuse_file_info* info) {
    return answer(::fdatasync(handleOf(info)));
}

int closeFile(const char* /*path*/, fuse_file_info* info) {
    return answer(::close(handleOf(info)));
}

int refuseAllocation(const char* /*path*/, int /*mode*/, off_t /*offset*/, off_t /*length*/, fuse_file_info* /*info*/) {
    return -EOPNOTSUPP;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        return 2;
    }
    source() = argv[1];
    fuse_operations operations{};
    operations.getattr = getAttributes;
    operations.readdir = readDirectory;
    operations.open = openFile;
    operations.create = createFile;
    operations.read = readFile;
    operations.write = writeFile;
    operations.truncate = truncateFile;
    operations.unlink = removeFile;
    operations.statfs = filesystemStatus;
    operations.fsync = synchronize;
    operations.release = closeFile;
    operations.fallocate = refuseAllocation;
    std::string name = "refusing_filesystem";
    std::string options = "-odefault_permissions";
    std::string single = "-s";
    char* arguments[] = {name.data(), options.data(), single.data(), argv[2], nullptr};
    return fuse_main(4, arguments, &operations, nullptr); // goes into the background once it is mounted
}
