// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/history_sqlite.h"

#include "core/care/sqlite_library.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <utility>

namespace trimwright::care {
namespace {

/// Only where a database was opened, which needs the library.
const SqliteLibrary& sqlite() {
    return *SqliteLibrary::get();
}

Error errorOf(int code, const std::string& file, const std::string& detail) {
    switch (code & 0xff) { // the primary code
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {Errc::timedOut, fmt::format("The history {} is in use by another program.", file),
                "Try again in a moment."};
    case SQLITE_FULL:
        return {Errc::failed, fmt::format("The disk is full: nothing was recorded in the history {}.", file),
                "Make room on its filesystem. What was recorded before is still there."};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return {Errc::invalidData, fmt::format("The history {} is damaged.", file),
                "The next recording ('trimwrightctl record') sets it aside and begins a new one."};
    case SQLITE_READONLY:
        if (code == SQLITE_READONLY_RECOVERY || code == SQLITE_READONLY_ROLLBACK) {
            return {
                Errc::permissionDenied,
                fmt::format("The last recording in the history {} was interrupted, and this user may not take it back.",
                            file),
                "The next recording repairs it: sudo trimwrightctl record"};
        }
        [[fallthrough]];
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return {Errc::permissionDenied, fmt::format("The history {} can be read but not written.", file),
                "It is written with administrator rights: sudo trimwrightctl record"};
    case SQLITE_CANTOPEN:
        return {Errc::permissionDenied, fmt::format("The history {} cannot be opened.", file),
                "Check that this user may read it and its directory."};
    default:
        return {Errc::failed, fmt::format("The history {} cannot be used: {}.", file, detail), ""};
    }
}

} // namespace

Statement::Statement(Statement&& other) noexcept
    : m_database(other.m_database), m_statement(std::exchange(other.m_statement, nullptr)) {}

Statement& Statement::operator=(Statement&& other) noexcept {
    std::swap(m_database, other.m_database);
    std::swap(m_statement, other.m_statement);
    return *this;
}

Statement::~Statement() {
    if (m_statement != nullptr) {
        sqlite().finalize(m_statement);
    }
}

Statement& Statement::bind(int parameter, std::int64_t value) {
    sqlite().bind_int64(m_statement, parameter, value);
    return *this;
}

Statement& Statement::bind(int parameter, double value) {
    sqlite().bind_double(m_statement, parameter, value);
    return *this;
}

Statement& Statement::bind(int parameter, std::string_view text) {
    sqlite().bind_text(m_statement, parameter, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
    return *this;
}

Statement& Statement::bindNull(int parameter) {
    sqlite().bind_null(m_statement, parameter);
    return *this;
}

Statement& Statement::bind(int parameter, const std::optional<std::uint64_t>& value) {
    constexpr std::uint64_t most = std::numeric_limits<std::int64_t>::max();
    return value ? bind(parameter, static_cast<std::int64_t>(std::min(*value, most))) : bindNull(parameter);
}

Statement& Statement::bind(int parameter, const std::optional<int>& value) {
    return value ? bind(parameter, std::int64_t{*value}) : bindNull(parameter);
}

Statement& Statement::bindText(int parameter, std::string_view text) {
    return text.empty() ? bindNull(parameter) : bind(parameter, text);
}

Result<bool> Statement::step() {
    const int code = sqlite().step(m_statement);
    if (code == SQLITE_ROW) {
        return true;
    }
    if (code == SQLITE_DONE) {
        sqlite().reset(m_statement);
        return false;
    }
    Error error = m_database->error(); // before reset() replaces it
    sqlite().reset(m_statement);
    return fail(std::move(error));
}

Result<> Statement::run() {
    for (;;) {
        const auto row = step();
        if (!row) {
            return fail(row.error());
        }
        if (!*row) {
            return {};
        }
    }
}

void Statement::reset() {
    sqlite().reset(m_statement);
}

bool Statement::isNull(int column) const {
    return sqlite().column_type(m_statement, column) == SQLITE_NULL;
}

std::int64_t Statement::integer(int column) const {
    return sqlite().column_int64(m_statement, column);
}

double Statement::number(int column) const {
    return sqlite().column_double(m_statement, column);
}

std::string Statement::text(int column) const {
    const auto* text = reinterpret_cast<const char*>(sqlite().column_text(m_statement, column)); // UTF-8 bytes
    return text == nullptr ? std::string()
                           : std::string(text, static_cast<std::size_t>(sqlite().column_bytes(m_statement, column)));
}

std::optional<std::uint64_t> Statement::count(int column) const {
    // A negative one was not written by us; it is no count.
    return isNull(column) || integer(column) < 0 ? std::nullopt
                                                 : std::optional(static_cast<std::uint64_t>(integer(column)));
}

std::optional<int> Statement::small(int column) const {
    return isNull(column) ? std::nullopt : std::optional(static_cast<int>(integer(column)));
}

Result<std::unique_ptr<Database>> Database::open(const std::filesystem::path& file, bool writable,
                                                 std::chrono::milliseconds patience) {
    if (SqliteLibrary::get() == nullptr) {
        return fail(
            Errc::unsupported,
            fmt::format("The history {} cannot be opened: this system lacks the library SQLite.", file.string()),
            "Install the package libsqlite3-0.");
    }
    sqlite3* connection = nullptr;
    const int flags = (writable ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_NOMUTEX;
    const int code = sqlite().open_v2(file.c_str(), &connection, flags, nullptr);
    if (connection == nullptr) {
        return fail(Errc::failed, fmt::format("Not enough memory to open the history {}.", file.string()));
    }
    std::unique_ptr<Database> database(new Database(file, connection));
    sqlite().extended_result_codes(connection, 1);
    if (code != SQLITE_OK) {
        return fail(database->error());
    }
    if (writable && sqlite().db_readonly(connection, "main") == 1) {
        return fail(errorOf(SQLITE_READONLY, file.string(), ""));
    }
    sqlite().busy_timeout(connection, static_cast<int>(patience.count()));
    // What a damaged or malicious file may make SQLite do is kept small.
    sqlite().db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite().db_config(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    return database;
}

Database::~Database() {
    m_cache.clear();
    sqlite().close(m_connection);
}

Result<> Database::execute(const char* sql) {
    if (sqlite().exec(m_connection, sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
        return fail(error());
    }
    return {};
}

Result<Statement> Database::prepare(const char* sql) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite().prepare_v2(m_connection, sql, -1, &statement, nullptr) != SQLITE_OK) {
        return fail(error());
    }
    return Statement(*this, statement);
}

Result<Statement*> Database::cached(const char* sql) {
    auto found = m_cache.find(sql);
    if (found == m_cache.end()) {
        auto prepared = prepare(sql);
        if (!prepared) {
            return fail(std::move(prepared.error()));
        }
        found = m_cache.emplace(sql, std::move(*prepared)).first;
    }
    found->second.reset();
    return &found->second;
}

Result<std::int64_t> Database::integer(const char* sql) {
    auto statement = prepare(sql);
    if (!statement) {
        return fail(std::move(statement.error()));
    }
    const auto row = statement->step();
    if (!row) {
        return fail(row.error());
    }
    return *row ? statement->integer(0) : 0;
}

std::int64_t Database::lastInsertedId() const {
    return sqlite().last_insert_rowid(m_connection);
}

Error Database::error() const {
    return errorOf(sqlite().extended_errcode(m_connection), m_file.string(), sqlite().errmsg(m_connection));
}

bool Database::sawDamage() const {
    const int code = sqlite().errcode(m_connection) & 0xff;
    return code == SQLITE_CORRUPT || code == SQLITE_NOTADB;
}

Result<Transaction> Transaction::begin(Database& database) {
    if (auto begun = database.execute("BEGIN IMMEDIATE"); !begun) {
        return fail(std::move(begun.error()));
    }
    return Transaction(database);
}

Transaction::~Transaction() {
    if (m_database != nullptr) {
        // Fails only if SQLite has already taken it back, which it does on a full disk.
        static_cast<void>(m_database->execute("ROLLBACK"));
    }
}

Result<> Transaction::commit() {
    auto done = m_database->execute("COMMIT");
    if (done) {
        m_database = nullptr;
    }
    return done;
}

std::string_view sqliteVersion() {
    return SqliteLibrary::get() == nullptr ? "not installed" : sqlite().libversion();
}

} // namespace trimwright::care
