// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/desktop.h"

#include "core/base/file.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <poll.h>
#include <sstream>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace trimwright::testing {
namespace {

namespace fs = std::filesystem;

constexpr const char* launcher = "/usr/libexec/at-spi-bus-launcher";
/// A bound for what does not come; a crowded machine takes its time.
constexpr std::chrono::seconds patience{60};

void waitFor(const std::function<bool()>& condition, const std::function<std::string()>& complaint) {
    if (!eventually(condition, patience)) {
        throw std::runtime_error(complaint());
    }
}

/// The line that a program writes into a pipe of ours when it is ready.
class ReadyLine {
  public:
    ReadyLine() {
        if (::pipe(m_ends) != 0) {
            throw std::runtime_error("no pipe");
        }
        ::fcntl(m_ends[0], F_SETFD, FD_CLOEXEC);
    }
    ReadyLine(const ReadyLine&) = delete;
    ReadyLine& operator=(const ReadyLine&) = delete;
    ~ReadyLine() {
        ::close(m_ends[0]);
        closeOurs();
    }

    std::string number() const { return std::to_string(m_ends[1]); }

    /// Empty if the program ended before.
    std::string wait() {
        closeOurs();
        std::string line;
        pollfd ready{m_ends[0], POLLIN, 0};
        constexpr int milliseconds = std::chrono::milliseconds(patience).count();
        for (char c = 0; ::poll(&ready, 1, milliseconds) > 0 && ::read(m_ends[0], &c, 1) == 1 && c != '\n';) {
            line += c;
        }
        return line;
    }

  private:
    void closeOurs() {
        if (m_ends[1] >= 0) {
            ::close(m_ends[1]);
            m_ends[1] = -1;
        }
    }
    int m_ends[2] = {-1, -1};
};

/// Ends with this process, whatever ends that.
std::vector<std::string> server(std::optional<uid_t> user, std::vector<std::string> argv) {
    if (user) {
        const std::string id = std::to_string(*user);
        argv.insert(argv.begin(), {"--reuid=" + id, "--regid=" + id, "--clear-groups"});
    }
    argv.insert(argv.begin(), {"setpriv", "--pdeathsig", "TERM"});
    return argv;
}

/// Runs it and gives what it writes, without the line's end.
std::string outputOf(const std::vector<std::string>& argv, const fs::path& scratch) {
    fs::remove(scratch);
    Child(argv, scratch).wait();
    std::string text = readFile(scratch).value_or("");
    while (!text.empty() && text.back() == '\n') {
        text.pop_back();
    }
    return text;
}

} // namespace

std::string Desktop::missing() {
    for (const char* program : {"Xvfb", "xdotool", "dbus-daemon"}) {
        if (std::system((std::string("command -v ") + program + " >/dev/null").c_str()) != 0) { // NOLINT: a constant
            return std::string(program) + " is not installed.";
        }
    }
    return fs::exists(launcher) ? "" : "The accessibility bus (at-spi2-core) is not installed.";
}

