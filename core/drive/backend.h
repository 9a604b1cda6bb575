// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/drive/drive.h"
#include "core/drive/health.h"
#include "core/drive/prove.h"
#include "core/drive/self_test.h"
#include "core/drive/trim.h"

#include <stop_token>
#include <vector>

namespace trimwright {

/// A place drives come from: this machine as root (LinuxBackend), this machine through the privileged helper
/// (HelperBackend), the built-in emulator (EmulatedBackend), or a test (FakeBackend). The only polymorphic type in
/// core.
///
/// Every call blocks and may be made from any thread, also several at once. A long call ends soon (within about a
/// second) after a stop is requested, with Errc::cancelled or an outcome of that name.
class Backend {
  public:
    Backend() = default;
    Backend(const Backend&) = delete;
    Backend& operator=(const Backend&) = delete;
    virtual ~Backend() = default;

    /// All drives of this place, in a stable order. Quick, needs no privilege, wakes nothing.
    virtual Result<std::vector<Drive>> drives() = 0;

    enum class Wake { no, yes };

    /// Reads the drive's health. A sleeping drive is left asleep (Errc::asleep) unless wake == yes.
    virtual Result<HealthReport> health(const DriveId& drive, Wake wake, std::stop_token stop) = 0;

    /// Every mounted filesystem of this place, eligible or not, each filesystem once. Quick, needs no privilege.
    virtual Result<std::vector<TrimTarget>> trimTargets() = 0;

    /// Offers the free space of one filesystem, named by `TrimTarget::mount`, to its drive. A failure of the run is an
    /// outcome; an Error means that the run could not be asked for (no such target, helper missing).
    /// `includeOptIn` allows a target whose Skip says opt_in; any other skip reason holds and gives `skipped`.
    virtual Result<TrimOutcome> trim(const std::string& mount, bool includeOptIn, std::stop_token stop,
                                     const ProgressFn& progress) = 0;

    /// Checks on the drive itself whether TRIM reaches it (prove.h): writes a file of its own to the filesystem that
    /// `TrimTarget::mount` names, finds it on the drive, deletes it, trims its place and looks again. Nothing else on
    /// the filesystem changes, and however the check ends, nothing of it is left behind. A filesystem that cannot be
    /// checked gives an answer with the reason. Errors: notFound · permissionDenied · cancelled · usage (a size that
    /// makes no sense) · failed (the helper is missing).
    virtual Result<ProveOutcome> prove(const std::string& mount, const ProveOptions& options, std::stop_token stop,
                                       const ProgressFn& progress) = 0;

    /// The drive's self-tests: what runs, and its log. A sleeping drive is left asleep (Errc::asleep). Errors: those of
    /// health(); unsupported if the drive, or what lies between, has no self-tests.
    virtual Result<SelfTests> selfTests(const DriveId& drive, std::stop_token stop) = 0;

    /// Has the drive begin a short or extended self-test, which it carries out by itself: see selfTests() for how far
    /// it is. A sleeping drive is left asleep (Errc::asleep) unless wake == yes. Errors: those of selfTests(); usage
    /// (another kind); failed (one is running, which is left alone, or the drive refused).
    virtual Result<> startSelfTest(const DriveId& drive, SelfTestKind kind, Wake wake, std::stop_token stop) = 0;

    /// Ends the running self-test. Errors: those of selfTests(); failed if none is running.
    virtual Result<> abortSelfTest(const DriveId& drive, std::stop_token stop) = 0;
};

} // namespace trimwright
