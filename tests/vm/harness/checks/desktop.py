# SPDX-License-Identifier: GPL-3.0-or-later
"""The Debian guest: what an installed Trimwright does for users, on its schedule, and when it is removed. In this order."""

import json
import re
import shlex
import time

from .. import debian, qemu
from ..guest import Answer
from ..scratch import FILL_MIB, MIB
from .registry import Registry, expect, expect_equal

DESKTOP = Registry()
check = DESKTOP.check

DATA, FILMS = "/data", "/home/films"
NVME, SATA = "/dev/nvme0n1", "/dev/sda"
BUS_NAME, OBJECT = "org.trimwright.Helper1", "/org/trimwright/Helper1"
CONTRACT = (debian.HERE.parents[2] / "app/dbus/org.trimwright.Helper1.xml").read_text()
FILL = f"dd if=/dev/zero of={{0}}/fill bs=1M count={FILL_MIB} conv=fsync 2>/dev/null && sync && rm {{0}}/fill && sync"
ADMINISTRATOR, STRANGER = "anna", "ben"  # both logged in, and only she is at the screen: see debian/setup


def in_session(guest, user, script):
    """The answer of a script that runs in the login session of a user."""
    place = f"/run/sessions/{user}"
    return guest.run(f"cat > {place}/script <<'END OF SCRIPT'\n{script}\nEND OF SCRIPT\n"
                     f"echo go > {place}/ask; read -r code < {place}/done\n"
                     f"cat {place}/out; cat {place}/err >&2; exit $code")


def with_password(guest, user, command):
    """The same of a command at a terminal that has to ask for a password there. Its errors are all that the terminal showed."""
    asking = f"exec {command} > result"
    return in_session(guest, user, "set -e; trap '' PIPE\nwork=$(mktemp -d); cd $work; mkfifo keys; : > typed\n"
                      f"(set +e; SHELL=/bin/sh script -qfec {shlex.quote('sh -c ' + shlex.quote(asking))} typed < keys > /dev/null; echo $? > code) &\n"
                      "exec 3> keys\nuntil grep -qs 'Password:' typed || [ -e code ]; do sleep 0.2; done\n"
                      # The one who asks throws away what was typed before he listens, which is after the question is shown.
                      "until [ -e code ]; do sleep 1; echo secret >&3 || :; done\n"
                      "exec 3>&-; wait; cat typed >&2; cat result; read -r code < code; rm -rf $work; exit $code")


def both(answer: Answer):
    return answer.text + answer.err.decode(errors="replace")


def call(guest, verb):
    """What the helper answers root."""
    return json.loads(guest.must(f"busctl --json=short --timeout=300 call {BUS_NAME} {OBJECT} {BUS_NAME} {verb}"))["data"]


def name_of_filesystem(guest, mount):
    return next(name for name, where, _ in call(guest, "ListFilesystems")[0] if where == mount)


def unit(guest, name):
    """What systemd says of a unit: its properties."""
    return dict(line.split("=", 1) for line in guest.must(f"systemctl show {name}").splitlines())


@check("desktop.starts")
def starts(guest):
    """systemd is up, and of the two users who are logged in, one is at the screen."""
    guest.must("systemctl is-system-running --wait; systemctl --failed --no-legend --plain > /run/failed\n"
               "until [ -e /run/sessions/anna/ready ] && [ -e /run/sessions/ben/ready ]; do sleep 0.2; done")
    expect_equal(guest.must("cat /run/failed").strip(), "", "what failed to start")
    for user, active in ((ADMINISTRATOR, "yes"), (STRANGER, "no")):
        found = guest.must(f"loginctl show-session -P Active $(loginctl --no-legend | awk '$3 == \"{user}\" {{print $1}}')")
        expect_equal(found.strip(), active, f"whether {user} is at the screen")


# What changes by itself while a Debian runs.
PATHS = ("find / -xdev \\( -path /root/new -o -path /root/after -o -path /tmp -o -path /var/tmp -o -path '/var/lib/dpkg/*-old' -o -path /var/log -o "
         "-path /var/lib/systemd -o -path /var/lib/private \\) -prune -o -print | sort")


@check("desktop.installs")
def installs(guest):
    """By dpkg, which finds what it depends on. Samples are taken from the start; nothing is optimized by itself."""
    guest.must(f"mkdir -p /root/new {DATA} {FILMS} && {PATHS} > /root/before\n"
               "cd /root/new && tar -x --no-same-owner -f /dev/vdb && dpkg -i *.deb && trimwrightctl --version")
    states = guest.run("systemctl is-enabled trimwright-record.timer trimwright-optimize.timer; "
                       "systemctl is-active trimwright-record.timer trimwright-optimize.timer").text.split()
    expect_equal(states, ["enabled", "disabled", "active", "inactive"], "the timers of record and optimize")
    guest.must(f"mkfs.ext4 -q -L data -E nodiscard {NVME} && echo 'LABEL=data {DATA} ext4 nodiscard,noinit_itable,x-systemd.device-timeout=1800 0 0' >> /etc/fstab && "
               f"systemctl daemon-reload && mount {DATA}")


