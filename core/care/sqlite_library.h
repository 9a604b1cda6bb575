// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sqlite3.h>

// The functions of SQLite that the history calls, found when a history is first opened. For history_sqlite.cpp only.
namespace trimwright::care {

struct SqliteLibrary {
    decltype(&::sqlite3_bind_double) bind_double;
    decltype(&::sqlite3_bind_int64) bind_int64;
    decltype(&::sqlite3_bind_null) bind_null;
    decltype(&::sqlite3_bind_text) bind_text;
    decltype(&::sqlite3_busy_timeout) busy_timeout;
    decltype(&::sqlite3_close) close;
    decltype(&::sqlite3_column_bytes) column_bytes;
    decltype(&::sqlite3_column_double) column_double;
    decltype(&::sqlite3_column_int64) column_int64;
    decltype(&::sqlite3_column_text) column_text;
    decltype(&::sqlite3_column_type) column_type;
    decltype(&::sqlite3_db_config) db_config;
    decltype(&::sqlite3_db_readonly) db_readonly;
    decltype(&::sqlite3_errcode) errcode;
    decltype(&::sqlite3_errmsg) errmsg;
    decltype(&::sqlite3_exec) exec;
    decltype(&::sqlite3_extended_errcode) extended_errcode;
    decltype(&::sqlite3_extended_result_codes) extended_result_codes;
    decltype(&::sqlite3_finalize) finalize;
    decltype(&::sqlite3_last_insert_rowid) last_insert_rowid;
    decltype(&::sqlite3_libversion) libversion;
    decltype(&::sqlite3_open_v2) open_v2;
    decltype(&::sqlite3_prepare_v2) prepare_v2;
    decltype(&::sqlite3_reset) reset;
    decltype(&::sqlite3_step) step;

    /// Null if this system has no such library. Any thread; stays loaded.
    static const SqliteLibrary* get();
};

} // namespace trimwright::care
