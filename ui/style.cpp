// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style.h"

#include "ui/spacing.h"
#include "ui/style_painting.h"
#include "ui/style_radio.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <algorithm>

namespace trimwright::ui {
Style::Style(std::optional<Scheme> forced)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))), m_forced(forced) {}

void Style::polish(QPalette& palette) {
    palette = qtPalette(m_forced.value_or(schemeOf(palette)));
}

void Style::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QPushButton*>(widget) != nullptr) {
        QFont font = widget->font();
        font.setWeight(QFont::DemiBold);
        widget->setFont(font);
        widget->setAttribute(Qt::WA_Hover);
    }
    if (qobject_cast<QTabBar*>(widget) != nullptr) {
        widget->setAttribute(Qt::WA_Hover);
    }
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    switch (element) {
    case PE_PanelButtonCommand:
        return paintButton(option, painter);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return paintCheckBox(option, painter);
    case PE_IndicatorRadioButton:
        return paintRadioButton(option, painter);
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth == 0) {
            return; // the editor inside another control
        }
        return paintField(option, painter);
    case PE_FrameLineEdit:
    case PE_FrameTabBarBase:
    case PE_PanelScrollAreaCorner:
        return;
    case PE_FrameFocusRect:
        if (qobject_cast<const QPushButton*>(widget) == nullptr && keyboardFocus(option)) {
            roundedBox(painter, QRectF(option->rect).adjusted(1, 1, -1, -1), 5, colourOf(option, Colour::accent),
                       Qt::NoBrush, 2);
        }
        return;
    case PE_PanelItemViewRow:
    case PE_PanelItemViewItem:
        if (option->state.testFlag(State_Selected)) {
            painter->fillRect(option->rect, colourOf(option, Colour::accentSoft));
        }
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    switch (element) {
    case CE_PushButtonLabel: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (button == nullptr) {
            break;
        }
        QStyleOptionButton label(*button);
        const bool enabled = label.state.testFlag(State_Enabled);
        if (enabled && label.features.testFlag(QStyleOptionButton::DefaultButton)) {
            label.palette.setColor(QPalette::ButtonText, colourOf(option, Colour::onAccent));
        } else if (enabled && label.features.testFlag(QStyleOptionButton::Flat)) {
            const bool other = isChoice(widget) && !label.state.testFlag(State_On);
            const Colour ink = isChoice(widget) && !other ? Colour::text : other ? Colour::secondary : Colour::accent;
            label.palette.setColor(QPalette::ButtonText, colourOf(option, ink));
        }
        QProxyStyle::drawControl(element, &label, painter, widget);
        return;
    }
    case CE_ComboBoxLabel: {
        const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        if (combo == nullptr) {
            break;
        }
        QStyleOptionComboBox label(*combo); // Qt cuts what does not fit in the midst of a letter
        const int room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width() - 2;
        label.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room);
        QProxyStyle::drawControl(element, &label, painter, widget);
        return;
    }
    case CE_HeaderLabel: {
        const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
        if (header == nullptr) {
            break;
        }
        QStyleOptionHeaderV2 label;
        label.QStyleOptionHeader::operator=(*header);
        label.palette.setColor(QPalette::ButtonText, colourOf(option, Colour::muted));
        label.textAlignment = visualAlignment(option->direction, header->textAlignment); // nobody else mirrors it
        QProxyStyle::drawControl(element, &label, painter, widget);
        return;
    }
    case CE_TabBarTabShape:
        return paintTab(option, painter);
    case CE_TabBarTabLabel:
    case CE_ProgressBarLabel:
    case CE_ProgressBarGroove:
        return;
    case CE_ProgressBarContents:
        return paintProgress(option, painter);
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        return paintHeaderSection(option, painter);
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const {
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
            return paintScrollBar(bar, proxy()->subControlRect(control, bar, SC_ScrollBarSlider, widget), painter);
        }
    }
    if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spin && control == CC_SpinBox) {
        return paintSpinBox(spin, proxy()->subControlRect(control, spin, SC_SpinBoxUp, widget),
                            proxy()->subControlRect(control, spin, SC_SpinBoxDown, widget), painter);
    }
    if (control == CC_ComboBox) {
        paintField(option, painter);
        const QRect arrow = proxy()->subControlRect(control, option, SC_ComboBoxArrow, widget);
        return paintChevron(option, arrow, painter);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const bool flat = button && button->features.testFlag(QStyleOptionButton::Flat);
        result.setWidth(size.width() + (flat ? 16 : 32));
        result.setHeight(std::max(size.height() + 12, flat ? 28 : spacing::controlHeight));
        break;
    }
    case CT_ComboBox: // the words, two pixels that Qt leaves beside them, and the arrow
        result.setWidth(size.width() + spacing::fieldMargin + 2 + spacing::fieldButton);
        result.setHeight(std::max(result.height(), spacing::controlHeight));
        break;
    case CT_SpinBox: {
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        const bool buttons = spin && spin->buttonSymbols != QAbstractSpinBox::NoButtons;
        result.setWidth(size.width() + 2 * spacing::fieldMargin + (buttons ? spacing::fieldButton : spacing::small));
        result.setHeight(std::max(size.height(), spacing::controlHeight));
        break;
    }
    case CT_LineEdit:
        result.setHeight(std::max(result.height(), spacing::controlHeight));
        break;
    case CT_TabBarTab:
        result = QSize(size.width(), std::max(size.height(), 38));
        break;
    case CT_HeaderSection:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            // Room for the words and the sort mark, but not for both margins three times as Fusion has it.
            const int mark = header->sortIndicator != QStyleOptionHeader::None ? 10 : 0;
            result.setWidth(header->fontMetrics.horizontalAdvance(header->text) + 2 * spacing::small + mark);
        }
        result.setHeight(std::max(result.height() + 6, 32));
        break;
    default:
        break;
    }
    return result;
}

