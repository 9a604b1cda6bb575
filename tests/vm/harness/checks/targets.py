# SPDX-License-Identifier: GPL-3.0-or-later
"""`trimwrightctl targets`: each filesystem once, whatever is mounted how often."""

from ..scratch import MOUNT, drive_nodes, layer, mounted, optimize, target_at, targets
from .registry import check, expect, expect_equal


@check("targets.bind_mounts_count_once")
def bind_mounts(guest):
    with mounted(guest, drive_nodes(guest)["nvme_a1"]) as mount:
        with layer(guest, f"mkdir -p {mount}/inside '/mnt/a place' && mount --bind {mount}/inside '/mnt/a place'",
                   "umount '/mnt/a place'; rmdir '/mnt/a place'"):
            target = target_at(guest)
            expect_equal(target["also_mounted_at"], ["/mnt/a place"], "also_mounted_at")
            expect_equal(len(optimize(guest, "--all")), 1, "the number of runs")


@check("targets.subvolumes_count_once")
def subvolumes(guest):
    node = drive_nodes(guest)["nvme_a1"]
    with mounted(guest, node, "btrfs") as mount:
        with layer(guest, f"btrfs -q subvolume create {mount}/home && mkdir -p /mnt/home && mount -o subvol=home {node} /mnt/home",
                   "umount /mnt/home"):
            found = targets(guest)
            of_node = [target["mount"] for target in found if target["device"] == node]
            expect_equal(len(of_node), 1, f"the number of targets ({of_node})")


@check("targets.of_one_drive")
def of_one_drive(guest):
    nodes = drive_nodes(guest)
    with mounted(guest, nodes["virtio_blk"]) as mount:
        found = targets(guest, nodes['virtio_blk'])
        expect_equal([target["mount"] for target in found], [mount], "the targets of the drive")
        other = targets(guest, nodes['nvme_a1'])
        expect_equal(other, [], "the targets of another drive")


@check("targets.pseudo_filesystems_are_told")
def pseudo(guest):
    found = {target["mount"]: target for target in targets(guest)}
    for mount in ("/proc", "/sys", "/run"):
        if mount in found:
            expect_equal(found[mount]["skip_reason"], "pseudo", f"the reason at {mount}")
    expect(not any(target["eligible"] for target in found.values()), found)


@check("targets.overlay_names_no_target")
def overlay(guest):
    """An overlay is skipped; the filesystem with its upper directory is listed."""
    with mounted(guest, drive_nodes(guest)["nvme_a1"]) as mount:
        with layer(guest, f"cd {mount} && mkdir low up scratch /mnt/over && "
                   f"mount -t overlay -o lowerdir={mount}/low,upperdir={mount}/up,workdir={mount}/scratch over /mnt/over",
                   "umount /mnt/over; rmdir /mnt/over"):
            expect_equal(target_at(guest, "/mnt/over")["skip_reason"], "overlay", "the reason")
            expect(target_at(guest, MOUNT)["eligible"], "the filesystem below is not eligible")
