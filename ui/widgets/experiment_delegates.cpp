// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/experiment_delegates.h"

#include "ui/models/experiment_list_model.h"
#include "ui/models/experiment_model.h"
#include "ui/palette.h"
#include "ui/spacing.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QPainter>
#include <algorithm>

namespace trimwright::ui {
namespace {

constexpr int figureMargin = 8;
constexpr int barHeight = 7;
constexpr int leastBars = 120;

QRect mirroredIn(const QStyleOptionViewItem& option, const QRect& whole, const QRect& part) {
    return QStyle::visualRect(option.direction, whole, part);
}

void paintRow(QPainter* painter, const QStyleOptionViewItem& option, Scheme scheme) {
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewRow, &option, painter, option.widget);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      colour(scheme, Colour::border));
}

QFont titleFont(const QStyleOptionViewItem& option) {
    return textFont(option.font, TextSize::body);
}

QRect titleBounds(const QStyleOptionViewItem& option, const QString& title, int width) {
    const QFontMetrics metrics(titleFont(option));
    const QRect all = metrics.boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, title);
    return {0, 0, width, std::min(all.height(), 3 * metrics.lineSpacing())};
}

/// The published one hollow, the emulated one full: they differ without colour.
void paintBars(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, const QRect& inner,
               Scheme scheme) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QVariant published = index.data(ExperimentModel::PublishedShareRole);
    const QVariant emulated = index.data(ExperimentModel::EmulatedShareRole);
    const int together = published.isValid() && emulated.isValid() ? 2 * barHeight + 3 : barHeight;
    int top = inner.center().y() - together / 2 + 1;
    const auto bar = [&](double share) {
        QRect box(inner.left(), top, std::max(2, static_cast<int>(share * inner.width())), barHeight);
        top += barHeight + 3;
        return QRectF(mirroredIn(option, inner, box));
    };
    if (published.isValid()) {
        const bool bound = index.data(ExperimentModel::BoundRole).toBool();
        painter->setPen(QPen(colour(scheme, Colour::neutral), 1.2, bound ? Qt::DotLine : Qt::SolidLine));
        painter->setBrush(colour(scheme, Colour::neutralSoft));
        painter->drawRoundedRect(bar(published.toDouble()).adjusted(0.6, 0.6, -0.6, -0.6), 2, 2);
    }
    if (emulated.isValid()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour(scheme, Colour::accent));
        painter->drawRoundedRect(bar(emulated.toDouble()), 2, 2);
    }
}

} // namespace

void ExperimentListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                                   const QModelIndex& index) const {
    const Scheme scheme = schemeOf(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row = option.rect.adjusted(0, 1, 0, -1);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour(scheme, selected ? Colour::accentSoft : Colour::sunken));
        painter->drawRoundedRect(row, spacing::controlRadius, spacing::controlRadius);
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(colour(scheme, Colour::accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), spacing::controlRadius, spacing::controlRadius);
    }
    const QRect inner = row.adjusted(10, 7, -10, -7);
    const QString title = index.data(Qt::DisplayRole).toString();
    const QRect first = titleBounds(option, title, inner.width()).translated(inner.topLeft());
    QFont font = titleFont(option);
    font.setWeight(selected ? QFont::DemiBold : QFont::Normal);
    painter->setFont(font);
    painter->setPen(colour(scheme, Colour::text));
    paintWords(painter, first, Qt::TextWordWrap | Qt::AlignLeading, title, option.direction);
    painter->setFont(textFont(option.font, TextSize::source));
    painter->setPen(colour(scheme, Colour::muted));
    paintWords(painter, inner, Qt::AlignBottom | Qt::AlignLeading,
               index.data(ExperimentListModel::DetailRole).toString(), option.direction);
    painter->restore();
}

QSize ExperimentListDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int width = option.widget != nullptr ? option.widget->width() - 20 : 200;
    QStyleOptionViewItem bold(option);
    bold.font.setWeight(QFont::DemiBold);
    const QFontMetrics small(textFont(option.font, TextSize::source));
    return {width, titleBounds(bold, index.data(Qt::DisplayRole).toString(), width - 6).height() + small.height() + 18};
}

void ExperimentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Scheme scheme = schemeOf(option.palette);
    painter->save();
    paintRow(painter, option, scheme);
    const QRect inner = option.rect.adjusted(figureMargin, 0, -figureMargin, 0);
    const QString text = index.data(Qt::DisplayRole).toString();
    if (index.column() == ExperimentModel::BarsColumn) {
        paintBars(painter, option, index, inner, scheme);
    } else if (index.column() == ExperimentModel::StateColumn) {
        const QFont strong = textFont(option.font, TextSize::strong);
        const QFont small = textFont(option.font, TextSize::source);
        const int first = QFontMetrics(strong).height();
        const int second = QFontMetrics(small).height();
        QRect line(inner.left(), inner.center().y() - (first + second + 1) / 2 + 1, inner.width(), first);
        painter->setFont(strong);
        painter->setPen(colour(scheme, Colour::text));
        paintWords(painter, line, Qt::AlignVCenter | Qt::AlignLeading,
                   QFontMetrics(strong).elidedText(text, Qt::ElideRight, line.width()), option.direction);
        line.translate(0, first + 1);
        line.setHeight(second);
        painter->setFont(small);
        painter->setPen(colour(scheme, Colour::muted));
        paintWords(painter, line, Qt::AlignVCenter | Qt::AlignLeading,
                   QFontMetrics(small).elidedText(index.data(ExperimentModel::DetailRole).toString(), Qt::ElideRight,
                                                  line.width()),
                   option.direction);
    } else {
        const bool emulated = index.column() == ExperimentModel::EmulatedColumn;
        const QFont font = textFont(option.font, emulated ? TextSize::strong : TextSize::body);
        painter->setFont(font);
        painter->setPen(colour(scheme, emulated ? Colour::text : Colour::secondary));
        paintWords(painter, inner, static_cast<int>(index.data(Qt::TextAlignmentRole).value<Qt::Alignment>()),
                   QFontMetrics(font).elidedText(text, Qt::ElideRight, inner.width() + 1), option.direction);
    }
    painter->restore();
}

QSize ExperimentDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics strong(textFont(option.font, TextSize::strong));
    const int width = index.column() == ExperimentModel::BarsColumn
                          ? leastBars
                          : strong.horizontalAdvance(index.data(Qt::DisplayRole).toString());
    return {width + 2 * figureMargin + 2, spacing::filesystemRow - 4};
}

} // namespace trimwright::ui
