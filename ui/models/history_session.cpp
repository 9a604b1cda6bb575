// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/history_session.h"

#include "core/care/history_text.h"
#include "ui/settings.h"

namespace trimwright::ui {
namespace {

std::chrono::sys_seconds wholeSeconds(std::chrono::system_clock::time_point time) {
    return std::chrono::floor<std::chrono::seconds>(time);
}

/// Nothing was recorded yet: an empty picture, not an error.
bool isNothingYet(const Error& error) {
    return error.code == Errc::notFound;
}

} // namespace

HistorySession::HistorySession(const Services& services, DriveId drive, QObject* parent)
    : QObject(parent), m_services(services), m_drive(std::move(drive)) {}

void HistorySession::load(HistoryRange range) {
    if (!kept()) {
        return;
    }
    if (!m_loading.insert(range).second) {
        m_again.insert(range);
        return;
    }
    m_services.tasks->run(
        this,
        [open = m_services.history, drive = m_drive, range, rated = ratedBytes(),
         now = wholeSeconds(m_services.today())](std::stop_token) -> Result<HistoryPicture> {
            auto history = open(drive, care::History::Access::readOnly);
            if (!history) {
                return fail(std::move(history.error()));
            }
            return readHistory(*history, drive, range, now, rated);
        },
        [this, range](Result<HistoryPicture> picture) { take(range, std::move(picture)); });
    Q_EMIT changed();
}

void HistorySession::take(HistoryRange range, Result<HistoryPicture> picture) {
    m_loading.erase(range);
    ++m_generation;
    m_error.reset();
    if (picture || isNothingYet(picture.error())) {
        auto& known = m_pictures[static_cast<std::size_t>(range)];
        known = picture ? std::move(*picture) : HistoryPicture();
        if (known->empty()) {
            askForRecorder();
        }
    } else {
        m_error = std::move(picture.error());
    }
    if (m_again.erase(range) > 0) {
        load(range);
    }
    Q_EMIT changed();
}

void HistorySession::askForRecorder() {
    if (!m_services.recordTimer || m_recorder || m_askingForRecorder.running()) {
        return;
    }
    m_askingForRecorder = m_services.tasks->run(
        this, [ask = m_services.recordTimer](std::stop_token stop) { return ask(std::move(stop)); },
        [this](Result<care::TimerState> timer) {
            m_recorder = timer.value_or(care::TimerState());
            Q_EMIT changed();
        });
}

void HistorySession::reload() {
    for (int i = 0; i < historyRanges; ++i) {
        if (m_pictures[static_cast<std::size_t>(i)]) {
            load(static_cast<HistoryRange>(i));
        }
    }
}

std::optional<std::uint64_t> HistorySession::ratedBytes() const {
    return canBeRated() ? m_services.settings->ratedWritesBytes(m_drive) : std::nullopt;
}

void HistorySession::setRatedBytes(std::optional<std::uint64_t> bytes) {
    if (canBeRated() && bytes != ratedBytes()) {
        m_services.settings->setRatedWritesBytes(m_drive, bytes);
        reload();
    }
}

const HistoryPicture* HistorySession::picture(HistoryRange range) const {
    const auto& known = m_pictures[static_cast<std::size_t>(range)];
    return known ? &*known : nullptr;
}

void HistorySession::makeCsv(HistoryRange range, std::function<void(Result<std::string>)> done) {
    const HistoryPicture* shown = picture(range);
    if (shown == nullptr) {
        return;
    }
    m_services.tasks->run(
        this,
        [open = m_services.history, drive = m_drive, from = shown->from](std::stop_token) -> Result<std::string> {
            auto history = open(drive, care::History::Access::readOnly);
            auto samples = history ? history->samples(drive, {from, std::nullopt}) : fail(history.error());
            if (!samples) {
                return fail(std::move(samples.error()));
            }
            return care::historyCsv(*samples);
        },
        std::move(done));
}

} // namespace trimwright::ui
