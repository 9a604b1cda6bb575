# SPDX-License-Identifier: GPL-3.0-or-later
"""`trimwrightctl health`, compared with what smartctl says in the same guest."""

from .. import machine, qemu
from ..scratch import drive_nodes
from .registry import check, expect, expect_equal


def _smartctl(guest, node):
    return guest.json(f"smartctl --json -x {node}", codes=range(256))


def _read(drive):
    @check(f"health.{drive.name}")
    def agrees(guest):
        node = drive_nodes(guest)[drive.name]
        found = guest.json(f"trimwrightctl health --json {node}")
        expect_equal(found["drive"]["node"], node, "the node")
        expect_equal(found["drive"]["serial"], drive.serial, "the serial")
        expect_equal(found["source"], "smartctl", "the source")
        expect_equal(found["self_assessment"], "passed", "the self-assessment")
        truth = _smartctl(guest, node.rstrip("0123456789").removesuffix("n") if drive.health == "nvme" else node)
        expect_equal(found["temperature_celsius"], truth["temperature"]["current"], "the temperature")
        expect_equal(found["power_on_hours"], truth["power_on_time"]["hours"], "power_on_hours")
        expect_equal(found["power_cycles"], truth["power_cycle_count"], "power_cycles")
        if drive.health == "nvme":
            log = truth["nvme_smart_health_information_log"]
            # QEMU counts units of 512 bytes up to a whole unit: reading the log may not change it.
            expect_equal(found["host_writes_bytes"], log["data_units_written"] * 512_000, "host_writes_bytes")
            expect_equal(found["spare_percent"], log["available_spare"], "spare_percent")


for each in machine.DRIVES:
    if each.health:
        _read(each)


@check("health.where_there_is_none")
def none(guest):
    """A drive without SMART gives "unknown" or an error in words, never invented figures."""
    nodes = drive_nodes(guest)
    for name in ("usb_bot", "usb_uas", "sas_ssd", "virtio_blk", "virtio_scsi", "sd_card"):
        answer = guest.run(f"trimwrightctl health --json {nodes[name]}")
        if answer.code == 0:
            found = guest.json(f"trimwrightctl health --json {nodes[name]}")
            figures = {key: found[key] for key in ("life_left_percent", "host_writes_bytes", "power_on_hours",
                                                   "temperature_celsius", "spare_percent", "media_errors")}
            expect(not any(value is not None for value in figures.values()), f"{name}: {figures}")
            expect_equal(found["verdict"], "unknown", f"the verdict on {name}")
        else:
            expect(answer.code in (1,) and answer.err, f"{name}: exit {answer.code}, {answer.err}")


@check("health.without_privilege")
def without_privilege(guest):
    for name in ("nvme_a1", "sata_ssd"):
        answer = guest.run(f"su nobody -s /bin/sh -c 'trimwrightctl health --json {drive_nodes(guest)[name]}'")
        expect_equal(answer.code, 3, f"the exit code for {name} ({answer.text}{answer.err})")


@check("health.without_smartctl")
def without_smartctl(guest):
    """libatasmart reads an ATA drive; an NVMe drive gives an error that names smartctl."""
    nodes = drive_nodes(guest)
    truth = _smartctl(guest, nodes["pata_ssd"])
    guest.must("mv /usr/sbin/smartctl /usr/sbin/smartctl.away")
    try:
        found = guest.json(f"trimwrightctl health --json {nodes['pata_ssd']}")
        expect_equal(found["source"], "libatasmart", "the source")
        expect_equal(found["power_on_hours"], truth["power_on_time"]["hours"], "power_on_hours")
        expect_equal(found["drive"]["serial"], "TWPATA0001", "the serial")
        answer = guest.run(f"trimwrightctl health --json {nodes['nvme_a1']}")
        expect(answer.code == 1 and b"smartctl" in answer.err, f"exit {answer.code}, {answer.err}")
    finally:
        guest.must("mv /usr/sbin/smartctl.away /usr/sbin/smartctl")
