# SPDX-License-Identifier: GPL-3.0-or-later
"""All checks, by guest and name. Each is a function of a Guest that raises AssertionError with what it found."""

from . import desktop, filesystems, health, listing, registry, self_tests, stacks, targets, trouble  # noqa: F401 (they register)

BY_GUEST = {"small": registry.SMALL, "debian": desktop.DESKTOP}
