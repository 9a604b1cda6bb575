// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/history_page.h"

#include "ui/file_dialogs.h"
#include "ui/format.h"
#include "ui/widgets/card_grid.h"
#include "ui/widgets/chart_card.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/history_charts.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/notice_card.h"
#include "ui/widgets/plain_table.h"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <cmath>

namespace trimwright::ui {
namespace {

enum Look { charts, table };

QStringList rangeTexts() {
    QStringList texts;
    for (int i = 0; i < historyRanges; ++i) {
        texts << rangeText(static_cast<HistoryRange>(i));
    }
    return texts;
}

} // namespace

HistoryPage::HistoryPage(QWidget* parent)
    : Page(parent),
      m_notice(new NoticeCard),
      m_range(new ChoiceRow(tr("Time shown"), rangeTexts())),
      m_look(new ChoiceRow(tr("Shown as"), {tr("Charts"), tr("Table")})),
      m_save(new QPushButton(tr("Save as CSV…"))),
      m_life(new ChartCard(tr("Life left"))),
      m_perDay(new ChartCard(tr("Writes per day"))),
      m_total(new ChartCard(tr("Writes in total"))),
      m_temperature(new ChartCard(tr("Temperature"))),
      m_rate(new LinkButton(tr("Rated endurance…"))),
      m_tableCard(new Card(tr("Samples"))),
      m_table(new PlainTable(spacing::tableRow)) {
    setAccessibleName(tr("History"));
    m_range->choose(static_cast<int>(HistoryRange::month));
    m_tools = makeTools();
    m_charts = makeCharts();
    makeTable();
    column()->addWidget(m_notice);
    column()->addWidget(m_tools);
    column()->addWidget(m_charts, 20);
    column()->addWidget(m_tableCard, 20);
    column()->addStretch(1);
    connect(m_notice, &NoticeCard::actionRequested, this, &HistoryPage::load);
    connect(m_range, &ChoiceRow::changed, this, &HistoryPage::load);
    connect(m_look, &ChoiceRow::changed, this, [this] {
        if (session() != nullptr) {
            showSession(*session());
        }
    });
    connect(m_save, &QPushButton::clicked, this, &HistoryPage::saveCsv);
    connect(m_rate, &QPushButton::clicked, this, &HistoryPage::askForRating);
}

QWidget* HistoryPage::makeTools() {
    auto* tools = new QWidget;
    auto* grid = new CardGrid(tools); // below each other where it is narrow
    auto* range = new QWidget;
    auto* rangeRow = new QHBoxLayout(range);
    rangeRow->setContentsMargins(0, 0, 0, 0);
    rangeRow->addWidget(m_range);
    rangeRow->addStretch(1);
    auto* rest = new QWidget;
    auto* restRow = new QHBoxLayout(rest);
    restRow->setContentsMargins(0, 0, 0, 0);
    restRow->setSpacing(spacing::small);
    restRow->addStretch(1);
    restRow->addWidget(m_look);
    restRow->addWidget(m_save);
    grid->addCard(range, 320);
    grid->addCard(rest, 270);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    tools->setSizePolicy(policy);
    m_save->setObjectName(QStringLiteral("saveHistory"));
    return tools;
}

QWidget* HistoryPage::makeCharts() {
    m_total->head()->addWidget(m_rate);
    m_rate->setToolTip(tr("Tell how much the maker rates this drive for, for a second forecast"));
    m_rate->setObjectName(QStringLiteral("rateDrive"));
    auto* box = new QWidget;
    auto* grid = new CardGrid(box);
    grid->setFillsHeight(true);
    for (ChartCard* card : {m_life, m_perDay, m_total, m_temperature}) {
        grid->addCard(card, 380);
        // One moment is pointed at in all of them.
        connect(card->chart(), &TimeChart::cursorMoved, this, [this, card](std::optional<double> at) {
            for (ChartCard* other : {m_life, m_perDay, m_total, m_temperature}) {
                if (other != card) {
                    other->chart()->setCursor(at);
                }
            }
        });
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding);
    policy.setHeightForWidth(true);
    box->setSizePolicy(policy);
    return box;
}

void HistoryPage::makeTable() {
    m_table->setModel(&m_rows);
    m_table->setAccessibleName(tr("Samples"));
    m_table->setMinimumHeight(400);
    m_tableCard->body()->addWidget(m_table, 1);
}

HistoryRange HistoryPage::range() const {
    return static_cast<HistoryRange>(m_range->chosen());
}

void HistoryPage::load() {
    if (session() != nullptr) {
        session()->history().load(range());
    }
}

void HistoryPage::showDrive(const DriveEntry& entry, DriveSession& session) {
    m_drive = entry.drive;
    if (m_shown != &session) {
        m_shown = &session;
        load();
    }
}

void HistoryPage::showSession(DriveSession& session) {
    const HistoryPicture* picture = session.history().picture(range());
    const bool any = picture != nullptr && !picture->empty();
    m_tools->setVisible(any);
    m_charts->setVisible(any && m_look->chosen() == charts);
    m_tableCard->setVisible(any && m_look->chosen() == table);
    showNotice(session);
    const Drawn wanted{picture, session.history().generation(), m_look->chosen()};
    if (any && wanted != m_drawn) {
        m_drawn = wanted;
        showPicture(*picture);
    }
}

void HistoryPage::showNotice(DriveSession& session) {
    HistorySession& history = session.history();
    const HistoryPicture* picture = history.picture(range());
    Notice notice;
    if (!history.kept()) {
        notice = {Sign::dash, Colour::neutral, tr("No history is kept here"), {}, {}, Notice::Action::none};
    } else if (history.error() && !history.loading(range())) {
        notice = {Sign::triangle,
                  Colour::attention,
                  tr("The history could not be read"),
                  sentence(history.error()->message),
                  sentence(history.error()->advice),
                  Notice::Action::read};
    } else if (picture != nullptr) {
        notice = noticeOfHistory(*picture, m_drive, history.recorder());
    } else {
        notice = {Sign::dots, Colour::neutral, tr("Reading the history…"), {}, {}, Notice::Action::none};
    }
    m_notice->show(notice);
}

void HistoryPage::showPicture(const HistoryPicture& picture) {
    if (m_look->chosen() == table) {
        m_rows.setPicture(picture);
        for (int column = 0; column < HistoryTableModel::columns; ++column) {
            m_table->setColumnHidden(column, !m_rows.columnHasContent(column));
        }
        m_table->spreadColumns();
        return;
    }
    m_life->show(lifeWords(picture), lifeChart(picture));
    m_perDay->show(perDayWords(picture), perDayChart(picture));
    HistoryWords total = totalWords(picture);
    if (const QString rated = ratedText(picture); !rated.isEmpty()) {
        total.note += QLatin1Char('\n') + rated;
    }
    m_total->show(total, totalChart(picture));
    m_temperature->show(temperatureWords(picture), temperatureChart(picture));
    m_rate->setVisible(session()->history().canBeRated() && !picture.host_writes.empty());
}

void HistoryPage::askForRating() {
    if (session() == nullptr) {
        return;
    }
    constexpr double terabyte = 1e12;
    const auto rated = session()->history().ratedBytes();
    bool given = false;
    const double terabytes = QInputDialog::getDouble(
        this, tr("Rated endurance"),
        tr("Terabytes that may be written, as the maker's data sheet says (TBW).\n0: not known."),
        rated ? static_cast<double>(*rated) / terabyte : 0, 0, 1e6, 1, &given);
    if (given && session() != nullptr) {
        session()->history().setRatedBytes(
            terabytes > 0 ? std::optional(static_cast<std::uint64_t>(std::llround(terabytes * terabyte)))
                          : std::nullopt);
    }
}

void HistoryPage::saveCsv() {
    if (session() == nullptr) {
        return;
    }
    const QString name = fileNameFrom(modelText(m_drive)) + QStringLiteral("-history.csv");
    session()->history().makeCsv(range(), [this, name](const Result<std::string>& csv) {
        const QString title = tr("Save the history");
        if (csv) {
            saveAs(this, title, name, tr("Comma-separated values (*.csv)"), QByteArray::fromStdString(*csv));
        } else {
            QMessageBox::warning(this, title, sentence(csv.error().message));
        }
    });
}

} // namespace trimwright::ui
