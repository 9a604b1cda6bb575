// SPDX-License-Identifier: GPL-3.0-or-later
// Starts programs in turns and tells how long each took from exec() until its window was on the screen and painted, and
// how much memory it has then and some seconds later (PSS, so that what is shared counts once). Used by bench_start.sh.
//
//   start_watcher ROUNDS SECONDS NAME AREA COMMAND [NAME AREA COMMAND …]
//
// AREA is X,Y,WIDTH,HEIGHT within the window, or "all": it is painted once it has letters. COMMAND is
// split at blanks. The ratios printed are those of the last program to each of the others. There must be no window
// manager.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <set>
#include <spawn.h>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto betweenLooks = 2ms; // also the error of a measurement
constexpr auto patience = 20s;
constexpr std::size_t leastColours = 8; // smooth letters have more, a half painted background has two
constexpr int leastWindow = 100;        // pixels; smaller ones are a toolkit's helpers

struct Area {
    int x = 0;
    int y = 0;
    int width = 0; // 0: the whole window
    int height = 0;
};

struct Candidate {
    std::string name;
    Area area;
    std::vector<std::string> words;
    std::vector<double> seconds = {};
    std::vector<double> first_mib = {};
    std::vector<double> settled_mib = {};
    std::string failure = {};
};

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    const std::size_t half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

std::string range(const std::vector<double>& values, int digits) {
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    return fmt::format("{:.{}f}…{:.{}f}", *least, digits, *most, digits);
}

/// Windows come and go while they are looked at; such errors are no news.
int ignoreError(Display*, XErrorEvent*) {
    return 0;
}

bool isPainted(Display* display, Window window, const XWindowAttributes& size, const Area& area) {
    const int width = area.width > 0 ? area.width : size.width;
    const int height = area.height > 0 ? area.height : size.height;
    if (area.x + width > size.width || area.y + height > size.height) {
        return false;
    }
    XImage* image = XGetImage(display, window, area.x, area.y, static_cast<unsigned>(width),
                              static_cast<unsigned>(height), AllPlanes, ZPixmap);
    if (image == nullptr) {
        return false;
    }
    std::set<std::uint32_t> colours;
    std::uint32_t last = 0;
    for (int y = 0; y < height && colours.size() < leastColours; ++y) {
        const auto* const row = reinterpret_cast<const std::uint32_t*>(image->data + y * image->bytes_per_line);
        for (int x = 0; x < width; ++x) {
            if (row[x] != last) { // looking must cost nothing beside what is measured
                last = row[x];
                colours.insert(last);
            }
        }
    }
    XDestroyImage(image);
    return colours.size() >= leastColours;
}

bool isOnScreen(Display* display, const Area& area) {
    Window root = 0;
    Window parent = 0;
    Window* children = nullptr;
    unsigned count = 0;
    bool found = false;
    if (XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count) != 0) {
        for (unsigned i = 0; i < count && !found; ++i) {
            XWindowAttributes size{};
            found = XGetWindowAttributes(display, children[i], &size) != 0 && size.map_state == IsViewable &&
                    size.width >= leastWindow && size.height >= leastWindow / 2 &&
                    isPainted(display, children[i], size, area);
        }
        XFree(children);
    }
    return found;
}

/// To be looked at: is it what was to be timed?
void keepPicture(Display* display, const std::string& name) {
    const char* directory = std::getenv("START_WATCHER_PICTURES");
    if (directory == nullptr) {
        return;
    }
    const int width = DisplayWidth(display, DefaultScreen(display));
    const int height = DisplayHeight(display, DefaultScreen(display));
    XImage* image = XGetImage(display, DefaultRootWindow(display), 0, 0, static_cast<unsigned>(width),
                              static_cast<unsigned>(height), AllPlanes, ZPixmap);
    std::ofstream file(fmt::format("{}/{}.ppm", directory, name), std::ios::binary);
    file << "P6 " << width << ' ' << height << " 255\n";
    for (int i = 0; i < width * height; ++i) {
        const unsigned long pixel = XGetPixel(image, i % width, i / width); // 0xRRGGBB on Xvfb's 24 bit screen
        file << static_cast<char>(pixel >> 16U & 0xFFU) << static_cast<char>(pixel >> 8U & 0xFFU)
             << static_cast<char>(pixel & 0xFFU);
    }
    XDestroyImage(image);
}

std::optional<double> pssMib(pid_t pid) {
    std::ifstream rollup(fmt::format("/proc/{}/smaps_rollup", pid));
    std::string line;
    while (std::getline(rollup, line)) {
        if (line.rfind("Pss:", 0) == 0) {
            return std::strtod(line.c_str() + 4, nullptr) / 1024;
        }
    }
    return {};
}

