// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/sqlite_library.h"

#include "core/base/shared_library.h"

#include <optional>

namespace trimwright::care {
namespace {

std::optional<SqliteLibrary> loadSqlite() {
    SharedLibrary library("libsqlite3.so.0");
    SqliteLibrary found{};
    library.find(found.bind_double, "sqlite3_bind_double");
    library.find(found.bind_int64, "sqlite3_bind_int64");
    library.find(found.bind_null, "sqlite3_bind_null");
    library.find(found.bind_text, "sqlite3_bind_text");
    library.find(found.busy_timeout, "sqlite3_busy_timeout");
    library.find(found.close, "sqlite3_close");
    library.find(found.column_bytes, "sqlite3_column_bytes");
    library.find(found.column_double, "sqlite3_column_double");
    library.find(found.column_int64, "sqlite3_column_int64");
    library.find(found.column_text, "sqlite3_column_text");
    library.find(found.column_type, "sqlite3_column_type");
    library.find(found.db_config, "sqlite3_db_config");
    library.find(found.db_readonly, "sqlite3_db_readonly");
    library.find(found.errcode, "sqlite3_errcode");
    library.find(found.errmsg, "sqlite3_errmsg");
    library.find(found.exec, "sqlite3_exec");
    library.find(found.extended_errcode, "sqlite3_extended_errcode");
    library.find(found.extended_result_codes, "sqlite3_extended_result_codes");
    library.find(found.finalize, "sqlite3_finalize");
    library.find(found.last_insert_rowid, "sqlite3_last_insert_rowid");
    library.find(found.libversion, "sqlite3_libversion");
    library.find(found.open_v2, "sqlite3_open_v2");
    library.find(found.prepare_v2, "sqlite3_prepare_v2");
    library.find(found.reset, "sqlite3_reset");
    library.find(found.step, "sqlite3_step");
    return library.isWhole() ? std::optional(found) : std::nullopt;
}

} // namespace

const SqliteLibrary* SqliteLibrary::get() {
    static const std::optional<SqliteLibrary> library = loadSqlite();
    return library ? &*library : nullptr;
}

} // namespace trimwright::care
