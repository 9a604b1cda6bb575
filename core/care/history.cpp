// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a history: what is there, what may be done with it, and what to do with a damaged one.
#include "core/care/history.h"

#include "core/base/file.h"
#include "core/care/history_schema.h"
#include "core/care/history_store.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <utility>

namespace trimwright::care {
namespace {

namespace fs = std::filesystem;
using std::chrono::sys_seconds;

constexpr std::chrono::milliseconds writerPatience{5000};
constexpr std::chrono::milliseconds readerPatience{3000};
/// Up to this size a file is checked whole when it is opened for writing: that takes milliseconds.
constexpr std::uint64_t checkedWholeBytes = std::uint64_t{16} << 20;

/// "20261130-070000"
std::string stampOf(sys_seconds now) {
    const auto day = std::chrono::floor<std::chrono::days>(now);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(now - day);
    return fmt::format("{:04}{:02}{:02}-{:02}{:02}{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), clock.hours().count(),
                       clock.minutes().count(), clock.seconds().count());
}

Result<> makeFile(const fs::path& file) {
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    if (error) {
        return fail(
            errnoError(error.value(), fmt::format("The directory {} cannot be made", file.parent_path().string())));
    }
    const UniqueFd made(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644)); // NOLINT: POSIX
    if (!made) {
        const int reason = errno;
        struct stat status {};
        if ((reason == EACCES || reason == EROFS || reason == EPERM) && ::stat(file.c_str(), &status) == 0) {
            return fail(Errc::permissionDenied,
                        fmt::format("The history {} cannot be written: {}.", file.string(), std::strerror(reason)),
                        "It is written with administrator rights: sudo trimwrightctl record");
        }
        return fail(errnoError(reason, fmt::format("The history {} cannot be made", file.string())));
    }
    struct stat status {};
    if (::fstat(made.get(), &status) == 0 && status.st_size == 0) {
        ::fchmod(made.get(), 0644); // whatever the umask: every user may read it
    }
    return {};
}

enum class State { fresh, ours, foreign, damaged };

struct Opened {
    std::unique_ptr<Database> database;
    State state = State::fresh;
    std::int64_t version = 0;
};

/// Whether all pages of the file fit together.
Result<bool> isWhole(Database& database) {
    auto check = database.prepare("PRAGMA quick_check(1)");
    if (!check) {
        return database.sawDamage() ? Result<bool>(false) : fail(std::move(check.error()));
    }
    const auto row = check->step();
    if (!row) {
        return database.sawDamage() ? Result<bool>(false) : fail(row.error());
    }
    return *row && check->text(0) == "ok";
}

bool wantsWholeCheck(const fs::path& file, bool writable, History::Check check) {
    std::error_code ignored;
    const auto size = fs::file_size(file, ignored);
    return check == History::Check::whole || (writable && !ignored && size <= checkedWholeBytes);
}

Result<Opened> look(const fs::path& file, bool writable, History::Check check) {
    auto database = Database::open(file, writable, writable ? writerPatience : readerPatience);
    if (!database) {
        return fail(std::move(database.error()));
    }
    Opened opened;
    opened.database = std::move(*database);
    const auto application = opened.database->integer("PRAGMA application_id");
    const auto tables = application ? opened.database->integer("SELECT count(*) FROM sqlite_schema") : application;
    const auto version = tables ? opened.database->integer("PRAGMA user_version") : tables;
    if (!version) {
        if (!opened.database->sawDamage()) {
            return fail(version.error());
        }
        opened.state = State::damaged;
        return opened;
    }
    opened.version = *version;
    if (*tables == 0 && *application == 0) {
        return opened;
    }
    opened.state = *application == historyApplicationId ? State::ours : State::foreign;
    if (opened.state == State::ours && *version <= historyVersion() && wantsWholeCheck(file, writable, check)) {
        const auto whole = isWhole(*opened.database);
        if (!whole) {
            return fail(whole.error());
        }
        opened.state = *whole ? State::ours : State::damaged;
    }
    return opened;
}

/// Brings the file to the newest schema. Looks again under the lock, since another process may have done it.
Result<> migrate(Database& database) {
    auto transaction = Transaction::begin(database);
    if (!transaction) {
        return fail(std::move(transaction.error()));
    }
    const auto version = database.integer("PRAGMA user_version");
    if (!version) {
        return fail(version.error());
    }
    for (auto step = *version; step < historyVersion(); ++step) {
        if (auto done = database.execute(historySchemaSteps()[static_cast<std::size_t>(step)]); !done) {
            return done;
        }
    }
    const std::string stamp =
        fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {}", historyApplicationId, historyVersion());
    if (auto done = database.execute(stamp.c_str()); !done) {
        return done;
    }
    return transaction->commit();
}

Result<> moveAside(const fs::path& file, const fs::path& aside) {
    std::error_code error;
    fs::rename(file, aside, error);
    if (error) {
        return fail(
            errnoError(error.value(), fmt::format("The damaged history {} cannot be set aside", file.string())));
    }
    // Its journal may hold what repairs it; SQLite finds it by this name.
    fs::rename(file.string() + "-journal", aside.string() + "-journal", error);
    return {};
}

/// Renames a damaged file. Others may have found the damage too: whoever comes second sees a good file under the lock.
Result<std::string> setAside(const fs::path& file, sys_seconds now, History::Check check) {
    const UniqueFd directory(::open(file.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)); // NOLINT: POSIX
    if (!directory || ::flock(directory.get(), LOCK_EX) != 0) {
        return fail(
            errnoError(errno, fmt::format("The directory of the damaged history {} cannot be locked", file.string())));
    }
    {
        const auto again = look(file, true, check);
        if (again && again->state != State::damaged) {
            return std::string();
        }
    }
    const fs::path aside = unusedName(file.string() + ".damaged-" + stampOf(now));
    if (auto moved = moveAside(file, aside); !moved) {
        return fail(std::move(moved.error()));
    }
    if (auto made = makeFile(file); !made) {
        return fail(std::move(made.error()));
    }
    return fmt::format("The history {} was damaged. It was set aside as {} and a new one begun.", file.string(),
                       aside.string());
}

Error foreignError(const fs::path& file) {
    return {Errc::invalidData, fmt::format("{} is not a history of Trimwright.", file.string()),
            "It was left as it is. Move it away if it does not belong there."};
}

Error newerError(const fs::path& file) {
    return {Errc::unsupported,
            fmt::format("The history {} was written by a newer version of Trimwright.", file.string()),
            "It was left as it is. Update Trimwright to use it."};
}

Error nothingYet(const fs::path& file) {
    return {Errc::notFound, fmt::format("Nothing has been recorded in the history {} yet.", file.string()),
            "Take a first sample: trimwrightctl record"};
}

Result<Opened> openForReading(const fs::path& file, History::Check check) {
    std::error_code error;
    const auto status = fs::status(file, error);
    if (status.type() == fs::file_type::not_found) {
        return fail(nothingYet(file));
    }
    auto opened = look(file, false, check);
    if (!opened) {
        return opened;
    }
    if (opened->state == State::damaged) {
        return fail(opened->database->error().code == Errc::invalidData
                        ? opened->database->error()
                        : Error{Errc::invalidData, fmt::format("The history {} is damaged.", file.string()),
                                "The next recording ('trimwrightctl record') sets it aside and begins a new one."});
    }
    if (opened->state == State::fresh) {
        return fail(nothingYet(file));
    }
    if (opened->state == State::ours && opened->version < historyVersion()) {
        return fail(Errc::unsupported, fmt::format("The history {} was written by an older version.", file.string()),
                    "The next recording brings it up to date: sudo trimwrightctl record");
    }
    return opened;
}

} // namespace

