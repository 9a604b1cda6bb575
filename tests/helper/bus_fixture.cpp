// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/helper/bus_fixture.h"

#include "app/dbus/helper_connection.h"
#include "core/care/history.h"
#include "tests/paths.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdarg>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <stdexcept>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace trimwright::testing {

using namespace std::chrono_literals;

bool eventually(const std::function<bool()>& condition, std::chrono::seconds limit) {
    for (const auto end = std::chrono::steady_clock::now() + limit; std::chrono::steady_clock::now() < end;) {
        if (condition()) {
            return true;
        }
        std::this_thread::sleep_for(10ms);
    }
    return condition();
}

Child::Child(const std::vector<std::string>& argv, const std::filesystem::path& log) {
    std::vector<char*> words;
    for (const std::string& word : argv) {
        words.push_back(const_cast<char*>(word.c_str())); // NOLINT: execvp() takes them so and changes nothing
    }
    words.push_back(nullptr);
    m_pid = ::fork();
    if (m_pid == 0) {
        ::dup2(::open("/dev/null", O_RDONLY), STDIN_FILENO);
        const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
        ::dup2(out, STDOUT_FILENO);
        ::dup2(out, STDERR_FILENO);
        ::execvp(words[0], words.data());
        ::_exit(127);
    }
}

Child::~Child() {
    if (m_pid > 0) {
        signal(SIGKILL);
        wait();
    }
}

void Child::signal(int number) const {
    ::kill(m_pid, number);
}

