// SPDX-License-Identifier: GPL-3.0-or-later
// The real monitor, a real notification daemon (dunst) and a real window on a display in memory and a session bus of
// their own: what happens to an emulated drive arrives, once.
#include "app/monitor/tray_icon.h"
#include "tests/app/program.h"
#include "tests/emulator/worn_drive.h"

#include <QImage>
#include <algorithm>
#include <fstream>

namespace trimwright::testing {
namespace {

using ::testing::HasSubstr;

/// What every session begins and ends with. `calls` counts the notifications that were sent on the bus; what dunst made
/// of them is in its history. Nothing here waits for a fixed time.
constexpr const char* prelude = R"sh(
set -eu
trap 'kill $(jobs -p) 2> /dev/null || true' EXIT # also where a step gives up: nothing is left behind
# xvfb-run -a guesses a free display and loses where two guess at a time; Xvfb itself does not.
rm -f "$PLACE/display"
mkfifo "$PLACE/display"
Xvfb -displayfd 9 -screen 0 1280x800x24 -noreset -nolisten tcp 9> "$PLACE/display" > "$PLACE/xvfb.log" 2>&1 & display=$!
read -r number < "$PLACE/display"
export DISPLAY=":$number"
printf '[global]\nstack_duplicates = false\nnotification_limit = 0\nidle_threshold = 0\n' > "$PLACE/dunstrc"
dunst -conf "$PLACE/dunstrc" > "$PLACE/dunst.log" 2>&1 & dunst=$!
dbus-monitor --session "type='method_call',interface='org.freedesktop.Notifications',member='Notify'" \
    > "$PLACE/bus.log" 2>&1 & watch=$!
until_true() {
    tries=0
    until "$@" > /dev/null 2>&1; do
        tries=$((tries + 1))
        [ "$tries" -lt 600 ] || { echo "gave up: $*" >&2; cat "$PLACE"/*.log >&2; exit 90; }
        sleep 0.1
    done
}
calls() { grep -c 'member=Notify$' "$PLACE/bus.log" || true; }
were_sent() { [ "$(calls)" -ge "$1" ]; }
until_true dunstctl is-paused
until_true grep -q NameAcquired "$PLACE/bus.log"
"$MONITOR" > "$PLACE/monitor.log" 2>&1 & monitor=$!
shown() { [ "$(dunstctl count displayed)" -ge "$1" ]; }
# To look at, where somebody asks for it; "import" is in the package imagemagick.
picture() {
    [ -z "${TRIMWRIGHT_PICTURES:-}" ] || { until_true shown "$1" && import -window root "$TRIMWRIGHT_PICTURES/$2"; }
}
has_judged() { [ -e "$TRIMWRIGHT_DATA_DIR/alerts.json" ]; }
finish() {
    dunstctl close-all
    dunstctl history
    kill "$monitor"
    wait "$monitor"
    kill "$watch" "$dunst"
    wait "$watch" "$dunst" || true
    kill "$display"
    wait
}
)sh";

/// A session bus that starts no service by itself: the only notification daemon is ours.
constexpr const char* busSettings =
    R"xml(<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
)xml";

class Notifications : public ProgramTest {
  protected:
    void SetUp() override {
        for (const char* program : {"dunst", "dunstctl", "Xvfb", "dbus-run-session", "dbus-monitor"}) {
            if (run({"sh", "-c", std::string("command -v ") + program}).exit_code != 0) {
                GTEST_SKIP() << program << " is not installed (packages dunst, xvfb, dbus-daemon, dbus-bin)";
            }
        }
        ASSERT_EQ(ctl({"emulated", "add", "--model", "x25-m-g2-80", "--name", "worn"}).exit_code, 0);
    }

    /// One session: what the steps printed, and dunst's history after it.
    struct Session {
        std::string steps;
        std::vector<Json> shown; ///< Oldest first.
    };
    Session session(const std::string& steps) const {
        const auto script = directory.path() / "session.sh";
        std::ofstream(script) << prelude << "{\n" << steps << "\n} >&2\nfinish\n";
        const auto bus = directory.path() / "bus.conf";
        std::ofstream(bus) << busSettings;
        const Finished finished = run({"timeout", "--kill-after=5", "80", "dbus-run-session", "--config-file",
                                       bus.string(), "--", "sh", script.string()},
                                      {.environment = {{"TRIMWRIGHT_DATA_DIR", directory.path().string()},
                                                       {"TRIMWRIGHT_STATE_DIR", (directory.path() / "state").string()},
                                                       {"HOME", directory.path().string()},
                                                       {"XDG_CONFIG_HOME", ""},
                                                       {"XDG_CONFIG_DIRS", directory.path().string()},
                                                       {"DISPLAY", ""},
                                                       {"WAYLAND_DISPLAY", ""},
                                                       {"DBUS_SESSION_BUS_ADDRESS", ""},
                                                       {"QT_QPA_PLATFORM", "xcb"},
                                                       {"PLACE", directory.path().string()},
                                                       {"CTL", builtProgram("trimwrightctl")},
                                                       {"MONITOR", builtProgram("trimwright-monitor")},
                                                       {"TRAY", builtProgram("test_tray_host")}},
                                       .timeout = std::chrono::seconds(100)});
        EXPECT_EQ(finished.exit_code, 0) << finished.out << finished.err;
        Session result{finished.err, {}};
        const Json history = Json::parse(finished.out, nullptr, false);
        EXPECT_FALSE(history.is_discarded()) << finished.out;
        if (!history.is_discarded()) {
            for (const Json& entry : history["data"][0]) {
                result.shown.push_back(entry);
            }
        }
        std::ranges::reverse(result.shown);
        return result;
    }
    static std::string field(const Json& entry, const char* name) { return entry[name]["data"].get<std::string>(); }
};

TEST_F(Notifications, ArriveAtARealDaemonOncePerEvent) {
    // A test alert comes last everywhere: when it is there, everything before it would be, too.
    const std::string sentinel = "\"$CTL\" alerts --test > /dev/null\nuntil_true were_sent ";
    Session healthy = session("until_true has_judged\n" + sentinel + "1\n");
    ASSERT_EQ(healthy.shown.size(), 1U) << "only the test";
    EXPECT_EQ(field(healthy.shown[0], "summary"), "This is a test of Trimwright");

    emulator::testing::wearDrive(directory.path() / "emulated", "worn", 0.93);
    Session worn =
        session("until_true were_sent 1\n" + sentinel +
                "2\npicture 2 notification.png\necho \"calls $(calls)\"\ngrep -A1 urgency \"$PLACE/bus.log\"\n");
    EXPECT_THAT(worn.steps, HasSubstr("calls 2\n"));
    ASSERT_EQ(worn.shown.size(), 2U);
    EXPECT_THAT(field(worn.shown[0], "summary"), HasSubstr("has at most 10\u00a0% of its life left"));
    EXPECT_THAT(field(worn.shown[0], "body"), HasSubstr("Most of its rated endurance is used"));
    EXPECT_THAT(field(worn.shown[0], "body"), HasSubstr("Back up your data and plan a replacement."));
    EXPECT_EQ(field(worn.shown[0], "appname"), "Trimwright");
    EXPECT_THAT(worn.steps, HasSubstr("byte 1")) << "its urgency is normal";

    Session again = session(sentinel + "1\necho \"calls $(calls)\"\n");
    EXPECT_THAT(again.steps, HasSubstr("calls 1\n"));
    ASSERT_EQ(again.shown.size(), 1U) << "a restart repeats nothing";
    EXPECT_EQ(field(again.shown[0], "summary"), "This is a test of Trimwright");
}

TEST_F(Notifications, TheirActionOpensThePageOfTheDriveAndOneMonitorIsEnough) {
    emulator::testing::wearDrive(directory.path() / "emulated", "worn", 0.93);
    const Session opened = session(R"sh(
until_true were_sent 1
"$MONITOR"
until_true shown 1
dunstctl action 0
window() {
    for file in /proc/[0-9]*/cmdline; do
        case $(tr '\0' ' ' < "$file" 2>/dev/null) in
            *"/trimwright --drive emulated:worn --page overview "*) pid=${file#/proc/}; pid=${pid%/cmdline}; return 0 ;;
        esac
    done
    return 1
}
until_true window
kill "$pid"
)sh");
    EXPECT_THAT(opened.steps, HasSubstr("It runs already in this session."));
}

TEST_F(Notifications, WithoutADaemonNothingIsLost) {
    const Session late = session(R"sh(
until_true has_judged
kill "$dunst"; wait "$dunst" || true
"$CTL" alerts --test > /dev/null
given_back() { grep -q '"held":.1.' "$TRIMWRIGHT_DATA_DIR/monitor-machine.json"; }
until_true given_back
dunst -conf "$PLACE/dunstrc" > "$PLACE/dunst.log" 2>&1 & dunst=$!
until_true dunstctl is-paused
"$CTL" alerts --quiet none > /dev/null # the monitor looks again when one of its files changes
until_true shown 1
)sh");
    ASSERT_EQ(late.shown.size(), 1U);
}

TEST_F(Notifications, TheTrayShowsTheWorstHealthThoughThePanelComesLater) {
    emulator::testing::wearDrive(directory.path() / "emulated", "worn", 0.93);
    const Session shown = session("until_true were_sent 1\ntimeout 60 \"$TRAY\" \"$PLACE/tray.png\"\n");
    EXPECT_THAT(shown.steps, HasSubstr("INTEL SSDSA2M080G2GC: needs attention")) << shown.steps;
    QImage icon;
    ASSERT_TRUE(icon.load(QString::fromStdString((directory.path() / "tray.png").string())));
    const QImage wanted =
        monitor::iconOf(monitor::Health::attention).pixmap(icon.size()).toImage().convertToFormat(icon.format());
    EXPECT_EQ(icon, wanted) << icon.width();
}

} // namespace
} // namespace trimwright::testing
