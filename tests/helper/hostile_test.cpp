// SPDX-License-Identifier: GPL-3.0-or-later
// A client that means harm: an ordinary user who sends whatever the bus lets through.
#include "tests/helper/bus_fixture.h"
#include "tests/helper/schedule_stage.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <fstream>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

namespace trimwright::testing {
namespace {

constexpr uid_t nobody = 65534;

/// Resident memory of a process in kB.
long residentOf(pid_t pid) {
    std::ifstream in("/proc/" + std::to_string(pid) + "/statm");
    long pages = 0;
    in >> pages >> pages;
    return pages * ::sysconf(_SC_PAGESIZE) / 1024;
}

class Attacker {
  public:
    Attacker(unsigned seed, std::string filesystem) : m_random(seed), m_filesystem(std::move(filesystem)) { join(); }

    void attack(int calls) {
        for (int i = 0; i < calls; ++i) {
            sendOne();
            if (i % 64 == 63) {
                settle();
            }
            if (pick(2000) == 0) { // leave in the middle of everything, sometimes with calls under way
                join();
            }
        }
        settle();
    }

  private:
    unsigned pick(unsigned below) { return std::uniform_int_distribution<unsigned>(0, below - 1)(m_random); }

    void join() { m_bus = connect(nobody); }

    /// Waits until the helper has come so far, else most calls would be those of a caller that has left already. Takes
    /// what came back, so that the bus does not throw us out.
    void settle() {
        sd_bus_call_method(m_bus.get(), "org.trimwright.Helper1", "/org/trimwright/Helper1",
                           "org.freedesktop.DBus.Peer", "Ping", nullptr, nullptr, "");
        while (sd_bus_process(m_bus.get(), nullptr) > 0) {
        }
    }

    std::string text() {
        static const std::array<std::string, 12> evil = {"",
                                                         "/",
                                                         "/dev/sda",
                                                         "../../../etc/shadow",
                                                         "a\nb",
                                                         "$(touch /tmp/pwned)",
                                                         "-d sat",
                                                         "%s%n%n",
                                                         std::string(5000, 'A'),
                                                         "\xF0\x9F\x92\xA5",
                                                         "254:0.1",
                                                         "short"};
        const unsigned which = pick(14);
        return which < evil.size() ? evil[which] : which == 12 ? m_filesystem : std::string(pick(300), '\x01');
    }

    void appendAny(sd_bus_message* message, int depth) {
        switch (pick(depth > 3 ? 6 : 9)) {
        case 0:
        case 1:
            sd_bus_message_append(message, "s", text().c_str());
            break;
        case 2:
            sd_bus_message_append(message, "u", static_cast<std::uint32_t>(m_random()));
            break;
        case 3:
            sd_bus_message_append(message, "b", static_cast<int>(pick(2)));
            break;
        case 4:
            sd_bus_message_append(message, "d", 0.0 / 3.0);
            break;
        case 5:
            sd_bus_message_append(message, "o", "/org/trimwright/Helper1");
            break;
        case 6:
            sd_bus_message_append(message, "as", 2, "x", text().c_str());
            break;
        case 7:
            sd_bus_message_append(message, "a{sv}", 1, "k", "t", std::uint64_t{1} << 60);
            break;
        default:
            sd_bus_message_append_array(message, 'y', text().data(), pick(8));
            appendAny(message, depth + 1);
        }
    }

    /// The right types with wrong values, so that they reach what lies behind the check of types.
    void appendRight(sd_bus_message* message, const std::string& member) {
        const std::string name = pick(3) == 0 ? m_filesystem : text();
        if (member == "Trim") {
            sd_bus_message_append(message, "sbu", name.c_str(), 1, pick(50));
        } else if (member == "StartSelfTest") {
            sd_bus_message_append(message, "ssu", name.c_str(), text().c_str(), pick(50));
        } else if (member == "SetSchedule") {
            appendSchedule(message);
        } else if (member == "Cancel") {
            sd_bus_message_append(message, "u", pick(50));
        } else if (!member.starts_with("List") && member != "GetSchedule") {
            sd_bus_message_append(message, "su", name.c_str(), pick(50));
        }
    }

    /// Near the edges of what is allowed, so that some of it is.
    void appendSchedule(sd_bus_message* message) {
        const bool good = pick(3) != 0;
        const std::string every = good ? "month" : text();
        const std::string fstrim = good ? "disable" : text();
        const auto number = [this](unsigned most) { return static_cast<int>(pick(8) == 0 ? 255 : pick(most + 1)); };
        sd_bus_message_append(message, "bsyyyybb", 1, every.c_str(), number(7), number(28), number(23), number(59),
                              static_cast<int>(pick(2)), static_cast<int>(pick(2)));
        sd_bus_message_open_container(message, 'a', "s");
        for (unsigned count = pick(3) == 0 ? pick(400) : 0; count > 0; --count) {
            sd_bus_message_append(message, "s", text().c_str());
        }
        sd_bus_message_close_container(message);
        sd_bus_message_append(message, "su", fstrim.c_str(), pick(50));
    }

