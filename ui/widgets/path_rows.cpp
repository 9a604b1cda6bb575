// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/path_rows.h"

#include "core/drive/trim_path.h"
#include "ui/accessible.h"
#include "ui/format.h"
#include "ui/widgets/mark_label.h"
#include "ui/widgets/text.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <memory>

namespace trimwright::ui {
namespace {

constexpr int nameWidth = 190;

/// One line; tinted where TRIM ends.
class LayerRow : public QFrame {
  public:
    explicit LayerRow(bool tinted) : m_tinted(tinted) {}

  protected:
    void paintEvent(QPaintEvent*) override {
        if (!m_tinted) {
            return;
        }
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour(this, Colour::attentionSoft));
        painter.drawRoundedRect(QRectF(rect()), spacing::controlRadius, spacing::controlRadius);
    }

  private:
    bool m_tinted;
};

Mark markOf(Passage passage) {
    switch (passage) {
    case Passage::passes:
        return {Sign::check,
                Colour::good,
                {},
                //: What a layer does with TRIM requests.
                PathRows::tr("passes")};
    case Passage::stops:
        return {Sign::triangle,
                Colour::attention,
                {},
                //: What a layer does with TRIM requests.
                PathRows::tr("stops")};
    case Passage::unknown:
        break;
    }
    return {Sign::question, Colour::neutral, {}, PathRows::tr("unknown")};
}

QString nameOf(const TrimLayer& layer) {
    if (layer.kind == LayerKind::filesystem || layer.kind == LayerKind::overlay) {
        return sentence(layer.what);
    }
    const QString name = layer.kind == LayerKind::drive && !layer.node.empty() ? plain(layer.node) : plain(layer.name);
    return layer.what.empty() ? name : sentence(layer.what) + QLatin1Char('\n') + name;
}

QWidget* makeRow(const TrimLayer& layer) {
    const bool stops = layer.passage == Passage::stops;
    auto* row = new LayerRow(stops);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(spacing::small, spacing::hair + 2, spacing::small, spacing::hair + 2);
    line->setSpacing(spacing::medium);
    auto* sign = new MarkLabel(MarkLabel::Look::shape);
    const Mark mark = markOf(layer.passage);
    sign->setMark(mark);
    auto* name = new Text(TextSize::strong, stops ? Colour::attention : Colour::text, Text::Lines::wrapped);
    name->setText(nameOf(layer));
    name->setFixedWidth(nameWidth);
    auto* fact = new Text(TextSize::body, stops ? Colour::attention : Colour::secondary, Text::Lines::wrapped);
    fact->setText(sentence(layer.fact));
    line->addWidget(sign, 0, Qt::AlignTop);
    line->addWidget(name, 0, Qt::AlignTop);
    line->addWidget(fact, 1, Qt::AlignTop);
    readAsOne(row, name->text().replace(QLatin1Char('\n'), QLatin1Char(' ')) + QStringLiteral(": ") + mark.word +
                       QStringLiteral(". ") + fact->text());
    return row;
}

} // namespace

PathRows::PathRows(QWidget* parent) : QWidget(parent), m_rows(new QVBoxLayout(this)) {
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(2);
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(tr("The way of TRIM, layer by layer"));
}

void PathRows::show(const TrimPath& path) {
    while (m_rows->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_rows->takeAt(0));
        delete item->widget();
    }
    for (const TrimLayer& layer : path.layers) {
        m_rows->addWidget(makeRow(layer));
    }
    setVisible(!path.layers.empty());
}

} // namespace trimwright::ui
