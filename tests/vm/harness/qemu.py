# SPDX-License-Identifier: GPL-3.0-or-later
"""QEMU's life from start to stop.

A run directory holds everything of one machine: the drives' sparse images, console.log, qemu.log, the sockets agent and qmp,
and state.json. QEMU ends by itself after LIFETIME, so that an interrupted test leaves nothing running. Times are generous:
an emulated processor on a busy machine is slow, and no check is about speed.
"""

import json
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

from . import Unavailable
from .guest import Guest, connect

LIFETIME_SECONDS = 3600
BOOT_SECONDS = 900


def executable():
    found = shutil.which("qemu-system-x86_64")
    if not found:
        raise Unavailable("qemu-system-x86_64 is not installed (Debian package qemu-system-x86)")
    return found


def prepare(run: Path):
    """Makes the run directory, empty."""
    stop(run)
    shutil.rmtree(run, ignore_errors=True)
    run.mkdir(parents=True)


def sparse_image(path, size):
    with open(path, "wb") as file:
        file.truncate(size)


def drive(name, device):
    """QEMU's arguments for a drive whose backing image is NAME.img in the run directory; {drive} in `device` stands for it."""
    return ["-blockdev", f"driver=raw,node-name={name},discard=unmap,file.driver=file,"
            f"file.filename={name}.img,file.discard=unmap,cache.no-flush=on,file.cache.no-flush=on",
            *device.format(drive=name).split()]


def start(run: Path, arguments, what, log=print):
    """Starts a machine and waits until its agent answers."""
    started = time.monotonic()
    accelerators = ["kvm"] if os.access("/dev/kvm", os.W_OK) else []
    command = ["timeout", "--kill-after=5", str(LIFETIME_SECONDS), executable(), "-nodefaults", "-no-user-config",
               "-machine", "q35", "-cpu", "max", "-smp", "2", "-display", "none", "-serial", "file:console.log",
               "-qmp", "unix:qmp,server=on,wait=off",
               "-chardev", "socket,id=agent,path=agent,server=on,wait=off",
               "-device", "virtio-serial-pci", "-device", "virtserialport,chardev=agent,name=trimwright", *arguments]
    for accelerator in accelerators + ["tcg,thread=multi"]:
        command += ["-accel", accelerator]
    for name in ("agent", "qmp"):
        (run / name).unlink(missing_ok=True)
    with open(run / "qemu.log", "w", encoding="utf-8") as output:
        process = subprocess.Popen(command, cwd=run, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                                   start_new_session=True)
    (run / "state.json").write_text(json.dumps({"what": what, "process": process.pid}))
    try:
        guest = _first_answer(run, process)
    except BaseException:
        stop(run)
        raise
    log(f"{what} answers after {time.monotonic() - started:.1f} s{_processor_time(process.pid)}")
    return guest


def _processor_time(pid):
    """", 12.3 s of processor time": of the machine behind timeout(1), as far as the kernel tells."""
    try:
        child = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()[0]
        fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
        return f", {(int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK'):.1f} s of processor time"
    except (OSError, IndexError):
        return ""


def _first_answer(run, process):
    deadline = time.monotonic() + BOOT_SECONDS
    while time.monotonic() < deadline:
        if process.poll() is not None:
            break
        if (run / "agent").exists():
            try:
                guest = connect(run)
                guest.run("true", seconds=60, patience=max(1.0, deadline - time.monotonic()))
                return guest
            except OSError:
                pass
        time.sleep(0.1)
    tail = "".join((run / name).read_text(errors="replace")[-2000:] for name in ("qemu.log", "console.log")
                   if (run / name).exists())
    raise RuntimeError(f"the guest did not come up:\n{tail}")


def unavailable(run: Path, reason):
    """Leaves word in the run directory that there is no machine, and why."""
    run.mkdir(parents=True, exist_ok=True)
    (run / "state.json").write_text(json.dumps({"unavailable": str(reason)}))


def running(run: Path) -> Guest:
    """The machine that was started in `run`, from another process."""
    state = json.loads((run / "state.json").read_text()) if (run / "state.json").exists() else {}
    if "unavailable" in state:
        raise Unavailable(state["unavailable"])
    return connect(run)


def wait_for_end(run: Path, seconds=600):
    """Waits until the machine has switched itself off."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            monitor(run, "query-status")
        except OSError:
            return
        time.sleep(0.2)
    raise TimeoutError("the guest does not switch itself off")


def stop(run: Path):
    """Ends the machine, if there is one, and removes its drives; console.log and qemu.log stay."""
    try:
        monitor(run, "quit")
    except OSError:
        pass
    for path in [*run.glob("*.img"), run / "agent", run / "qmp", run / "initramfs"]:
        path.unlink(missing_ok=True)


def monitor(run: Path, command, **arguments):
    """One command to QEMU's monitor (QMP): "quit", "device_add", "device_del" …"""
    with socket.socket(socket.AF_UNIX) as link:
        link.settimeout(120)
        with _inside(run):
            link.connect("qmp")
        stream = link.makefile("rw", encoding="utf-8")
        stream.readline()  # the greeting
        for request in ({"execute": "qmp_capabilities"}, {"execute": command, "arguments": arguments}):
            stream.write(json.dumps(request) + "\n")
            stream.flush()
            answer = _answer(stream)
            while "event" in answer:
                answer = _answer(stream)
        if "error" in answer:
            raise RuntimeError(f"QEMU refused {command}: {answer['error']['desc']}")
        return answer["return"]


def _answer(stream):
    line = stream.readline()
    if not line:
        raise ConnectionError("QEMU is gone")
    return json.loads(line)


def allocated_bytes(run: Path, name):
    """What the drive's image takes of the host's disk."""
    with open(run / f"{name}.img", "rb") as file:
        os.fsync(file.fileno())
        return os.fstat(file.fileno()).st_blocks * 512


class _inside:
    """The working directory for the time of a block: the path of a socket may not be longer than 107 bytes."""

    def __init__(self, directory):
        self._directory = directory

    def __enter__(self):
        self._before = os.getcwd()
        os.chdir(self._directory)

    def __exit__(self, *_):
        os.chdir(self._before)
