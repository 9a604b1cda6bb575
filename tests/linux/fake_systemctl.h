// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trimwright::testing {

/// A systemctl that keeps its state in files: UNIT.enabled and UNIT.active beside it, or in the directory that its
/// second line names. A file "fail" holds the words of the call that fails, once; a file "hang" those of a call that
/// does not go on while the file is there; meanwhile there is a file "hanging".
inline constexpr const char* fakeSystemctl = R"sh(#!/bin/sh
state=${0%/*}
if [ "$1" = show ]; then
    shift 4
    separator=
    for unit in "$@"; do
        printf '%s' "$separator"
        separator='
'
        [ -e "$state/$unit.missing" ] && { echo LoadState=not-found; continue; }
        echo LoadState=loaded
        [ -e "$state/$unit.enabled" ] && echo UnitFileState=enabled || echo UnitFileState=disabled
        [ -e "$state/$unit.active" ] && echo ActiveState=active || echo ActiveState=inactive
        [ -e "$state/$unit.show" ] && cat "$state/$unit.show"
    done
    exit 0
fi
shift # --no-ask-password
echo "$*" >>"$state/log"
if [ -e "$state/fail" ] && [ "$(cat "$state/fail")" = "$*" ]; then
    rm "$state/fail"
    exit 1
fi
if [ -e "$state/hang" ] && [ "$(cat "$state/hang")" = "$*" ]; then
    touch "$state/hanging"
    while [ -e "$state/hang" ]; do sleep 0.05; done
fi
case $* in
    "enable --now "*) touch "$state/$3.enabled" "$state/$3.active" ;;
    "disable --now "*) rm -f "$state/$3.enabled" "$state/$3.active" ;;
    "enable "*) touch "$state/$2.enabled" ;;
    "disable "*) rm -f "$state/$2.enabled" ;;
    "start "*) touch "$state/$2.active" ;;
    "stop "*) rm -f "$state/$2.active" ;;
esac
rm -f "$state/hanging"
exit 0
)sh";

} // namespace trimwright::testing
