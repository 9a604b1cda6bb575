# SPDX-License-Identifier: GPL-3.0-or-later
"""Layers between filesystem and drive: LUKS, LVM, md, partitions, btrfs over two drives."""

from ..scratch import FILL_MIB, MIB, MOUNT, Images, drive_nodes, expect_path, expect_proof, fill_and_delete, layer, listed, mounted, optimize, target_at
from .filesystems import expect_shrunk, expect_trimmed
from .registry import check, expect, expect_equal

# Little key stretching: an emulated processor would take minutes.
LUKS_FORMAT = "echo -n secret | cryptsetup -q luksFormat --type luks2 --pbkdf pbkdf2 --pbkdf-force-iterations 1000 {0} -"
LUKS_OPEN = "echo -n secret | cryptsetup open --key-file - {1} {0} secret"


def luks(guest, device, options=""):
    return layer(guest, f"{LUKS_FORMAT} && {LUKS_OPEN}".format(device, options),
                 f"cryptsetup close secret; wipefs -qa {device}")


def lvm(guest, *devices):
    names = " ".join(devices)
    return layer(guest, f"lvm vgcreate -qq -y group {names} && lvm lvcreate -qq -y -W n -l 100%FREE -n volume group",
                 f"lvm vgremove -qq -y group; lvm pvremove -qq -y {names}; wipefs -qa {names}")


def raid(guest, level, *devices):
    names = " ".join(devices)
    return layer(guest, f"wipefs -qa {names}; mdadm --create /dev/md0 --run --quiet --level={level} --assume-clean "
                 f"{'' if level == 0 else '--bitmap=none'} --raid-devices={len(devices)} {names}",
                 f"mdadm --stop --quiet /dev/md0; mdadm --zero-superblock {names}; wipefs -qa {names}")


def expect_optimized(guest, images_of, device, way, filesystem="ext4", share=0.8):
    """A filesystem on `device` names the drives below it, is eligible, and its optimization shrinks their images.

    `way`: the layers between filesystem and drive.
    """
    ids = {listed(guest)[drive_nodes(guest)[name]]["id"] for name in images_of}
    with mounted(guest, device, filesystem):
        target = target_at(guest)
        expect_equal((target["eligible"], target["skip_reason"]), (True, None), f"the target ({target['skip_text']})")
        expect_equal(set(target["drives"]), ids, "the drives below")
        fill_and_delete(guest)
        images = Images(guest, *images_of)
        expect_trimmed(optimize(guest, MOUNT), MOUNT)
        guest.must("sync")
        expect_shrunk(images.shrunk_by(), share)
        expect_path(guest, ["filesystem", *way, "drive"])
        expect_proof(guest)


@check("stack.luks")
def luks_both_ways(guest):
    """Without discards it is skipped, and the drive keeps all; the command that is offered as the fix makes it eligible."""
    node = drive_nodes(guest)["nvme_a1"]
    with luks(guest, node), mounted(guest, "/dev/mapper/secret"):
        target = target_at(guest)
        expect_equal((target["eligible"], target["skip_reason"]), (False, "no-discard"), "the target")
        expect_equal(target["drive"], listed(guest)[node]["id"], "the drive below")
        expect("encrypt" in target["skip_text"].lower() or "luks" in target["skip_text"].lower(), target["skip_text"])
        expect("allow-discards" in (target["fix"] or ""), f"the fix is {target['fix']!r}")
        fill_and_delete(guest)
        images = Images(guest, "nvme_a1")
        expect_equal([result["outcome"] for result in optimize(guest, MOUNT, codes=(1,))], ["skipped"], "the result")
        expect(images.shrunk_by()["nvme_a1"] < MIB, "the image shrank all the same")
        expect_path(guest, ["filesystem", "luks", "drive"], stopped_by="luks")
        expect_proof(guest, "does not work", "encrypt")
        command = target["fix"][target["fix"].index("cryptsetup"):].partition(" (")[0]
        guest.must(f"echo -n secret | {command} --key-file -")
        expect_trimmed(optimize(guest, MOUNT), MOUNT)
        guest.must("sync")
        expect_shrunk(images.shrunk_by())
        expect_path(guest, ["filesystem", "luks", "drive"])
        expect_proof(guest)


@check("stack.luks_with_discards", rare=True)
def luks_with_discards(guest):
    with luks(guest, drive_nodes(guest)["sata_ssd"], "--allow-discards"):
        expect_optimized(guest, ["sata_ssd"], "/dev/mapper/secret", ["luks"])


@check("stack.lvm")
def lvm_linear(guest):
    with lvm(guest, drive_nodes(guest)["nvme_a2"]):
        expect_optimized(guest, ["nvme_a2"], "/dev/group/volume", ["lvm"], "xfs")


