// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/alert_store.h"

#include "core/base/file.h"

#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace trimwright::app {
namespace {

constexpr std::size_t largestBook = std::size_t{4} << 20;

/// Nobody but the writer may open the lock, so that nobody else can hold it.
Result<UniqueFd> lockBook(const std::filesystem::path& file) {
    if (auto made = makeDirectory(file.parent_path()); !made) {
        return fail(made.error());
    }
    const std::string lock = file.string() + ".lock";
    UniqueFd fd(::open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!fd || ::flock(fd.get(), LOCK_EX) != 0) {
        return fail(errnoError(errno, "Cannot write " + file.string()));
    }
    return fd;
}

/// What root writes is for everybody, whatever the umask of the shell that it was called from.
void letOthersRead(const std::filesystem::path& file) {
    if (::geteuid() == 0) {
        (void)::chmod(file.c_str(), 0644);
    }
}

/// FILE.damaged-TIME, with a number where that is taken.
Result<std::filesystem::path> putAside(const std::filesystem::path& file, std::chrono::sys_seconds now) {
    auto aside = unusedName(fmt::format("{}.damaged-{}", file.string(), now.time_since_epoch().count()));
    std::error_code error;
    std::filesystem::rename(file, aside, error);
    if (error) {
        return fail(errnoError(error.value(), "Cannot set " + file.string() + " aside"));
    }
    return aside;
}

} // namespace

Result<care::AlertBook> AlertStore::read() const {
    const auto text = readFile(m_file, largestBook);
    if (!text) {
        return text.error().code == Errc::notFound ? Result<care::AlertBook>(care::AlertBook{}) : fail(text.error());
    }
    return care::alertBookFromJson(*text, m_file.string());
}

Result<AlertStore::Noticed> AlertStore::change(std::chrono::sys_seconds now,
                                               const std::function<care::Noticed(care::AlertBook)>& decide) const {
    const auto lock = lockBook(m_file);
    if (!lock) {
        return fail(lock.error());
    }
    std::string message;
    auto book = read();
    if (!book && book.error().code == Errc::invalidData) {
        const auto aside = putAside(m_file, now);
        if (!aside) {
            return fail(aside.error());
        }
        message = fmt::format("{} It was set aside as {}; what was told before may be told again.",
                              book.error().message, aside->string());
        book = care::AlertBook{};
    }
    if (!book) {
        return fail(std::move(book.error()));
    }
    auto noticed = decide(std::move(*book));
    if (auto written = writeFileAtomically(m_file, care::alertBookToJson(noticed.book)); !written) {
        return fail(std::move(written.error()));
    }
    letOthersRead(m_file);
    return Noticed{std::move(noticed.book), std::move(noticed.alerts), std::move(message)};
}

Result<AlertStore::Noticed> AlertStore::notice(const care::AlertObservation& found) const {
    return change(found.now, [&found](care::AlertBook book) { return care::notice(std::move(book), found); });
}

Result<AlertStore::Noticed> AlertStore::addTestAlert(std::chrono::sys_seconds now) const {
    return change(now, [now](care::AlertBook book) { return care::addTestAlert(std::move(book), now); });
}

bool AlertStore::isWritable() const {
    auto directory = m_file.parent_path();
    std::error_code ignored;
    while (!std::filesystem::exists(directory, ignored) && directory.has_relative_path()) {
        directory = directory.parent_path();
    }
    return ::access(directory.c_str(), W_OK | X_OK) == 0;
}

care::Delivery readDelivery(const std::filesystem::path& file) {
    const auto text = readFile(file, largestBook);
    return text ? care::deliveryFromJson(*text) : care::Delivery{};
}

Result<> writeDelivery(const std::filesystem::path& file, const care::Delivery& delivery) {
    if (auto made = makeDirectory(file.parent_path()); !made) {
        return made;
    }
    return writeFileAtomically(file, care::deliveryToJson(delivery));
}

} // namespace trimwright::app
