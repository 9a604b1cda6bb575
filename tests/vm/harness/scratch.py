# SPDX-License-Identifier: GPL-3.0-or-later
"""What the checks make in the guest and take away again: filesystems on the emulated drives, layers between them."""

import contextlib

from . import machine, qemu

MIB = 1 << 20
FILL_MIB = 32
MOUNT = "/mnt/scratch"

# None of them discards while it is made or, by its mount options, while it is used: only the program under test does.
FILESYSTEMS = {
    "ext4": ("mkfs.ext4 -q -F -E nodiscard", "-o noinit_itable"),  # the kernel would zero the inode tables meanwhile
    "xfs": ("mkfs.xfs -q -f -K", ""),
    "btrfs": ("mkfs.btrfs -q -f -K", "-o nodiscard"),
    "vfat": ("mkfs.vfat -F 32", ""),
    "f2fs": ("mkfs.f2fs -q -f -t 0", "-o nodiscard"),
    "exfat": ("mkfs.exfat", ""),
}


def drive_nodes(guest):
    """"/dev/…" of every emulated drive, found by its size. A check that changes one calls forget_nodes()."""
    if "nodes" not in guest.known:
        guest.known["nodes"] = _find_nodes(guest)
    return guest.known["nodes"]


def forget_nodes(guest):
    guest.known.pop("nodes", None)


def _find_nodes(guest):
    lines = guest.must("cd /sys/block; for d in *; do read -r size < $d/size; read -r hidden < $d/hidden; "
                       "echo $d $size $hidden; done").splitlines()
    sizes = {int(size) * 512: name for name, size, hidden in map(str.split, lines) if hidden == "0"}
    missing = [drive.name for drive in machine.DRIVES if drive.size not in sizes]
    if missing:
        raise AssertionError(f"the guest has no {', '.join(missing)}")
    return {drive.name: "/dev/" + sizes[drive.size] for drive in machine.DRIVES}


def listed(guest):
    """What `list` says of the real drives, by node."""
    return {drive["node"]: drive for drive in guest.json("trimwrightctl list --json")["drives"] if not drive["emulated"]}


def targets(guest, drive=""):
    """What `targets` says of the real filesystems."""
    found = guest.json(f"trimwrightctl targets --json {drive}")["targets"]
    return [target for target in found if not target["mount"].startswith("emulated:")]


def target_at(guest, mount=MOUNT):
    """What `targets` says of a mount point."""
    found = [target for target in targets(guest) if target["mount"] == mount]
    if len(found) != 1:
        raise AssertionError(f"{mount} is listed {len(found)} times: {found}")
    return found[0]


@contextlib.contextmanager
def layer(guest, build, remove):
    """Two scripts around a block. What goes wrong in the block is told rather than what then goes wrong in removing."""
    guest.must(build)
    try:
        yield
    except BaseException:
        guest.run(remove)
        raise
    guest.must(remove)


@contextlib.contextmanager
def mounted(guest, device, filesystem="ext4", options=""):
    """A fresh filesystem on `device`, at MOUNT."""
    make, usual = FILESYSTEMS[filesystem]
    with layer(guest, f"wipefs -qa {device}; {make} {device} >/dev/null\n"
               f"mkdir -p {MOUNT} && mount -t {filesystem} {usual} {options} {device} {MOUNT}",
               f"umount {MOUNT}; wipefs -qa {device} || [ ! -e {device} ]"):
        yield MOUNT


@contextlib.contextmanager
def scsi_debug(guest, options="lbpu=1 lbpws=1"):
    """The kernel's pseudo SCSI disk, 128 MiB of memory; gives its node."""
    with layer(guest, f"modprobe scsi_debug dev_size_mb=128 {options} && udevadm settle",
               "udevadm settle; rmmod scsi_debug"):
        yield "/dev/" + guest.must("basename $(grep -l '^scsi_debug' /sys/block/*/device/model | cut -d/ -f4)").strip()


def fill_and_delete(guest, mount=MOUNT, mib=FILL_MIB):
    """Leaves so much free space that the drive still holds as used."""
    guest.must(f"dd if=/dev/zero of={mount}/fill bs=1M count={mib} conv=fsync 2>/dev/null\n"
               f"sync; rm {mount}/fill; sync")


class Images:
    """The backing images of some drives: how much of the host's disk they take, and how that changes."""

    def __init__(self, guest, *names):
        self._run, self._names = guest.run_directory, names
        self.before = self.now()

    def now(self):
        return {name: qemu.allocated_bytes(self._run, name) for name in self._names}

    def shrunk_by(self):
        return {name: self.before[name] - size for name, size in self.now().items()}


def optimize(guest, *arguments, codes=(0,)):
    """The results of `optimize`."""
    return guest.json("trimwrightctl optimize --json " + " ".join(arguments), codes)["results"]


def _knows(guest, command):
    """Whether the program under test has the command."""
    if "help" not in guest.known:
        guest.known["help"] = guest.must("trimwrightctl --help")
    return f"\n  {command} " in guest.known["help"]


def expect_path(guest, kinds, stopped_by=None, mount=MOUNT):
    """`why` shows these layers from the filesystem down (the first way down, where it branches), and which one stops it."""
    if not _knows(guest, "why"):
        return
    found = guest.json(f"trimwrightctl why --json {mount}")
    layers = found["layers"]
    way, at = [], 0
    while True:
        way.append(layers[at]["kind"])
        if not layers[at]["below"]:
            break
        at = layers[at]["below"][0]
    stops = [layer["kind"] for layer in layers if layer["passes"] is False]
    if (way, found["reaches_drive"]) != (kinds, stopped_by is None) or (stopped_by and stopped_by not in stops):
        raise AssertionError(f"why says {found['sentence']!r}: {way}, stopped by {stops}")


def expect_proof(guest, answer="works", says="", mount=MOUNT):
    """The answer of `prove`, and a word in its reason; it leaves the filesystem as it was."""
    if not _knows(guest, "prove"):
        return
    listing = f"cd {mount} && find . | sort"
    before = guest.must(listing)
    codes = {"works": (0,), "does not work": (1,)}.get(answer, range(1, 128))
    found = guest.json(f"trimwrightctl prove --json {mount}", codes=codes)
    if found["answer"] != answer or says.lower() not in (found["because"] + str(found["advice"])).lower():
        raise AssertionError(f"prove answers {found['answer']!r} ({found['because']}), not {answer!r} ({says})")
    if answer == "works" and not found["checked_bytes"] > 0:
        raise AssertionError(f"prove answers {answer!r} without having looked: {found}")
    if guest.must(listing) != before:
        raise AssertionError(f"prove left something behind: {guest.must(listing)}")
