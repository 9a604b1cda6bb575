# SPDX-License-Identifier: GPL-3.0-or-later
"""Directories that are made once and used by every run and every checkout: below $XDG_CACHE_HOME/trimwright-vm.

An entry is KIND/KEY/ with a list of its files and their hashes. It appears whole or not at all; one that is damaged is made
anew. Runs at the same time wait for each other at KIND/KEY.lock.
"""

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import tempfile
import time
from pathlib import Path

LIST = "files.json"
UNUSED_DAYS = 30


def directory():
    base = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(base) / "trimwright-vm"


@contextlib.contextmanager
def locked(name):
    """Holds the lock of that name, of this and of other processes, for the time of a block."""
    path = directory() / f"{name}.lock"
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def entry(kind, key, build, log=print):
    """The directory of the entry; `build(directory)` fills it if it is not there. What `build` raises goes on."""
    place = directory() / kind / key
    with locked(f"{kind}/{key}"):
        if place.exists() and not whole(place):
            log(f"{place} is damaged and is made anew")
            shutil.rmtree(place)
        if not place.exists():
            _make(place, build, log)
        os.utime(place)
    return place


def newest(kind, matches):
    """The entry that was used last among those whose key `matches`, or None."""
    found = [path for path in (directory() / kind).glob("*") if path.is_dir() and matches(path.name) and whole(path)]
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


def whole(place: Path):
    try:
        return json.loads((place / LIST).read_text()) == _hashes(place)
    except (OSError, ValueError):
        return False


def _make(place, build, log):
    started = time.monotonic()
    with tempfile.TemporaryDirectory(dir=place.parent, prefix=".new-") as scratch:
        fresh = Path(scratch) / "entry"
        fresh.mkdir()
        build(fresh)
        (fresh / LIST).write_text(json.dumps(_hashes(fresh)))
        fresh.rename(place)
    log(f"{place.parent.name}/{place.name} built in {time.monotonic() - started:.1f} s")
    _forget(place)


def _hashes(place):
    hashes = {}
    for path in sorted(place.iterdir()):
        if path.name != LIST:
            digest = hashlib.sha256()
            with open(path, "rb") as file:
                while block := file.read(1 << 20):
                    digest.update(block)
            hashes[path.name] = digest.hexdigest()
    return hashes


def _forget(place):
    """Removes entries of the same kind that nobody has used for long, and what an interrupted build left."""
    for other in place.parent.iterdir():
        if other != place and other.is_dir() and time.time() - other.stat().st_mtime > UNUSED_DAYS * 86_400:
            shutil.rmtree(other, ignore_errors=True)
            other.with_name(other.name + ".lock").unlink(missing_ok=True)
