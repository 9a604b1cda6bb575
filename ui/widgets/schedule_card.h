// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/schedule_session.h"
#include "ui/widgets/card.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QPushButton;
class QTimeEdit;

namespace trimwright::ui {

class CommandBox;
class MarkLabel;

/// When this machine's filesystems are optimized by themselves. Turning it on or off takes effect at once; other
/// changes when they are saved.
class ScheduleCard : public Card {
    Q_OBJECT

  public:
    explicit ScheduleCard(ScheduleSession& session, QWidget* parent = nullptr);

    /// Beside an emulated drive it says whose filesystems it is about.
    void setBesideEmulated(bool emulated);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makeForm();
    QWidget* makeFields();
    void setUpFields();
    void refresh();
    void showForm(const care::ScheduleStatus& status);
    void showNotes(const care::ScheduleStatus& status);
    /// What the fields say, on top of what is in force.
    care::Schedule edited() const;
    void placeFields();
    void fieldChanged();
    void fillDays(care::Every every);
    void fillFields(const care::Schedule& schedule);

    ScheduleSession& m_session;
    bool m_filling = false; ///< The fields are being set from the schedule, not by the user.
    bool m_dirty = false;

    Text* m_about;
    QWidget* m_form;
    QWidget* m_fields; ///< All of the form that holds while it is on.
    QCheckBox* m_enabled;
    QComboBox* m_every;
    QBoxLayout* m_sentence; ///< "Run every week" and "on Sunday at 03:00".
    Text* m_on;
    QComboBox* m_day;
    QTimeEdit* m_at;
    QCheckBox* m_mains;
    QCheckBox* m_catchUp;
    QPushButton* m_save;
    Text* m_message;
    CommandBox* m_command; ///< Installs what is lacking.
    Text* m_next;
    Text* m_last;
    MarkLabel* m_otherMark;
    Text* m_other;
    QPushButton* m_onlyOurs;
};

} // namespace trimwright::ui