int Child::wait() {
    int status = 0;
    ::waitpid(std::exchange(m_pid, -1), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

std::vector<pid_t> Child::children() const {
    std::vector<pid_t> found;
    std::error_code ignored;
    const std::string tasks = "/proc/" + std::to_string(m_pid) + "/task";
    for (const auto& thread : std::filesystem::directory_iterator(tasks, ignored)) {
        std::ifstream in(thread.path() / "children");
        for (pid_t pid = 0; in >> pid;) {
            found.push_back(pid);
        }
    }
    return found;
}

PrivateBus::PrivateBus(const std::filesystem::path& directory)
    : m_address("unix:path=" + (directory / "bus").string()) {
    const auto file = directory / "bus.conf";
    std::ofstream(file) << "<!DOCTYPE busconfig PUBLIC \"-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN\" "
                           "\"http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd\">\n"
                           "<busconfig><type>system</type><auth>EXTERNAL</auth><listen>"
                        << m_address
                        << "</listen><policy context=\"default\"><allow user=\"*\"/><allow own=\"*\"/>"
                           "<allow send_type=\"*\"/><allow receive_type=\"*\"/></policy></busconfig>\n";
    m_daemon = std::make_unique<Child>(
        std::vector<std::string>{"dbus-daemon", "--nofork", "--nopidfile", "--config-file=" + file.string()});
    ::setenv("DBUS_SYSTEM_BUS_ADDRESS", m_address.c_str(), 1);
    EXPECT_TRUE(eventually([&] { return std::filesystem::exists(directory / "bus"); })) << "dbus-daemon does not run";
}

Connection connect(uid_t user) {
    const bool other = user != static_cast<uid_t>(-1) && ::seteuid(user) == 0;
    sd_bus* raw = nullptr;
    const int opened = sd_bus_open_system(&raw);
    Connection made(raw);
    const char* name = nullptr;
    const bool works = opened >= 0 && sd_bus_get_unique_name(raw, &name) >= 0; // waits for the bus to know us
    if (other && ::seteuid(0) != 0) {
        throw std::runtime_error("cannot become root again");
    }
    EXPECT_TRUE(works) << "the private bus cannot be reached";
    return made;
}

bool hasOwner(const char* name) {
    const Connection bus = connect();
    sd_bus_creds* creds = nullptr;
    const int found = sd_bus_get_name_creds(bus.get(), name, 0, &creds);
    sd_bus_creds_unref(creds);
    return found >= 0;
}

Call::Call(sd_bus* bus, const char* member, const char* types, ...) : m_bus(bus) {
    sd_bus_message* raw = nullptr;
    sd_bus_message_new_method_call(bus, &raw, "org.trimwright.Helper1", "/org/trimwright/Helper1",
                                   "org.trimwright.Helper1", member);
    const Reply call(raw);
    va_list values;
    va_start(values, types);
    sd_bus_message_appendv(raw, types, values);
    va_end(values);
    const auto keep = [](sd_bus_message* message, void* self, sd_bus_error* /*unused*/) {
        static_cast<Call*>(self)->m_reply.reset(sd_bus_message_ref(message));
        return 0;
    };
    EXPECT_GE(sd_bus_call_async(bus, &m_slot, raw, keep, this, UINT64_MAX), 0);
    sd_bus_flush(bus);
}

bool Call::isAnswered() {
    while (!m_reply && sd_bus_process(m_bus, nullptr) > 0) {
    }
    return m_reply != nullptr;
}

sd_bus_message* Call::reply() {
    const bool came = eventually([this] {
        if (isAnswered()) {
            return true;
        }
        sd_bus_wait(m_bus, 100'000);
        return false;
    });
    EXPECT_TRUE(came) << "no reply";
    return m_reply.get();
}

std::string Call::errorName() {
    sd_bus_message* message = reply();
    const sd_bus_error* error = message == nullptr ? nullptr : sd_bus_message_get_error(message);
    return error == nullptr ? "" : error->name;
}

namespace {

/// Not a table of sd-bus, which would not let a wrong answer pass.
int onCall(sd_bus_message* call, void* self, sd_bus_error* /*unused*/) {
    constexpr const char* interface = "org.freedesktop.PolicyKit1.Authority";
    auto* polkit = static_cast<FakePolkit*>(self);
    if (sd_bus_message_is_method_call(call, interface, "CancelCheckAuthorization") > 0) {
        ++polkit->withdrawn;
        return sd_bus_reply_method_return(call, "");
    }
    return sd_bus_message_is_method_call(call, interface, "CheckAuthorization") > 0 ? polkit->answer(call) : 0;
}

} // namespace

FakePolkit::FakePolkit(Mode first) : mode(first), m_bus(connect()) {
    sd_bus_add_object(m_bus.get(), nullptr, "/org/freedesktop/PolicyKit1/Authority", onCall, this);
    EXPECT_GE(sd_bus_request_name(m_bus.get(), "org.freedesktop.PolicyKit1", 0), 0);
    m_thread = std::jthread([this](const std::stop_token& stop) { serve(stop); });
}

FakePolkit::~FakePolkit() {
    m_thread.request_stop();
    m_thread.join();
}

void FakePolkit::serve(const std::stop_token& stop) {
    while (!stop.stop_requested() && m_bus) {
        const int done = sd_bus_process(m_bus.get(), nullptr);
        if (done < 0) {
            return;
        }
        if (done == 0) {
            sd_bus_wait(m_bus.get(), 20'000);
        }
    }
}

int FakePolkit::answer(sd_bus_message* call) {
    const char* kind = nullptr;
    const char* key = nullptr;
    const char* value = nullptr;
    const char* action = nullptr;
    Question question;
    sd_bus_message_enter_container(call, 'r', "sa{sv}");
    sd_bus_message_read(call, "s", &kind);
    sd_bus_message_read(call, "a{sv}", 1, &key, "s", &value);
    sd_bus_message_exit_container(call);
    sd_bus_message_read(call, "s", &action);
    question.subject_kind = kind;
    question.subject = value;
    question.action = action;
    sd_bus_message_enter_container(call, 'a', "{ss}");
    while (sd_bus_message_read(call, "{ss}", &key, &value) > 0) {
        question.details[key] = value;
    }
    sd_bus_message_exit_container(call);
    sd_bus_message_read(call, "u", &question.flags);
    {
        const std::lock_guard lock(m_mutex);
        m_questions.push_back(std::move(question));
    }
    switch (mode) {
    case Mode::allow:
        return sd_bus_reply_method_return(call, "(bba{ss})", 1, 0, 0);
    case Mode::deny:
        return sd_bus_reply_method_return(call, "(bba{ss})", 0, 0, 0);
    case Mode::challenge:
        return sd_bus_reply_method_return(call, "(bba{ss})", 0, 1, 0);
    case Mode::dismissed:
        return sd_bus_reply_method_return(call, "(bba{ss})", 0, 1, 1, "polkit.dismissed", "true");
    case Mode::garbage:
        return sd_bus_reply_method_return(call, "s", "yes");
    case Mode::error:
        return sd_bus_reply_method_errorf(call, "org.freedesktop.PolicyKit1.Error.Failed", "no");
    case Mode::silent:
        return 1;
    case Mode::crash:
        sd_bus_close(m_bus.get());
        return 1;
    }
    return 1;
}

std::vector<FakePolkit::Question> FakePolkit::questions() const {
    const std::lock_guard lock(m_mutex);
    return m_questions;
}

HelperTest::HelperTest() {
    ::chmod(directory.c_str(), 0755); // other users meet us here
}

HelperTest::~HelperTest() {
    helper.reset();
    if (m_mounted) {
        Child({"umount", (directory / "mounted").string()}).wait();
    }
    bus.reset();
}

void HelperTest::SetUp() {
    if (::geteuid() != 0) {
        GTEST_SKIP() << "This test needs root: the helper is one that runs as root.";
    }
    bus = std::make_unique<PrivateBus>(directory);
    ::setenv("TRIMWRIGHT_STATE_DIR", (directory / "state").c_str(), 1); // not the history of this machine
}

void HelperTest::startHelper(const std::string& stage, int idleSeconds) {
    std::vector<std::string> argv = {testing::builtProgram("trimwright-helper"), "--idle-seconds",
                                     std::to_string(idleSeconds)};
    if (!stage.empty()) {
        const std::vector<std::string> around = {"unshare", "--mount", "sh", "-c", stage + "\nexec \"$@\"", "sh"};
        argv.insert(argv.begin(), around.begin(), around.end());
    }
    helper = std::make_unique<Child>(argv, directory / "helper.log");
    EXPECT_TRUE(eventually([] { return hasOwner("org.trimwright.Helper1"); })) << "the helper is not on the bus";
}

std::filesystem::path HelperTest::makeFilesystem(std::uint64_t bytes, const std::vector<std::string>& options) {
    const auto image = directory / "image";
    const auto mount = directory / "mounted";
    std::ofstream(image).close();
    std::filesystem::resize_file(image, bytes);
    std::filesystem::create_directory(mount);
    std::vector<std::string> mkfs = {"mkfs.ext4", "-q", "-F"};
    mkfs.insert(mkfs.end(), options.begin(), options.end());
    mkfs.push_back(image.string());
    EXPECT_EQ(Child(mkfs).wait(), 0);
    m_mounted = Child({"mount", "-o", "loop", image.string(), mount.string()}).wait() == 0;
    return m_mounted ? mount : std::filesystem::path();
}

std::filesystem::path HelperTest::makeHugeFilesystem() {
    constexpr std::uint64_t terabyte = std::uint64_t{1} << 40;
    return makeFilesystem(4 * terabyte,
                          {"-m", "0", "-N", "10000", "-O", "^has_journal", "-E", "lazy_itable_init=1,nodiscard"});
}

std::uint64_t HelperTest::allocatedBytes() const {
    struct stat status {};
    constexpr std::uint64_t statBlock = 512;
    return ::stat((directory / "image").c_str(), &status) == 0
               ? static_cast<std::uint64_t>(status.st_blocks) * statBlock
               : 0;
}

std::string HelperTest::nameOf(const std::filesystem::path& mount) {
    auto connection = bus::HelperConnection::open();
    if (connection) {
        for (const auto& filesystem : connection->filesystems({}).value_or(std::vector<bus::NamedFilesystem>{})) {
            if (filesystem.mount == mount) {
                return filesystem.name;
            }
        }
    }
    ADD_FAILURE() << "the helper does not list " << mount;
    return "";
}

std::vector<care::RunRecord> HelperTest::runs() const {
    auto history = care::History::open(directory / "state/history.db", care::History::Access::readOnly, {});
    return history ? history->runs(std::nullopt).value_or(std::vector<care::RunRecord>())
                   : std::vector<care::RunRecord>();
}

pid_t HelperTest::trimChild() const {
    EXPECT_TRUE(eventually([this] { return !helper->children().empty(); })) << "nothing is being trimmed";
    const auto children = helper->children();
    return children.empty() ? -1 : children.front();
}

} // namespace trimwright::testing
