// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/experiment_delegates.h"

#include "ui/models/experiment_cases.h"
#include "ui/models/experiment_list_model.h"
#include "ui/models/experiment_model.h"
#include "ui/palette.h"
#include "ui/spacing.h"
#include "ui/widgets/painting.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <algorithm>

namespace trimwright::ui {
namespace {

constexpr int figureMargin = spacing::small;
constexpr int figureRow = spacing::filesystemRow - spacing::hair;
constexpr int caseRow = figureRow + spacing::hair;
constexpr int barHeight = 7;
constexpr int thinBar = 4;
constexpr int leastBars = 80;
constexpr int barGap = 3;
constexpr int wordsMargin = 7; ///< Above and below words.
constexpr int listMargin = 10;

QRect mirroredIn(const QStyleOptionViewItem& option, const QRect& whole, const QRect& part) {
    return QStyle::visualRect(option.direction, whole, part);
}

void paintRow(QPainter* painter, const QStyleOptionViewItem& option, Scheme scheme) {
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewRow, &option, painter, option.widget);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      colour(scheme, Colour::border));
}

/// Two texts, one below the other, each on as many lines as it needs in this width. Measured and drawn by the same.
struct TwoTexts {
    QString first;
    QString second; ///< May be empty.
    QFont first_font;
    QFont second_font;

    static QRect bounds(const QFont& font, const QString& text, int width) {
        constexpr int endless = 10'000;
        return text.isEmpty()
                   ? QRect()
                   : QFontMetrics(font).boundingRect(QRect(0, 0, std::max(1, width), endless), Qt::TextWordWrap, text);
    }
    int height(int width) const {
        return bounds(first_font, first, width).height() + bounds(second_font, second, width).height() +
               (second.isEmpty() ? 0 : 1);
    }
    void paint(QPainter* painter, const QRect& box, Scheme scheme, Qt::LayoutDirection direction) const {
        const int flags = static_cast<int>(Qt::TextWordWrap) | static_cast<int>(Qt::AlignLeading | Qt::AlignTop);
        const int above = bounds(first_font, first, box.width()).height();
        const QRect words(box.left(), box.center().y() + 1 - height(box.width()) / 2, box.width(), box.height());
        painter->setFont(first_font);
        painter->setPen(colour(scheme, Colour::text));
        paintWords(painter, words, flags, first, direction);
        painter->setFont(second_font);
        painter->setPen(colour(scheme, Colour::muted));
        paintWords(painter, words.translated(0, above + 1), flags, second, direction);
    }
};

TwoTexts listTexts(const QStyleOptionViewItem& option, const QModelIndex& index) {
    return {index.data(Qt::DisplayRole).toString(), index.data(ExperimentListModel::DetailRole).toString(),
            textFont(option.font, TextSize::body), textFont(option.font, TextSize::source)};
}

TwoTexts figureTexts(const QStyleOptionViewItem& option, const QModelIndex& index, const QVariant& detail = {}) {
    return {index.data(Qt::DisplayRole).toString(), detail.toString(), textFont(option.font, TextSize::strong),
            textFont(option.font, TextSize::source)};
}

/// The published one hollow, the emulated one full: they differ without colour.
void paintBars(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, const QRect& inner,
               Scheme scheme) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QVariant published = index.data(ExperimentModel::PublishedShareRole);
    const QVariant emulated = index.data(ExperimentModel::EmulatedShareRole);
    const int together = published.isValid() && emulated.isValid() ? 2 * barHeight + barGap : barHeight;
    int top = inner.center().y() - together / 2 + 1;
    const auto bar = [&](double share) {
        QRect box(inner.left(), top, std::max(2, static_cast<int>(share * inner.width())), barHeight);
        top += barHeight + barGap;
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

/// A bar in its groove, so that bars below each other are compared at a glance.
void paintShare(QPainter* painter, const QStyleOptionViewItem& option, const QRect& groove, double share,
                Scheme scheme) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour(scheme, Colour::track));
    painter->drawRoundedRect(groove, thinBar / 2.0, thinBar / 2.0);
    QRect filled = groove;
    filled.setWidth(std::max(thinBar, static_cast<int>(share * groove.width())));
    painter->setBrush(colour(scheme, Colour::accent));
    painter->drawRoundedRect(mirroredIn(option, groove, filled), thinBar / 2.0, thinBar / 2.0);
}

