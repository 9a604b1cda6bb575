# SPDX-License-Identifier: GPL-3.0-or-later
"""`trimwrightctl selftest`: ATA drives run one for real; the others say in words why not."""

from ..scratch import drive_nodes
from .registry import check, expect, expect_equal


@check("health.self_test_ata", rare=True)
def on_ata(guest):
    """The drive's own log, as smartctl reads it, has the test that was started."""
    node = drive_nodes(guest)["sata_ssd"]
    before = guest.json(f"trimwrightctl selftest --json {node}")["log"]
    ended = guest.json(f"trimwrightctl selftest --json --short --wait {node}")
    expect_equal(ended["state"], "passed", "the state")
    expect(ended["running"] is None, f"it still runs: {ended}")
    expect_equal(len(ended["log"]), len(before) + 1, "the entries of the log")
    expect_equal(ended["log"][0]["kind"], "short", "the newest entry's kind")
    truth = guest.json(f"smartctl --json -l selftest {node}", codes=range(256))
    table = truth["ata_smart_self_test_log"]["standard"]["table"]
    expect_equal(len(table), len(ended["log"]), "the entries that smartctl reads")
    expect_equal(ended["log"][0]["power_on_hours"], table[0]["lifetime_hours"], "the hours of the newest entry")


@check("health.self_test_where_there_is_none", rare=True)
def none(guest):
    nodes = drive_nodes(guest)
    for name in ("sas_ssd", "nvme_a1"):
        for option in ("", "--short"):
            answer = guest.run(f"trimwrightctl selftest {option} {nodes[name]}")
            expect_equal(answer.code, 1, f"the exit code for {name} ({answer.text}{answer.err})")
            expect(answer.err, f"{name}: no word of why")
