#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks trimwrightctl on a real kernel with emulated drives. `vm.py --help` lists the commands; README.md explains."""

import argparse
import json
import sys
import time
from pathlib import Path

from harness import Unavailable, checks, image, machine

SKIPPED = 77


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", type=Path, default=Path("vm-run"), help="the machine's directory")
    parser.add_argument("--program", type=Path, help="the trimwrightctl to check")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("image", help="build the guest's image unless it is there")
    commands.add_parser("boot", help="start the machine")
    commands.add_parser("list", help="name the usual checks").add_argument("--rare", action="store_true",
                                                                           help="and those that take long")
    commands.add_parser("check", help="one check on the machine that runs").add_argument("name")
    commands.add_parser("shell", help="run a script in the guest").add_argument("script")
    commands.add_parser("stop", help="end the machine")
    commands.add_parser("all", help="boot, run the checks, stop").add_argument("names", nargs="*")
    arguments = parser.parse_args()
    try:
        return COMMANDS[arguments.command](arguments)
    except Unavailable as reason:
        print(f"skipped: {reason}")
        return SKIPPED


def build_image(_):
    print(image.ready())
    return 0


def boot(arguments):
    try:
        machine.boot(arguments.run, arguments.program)
    except Unavailable as reason:
        arguments.run.mkdir(parents=True, exist_ok=True)
        (arguments.run / "state.json").write_text(json.dumps({"unavailable": str(reason)}))
        raise
    return 0


def usual(rare=False):
    return [name for name in checks.ALL if rare or name not in checks.RARE]


def list_checks(arguments):
    print("\n".join(usual(arguments.rare)))
    return 0


def check(arguments):
    started = time.monotonic()
    guest = machine.running(arguments.run)
    try:
        checks.ALL[arguments.name](guest)
    except (AssertionError, OSError) as failure:  # OSError: no answer in time, or the guest is gone
        print(f"FAILED {arguments.name}: {failure}")
        return 1
    print(f"passed {arguments.name} ({time.monotonic() - started:.1f} s)")
    return 0


def shell(arguments):
    answer = machine.running(arguments.run).run(arguments.script, seconds=300)
    sys.stdout.buffer.write(answer.out)
    sys.stderr.buffer.write(answer.err)
    return answer.code


def stop(arguments):
    machine.stop(arguments.run)
    return 0


def run_all(arguments):
    started = time.monotonic()
    boot(arguments)
    try:
        results = []
        for name in arguments.names or usual():
            arguments.name = name
            results.append(check(arguments))
    finally:
        stop(arguments)
    failed = len([result for result in results if result])
    print(f"{len(results) - failed} passed, {failed} failed\nin {time.monotonic() - started:.1f} s")
    return 1 if failed else 0


COMMANDS = {"image": build_image, "boot": boot, "list": list_checks, "check": check, "shell": shell, "stop": stop,
            "all": run_all}

if __name__ == "__main__":
    sys.exit(main())