Desktop::Desktop(std::optional<uid_t> user) : m_user(user) {
    const std::string at = m_directory.path().string();
    for (const char* name : {"HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "TRIMWRIGHT_DATA_DIR"}) {
        ::setenv(name, at.c_str(), 1);
    }
    ::setenv("TRIMWRIGHT_STATE_DIR", (at + "/state").c_str(), 0);
    ::setenv("LC_ALL", "C.UTF-8", 1);
    ::setenv("LANGUAGE", "en", 1);
    ::setenv("QT_QPA_PLATFORM", "xcb", 1);
    ::setenv("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1", 1);
    ::unsetenv("AT_SPI_BUS_ADDRESS");
    if (user && ::chown(at.c_str(), *user, *user) != 0) {
        throw std::runtime_error("the home cannot be given away");
    }
    ReadyLine display;
    m_display = std::make_unique<Child>(server({}, {"Xvfb", "-displayfd", display.number(), "-screen", "0",
                                                    "1500x2600x24", "-nolisten", "tcp", "-noreset", "-ac"}),
                                        m_directory.path() / "display.log");
    const std::string number = display.wait();
    if (number.empty()) {
        throw std::runtime_error("Xvfb does not start: " + readFile(m_directory.path() / "display.log").value_or(""));
    }
    ::setenv("DISPLAY", (':' + number).c_str(), 1);
    ReadyLine bus;
    m_bus = std::make_unique<Child>(
        server(user, {"dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=" + bus.number()}));
    m_session = bus.wait();
    ::setenv("DBUS_SESSION_BUS_ADDRESS", m_session.c_str(), 1);
    m_launcher = std::make_unique<Child>(server(user, {launcher, "--launch-immediately"}));
}

Desktop::~Desktop() {
    if (m_launcher) {
        const std::vector<pid_t> buses = m_launcher->children(); // it would leave its bus behind
        m_launcher->signal(SIGTERM);
        m_launcher->wait();
        for (const pid_t bus : buses) {
            ::kill(bus, SIGTERM);
        }
    }
}

std::unique_ptr<Accessibility> Desktop::accessibility() const {
    // A session bus takes its own user only.
    const bool other = m_user && ::seteuid(*m_user) == 0;
    std::unique_ptr<Accessibility> made;
    eventually(
        [&] {
            try {
                made = std::make_unique<Accessibility>(m_session);
            } catch (const std::runtime_error&) {
                return false; // it is still being started
            }
            return true;
        },
        patience);
    if (other && ::seteuid(0) != 0) {
        throw std::runtime_error("cannot become root again");
    }
    return made ? std::move(made) : throw std::runtime_error("there is no accessibility bus");
}

Program::Program(const Desktop& desktop, const std::vector<std::string>& argv)
    : m_log(desktop.home() / "program.log"), m_child(argv, m_log), m_eyes(desktop.accessibility()) {
    waitFor([this] { return !windows().empty(); },
            [this] { return "no window is shown; the program says: " + said(); });
    focus();
}

std::string Program::said() const {
    return readFile(m_log).value_or("");
}

Element Program::window() {
    std::vector<Element> all;
    waitFor( // a program that is busy answers late, and then not at all
        [&] {
            all = windows();
            return !all.empty();
        },
        [this] { return "there is no window any more; the program says: " + said(); });
    for (const Element& one : all) {
        if (one.role == "dialog" || one.role == "alert") {
            return one;
        }
    }
    return all.back();
}

Element Program::settled() {
    Element now;
    std::string before;
    waitFor(
        [&] {
            now = window();
            const bool busy = now.find([](const Element& one) {
                return one.role == "label" && one.name.size() > 3 && one.name.ends_with("…");
            }) != nullptr;
            const std::string all = outline(now);
            return !busy && std::exchange(before, all) == all;
        },
        [&] { return "it does not come to rest:\n" + before; });
    return now;
}

Element Program::see(const std::string& what, const std::function<const Element*(const Element&)>& find) {
    std::optional<Element> found;
    std::string last;
    waitFor(
        [&] {
            const std::vector<Element> all = windows();
            for (auto one = all.rbegin(); one != all.rend() && !found; ++one) {
                if (const Element* there = find(*one)) {
                    found = *there;
                }
            }
            return found.has_value();
        },
        [&] {
            for (const Element& one : windows()) {
                last += outline(one);
            }
            return fmt::format("{} is not to be seen. What is:\n{}The program says: {}", what, last, said());
        });
    return *found;
}

Element Program::see(const std::string& role, const std::string& part) {
    return see(role + " \"" + part + '"', [&](const Element& window) { return window.find(role, part); });
}

void Program::seeNoMore(const std::string& role, const std::string& part) {
    waitFor(
        [&] {
            for (const Element& one : windows()) {
                if (one.find(role, part) != nullptr) {
                    return false;
                }
            }
            return true;
        },
        [&] { return fmt::format("{} \"{}\" stays", role, part); });
}

void Program::click(const std::string& role, const std::string& part) {
    click(see(role + " \"" + part + "\" to be used", [&](const Element& window) {
        const Element* there = window.find(role, part);
        return there != nullptr && there->is(Element::enabled) ? there : nullptr;
    }));
}

void Program::click(const Element& element) {
    Box at;
    waitFor(
        [&] { // it may still be moved by what is shown beside it
            const Box before = at;
            at = m_eyes->place(element);
            return at == before && at.width > 0;
        },
        [&] { return element.role + " \"" + element.name + "\" does not stay in its place"; });
    // And away again: a tool tip would be one more window.
    Child({"xdotool", "mousemove", std::to_string(at.x + at.width / 2), std::to_string(at.y + at.height / 2), "click",
           "1", "mousemove", "0", "2599"})
        .wait();
}

/// There is no window manager that would give the keyboard to the newest window.
void Program::focus() {
    std::string newest;
    waitFor(
        [&] {
            std::istringstream all(outputOf(
                {"xdotool", "search", "--onlyvisible", "--pid", std::to_string(m_child.pid())}, m_log.string() + ".x"));
            newest.clear();
            for (std::string one; std::getline(all, one);) {
                newest = one;
            }
            return !newest.empty();
        },
        [this] { return "there is no window for the keyboard; the program says: " + said(); });
    m_focused = newest;
    Child({"xdotool", "windowfocus", newest}).wait();
}

void Program::press(const std::vector<std::string>& keys) {
    focus();
    std::vector<std::string> argv{"xdotool", "key"};
    argv.insert(argv.end(), keys.begin(), keys.end());
    Child(argv).wait();
}

void Program::type(const std::string& text) {
    focus();
    Child({"xdotool", "type", text}).wait();
}

void Program::choose(const std::string& menu, int item) {
    click("button menu", menu);
    see("the open menu", [&](const Element& window) {
        const Element* button = window.find("button menu", menu);
        return button != nullptr && button->is(Element::pressed) ? button : nullptr;
    });
    std::vector<std::string> argv{"xdotool", "key"};
    argv.insert(argv.end(), static_cast<std::size_t>(item), "Down");
    argv.emplace_back("Return");
    Child(argv).wait();
}

void Program::showWhole() {
    focus();
    Child({"xdotool", "windowsize", m_focused, "1400", "2500"}).wait();
}

int Program::quit() {
    press({"ctrl+q"});
    return exitCode();
}

bool Program::isRunning() const {
    siginfo_t ended{};
    return ::waitid(P_PID, static_cast<id_t>(m_child.pid()), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           ended.si_pid == 0;
}

int Program::exitCode() {
    waitFor([this] { return !isRunning(); }, [this] { return "it does not end; the program says: " + said(); });
    return m_child.wait();
}

std::string outline(const Element& element, int depth) {
    std::string text =
        fmt::format("{:{}}{} \"{}\"{}{}{}{}\n", "", 2 * depth, element.role, element.name,
                    element.description.empty() ? "" : " (" + element.description + ')',
                    element.value ? fmt::format(" = {}", *element.value) : "",
                    element.text.empty() || element.text == element.name ? "" : " [" + element.text + ']',
                    element.is(Element::focused) ? " *" : "");
    for (const Element& child : element.children) {
        text += outline(child, depth + 1);
    }
    return text;
}

} // namespace trimwright::testing
