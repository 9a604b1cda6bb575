// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/delegates.h"

#include "ui/format.h"
#include "ui/models/attribute_model.h"
#include "ui/models/drive_model.h"
#include "ui/models/target_model.h"
#include "ui/spacing.h"
#include "ui/widgets/painting.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

namespace trimwright::ui {
namespace {

constexpr int sideMargin = 10;
constexpr int cellMargin = 8;

/// `rect` seen from the other side in right-to-left layouts.
QRect placed(const QStyleOptionViewItem& option, const QRect& inside, const QRect& rect) {
    return QStyle::visualRect(option.direction, inside, rect);
}

void drawElided(QPainter* painter, const QStyleOptionViewItem& option, const QRect& box, const QFont& font,
                const QColor& pen, const QString& text, Qt::Alignment alignment = Qt::AlignVCenter | Qt::AlignLeading,
                Qt::TextElideMode mode = Qt::ElideRight) {
    painter->setFont(font);
    painter->setPen(pen);
    paintWords(painter, box, static_cast<int>(alignment), QFontMetrics(font).elidedText(text, mode, box.width()),
               option.direction);
}

/// A line of parts with dots between them without those in its middle that have no room: what comes first and the
/// figure at its end tell most.
QString partsThatFit(const QString& line, const QFontMetrics& metrics, int width) {
    constexpr QChar noBreakSpace(0x00a0);
    const QString dot = noBreakSpace + QStringLiteral("· "); // as joinedByDots() has it
    QStringList parts = line.split(dot);
    while (parts.size() > 2 && metrics.horizontalAdvance(parts.join(dot)) > width) {
        parts.removeAt(parts.size() - 2);
    }
    return parts.join(dot);
}

QRect rowRect(const QStyleOptionViewItem& option, const QModelIndex& index) {
    QRect rect = option.rect;
    if (!index.data(DriveModel::GroupTitleRole).toString().isEmpty()) {
        rect.setTop(rect.top() + spacing::groupTitleHeight);
    }
    return rect;
}

void paintRowBackground(QPainter* painter, const QStyleOptionViewItem& option, const QRect& row, Scheme scheme) {
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hover = option.state.testFlag(QStyle::State_MouseOver);
    const QRectF box = QRectF(row).adjusted(sideMargin, 1, -sideMargin, -1);
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected || hover) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour(scheme, selected ? Colour::accentSoft : Colour::sunken));
        painter->drawRoundedRect(box, 8, 8);
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(colour(scheme, Colour::accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), 7, 7);
    }
}

/// Draws shape and word at the far end; returns how much room they took.
int paintRowMark(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, const QRect& line,
                 const QRect& inner, Scheme scheme) {
    constexpr int signSize = 12;
    constexpr int signGap = 5;
    const auto shape = static_cast<Sign>(index.data(DriveModel::MarkSignRole).toInt());
    const QColor state = colour(scheme, static_cast<Colour>(index.data(DriveModel::MarkColourRole).toInt()));
    const QString text = index.data(DriveModel::MarkTextRole).toString();
    const QFont font = textFont(option.font, TextSize::caption);
    const QFontMetrics metrics(font);
    constexpr int twoDigits = 88; // the shapes before "94 %" and "9 %" stand below each other
    const int words = text.isEmpty() ? 0
                                     : signGap + std::max(metrics.horizontalAdvance(text),
                                                          metrics.horizontalAdvance(percentText(twoDigits)));
    const QRect box(line.right() - words - signSize + 1, line.top(), words + signSize, line.height());
    const QRect signBox(box.left(), box.center().y() - signSize / 2 + 1, signSize, signSize);
    paintSign(painter, placed(option, inner, signBox), shape, state);
    if (words > 0) {
        const QRect label(box.left() + signSize + signGap, box.top(), words - signGap, box.height());
        painter->setFont(font);
        painter->setPen(state);
        paintWords(painter, placed(option, inner, label), Qt::AlignVCenter | Qt::AlignTrailing, text, option.direction);
    }
    return box.width() + spacing::small;
}

