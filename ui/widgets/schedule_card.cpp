// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/schedule_card.h"

#include "ui/format.h"
#include "ui/models/schedule_text.h"
#include "ui/widgets/command_box.h"
#include "ui/widgets/mark_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QTimeEdit>
#include <algorithm>
#include <utility>

namespace trimwright::ui {
namespace {

constexpr int lastChoosableDay = 28;

} // namespace

ScheduleCard::ScheduleCard(ScheduleSession& session, QWidget* parent)
    : Card(tr("Schedule · this computer"), parent),
      m_session(session),
      m_about(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_enabled(new QCheckBox(tr("Optimize automatically"))),
      m_every(new QComboBox),
      m_sentence(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_on(new Text(TextSize::body, Colour::text)),
      m_day(new QComboBox),
      m_at(new QTimeEdit),
      m_mains(new QCheckBox(tr("Only on mains power"))),
      m_catchUp(new QCheckBox(tr("Catch up if the computer was off"))),
      m_save(new QPushButton(tr("Save"))),
      m_message(new Text(TextSize::body, Colour::attention, Text::Lines::wrapped)),
      m_command(new CommandBox),
      m_next(new Text(TextSize::strong, Colour::text, Text::Lines::wrapped)),
      m_last(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_otherMark(new MarkLabel(MarkLabel::Look::shape)),
      m_other(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_onlyOurs(new QPushButton(tr("Use only this schedule"))) {
    m_about->setText(tr("For the filesystems of this computer; emulated drives are optimized by hand."));
    m_about->hide();
    body()->addWidget(m_about);
    m_form = makeForm();
    body()->addWidget(m_form);
    body()->addWidget(m_message);
    body()->addWidget(m_command);
    body()->addWidget(m_next);
    body()->addWidget(m_last);
    auto* other = new QHBoxLayout;
    other->setSpacing(spacing::small);
    other->addWidget(m_otherMark, 0, Qt::AlignTop);
    other->addWidget(m_other, 1);
    body()->addLayout(other);
    m_otherMark->setMark({Sign::triangle, Colour::attention, {}, {}});
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

void ScheduleCard::setBesideEmulated(bool emulated) {
    m_about->setVisible(emulated);
}

QWidget* ScheduleCard::makeForm() {
    auto* form = new QWidget;
    auto* column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_enabled);
    m_fields = makeFields();
    column->addWidget(m_fields);
    column->addWidget(m_save, 0, Qt::AlignLeading);
    m_enabled->setObjectName(QStringLiteral("scheduleEnabled"));
    m_save->setObjectName(QStringLiteral("saveSchedule"));
    connect(m_enabled, &QCheckBox::clicked, this, [this] { m_session.set(edited()); });
    connect(m_save, &QPushButton::clicked, this, [this] { m_session.set(edited()); });
    return form;
}

QWidget* ScheduleCard::makeFields() {
    auto* fields = new QWidget;
    auto* column = new QVBoxLayout(fields);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    auto* often = new QHBoxLayout;
    auto* when = new QHBoxLayout;
    m_sentence->setSpacing(spacing::small);
    for (QHBoxLayout* line : {often, when}) {
        line->setSpacing(spacing::small);
        m_sentence->addLayout(line);
    }
    column->addLayout(m_sentence);
    // Qt tells screen readers what a box holds, and its label by being its buddy alone.
    const auto word = [](Text* text, const QString& told, QWidget* of) {
        text->setText(told);
        text->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
        text->setBuddy(of);
        return text;
    };
    //: Begins the sentence "Run every week on Sunday at 03:00", in which the rest is chosen.
    often->addWidget(word(new Text(TextSize::body, Colour::text), tr("Run"), m_every));
    often->addWidget(m_every);
    often->addStretch();
    //: Stands between "every week" and "Sunday", or "every month" and "day 1" or "the last day".
    when->addWidget(word(m_on, tr("on", "every week on Sunday"), m_day));
    when->addWidget(m_day);
    //: Stands between the day and a time such as 03:00.
    when->addWidget(word(new Text(TextSize::body, Colour::text), tr("at", "at 03:00"), m_at));
    when->addWidget(m_at);
    when->addStretch(1);
    column->addWidget(m_mains);
    column->addWidget(m_catchUp);
    setUpFields();
    return fields;
}

void ScheduleCard::setUpFields() {
    for (const auto& [every, text] :
         {std::pair(care::Every::day, tr("every day")), std::pair(care::Every::week, tr("every week")),
          std::pair(care::Every::month, tr("every month"))}) {
        m_every->addItem(text, static_cast<int>(every));
    }
    m_every->setAccessibleName(tr("How often"));
    m_day->setAccessibleName(tr("On which day"));
    m_at->setAccessibleName(tr("At what time"));
    m_at->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_at->setLayoutDirection(
        Qt::LeftToRight); // a mirrored field puts the minutes before the hours; so before the format
    m_at->setDisplayFormat(QStringLiteral("HH:mm"));
    m_at->setAlignment(Qt::AlignCenter);
    connect(m_every, &QComboBox::currentIndexChanged, this, [this] {
        fillDays(static_cast<care::Every>(m_every->currentData().toInt()));
        fieldChanged();
    });
    connect(m_day, &QComboBox::currentIndexChanged, this, &ScheduleCard::fieldChanged);
    connect(m_at, &QTimeEdit::timeChanged, this, &ScheduleCard::fieldChanged);
    connect(m_mains, &QCheckBox::toggled, this, &ScheduleCard::fieldChanged);
    connect(m_catchUp, &QCheckBox::toggled, this, &ScheduleCard::fieldChanged);
    // As wide as its widest day of any list, so that nothing moves when another list comes.
    m_day->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    int widest = 0;
    for (const care::Every every : {care::Every::month, care::Every::week}) {
        fillDays(every);
        widest = std::max(widest, m_day->sizeHint().width());
    }
    m_day->setMinimumWidth(widest);
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
    placeFields();
    m_filling = filling;
}

/// One line where all have room; else the day keeps the time company.
void ScheduleCard::placeFields() {
    const int needed = m_sentence->itemAt(0)->sizeHint().width() + m_sentence->itemAt(1)->sizeHint().width();
    const QMargins margins = body()->contentsMargins();
    const bool fits = needed + spacing::small <= width() - margins.left() - margins.right();
    m_sentence->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_sentence->setStretch(1, fits ? 1 : 0);
}

void ScheduleCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    placeFields();
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
    const auto& status = m_session.status();
    care::Schedule schedule = status ? status->schedule : care::Schedule();
    schedule.enabled = m_enabled->isChecked();
    schedule.every = static_cast<care::Every>(m_every->currentData().toInt());
    if (schedule.every == care::Every::week) {
        schedule.weekday = static_cast<care::Weekday>(m_day->currentData().toInt());
    } else if (schedule.every == care::Every::month) {
        schedule.month_day = m_day->currentData().toInt();
    }
    schedule.hour = m_at->time().hour();
    schedule.minute = m_at->time().minute();
    schedule.mains_only = m_mains->isChecked() && !(status && status->cron); // which cannot tell
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
        message = sentences(*error);
    } else if (!status) {
        message = tr("The schedule is being read…");
    } else if (!status->keepsTime()) {
        message = tr("Neither systemd nor cron runs on this computer, so nothing starts at a set time. Once cron is "
                     "installed and runs, the schedule can be set here.");
    } else if (!status->timer.installed) {
        message = tr("The timer trimwright-optimize.timer is not installed. It comes with the package "
                     "trimwright-cli.");
        if (!m_session.setUpCommand().isEmpty()) {
            message += QLatin1Char(' ') + tr("In the folder of the source code:");
        }
    } else if (status->cron) {
        message = tr("Started by cron, on mains power and on battery. What is missed while the computer is off is left "
                     "out.");
    }
    m_message->setText(message);
    m_message->setColour(error ? Colour::attention : Colour::secondary);
    m_message->setVisible(!message.isEmpty());
    const bool usable = status && status->keepsTime() && status->timer.installed;
    m_form->setVisible(usable);
    m_form->setEnabled(!m_session.saving());
    m_command->setCommand(!status || error || usable ? QString()
                          : status->keepsTime()      ? m_session.setUpCommand()
                                                     : m_session.cronInstallCommand());
    for (Text* text : {m_next, m_last}) {
        text->setVisible(usable);
    }
    m_otherMark->setVisible(false);
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
    m_fields->setEnabled(status.schedule.enabled); // else nothing that is chosen would come into force
    m_mains->setVisible(!status.cron);             // cron knows nothing of either
    m_catchUp->setVisible(!status.cron);
}

void ScheduleCard::showNotes(const care::ScheduleStatus& status) {
    const auto next = m_session.nextRun();
    m_next->setText(nextRunText(status, next));
    m_next->setVisible(m_next->isVisibleTo(this) && (next || status.timer.runs())); // else the empty box says it
    m_last->setText(lastRunText(status, m_session.lastRuns()));
    const QString other = otherTimerText(status);
    m_other->setText(other);
    m_other->setVisible(!other.isEmpty());
    m_otherMark->setVisible(status.conflict());
    m_onlyOurs->setVisible(status.conflict());
    m_onlyOurs->setEnabled(!m_session.saving());
}

} // namespace trimwright::ui
