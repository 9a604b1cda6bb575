# SPDX-License-Identifier: GPL-3.0-or-later
"""`trimwrightctl list`: the right drives, each with the right words."""

import re

from .. import machine, qemu
from ..scratch import drive_nodes, forget_nodes, listed, scsi_debug
from .registry import check, expect, expect_equal


def _wrong(drive, found):
    """What `list` says of the drive that is not so."""
    wrong = [f"{key} is {found[key]!r}, not {wanted!r}" for key, wanted in
             [("bus", drive.bus), ("kind", drive.kind), ("serial", drive.serial), ("transport", drive.transport),
              ("capacity_bytes", drive.size), ("emulated", False)] if found[key] != wanted]
    for key, pattern in [("model", drive.model), ("firmware", drive.firmware)]:
        if not re.fullmatch(pattern, found[key] or ""):
            wrong.append(f"{key} is {found[key]!r}, which does not match {pattern!r}")
    if (found["discard_max_bytes"] > 0) != drive.discards:
        wrong.append(f"discard_max_bytes is {found['discard_max_bytes']}")
    return [f"{found['node']} ({drive.name}): {each}" for each in wrong]


@check("list.drives")
def drives(guest):
    """Each with its own id, and nothing else: no paths of a multipath namespace, no partitions, loop or dm devices."""
    nodes, found = drive_nodes(guest), listed(guest)
    expect_equal(sorted(found), sorted(nodes.values()), "the list")
    wrong = [each for drive in machine.DRIVES for each in _wrong(drive, found[nodes[drive.name]])]
    expect(not wrong, "\n".join(wrong))
    ids = [drive["id"] for drive in found.values()]
    expect_equal(len(set(ids)), len(ids), f"the number of ids in {ids}")


@check("list.without_privilege")
def without_privilege(guest):
    found = guest.json("su nobody -s /bin/sh -c 'trimwrightctl list --json'")["drives"]
    expect_equal({drive["node"]: drive for drive in found if not drive["emulated"]}, listed(guest),
                 "the list that nobody sees")


@check("list.scsi_debug")
def pseudo_sas(guest):
    """(Its model is not checked: it claims to be two different drives, in INQUIRY and in its ATA Information page.)"""
    with scsi_debug(guest) as node:
        found = listed(guest)[node]
        for key, wanted in [("bus", "scsi"), ("kind", "ssd"), ("capacity_bytes", 128 << 20),
                            ("transport", "scsi_debug")]:
            expect_equal(found[key], wanted, key)
        expect(found["discard_max_bytes"] > 0, "no discards")


@check("list.id_survives_replugging")
def replugging(guest):
    """A USB drive keeps its id in another port."""
    nodes = drive_nodes(guest)
    before = listed(guest)[nodes["usb_bot"]]["id"]
    qemu.monitor(guest.run_directory, "device_del", id="usb_bot_device")
    guest.must(f"for i in $(seq 1000); do [ -e /sys/block/{nodes['usb_bot'][5:]} ] || exit 0; sleep 0.1; done; exit 1")
    expect(nodes["usb_bot"] not in listed(guest), "the unplugged drive is still listed")
    qemu.monitor(guest.run_directory, "device_add", driver="usb-storage", id="usb_bot_device", bus="usb.0", port="4",
                    drive="usb_bot", serial="TWUSBBOT0001")
    guest.must("for i in $(seq 1000); do grep -qs '^QEMU HARDDISK' /sys/block/sd*/device/model && exit 0; sleep 0.1; "
               "done; exit 1")
    guest.must("udevadm settle")
    forget_nodes(guest)
    expect_equal(listed(guest)[drive_nodes(guest)["usb_bot"]]["id"], before, "the id in the other port")
