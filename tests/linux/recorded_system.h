// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/linux/tree_builder.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::testing {

/// A storage layout written as text (tests/data/systems/*.system) and unpacked to a tree. One thing per line, `#`
/// begins a comment, words with spaces stand in "quotes" (with \n for a newline):
///
///     disk BUS NAME [KEY=VALUE…]   BUS: nvme, sata, pata, sas, scsi, usb (usb-storage), uas, virtio, mmc, sd, virtual
///         max= grain=       discard_max_bytes and discard_granularity; no= leaves both files out
///         model= serial= rotational= removable= sectors=
///         trim=WORD         what libata says in ata_device/…/trim; identify=yes|no: IDENTIFY word 169 in page 89h
///         mode=WORD         scsi_disk/…/provisioning_mode; unmap=yes|no: the bit LBPU in page B2h
///         driver=NAME       of the PCI function;  host=NAME  proc_name of the SCSI host
///     part NAME [START]            a partition of the disk whose name it begins with, at that sector
///     dm NAME MAPPER-NAME UUID [max= grain=] [over=A,B,…]
///     md NAME LEVEL [max= grain=] [over=…]
///     virtual NAME [max= grain=] [over=…]
///     loop NAME FILE [max= grain=]
///     btrfs A,B,…                  the devices of one btrfs filesystem
///     table NAME TEXT · status NAME TEXT    of a dm device; "@sda1" stands for its number, \n for a line's end
///     file PATH TEXT · attr NAME PATH TEXT (below the directory of NAME) · link PATH TARGET
///     mount @DEVICE|MAJOR:MINOR ROOT POINT OPTIONS TYPE SOURCE SUPER-OPTIONS
///     mounts COUNT (the rest as for mount; %d in the mount point is the number)
///
/// and what must come out:
///
///     why MOUNT REACH "SENTENCE"        "why MOUNT" answers with this sentence
///     target MOUNT yes|REASON|REASON?   the target is eligible, or skipped for that reason (? = allowed if named)
///     fact MOUNT "PART" · fix MOUNT "PART"   some layer says so
///     targets COUNT                     how many there are that lie on a drive
struct RecordedSystem {
    struct Expectation {
        std::string kind; ///< "why", "target", "fact", "fix", "targets"
        std::vector<std::string> words;
    };

    /// Throws std::runtime_error with the line that is wrong.
    explicit RecordedSystem(const std::filesystem::path& file);

    TreeBuilder tree;
    std::vector<Expectation> expectations;
};

/// All layouts, by name.
std::vector<std::filesystem::path> recordedSystems();

} // namespace trimwright::testing
