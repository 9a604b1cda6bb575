# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the checks are named."""

ALL = {}
RARE = set()  # only run when named: they would take the usual run over its time


def check(name, rare=False):
    """Decorator: makes a function of a Guest known as a check."""
    def register(function):
        assert name not in ALL, name
        ALL[name] = function
        if rare:
            RARE.add(name)
        return function
    return register


def expect(condition, *found):
    """assert that also works under python -O, with what was found."""
    if not condition:
        raise AssertionError(" ".join(map(str, found)))


def expect_equal(found, wanted, what):
    expect(found == wanted, f"{what} is {found!r}, not {wanted!r}")
