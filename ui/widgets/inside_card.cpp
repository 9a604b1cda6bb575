// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inside_card.h"

#include "ui/accessible.h"
#include "ui/format.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <cmath>

namespace trimwright::ui {
namespace {

constexpr int mostFacts = 4;

} // namespace

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
        updateGeometry();
        update();
    }

    QSize sizeHint() const override {
        return {240, barHeight + static_cast<int>(parts().size()) * (metrics().height() + 2) + spacing::small};
    }
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
            paintPart(painter, QRectF(mirrored ? width() - left - length : left, 0, length, barHeight), part.colour);
            left += length;
        }
        painter.restore();
        double top = barHeight + spacing::small;
        for (const Part& part : parts()) {
            const double line = metrics().height();
            const double at = mirrored ? width() - 10 : 0;
            paintPart(painter, QRectF(at, top + line / 2 - 5, 10, 10), part.colour);
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
        std::vector<Part> all{{m_usage.files, Colour::usageFiles, tr("files: %1").arg(percent(m_usage.files))}};
        if (m_usage.kept) {
            all.push_back(
                {*m_usage.kept, Colour::usageKept, tr("deleted, but kept as data: %1").arg(percent(*m_usage.kept))});
        }
        all.push_back({m_usage.free, Colour::usageFree,
                       (m_usage.kept ? tr("free for the drive: %1") : tr("free: %1")).arg(percent(m_usage.free))});
        constexpr double seen = 0.005;
        std::erase_if(all, [](const Part& part) { return part.share < seen; }); // a key without a part is a riddle
        return all;
    }
    /// What is kept of files that are gone is hatched with their colour.
    void paintPart(QPainter& painter, const QRectF& box, Colour which) const {
        painter.fillRect(box, colour(this, which));
        if (which == Colour::usageKept) {
            painter.fillRect(box, QBrush(colour(this, Colour::usageFiles), Qt::BDiagPattern));
        }
    }

    LabUsage m_usage;
};

InsideCard::InsideCard(QWidget* parent)
    : Card(tr("Inside the drive"), parent),
      m_bar(new UsageBar),
      m_sentence(new Text(TextSize::body, Colour::text, Text::Lines::wrapped)),
      m_facts(new QGridLayout) {
    body()->addWidget(m_bar);
    body()->addWidget(m_sentence);
    body()->addSpacing(spacing::hair);
    m_facts->setVerticalSpacing(0);
    body()->addLayout(m_facts);
    body()->addStretch(1);
    for (int fact = 0; fact < mostFacts; ++fact) {
        const Row made{new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped),
                       new Text(TextSize::strong, Colour::text), new Text(TextSize::source, Colour::muted)};
        made.value->setAlignment(Qt::AlignTrailing | Qt::AlignTop);
        made.value->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
        made.detail->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        auto* line = new QHBoxLayout; // each with the room that its own figure leaves
        line->setSpacing(spacing::small);
        line->addWidget(made.label, 1);
        line->addWidget(made.value);
        m_facts->addLayout(line, 3 * fact, 0);
        m_facts->addWidget(made.detail, 3 * fact + 1, 0); // the whole width: figures are not cut
        m_facts->setRowMinimumHeight(3 * fact + 2, fact + 1 < mostFacts ? spacing::hair : 0);
        m_rows.push_back(made);
    }
}

void InsideCard::show(const LabUsage& usage, const std::vector<LabFact>& facts) {
    m_bar->setUsage(usage);
    m_sentence->setText(usage.sentence);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const LabFact fact = i < facts.size() ? facts[i] : LabFact{};
        m_rows[i].label->setText(fact.label);
        m_rows[i].label->setVisible(!fact.label.isEmpty());
        m_rows[i].value->setText(fact.value);
        m_rows[i].value->setVisible(!fact.label.isEmpty());
        m_rows[i].value->setMinimumWidth(m_rows[i].value->sizeHint().width()); // the name breaks, not the number
        m_rows[i].detail->setText(fact.detail);
        m_rows[i].detail->setVisible(!fact.detail.isEmpty());
    }
}

} // namespace trimwright::ui
