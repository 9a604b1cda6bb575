// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QObject>
#include <QTimer>
// clang-format on

#include "core/drive/backend.h"
#include "core/drive/self_test.h"
#include "ui/services.h"
#include "ui/task.h"

#include <optional>

namespace trimwright::ui {

/// The self-tests of one drive: what runs, the log, start and abort. While a test runs the drive is asked how far it
/// is. GUI thread.
class SelfTestSession : public QObject {
    Q_OBJECT

  public:
    SelfTestSession(const Services& services, Drive drive, Backend* backend, QObject* parent = nullptr);

    /// Asks the drive (again). A sleeping one is left asleep.
    void load();
    /// Nothing happens while a call is under way.
    void start(SelfTestKind kind, Backend::Wake wake = Backend::Wake::no);
    void abort();

    const Drive& drive() const { return m_drive; }
    bool loading() const { return m_reading.running(); }
    bool busy() const { return m_acting.running(); } ///< Starting or aborting.
    bool running() const { return m_tests && m_tests->running; }
    /// As they were last told; nothing until then.
    const std::optional<SelfTests>& tests() const { return m_tests; }
    /// Which test was started here, for drives that do not tell.
    SelfTestKind startedKind() const { return m_kind; }
    /// Why the drive could not be asked, or did not do what it was asked to.
    const std::optional<Error>& error() const { return m_error; }

  Q_SIGNALS:
    void changed();
    void ended(); ///< The test that ran has ended and is in the log.

  private:
    void take(Result<SelfTests> tests, bool keepError);
    void read(bool keepError);
    void act(std::function<Result<>(std::stop_token)> call);
    void remember(const SelfTestEntry& entry);

    Services m_services;
    Drive m_drive;
    Backend* m_backend;
    std::optional<SelfTests> m_tests;
    std::optional<Error> m_error;
    SelfTestKind m_kind = SelfTestKind::unknown;
    std::optional<std::chrono::sys_seconds> m_startedAt; ///< Of a test that was started here.
    Task m_reading;
    Task m_acting;
    QTimer m_again;
};

} // namespace trimwright::ui