    void sendOne() {
        static const std::array<std::string, 14> members = {
            "ListDrives",    "ListFilesystems", "ReadHealth",  "WakeAndReadHealth",  "Trim",
            "StartSelfTest", "AbortSelfTest",   "Cancel",      "ReadSelfTestStatus", "Trim",
            "NoMethod",      "Prove",           "GetSchedule", "SetSchedule"};
        static const std::array<const char*, 5> interfaces = {
            "org.trimwright.Helper1", "org.trimwright.Helper1", "org.trimwright.Helper1",
            "org.freedesktop.DBus.Properties", "org.freedesktop.DBus.Introspectable"};
        static const std::array<const char*, 4> paths = {"/org/trimwright/Helper1", "/org/trimwright/Helper1", "/",
                                                         "/org/trimwright/Helper1/x"};
        const std::string& member = members[pick(members.size())];
        sd_bus_message* raw = nullptr;
        if (sd_bus_message_new_method_call(m_bus.get(), &raw, "org.trimwright.Helper1", paths[pick(paths.size())],
                                           interfaces[pick(interfaces.size())], member.c_str()) < 0) {
            return join();
        }
        const Reply message(raw);
        sd_bus_message_set_allow_interactive_authorization(raw, static_cast<int>(pick(2)));
        if (pick(2) == 0) {
            appendRight(raw, member);
        } else {
            for (unsigned count = pick(5); count > 0; --count) {
                appendAny(raw, 0);
            }
        }
        sd_bus_message_set_expect_reply(raw, static_cast<int>(pick(8) == 0));
        if (sd_bus_send(m_bus.get(), raw, nullptr) < 0) {
            join();
        }
    }

    std::mt19937 m_random;
    std::string m_filesystem;
    Connection m_bus;
};

TEST_F(HelperTest, AHundredThousandHostileCallsDoNothing) {
    constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;
    const auto mount = makeFilesystem(64 * mebibyte);
    ASSERT_FALSE(mount.empty());
    FakePolkit polkit(FakePolkit::Mode::deny);
    const ScheduleStage schedule(directory);
    startHelper(schedule.words());
    const auto scheduleBefore = schedule.everything();
    const std::uint64_t before = allocatedBytes();
    const std::string name = nameOf(mount);
    constexpr int calls = 100'000;
    constexpr int parts = 20;
    long early = 0;
    for (int part = 0; part < parts; ++part) {
        Attacker(static_cast<unsigned>(part + 1), name).attack(calls / parts);
        const Connection honest = connect();
        ASSERT_EQ(Call(honest.get(), "ListDrives", "").errorName(), "") << "after part " << part;
        if (part == 3) {
            early = residentOf(helper->pid());
        }
    }
    const long late = residentOf(helper->pid());
    std::cout << "Resident memory of the helper: " << early << " kB after a fifth, " << late << " kB in the end; "
              << polkit.questions().size() << " questions to polkit, all denied.\n";
    constexpr long tolerance = 2048; // kB: buffers that grew once
    EXPECT_LE(late, early + tolerance);
    EXPECT_GT(polkit.questions().size(), 300U) << "some calls were well formed";
    EXPECT_TRUE(std::ranges::any_of(polkit.questions(),
                                    [](const auto& question) { return question.action == "org.trimwright.schedule"; }));
    EXPECT_EQ(schedule.everything(), scheduleBefore);
    EXPECT_TRUE(runs().empty());
    for (const auto& question : polkit.questions()) {
        ASSERT_TRUE(question.action.starts_with("org.trimwright.")) << question.action;
    }
    Child({"sync", "-f", mount.string()}).wait();
    EXPECT_GE(allocatedBytes() + mebibyte, before) << "something was trimmed";
    EXPECT_TRUE(helper->children().empty());
    EXPECT_FALSE(std::filesystem::exists("/tmp/pwned"));
    EXPECT_EQ(::kill(helper->pid(), 0), 0) << "it has crashed";
}

TEST_F(HelperTest, DisconnectsAtEveryStepLeaveNoJobBehind) {
    constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;
    const auto mount = makeFilesystem(64 * mebibyte);
    ASSERT_FALSE(mount.empty());
    FakePolkit polkit(FakePolkit::Mode::allow);
    startHelper();
    const std::string name = nameOf(mount);
    for (int round = 0; round < 300; ++round) {
        const Connection client = connect(nobody);
        const Call trim(client.get(), "Trim", "sbu", name.c_str(), 0, 1U);
        polkit.mode = round % 3 == 0 ? FakePolkit::Mode::silent : FakePolkit::Mode::allow;
        for (int step = 0; step < round % 7; ++step) {
            sd_bus_process(client.get(), nullptr);
            ::usleep(static_cast<useconds_t>(200 * step));
        }
    }
    polkit.mode = FakePolkit::Mode::allow;
    const Connection client = connect(nobody);
    EXPECT_TRUE(eventually([&] { // the last of them may still be ending
        return Call(client.get(), "Trim", "sbu", name.c_str(), 0, 1U).errorName().empty();
    }));
    EXPECT_TRUE(helper->children().empty());
}

} // namespace
} // namespace trimwright::testing
