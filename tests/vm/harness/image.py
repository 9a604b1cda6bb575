# SPDX-License-Identifier: GPL-3.0-or-later
"""The small guest's kernel and initramfs: built once per set of package versions, then reused (see cache.py).

The cache holds debs/ (downloads) and small/KEY/ (kernel, initramfs, modules for other guests, packages.txt).
"""

import hashlib
import os
import shutil
import subprocess
import tarfile
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from . import Unavailable, cache, cpio, elf, packages

GUEST = Path(__file__).resolve().parent.parent / "guest"

TOOLS = """
    dash busybox kmod udevadm systemd-udevd lsblk blkid findmnt mount umount losetup fstrim wipefs blockdev sfdisk
    smartctl cryptsetup dmsetup lvm mdadm
    mkfs.ext4 mkfs.xfs mkfs.btrfs mkfs.f2fs mkfs.exfat mkfs.vfat btrfs filefrag
""".split()

# Names as in modules.dep; what they depend on comes along, and udev loads the drivers by their aliases.
MODULES = """
    virtio_pci virtio_console virtio_blk virtio_scsi nvme ahci ata_piix xhci_pci usb_storage uas
    sdhci_pci mmc_block sd_mod sg mptsas scsi_debug loop
    ext4 xfs btrfs vfat nls_cp437 nls_ascii nls_utf8 nls_iso8859-1 f2fs exfat overlay squashfs
    raid0 raid1 raid456 md_mod dm_mod dm_crypt dm_thin_pool dm_snapshot dm_mirror
    crc32c_generic crc32c_intel crc32_generic libcrc32c xts aesni_intel essiv crypto_simd cryptd
""".split()

# Data that the tools read at run time.
DATA = ["/usr/lib/udev/rules.d", "/var/lib/smartmontools/drivedb", "/usr/lib/udev", "/etc/mke2fs.conf",
        "/etc/udev/udev.conf"]
DATA_EXCEPT = ["/usr/lib/udev/hwdb.d"]


class Image(NamedTuple):
    directory: Path
    release: str

    @property
    def kernel(self):
        return self.directory / "vmlinuz"

    @property
    def initramfs(self):
        return self.directory / "initramfs.cpio"

    @property
    def modules(self):
        """A tar archive of usr/lib/modules/RELEASE, and a static busybox: what another guest needs of this kernel."""
        return self.directory / "modules.tar"


def ready(log=print):
    """The image for the newest packages that apt knows; built if it is not there."""
    recipe = recipe_of(Path(__file__), Path(cpio.__file__), *sorted(GUEST.iterdir()))
    try:
        wanted = packages.resolve()
    except Unavailable as reason:
        return _last_built(recipe, reason, log)
    versions = "\n".join(map(str, wanted))
    key = f"{packages.kernel_release(wanted)}-{hashlib.sha256(versions.encode()).hexdigest()[:12]}-{recipe}"
    try:
        return _at(cache.entry("small", key, lambda place: _build(wanted, place, log), log))
    except Unavailable as reason:  # no network
        return _last_built(recipe, reason, log)