pid_t start(const std::vector<std::string>& words) {
    std::vector<char*> argv;
    for (const std::string& word : words) {
        argv.push_back(const_cast<char*>(word.c_str())); // NOLINT: posix_spawn() takes them so and changes nothing
    }
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t pid = -1;
    const bool done = posix_spawnp(&pid, argv[0], &actions, nullptr, argv.data(), environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    return done ? pid : -1;
}

void end(pid_t pid, Display* display) {
    kill(pid, SIGTERM);
    for (int i = 0; i < 100 && waitpid(pid, nullptr, WNOHANG) == 0; ++i) {
        if (i == 50) {
            kill(pid, SIGKILL);
        }
        std::this_thread::sleep_for(20ms);
    }
    while (isOnScreen(display, {})) { // it may have had children
        std::this_thread::sleep_for(20ms);
    }
}

void measure(Candidate& candidate, Display* display, std::optional<std::chrono::seconds> settling) {
    const auto begin = Clock::now();
    const pid_t pid = start(candidate.words);
    if (pid < 0) {
        candidate.failure = "it is not installed";
        return;
    }
    while (!isOnScreen(display, candidate.area)) {
        if (waitpid(pid, nullptr, WNOHANG) == pid) {
            candidate.failure = "it ended without a window";
            return;
        }
        if (Clock::now() - begin > patience) {
            candidate.failure = "it showed no window";
            end(pid, display);
            return;
        }
        std::this_thread::sleep_for(betweenLooks);
    }
    const std::chrono::duration<double> took = Clock::now() - begin;
    const auto first = pssMib(pid);
    keepPicture(display, candidate.name);
    if (settling) {
        std::this_thread::sleep_for(*settling);
    }
    const auto settled = pssMib(pid);
    if (settling && first && settled) {
        candidate.seconds.push_back(took.count());
        candidate.first_mib.push_back(*first);
        candidate.settled_mib.push_back(*settled);
    }
    end(pid, display);
}

void print(const std::vector<Candidate>& candidates) {
    for (const Candidate& one : candidates) {
        if (!one.failure.empty() || one.seconds.empty()) {
            fmt::print("{:<14} no figure: {}\n", one.name, one.failure);
            continue;
        }
        fmt::print("{:<14} {:.3f} s ({}), memory {:.1f} MiB then, {:.1f} MiB ({}) later\n", one.name,
                   median(one.seconds), range(one.seconds, 3), median(one.first_mib), median(one.settled_mib),
                   range(one.settled_mib, 1));
    }
    const Candidate& ours = candidates.back();
    if (!ours.failure.empty() || ours.seconds.empty()) {
        return;
    }
    for (std::size_t i = 0; i + 1 < candidates.size(); ++i) {
        const Candidate& rival = candidates[i];
        if (rival.failure.empty() && !rival.seconds.empty()) {
            fmt::print("{} / {}: time {:.2f}, memory {:.2f} then, {:.2f} later\n", ours.name, rival.name,
                       median(ours.seconds) / median(rival.seconds), median(ours.first_mib) / median(rival.first_mib),
                       median(ours.settled_mib) / median(rival.settled_mib));
        }
    }
}

std::optional<Area> areaOf(const char* text) {
    Area area;
    const bool all = std::strcmp(text, "all") == 0;
    if (!all && std::sscanf(text, "%d,%d,%d,%d", &area.x, &area.y, &area.width, &area.height) != 4) {
        return {};
    }
    return area;
}

} // namespace

int main(int argc, char** argv) {
    std::vector<Candidate> candidates;
    for (int i = 3; i + 2 < argc; i += 3) {
        const auto area = areaOf(argv[i + 1]);
        std::istringstream command(argv[i + 2]);
        std::vector<std::string> words{std::istream_iterator<std::string>(command), {}};
        if (!area || words.empty()) {
            fmt::print(stderr, "start_watcher: bad area or command of {}\n", argv[i]);
            return EXIT_FAILURE;
        }
        candidates.push_back({argv[i], *area, std::move(words)});
    }
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 0;
    const std::chrono::seconds settling(argc > 2 ? std::atoi(argv[2]) : 0);
    Display* display = XOpenDisplay(nullptr);
    if (display == nullptr || DefaultDepth(display, DefaultScreen(display)) != 24 || rounds < 1 || candidates.empty()) {
        fmt::print(stderr, "start_watcher: needs a display of 24 bit, a number of rounds, and programs\n");
        return EXIT_FAILURE;
    }
    XSetErrorHandler(ignoreError);
    for (int round = -1; round < rounds; ++round) { // one to warm up
        for (Candidate& candidate : candidates) {
            if (candidate.failure.empty()) {
                measure(candidate, display, round >= 0 ? std::optional(settling) : std::nullopt);
            }
        }
    }
    print(candidates);
    XCloseDisplay(display);
    return EXIT_SUCCESS;
}