/// The width that a cell or an item has, also while only its size is asked for.
int roomOf(const QStyleOptionViewItem& option, int margins) {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    constexpr int unknown = 240;
    const int whole = option.rect.width() > 0 ? option.rect.width()
                      : view != nullptr       ? view->viewport()->width()
                                              : unknown;
    return whole - margins;
}

/// The width of the words in a list: the same whether its scroll bar is there or not.
int listRoom(const QStyleOptionViewItem& option) {
    const QWidget* const list = option.widget;
    return list != nullptr ? list->width() - list->style()->pixelMetric(QStyle::PM_ScrollBarExtent) - 2 * listMargin
                           : roomOf(option, 2 * listMargin);
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
    const QRect words(row.left() + listMargin, row.top(), listRoom(option), row.height());
    listTexts(option, index).paint(painter, mirroredIn(option, row, words), scheme, option.direction);
    painter->restore();
}

QSize ExperimentListDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int room = listRoom(option);
    return {room + 2 * listMargin, listTexts(option, index).height(room) + 2 * wordsMargin + 2};
}

void ExperimentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Scheme scheme = schemeOf(option.palette);
    painter->save();
    paintRow(painter, option, scheme);
    const QRect inner = option.rect.adjusted(figureMargin, 0, -figureMargin, 0);
    if (index.column() == ExperimentModel::BarsColumn) {
        paintBars(painter, option, index, inner, scheme);
    } else if (index.column() == ExperimentModel::StateColumn) {
        figureTexts(option, index, index.data(ExperimentModel::DetailRole))
            .paint(painter, inner, scheme, option.direction);
    } else {
        const bool emulated = index.column() == ExperimentModel::EmulatedColumn;
        const QFont font = textFont(option.font, emulated ? TextSize::strong : TextSize::body);
        painter->setFont(font);
        painter->setPen(colour(scheme, emulated ? Colour::text : Colour::secondary));
        paintWords(
            painter, inner, static_cast<int>(index.data(Qt::TextAlignmentRole).value<Qt::Alignment>()),
            QFontMetrics(font).elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, inner.width() + 1),
            option.direction);
    }
    painter->restore();
}

QSize ExperimentDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics strong(textFont(option.font, TextSize::strong));
    int height = figureRow;
    int width = leastBars;
    if (index.column() == ExperimentModel::StateColumn) {
        const TwoTexts texts = figureTexts(option, index, index.data(ExperimentModel::DetailRole));
        height = std::max(height, texts.height(roomOf(option, 2 * figureMargin)) + 2 * wordsMargin);
    } else if (index.column() != ExperimentModel::BarsColumn) {
        width = strong.horizontalAdvance(index.data(Qt::DisplayRole).toString());
    }
    return {width + 2 * figureMargin + 2, height};
}

void CaseDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Scheme scheme = schemeOf(option.palette);
    painter->save();
    paintRow(painter, option, scheme);
    const QRect inner = option.rect.adjusted(figureMargin, 0, -figureMargin, 0);
    const TwoTexts texts = figureTexts(option, index);
    const QVariant share = index.data(ExperimentCases::ShareRole);
    if (index.column() == ExperimentCases::caseColumn) {
        texts.paint(painter, inner, scheme, option.direction);
    } else if (share.isValid()) {
        const int words = QFontMetrics(texts.first_font).height();
        const int top = inner.center().y() + 1 - (words + spacing::hair + thinBar) / 2;
        painter->setFont(texts.first_font);
        painter->setPen(colour(scheme, Colour::text));
        paintWords(painter, QRect(inner.left(), top, inner.width(), words),
                   static_cast<int>(index.data(Qt::TextAlignmentRole).value<Qt::Alignment>()), texts.first,
                   option.direction);
        paintShare(painter, option, QRect(inner.left(), top + words + spacing::hair, inner.width(), thinBar),
                   share.toDouble(), scheme);
    }
    painter->restore();
}

QSize CaseDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const TwoTexts texts = figureTexts(option, index);
    int height = caseRow;
    int width = leastBars;
    if (index.column() == ExperimentCases::caseColumn) {
        height = std::max(height, texts.height(roomOf(option, 2 * figureMargin)) + 2 * wordsMargin);
    } else {
        width = std::max(width, QFontMetrics(texts.first_font).horizontalAdvance(texts.first));
    }
    return {width + 2 * figureMargin + 2, height};
}

} // namespace trimwright::ui