# ---- The helper ------------------------------------------------------------------------------------------------------

@check("desktop.bus_shows_only_the_contract")
def introspection(guest):
    """Nothing runs until it is asked; then there is one object, with what the contract says."""
    expect_equal(unit(guest, "trimwright-helper")["ActiveState"], "inactive", "the helper before it is asked")
    text = guest.must(f"busctl introspect --xml-interface {BUS_NAME} {OBJECT}")
    expect_equal(unit(guest, "trimwright-helper")["ActiveState"], "active", "the helper after it was asked")

    def members(xml, interface):
        part = re.search(rf'<interface name="{re.escape(interface)}">(.*?)</interface>', xml, re.DOTALL)
        found = {}
        for kind, name, body in re.findall(r'<(method|signal|property) name="(\w+)"[^>]*?(?:/>|>(.*?)</\1>)',
                                           part.group(1), re.DOTALL):
            arguments = re.findall(r"<arg\b([^>]*)/>", body)
            found[kind, name] = [(re.search(r'type="([^"]*)"', each).group(1), 'direction="out"' in each and kind == "method")
                                 for each in arguments]
        return found

    expect_equal(members(text, BUS_NAME), members(CONTRACT, BUS_NAME), "what the bus shows")
    interfaces = set(re.findall(r'<interface name="([^"]+)"', text)) - {BUS_NAME}
    usual = {f"org.freedesktop.DBus.{name}" for name in ("Peer", "Introspectable", "Properties")}
    expect(interfaces <= usual, f"other interfaces: {interfaces - usual}")
    tree = guest.must(f"busctl tree --list {BUS_NAME}").split()
    expect_equal(sorted(set(tree) - {"/", "/org", "/org/trimwright"}), [OBJECT], "the objects")


@check("desktop.helper_is_hardened")
def hardened(guest):
    for name, limit in (("helper", 3.0), ("record", 10.0), ("optimize", 10.0)):
        answer = guest.run(f"systemd-analyze security --no-pager trimwright-{name}.service")
        score = float(re.search(r"Overall exposure level for \S+: ([\d.]+)", answer.text).group(1))
        print(f"    exposure of {name}: {score}")
        expect(score <= limit, answer.text)


@check("desktop.user_at_the_screen_reads_health")
def reads_health(guest):
    """Without being asked anything; smartctl runs with what the unit leaves it."""
    for node, serial in ((NVME, "TWDEBIAN0001"), (SATA, "TWDEBIAN0002")):
        answer = in_session(guest, ADMINISTRATOR, f"trimwrightctl health --json {node}")
        expect_equal(answer.code, 0, f"the exit code for {node} ({both(answer)})")
        found = json.loads(answer.out)
        expect_equal((found["drive"]["serial"], found["source"]), (serial, "smartctl"), "the report")
        expect(found["temperature_celsius"] is not None, found)


@check("desktop.samples_are_taken")
def samples(guest):
    """By the hardened service that the timer starts."""
    guest.must("systemctl start trimwright-record.service || { systemctl status trimwright-record.service; exit 1; }")
    for node in (NVME, SATA):
        found = guest.json(f"trimwrightctl history --json {node}")
        expect(found["samples"] and found["samples"][-1]["temperature_celsius"] is not None, found)


@check("desktop.optimizing_wants_a_password")
def asked(guest):
    """Nobody can be asked without a terminal: refused in words. At one, the right password does, and what was deleted goes."""
    answer = in_session(guest, ADMINISTRATOR, f"trimwrightctl optimize --json {DATA}")
    expect_equal(answer.code, 3, f"the exit code ({both(answer)})")
    expect("agent" in both(answer), both(answer))

    guest.must(FILL.format(DATA))
    before = qemu.allocated_bytes(guest.run_directory, "data")
    answer = with_password(guest, ADMINISTRATOR, f"trimwrightctl optimize --json {DATA}")
    expect_equal(answer.code, 0, f"the exit code ({both(answer)})")
    results = json.loads(answer.out)["results"]
    expect_equal([(result["mount"], result["outcome"]) for result in results], [(DATA, "trimmed")], "the result")
    expect_shrunk(guest, "data", before)
    expect(DATA.encode() in answer.err, f"the question does not name the filesystem: {answer.err}")


