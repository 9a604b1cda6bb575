# SPDX-License-Identifier: GPL-3.0-or-later
"""What is installed in the Debian guest: our package if it is as new as the build, else what `cmake --install` puts there."""

import os
import subprocess
import tarfile
from pathlib import Path

# Files that name the places of programs, as configured for the build's own prefix.
WITH_PLACES = (".service", ".conf", ".policy", ".timer")


def write(target: Path, build, scratch: Path, log=print):
    """A tar archive: debs/*.deb or tree/…"""
    with tarfile.open(target, "w") as archive:
        if build is not None:
            debs = _fresh_debs(build)
            for deb in debs:
                archive.add(deb, f"debs/{deb.name}")
            if not debs:
                archive.add(_staged(build, scratch / "tree"), "tree", filter=_of_root)
            log(f"to install: {', '.join(deb.name for deb in debs) or 'the build, without a package'}")
    # A disk is whole sectors.
    with open(target, "ab") as file:
        file.truncate((file.tell() + (1 << 20)) // (1 << 20) * (1 << 20))


def _fresh_debs(build):
    program = build / "bin" / "trimwrightctl"
    debs = sorted((build.parent / "package").glob("trimwright-cli_*.deb"))
    return [deb for deb in debs if deb.stat().st_mtime >= program.stat().st_mtime]


def _staged(build, tree):
    subprocess.run(["cmake", "--install", str(build), "--prefix", "/usr"], check=True, stdout=subprocess.DEVNULL,
                   env={**os.environ, "DESTDIR": str(tree)})
    for path in tree.rglob("*"):
        if path.is_file() and path.suffix in WITH_PLACES:
            path.write_bytes(path.read_bytes().replace(b"/usr/local/", b"/usr/"))
    return tree


def _of_root(entry):
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
