// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drive/health.h"

namespace trimwright {

std::string_view toString(Confidence confidence) {
    switch (confidence) {
    case Confidence::proven:
        return "proven";
    case Confidence::rule:
        return "rule";
    case Confidence::name:
        break;
    }
    return "name";
}

std::string_view toString(Protocol protocol) {
    switch (protocol) {
    case Protocol::ata:
        return "ata";
    case Protocol::nvme:
        return "nvme";
    case Protocol::scsi:
        return "scsi";
    case Protocol::unknown:
        break;
    }
    return "unknown";
}

} // namespace trimwright
