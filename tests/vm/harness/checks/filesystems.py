# SPDX-License-Identifier: GPL-3.0-or-later
"""`trimwrightctl optimize`: what was deleted leaves the backing image, on each filesystem and each bus."""

from .. import machine, qemu
from ..scratch import FILESYSTEMS, FILL_MIB, MIB, Images, drive_nodes, expect_path, expect_proof, fill_and_delete, mounted, \
    optimize, scsi_debug, target_at
from .registry import check, expect, expect_equal

# Every drive with ext4 and every filesystem on some drive; the rest of the table is rare.
USUAL = {("nvme_a1", "xfs"), ("nvme_a1", "btrfs"), ("nvme_a1", "f2fs"), ("sata_ssd", "xfs"), ("sata_ssd", "vfat"),
         ("virtio_blk", "btrfs"), ("usb_uas", "exfat"), ("sas_ssd", "f2fs")}


# Where `prove` is asked as well: each filesystem once, on different buses.
PROVED = {("nvme_a1", "ext4"), ("sata_ssd", "xfs"), ("virtio_blk", "btrfs"), ("sas_ssd", "f2fs"), ("sata_ssd", "vfat"),
          ("usb_uas", "exfat")}


def expect_trimmed(results, mount, mib=FILL_MIB):
    expect_equal([(result["mount"], result["outcome"]) for result in results], [(mount, "trimmed")], "the result")
    offered = results[0]["offered_bytes"]
    expect(offered >= 0.8 * mib * MIB, f"only {offered} bytes were offered: {results}")


def expect_shrunk(shrunk, at_least=0.8):
    for name, size in shrunk.items():
        expect(size >= at_least * FILL_MIB * MIB,
               f"the image of {name} shrank by {size / MIB:.1f} MiB after {FILL_MIB} MiB were deleted")


def _optimize(drive, filesystem):
    @check(f"optimize.{filesystem}.{drive.name}",
           rare=filesystem != "ext4" and (drive.name, filesystem) not in USUAL)
    def shrinks(guest):
        with mounted(guest, drive_nodes(guest)[drive.name], filesystem) as mount:
            fill_and_delete(guest)
            images = Images(guest, drive.name)
            expect(images.before[drive.name] >= FILL_MIB * MIB, "the image shrank before it was optimized")
            expect_trimmed(optimize(guest, mount), mount)
            guest.must("sync")
            expect_shrunk(images.shrunk_by())
            if (drive.name, filesystem) in PROVED:
                expect_path(guest, ["filesystem", "drive"])
                expect_proof(guest)


for each in machine.DRIVES:
    if each.discards and each.kind != "hdd" and each.bus != "mmc":
        for kind in FILESYSTEMS:
            _optimize(each, kind)


@check("optimize.ext4.scsi_debug")
def pseudo_disk(guest):
    """Its map of used blocks shrinks ("0-15,32-47 …")."""
    with scsi_debug(guest) as node, mounted(guest, node) as mount:
        def used():
            ranges = guest.must("cat /sys/bus/pseudo/drivers/scsi_debug/map").strip()
            pairs = [[int(number) for number in entry.split("-")] for entry in ranges.split(",") if entry]
            return sum(pair[-1] - pair[0] + 1 for pair in pairs) * 512
        fill_and_delete(guest)
        before = used()
        expect_trimmed(optimize(guest, mount), mount)
        expect_shrunk({"scsi_debug": before - used()})


@check("optimize.vfat.sd_card", rare=True)
def sd_card(guest):
    """Its image cannot shrink, and erasing it is so slow that most of it is kept full: see machine.DRIVES."""
    with mounted(guest, drive_nodes(guest)["sd_card"], "vfat") as mount:
        guest.must(f"dd if=/dev/zero of={mount}/kept bs=1M count=56 2>/dev/null")
        fill_and_delete(guest, mib=4)
        expect_trimmed(optimize(guest, mount), mount, mib=4)


@check("optimize.hard_disk_is_skipped")
def hard_disk(guest):
    with mounted(guest, drive_nodes(guest)["sata_hdd"]) as mount:
        target = target_at(guest)
        expect_equal((target["eligible"], target["skip_reason"]), (False, "rotational"), "the target")
        expect_equal([result["outcome"] for result in optimize(guest, "--all")], ["skipped"], "the result")
        expect(mount in target["mount"], target)


@check("optimize.usb_without_discard_is_skipped")
def usb_without_discard(guest):
    with mounted(guest, drive_nodes(guest)["usb_bot"], "vfat") as mount:
        target = target_at(guest)
        expect_equal((target["eligible"], target["skip_reason"]), (False, "no-discard"), "the target")
        expect_equal([result["outcome"] for result in optimize(guest, mount, codes=(1,))], ["skipped"], "the result")
        expect_path(guest, ["filesystem", "drive"], stopped_by="drive")
        expect_proof(guest, "does not work", "discard")


@check("optimize.removable_only_when_named")
def removable(guest):
    with mounted(guest, drive_nodes(guest)["usb_uas"]) as mount:
        target = target_at(guest)
        expect_equal((target["eligible"], target["skip_reason"], target["opt_in"]), (False, "removable", True),
                     "the target")
        expect_equal([result["outcome"] for result in optimize(guest, "--all")], ["skipped"], "the result of --all")
        expect_equal([result["outcome"] for result in optimize(guest, mount)], ["trimmed"], "the result when named")


@check("optimize.read_only_is_skipped")
def read_only(guest):
    with mounted(guest, drive_nodes(guest)["nvme_a1"]) as mount:
        guest.must(f"mount -o remount,ro {mount}")
        expect_equal(target_at(guest)["skip_reason"], "read-only", "the reason")
        expect_equal([result["outcome"] for result in optimize(guest, mount, codes=(1,))], ["skipped"], "the result")


@check("optimize.without_privilege")
def without_privilege(guest):
    with mounted(guest, drive_nodes(guest)["nvme_a1"]) as mount:
        answer = guest.run(f"su nobody -s /bin/sh -c 'trimwrightctl optimize --json {mount}'")
        expect_equal(answer.code, 3, f"the exit code ({answer.text})")
        expect(b"administrator" in answer.err or b"sudo" in answer.err, answer.err)
