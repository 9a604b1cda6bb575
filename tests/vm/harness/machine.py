# SPDX-License-Identifier: GPL-3.0-or-later
"""The small guest: one of every kind of drive, as a table, and an initramfs with the program under test."""

import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from . import cpio, image, qemu

MIB = 1 << 20


class Drive(NamedTuple):
    """One backing image, how it is plugged in, and what the guest must find."""

    name: str
    device: str            # QEMU's arguments; {drive} is the backing image
    bus: str
    kind: str
    model: str             # a regular expression, as the firmware
    serial: str
    firmware: str
    transport: str
    discards: bool = True  # the kernel can send discards to it
    health: str = ""       # the protocol of its health report; "" if QEMU emulates none

    @property
    def size(self):
        """Different for each drive, so that the guest's nodes can be told apart by it."""
        return (64 if self.bus == "mmc" else 1100 + 16 * DRIVES.index(self)) * MIB  # SD cards are powers of two


QEMU = r"\d+\.\d+(\.\d+)?"

DRIVES = [
    # Two namespaces of one controller, behind a PCI Express port so that there is a link with a speed.
    Drive("nvme_a1", "-device pcie-root-port,id=port1,chassis=1,x-speed=16,x-width=4"
          " -device nvme,id=nvme_a,bus=port1,serial=TWNVMEA0001"
          " -device nvme-ns,bus=nvme_a,nsid=1,drive={drive},shared=off",
          "nvme", "ssd", "QEMU NVMe Ctrl", "TWNVMEA0001", QEMU, "pcie", health="nvme"),
    Drive("nvme_a2", "-device nvme-ns,bus=nvme_a,nsid=2,drive={drive},shared=off,logical_block_size=4096,physical_block_size=4096",
          "nvme", "ssd", "QEMU NVMe Ctrl", "TWNVMEA0001", QEMU, "pcie", health="nvme"),
    # One namespace that two controllers of a subsystem share: the kernel makes it a multipath device.
    Drive("nvme_b1", "-device nvme-subsys,id=subsystem,nqn=trimwright-subsystem"
          " -device nvme,id=nvme_b,subsys=subsystem,serial=TWNVMEB0001"
          " -device nvme,id=nvme_c,subsys=subsystem,serial=TWNVMEB0001"
          " -device nvme-ns,bus=nvme_b,nsid=1,drive={drive},shared=on,eui64=0x0011223344556677",
          "nvme", "ssd", "QEMU NVMe Ctrl", "TWNVMEB0001", QEMU, "pcie", health="nvme"),
    Drive("sata_ssd", "-device ide-hd,bus=ide.0,drive={drive},rotation_rate=1,serial=TWSATASSD0001,ver=TW1.00,"
          "model=TRIMWRIGHT_TEST_SATA_SSD_1GB,wwn=0x50014ee000000001",
          "sata", "ssd", "TRIMWRIGHT_TEST_SATA_SSD_1GB", "TWSATASSD0001", "TW1.00", "ahci", health="ata"),
    Drive("sata_hdd", "-device ide-hd,bus=ide.1,drive={drive},rotation_rate=7200,serial=TWSATAHDD0001,ver=TW2.00,"
          "model=TRIMWRIGHT_TEST_SATA_HDD_1GB",
          "sata", "hdd", "TRIMWRIGHT_TEST_SATA_HDD_1GB", "TWSATAHDD0001", "TW2.00", "ahci", health="ata"),
    # QEMU's AHCI leaves DRQ set after IDENTIFY DEVICE, on which libatasmart gives up; on a parallel port it does not.
    Drive("pata_ssd", "-device piix3-ide,id=pata -device ide-hd,bus=pata.0,drive={drive},rotation_rate=1,"
          "serial=TWPATA0001,ver=TW3.00,model=TRIMWRIGHT_TEST_PATA_SSD_1GB",
          "pata", "ssd", "TRIMWRIGHT_TEST_PATA_SSD_1GB", "TWPATA0001", "TW3.00", "ata_piix", health="ata"),
    Drive("usb_bot", "-device qemu-xhci,id=usb -device usb-storage,id=usb_bot_device,bus=usb.0,port=1,drive={drive},serial=TWUSBBOT0001",
          "usb", "unknown", "QEMU HARDDISK", "TWUSBBOT0001", QEMU + r"\+?", "usb-storage", discards=False),
    Drive("usb_uas", "-device usb-uas,bus=usb.0,port=2,id=uas,serial=TWUASBRIDGE01"
          " -device scsi-hd,bus=uas.0,scsi-id=0,lun=0,drive={drive},rotation_rate=1,vendor=TWRIGHT,product=UAS_SSD,"
          "ver=1.0,serial=TWUAS0001,wwn=0x50014ee000000002",
          "usb", "ssd", "TWRIGHT UAS_SSD", "TWUAS0001", "1.0", "uas"),
    Drive("sas_ssd", "-device mptsas1068,id=sas -device scsi-hd,bus=sas.0,scsi-id=0,drive={drive},rotation_rate=1,"
          "vendor=TWRIGHT,product=SAS_SSD,ver=2.0,serial=TWSAS0001,wwn=0x50014ee000000003",
          "sas", "ssd", "TWRIGHT SAS_SSD", "TWSAS0001", "2.0", "mptsas"),
    Drive("virtio_blk", "-device virtio-blk-pci,drive={drive},serial=TWVIRTIO0001",
          "virtio", "unknown", "", "TWVIRTIO0001", "", "virtio_blk"),
    Drive("virtio_scsi", "-device virtio-scsi-pci,id=vscsi -device scsi-hd,id=vscsi_disk,bus=vscsi.0,drive={drive},rotation_rate=1,"
          "vendor=TWRIGHT,product=VIRTIO_SSD,ver=3.0,serial=TWVSCSI0001,wwn=0x50014ee000000004",
          "virtio", "ssd", "TWRIGHT VIRTIO_SSD", "TWVSCSI0001", "3.0", "virtio_scsi"),
    # QEMU's card answers an erase by writing 0xFF, sector by sector: it must be small.
    Drive("sd_card", "-device sdhci-pci -device sd-card,drive={drive}",
          "mmc", "ssd", "QEMU!", "0xdeadbeef", "0x1", "sd"),
]


