# SPDX-License-Identifier: GPL-3.0-or-later
"""Boots a real kernel with emulated drives, and checks trimwrightctl against it. See ../README.md."""


class Unavailable(Exception):
    """Something that the harness needs is not on this machine: the checks are skipped, with this message."""