def expect_shrunk(guest, image, before):
    guest.must("sync")
    shrunk = before - qemu.allocated_bytes(guest.run_directory, image)
    expect(shrunk >= 0.8 * FILL_MIB * MIB, f"the image of {image} shrank by {shrunk} bytes")


@check("desktop.helper_reaches_every_filesystem")
def reaches(guest):
    """Through its read-only view of the mounts: the root, one that was mounted while it ran, and one of a user who lets nobody in."""
    call(guest, "ListDrives")  # it runs
    guest.must(f"mkfs.f2fs -q -f -t 0 {SATA} && mount -t f2fs -o nodiscard {SATA} {FILMS} && "
               f"chown anna {FILMS} && chmod 700 {FILMS}")
    try:
        for number, (mount, place, image) in enumerate((("/", "/root", "root"), (FILMS, FILMS, "films"), (DATA, DATA, "data"))):
            guest.must(FILL.format(place))
            before = qemu.allocated_bytes(guest.run_directory, image)
            outcome, reason, offered, _ = call(guest, f"Trim sbu {name_of_filesystem(guest, mount)} false {number + 1}")
            expect_equal((outcome, reason), ("trimmed", ""), f"the result on {mount}")
            expect(offered >= 0.8 * FILL_MIB * MIB, f"only {offered} bytes were offered")
            expect_shrunk(guest, image, before)
        for number, mount in enumerate((FILMS, DATA)):
            answer, because, *_ = call(guest, f"Prove stu {name_of_filesystem(guest, mount)} 0 {number + 8}")
            expect_equal(answer, "works", f"the answer of the TRIM check on {mount} ({because})")
    finally:
        guest.must(f"umount {FILMS}")


@check("desktop.others_are_refused")
def refused(guest):
    """Who is not at the screen, or not logged in at all, gets a denial from every verb that does anything."""
    drive = next(name for name, node in call(guest, "ListDrives")[0] if node == NVME)
    values = {"drive": drive, "filesystem": name_of_filesystem(guest, DATA), "kind": "short", "include_off_by_default": "false",
              "size_bytes": "0", "enabled": "true", "every": "week", "weekday": "7", "month_day": "1", "hour": "3", "minute": "0",
              "mains_only": "false", "catch_up": "true", "drives": "0", "fstrim": "leave"}
    verbs = []
    for comment, name, body in re.findall(r'<!--((?:(?!-->).)*)-->\s*<method name="(\w+)">(.*?)</method>', CONTRACT, re.DOTALL):
        if "Action:" in comment:
            arguments = re.findall(r'<arg name="(\w+)" type="(\w+)" direction="in"/>', body)
            types = "".join(type for _, type in arguments)
            verbs.append(" ".join([name, types] + [str(len(verbs) + 1) if argument == "job" else values[argument]
                                                   for argument, _ in arguments]))
    expect(len(verbs) >= 7, verbs)
    script = "\n".join(f"busctl --timeout=300 call {BUS_NAME} {OBJECT} {BUS_NAME} {verb} 2>&1; echo \"= $?\"" for verb in verbs)
    nobody = f"setpriv --reuid=65534 --regid=65534 --clear-groups sh -c {shlex.quote(script)}"
    for who, answer in (("ben, who is not at the screen", in_session(guest, STRANGER, script)),
                        ("nobody, who is not logged in", guest.run(nobody))):
        answers = re.findall(r"(.*?)^= (\d+)$", answer.text, re.DOTALL | re.MULTILINE)
        expect_equal(len(answers), len(verbs), f"the number of answers ({both(answer)})")
        for verb, (said, code) in zip(verbs, answers):
            expect(code != "0" and re.search(r"needs a password|does not allow you", said), f"{who}: {verb} said {said!r}")
    answer = in_session(guest, STRANGER, f"trimwrightctl optimize {DATA}; echo $?; trimwrightctl health {NVME}; echo $?")
    expect_equal(re.findall(r"^\d+$", answer.text, re.MULTILINE), ["3", "3"], f"the exit codes ({both(answer)})")
    expect(drive in [name for name, _ in call(guest, "ListDrives")[0]], "the helper is gone after all the refused calls")


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
    guest.must("systemctl enable --now fstrim.timer && trimwrightctl schedule set --every week --on sunday --at 03:00")
    found = shown(guest)
    expect(found["conflict"] and found["fstrim_timer"]["enabled"], found)
    guest.must("trimwrightctl schedule set --keep-only ours")
    found = shown(guest)
    expect(not found["conflict"] and not found["fstrim_timer"]["enabled"] and found["timer"]["active"], found)


