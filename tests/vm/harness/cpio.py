# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes initramfs archives (cpio, "newc" format: kernel documentation driver-api/early-userspace/buffer-format).

Everything belongs to root in the archive, whoever builds it, so that no privilege is needed.
"""

import os
import stat
from pathlib import Path


class Archive:
    """Entries in the order of adding; parent directories come by themselves. Paths are as in the guest, absolute."""

    def __init__(self, file):
        self._file = file
        self._inode = 0
        self._names = set()

    def directory(self, path):
        if path in ("", "/") or path in self._names:
            return
        self.directory(os.path.dirname(path))
        self._write(path, stat.S_IFDIR | 0o755, b"")

    def symlink(self, path, target):
        self._add(path, stat.S_IFLNK | 0o777, os.fsencode(target))

    def character_device(self, path, major, minor):
        self._add(path, stat.S_IFCHR | 0o600, b"", (major, minor))

    def bytes(self, path, content, mode=0o644):
        self._add(path, stat.S_IFREG | mode, content)

    def file(self, path, source: Path):
        self._add(path, stat.S_IFREG | (0o755 if os.access(source, os.X_OK) else 0o644), source.read_bytes())

    def close(self):
        self._write("TRAILER!!!", 0, b"")
        self._file.write(b"\0" * (-self._file.tell() % 512))

    def _add(self, path, mode, content, device=(0, 0)):
        if path in self._names:
            return
        self.directory(os.path.dirname(path))
        self._write(path, mode, content, device)

    def _write(self, path, mode, content, device=(0, 0)):
        self._names.add(path)
        self._inode += 1
        name = os.fsencode(path.lstrip("/")) + b"\0"
        fields = (self._inode, mode, 0, 0, 1, 0, len(content), 0, 0, *device, len(name), 0)
        self._file.write(b"070701" + b"".join(b"%08x" % field for field in fields) + name)
        self._file.write(b"\0" * (-self._file.tell() % 4))
        self._file.write(content)
        self._file.write(b"\0" * (-self._file.tell() % 4))
