// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/care/history.h"
#include "core/linux/self_test.h"
#include "tests/helper/bus_fixture.h"
#include "tests/helper/schedule_stage.h"
#include "tests/linux/tree_builder.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trimwright::testing {

inline constexpr uid_t nobody = 65534;

/// An ordinary user at the command line, the helper and polkit. The machine is a stage in a mount namespace: a sysfs of
/// ours with a SATA SSD, a smartctl of ours in the place of the real one, and a ScheduleStage.
class UserTest : public HelperTest {
  public:
    static constexpr const char* driveId = "sata-Samsung_SSD_860-S3Z1NB0K123456A";

  protected:
    void SetUp() override;

    /// What the drive answers: a shell script.
    void smartctl(const std::string& body) const;
    /// Words of a shell that build the stage.
    std::string stage() const;
    /// Runs trimwrightctl as the user nobody, on the stage or on the real machine. Gives its exit code.
    int ctl(const std::vector<std::string>& arguments, bool onStage);
    /// The command line that it runs.
    std::vector<std::string> userCommand(const std::vector<std::string>& arguments, bool onStage) const;

    static bool hasPolkit();
    /// The real polkit with our policy and the rules of allow().
    std::unique_ptr<Child> startPolkit() const;
    /// Nobody may do this if polkit is told this detail.
    void allow(const std::string& action, const std::string& detail, const std::string& value) const;

    std::string output; ///< Of the last ctl(), errors included.
    std::optional<ScheduleStage> schedule;

  private:
    TreeBuilder m_tree;
};

} // namespace trimwright::testing
