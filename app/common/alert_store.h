// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/care/alert_delivery.h"
#include "core/care/alerts.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace trimwright::app {

/// The file of one alert book: of this machine's drives, written by root and read by everybody, or of a user's emulated
/// drives. Replaced whole. Holds no state; any thread, any process: changes wait for each other.
class AlertStore {
  public:
    explicit AlertStore(std::filesystem::path file) : m_file(std::move(file)) {}

    const std::filesystem::path& file() const { return m_file; }

    /// The book as it is; an empty one where there is none. Errors: invalidData (damaged), unsupported (newer),
    /// permissionDenied, failed.
    Result<care::AlertBook> read() const;

    struct Noticed {
        care::AlertBook book;
        std::vector<care::Alert> alerts; ///< The new ones.
        std::string message;             ///< For the user: a damaged file was set aside. Empty if nothing.
    };
    /// Reads, lets care decide and writes, under a lock. A damaged file is renamed to FILE.damaged-TIME and a new book
    /// begun. Errors: those of read() but that one, and of writing.
    Result<Noticed> notice(const care::AlertObservation& found) const;
    Result<Noticed> addTestAlert(std::chrono::sys_seconds now) const;

    /// Whether this process may write the file, or make it.
    bool isWritable() const;

  private:
    Result<Noticed> change(std::chrono::sys_seconds now,
                           const std::function<care::Noticed(care::AlertBook)>& decide) const;

    std::filesystem::path m_file;
};

/// What a reader of a book has heard; see alert_delivery.h. A file that is missing or damaged is an empty Delivery.
care::Delivery readDelivery(const std::filesystem::path& file);
Result<> writeDelivery(const std::filesystem::path& file, const care::Delivery& delivery);

} // namespace trimwright::app
