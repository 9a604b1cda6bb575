#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# How long Trimwright takes from its start until the first drive row is painted, and its memory, against a Qt window with one
# label, GSmartControl and GNOME Disks (Debian packages gsmartcontrol, gnome-disk-utility). Each under Xvfb, in turns, on a
# session bus and in a home directory of their own. Aims: time at most 1.3, 0.9 and 0.65 times theirs; memory at most 1.6
# times that of the label.
#
#   tests/bench/bench_start.sh [BUILD_DIRECTORY] [ROUNDS]
#
# GNOME Disks needs udisks2 on a system bus: root gets both for the time of the measurement, others use the machine's.
set -eu
cd "$(dirname "$0")/../.."
build=${1:-build/release}
rounds=${2:-10}
ninja -C "$build" trimwright one_label_window start_watcher >/dev/null
bin=$(realpath "$build")/bin

work=$(mktemp -d)
ended=
end() {
    for pid in $ended; do kill "$pid" 2>/dev/null || true; done
    rm -rf "$work"
}
trap end EXIT
trap 'exit 1' INT TERM

Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp -noreset 3>"$work/display" >/dev/null 2>&1 &
ended="$ended $!"
if [ "$(id -u)" = 0 ] && [ -x /usr/libexec/udisks2/udisksd ]; then
    export DBUS_SYSTEM_BUS_ADDRESS="unix:path=$work/system_bus"
    dbus-daemon --config-file=/usr/share/dbus-1/system.conf --address="$DBUS_SYSTEM_BUS_ADDRESS" --nofork --nopidfile \
        --nosyslog >/dev/null 2>&1 &
    ended="$ended $!"
    sleep 1
    /usr/libexec/udisks2/udisksd >/dev/null 2>&1 &
    ended="$ended $!"
fi
for second in 1 2 3 4 5; do
    [ -s "$work/display" ] || sleep "$second"
done
sleep 1
DISPLAY=:$(cat "$work/display")
HOME=$work/home
XDG_RUNTIME_DIR=$work/run
mkdir -m 700 "$HOME" "$XDG_RUNTIME_DIR"
export DISPLAY HOME XDG_RUNTIME_DIR
unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_CACHE_HOME XDG_STATE_HOME WAYLAND_DISPLAY
# Copies of the libraries, or PSS would be the less the more other programs of this machine use the same ones.
mkdir "$work/lib"
ldd "$bin/one_label_window" "$bin/trimwright" | awk '$3 ~ "^/" { print $3 }' | sort -u | xargs cp -L -t "$work/lib"
export LD_LIBRARY_PATH="$work/lib"
# Where to look: the words of the label, of GSmartControl's menu and of GNOME Disks' title, and of the first row of Trimwright's
# sidebar, below the title of its group.
dbus-run-session -- "$bin/start_watcher" "$rounds" 6 \
    "one label" 0,360,200,40 "$bin/one_label_window" \
    "GSmartControl" 0,0,200,40 "gsmartcontrol" \
    "GNOME Disks" 60,10,200,40 "gnome-disks" \
    "Trimwright" 12,46,240,46 "$bin/trimwright" 2>/dev/null
