# SPDX-License-Identifier: GPL-3.0-or-later
"""The Debian guest: what an installed Trimwright does for users, on its schedule, and when it is removed. In this order."""

import json
import re
import shlex
import time

from .. import debian, qemu
from ..guest import Answer
from .registry import Registry, expect, expect_equal

DESKTOP = Registry()
check = DESKTOP.check

DATA = "/data"
HELPER = "/usr/libexec/trimwright-helper"
BUS_NAME, OBJECT = "org.trimwright.Helper1", "/org/trimwright/Helper1"


def in_session(guest, user, script):
    """The answer of a script that runs in the login session of a user."""
    place = f"/run/sessions/{user}"
    return guest.run(f"cat > {place}/script <<'END OF SCRIPT'\n{script}\nEND OF SCRIPT\n"
                     f"echo go > {place}/ask; read -r code < {place}/done\n"
                     f"cat {place}/out; cat {place}/err >&2; exit $code")


def both(answer: Answer):
    return answer.text + answer.err.decode(errors="replace")


def has_helper(guest):
    """Whether what is installed brings the helper; what is said of it cannot be checked otherwise."""
    there = guest.run(f"test -x {HELPER}").code == 0
    if not there:
        print(f"    ({HELPER} is not installed: nothing to check)")
    return there


def has_schedule(guest):
    there = guest.run("trimwrightctl schedule --help").code == 0
    if not there:
        print("    (trimwrightctl has no command schedule: nothing to check)")
    return there


@check("desktop.starts")
def starts(guest):
    """systemd is up, and of the two users who are logged in, one is at the screen."""
    guest.must("systemctl is-system-running --wait; systemctl --failed --no-legend --plain > /run/failed\n"
               "until [ -e /run/sessions/anna/ready ] && [ -e /run/sessions/ben/ready ]; do sleep 0.2; done")
    expect_equal(guest.must("cat /run/failed").strip(), "", "what failed to start")
    for user, active in (("anna", "yes"), ("ben", "no")):
        found = guest.must(f"loginctl show-session -P Active $(loginctl --no-legend | awk '$3 == \"{user}\" {{print $1}}')")
        expect_equal(found.strip(), active, f"whether {user} is at the screen")


@check("desktop.installs")
def installs(guest):
    """The package, or what would be in it; and a drive with a filesystem to optimize."""
    guest.must("mkdir -p /root/new && cd /root/new && tar -x --no-same-owner -f /dev/vdb\n"
               "find / -xdev -path /root/new -prune -o -path '/var/lib/dpkg/*' -prune -o -path '/var/log/*' -prune -o "
               "-print | sort > /root/before\n"
               "if [ -d debs ]; then dpkg -i debs/*.deb; else cp -a tree/. / && systemctl daemon-reload && "
               "systemctl reload dbus; fi")
    guest.must(f"trimwrightctl --version && mkfs.ext4 -q -L data -E nodiscard /dev/nvme0n1 && mkdir -p {DATA} && "
               f"echo 'LABEL=data {DATA} ext4 nodiscard,noinit_itable 0 0' >> /etc/fstab && systemctl daemon-reload && "
               f"mount {DATA} && dd if=/dev/zero of={DATA}/fill bs=1M count=32 conv=fsync 2>/dev/null && rm {DATA}/fill && sync")


# ---- The helper ------------------------------------------------------------------------------------------------------

@check("desktop.bus_shows_only_the_contract")
def introspection(guest):
    if not has_helper(guest):
        return
    text = guest.must(f"busctl introspect --xml-interface {BUS_NAME} {OBJECT}")
    contract = (debian.HERE.parents[2] / "app/dbus/org.trimwright.Helper1.xml").read_text()

    def members(xml, interface):
        part = re.search(rf'<interface name="{re.escape(interface)}">(.*?)</interface>', xml, re.DOTALL)
        found = {}
        for kind, name, body in re.findall(r'<(method|signal|property) name="(\w+)"[^>]*?(?:/>|>(.*?)</\1>)',
                                           part.group(1), re.DOTALL):
            arguments = re.findall(r"<arg\b([^>]*)/>", body)
            found[kind, name] = [(re.search(r'type="([^"]*)"', each).group(1), 'direction="out"' in each and kind == "method")
                                 for each in arguments]
        return found

    expect_equal(members(text, BUS_NAME), members(contract, BUS_NAME), "what the bus shows")
    interfaces = set(re.findall(r'<interface name="([^"]+)"', text)) - {BUS_NAME}
    usual = {f"org.freedesktop.DBus.{name}" for name in ("Peer", "Introspectable", "Properties")}
    expect(interfaces <= usual, f"other interfaces: {interfaces - usual}")
    tree = guest.must(f"busctl tree --list {BUS_NAME}").split()
    expect_equal(sorted(set(tree) - {"/", "/org", "/org/trimwright"}), [OBJECT], "the objects")