@check("stack.lvm_over_two_drives", rare=True)
def lvm_two(guest):
    nodes = drive_nodes(guest)
    with lvm(guest, nodes["virtio_scsi"], nodes["sata_ssd"]):
        ids = {listed(guest)[nodes[name]]["id"] for name in ("virtio_scsi", "sata_ssd")}
        with mounted(guest, "/dev/group/volume"):
            expect_equal(set(target_at(guest)["drives"]), ids, "the drives below")


@check("stack.md_raid1")
def md_mirror(guest):
    nodes = drive_nodes(guest)
    with raid(guest, 1, nodes["sata_ssd"], nodes["sas_ssd"]):
        expect_optimized(guest, ["sata_ssd", "sas_ssd"], "/dev/md0", ["md"])


@check("stack.md_raid0", rare=True)
def md_stripes(guest):
    nodes = drive_nodes(guest)
    with raid(guest, 0, nodes["nvme_a1"], nodes["virtio_blk"]):
        expect_optimized(guest, ["nvme_a1", "virtio_blk"], "/dev/md0", ["md"], share=0.4)


@check("stack.md_raid5_without_discards_is_skipped")
def md_parity(guest):
    """The kernel discards on RAID 4/5/6 only with devices_handle_discard_safely."""
    nodes = drive_nodes(guest)
    with raid(guest, 5, nodes["nvme_a1"], nodes["virtio_blk"], nodes["sas_ssd"]), mounted(guest, "/dev/md0"):
        target = target_at(guest)
        expect_equal((target["eligible"], target["skip_reason"]), (False, "no-discard"), "the target")
        expect_path(guest, ["filesystem", "md", "drive"], stopped_by="md")
        expect_proof(guest, "does not work", "raid")


@check("stack.dm_without_discards_is_skipped")
def dm_origin(guest):
    """The origin of a snapshot: the kernel's target for it passes no discards."""
    node = drive_nodes(guest)["sata_ssd"]
    with layer(guest, f"modprobe dm_snapshot && dmsetup create origin --table \"0 $(blockdev --getsz {node}) snapshot-origin {node}\" "
               "&& udevadm settle", "udevadm settle; dmsetup remove --retry origin"):
        with mounted(guest, "/dev/mapper/origin"):
            target = target_at(guest)
            expect_equal((target["eligible"], target["skip_reason"]), (False, "no-discard"), "the target")
            expect_path(guest, ["filesystem", "device-mapper", "drive"], stopped_by="device-mapper")
            expect_proof(guest, "does not work", "does not accept discard requests")


@check("stack.luks_on_lvm_on_partition")
def deep(guest):
    node = drive_nodes(guest)["nvme_a1"]
    guest.must(f"wipefs -qa {node}; printf 'label: gpt\\n,600M\\n,400M\\n' | sfdisk -q {node} && udevadm settle")
    try:
        with lvm(guest, node + "p2"), luks(guest, "/dev/group/volume", "--allow-discards"):
            expect_optimized(guest, ["nvme_a1"], "/dev/mapper/secret", ["luks", "lvm", "partition"])
    finally:
        guest.must(f"wipefs -qa {node}; blockdev --rereadpt {node}; udevadm settle")


@check("stack.btrfs_over_two_drives")
def btrfs_two(guest):
    nodes = drive_nodes(guest)
    pair = f"{nodes['nvme_a1']} {nodes['sata_ssd']}"
    with layer(guest, f"modprobe btrfs; wipefs -qa {pair}; mkfs.btrfs -q -f -K -d raid1 -m raid1 {pair} && mkdir -p {MOUNT} && "
               f"mount -o nodiscard {nodes['nvme_a1']} {MOUNT}", f"umount {MOUNT}; wipefs -qa {pair}"):
        ids = {listed(guest)[nodes[name]]["id"] for name in ("nvme_a1", "sata_ssd")}
        expect_equal(set(target_at(guest)["drives"]), ids, "the drives below")
        fill_and_delete(guest)
        images = Images(guest, "nvme_a1", "sata_ssd")
        expect_trimmed(optimize(guest, MOUNT), MOUNT)
        guest.must("sync")
        expect_shrunk(images.shrunk_by())


@check("stack.loop_device")
def loop(guest):
    """A filesystem in a file: what is offered goes to the file, and its drive is named."""
    node = drive_nodes(guest)["nvme_a1"]
    with mounted(guest, node) as outer:
        inner = "/mnt/inner"
        with layer(guest, f"truncate -s 200M {outer}/file && mkfs.ext4 -q -E nodiscard {outer}/file && mkdir -p {inner} && "
                   f"mount -o loop {outer}/file {inner}", f"umount {inner}"):
            fill_and_delete(guest, inner)
            used = int(guest.must(f"stat -c %b {outer}/file"))
            expect_trimmed(optimize(guest, inner), inner)
            left = int(guest.must(f"sync; stat -c %b {outer}/file"))
            expect(used - left >= 0.8 * FILL_MIB * MIB / 512, f"the file went from {used} to {left} blocks")
