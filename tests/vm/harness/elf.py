# SPDX-License-Identifier: GPL-3.0-or-later
"""Which shared libraries a 64-bit little-endian ELF file names (System V gABI, chapter 5): ldd without running it."""

import struct
from pathlib import Path

PT_LOAD, PT_DYNAMIC = 1, 2
DT_NULL, DT_NEEDED, DT_STRTAB = 0, 1, 5


def needed(path: Path):
    data = path.read_bytes()
    if data[:6] != b"\x7fELF\x02\x01":
        return []
    table, = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    segments = [struct.unpack_from("<IIQQQQ", data, table + i * size) for i in range(count)]
    dynamic = next(((offset, length) for kind, _, offset, _, _, length in segments if kind == PT_DYNAMIC), None)
    if dynamic is None:
        return []
    entries = [struct.unpack_from("<qQ", data, at) for at in range(dynamic[0], sum(dynamic), 16)]
    entries = entries[:next((i for i, (tag, _) in enumerate(entries) if tag == DT_NULL), len(entries))]
    address = next(value for tag, value in entries if tag == DT_STRTAB)
    strings = next(address - start + offset for kind, _, offset, start, _, length in segments
                   if kind == PT_LOAD and start <= address < start + length)
    return [_text(data, strings + value) for tag, value in entries if tag == DT_NEEDED]


def _text(data, at):
    return data[at:data.index(b"\0", at)].decode()