namespace {

/// No arrow buttons: the groove is the whole bar.
QRect scrollBarPart(const QStyleOptionSlider* bar, QStyle::SubControl part) {
    if (part == QStyle::SC_ScrollBarGroove) {
        return bar->rect;
    }
    const bool horizontal = bar->orientation == Qt::Horizontal;
    const int length = horizontal ? bar->rect.width() : bar->rect.height();
    const int range = bar->maximum - bar->minimum;
    const int thumb = range <= 0 ? length
                                 : std::max(28, static_cast<int>(static_cast<qint64>(length) * bar->pageStep /
                                                                 (static_cast<qint64>(range) + bar->pageStep)));
    const int start = QStyle::sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - thumb,
                                                      bar->upsideDown);
    return horizontal ? QRect(bar->rect.left() + start, bar->rect.top(), thumb, bar->rect.height())
                      : QRect(bar->rect.left(), bar->rect.top() + start, bar->rect.width(), thumb);
}

/// What a field holds, and behind it what opens or steps it.
QRect fieldPart(const QStyleOptionComplex* field, bool button, bool hasButton) {
    const QRect& box = field->rect;
    const int room = hasButton ? spacing::fieldButton : spacing::hair;
    QRect part = box.adjusted(spacing::fieldMargin, 1, -room, -1);
    if (button) {
        part = QRect(box.right() + 1 - room, box.top(), room, box.height());
    }
    return QStyle::visualRect(field->direction, box, part);
}

} // namespace

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const {
    if (control == CC_ScrollBar) {
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (bar != nullptr && (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)) {
            return {};
        }
        if (bar != nullptr && (part == SC_ScrollBarGroove || part == SC_ScrollBarSlider)) {
            return scrollBarPart(bar, part);
        }
    }
    if (control == CC_ComboBox && (part == SC_ComboBoxEditField || part == SC_ComboBoxArrow)) {
        return fieldPart(option, part == SC_ComboBoxArrow, true);
    }
    if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spin && control == CC_SpinBox) {
        const bool buttons = spin->buttonSymbols != QAbstractSpinBox::NoButtons;
        const QRect button = buttons ? fieldPart(spin, true, true) : QRect();
        const int half = button.height() / 2;
        switch (part) {
        case SC_SpinBoxUp:
            return buttons ? button.adjusted(0, 2, 0, half - button.height()) : QRect();
        case SC_SpinBoxDown:
            return buttons ? button.adjusted(0, half, 0, -2) : QRect();
        case SC_SpinBoxEditField: // the line inside has a margin of its own
            return buttons ? fieldPart(spin, false, true) : spin->rect.adjusted(spacing::hair, 1, -spacing::hair, -1);
        default:
            return spin->rect;
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    switch (element) {
    case SE_LineEditContents:
        return rect.adjusted(6, 0, -4, 0);
    case SE_ItemViewItemCheckIndicator: { // begins where the words of the column's title do
        const QRect& cell = option->rect;
        return visualRect(option->direction, cell,
                          QRect(QPoint(cell.left() + spacing::small, rect.top()), rect.size()));
    }
    case SE_PushButtonLayoutItem: {
        // What a layout lines up of a flat button is its words: nothing is seen around them.
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const bool flat = button && button->features.testFlag(QStyleOptionButton::Flat) && !isChoice(widget);
        return flat ? option->rect.adjusted(spacing::small, 0, -spacing::small, 0) : rect;
    }
    default:
        return rect;
    }
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_ScrollBarExtent:
        return 10;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 18;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap:
        return 0;
    case PM_TabBarTabHSpace:
        return spacing::tabGap;
    case PM_HeaderMargin:
        return spacing::small;
    case PM_TabBarTabVSpace:
        return 16;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* returned) const {
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ItemView_ShowDecorationSelected:
        return hint == SH_ItemView_ShowDecorationSelected ? 1 : 0;
    case SH_Table_GridLineColor:
        return static_cast<int>(colour(schemeOf(qApp->palette()), Colour::border).rgba());
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

} // namespace trimwright::ui
