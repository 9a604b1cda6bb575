// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QObject>
// clang-format on

#include "core/base/result.h"
#include "core/drive/drive.h"
#include "ui/models/history_reading.h"
#include "ui/services.h"
#include "ui/task.h"

#include <array>
#include <functional>
#include <optional>
#include <set>
#include <string>

namespace trimwright::ui {

/// The history of one drive as the window shows it. Reads on workers. GUI thread.
class HistorySession : public QObject {
    Q_OBJECT

  public:
    HistorySession(const Services& services, DriveId drive, QObject* parent = nullptr);

    /// Whether a history is kept at all.
    bool kept() const { return static_cast<bool>(m_services.history); }

    /// Reads a range (again); what is known of it stays meanwhile.
    void load(HistoryRange range);
    /// Reads all ranges that were read before once more; call it when something was recorded.
    void reload();
    bool loading(HistoryRange range) const { return m_loading.contains(range); }

    /// As it was last read; null if it was not, or could not be.
    const HistoryPicture* picture(HistoryRange range) const;
    /// Counts the readings, so that a page draws each picture once.
    int generation() const { return m_generation; }
    /// Why the newest reading came to nothing.
    const std::optional<Error>& error() const { return m_error; }

    /// What the maker rates the drive for, in bytes written; nothing: nobody entered it. The forecast rests on it.
    std::optional<std::uint64_t> ratedBytes() const;
    void setRatedBytes(std::optional<std::uint64_t> bytes);
    bool canBeRated() const { return m_services.settings != nullptr; }

    /// What takes the samples, once it is known.
    const std::optional<care::TimerState>& recorder() const { return m_recorder; }

    /// The samples of a range as CSV, made on a worker.
    void makeCsv(HistoryRange range, std::function<void(Result<std::string>)> done);

  Q_SIGNALS:
    void changed();

  private:
    void take(HistoryRange range, Result<HistoryPicture> picture);
    void askForRecorder();

    Services m_services;
    DriveId m_drive;
    std::array<std::optional<HistoryPicture>, historyRanges> m_pictures;
    int m_generation = 0;
    std::set<HistoryRange> m_loading;
    std::set<HistoryRange> m_again; ///< Asked for while being read.
    std::optional<Error> m_error;
    std::optional<care::TimerState> m_recorder;
    Task m_askingForRecorder;
};

} // namespace trimwright::ui
