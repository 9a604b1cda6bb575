# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the checks are named."""


class Registry:
    """The checks of one guest, by name, in the order of their definition."""

    def __init__(self):
        self.all = {}
        self.rare = set()  # only run when named: they would take the usual run over its time

    def check(self, name, rare=False):
        """Decorator: makes a function of a Guest known as a check."""
        def register(function):
            assert name not in self.all, name
            self.all[name] = function
            if rare:
                self.rare.add(name)
            return function
        return register

    def usual(self, group=""):
        """The names that are not rare, of one group (what comes before the first dot) or of all."""
        return [name for name in self.all if name not in self.rare and group in ("", name.partition(".")[0])]

    def groups(self):
        return list(dict.fromkeys(name.partition(".")[0] for name in self.all))


SMALL = Registry()
check = SMALL.check


def expect(condition, *found):
    """assert that also works under python -O, with what was found."""
    if not condition:
        raise AssertionError(" ".join(map(str, found)))


def expect_equal(found, wanted, what):
    expect(found == wanted, f"{what} is {found!r}, not {wanted!r}")
