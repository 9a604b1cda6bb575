// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with an emulated drive stands in the history of its user.
#include "app/common/places.h"
#include "app/gui/window_history.h"
#include "core/emulator/emulated_backend.h"
#include "tests/fakes/temporary_directory.h"
#include "tests/ui/wait.h"
#include "ui/models/drive_session.h"

#include <gtest/gtest.h>

namespace trimwright::app {
namespace {

TEST(WindowHistory, RemembersATrimCheckOfAnEmulatedDrive) {
    const trimwright::testing::TemporaryDirectory directory;
    qputenv("TRIMWRIGHT_DATA_DIR", QByteArray::fromStdString((directory.path() / "data").string()));
    qputenv("TRIMWRIGHT_STATE_DIR", QByteArray::fromStdString((directory.path() / "state").string()));
    emulator::EmulatedBackend emulated(emulatedDrivesDirectory());
    const auto drive = emulated.add("ssdnow-v-40", "mine");
    ASSERT_TRUE(drive) << drive.error().message;
    const care::Catalog catalog({&emulated});
    ui::TaskRunner tasks;
    ui::Services services{&catalog, &emulated, &tasks};
    addHistory(services);

    ui::DriveSession session(services, *drive, &emulated);
    bool answered = false;
    QObject::connect(&session.proof(), &ui::ProofSession::answered, &session, [&answered] { answered = true; });
    const auto targets = catalog.targets();
    ASSERT_EQ(targets.items.size(), 1U);
    session.proof().start(targets.items.front());
    ASSERT_TRUE(ui::waitFor([&answered] { return answered; }));

    auto history = services.history(drive->id, care::History::Access::readOnly);
    ASSERT_TRUE(history) << history.error().message;
    const auto runs = history->runs(drive->id);
    ASSERT_TRUE(runs);
    ASSERT_EQ(runs->size(), 1U);
    const care::RunRecord& run = runs->front();
    EXPECT_EQ(run.kind, care::RunKind::prove);
    EXPECT_EQ(run.mount, targets.items.front().target.mount);
    EXPECT_EQ(run.outcome, "does not work") << "this drive is of before TRIM";
    EXPECT_EQ(run.source, "window");
    EXPECT_FALSE(std::filesystem::exists(directory.path() / "state")) << "nothing of it is about this machine";
}

} // namespace
} // namespace trimwright::app
