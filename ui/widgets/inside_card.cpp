// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inside_card.h"

#include "ui/accessible.h"
#include "ui/format.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QGridLayout>
#include <QPainter>
#include <QPainterPath>
#include <cmath>

namespace trimwright::ui {

/// The capacity as one bar in three parts, with a key below it.
class UsageBar : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::UsageBar)

  public:
    explicit UsageBar(QWidget* parent = nullptr) : QWidget(parent) {
        setAccessibleRole(this, QAccessible::Chart);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void setUsage(const LabUsage& usage) {
        m_usage = usage;
        QStringList said;
        for (const Part& part : parts()) {
            said << part.text;
        }
        setAccessibleName(tr("Space on the drive"));
        setAccessibleDescription(said.join(QStringLiteral(", ")));
        update();
    }

    QSize sizeHint() const override { return {240, barHeight + 3 * (metrics().height() + 2) + spacing::small}; }
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(textFont(QApplication::font(), TextSize::source));
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        QPainterPath frame;
        frame.addRoundedRect(QRectF(0, 0, width(), barHeight), 4, 4);
        painter.save();
        painter.setClipPath(frame);
        double left = 0;
        for (const Part& part : parts()) {
            const double length = part.share * width();
            painter.fillRect(QRectF(mirrored ? width() - left - length : left, 0, length, barHeight),
                             colour(this, part.colour));
            left += length;
        }
        painter.restore();
        double top = barHeight + spacing::small;
        for (const Part& part : parts()) {
            const double line = metrics().height();
            const double at = mirrored ? width() - 10 : 0;
            painter.fillRect(QRectF(at, top + line / 2 - 5, 10, 10), colour(this, part.colour));
            painter.setPen(colour(this, Colour::secondary));
            paintWords(&painter, QRectF(mirrored ? 0 : 16, top, width() - 16, line),
                       Qt::AlignLeading | Qt::AlignVCenter,
                       metrics().elidedText(part.text, Qt::ElideRight, width() - 16), layoutDirection());
            top += line + 2;
        }
    }

  private:
    static constexpr int barHeight = 14;
    struct Part {
        double share;
        Colour colour;
        QString text;
    };

    static QFontMetrics metrics() { return QFontMetrics(textFont(QApplication::font(), TextSize::source)); }
    std::vector<Part> parts() const {
        const auto percent = [](double share) { return percentText(static_cast<int>(std::lround(share * 100))); };
        return {{m_usage.files, Colour::flashValid, tr("files: %1").arg(percent(m_usage.files))},
                {m_usage.kept, Colour::flashStale, tr("deleted, but kept as data: %1").arg(percent(m_usage.kept))},
                {m_usage.free, Colour::flashFree, tr("free for the drive: %1").arg(percent(m_usage.free))}};
    }

    LabUsage m_usage;
};

/// So wide must a text be that breaks between its words.
static int longestWord(const QFontMetrics& metrics, const QString& text) {
    int width = 0;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        width = std::max(width, metrics.horizontalAdvance(word) + 1);
    }
    return width;
}

InsideCard::InsideCard(QWidget* parent)
    : Card(tr("Inside the drive"), parent),
      m_bar(new UsageBar),
      m_sentence(new Text(TextSize::body, Colour::text, Text::Lines::wrapped)),
      m_facts(new QGridLayout) {
    body()->addWidget(m_bar);
    body()->addWidget(m_sentence);
    body()->addSpacing(spacing::hair);
    m_facts->setHorizontalSpacing(spacing::small);
    m_facts->setVerticalSpacing(spacing::small);
    m_facts->setColumnStretch(0, 1);
    body()->addLayout(m_facts);
    body()->addStretch(1);
}

void InsideCard::show(const LabUsage& usage, const std::vector<LabFact>& facts) {
    m_bar->setUsage(usage);
    m_sentence->setText(usage.sentence);
    while (m_rows.size() < facts.size()) {
        const int row = static_cast<int>(m_rows.size());
        const Row made{new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped),
                       new Text(TextSize::strong, Colour::text), new Text(TextSize::source, Colour::muted)};
        made.value->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        made.detail->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        auto* figures = new QVBoxLayout;
        figures->setSpacing(0);
        figures->addWidget(made.value);
        figures->addWidget(made.detail);
        m_facts->addWidget(made.label, row, 0, Qt::AlignTop);
        m_facts->addLayout(figures, row, 1);
        m_rows.push_back(made);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const LabFact fact = i < facts.size() ? facts[i] : LabFact{};
        m_rows[i].label->setText(fact.label);
        m_rows[i].label->setMinimumWidth(longestWord(m_rows[i].label->fontMetrics(), fact.label));
        m_rows[i].value->setText(fact.value);
        m_rows[i].detail->setText(fact.detail);
        m_rows[i].detail->setVisible(!fact.detail.isEmpty());
    }
}

} // namespace trimwright::ui
