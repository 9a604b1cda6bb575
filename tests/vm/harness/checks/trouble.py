# SPDX-License-Identifier: GPL-3.0-or-later
"""What goes wrong on a real machine: slow and failing drives, Ctrl+C, options that forbid, drives that warn."""

from .. import machine, qemu
from ..scratch import MOUNT, drive_nodes, forget_nodes, layer, listed, mounted, optimize, scsi_debug, target_at
from .registry import check, expect, expect_equal

SCSI_DEBUG = "/sys/bus/pseudo/drivers/scsi_debug"


def _fragment(guest, mount):
    """Many pieces of free space between files, so that TRIM takes many commands."""
    guest.must(f"cd {mount}; i=0; while [ $i -lt 200 ]; do echo x > f$i; i=$((i + 1)); done; sync; "
               "i=0; while [ $i -lt 200 ]; do rm f$i; i=$((i + 2)); done; sync")


@check("trouble.interrupt_ends_a_slow_run")
def interrupt(guest):
    """Every command takes a second, the whole minutes: Ctrl+C still ends the run, as cancelled."""
    with scsi_debug(guest) as node, mounted(guest, node) as mount:
        _fragment(guest, mount)
        guest.must(f"echo 250 > {SCSI_DEBUG}/delay")
        try:
            # The shell's background jobs ignore SIGINT, so the one that sends it is the background job.
            answer = guest.run("rm -f /run/pid; (until [ -n \"$child\" ]; do sleep 0.1; read -r pid < /run/pid && "
                               "read -r child < /proc/$pid/task/$pid/children; done; sleep 1; cut -d' ' -f1 /proc/uptime; kill -INT $pid) 2>/dev/null &\n"
                               f"sh -c 'echo $$ > /run/pid; exec trimwrightctl optimize --json {mount} > /run/result'\n"
                               "code=$?; cut -d' ' -f1 /proc/uptime; echo $code")
        finally:  # refused as long as a command is still being answered
            guest.must(f"for i in $(seq 100); do echo 1 > {SCSI_DEBUG}/delay && exit 0; sleep 0.2; done; exit 1")
        start, end, code = answer.text.split()
        expect_equal(code, "130", f"the exit code ({answer.err})")
        expect(float(end) - float(start) < 30, f"it took {float(end) - float(start)} s to end")
        expect('"cancelled"' in guest.must("cat /run/result"), guest.must("cat /run/result"))


@check("trouble.failing_drive")
def failing(guest):
    """A drive that aborts every command gives `failed` with a reason, and exit 32 (ext4 does not tell of failed discards)."""
    with scsi_debug(guest) as node, mounted(guest, node, "vfat") as mount:
        guest.must(f"echo 16 > {SCSI_DEBUG}/opts; echo 1 > {SCSI_DEBUG}/every_nth")
        try:
            results = optimize(guest, mount, codes=(32,))
        finally:
            guest.must(f"echo 0 > {SCSI_DEBUG}/every_nth; echo 0 > {SCSI_DEBUG}/opts")
        expect_equal(results[0]["outcome"], "failed", "the outcome")
        expect(results[0]["reason"], results)


@check("trouble.mount_option_forbids")
def forbidden(guest):
    """X-fstrim.notrim: mount(8) keeps such options nowhere but in fstab."""
    node = drive_nodes(guest)["nvme_a1"]
    with layer(guest, f"echo '{node} {MOUNT} ext4 defaults,X-fstrim.notrim 0 0' > /etc/fstab", "rm /etc/fstab"):
        with mounted(guest, node):
            expect_equal(target_at(guest)["skip_reason"], "disabled-by-mount-option", "the reason")
            expect_equal(optimize(guest, "--all")[0]["outcome"], "skipped", "the outcome")


@check("trouble.over_mounted")
def over_mounted(guest):
    nodes = drive_nodes(guest)
    with mounted(guest, nodes["nvme_a1"]):
        guest.must(f"mkfs.ext4 -q -F -E nodiscard {nodes['nvme_a2']} && mount {nodes['nvme_a2']} {MOUNT}")
        try:
            found = guest.json("trimwrightctl targets --json")["targets"]
            by_device = {target["device"]: target for target in found}
            expect_equal(by_device[nodes["nvme_a1"]]["skip_reason"], "over-mounted", "the reason for the hidden one")
            expect(by_device[nodes["nvme_a2"]]["eligible"], "the visible one is not eligible")
        finally:
            guest.must(f"umount {MOUNT}; wipefs -qa {nodes['nvme_a2']}")


@check("trouble.nvme_critical_warning")
def critical_warning(guest):
    """The drive says that its reliability is degraded (NVMe critical warning, bit 2)."""
    node = drive_nodes(guest)["nvme_a1"]
    path = "/machine/peripheral/nvme_a"
    qemu.monitor(guest.run_directory, "qom-set", path=path, property="smart_critical_warning", value=4)
    try:
        found = guest.json(f"trimwrightctl health --json {node}", codes=(0, 1))
        expect_equal((found["verdict"], found["self_assessment"]), ("failing", "failed"), "the verdict")
    finally:
        qemu.monitor(guest.run_directory, "qom-set", path=path, property="smart_critical_warning", value=0)


@check("trouble.drive_vanishes")
def vanishing(guest):
    """A drive is pulled out while its filesystem is mounted: nothing hangs, and the rest still works."""
    node = drive_nodes(guest)["virtio_scsi"]
    try:
        # The pulled drive's filesystem can only be unmounted lazily; the end of the block unmounts the other one.
        with mounted(guest, node, "vfat"), layer(guest, "true", f"umount -l {MOUNT}; mount -t tmpfs scratch {MOUNT}"):
            qemu.monitor(guest.run_directory, "device_del", id="vscsi_disk")
            guest.must(f"for i in $(seq 1000); do [ -e /sys/block/{node[5:]} ] || exit 0; sleep 0.1; done; exit 1")
            expect(not target_at(guest)["eligible"], "the filesystem of the pulled drive is eligible")
            expect(node not in listed(guest), "the pulled drive is listed")
            results = optimize(guest, MOUNT, codes=(1, 4, 32))
            expect(all(result["outcome"] != "trimmed" for result in results), results)
    finally:
        _plug_in_again(guest)


def _plug_in_again(guest):
    disk = list(machine.arguments_of("virtio_scsi"))[-1]
    qemu.monitor(guest.run_directory, "device_add", **disk)
    guest.must("for i in $(seq 1000); do grep -qs '^VIRTIO_SSD' /sys/block/sd*/device/model && exit 0; sleep 0.1; done; "
               "exit 1")
    guest.must("udevadm settle")
    forget_nodes(guest)
