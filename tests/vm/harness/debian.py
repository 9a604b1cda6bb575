# SPDX-License-Identifier: GPL-3.0-or-later
"""The Debian guest: systemd, D-Bus and polkit as on any desktop, two users who are logged in, and our package installed.

The image is made once (see cache.py); a machine works on a copy. Kernel and modules are those of the small guest.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

from . import Unavailable, cache, cpio, image, payload, qemu

HERE = Path(__file__).resolve().parent.parent / "debian"
AGENT = image.GUEST / "agent"
SUITE = "bookworm"
MIRROR = "http://deb.debian.org/debian"
PACKAGES = """
    systemd systemd-sysv dbus polkitd libpam-systemd udev kmod login passwd mount e2fsprogs busybox-static
    smartmontools f2fs-tools libatasmart4 libfmt9 libsqlite3-0 libudev1
""".split()
OPTIONS = ["--variant=essential", '--aptopt=APT::Install-Recommends "false"', "--dpkgopt=force-unsafe-io",
           *(f"--dpkgopt=path-exclude=/usr/share/{name}/*" for name in ("man", "doc", "locale", "info"))]
EARLY_MODULES = ["virtio_pci", "virtio_blk", "ext4", "crc32c_generic"]

# Sundays; the guest's clock starts here, an hour before the time that the checks set.
FIRST_BOOT = "2026-12-06T02:00:00"
SECOND_BOOT = "2026-12-13T09:00:00"
# Drives to read and to optimize, besides the one with the system.
DRIVES = {
    "data": ("-device nvme,serial=TWDEBIAN0001,drive={drive}", 600 << 20),
    "films": ("-device ide-hd,bus=ide.0,rotation_rate=1,serial=TWDEBIAN0002,drive={drive}", 300 << 20),
}


class Image(NamedTuple):
    directory: Path
    small: image.Image

    @property
    def root(self):
        return self.directory / "root.img"


def ready(log=print):
    small = image.ready(log)
    what = hashlib.sha256(" ".join([SUITE, MIRROR, *PACKAGES, *OPTIONS]).encode()).hexdigest()[:12]
    key = f"{SUITE}-{small.release}-{what}-{image.recipe_of(AGENT, HERE / 'setup', HERE / 'session')}"
    return Image(cache.entry("debian", key, lambda place: _build(place, small, log), log), small)


def _build(place, small, log):
    if not shutil.which("mmdebstrap"):
        raise Unavailable("mmdebstrap, which makes the Debian guest, is not installed")
    hook = " ".join(map(shlex.quote, map(str, (HERE / "setup",)))) + ' "$1" ' + " ".join(
        map(shlex.quote, map(str, (small.modules, AGENT, place / "root.img"))))
    command = ["mmdebstrap", *OPTIONS, "--format=null", "--include=" + ",".join(PACKAGES), "--customize-hook=sh " + hook, SUITE,
               "/dev/null", MIRROR]
    said = []
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                          errors="replace", env={**os.environ, "LC_ALL": "C.UTF-8"}) as process:
        for line in process.stderr:
            said.append(line.strip())
            if line.startswith("I: "):  # its steps
                log(f"the Debian guest: {line[3:].strip()}")
    if process.returncode != 0:
        last = " / ".join(said[-6:])
        if "setup" in last and any("customize" in line for line in said):
            raise RuntimeError(f"debian/setup failed: {last}")
        raise Unavailable(f"mmdebstrap could not make the Debian guest (network? privilege?): {last}")


def _write_initramfs(path, small):
    with open(path, "wb") as file, tarfile.open(small.modules) as modules:
        archive = cpio.Archive(file)
        archive.character_device("/dev/console", 5, 1)
        archive.bytes("/init", (HERE / "init").read_bytes(), 0o755)
        archive.bytes("/busybox", modules.extractfile("busybox").read(), 0o755)
        wanted = set(_with_dependencies(modules, f"usr/lib/modules/{small.release}"))
        for entry in modules:
            if entry.isfile() and (entry.name in wanted or "/modules." in entry.name):
                archive.bytes("/" + entry.name.removeprefix("usr/"), modules.extractfile(entry).read())
        archive.close()


def _with_dependencies(modules, base):
    """Paths of the modules that the root filesystem needs: a line of modules.dep is "module: what it depends on"."""
    lines = modules.extractfile(f"{base}/modules.dep").read().decode().splitlines()
    for module, _, needed in (line.partition(":") for line in lines):
        if Path(module).stem.replace("-", "_") in EARLY_MODULES:
            yield from (f"{base}/{path}" for path in [module, *needed.split()])


def boot(run: Path, build: Path, log=print):
    """Starts a fresh machine in `run`, with a package of what is in the build directory `build` on its second disk."""
    qemu.executable()
    files = ready(log)
    qemu.prepare(run)
    with tempfile.TemporaryDirectory(dir=run) as scratch:
        payload.write(run / "payload.img", build, Path(scratch), log)
    subprocess.run(["cp", "--sparse=always", "--reflink=auto", str(files.root), str(run / "root.img")], check=True)
    for name, (_, size) in DRIVES.items():
        qemu.sparse_image(run / f"{name}.img", size)
    return _start(run, files.small, FIRST_BOOT, log)


def boot_again(run: Path, log=print):
    """The same machine a week later, after it was switched off."""
    return _start(run, image.ready(log), SECOND_BOOT, log)


def _start(run, small, clock, log):
    _write_initramfs(run / "initramfs", small)
    arguments = ["-m", "1024", "-kernel", str(small.kernel), "-initrd", "initramfs", "-no-reboot",
                 "-rtc", f"base={clock}", "-append",
                 "console=ttyS0 quiet panic=-1 random.trust_cpu=on mitigations=off apparmor=0 audit=0 rdinit=/init "
                 # On a busy host everything takes its time: no limits but ours.
                 "systemd.default_timeout_start_sec=1800 systemd.default_device_timeout_sec=1800 udev.event_timeout=1800",
                 *qemu.drive("root", "-device virtio-blk-pci,drive={drive}"),
                 *qemu.drive("payload", "-device virtio-blk-pci,drive={drive}")]
    for name, (device, _) in DRIVES.items():
        arguments += qemu.drive(name, device)
    return qemu.start(run, arguments, f"Debian guest with Linux {small.release}", log)