@check("desktop.helper_is_hardened")
def hardened(guest):
    if not has_helper(guest):
        return
    answer = guest.run("systemd-analyze security --no-pager trimwright-helper.service")
    score = float(re.search(r"Overall exposure level for \S+: ([\d.]+)", answer.text).group(1))
    print(f"    exposure {score}")
    expect(score <= 3.0, answer.text)


@check("desktop.user_at_the_screen_reads_health")
def reads_health(guest):
    """Without being asked anything."""
    if not has_helper(guest):
        return
    answer = in_session(guest, "anna", "trimwrightctl health --json /dev/nvme0n1")
    expect_equal(answer.code, 0, f"the exit code ({both(answer)})")
    found = json.loads(answer.out)
    expect_equal((found["drive"]["serial"], found["source"]), ("TWDEBIAN0001", "smartctl"), "the report")
    expect(found["temperature_celsius"] is not None, found)


@check("desktop.optimizing_wants_a_password")
def asked(guest):
    """Without an agent there is nobody to ask: refused in words. With one, the right password does, and what was deleted goes."""
    if not has_helper(guest):
        return
    answer = in_session(guest, "anna", f"trimwrightctl optimize --json {DATA}")
    expect_equal(answer.code, 3, f"the exit code ({both(answer)})")
    expect("agent" in both(answer) or "permission" in both(answer).lower(), both(answer))

    before = qemu.allocated_bytes(guest.run_directory, "data")
    command = f"pkttyagent --process $$ & sleep 3; trimwrightctl optimize --json {DATA} > /tmp/result; echo exit $?"
    answer = in_session(guest, "anna", "rm -f /tmp/typed /tmp/keys; mkfifo /tmp/keys\n"
                        f"script -qfc {shlex.quote('sh -c ' + shlex.quote(command))} /tmp/typed < /tmp/keys > /dev/null &\n"
                        "exec 3> /tmp/keys\nuntil grep -qs 'Password' /tmp/typed; do sleep 0.2; done\n"
                        "echo secret >&3\nuntil grep -q '^exit' /tmp/typed; do sleep 0.2; done\n"
                        "cat /tmp/typed >&2; cat /tmp/result; pkill -x pkttyagent; exec 3>&-; wait")
    results = json.loads(answer.out)["results"]
    expect_equal([(result["mount"], result["outcome"]) for result in results], [(DATA, "trimmed")],
                 f"the result ({answer.err.decode(errors='replace')})")
    guest.must("sync")
    shrunk = before - qemu.allocated_bytes(guest.run_directory, "data")
    expect(shrunk >= 0.8 * (32 << 20), f"the image shrank by {shrunk} bytes")


@check("desktop.others_are_refused")
def refused(guest):
    """Who is not at the screen, or not logged in at all, gets a denial from every verb that does anything."""
    if not has_helper(guest):
        return
    drive = guest.json("trimwrightctl list --json")["drives"]
    drive = next(each["id"] for each in drive if each["node"] == "/dev/nvme0n1")
    listed = guest.must(f"busctl --json=short call {BUS_NAME} {OBJECT} {BUS_NAME} ListFilesystems")
    filesystem = next(name for name, mount, _ in json.loads(listed)["data"][0] if mount == DATA)
    verbs = [f"ReadHealth su {drive} 1", f"WakeAndReadHealth su {drive} 2", f"Trim sbu {filesystem} false 3",
             f"StartSelfTest ssu {drive} short 4", f"AbortSelfTest su {drive} 5", f"ReadSelfTestStatus su {drive} 6"]
    script = "\n".join(f"busctl call {BUS_NAME} {OBJECT} {BUS_NAME} {verb} 2>&1; echo \"= $?\"" for verb in verbs)
    nobody = f"setpriv --reuid=65534 --regid=65534 --clear-groups sh -c {shlex.quote(script)}"
    for who, answer in (("ben, who is not at the screen", in_session(guest, "ben", script)),
                        ("nobody, who is not logged in", guest.run(nobody))):
        parts = answer.text.split("= ")
        expect_equal(len(parts), len(verbs) + 1, f"the number of answers ({both(answer)})")
        for verb, said, code in zip(verbs, parts, parts[1:]):
            said = said.partition("\n")[2] if said[:1].isdigit() else said
            expect(not code.startswith("0") and re.search(r"not (allowed|permitted)|refus|denied|permission|polkit|authoriz",
                                                          said, re.IGNORECASE), f"{who}: {verb} said {said!r}")
    used = guest.must(f"busctl --json=short call {BUS_NAME} {OBJECT} {BUS_NAME} ListDrives")
    expect(drive in used, "the helper is gone after all the refused calls")


# ---- The schedule ----------------------------------------------------------------------------------------------------

def shown(guest):
    return guest.json("trimwrightctl schedule show --json")


def runs_of_timer(guest):
    """How often systemd started the service in this life of the machine, by the journal."""
    message = "39f53479d3a045ac8e11786248231fbf"  # SD_MESSAGE_UNIT_STARTED
    return int(guest.must(f"journalctl -b -o cat UNIT=trimwright-optimize.service MESSAGE_ID={message} | wc -l"))


