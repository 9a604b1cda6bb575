// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/schedule_card.h"

#include "ui/format.h"
#include "ui/models/schedule_text.h"
#include "ui/widgets/sunken_box.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QTimeEdit>

namespace trimwright::ui {
namespace {

constexpr int lastChoosableDay = 28;
/// What the line for cron runs.
constexpr const char* cronCommand = "trimwrightctl optimize --all";

} // namespace

ScheduleCard::ScheduleCard(ScheduleSession& session, QWidget* parent)
    : Card(tr("Schedule"), parent),
      m_session(session),
      m_enabled(new QCheckBox(tr("Optimize automatically"))),
      m_every(new QComboBox),
      m_on(new Text(TextSize::body, Colour::text)),
      m_day(new QComboBox),
      m_at(new QTimeEdit),
      m_mains(new QCheckBox(tr("Only on mains power"))),
      m_catchUp(new QCheckBox(tr("Catch up if the computer was off"))),
      m_save(new QPushButton(tr("Save"))),
      m_message(new Text(TextSize::body, Colour::attention, Text::Lines::wrapped)),
      m_cron(new Text(TextSize::code, Colour::text, Text::Lines::wrapped)),
      m_next(new Text(TextSize::strong, Colour::text, Text::Lines::wrapped)),
      m_last(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_other(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_onlyOurs(new QPushButton(tr("Use only this schedule"))) {
    m_form = makeForm();
    m_cronBox = makeCronBox();
    body()->addWidget(m_form);
    body()->addWidget(m_message);
    body()->addWidget(m_cronBox);
    body()->addWidget(m_next);
    body()->addWidget(m_last);
    body()->addWidget(m_other);
    body()->addWidget(m_onlyOurs, 0, Qt::AlignLeading);
    body()->addStretch(1);
    m_onlyOurs->setFlat(true);
    m_onlyOurs->setObjectName(QStringLiteral("onlyOurSchedule"));
    connect(m_onlyOurs, &QPushButton::clicked, this,
            [this] { m_session.set(m_session.status()->schedule, care::FstrimTimer::disable); });
    connect(&m_session, &ScheduleSession::changed, this, &ScheduleCard::refresh);
    refresh();
    m_session.load();
}

QWidget* ScheduleCard::makeForm() {
    auto* form = new QWidget;
    auto* column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_enabled);
    auto* day = new QHBoxLayout;
    auto* time = new QHBoxLayout; // below, since the words of some languages need the width
    for (QHBoxLayout* line : {day, time}) {
        line->setSpacing(spacing::small);
        column->addLayout(line);
    }
    m_on->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto* when = new Text(TextSize::body, Colour::text);
    //: Stands before "Every week on Sunday".
    when->setText(tr("When"));
    when->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    when->setBuddy(m_every); // Qt tells screen readers what a box holds, and its label by this alone
    day->addWidget(when);
    day->addWidget(m_every);
    //: Stands between "Every week" and "Sunday", or "Every month" and "day 1" or "the last day".
    m_on->setText(tr("on", "every week on Sunday"));
    day->addWidget(m_on);
    day->addWidget(m_day);
    m_on->setBuddy(m_day);
    day->addStretch(1);
    auto* at = new Text(TextSize::body, Colour::text);
    //: Stands between the day and a time such as 03:00.
    at->setText(tr("at", "at 03:00"));
    at->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    at->setBuddy(m_at);
    time->addWidget(at);
    time->addWidget(m_at);
    time->addStretch(1);
    column->addWidget(m_mains);
    column->addWidget(m_catchUp);
    column->addWidget(m_save, 0, Qt::AlignLeading);
    for (const auto& [every, text] :
         {std::pair(care::Every::day, tr("Every day")), std::pair(care::Every::week, tr("Every week")),
          std::pair(care::Every::month, tr("Every month"))}) {
        m_every->addItem(text, static_cast<int>(every));
    }
    m_every->setAccessibleName(tr("How often"));
    m_day->setAccessibleName(tr("On which day"));
    m_at->setAccessibleName(tr("At what time"));
    m_at->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_at->setDisplayFormat(QStringLiteral("HH:mm"));
    m_at->setMinimumWidth(76); // its hint leaves no room for the frame
    m_enabled->setObjectName(QStringLiteral("scheduleEnabled"));
    m_save->setObjectName(QStringLiteral("saveSchedule"));
    connect(m_enabled, &QCheckBox::clicked, this, [this] { m_session.set(edited()); });
    connect(m_every, &QComboBox::currentIndexChanged, this, [this] {
        fillDays(static_cast<care::Every>(m_every->currentData().toInt()));
        fieldChanged();
    });
    connect(m_day, &QComboBox::currentIndexChanged, this, &ScheduleCard::fieldChanged);
    connect(m_at, &QTimeEdit::timeChanged, this, &ScheduleCard::fieldChanged);
    connect(m_mains, &QCheckBox::toggled, this, &ScheduleCard::fieldChanged);
    connect(m_catchUp, &QCheckBox::toggled, this, &ScheduleCard::fieldChanged);
    connect(m_save, &QPushButton::clicked, this, [this] { m_session.set(edited()); });
    return form;
}

QWidget* ScheduleCard::makeCronBox() {
    auto* box = new SunkenBox;
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(spacing::medium, spacing::small, spacing::small, spacing::small);
    auto* copy = new QPushButton(tr("Copy"));
    copy->setFlat(true);
    copy->setAccessibleName(tr("Copy the line for cron"));
    line->addWidget(m_cron, 1);
    line->addWidget(copy, 0, Qt::AlignTop);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_cron->text()); });
    return box;
}

