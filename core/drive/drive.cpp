// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/drive/drive.h"

namespace trimwright {

std::string_view toString(Bus bus) {
    switch (bus) {
    case Bus::nvme:
        return "nvme";
    case Bus::sata:
        return "sata";
    case Bus::pata:
        return "pata";
    case Bus::sas:
        return "sas";
    case Bus::scsi:
        return "scsi";
    case Bus::usb:
        return "usb";
    case Bus::virtio:
        return "virtio";
    case Bus::mmc:
        return "mmc";
    case Bus::loop:
        return "loop";
    case Bus::unknown:
        break;
    }
    return "unknown";
}

std::string_view toString(DriveKind kind) {
    switch (kind) {
    case DriveKind::ssd:
        return "ssd";
    case DriveKind::hdd:
        return "hdd";
    case DriveKind::unknown:
        break;
    }
    return "unknown";
}

std::string_view toString(PowerState state) {
    switch (state) {
    case PowerState::active:
        return "active";
    case PowerState::asleep:
        return "asleep";
    case PowerState::unknown:
        break;
    }
    return "unknown";
}

} // namespace trimwright