@check("desktop.timer_fires_at_the_set_minute")
def fires(guest):
    guest.must("mkdir -p /etc/systemd/system/trimwright-optimize.service.d\n"
               "exec_line=$(sed -n 's/^ExecStart=//p' /lib/systemd/system/trimwright-optimize.service | "
               "sed 's/--after-boot [0-9]*/--after-boot 0/')\n"
               "printf '[Service]\\nExecStart=\\nExecStart=%s\\n' \"$exec_line\" "
               "> /etc/systemd/system/trimwright-optimize.service.d/no-wait.conf\n"
               f"{FILL.format(DATA)}\n"
               "systemctl daemon-reload; date -u -s '2026-12-06 02:59:40' > /dev/null")
    before = qemu.allocated_bytes(guest.run_directory, "data")
    expect_equal(shown(guest)["next_run_at"][:16], "2026-12-06T03:00", "the next run")
    found = wait_for_run(guest, "2026-12-06T03:00:00Z")
    expect_equal(found["last_run_at"][:16], "2026-12-06T03:00", "the run's time")
    expect_equal(found["next_run_at"][:16], "2026-12-13T03:00", "the run after it")
    outcomes = {result["mount"]: result["outcome"] for result in found["last_results"]}
    expect_equal(outcomes.get(DATA), "trimmed", f"the result ({found['last_results']})")
    expect_shrunk(guest, "data", before)
    runs = guest.json(f"trimwrightctl history --json {NVME}")["runs"]
    expect(any(run["started_at"][:16] == "2026-12-06T03:00" and run["mount"] == DATA for run in runs), runs)
    mine = json.loads(in_session(guest, ADMINISTRATOR, "trimwrightctl schedule show --json").out)
    # To the minute: systemd draws the seconds of the next run anew when it looks at the timer again.
    expect_equal([mine[key][:16] for key in ("last_run_at", "next_run_at")],
                 [found[key][:16] for key in ("last_run_at", "next_run_at")], "what an ordinary user sees of the schedule")
    expect(DATA in guest.must("journalctl -b -o cat -u trimwright-optimize.service"), "the journal does not name the filesystem")


@check("desktop.helper_ends_when_idle")
def ends(guest):
    """Nobody has wanted anything of it for a minute; it is there again when somebody does."""
    guest.must("for i in $(seq 600); do systemctl -q is-active trimwright-helper || exit 0; sleep 1; done; exit 1", seconds=900)
    expect_equal(unit(guest, "trimwright-helper")["Result"], "success", "how the helper ended")
    expect(call(guest, "ListDrives")[0], "no drives")


@check("desktop.missed_run_is_caught_up_once")
def catches_up(guest):
    """Switched off over the set time: one run after the start, and no second one."""
    try:
        guest.run("systemctl poweroff")
    except ConnectionError:  # it was quick
        pass
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
    guest.must("trimwrightctl schedule off")
    found = shown(guest)
    expect(not found["timer"]["enabled"] and not found["timer"]["active"] and found["next_run_at"] is None, found)


@check("desktop.setting_the_schedule_wants_a_password")
def user_schedules(guest):
    """The helper writes the settings and turns the timer on, from within its sandbox."""
    for user, script in ((STRANGER, "trimwrightctl schedule set --every day"), (ADMINISTRATOR, "trimwrightctl schedule set --every day")):
        answer = in_session(guest, user, script)
        expect_equal(answer.code, 3, f"the exit code for {user} ({both(answer)})")
    answer = with_password(guest, ADMINISTRATOR, "trimwrightctl schedule set --json --every month --on 1 --at 05:30")
    expect_equal(answer.code, 0, f"the exit code ({both(answer)})")
    found = shown(guest)
    expect(found["timer"]["enabled"] and found["timer"]["active"] and found["in_force"], found)
    expect_equal(found["next_run_at"][:16], "2027-01-01T05:30", "the next run")


# ---- The end ---------------------------------------------------------------------------------------------------------

@check("desktop.purge_leaves_nothing")
def purge(guest):
    guest.must("trimwrightctl schedule set --every week; systemctl enable fstrim.timer; rm -rf /etc/systemd/system/trimwright-optimize.service.d/no-wait.conf\n"
               "dpkg --purge trimwright-cli")
    left = guest.must(f"{PATHS} > /root/after; diff /root/before /root/after; "
                      "find /var /etc -xdev -iname '*trimwright*' -not -path '/var/log/*' -not -path '/var/lib/dpkg/*-old'").strip()
    expect_equal([line for line in left.splitlines() if re.search(r"^[<>] |trimwright", line)], [], "what is left")
    guest.must("systemctl daemon-reload")
    expect_equal(guest.must("systemctl list-unit-files --no-legend 'trimwright*' || true").strip(), "", "the units")
