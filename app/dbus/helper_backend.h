// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/dbus/helper_connection.h"
#include "core/linux/linux_backend.h"

namespace trimwright::bus {

/// This machine for a program without the administrator's rights. Drives and filesystems are listed in this process;
/// health, trim and prove are tried in this process first (a user may have been given the right to a drive), and where
/// the right is what is missing, the privileged helper is asked through the system bus. It answers with what the drive
/// said, which is decoded here.
///
/// As thread-safe as every Backend: each call has a connection of its own. See HelperConnection for errors and limits.
class HelperBackend final : public Backend {
  public:
    explicit HelperBackend(linux_system::LinuxOptions machine = {}, ConnectionOptions connection = {});

    Result<std::vector<Drive>> drives() override;
    Result<HealthReport> health(const DriveId& drive, Wake wake, std::stop_token stop) override;
    Result<std::vector<TrimTarget>> trimTargets() override;
    Result<TrimOutcome> trim(const std::string& mount, bool includeOptIn, std::stop_token stop,
                             const ProgressFn& progress) override;
    Result<ProveOutcome> prove(const std::string& mount, const ProveOptions& options, std::stop_token stop,
                               const ProgressFn& progress) override;
    Result<SelfTests> selfTests(const DriveId& drive, std::stop_token stop) override;
    Result<> startSelfTest(const DriveId& drive, SelfTestKind kind, Wake wake, std::stop_token stop) override;
    Result<> abortSelfTest(const DriveId& drive, std::stop_token stop) override;

  private:
    linux_system::LinuxOptions m_options;
    linux_system::LinuxBackend m_machine;
    ConnectionOptions m_connection;
};

} // namespace trimwright::bus
