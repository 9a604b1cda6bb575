# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs shell scripts in the guest, through the agent in guest/agent."""

import base64
import itertools
import json
import os
import random
import socket
from pathlib import Path
from typing import NamedTuple


class Answer(NamedTuple):
    code: int
    out: bytes
    err: bytes

    @property
    def text(self):
        return self.out.decode(errors="replace")


class Guest:
    """A running guest. Not for several threads; another process may have a Guest of the same machine after this one."""

    def __init__(self, run: Path, link: socket.socket):
        self.run_directory = run
        self._link = link
        self._stream = link.makefile("rwb")
        # An answer to somebody who left may still come: numbers tell ours.
        self._numbers = itertools.count(random.randrange(1 << 40))
        self.known = {}  # what checks found out and need not ask again in this process

    def reconnect(self):
        """After the machine was started again."""
        self._link.close()
        self._link = _link(self.run_directory)
        self._stream = self._link.makefile("rwb")
        self.known.clear()

    def run(self, script, seconds=300.0, patience=None):
        """The answer of `sh` to the script, whatever its exit code; TimeoutError if none comes."""
        number = str(next(self._numbers))
        escaped = script.replace("\\", "\\0134").replace("\n", "\\n")  # as printf's %b reads it
        request = f"{number} {seconds:.0f} {escaped}\n"
        self._link.settimeout(patience or seconds + 60)
        self._stream.write(request.encode())
        self._stream.flush()
        while True:
            line = self._stream.readline()
            if not line:
                raise ConnectionError("the guest is gone")
            words = line.decode().split()
            if len(words) == 4 and words[0] == number:
                out, err = (base64.b64decode(word[1:]) for word in words[2:])
                return Answer(int(words[1]), out, err)

    def must(self, script, seconds=300.0):
        """Standard output of a script that has to succeed."""
        answer = self.run(script, seconds)
        if answer.code != 0:
            raise AssertionError(f"exit {answer.code} of: {script}\n{answer.text}{answer.err.decode(errors='replace')}")
        return answer.text

    def json(self, command, codes=(0,), seconds=300.0):
        """The JSON document that a command prints; its exit code must be one of `codes`."""
        answer = self.run(command, seconds)
        if answer.code not in codes:
            raise AssertionError(f"exit {answer.code} of: {command}\n{answer.text}"
                                 f"{answer.err.decode(errors='replace')}")
        return json.loads(answer.out)


def connect(run: Path):
    return Guest(run, _link(run))


def _link(run):
    link = socket.socket(socket.AF_UNIX)
    before = os.getcwd()
    os.chdir(run)  # the path of a socket may not be longer than 107 bytes
    try:
        link.connect("agent")
    finally:
        os.chdir(before)
    return link