void ScheduleCard::fillDays(care::Every every) {
    const bool filling = std::exchange(m_filling, true);
    m_day->clear();
    if (every == care::Every::week) {
        const QLocale locale;
        for (int i = 0; i < 7; ++i) {
            const int day = (locale.firstDayOfWeek() - 1 + i) % 7 + 1;
            m_day->addItem(locale.standaloneDayName(day), day);
        }
    } else if (every == care::Every::month) {
        for (int day = 1; day <= lastChoosableDay; ++day) {
            //: Of the month; stands behind the word "on".
            m_day->addItem(tr("day %1").arg(day), day);
        }
        //: Of the month; stands behind the word "on".
        m_day->addItem(tr("the last day"), care::lastDayOfMonth);
    }
    m_day->setVisible(every != care::Every::day);
    m_on->setVisible(every != care::Every::day);
    m_filling = filling;
}

void ScheduleCard::fillFields(const care::Schedule& schedule) {
    m_filling = true;
    m_enabled->setChecked(schedule.enabled);
    m_every->setCurrentIndex(m_every->findData(static_cast<int>(schedule.every)));
    fillDays(schedule.every);
    const int day = schedule.every == care::Every::week ? static_cast<int>(schedule.weekday) : schedule.month_day;
    m_day->setCurrentIndex(m_day->findData(day));
    m_at->setTime(QTime(schedule.hour, schedule.minute));
    m_mains->setChecked(schedule.mains_only);
    m_catchUp->setChecked(schedule.catch_up);
    m_filling = false;
}

care::Schedule ScheduleCard::edited() const {
    care::Schedule schedule = m_session.status() ? m_session.status()->schedule : care::Schedule();
    schedule.enabled = m_enabled->isChecked();
    schedule.every = static_cast<care::Every>(m_every->currentData().toInt());
    if (schedule.every == care::Every::week) {
        schedule.weekday = static_cast<care::Weekday>(m_day->currentData().toInt());
    } else if (schedule.every == care::Every::month) {
        schedule.month_day = m_day->currentData().toInt();
    }
    schedule.hour = m_at->time().hour();
    schedule.minute = m_at->time().minute();
    schedule.mains_only = m_mains->isChecked();
    schedule.catch_up = m_catchUp->isChecked();
    return schedule;
}

void ScheduleCard::fieldChanged() {
    if (!m_filling && m_session.status()) {
        m_dirty = edited() != m_session.status()->schedule;
        m_save->setVisible(m_dirty && m_enabled->isChecked());
    }
}

void ScheduleCard::refresh() {
    const auto& status = m_session.status();
    const auto& error = m_session.error();
    QString message;
    if (error) {
        message = sentence(error->message) + QLatin1Char(' ') + sentence(error->advice);
    } else if (!status) {
        message = tr("The schedule is being read…");
    } else if (!status->systemd) {
        message =
            tr("systemd does not manage this computer, so nothing can be scheduled here. Where cron runs, this line "
               "does it; put it into root's table with: sudo crontab -e");
    } else if (!status->timer.installed) {
        message = tr("The timer that runs it is not installed. It comes with the package of Trimwright.");
    }
    m_message->setText(message);
    m_message->setColour(error ? Colour::attention : Colour::secondary);
    m_message->setVisible(!message.isEmpty());
    const bool usable = status && status->systemd && status->timer.installed;
    m_form->setVisible(usable);
    m_form->setEnabled(!m_session.saving());
    m_cronBox->setVisible(status && !status->systemd);
    for (Text* text : {m_next, m_last}) {
        text->setVisible(usable);
    }
    m_other->setVisible(false);
    m_onlyOurs->setVisible(false);
    if (status) {
        showForm(*status);
        showNotes(*status);
    }
}

void ScheduleCard::showForm(const care::ScheduleStatus& status) {
    if (!m_session.saving()) {
        fillFields(status.schedule);
        m_dirty = false;
    }
    m_save->setVisible(false);
    care::Schedule weekly = status.schedule;
    weekly.enabled = true;
    m_cron->setText(plain(care::cronLine(weekly, cronCommand)));
}

void ScheduleCard::showNotes(const care::ScheduleStatus& status) {
    m_next->setText(nextRunText(status, m_session.nextRun()));
    m_last->setText(lastRunText(status, m_session.lastRuns()));
    const QString other = otherTimerText(status);
    m_other->setText(other);
    m_other->setVisible(!other.isEmpty());
    m_onlyOurs->setVisible(status.conflict());
    m_onlyOurs->setEnabled(!m_session.saving());
}

} // namespace trimwright::ui
