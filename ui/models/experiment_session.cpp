// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/experiment_session.h"

#include "ui/format.h"

#include <algorithm>

namespace trimwright::ui {
namespace {

using RunClock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds partTime{80};
constexpr std::uint64_t experimentSeed = 1; ///< As the command line's by default, so that both show the same figures.

} // namespace

ExperimentSession::ExperimentSession(const Services& services, QObject* parent)
    : QObject(parent), m_services(services) {
    choose(0);
}

void ExperimentSession::choose(int experiment) {
    const int last = static_cast<int>(all().size()) - 1;
    m_current = static_cast<std::size_t>(std::clamp(experiment, 0, std::max(0, last)));
    const auto& models = current().models;
    const bool has = std::find(models.begin(), models.end(), m_preferred) != models.end();
    m_model = has ? m_preferred : models.empty() ? std::string() : models.front();
    m_error.clear();
    showRows();
    Q_EMIT chosenChanged();
    Q_EMIT resultChanged();
}

void ExperimentSession::chooseModel(const std::string& model) {
    if (model == m_model) {
        return;
    }
    m_model = model;
    m_error.clear();
    showRows();
    Q_EMIT chosenChanged();
    Q_EMIT resultChanged();
}

void ExperimentSession::setPreferredModel(const std::string& model) {
    if (model != m_preferred) {
        m_preferred = model;
        choose(currentIndex());
    }
}

bool ExperimentSession::showsActivity() const {
    return m_activity && Key(m_activity->experiment, m_activity->model) == key();
}

const emulator::ExperimentResult* ExperimentSession::result() const {
    if (showsActivity()) {
        return m_part.get();
    }
    const auto found = m_results.find(key());
    return found == m_results.end() ? nullptr : &found->second.result;
}

std::optional<double> ExperimentSession::wallSeconds() const {
    const auto found = m_results.find(key());
    return showsActivity() || found == m_results.end() ? std::nullopt : std::optional(found->second.wall_seconds);
}

bool ExperimentSession::cancelled() const {
    const auto found = m_results.find(key());
    return !showsActivity() && found != m_results.end() && found->second.cancelled;
}

void ExperimentSession::showRows() {
    const emulator::ExperimentResult* const shown = result();
    m_rows.setRows(shown != nullptr ? shown->rows : std::vector<emulator::ExperimentRow>(),
                   current().review == "theory");
}

void ExperimentSession::run() {
    if (m_activity) {
        return;
    }
    m_activity = Activity{current().name, m_model, 0, 0, false};
    m_began = m_services.now();
    m_part.reset();
    m_error.clear();
    showRows();
    m_task = m_services.tasks->run<Frame>(
        this,
        [name = current().name, model = m_model](std::stop_token stop, const std::function<void(Frame)>& report) {
            Progress at;
            RunClock::time_point frameAt;
            return emulator::runExperiment(
                name, model, experimentSeed, std::move(stop), [&at](const Progress& progress) { at = progress; },
                [&](const emulator::ExperimentResult& part) {
                    if (const auto now = RunClock::now(); now - frameAt >= partTime) {
                        frameAt = now;
                        const double share =
                            at.total == 0 ? 0 : static_cast<double>(at.done) / static_cast<double>(at.total);
                        report({share, std::make_shared<const emulator::ExperimentResult>(part)});
                    }
                });
        },
        [this](Frame frame) { takeFrame(std::move(frame)); },
        [this](Result<emulator::ExperimentResult> result) { takeResult(std::move(result)); });
    Q_EMIT activityChanged();
    Q_EMIT resultChanged();
}

void ExperimentSession::takeFrame(Frame frame) {
    if (!m_activity) {
        return;
    }
    m_activity->fraction = frame.fraction;
    m_activity->seconds = std::chrono::duration<double>(m_services.now() - m_began).count();
    m_part = std::move(frame.part);
    if (showsActivity()) {
        showRows();
        Q_EMIT resultChanged();
    }
    Q_EMIT activityChanged();
}

void ExperimentSession::takeResult(Result<emulator::ExperimentResult> result) {
    const Key key(m_activity->experiment, m_activity->model);
    const bool cancelled = !result && result.error().code == Errc::cancelled;
    const double seconds = std::chrono::duration<double>(m_services.now() - m_began).count();
    if (result) {
        m_results.insert_or_assign(key, Shown{std::move(*result), seconds, false});
    } else if (cancelled && m_part) {
        const auto found = m_results.find(key);
        if (found == m_results.end() || found->second.cancelled) { // a whole result says more
            m_results.insert_or_assign(key, Shown{*m_part, seconds, true});
        }
    } else if (!cancelled) {
        m_error = sentences(result.error());
    }
    m_activity.reset();
    m_part.reset();
    showRows();
    Q_EMIT activityChanged();
    Q_EMIT resultChanged();
}

void ExperimentSession::cancel() {
    if (m_activity && !m_activity->cancelling) {
        m_activity->cancelling = true;
        m_task.requestStop();
        Q_EMIT activityChanged();
    }
}

} // namespace trimwright::ui
