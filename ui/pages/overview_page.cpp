// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/overview_page.h"

#include "ui/format.h"
#include "ui/models/overview_text.h"
#include "ui/models/run_text.h"
#include "ui/models/schedule_session.h"
#include "ui/models/schedule_text.h"
#include "ui/widgets/attributes_card.h"
#include "ui/widgets/card_grid.h"
#include "ui/widgets/chart_card.h"
#include "ui/widgets/facts_card.h"
#include "ui/widgets/findings_card.h"
#include "ui/widgets/history_charts.h"
#include "ui/widgets/life_ring.h"
#include "ui/widgets/mark_label.h"
#include "ui/widgets/metric_card.h"
#include "ui/widgets/notice_card.h"
#include "ui/widgets/speed_card.h"
#include "ui/widgets/trim_card.h"

#include <QHBoxLayout>

namespace trimwright::ui {
OverviewPage::OverviewPage(ScheduleSession* schedule, QWidget* parent)
    : Page(parent),
      m_schedule(schedule),
      m_notice(new NoticeCard),
      m_ring(new LifeRing),
      m_verdictMark(new MarkLabel(MarkLabel::Look::shape)),
      m_verdict(new Text(TextSize::lead, Colour::text)),
      m_sentence(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_lifeSource(new SourceLink),
      m_writes(new MetricCard(tr("Host writes"))),
      m_temperature(new MetricCard(tr("Temperature"))),
      m_trim(new TrimCard),
      m_speed(new SpeedCard),
      m_attributes(new AttributesCard),
      m_dailyPlace(new QWidget),
      m_findings(new FindingsCard),
      m_facts(new FactsCard) {
    setAccessibleName(tr("Overview"));
    m_life = makeLifeCard();
    auto* place = new QVBoxLayout(m_dailyPlace);
    place->setContentsMargins(0, 0, 0, 0);
    m_dailyPlace->hide();
    auto* figures = new CardGrid;
    figures->addCard(m_notice, 420, 28);
    figures->addCard(m_life, 270, 15);
    figures->addCard(m_writes, 160, 9);
    figures->addCard(m_temperature, 140, 7);
    figures->addCard(m_trim, 170, 9);
    column()->addLayout(figures);
    auto* details = new CardGrid;
    details->addCard(m_speed, 400, 3);
    details->addCard(m_attributes, 380, 3);
    details->addCard(m_dailyPlace, 400, 3);
    details->addCard(m_findings, 260, 2);
    column()->addLayout(details);
    column()->addWidget(m_facts);
    column()->addStretch(1);
    if (schedule != nullptr) {
        connect(schedule, &ScheduleSession::changed, this, [this] {
            if (session() != nullptr) {
                showSession(*session());
            }
        });
    }
    connect(m_notice, &NoticeCard::actionRequested, this, &OverviewPage::noticeAction);
    connect(m_attributes, &AttributesCard::allRequested, this, &OverviewPage::attributesRequested);
    connect(m_trim, &TrimCard::scheduleRequested, this, &OverviewPage::scheduleRequested);
    connect(m_speed, &SpeedCard::optimizeRequested, this, &OverviewPage::optimizeRequested);
}

Card* OverviewPage::makeLifeCard() {
    auto* card = new Card;
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing::card);
    row->addWidget(m_ring, 0, Qt::AlignVCenter);
    auto* words = new QVBoxLayout;
    words->setSpacing(spacing::hair);
    words->addStretch(1);
    auto* verdict = new QHBoxLayout;
    verdict->setSpacing(6);
    verdict->addWidget(m_verdictMark);
    verdict->addWidget(m_verdict, 1);
    words->addLayout(verdict);
    words->addWidget(m_sentence);
    words->addWidget(m_lifeSource);
    words->addStretch(1);
    row->addLayout(words, 1);
    card->body()->addLayout(row, 1);
    return card;
}

void OverviewPage::setWelcome(QWidget* welcome) {
    column()->insertWidget(0, welcome);
    welcome->lower(); // read first, too
}

void OverviewPage::showDrive(const DriveEntry& entry, DriveSession& session) {
    m_entry = entry;
    const Notice notice = noticeOf(entry);
    m_notice->show(notice);
    const bool healthy = notice.empty();
    m_life->setVisible(healthy);
    m_writes->setVisible(healthy);
    m_temperature->setVisible(healthy);
    if (!healthy) {
        m_findings->hide();
    }
    m_trim->setVisible(!entry.vanished);
    m_trim->setLeadsToSchedule(m_schedule != nullptr && entry.group() != DriveGroup::saved);
    m_speed->setVisible(session.measurable() && !entry.vanished);
    if (m_schedule != nullptr && !m_schedule->status() && !m_schedule->error() && healthy && !entry.drive.emulated) {
        m_schedule->load();
    }
}

void OverviewPage::showVerdict(const HealthReport& report, const care::Assessment& assessment, bool slow) {
    const Mark mark = markOf(assessment.verdict);
    const bool failing = assessment.verdict == care::Verdict::failing;
    m_ring->setLife(report.life_left_percent.value, mark.colour, failing ? mark.sign : Sign::none);
    m_verdictMark->setMark({mark.sign, mark.colour, {}, {}});
    m_verdictMark->setVisible(m_ring->sign() == Sign::none); // else it stands in the ring
    m_verdict->setText(mark.word);
    m_verdict->setColour(mark.colour);
    m_sentence->setText(verdictText(report, assessment, slow));
    m_lifeSource->setSource(tr("Life left"), failing ? QString() : sourceLine(report.life_left_percent.provenance),
                            provenanceText(report.life_left_percent.provenance));
    m_life->setAccessibleName(tr("Verdict: %1").arg(mark.word));
}

void OverviewPage::showSession(DriveSession& session) {
    m_trim->show(session, summaryOf(session, m_schedule, m_entry.failing()),
                 session.measurable() ? QString() : nextRun());
    if (session.measurable()) {
        m_speed->show(session);
    }
    showHistory(session);
}

/// Empty where nothing runs by itself.
QString OverviewPage::nextRun() const {
    const bool known = m_schedule != nullptr && m_schedule->status() && m_schedule->nextRun();
    return known ? nextRunSoonText(*m_schedule->nextRun(), session()->today()) : QString();
}

void OverviewPage::showHistory(DriveSession& session) {
    const HistoryPicture* picture = session.history().picture(HistoryRange::month);
    if (!noticeOf(m_entry).empty()) {
        m_dailyPlace->hide();
        m_attributes->hide();
        m_facts->show(factsOf(m_entry, {}), m_entry);
        return;
    }
    const HealthReport& report = *m_entry.report;
    showVerdict(report, *m_entry.assessment, session.slow());
    m_writes->show(report.host_writes_bytes.has() ? bytesText(*report.host_writes_bytes) : QString(),
                   writesNote(report, picture), report.host_writes_bytes.provenance);
    m_temperature->show(report.temperature_celsius.has() ? temperatureText(*report.temperature_celsius) : QString(),
                        temperatureNote(report, picture), report.temperature_celsius.provenance);
    // An emulated drive has its speed there; many findings need the width and name their attributes themselves.
    const bool room = !session.measurable();
    const bool daily = room && picture != nullptr && growthOf(picture->host_writes_by_day).days >= leastDays;
    m_dailyPlace->setVisible(daily);
    std::vector<Attribute> attributes;
    if (room && !daily && m_entry.assessment->findings.size() <= mostFindingsBeside) {
        attributes = m_attributes->show(report);
    } else {
        m_attributes->hide();
    }
    std::vector<std::string> told = sourcesOf(report, attributes);
    const auto findings = shownFindings(report, *m_entry.assessment, picture, told);
    const bool judged = m_entry.assessment->verdict != care::Verdict::unknown;
    m_findings->setVisible(judged || !findings.empty() || !report.notes.empty()); // none is no good sign there
    m_findings->show(findings, report.notes);
    const std::vector<std::string> inFindings = sourcesOf(report, findings);
    told.insert(told.end(), inFindings.begin(), inFindings.end());
    m_facts->show(factsOf(m_entry, told), m_entry);
    if (daily && (m_drawn != session.history().generation() || m_drawnOf != &session)) {
        m_drawn = session.history().generation();
        m_drawnOf = &session;
        showDaily(*picture);
    }
}

void OverviewPage::showDaily(const HistoryPicture& picture) {
    if (m_daily == nullptr) {
        m_daily = new ChartCard(tr("Host writes per day · last 30 days"));
        m_dailyPlace->layout()->addWidget(m_daily);
    }
    TimeChartContent content = perDayChart(picture);
    content.series.resize(1); // the flash has its place in the history
    m_daily->show({}, std::move(content));
}

} // namespace trimwright::ui
