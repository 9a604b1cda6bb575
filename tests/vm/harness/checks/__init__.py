# SPDX-License-Identifier: GPL-3.0-or-later
"""All checks, by name. Each is a function of a Guest that raises AssertionError with what it found."""

from . import filesystems, health, listing, registry, stacks, targets, trouble  # noqa: F401 (they register their checks)

ALL, RARE = registry.ALL, registry.RARE
