#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks trimwrightctl on a real kernel with emulated drives. `vm.py --help` lists the commands; README.md explains."""

import argparse
import sys
import time
import traceback
from pathlib import Path

from harness import Unavailable, checks, debian, image, machine, qemu

SKIPPED = 77


def main():
    sys.stdout.reconfigure(line_buffering=True)  # progress is wanted while it goes on
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--guest", choices=("small", "debian"), default="small", help="which machine")
    parser.add_argument("--run", type=Path, default=Path("vm-run"), help="the machine's directory")
    parser.add_argument("--program", type=Path, help="small: the trimwrightctl to check")
    parser.add_argument("--build", type=Path, help="debian: the build directory to install from")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("image", help="build the guest's image unless it is there")
    commands.add_parser("boot", help="start the machine")
    commands.add_parser("groups", help="name the groups of checks")
    commands.add_parser("list", help="name the usual checks").add_argument("--rare", action="store_true",
                                                                           help="and those that take long")
    check_command = commands.add_parser("check", help="checks on the machine that runs: names, or groups of usual ones")
    check_command.add_argument("names", nargs="+")
    commands.add_parser("shell", help="run a script in the guest").add_argument("script")
    commands.add_parser("stop", help="end the machine")
    commands.add_parser("all", help="boot, run the checks, stop").add_argument("names", nargs="*")
    arguments = parser.parse_args()
    try:
        return COMMANDS[arguments.command](arguments)
    except Unavailable as reason:
        print(f"skipped: {reason}")
        return SKIPPED


def build_image(arguments):
    qemu.executable()  # without it, nobody needs the image
    print((debian if arguments.guest == "debian" else image).ready().directory)
    return 0


def boot(arguments):
    try:
        if arguments.guest == "debian":
            debian.boot(arguments.run, arguments.build)
        else:
            machine.boot(arguments.run, arguments.program)
    except Unavailable as reason:
        qemu.unavailable(arguments.run, reason)
        raise
    return 0


def list_groups(arguments):
    print("\n".join(checks.BY_GUEST[arguments.guest].groups()))
    return 0


def list_checks(arguments):
    known = checks.BY_GUEST[arguments.guest]
    print("\n".join(known.all if arguments.rare else known.usual()))
    return 0


def check(arguments):
    known = checks.BY_GUEST[arguments.guest]
    names = []
    for name in arguments.names or [""]:
        names += [name] if name in known.all else known.usual(name)
    guest = qemu.running(arguments.run)
    failed = [name for name in names if not _passes(name, known.all[name], guest)]
    print(f"{len(names) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed or not names else 0


def _passes(name, function, guest):
    started = time.monotonic()
    try:
        function(guest)
    except Unavailable:
        raise
    except Exception as failure:  # one that breaks down tells, and the next ones still run
        failure = failure if isinstance(failure, (AssertionError, OSError)) else traceback.format_exc()
        print(f"FAILED {name}: {failure}", flush=True)
        return False
    print(f"passed {name} ({time.monotonic() - started:.1f} s)", flush=True)
    return True


def shell(arguments):
    answer = qemu.running(arguments.run).run(arguments.script)
    sys.stdout.buffer.write(answer.out)
    sys.stderr.buffer.write(answer.err)
    return answer.code


def stop(arguments):
    qemu.stop(arguments.run)
    return 0


def run_all(arguments):
    started = time.monotonic()
    boot(arguments)
    try:
        result = check(arguments)
    finally:
        stop(arguments)
    print(f"in {time.monotonic() - started:.1f} s")
    return result


COMMANDS = {"image": build_image, "boot": boot, "groups": list_groups, "list": list_checks, "check": check, "shell": shell,
            "stop": stop, "all": run_all}

if __name__ == "__main__":
    sys.exit(main())
