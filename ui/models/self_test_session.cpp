// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/self_test_session.h"

#include "core/care/history_sample.h"

namespace trimwright::ui {
namespace {

/// A short test takes about a minute and tells its progress in steps of ten percent.
constexpr std::chrono::milliseconds betweenQuestions{3000};

} // namespace

SelfTestSession::SelfTestSession(const Services& services, Drive drive, Backend* backend, QObject* parent)
    : QObject(parent), m_services(services), m_drive(std::move(drive)), m_backend(backend) {
    m_again.setSingleShot(true);
    m_again.setInterval(betweenQuestions);
    connect(&m_again, &QTimer::timeout, this, [this] { read(true); });
}

void SelfTestSession::load() {
    read(false);
}

void SelfTestSession::read(bool keepError) {
    if (m_backend == nullptr || loading() || busy()) {
        return;
    }
    m_reading = m_services.tasks->run(
        this,
        [backend = m_backend, id = m_drive.id](std::stop_token stop) {
            return backend->selfTests(id, std::move(stop));
        },
        [this, keepError](Result<SelfTests> tests) { take(std::move(tests), keepError); });
    Q_EMIT changed();
}

void SelfTestSession::take(Result<SelfTests> tests, bool keepError) {
    if (!keepError) {
        m_error.reset();
    }
    const bool wasRunning = running();
    if (tests) {
        m_tests = std::move(*tests);
    } else {
        m_error = std::move(tests.error());
    }
    if (running()) {
        m_again.start();
    } else if (wasRunning && m_tests && !m_error) {
        if (!m_tests->log.empty()) {
            remember(m_tests->log.front());
        }
        m_startedAt.reset();
        Q_EMIT ended();
    }
    Q_EMIT changed();
}

void SelfTestSession::start(SelfTestKind kind, Backend::Wake wake) {
    m_kind = kind;
    m_startedAt = std::chrono::floor<std::chrono::seconds>(m_services.today());
    act([backend = m_backend, id = m_drive.id, kind, wake](std::stop_token stop) {
        return backend->startSelfTest(id, kind, wake, std::move(stop));
    });
}

void SelfTestSession::abort() {
    act([backend = m_backend, id = m_drive.id](std::stop_token stop) {
        return backend->abortSelfTest(id, std::move(stop));
    });
}

void SelfTestSession::act(std::function<Result<>(std::stop_token)> call) {
    if (m_backend == nullptr || busy()) {
        return;
    }
    m_again.stop();
    m_error.reset();
    m_acting = m_services.tasks->run(this, std::move(call), [this](Result<> done) {
        if (!done) {
            m_error = std::move(done.error());
        }
        read(true);
        Q_EMIT changed();
    });
    Q_EMIT changed();
}

/// A test that was started here goes into the history if this user may write it; of other drives root's timer finds it.
void SelfTestSession::remember(const SelfTestEntry& entry) {
    if (!m_startedAt || !m_services.history) {
        return;
    }
    const auto now = std::chrono::floor<std::chrono::seconds>(m_services.today());
    const care::RunRecord run = care::runOf(m_drive, entry, *m_startedAt,
                                            static_cast<double>((now - *m_startedAt).count()), std::string("window"));
    m_services.tasks->run(
        this,
        [open = m_services.history, run, drive = m_drive.id](std::stop_token) -> Result<> {
            auto history = open(drive, care::History::Access::readWrite);
            return history ? history->recordRun(run) : Result<>(fail(std::move(history.error())));
        },
        [](const Result<>&) {});
}

} // namespace trimwright::ui
