# SPDX-License-Identifier: GPL-3.0-or-later
"""What is installed in the Debian guest: the package of the command line, made from what is built already."""

import subprocess
import tarfile
from pathlib import Path

from . import Unavailable

PACKAGER = Path(__file__).resolve().parents[3] / "installer" / "package"
SKIPPED = 77


def write(target: Path, build: Path, scratch: Path, log=print):
    """A tar archive with the .deb."""
    made = subprocess.run([PACKAGER, "quick", build, scratch], capture_output=True, text=True, check=False)
    if made.returncode == SKIPPED:
        raise Unavailable(made.stderr.strip().removeprefix("Skipped: "))
    if made.returncode != 0:
        raise RuntimeError(f"installer/package quick failed: {made.stderr.strip()}")
    with tarfile.open(target, "w") as archive:
        for deb in scratch.glob("*.deb"):
            archive.add(deb, deb.name)
            log(f"to install: {deb.name}")
    # A disk is whole sectors.
    with open(target, "ab") as file:
        file.truncate((file.tell() + (1 << 20)) // (1 << 20) * (1 << 20))
