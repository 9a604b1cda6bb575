// SPDX-License-Identifier: GPL-3.0-or-later
// The helper as it runs: on a bus of its own, with an authority that the test plays.
#include "app/dbus/helper_connection.h"
#include "tests/helper/bus_fixture.h"
#include "tests/paths.h"

#include <algorithm>
#include <cctype>
#include <csignal>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <unistd.h>

namespace trimwright::testing {
namespace {

using bus::HelperConnection;
using Mode = FakePolkit::Mode;

constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;
constexpr const char* errorPrefix = "org.trimwright.Error.";

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// "method Trim s filesystem in, b …" for each member of our interface, whatever the layout of the XML.
std::set<std::string> membersOf(const std::string& xml) {
    const std::regex comment("<!--[^]*?-->");
    std::string text = std::regex_replace(xml, comment, "");
    const auto begin = text.find("<interface name=\"org.trimwright.Helper1\">");
    text = text.substr(begin, text.find("</interface>", begin) - begin);
    std::set<std::string> members;
    std::string current;
    const std::regex element("<(/?)(method|signal|arg|property|annotation)([^>]*)>");
    const std::regex attribute("(name|type|direction|value)=\"([^\"]*)\"");
    for (std::sregex_iterator it(text.begin(), text.end(), element), end; it != end; ++it) {
        const std::string kind = (*it)[2];
        const std::string attributes = (*it)[3];
        if ((*it)[1] == "/") {
            members.insert(std::exchange(current, ""));
            continue;
        }
        std::map<std::string, std::string> values;
        for (std::sregex_iterator a(attributes.begin(), attributes.end(), attribute); a != end; ++a) {
            values[(*a)[1]] = (*a)[2];
        }
        current +=
            kind + " " + values["name"] + " " + values["type"] + " " + values["direction"] + values["value"] + ", ";
        if (kind != "arg" && attributes.ends_with("/")) {
            members.insert(std::exchange(current, ""));
        }
    }
    return members;
}

TEST_F(HelperTest, ShowsJustWhatTheContractSays) {
    startHelper();
    const Connection client = connect();
    sd_bus_message* raw = nullptr;
    ASSERT_GE(sd_bus_call_method(client.get(), "org.trimwright.Helper1", "/org/trimwright/Helper1",
                                 "org.freedesktop.DBus.Introspectable", "Introspect", nullptr, &raw, ""),
              0);
    const Reply reply(raw);
    const char* shown = nullptr;
    sd_bus_message_read(raw, "s", &shown);
    std::ifstream file(testing::sourceFile("app/dbus/org.trimwright.Helper1.xml"));
    const std::string contract{std::istreambuf_iterator<char>(file), {}};
    EXPECT_GT(membersOf(contract).size(), 8U);
    EXPECT_EQ(membersOf(shown), membersOf(contract));
}

TEST_F(HelperTest, OptimizesWhenPolkitSaysYesAndAsksItOnce) {
    const auto mount = makeFilesystem(256 * mebibyte);
    ASSERT_FALSE(mount.empty());
    std::ofstream(mount / "file") << std::string(64 * mebibyte, 'x');
    Child({"sync", "-f", mount.string()}).wait();
    std::filesystem::remove(mount / "file");
    Child({"sync", "-f", mount.string()}).wait();
    const std::uint64_t before = allocatedBytes();
    FakePolkit polkit(Mode::allow);
    startHelper();
    const std::string name = nameOf(mount);
    EXPECT_EQ(name.find('/'), std::string::npos) << "a name is no path";
    auto connection = HelperConnection::open();
    ASSERT_TRUE(connection);
    int reports = 0;
    const auto outcome = connection->trim(name, false, {}, [&](const Progress&) { ++reports; });
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_EQ(outcome->kind, TrimOutcome::Kind::trimmed) << outcome->reason;
    EXPECT_GT(outcome->offered_bytes, 64 * mebibyte);
    EXPECT_GT(reports, 0);
    EXPECT_LE(allocatedBytes() + 60 * mebibyte, before);
    const auto questions = polkit.questions();
    ASSERT_EQ(questions.size(), 1U);
    EXPECT_EQ(questions[0].subject_kind, "system-bus-name");
    EXPECT_EQ(questions[0].subject.front(), ':');
    EXPECT_EQ(questions[0].action, "org.trimwright.optimize");
    EXPECT_EQ(questions[0].details.at("mount"), mount.string());
    EXPECT_EQ(questions[0].flags, 1U) << "the user may be asked";
    auto quiet = HelperConnection::open({.interactive = false});
    ASSERT_TRUE(quiet->trim(name, false, {}, {}));
    EXPECT_EQ(polkit.questions().at(1).flags, 0U);
    const auto remembered = runs();
    ASSERT_EQ(remembered.size(), 2U);
    EXPECT_EQ(remembered[0].kind, care::RunKind::optimize);
    EXPECT_EQ(remembered[0].mount, mount.string());
    EXPECT_EQ(remembered[0].filesystem, "ext4");
    EXPECT_EQ(remembered[0].outcome, "trimmed");
    EXPECT_EQ(remembered[0].offered_bytes, outcome->offered_bytes);
    EXPECT_EQ(remembered[0].source, "helper");
}

TEST_F(HelperTest, WhatIsNotAClearYesIsANo) {
    const auto mount = makeFilesystem(64 * mebibyte);
    ASSERT_FALSE(mount.empty());
    const std::uint64_t before = allocatedBytes();
    startHelper();
    const std::string name = nameOf(mount);
    const std::map<Mode, std::string> words = {
        {Mode::deny, "does not allow"},    {Mode::challenge, "polkit agent"}, {Mode::dismissed, "dismissed"},
        {Mode::garbage, "not understood"}, {Mode::error, "an error"},         {Mode::crash, "did not answer"},
    };
    for (const auto& [mode, word] : words) {
        FakePolkit polkit(mode);
        auto connection = HelperConnection::open();
        const auto outcome = connection->trim(name, true, {}, {});
        ASSERT_FALSE(outcome);
        EXPECT_EQ(outcome.error().code, Errc::permissionDenied);
        EXPECT_TRUE(contains(outcome.error().message, word)) << outcome.error().message;
        EXPECT_TRUE(contains(outcome.error().message, mount.string())) << outcome.error().message;
        EXPECT_FALSE(outcome.error().advice.empty());
        EXPECT_EQ(polkit.questions().size(), 1U);
    }
    auto connection = HelperConnection::open();
    const auto outcome = connection->trim(name, true, {}, {});
    ASSERT_FALSE(outcome);
    EXPECT_TRUE(contains(outcome.error().message, "polkit is not installed")) << outcome.error().message;
    Child({"sync", "-f", mount.string()}).wait();
    EXPECT_GE(allocatedBytes() + mebibyte, before) << "nothing was trimmed";
    EXPECT_TRUE(helper->children().empty());
    EXPECT_TRUE(runs().empty()) << "what was refused is no run";
}

TEST_F(HelperTest, OnlyItsOwnerCancelsAJobAndAFilesystemIsOptimizedOnceAtATime) {
    const auto mount = makeHugeFilesystem();
    ASSERT_FALSE(mount.empty());
    FakePolkit polkit(Mode::allow);
    startHelper();
    const std::string name = nameOf(mount);
    const Connection owner = connect();
    const Connection other = connect();
    Call trim(owner.get(), "Trim", "sbu", name.c_str(), 0, 7U);
    const pid_t child = trimChild();
    EXPECT_EQ(Call(other.get(), "Cancel", "u", 7U).errorName(), std::string(errorPrefix) + "NotFound");
    EXPECT_EQ(Call(other.get(), "Trim", "sbu", name.c_str(), 0, 7U).errorName(), std::string(errorPrefix) + "Busy");
    EXPECT_EQ(Call(owner.get(), "ReadHealth", "su", "no such drive", 8U).errorName(),
              std::string(errorPrefix) + "NotFound");
    EXPECT_EQ(polkit.questions().size(), 1U) << "no question for what cannot be done";
    if (trim.isAnswered()) {
        GTEST_SKIP() << "This machine optimizes terabytes faster than a test can ask for anything.";
    }
    EXPECT_EQ(Call(owner.get(), "Cancel", "u", 7U).errorName(), "");
    const char* outcome = nullptr;
    ASSERT_EQ(trim.errorName(), "");
    sd_bus_message_read(trim.reply(), "s", &outcome);
    EXPECT_STREQ(outcome, "cancelled");
    EXPECT_TRUE(eventually([child] { return ::kill(child, 0) != 0; }));
}

TEST_F(HelperTest, ACallerThatVanishesEndsItsJobAndItsQuestion) {
    const auto mount = makeHugeFilesystem();
    ASSERT_FALSE(mount.empty());
    FakePolkit polkit(Mode::allow);
    startHelper();
    const std::string name = nameOf(mount);
    Connection client = connect();
    auto trim = std::make_unique<Call>(client.get(), "Trim", "sbu", name.c_str(), 0, 1U);
    const pid_t child = trimChild();
    trim.reset();
    client.reset();
    EXPECT_TRUE(eventually([child] { return ::kill(child, 0) != 0; })) << "the trim goes on";

    polkit.mode = Mode::silent;
    client = connect();
    EXPECT_TRUE(eventually([&] { return runs().size() == 1; })) << "it is remembered as far as it went";
    EXPECT_TRUE(eventually([&] { // the first one may still be ending
        if (!trim || trim->isAnswered()) {
            trim = std::make_unique<Call>(client.get(), "Trim", "sbu", name.c_str(), 0, 1U);
        }
        return polkit.questions().size() == 2;
    }));
    trim.reset();
    client.reset();
    EXPECT_TRUE(eventually([&] { return polkit.withdrawn == 1; })) << "the dialogue stays open";
    EXPECT_TRUE(helper->children().empty());
    EXPECT_TRUE(hasOwner("org.trimwright.Helper1"));
}

TEST_F(HelperTest, KilledInTheMiddleItLeavesNothingBehind) {
    const auto mount = makeHugeFilesystem();
    ASSERT_FALSE(mount.empty());
    FakePolkit polkit(Mode::allow);
    startHelper();
    const std::string name = nameOf(mount);
    const Connection client = connect();
    Call trim(client.get(), "Trim", "sbu", name.c_str(), 0, 1U);
    const pid_t child = trimChild();
    helper->signal(SIGKILL);
    EXPECT_EQ(helper->wait(), -SIGKILL);
    EXPECT_TRUE(eventually([child] { return ::kill(child, 0) != 0; })) << "the trim goes on";
    EXPECT_NE(trim.errorName(), "") << "the bus tells the caller";
    startHelper();
    EXPECT_EQ(nameOf(mount), name);
}

TEST_F(HelperTest, SigtermAndSleepEndJobsInOrderAndSayWhy) {
    const auto mount = makeHugeFilesystem();
    ASSERT_FALSE(mount.empty());
    FakePolkit polkit(Mode::allow);
    startHelper();
    const std::string name = nameOf(mount);
    const Connection client = connect();
    const auto endOf = [](Call& call) {
        const char* outcome = "";
        const char* reason = "";
        sd_bus_message_read(call.reply(), "ss", &outcome, &reason);
        return std::string(outcome) + ": " + reason;
    };
    {
        const Connection login = connect();
        ASSERT_GE(sd_bus_request_name(login.get(), "org.freedesktop.login1", 0), 0);
        Call trim(client.get(), "Trim", "sbu", name.c_str(), 0, 1U);
        trimChild();
        sd_bus_emit_signal(login.get(), "/org/freedesktop/login1", "org.freedesktop.login1.Manager", "PrepareForSleep",
                           "b", 1);
        sd_bus_flush(login.get());
        const std::string end = endOf(trim);
        EXPECT_TRUE(contains(end, "cancelled: The computer went to sleep")) << end;
    }
    Call trim(client.get(), "Trim", "sbu", name.c_str(), 0, 1U);
    trimChild();
    helper->signal(SIGTERM);
    const std::string end = endOf(trim);
    EXPECT_TRUE(contains(end, "cancelled: Trimwright's helper was ended")) << end;
    EXPECT_EQ(helper->wait(), 0);
}

TEST_F(HelperTest, EndsWhenIdle) {
    startHelper("", 1);
    EXPECT_EQ(helper->wait(), 0);
    EXPECT_FALSE(hasOwner("org.trimwright.Helper1"));
}

TEST_F(HelperTest, AFloodIsRefusedAndASecondUserIsServed) {
    const auto mount = makeFilesystem(64 * mebibyte);
    ASSERT_FALSE(mount.empty());
    FakePolkit polkit(Mode::silent);
    startHelper();
    const std::string name = nameOf(mount);
    const Connection greedy = connect();
    std::vector<std::unique_ptr<Call>> calls;
    for (unsigned job = 1; job <= 40; ++job) {
        calls.push_back(std::make_unique<Call>(greedy.get(), "Trim", "sbu", name.c_str(), 0, job));
    }
    const auto refused = [&] {
        return std::count_if(calls.begin(), calls.end(), [](const auto& call) { return call->isAnswered(); });
    };
    EXPECT_TRUE(eventually([&] { return refused() == 8; })) << refused();
    EXPECT_EQ(calls.back()->errorName(), std::string(errorPrefix) + "LimitsExceeded");
    EXPECT_EQ(Call(greedy.get(), "Trim", "sbu", name.c_str(), 0, 3U).errorName(),
              std::string(errorPrefix) + "InvalidRequest")
        << "a job number that is in use";
    polkit.mode = Mode::allow;
    const Connection other = connect(65534);
    Call served(other.get(), "Trim", "sbu", name.c_str(), 0, 1U);
    EXPECT_EQ(served.errorName(), "");
    EXPECT_EQ(refused(), 8) << "the others still wait for their answer";
}

TEST_F(HelperTest, AClientNeverHangs) {
    using namespace std::chrono_literals;
    startHelper();
    helper->signal(SIGSTOP);
    auto stuck = HelperConnection::open({.silence_limit = 300ms});
    ASSERT_TRUE(stuck);
    EXPECT_EQ(stuck->drives({}).error().code, Errc::timedOut);
    EXPECT_EQ(stuck->trim("x", false, {}, {}).error().code, Errc::timedOut);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(stuck->drives(stop.get_token()).error().code, Errc::cancelled);
    auto patient = HelperConnection::open({.silence_limit = 60s, .cancel_limit = 300ms});
    EXPECT_EQ(patient->trim("x", false, stop.get_token(), {}).error().code, Errc::cancelled);
    helper->signal(SIGKILL);
    helper->wait();

    auto alone = HelperConnection::open();
    const auto missing = alone->drives({});
    EXPECT_EQ(missing.error().code, Errc::permissionDenied);
    EXPECT_TRUE(contains(missing.error().message, "not set up")) << missing.error().message;
    EXPECT_TRUE(contains(missing.error().advice, "sets up the helper")) << missing.error().advice;

    ::setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/bus", 1);
    const auto noBus = HelperConnection::open();
    ASSERT_FALSE(noBus);
    EXPECT_EQ(noBus.error().code, Errc::permissionDenied);
    EXPECT_TRUE(contains(noBus.error().message, "no system bus")) << noBus.error().message;
}

TEST_F(HelperTest, OptimizesThroughAReadOnlyView) {
    const auto mount = makeFilesystem(64 * mebibyte);
    ASSERT_FALSE(mount.empty());
    FakePolkit polkit(Mode::allow);
    startHelper("mount -o remount,bind,ro " + mount.string()); // as ProtectSystem=strict does
    auto connection = HelperConnection::open();
    const auto outcome = connection->trim(nameOf(mount), false, {}, {});
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_EQ(outcome->kind, TrimOutcome::Kind::trimmed) << outcome->reason;
    EXPECT_GT(outcome->offered_bytes, 0U);
}

TEST_F(HelperTest, ProvesTrimWithAnActionOfItsOwnThroughAReadOnlyView) {
    const auto mount = makeFilesystem(64 * mebibyte);
    ASSERT_FALSE(mount.empty());
    FakePolkit polkit(Mode::allow);
    startHelper("mount -o remount,bind,ro " + mount.string());
    auto connection = HelperConnection::open();
    std::set<ProveStep> steps;
    const auto outcome = connection->prove(nameOf(mount), {4 * mebibyte}, {},
                                           [&](const Progress& progress) { steps.insert(proveStepOf(progress)); });
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_EQ(outcome->answer, ProveOutcome::Answer::works) << outcome->because;
    EXPECT_GT(outcome->checked_bytes, 3 * mebibyte); // whole units of the discard granularity
    EXPECT_EQ(outcome->zeroed_bytes, outcome->checked_bytes);
    ASSERT_EQ(outcome->drives.size(), 1U);
    EXPECT_EQ(outcome->drives[0].promise.promise, ZeroPromise::zeros);
    EXPECT_FALSE(outcome->notes.empty());
    EXPECT_FALSE(steps.empty());
    ASSERT_EQ(polkit.questions().size(), 1U);
    EXPECT_EQ(polkit.questions()[0].action, "org.trimwright.prove");
    EXPECT_EQ(polkit.questions()[0].details.at("mount"), mount.string());
    const auto remembered = runs();
    ASSERT_EQ(remembered.size(), 1U);
    EXPECT_EQ(remembered[0].kind, care::RunKind::prove);
    EXPECT_EQ(remembered[0].outcome, "works");
    EXPECT_EQ(remembered[0].reason, outcome->because);
    EXPECT_GT(remembered[0].seconds.value_or(0), 0);
    EXPECT_EQ(connection->prove("nothing", {}, {}, {}).error().code, Errc::notFound);
    EXPECT_EQ(connection->prove(nameOf(mount), {12345}, {}, {}).error().code, Errc::usage);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(connection->prove(nameOf(mount), {}, stop.get_token(), {}).error().code, Errc::cancelled);
}

TEST_F(HelperTest, ProvesTrimWhereOnlyAUserMayWriteWithTheRightsOfItsUnit) {
    const auto mount = makeFilesystem(64 * mebibyte);
    ASSERT_FALSE(mount.empty());
    ASSERT_EQ(::chown(mount.c_str(), 65534, 65534), 0);
    std::filesystem::permissions(mount, std::filesystem::perms::owner_all);
    FakePolkit polkit(Mode::allow);
    std::ifstream unit(sourceFile("installer/systemd/trimwright-helper.service.in"));
    std::string rights = "-all";
    for (std::string line; std::getline(unit, line);) {
        if (line.starts_with("CapabilityBoundingSet=CAP_")) {
            std::istringstream names(line.substr(line.find('=') + 1));
            for (std::string name; names >> name;) {
                std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
                rights += ",+" + name.substr(4);
            }
        }
    }
    ASSERT_NE(rights, "-all");
    startHelper("set -- setpriv --bounding-set " + rights + " \"$@\"");
    std::ifstream status("/proc/" + std::to_string(helper->pid()) + "/status");
    const std::string text{std::istreambuf_iterator<char>(status), {}};
    const auto effective = std::stoull(text.substr(text.find("CapEff:") + 7), nullptr, 16);
    EXPECT_EQ(effective & 2, 0U) << "CAP_DAC_OVERRIDE is laid aside";
    auto connection = HelperConnection::open();
    const auto outcome = connection->prove(nameOf(mount), {4 * mebibyte}, {}, {});
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_EQ(outcome->answer, ProveOutcome::Answer::works) << outcome->because;
}

} // namespace
} // namespace trimwright::testing
