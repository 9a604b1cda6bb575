// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QObject>
// clang-format on

#include "core/emulator/experiment.h"
#include "ui/models/experiment_model.h"
#include "ui/services.h"
#include "ui/task.h"

#include <QString>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace trimwright::ui {

/// Chooses and runs experiments: one at a time, on a worker; rows and lines appear as they are measured, and results
/// stay until the window closes. GUI thread.
class ExperimentSession : public QObject {
    Q_OBJECT

  public:
    struct Shown {
        emulator::ExperimentResult result;
        double wall_seconds = 0;
        bool cancelled = false; ///< The result is what was measured until then.
    };
    struct Activity {
        std::string experiment;
        std::string model;
        double fraction = 0;
        double seconds = 0;
        bool cancelling = false;
    };

    explicit ExperimentSession(const Services& services, QObject* parent = nullptr);

    static const std::vector<emulator::ExperimentInfo>& all() { return emulator::experiments(); }
    const emulator::ExperimentInfo& current() const { return all()[m_current]; }
    int currentIndex() const { return static_cast<int>(m_current); }
    const std::string& model() const { return m_model; }
    /// Chooses an experiment, with the model that is preferred where it has it, else its first.
    void choose(int experiment);
    void chooseModel(const std::string& model);
    /// The model of the drive on show; kept where an experiment has it.
    void setPreferredModel(const std::string& model);

    /// Does nothing while one is running.
    void run();
    void cancel();
    const std::optional<Activity>& activity() const { return m_activity; }
    /// The one that runs is the one that is chosen.
    bool showsActivity() const;

    /// What there is of the chosen one: its result, or what it has so far; null: nothing.
    const emulator::ExperimentResult* result() const;
    std::optional<double> wallSeconds() const; ///< Once it has ended.
    bool cancelled() const;                    ///< It is shown as far as it came.
    ExperimentModel* rows() { return &m_rows; }
    const QString& error() const { return m_error; }

  Q_SIGNALS:
    void chosenChanged();
    void activityChanged();
    void resultChanged();

  private:
    struct Frame {
        double fraction = 0;
        std::shared_ptr<const emulator::ExperimentResult> part;
    };
    using Key = std::pair<std::string, std::string>;
    Key key() const { return {current().name, m_model}; }
    void showRows();
    void takeFrame(Frame frame);
    void takeResult(Result<emulator::ExperimentResult> result);

    Services m_services;
    std::size_t m_current = 0;
    std::string m_model;
    std::string m_preferred;
    std::optional<Activity> m_activity;
    std::chrono::steady_clock::time_point m_began;
    Task m_task;
    std::shared_ptr<const emulator::ExperimentResult> m_part;
    std::map<Key, Shown> m_results;
    ExperimentModel m_rows;
    QString m_error;
};

} // namespace trimwright::ui
