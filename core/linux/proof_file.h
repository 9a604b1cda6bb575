// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>

namespace trimwright::linux_system {

/// The TRIM check's file of random data. It has no name: it is made with O_TMPFILE, or unlinked at once where the
/// filesystem knows no such files, so that it is gone when the program ends in whatever way. Freshly made, owned by us,
/// mode 0600.
class ProofFile {
  public:
    /// On the filesystem of the open directory. Takes up CAP_DAC_OVERRIDE for the moment if it was laid aside and is
    /// needed (capability.h). Errors: permissionDenied · unsupported (read-only) · failed (full,
    /// quota, in words).
    static Result<ProofFile> create(int directory);

    /// Writes `bytes` of fillProofPattern(seed) and waits until they are on the drive. Errors: cancelled · failed.
    Result<> write(std::uint64_t bytes, std::uint64_t seed, const std::stop_token& stop,
                   const std::function<void(std::uint64_t)>& written) const;

    int fd() const { return m_fd.get(); }

    /// Gives the file and its space up.
    void remove() { m_fd.reset(); }

  private:
    UniqueFd m_fd;
};

/// How large the file should be: 16 to 64 MiB, several units of the discard granularity, at most half of the free
/// space. Error: failed, if there is too little of it.
Result<std::uint64_t> chooseProofSize(std::uint64_t wanted, std::uint64_t freeBytes, std::uint64_t granularity);

/// Removes files that a check left in the directory when it was killed in the moment between making and unlinking one:
/// regular files with our name pattern, owned by us (on filesystems without owners: by who owns everything), that
/// nobody holds. Anything else stays. Returns how many were removed.
int removeProofLeftovers(int directory);

/// Whether a name is one that a check gives: ".trimwright-check-" and 16 hexadecimal digits.
bool isProofFileName(std::string_view name);

} // namespace trimwright::linux_system