def recipe_of(*files):
    """Changes whenever an image must be built anew although the packages are the same."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _last_built(recipe, reason, log):
    built = cache.newest("small", lambda key: key.endswith(recipe))
    if built is None:
        raise reason
    log(f"{reason}; using the image that is there")
    return _at(built)


def _at(place):
    return Image(place, place.name.rsplit("-", 2)[0])


def _build(wanted, place, log):
    started = time.monotonic()
    debs = cache.directory() / "debs"
    with cache.locked("debs"):
        packages.download(wanted, debs)
    log(f"packages at hand after {time.monotonic() - started:.1f} s")
    with tempfile.TemporaryDirectory(dir=cache.directory(), prefix=".new-") as scratch:
        root = Path(scratch)
        packages.unpack(wanted, debs, root)
        release = packages.kernel_release(wanted)
        shutil.copy(root / f"boot/vmlinuz-{release}", place / "vmlinuz")
        tree = Tree(root)
        with open(place / "initramfs.cpio", "wb") as file, tarfile.open(place / "modules.tar", "w") as modules:
            _fill(cpio.Archive(file), tree, release, modules)
            modules.add(tree.files["/usr/bin/busybox"], "busybox", filter=_of_root)
        (place / "packages.txt").write_text("".join(f"{package}\n" for package in wanted))


def _of_root(entry):
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


class Tree:
    """The unpacked packages, seen as the guest will: /bin, /sbin and /lib are below /usr."""

    def __init__(self, root: Path):
        self.root = root
        self.files = {}      # path in the guest -> path here
        for directory, names, files in os.walk(root):
            for name in files + [n for n in names if os.path.islink(os.path.join(directory, n))]:
                here = Path(directory) / name
                self.files.setdefault(merged(f"/{here.relative_to(root)}"), here)
        self.by_name = {}
        for path in self.files:
            self.by_name.setdefault(os.path.basename(path), []).append(path)

    def program(self, name):
        places = ("/usr/bin/", "/usr/sbin/", "/usr/lib/systemd/")
        for place in places:
            if place + name in self.files:
                return place + name
        raise LookupError(f"none of the guest's packages has the program {name}")

    def library(self, name):
        return next(path for path in self.by_name[name] if "/klibc" not in path)

    def depmod(self, base, release):
        """Runs the tree's own depmod with the tree's own libraries, so that the host needs none."""
        libraries = self.files[self.library("libcrypto.so.3")].parent, self.files[self.library("libc.so.6")].parent
        loader = self.files[self.library("ld-linux-x86-64.so.2")]
        subprocess.run([str(loader), "--argv0", "depmod", "--library-path", ":".join(map(str, libraries)),
                        str(self.files["/usr/bin/kmod"]), "-b", base, release], check=True)


def merged(path):
    parts = path.split("/")
    return "/usr" + path if parts[1] in ("bin", "sbin", "lib", "lib64") else path


def _fill(archive, tree, release, modules):
    for name in ("bin", "sbin", "lib", "lib64"):
        archive.directory("/usr/" + name)
        archive.symlink("/" + name, "usr/" + name)
    for name in ("dev", "proc", "sys", "run", "tmp", "mnt", "root"):
        archive.directory("/" + name)
    archive.character_device("/dev/console", 5, 1)
    archive.bytes("/etc/passwd", b"root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65534:nobody:/:/bin/sh\n")
    archive.bytes("/etc/group", b"root:x:0:\ntty:x:5:\ndisk:x:6:\nkmem:x:15:\nnogroup:x:65534:\n")
    for script in sorted(GUEST.iterdir()):
        archive.bytes("/" + script.name, script.read_bytes(), 0o755)
    add_program(archive, tree, "/usr/lib64/ld-linux-x86-64.so.2")
    for tool in TOOLS:
        add_program(archive, tree, tree.program(tool))
    for alias in ("modprobe", "depmod", "insmod", "lsmod"):
        archive.symlink("/usr/sbin/" + alias, "../bin/kmod")
    archive.symlink("/usr/bin/sh", "dash")  # busybox would prefer its own mount, losetup, blkid …
    _add_data(archive, tree)
    _add_modules(archive, tree, release, modules)
    archive.close()


def add_program(archive, tree, path):
    """A program or library with all that it needs; of a symbolic link, what it points to as well."""
    here = tree.files[path]
    if here.is_symlink():
        target = os.readlink(here)
        archive.symlink(path, target)
        add_program(archive, tree, merged(os.path.normpath(os.path.join(os.path.dirname(path), target))))
        return
    archive.file(path, here)
    for name in elf.needed(here):
        add_program(archive, tree, tree.library(name))


def _add_data(archive, tree):
    for path, here in sorted(tree.files.items()):
        inside = any(path == data or path.startswith(data + "/") for data in DATA)
        if inside and not any(path.startswith(data + "/") for data in DATA_EXCEPT):
            add_program(archive, tree, path)


def _add_modules(archive, tree, release, modules):
    base = f"/usr/lib/modules/{release}/"
    files = {Path(path).name.removesuffix(".ko").replace("-", "_"): path for path in tree.files
             if path.startswith(base) and path.endswith(".ko")}
    with tempfile.TemporaryDirectory() as scratch:
        subset = Path(scratch) / f"lib/modules/{release}"
        for name in ("modules.order", "modules.builtin", "modules.builtin.modinfo"):
            _copy(tree.files[base + name], subset / name)
        pending = [name.replace("-", "_") for name in MODULES]
        while pending:
            name = pending.pop()
            target = subset / files[name].removeprefix(base)
            if not target.exists():
                _copy(tree.files[files[name]], target)
                pending += _dependencies(target)
        tree.depmod(scratch, release)
        for path in sorted(subset.rglob("*")):
            if path.is_file():
                archive.file(base + str(path.relative_to(subset)), path)
                modules.add(path, base.lstrip("/") + str(path.relative_to(subset)), filter=_of_root)


def _dependencies(module: Path):
    """From the .modinfo section: "depends=a,b"."""
    found = []
    for entry in module.read_bytes().split(b"\0"):
        if entry.startswith(b"depends="):
            found += [name for name in entry[8:].decode().replace("-", "_").split(",") if name]
    return found


def _copy(source, target):
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)
