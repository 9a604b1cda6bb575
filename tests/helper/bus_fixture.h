// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/history_sample.h"
#include "tests/fakes/temporary_directory.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <sys/types.h>
#include <systemd/sd-bus.h>
#include <thread>
#include <vector>

namespace trimwright::testing {

/// Polls until it is so; false if it is not within the limit (a bound for a broken test, not a measure of speed).
bool eventually(const std::function<bool()>& condition, std::chrono::seconds limit = std::chrono::seconds(10));

/// A started program; killed with it if it still runs.
class Child {
  public:
    /// Output goes nowhere unless `log` names a file.
    explicit Child(const std::vector<std::string>& argv, const std::filesystem::path& log = "/dev/null");
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child();

    pid_t pid() const { return m_pid; }
    void signal(int number) const;
    /// The exit status, or minus the number of the signal that ended it.
    int wait();
    std::vector<pid_t> children() const;

  private:
    pid_t m_pid = -1;
};

/// A bus of our own that looks like the system bus; DBUS_SYSTEM_BUS_ADDRESS of this process leads to it.
class PrivateBus {
  public:
    explicit PrivateBus(const std::filesystem::path& directory);
    const std::string& address() const { return m_address; }

  private:
    std::string m_address;
    std::unique_ptr<Child> m_daemon;
};

struct BusCloser {
    void operator()(sd_bus* bus) const { sd_bus_flush_close_unref(bus); }
};
struct MessageCloser {
    void operator()(sd_bus_message* message) const { sd_bus_message_unref(message); }
};
using Connection = std::unique_ptr<sd_bus, BusCloser>;
using Reply = std::unique_ptr<sd_bus_message, MessageCloser>;

/// A connection to the private bus; as this user if it is given (needs root).
Connection connect(uid_t user = static_cast<uid_t>(-1));
/// Whether somebody has the name.
bool hasOwner(const char* name);

/// A call of the helper that is under way.
class Call {
  public:
    Call(sd_bus* bus, const char* member, const char* types, ...); // NOLINT(cert-dcl50-cpp): as sd-bus has it
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;
    ~Call() { sd_bus_slot_unref(m_slot); }

    /// Runs the connection until the reply is there.
    sd_bus_message* reply();
    bool isAnswered(); ///< Without waiting.
    /// The name of the error it was answered with, empty if it was none.
    std::string errorName();

  private:
    sd_bus* m_bus;
    sd_bus_slot* m_slot = nullptr;
    Reply m_reply;
};

/// polkit as a test wants it, in a thread of the test.
class FakePolkit {
  public:
    enum class Mode { allow, deny, challenge, dismissed, garbage, error, silent, crash };
    struct Question {
        std::string subject_kind;
        std::string subject;
        std::string action;
        std::map<std::string, std::string> details;
        std::uint32_t flags = 0;
    };

    explicit FakePolkit(Mode mode);
    FakePolkit(const FakePolkit&) = delete;
    FakePolkit& operator=(const FakePolkit&) = delete;
    ~FakePolkit();

    std::atomic<Mode> mode;
    std::atomic<int> withdrawn = 0;
    std::vector<Question> questions() const;
    int answer(sd_bus_message* call);

  private:
    void serve(const std::stop_token& stop);

    Connection m_bus;
    mutable std::mutex m_mutex;
    std::vector<Question> m_questions;
    std::jthread m_thread;
};

/// A private bus and the helper on it. Skips without root.
class HelperTest : public ::testing::Test {
  protected:
    HelperTest();
    ~HelperTest() override;
    void SetUp() override;

    /// `stage`: words of a shell that are run before the helper, in a mount namespace of its own.
    void startHelper(const std::string& stage = "", int idleSeconds = 60);
    /// The helper's name of the filesystem.
    std::string nameOf(const std::filesystem::path& mount);
    /// An ext4 of terabytes in a sparse image: optimizing it takes seconds.
    std::filesystem::path makeHugeFilesystem();
    std::filesystem::path makeFilesystem(std::uint64_t bytes, const std::vector<std::string>& options = {});
    std::uint64_t allocatedBytes() const; ///< Of the filesystem's image.
    /// Waits until the helper has the child process that trims.
    pid_t trimChild() const;
    /// What the helper has remembered, in a history of this test.
    std::vector<care::RunRecord> runs() const;

    testing::TemporaryDirectory m_temporary;
    std::filesystem::path directory = m_temporary.path();
    std::unique_ptr<PrivateBus> bus;
    std::unique_ptr<Child> helper;

  private:
    bool m_mounted = false;
};

} // namespace trimwright::testing
