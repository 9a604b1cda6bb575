// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/path_rows.h"

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

/// What a layer is, and which one of its kind.
struct LayerName {
    QString kind;
    QString node; ///< Empty where there is but one.
};

LayerName nameOf(const TrimLayer& layer) {
    if (layer.kind == LayerKind::filesystem || layer.kind == LayerKind::overlay) {
        return {sentence(layer.what), {}};
    }
    const QString name = layer.kind == LayerKind::drive && !layer.node.empty() ? plain(layer.node) : plain(layer.name);
    return layer.what.empty() ? LayerName{name, {}} : LayerName{sentence(layer.what), name};
}

/// The name, and below it the fact: beside each other one of them would always lack the width.
QWidget* makeRow(const TrimLayer& layer) {
    const bool stops = layer.passage == Passage::stops;
    auto* row = new LayerRow(stops);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(spacing::small, spacing::hair, spacing::small, spacing::hair);
    line->setSpacing(spacing::medium);
    auto* sign = new MarkLabel(MarkLabel::Look::shape);
    const Mark mark = markOf(layer.passage);
    sign->setMark(mark);
    line->addWidget(sign, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    line->addLayout(words, 1);
    const LayerName named = nameOf(layer);
    auto* name = new QHBoxLayout;
    name->setSpacing(spacing::small);
    auto* kind = new Text(TextSize::strong, stops ? Colour::attention : Colour::text);
    kind->setText(named.kind);
    auto* node = new Text(TextSize::body, stops ? Colour::attention : Colour::secondary);
    node->setText(named.node);
    node->setElideMode(Qt::ElideMiddle);
    name->addWidget(kind);
    name->addWidget(node, 1);
    words->addLayout(name);
    auto* fact = new Text(TextSize::body, stops ? Colour::attention : Colour::secondary, Text::Lines::wrapped);
    fact->setText(sentence(layer.fact));
    words->addWidget(fact);
    readAsOne(row, (named.kind + QLatin1Char(' ') + named.node).trimmed() + QStringLiteral(": ") + mark.word +
                       QStringLiteral(". ") + fact->text());
    return row;
}

} // namespace

PathRows::PathRows(QWidget* parent) : QWidget(parent), m_rows(new QVBoxLayout(this)) {
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(2);
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(tr("How TRIM reaches the drive, layer by layer"));
}

void PathRows::show(const TrimPath& path) {
    setVisible(!path.layers.empty());
    if (path == m_path) {
        return;
    }
    m_path = path;
    while (m_rows->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_rows->takeAt(0));
        delete item->widget();
    }
    for (const TrimLayer& layer : path.layers) {
        m_rows->addWidget(makeRow(layer));
    }
}

} // namespace trimwright::ui
