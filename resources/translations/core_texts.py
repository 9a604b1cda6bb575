#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists what core and the helper say to people, for lupdate and for the window.

Both speak English; the window translates at its edge (core/base/translate.h). Nothing is marked there: each string
literal of their sources that reads as text is one, and so are the titles and explanations of the experiments and drive
models. Where pieces make a sentence, core has to write it as one pattern of fmt: "{} holds {}, not {}."

    core_texts.py            writes core_texts.cpp beside this file; "ninja translations" calls it
    core_texts.py --check    fails if that file is out of date
"""
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LIST = HERE / "core_texts.cpp"

# What speaks: core, the way to the helper, and the helper itself, whose answers the window shows.
SPEAKING = ["core", "app/dbus", "app/helper"]

# Sources whose literals no person reads in the window: data for programs, SQL, names of files, notes for developers.
SILENT_FILES = {
    "app/dbus/contract.cpp", "app/dbus/contract.h", "app/helper/main.cpp", "app/helper/runs.cpp",
    "app/helper/service.cpp",
    "core/care/health_figures.h", "core/care/health_json.cpp", "core/care/history_chart.cpp",
    "core/care/history_queries.cpp", "core/care/history_records.cpp", "core/care/history_schema.cpp",
    "core/care/history_thinning.cpp", "core/care/metrics.cpp", "core/care/report_json.cpp", "core/care/report_style.h",
    "core/emulator/checkpoint.cpp", "core/emulator/ftl.cpp", "core/emulator/published_figures.cpp",
    "core/linux/capture.cpp", "core/linux/drive_identity.cpp", "core/linux/drive_link.cpp",
    "core/linux/drive_list.cpp", "core/linux/fat_layout.cpp", "core/linux/schedule_files.cpp",
    "core/linux/system_tree.cpp", "core/linux/tar_writer.cpp", "core/linux/write_counters.cpp",
    "core/smart/smartctl_report.cpp",
}

# What is no text though it has a space or a capital: patterns of model names, HTML, SQL, commands, units of numbers.
NO_TEXT = re.compile(
    r"""^(SELECT|INSERT|DELETE|UPDATE|PRAGMA|BEGIN)\b          # SQL
      | ^[^.]*[*|][^.]*$ | [*][A-Z|*]                         # patterns of names: "Samsung SSD 980 PRO*"
      | </?\w | ^<\{ | ^(card|soft|tag)\ (hero|long|small|bad|\{\})$   # HTML and its classes
      | ^[\w/().\ -]*(SSDs?|SuperDOM\))$ | ^Kingston\ SSDNow\ UV | ^Indilinx\ Bare | ^(KINGSTON|Lenovo|Dell)\  # families of drives
      | bulletin | ^Crucial,\ | ^Intel,\ firm | ^Microsoft,\ KB | ^Puget | ^Samsung,\ rel | ^AnandTech | ^blog\.
      | ^(sudo|echo|lsblk|cryptsetup)\ [^:]*$ | \|\ sudo\ tee | ^zpool\ trim$ | ^smartctl\ --json  # commands
      | ^"?trimwright\ (report|emulated) | ^TRIMWRIGHT | ^Emulated\ drives\ were\ created | give\ the\ class
      | ^;\ fstrim | =\ \{\}\\n | ^write\ (back|through)$ | ^3\.0\ Gb/s$ | ^operation\ \{\}$ | ^the\ \{\}\ \{\}$
    """,
    re.VERBOSE,
)

# Words of core that the window shows by themselves, and pieces that fill the patterns.
WORDS = [
    # values of toString() that a report shows
    "optimize", "schedule", "self-test", "prove", "short", "extended", "other", "passed", "failed", "aborted",
    "interrupted", "unknown", "trimmed", "skipped", "cancelled", "unsupported", "missed", "never", "weekly", "daily",
    "immediate", "FAILED", "hidden",
    # pieces of sentences
    "data", "written", "read", "write", "verify", "optimized", "checked", "changed", "memory", "missing", "start",
    "stop", "partition", "drive", "encryption", "emulated", "{}: {}.", "{}: {}", "{} ({})", "{}: {} ({})", "NVMe {}",
    "{} and {}", "{} h", "{} s", "{}, {} TRIM", 
    # titles of the report
    "Healthy", "Attention", "Failing", "Unknown", "Made", "Made {}", "Model", "Kind", "Capacity", "Firmware", "Connection",
    "Read", "Drive", "Temperature", "Identity", "Condition", "Errors", "History", "Self-tests", "Notes", "Started",
    "What", "Where", "Result", "Test", "Sector", "Detail", "Filesystem", "Size", "Free", "Answer", "Name", "Value",
    "Worst", "Limit", "Raw", "Meaning", "Figure", "Source", "Why", "NAME", "FAILING NOW", "DRIVE REPORT", "life left", "proven", "lowest", "highest", "limit",
    # names of the figures (figureName() of core/care/report_facts.cpp)
    "Percentage used", "Write amplification", "Temperature lowest", "Temperature highest", "Temperature limit",
    "Temperature critical", "Power on hours", "Spare", "Spare threshold", "Interface crc errors",
    # days, months
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "Jan", "Feb", "Mar", "Apr", "May",
    "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    # actions, systems and figures of the lab
    "Optimize", "Self-test", "new", "weeks", "life", "wear", "over-provisioning", "dirty", "light", "heavy", "gaming", "streams",
    "generations", "greedy", "fifo", "random",
    # what smartctl says of self-tests
    "Short", "Extended", "Conveyance offline", "Background short", "Background long", "Background extended",
    "Completed: unknown failure", "Completed: electrical failure", "Completed: servo/seek failure",
    "Completed: read failure", "Completed: handling damage", "Fatal or unknown error",
    "Self-test routine in progress", "Completed", "Completed: failed segments", "Aborted: Controller Reset",
    "Aborted: Self-test command", "Aborted: Unknown reason", "Aborted (by user command)", "Aborted (device reset ?)",
    "Aborted: Format NVM command", "Interrupted", "Completed, segment failed", "Self test in progress ...",
    # rows of the log of a SCSI drive
    "Corrected read errors", "Corrected write errors", "Corrected verify errors", "Uncorrected read errors",
    "Uncorrected write errors", "Uncorrected verify errors", "SCSI read error counter log, gigabytes processed",
    "SCSI write error counter log, gigabytes processed",
    # what the kernel says of an error number, at the end of a sentence
    "Permission denied", "No such file or directory", "Operation not permitted", "Input/output error",
    "No space left on device", "Read-only file system", "Device or resource busy", "No such device",
    "No such device or address", "Operation not supported", "Is a directory", "Not a directory", "File exists",
    "Too many open files", "Cannot allocate memory", "Invalid argument", "Connection timed out", "No medium found",
]


def literals(source):
    """The string literals of a C++ source, neighbours joined."""
    token = re.compile(
        r'//[^\n]*|/\*.*?\*/|^\s*#\s*include[^\n]*|R"(?P<tag>\w*)\((?P<raw>.*?)\)(?P=tag)"|"(?P<text>(?:[^"\\\n]|\\.)*)"'
        r"|'(?:[^'\\\n]|\\.)'|(?P<space>\s+)|(?P<code>.)",
        re.DOTALL | re.MULTILINE,
    )
    parts = None
    for found in token.finditer(source):
        if found.group("text") is not None or found.group("raw") is not None:
            text = found.group("raw")
            if text is None:
                text = unescaped(found.group("text"))
            parts = (parts or "") + text
        elif found.group("space") is None and found.group("code") is not None and parts is not None:
            yield parts
            parts = None
    if parts is not None:
        yield parts


def unescaped(text):
    simple = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\", "'": "'", "0": "\0"}
    data = re.sub(r"\\u([0-9a-fA-F]{4})", lambda m: chr(int(m.group(1), 16)), text)
    data = re.sub(r"\\x([0-9a-fA-F]{2})", lambda m: chr(int(m.group(1), 16)), data)
    return re.sub(r"\\(.)", lambda m: simple.get(m.group(1), m.group(1)), data)


def reads_as_text(literal):
    words = re.sub(r"\{[^}]*\}", "", literal)
    return (" " in literal.strip() and len(re.findall(r"[A-Za-z]", words)) >= 3 and re.search(r"[a-z]{2}", words)
            and not NO_TEXT.search(literal) and "\n" not in literal)


def core_texts():
    sources = [path for folder in SPEAKING for path in (ROOT / folder).rglob("*") if path.suffix in {".cpp", ".h"}]
    for path in sorted(sources):
        name = path.relative_to(ROOT).as_posix()
        if name in SILENT_FILES:
            continue
        for literal in literals(path.read_text(encoding="utf-8")):
            if reads_as_text(literal):
                yield literal


def texts_in(value):
    """Every text of a note, which may be one for each model."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts_in(part)


