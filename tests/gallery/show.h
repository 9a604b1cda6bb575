// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file.h"
#include "core/care/catalog.h"
#include "core/emulator/emulated_backend.h"
#include "tests/gallery/scenes.h"
#include "ui/settings.h"
#include "ui/task.h"

#include <QTemporaryDir>
#include <memory>

namespace trimwright::gallery {

/// A scene, played to its end: the window over its stage and all that it needs, for as long as this lives. Nothing in
/// it depends on the machine, the time or the user. Style, language and direction are those of the application. GUI
/// thread.
class Show {
  public:
    explicit Show(const Scene& scene);
    Show(const Show&) = delete;
    Show& operator=(const Show&) = delete;
    ~Show();

    /// All that was waited for came.
    bool good() const { return m_good; }
    /// The dialog, in a scene with one; else the window.
    QWidget& shown();

  private:
    ui::Services makeServices(const Scene& scene);
    void play(const Scene& scene);
    void wait(const std::function<bool()>& done);
    bool settled();

    bool m_good = true;
    bool m_readsForEver = false;
    QTemporaryDir m_data;
    StageBackend m_stage;
    emulator::EmulatedBackend m_emulated;
    std::unique_ptr<care::Catalog> m_catalog;
    ui::TaskRunner m_tasks;
    ui::SettingsFile m_settings;
    std::unique_ptr<ui::MainWindow> m_window;
    std::unique_ptr<QDialog> m_dialog;
    UniqueFd m_hold; ///< The lock of the drive that is in use.
};

} // namespace trimwright::gallery