def wait_for_run(guest, started):
    """Until the run that the timer has started, or will start within the next minutes, is over."""
    deadline = time.monotonic() + 900
    while time.monotonic() < deadline:
        found = shown(guest)
        state = guest.must("systemctl is-active trimwright-optimize.service || true").strip()
        if found["last_run_at"] and found["last_run_at"] >= started and state in ("inactive", "failed"):
            return found
        time.sleep(1)
    raise AssertionError(f"no run since {started}: {shown(guest)}\n"
                         + guest.must("systemctl status trimwright-optimize.timer trimwright-optimize.service || true"))


@check("desktop.conflict_is_told")
def conflict(guest):
    """fstrim.timer on as well is a conflict; one command keeps ours only."""
    if not has_schedule(guest):
        return
    guest.must("systemctl enable --now fstrim.timer && trimwrightctl schedule set --every week --on sunday --at 03:00")
    found = shown(guest)
    expect(found["conflict"] and found["fstrim_timer"]["enabled"], found)
    guest.must("trimwrightctl schedule set --keep-only ours")
    found = shown(guest)
    expect(not found["conflict"] and not found["fstrim_timer"]["enabled"] and found["timer"]["active"], found)


@check("desktop.timer_fires_at_the_set_minute")
def fires(guest):
    if not has_schedule(guest):
        return
    guest.must("mkdir -p /etc/systemd/system/trimwright-optimize.service.d\n"
               "exec_line=$(sed -n 's/^ExecStart=//p' /lib/systemd/system/trimwright-optimize.service | "
               "sed 's/--after-boot [0-9]*/--after-boot 0/')\n"
               "printf '[Service]\\nExecStart=\\nExecStart=%s\\n' \"$exec_line\" "
               "> /etc/systemd/system/trimwright-optimize.service.d/no-wait.conf\n"
               f"dd if=/dev/zero of={DATA}/fill bs=1M count=32 conv=fsync 2>/dev/null; rm {DATA}/fill; sync\n"
               "systemctl daemon-reload; date -u -s '2026-12-06 02:59:40' > /dev/null")
    before = qemu.allocated_bytes(guest.run_directory, "data")
    expect_equal(shown(guest)["next_run_at"][:16], "2026-12-06T03:00", "the next run")
    found = wait_for_run(guest, "2026-12-06T03:00:00Z")
    expect_equal(found["last_run_at"][:16], "2026-12-06T03:00", "the run's time")
    expect_equal(found["next_run_at"][:16], "2026-12-13T03:00", "the run after it")
    outcomes = {result["mount"]: result["outcome"] for result in found["last_results"]}
    expect_equal(outcomes.get(DATA), "trimmed", f"the result ({found['last_results']})")
    guest.must("sync")
    shrunk = before - qemu.allocated_bytes(guest.run_directory, "data")
    expect(shrunk >= 0.8 * (32 << 20), f"the image shrank by {shrunk} bytes")
    expect(DATA in guest.must("journalctl -b -o cat -u trimwright-optimize.service"), "the journal does not name the filesystem")


@check("desktop.missed_run_is_caught_up_once")
def catches_up(guest):
    """Switched off over the set time: one run after the start, and no second one."""
    if not has_schedule(guest):
        return
    guest.run("systemctl poweroff")
    qemu.wait_for_end(guest.run_directory)
    debian.boot_again(guest.run_directory)
    guest.reconnect()
    starts(guest)
    found = wait_for_run(guest, debian.SECOND_BOOT + "Z")
    expect_equal(found["last_run_at"][:13], "2026-12-13T09", "the hour of the run")
    expect_equal(found["next_run_at"][:16], "2026-12-20T03:00", "the next run")
    guest.must("date -u -s '2026-12-13 18:00:00' > /dev/null; systemctl restart trimwright-optimize.timer; sleep 5")
    expect_equal(runs_of_timer(guest), 1, "the number of runs since the start")


@check("desktop.schedule_off")
def off(guest):
    if not has_schedule(guest):
        return
    guest.must("trimwrightctl schedule off")
    found = shown(guest)
    expect(not found["timer"]["enabled"] and not found["timer"]["active"] and found["next_run_at"] is None, found)


# ---- The end ---------------------------------------------------------------------------------------------------------

@check("desktop.purge_leaves_nothing")
def purge(guest):
    if guest.run("test -d /root/new/debs").code != 0:
        print("    (installed without a package: nothing to purge)")
        return
    guest.must("trimwrightctl schedule set --every week; rm -rf /etc/systemd/system/trimwright-optimize.service.d/no-wait.conf\n"
               "dpkg --purge $(dpkg-query -W -f '${Package}\\n' 'trimwright*')")
    left = guest.must("find / -xdev -iname '*trimwright*' -not -path '/root/new*' -not -path '/proc/*' "
                      "-not -path '/sys/*' -not -path '/var/lib/dpkg/*' -not -path '/tmp/*' -not -path '/home/*'")
    expect_equal(left.strip(), "", "what is left")
    guest.must("systemctl daemon-reload")
    expect_equal(guest.must("systemctl list-unit-files --no-legend 'trimwright*' || true").strip(), "", "the units")