def data_texts():
    for path in sorted((ROOT / "resources/drive_models").glob("*.json")):
        model = json.loads(path.read_text(encoding="utf-8"))
        yield model["title"]
        yield model["sentence"]
    for path in sorted((ROOT / "resources/experiments").glob("*.json")):
        experiment = json.loads(path.read_text(encoding="utf-8"))
        yield experiment["title"]
        yield experiment["explanation"]
        yield from experiment.get("remarks", [])
        for step in list(experiment.get("templates", {}).values()) + experiment["steps"]:
            for part in (step, step.get("stall", {})):
                for key in ("state", "metric", "note"):
                    yield from texts_in(part.get(key, ""))


def all_texts():
    found = {}
    for text in [*core_texts(), *data_texts(), *WORDS]:
        text = text.strip(" ")
        if text:
            found.setdefault(text)
    return sorted(found)


def listing():
    lines = [
        "// SPDX-License-Identifier: GPL-3.0-or-later",
        "// Written by core_texts.py: what core says to people. Read by lupdate, and compiled into the window.",
        '#include "ui/core_language.h"',
        "",
        "#include <QtGlobal>",
        "",
        "// clang-format off",
        "const std::vector<const char*>& trimwright::ui::coreTexts() {",
        "    static const std::vector<const char*> texts{",
    ]
    for text in all_texts():
        escaped = text.replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'QT_TRANSLATE_NOOP("core", "{escaped}"),')
    lines += ["    };", "    return texts;", "}"]
    return "\n".join(lines) + "\n"


def main():
    fresh = listing()
    if "--check" not in sys.argv[1:]:
        LIST.write_text(fresh, encoding="utf-8")
    elif not LIST.exists() or LIST.read_text(encoding="utf-8") != fresh:
        sys.exit("resources/translations/core_texts.cpp is out of date: run resources/translations/refresh")


if __name__ == "__main__":
    main()
