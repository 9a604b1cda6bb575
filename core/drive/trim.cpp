// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drive/trim.h"

namespace trimwright {

std::string_view toString(SkipReason reason) {
    switch (reason) {
    case SkipReason::readOnly:
        return "read-only";
    case SkipReason::network:
        return "network";
    case SkipReason::pseudo:
        return "pseudo";
    case SkipReason::swap:
        return "swap";
    case SkipReason::autofs:
        return "autofs";
    case SkipReason::overlay:
        return "overlay";
    case SkipReason::disabledByMountOption:
        return "disabled-by-mount-option";
    case SkipReason::overMounted:
        return "over-mounted";
    case SkipReason::filesystemNotAllowed:
        return "filesystem-not-allowed";
    case SkipReason::managedElsewhere:
        return "managed-elsewhere";
    case SkipReason::noDiscard:
        return "no-discard";
    case SkipReason::rotational:
        return "rotational";
    case SkipReason::removable:
        return "removable";
    case SkipReason::driveHasNoTrim:
        return "drive-has-no-trim";
    case SkipReason::driveGone:
        return "drive-gone";
    case SkipReason::damaged:
        return "damaged";
    }
    return "unknown";
}

std::string_view toString(TrimOutcome::Kind kind) {
    switch (kind) {
    case TrimOutcome::Kind::trimmed:
        return "trimmed";
    case TrimOutcome::Kind::unsupported:
        return "unsupported";
    case TrimOutcome::Kind::skipped:
        return "skipped";
    case TrimOutcome::Kind::failed:
        return "failed";
    case TrimOutcome::Kind::cancelled:
        return "cancelled";
    }
    return "failed";
}

} // namespace trimwright