void paintSeparator(QPainter* painter, const QStyleOptionViewItem& option, Scheme scheme) {
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      colour(scheme, Colour::border));
}

} // namespace

void DriveDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Scheme scheme = schemeOf(option.palette);
    const QRect row = rowRect(option, index);
    const QString title = index.data(DriveModel::GroupTitleRole).toString();
    painter->save();
    if (!title.isEmpty()) {
        QRect line(option.rect.left() + sideMargin + 8, option.rect.top(), option.rect.width() - 2 * sideMargin - 16,
                   spacing::groupTitleHeight - 6);
        drawElided(painter, option, line, textFont(option.font, TextSize::caption), colour(scheme, Colour::muted),
                   title, Qt::AlignBottom | Qt::AlignLeading);
    }
    paintRowBackground(painter, option, row, scheme);
    const QRect inner = row.adjusted(sideMargin + 8, 0, -sideMargin - 10, 0);
    const QRect tile(inner.left(), row.center().y() - spacing::tile / 2 + 1, spacing::tile, spacing::tile);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    paintBusTile(painter, placed(option, inner, tile), option.font, scheme, index.data(DriveModel::BusRole).toString(),
                 selected);

    // The name has a line for itself; the mark stands at the end of the other.
    const QFont strong = textFont(option.font, TextSize::strong);
    const QFont small = textFont(option.font, TextSize::source);
    const int lines = QFontMetrics(strong).height() + QFontMetrics(small).height() + 1;
    const int left = tile.right() + 1 + sideMargin;
    const QRect first(left, row.center().y() - lines / 2 + 1, inner.right() + 1 - left, QFontMetrics(strong).height());
    QRect second(left, first.bottom() + 2, first.width(), QFontMetrics(small).height());
    const int markWidth = paintRowMark(painter, option, index, second, inner, scheme);
    second.setWidth(second.width() - markWidth);
    const bool grey = index.data(DriveModel::GreyRole).toBool();
    const Colour quiet = selected ? Colour::secondary : Colour::muted;
    drawElided(painter, option, placed(option, inner, first), strong, colour(scheme, grey ? quiet : Colour::text),
               index.data(Qt::DisplayRole).toString());
    drawElided(painter, option, placed(option, inner, second), small, colour(scheme, quiet),
               partsThatFit(index.data(DriveModel::DetailsRole).toString(), QFontMetrics(small), second.width()));
    painter->restore();
}

QSize DriveDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int lines = QFontMetrics(textFont(option.font, TextSize::strong)).height() +
                      QFontMetrics(textFont(option.font, TextSize::source)).height();
    const bool first = !index.data(DriveModel::GroupTitleRole).toString().isEmpty();
    return {160, std::max(spacing::sidebarRowHeight, lines + 16) + (first ? spacing::groupTitleHeight : 0)};
}

bool DriveDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                              const QModelIndex& index) {
    if (event->type() == QEvent::ToolTip && !rowRect(option, index).contains(event->pos())) {
        QToolTip::hideText(); // over the title of the group
        return true;
    }
    return QStyledItemDelegate::helpEvent(event, view, option, index);
}

void TargetDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Scheme scheme = schemeOf(option.palette);
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    painter->save();
    style->drawPrimitive(QStyle::PE_PanelItemViewRow, &option, painter, option.widget);
    paintSeparator(painter, option, scheme);
    QRect inner = option.rect.adjusted(cellMargin, 0, -6, 0);
    const QRect whole = inner;
    if (index.column() == TargetModel::FilesystemColumn) {
        QStyleOptionViewItem tick = option;
        initStyleOption(&tick, index);
        tick.rect = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &tick, option.widget);
        tick.state.setFlag(QStyle::State_On, tick.checkState == Qt::Checked);
        tick.state.setFlag(QStyle::State_Enabled, index.flags().testFlag(Qt::ItemIsUserCheckable));
        style->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &tick, painter, option.widget);
        inner.setLeft(option.rect.left() + 18 + 2 * cellMargin);
    }
    const QString text = index.data(Qt::DisplayRole).toString();
    const QString detail = index.data(TargetModel::DetailRole).toString();
    const auto shape = static_cast<Sign>(index.data(TargetModel::MarkSignRole).toInt());
    const QFont strong = textFont(option.font, TextSize::strong);
    const QFont first = index.column() == TargetModel::FilesystemColumn ? strong : option.font;
    const QFont small = textFont(option.font, TextSize::source);
    const int firstHeight = shape == Sign::none ? QFontMetrics(first).height() : pillSize(option.font, text).height();
    const int lines = firstHeight + (detail.isEmpty() ? 0 : QFontMetrics(small).height() + 1);
    const QRect top(inner.left(), inner.center().y() - lines / 2 + 1, inner.width(), firstHeight);
    const bool grey = index.data(TargetModel::GreyRole).toBool();
    if (shape != Sign::none) {
        const auto state = static_cast<Colour>(index.data(TargetModel::MarkColourRole).toInt());
        paintPill(painter, placed(option, whole, top), option.font, scheme, shape, state, text, option.direction,
                  option.state.testFlag(QStyle::State_Selected));
    } else {
        drawElided(painter, option, placed(option, whole, top), first,
                   colour(scheme, grey ? Colour::secondary : Colour::text), text, Qt::AlignVCenter | Qt::AlignLeading,
                   index.column() == TargetModel::FilesystemColumn ? Qt::ElideMiddle : Qt::ElideRight);
    }
    const QRect below(top.left(), top.bottom() + 2, top.width(), QFontMetrics(small).height());
    drawElided(painter, option, placed(option, whole, below), small, colour(scheme, Colour::muted), detail);
    painter->restore();
}

QSize TargetDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QString text = index.data(Qt::DisplayRole).toString();
    const QString detail = index.data(TargetModel::DetailRole).toString();
    const auto shape = static_cast<Sign>(index.data(TargetModel::MarkSignRole).toInt());
    int width = QFontMetrics(textFont(option.font, TextSize::strong)).horizontalAdvance(text);
    if (shape != Sign::none) {
        width = pillSize(option.font, text).width();
    }
    width = std::max(width, QFontMetrics(textFont(option.font, TextSize::source)).horizontalAdvance(detail));
    return {width + cellMargin + 12, spacing::filesystemRow};
}

void AttributeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Scheme scheme = schemeOf(option.palette);
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    painter->save();
    style->drawPrimitive(QStyle::PE_PanelItemViewRow, &option, painter, option.widget);
    paintSeparator(painter, option, scheme);
    QRect inner = option.rect.adjusted(8, 0, -8, 0);
    const QRect whole = inner;
    const auto shape = static_cast<Sign>(index.data(AttributeModel::MarkSignRole).toInt());
    const auto state = static_cast<Colour>(index.data(AttributeModel::MarkColourRole).toInt());
    QColor pen = colour(scheme, index.column() == AttributeModel::MeaningColumn ? Colour::secondary : Colour::text);
    if (shape != Sign::none) {
        constexpr int signSize = 12;
        const QRect box(inner.left(), inner.center().y() - signSize / 2 + 1, signSize, signSize);
        paintSign(painter, placed(option, whole, box), shape, colour(scheme, state));
        inner.setLeft(inner.left() + signSize + 6);
        pen = colour(scheme, state);
    }
    const QFont font =
        index.column() == AttributeModel::NameColumn ? textFont(option.font, TextSize::strong) : option.font;
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    drawElided(painter, option, placed(option, whole, inner), font, pen, index.data(Qt::DisplayRole).toString(),
               alignment);
    painter->restore();
}

QSize AttributeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(textFont(option.font, TextSize::strong));
    const auto sign = static_cast<Sign>(index.data(AttributeModel::MarkSignRole).toInt());
    const int signWidth = sign == Sign::none ? 0 : 18;
    return {metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString()) + signWidth + 2 * cellMargin + 2,
            spacing::tableRow};
}

} // namespace trimwright::ui
