// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

struct sqlite3;
struct sqlite3_stmt;

// The few things that the history needs of SQLite, with errors in words. For the sources of History only.
namespace trimwright::care {

class Database;

/// A prepared statement of a Database, which it must not outlive. Parameters count from 1, columns from 0.
class Statement {
  public:
    Statement() = default;
    Statement(Database& database, sqlite3_stmt* statement) : m_database(&database), m_statement(statement) {}
    Statement(Statement&& other) noexcept;
    Statement& operator=(Statement&& other) noexcept;
    ~Statement();

    Statement& bind(int parameter, std::int64_t value);
    Statement& bind(int parameter, double value);
    Statement& bind(int parameter, std::string_view text);
    Statement& bindNull(int parameter);
    /// A number beyond what SQLite holds (2^63 - 1) becomes that largest number.
    Statement& bind(int parameter, const std::optional<std::uint64_t>& value);
    Statement& bind(int parameter, const std::optional<int>& value);
    /// Null for an empty text.
    Statement& bindText(int parameter, std::string_view text);

    /// True: there is a row to read. False: it is done. Either way a done or failed statement is ready for new values.
    Result<bool> step();
    /// For statements without rows.
    Result<> run();
    void reset();

    bool isNull(int column) const;
    std::int64_t integer(int column) const;
    double number(int column) const;
    std::string text(int column) const;
    std::optional<std::uint64_t> count(int column) const;
    std::optional<int> small(int column) const;

  private:
    Database* m_database = nullptr;
    sqlite3_stmt* m_statement = nullptr;
};

/// A connection to one file.
class Database {
  public:
    static Result<std::unique_ptr<Database>> open(const std::filesystem::path& file, bool writable,
                                                  std::chrono::milliseconds patience);
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database();

    Result<> execute(const char* sql);
    Result<Statement> prepare(const char* sql);
    /// A statement that is kept for the next time; `sql` must live as long as the program. One user at a time.
    Result<Statement*> cached(const char* sql);
    /// The one integer that a query gives.
    Result<std::int64_t> integer(const char* sql);
    std::int64_t lastInsertedId() const;

    /// The last error of the connection in words.
    Error error() const;
    /// The last error was that the file is no SQLite database or a damaged one.
    bool sawDamage() const;
    const std::filesystem::path& file() const { return m_file; }

  private:
    Database(std::filesystem::path file, sqlite3* connection) : m_file(std::move(file)), m_connection(connection) {}

    std::filesystem::path m_file;
    sqlite3* m_connection;
    std::unordered_map<const char*, Statement> m_cache;
};

/// Everything inside is done or nothing is. Takes the write lock at once.
class Transaction {
  public:
    static Result<Transaction> begin(Database& database);
    Transaction(Transaction&& other) noexcept : m_database(std::exchange(other.m_database, nullptr)) {}
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction(); ///< Takes everything back unless it was committed.
    Result<> commit();

  private:
    explicit Transaction(Database& database) : m_database(&database) {}
    Database* m_database;
};

/// The version of the SQLite that is in use, "3.40.1".
std::string_view sqliteVersion();

} // namespace trimwright::care