def boot(run: Path, program=None, log=print):
    """Starts a machine in `run` (emptied first) and waits until its agent answers."""
    qemu.executable()
    files = image.ready(log)
    qemu.prepare(run)
    for drive in DRIVES:
        qemu.sparse_image(run / f"{drive.name}.img", drive.size)
    _write_initramfs(run / "initramfs", files, program)
    arguments = ["-m", "768", "-kernel", str(files.kernel), "-initrd", "initramfs", "-no-reboot",
                 "-append", "console=ttyS0 quiet panic=-1 rdinit=/init random.trust_cpu=on mitigations=off"]
    for drive in DRIVES:
        arguments += qemu.drive(drive.name, drive.device)
    guest = qemu.start(run, arguments, f"small guest with Linux {files.release}", log)
    (run / "initramfs").unlink()
    # Replaying an emulated drive's life takes seconds on an emulated processor, and is not what is checked here.
    guest.run("trimwrightctl emulated remove demo")
    return guest


# What trimwrightctl finds only when a drive is read without smartctl, or a history is opened.
LOADED_LATER = ("libatasmart.so.4", "libsqlite3.so.0")


def _write_initramfs(path, files, program):
    """The cached archive, followed by one with the program under test and the host's libraries for it."""
    shutil.copyfile(files.initramfs, path)
    if program is None:
        return
    with open(path, "ab") as file:
        archive = cpio.Archive(file)
        archive.file("/usr/bin/" + program.name, program)
        for library in _libraries_of(program):
            archive.file(image.merged(library), Path(library).resolve())
        archive.close()


def _libraries_of(program):
    """The paths of what a program is linked with, and of what it loads when it needs it."""
    known = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    later = [line.split()[-1] for line in known.splitlines() if line.split()[0] in LOADED_LATER and "x86-64" in line]
    found = set(later)
    for file in [str(program), *later]:
        listed = subprocess.run(["ldd", file], capture_output=True, text=True, check=True).stdout
        found.update(word.rstrip(":") for word in listed.split() if word.startswith("/"))
    return sorted(found - {str(program)})


def arguments_of(name):
    """What QEMU's monitor wants for device_add, for each device of a row of DRIVES."""
    row = next(drive for drive in DRIVES if drive.name == name)
    for text in row.device.format(drive=name).split("-device ")[1:]:
        driver, *pairs = text.strip().split(",")
        values = dict(pair.split("=", 1) for pair in pairs)
        numbers = ("rotation_rate", "wwn")
        yield {"driver": driver} | {key: int(value, 0) if key in numbers else value for key, value in values.items()}
