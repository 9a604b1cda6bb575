// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "core/care/catalog.h"
#include "tests/fakes/fake_backend.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stop_token>
#include <string>
#include <vector>

namespace trimwright::cli::testing {

/// The names of an object's keys, in the order of the document.
inline std::vector<std::string> keysOf(const nlohmann::ordered_json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items()) {
        keys.push_back(key);
    }
    return keys;
}

/// Runs commands in process on a FakeBackend and keeps what they write.
class CommandTest : public ::testing::Test {
  protected:
    Session session(bool json = false) {
        out.str({});
        err.str({});
        return {.out = out, .err = err, .style = {}, .json = json, .progress = false, .stop = stop.get_token()};
    }

    nlohmann::ordered_json document() const { return nlohmann::ordered_json::parse(out.str()); }

    static Drive ssd(const std::string& name) {
        Drive drive;
        drive.id = {"id-" + name};
        drive.node = "/dev/" + name;
        drive.sysname = name;
        drive.model = "Model " + name;
        drive.bus = Bus::nvme;
        drive.kind = DriveKind::ssd;
        drive.capacity_bytes = 500'107'862'016;
        return drive;
    }

    static TrimTarget target(const std::string& mount, const std::string& drive) {
        TrimTarget target;
        target.mount = mount;
        target.device = "/dev/" + drive + "p1";
        target.drives = {{"id-" + drive}};
        target.filesystem = "ext4";
        target.size_bytes = 1000;
        target.free_bytes = 500;
        return target;
    }

    static TrimTarget skipped(TrimTarget target, SkipReason reason, bool optIn = false) {
        target.skip = Skip{reason, "Because of " + std::string(toString(reason)) + ".", "Do this.", optIn};
        return target;
    }

    trimwright::testing::FakeBackend backend;
    care::Catalog catalog{{&backend}};
    std::ostringstream out;
    std::ostringstream err;
    std::stop_source stop;
};

} // namespace trimwright::cli::testing