History::History(std::unique_ptr<Store> store) : m_store(std::move(store)) {}
History::History(History&& other) noexcept = default;
History& History::operator=(History&& other) noexcept = default;
History::~History() = default;

const std::string& History::notice() const {
    return m_store->notice;
}

Result<History> History::open(const fs::path& file, Access access, sys_seconds now, Check check) {
    auto store = std::make_unique<Store>();
    store->writable = access == Access::readWrite;
    if (store->writable) {
        if (auto made = makeFile(file); !made) {
            return fail(std::move(made.error()));
        }
    }
    auto opened = store->writable ? look(file, true, check) : openForReading(file, check);
    if (opened && opened->state == State::damaged) {
        opened->database.reset();
        auto notice = setAside(file, now, check);
        if (!notice) {
            return fail(std::move(notice.error()));
        }
        store->notice = std::move(*notice);
        opened = look(file, true, check);
    }
    if (!opened) {
        return fail(std::move(opened.error()));
    }
    if (opened->state == State::foreign) {
        return fail(foreignError(file));
    }
    if (opened->version > historyVersion()) {
        return fail(newerError(file));
    }
    store->database = std::move(opened->database);
    if (opened->state == State::fresh || opened->version < historyVersion()) {
        if (auto done = migrate(*store->database); !done) {
            return fail(std::move(done.error()));
        }
    }
    return History(std::move(store));
}

} // namespace trimwright::care
