# SPDX-License-Identifier: GPL-3.0-or-later
"""The guest's Debian packages: resolved, downloaded and unpacked by apt and dpkg, never installed on the host."""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

from . import Unavailable

WANTED = [
    "linux-image-amd64", "dash", "busybox-static", "kmod", "udev", "util-linux", "mount", "fdisk",
    "smartmontools", "cryptsetup-bin", "dmsetup", "lvm2", "mdadm",
    "e2fsprogs", "xfsprogs", "btrfs-progs", "f2fs-tools", "exfatprogs", "dosfstools",
]
# Dependencies of maintainer scripts and of programs that the guest does not get.
UNNEEDED = re.compile(r"(lib)?perl|.*-perl$|(lib)?python|libicu|media-types|initramfs|libklibc|klibc|usrmerge|adduser|passwd"
                      r"|debconf|coreutils|dpkg|tar$|logsave|ca-certificates|openssl|.*-common$|linux-base|lsb-base|linux-image-amd64")


class Package(NamedTuple):
    name: str
    version: str
    architecture: str

    @property
    def deb(self):
        """The name that apt-get download gives the file."""
        return f"{self.name}_{self.version.replace(':', '%3a')}_{self.architecture}.deb"

    def __str__(self):
        return f"{self.name}={self.version}"


def resolve():
    """What apt would install on an empty machine, newest version each. Reads apt's lists only; needs no network."""
    if not shutil.which("apt-get") or not shutil.which("dpkg"):
        raise Unavailable("apt-get and dpkg are needed to fetch the guest's kernel and tools")
    with tempfile.NamedTemporaryFile() as nothing_installed:
        asked = subprocess.run(
            ["apt-get", "install", "--simulate", "--no-install-recommends",
             "-o", f"Dir::State::status={nothing_installed.name}", *WANTED],
            capture_output=True, text=True, check=False)
    if asked.returncode != 0:
        raise Unavailable("apt cannot name the guest's packages (run 'apt-get update' first?): "
                          + asked.stderr.strip().splitlines()[-1])
    found = re.findall(r"^Inst (\S+) \((\S+) .*\[(\w+)\]\)", asked.stdout, re.MULTILINE)
    return sorted(Package(*entry) for entry in found if not UNNEEDED.match(entry[0]))


def kernel_release(packages):
    """"6.1.0-57-amd64", from the name of the real kernel package."""
    return next(p.name.removeprefix("linux-image-") for p in packages if p.name.startswith("linux-image-"))


def download(packages, directory: Path):
    """Puts the .deb files into `directory`, each once; apt checks their hashes."""
    directory.mkdir(parents=True, exist_ok=True)
    missing = [str(package) for package in packages if not (directory / package.deb).exists()]
    if not missing:
        return
    # Downloads end complete or not at all: a directory of their own, then a rename.
    with tempfile.TemporaryDirectory(dir=directory) as fresh:
        got = subprocess.run(["apt-get", "download", *missing], cwd=fresh, capture_output=True, text=True, check=False)
        if got.returncode != 0:
            raise Unavailable(f"apt-get download failed: {got.stderr.strip()}")
        for deb in Path(fresh).glob("*.deb"):
            deb.rename(directory / deb.name)


def unpack(packages, directory: Path, root: Path):
    for package in packages:
        subprocess.run(["dpkg", "-x", str(directory / package.deb), str(root)], check=True)
