// SPDX-License-Identifier: GPL-3.0-or-later
// The metrics as a real Prometheus sees them, through node_exporter's textfile collector. Debian's packages prometheus
// and prometheus-node-exporter are not among those that the bootstrap installs: they would start servers on the
// machine.
#include "tests/app/program.h"
#include "tests/paths.h"

#include <arpa/inet.h>
#include <atomic>
#include <chrono>
#include <csignal>
#include <netinet/in.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace trimwright::testing {
namespace {

using ::testing::HasSubstr;

bool isInstalled(const char* program) {
    return run({"sh", "-c", std::string("command -v ") + program}).exit_code == 0;
}

/// A port of this machine that nobody listens on now.
int freePort() {
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    int port = 0;
    if (::bind(fd, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0 &&
        ::getsockname(fd, reinterpret_cast<sockaddr*>(&address), &size) == 0) { // the sockets API takes them so
        port = ntohs(address.sin_port);
    }
    ::close(fd);
    return port;
}

/// A server that runs as long as this object lives.
class Server {
  public:
    explicit Server(std::vector<std::string> argv) {
        m_thread = std::thread([this, argv = std::move(argv)] {
            ProcessOptions options;
            options.timeout = std::chrono::seconds(120);
            options.started = [this](pid_t pid) { m_pid = pid; };
            m_end = run(argv, options);
        });
    }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server() {
        if (const pid_t pid = m_pid; pid > 0) {
            ::kill(pid, SIGTERM);
        }
        m_thread.join();
    }

  private:
    std::atomic<pid_t> m_pid = 0;
    Finished m_end;
    std::thread m_thread;
};

class Scrape : public ProgramTest {
  protected:
    void SetUp() override {
        for (const char* program : {"prometheus", "promtool", "prometheus-node-exporter"}) {
            if (!isInstalled(program)) {
                GTEST_SKIP() << program << " is not installed (packages prometheus and prometheus-node-exporter)";
            }
        }
    }
};

TEST_F(Scrape, promtoolFindsNothingWrong) {
    ASSERT_EQ(ctl({"emulated", "list"}).exit_code, 0);
    const Finished metrics = ctl({"metrics"});
    ASSERT_EQ(metrics.exit_code, 0) << metrics.err;
    ProcessOptions options;
    options.input = metrics.out;
    const Finished checked = run({"promtool", "check", "metrics"}, options);
    EXPECT_EQ(checked.exit_code, 0) << checked.out << checked.err;
    EXPECT_EQ(checked.out + checked.err, "") << "no advice either";
    const Finished rules =
        run({"promtool", "check", "rules", testing::sourceFile("resources/grafana/trimwright.rules.yml")});
    EXPECT_EQ(rules.exit_code, 0) << rules.out << rules.err;
}

TEST_F(Scrape, everyMetricOfDashboardAndRulesExists) {
    const Finished metrics = ctl({"metrics"});
    std::ifstream source(testing::sourceFile("core/care/metrics.cpp"));
    const std::string known{std::istreambuf_iterator<char>(source), {}};
    for (const char* file : {"trimwright.json", "trimwright.rules.yml"}) {
        std::ifstream in(testing::sourceFile("resources/grafana/") + file);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        EXPECT_GT(text.size(), 1000U) << file;
        std::size_t names = 0;
        for (auto at = text.find("trimwright_"); at != std::string::npos; at = text.find("trimwright_", at + 1)) {
            const auto end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_", at);
            EXPECT_THAT(known, HasSubstr('"' + text.substr(at, end - at) + '"')) << file;
            ++names;
        }
        EXPECT_GT(names, 5U) << file;
    }
}

TEST_F(Scrape, aRealPrometheusAnswersWithTheHostWritesOfTheEmulatedDrive) {
    const Json health = document({"health", "emulated:demo"});
    const auto written = health["host_writes_bytes"].get<std::uint64_t>();
    ASSERT_GT(written, 0U);
    const auto textfiles = directory.path() / "textfile";
    std::filesystem::create_directories(textfiles);
    ASSERT_EQ(ctl({"metrics", "--textfile", (textfiles / "trimwright.prom").string()}).exit_code, 0);

    const std::string exporter = "127.0.0.1:" + std::to_string(freePort());
    const std::string server = "127.0.0.1:" + std::to_string(freePort());
    const std::string config =
        directory.file("prometheus.yml", "global: {scrape_interval: 1s}\n"
                                         "rule_files: [" +
                                             testing::sourceFile("resources/grafana/trimwright.rules.yml") +
                                             "]\n"
                                             "scrape_configs:\n"
                                             "  - job_name: node\n"
                                             "    static_configs: [{targets: ['" +
                                             exporter + "']}]\n");
    const Server nodeExporter({"prometheus-node-exporter", "--web.listen-address=" + exporter,
                               "--collector.disable-defaults", "--collector.textfile",
                               "--collector.textfile.directory=" + textfiles.string()});
    const Server prometheus({"prometheus", "--config.file=" + config,
                             "--storage.tsdb.path=" + (directory.path() / "tsdb").string(),
                             "--web.listen-address=" + server});
    const auto query = [&server](const std::string& expression) {
        return run({"promtool", "query", "instant", "http://" + server, expression}).out;
    };
    const std::string question = "trimwright_drive_host_writes_bytes_total{drive=\"emulated:demo\"}";
    std::string answer;
    for (int attempt = 0; attempt < 240 && answer.find("=>") == std::string::npos; ++attempt) {
        std::this_thread::sleep_for(std::chrono::milliseconds(250));
        answer = query(question);
    }
    EXPECT_THAT(answer, HasSubstr("=> " + std::to_string(written) + " @"));
    EXPECT_THAT(query("node_textfile_scrape_error"), HasSubstr("=> 0 @"));
    EXPECT_THAT(query("sum(trimwright_drive_verdict{drive=\"emulated:demo\"})"), HasSubstr("=> 1 @"));
}

} // namespace
} // namespace trimwright::testing
