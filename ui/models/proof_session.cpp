// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/proof_session.h"

#include <algorithm>
#include <chrono>

namespace trimwright::ui {

ProofSession::ProofSession(const Services& services, QObject* parent) : QObject(parent), m_services(services) {}

void ProofSession::start(const care::ListedTarget& target) {
    if (active() || target.backend == nullptr) {
        return;
    }
    m_cancelling = false;
    m_mount = target.target.mount;
    m_progress = {};
    m_answers.erase(m_mount);
    const auto beganOn = std::chrono::floor<std::chrono::seconds>(m_services.today());
    m_task = m_services.tasks->run<Progress>(
        this,
        [target, beganOn, now = m_services.now,
         remember = m_services.rememberProof](std::stop_token stop, const std::function<void(Progress)>& report) {
            const auto began = now();
            auto outcome = target.backend->prove(target.target.mount, {}, std::move(stop), report);
            if (outcome && remember) {
                remember(target.target, *outcome, beganOn, std::chrono::duration<double>(now() - began).count());
            }
            return outcome;
        },
        [this](const Progress& progress) {
            m_progress = progress;
            Q_EMIT changed();
        },
        [this, mount = m_mount](Result<ProveOutcome> outcome) {
            m_cancelling = false;
            const bool came = outcome.has_value();
            if (came || outcome.error().code != Errc::cancelled) {
                m_answers.insert_or_assign(mount, std::move(outcome));
            }
            Q_EMIT changed();
            if (came) {
                Q_EMIT answered();
            }
        });
    Q_EMIT changed();
}

void ProofSession::cancel() {
    if (active() && !m_cancelling) {
        m_cancelling = true;
        m_task.requestStop();
        Q_EMIT changed();
    }
}

double ProofSession::fraction() const {
    return m_progress.total > 0
               ? std::clamp(static_cast<double>(m_progress.done) / static_cast<double>(m_progress.total), 0.0, 1.0)
               : 0.0;
}

const Result<ProveOutcome>* ProofSession::answer(const std::string& mount) const {
    const auto found = m_answers.find(mount);
    return found != m_answers.end() ? &found->second : nullptr;
}

} // namespace trimwright::ui
