// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/versions.h"

#include "core/base/file.h"
#include "core/base/text.h"

#include <string_view>
#include <sys/utsname.h>

namespace trimwright::app {
namespace {

/// PRETTY_NAME of os-release(5), without its quotes; empty if it is not there.
std::string systemName() {
    const auto file = readFile("/etc/os-release", 65536);
    constexpr std::string_view key = "PRETTY_NAME=";
    const std::string content = file ? "\n" + *file : std::string();
    const std::size_t at = content.find("\n" + std::string(key));
    if (at == std::string::npos) {
        return {};
    }
    std::string_view value = std::string_view(content).substr(at + 1 + key.size());
    value = value.substr(0, value.find('\n'));
    if (value.size() >= 2 && value.front() == value.back() && (value.front() == '"' || value.front() == '\'')) {
        value = value.substr(1, value.size() - 2);
    }
    return cleanText(value);
}

} // namespace

std::vector<std::pair<std::string, std::string>> reportVersions(const std::string& program) {
    std::vector<std::pair<std::string, std::string>> versions{{"Trimwright", program}};
    if (std::string system = systemName(); !system.empty()) {
        versions.emplace_back("on", std::move(system));
    }
    if (utsname kernel{}; ::uname(&kernel) == 0) {
        versions.emplace_back(kernel.sysname, kernel.release);
    }
    return versions;
}

} // namespace trimwright::app
