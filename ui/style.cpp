// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style.h"

#include "ui/spacing.h"
#include "ui/style_radio.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <algorithm>

namespace trimwright::ui {
namespace {

QColor of(const QStyleOption* option, Colour which) {
    return colour(schemeOf(option->palette), which);
}

QColor mixed(const QColor& base, const QColor& other, double share) {
    const auto channel = [share](float a, float b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(channel(base.redF(), other.redF()), channel(base.greenF(), other.greenF()),
                            channel(base.blueF(), other.blueF()));
}

bool keyboardFocus(const QStyleOption* option) {
    return option->state.testFlag(QStyle::State_HasFocus) && option->state.testFlag(QStyle::State_KeyboardFocusChange);
}

/// A rectangle whose one-pixel border lies on whole pixels.
QRectF crisp(const QRect& rect) {
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

void roundedBox(QPainter* painter, const QRectF& box, double radius, const QColor& border, const QBrush& fill,
                double width = 1) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(border.isValid() ? QPen(border, width) : QPen(Qt::NoPen));
    painter->setBrush(fill);
    painter->drawRoundedRect(box, radius, radius);
    painter->restore();
}

void paintButton(const QStyleOption* option, QPainter* painter) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool primary = button && button->features.testFlag(QStyleOptionButton::DefaultButton);
    const bool flat = button && button->features.testFlag(QStyleOptionButton::Flat);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const bool down = option->state.testFlag(QStyle::State_Sunken);
    const bool hover = enabled && option->state.testFlag(QStyle::State_MouseOver);
    const bool chosen = option->state.testFlag(QStyle::State_On); // one of a row of choices
    QColor fill = of(option, primary && enabled ? Colour::accentFill
                             : chosen           ? Colour::accentSoft
                             : flat             ? Colour::sunken
                                                : Colour::surface);
    if (down || hover) {
        fill = mixed(fill, primary ? of(option, Colour::text) : of(option, Colour::borderStrong), down ? 0.3 : 0.14);
    }
    QColor border = primary && enabled ? fill : of(option, enabled ? Colour::borderStrong : Colour::border);
    if (flat) {
        border = QColor();
    }
    if (!flat || down || hover || chosen) {
        roundedBox(painter, crisp(option->rect), spacing::controlRadius, border, fill);
    }
    if (keyboardFocus(option)) {
        const QColor ring = of(option, primary ? Colour::onAccent : Colour::accent);
        const double inset = primary ? 3 : 1;
        roundedBox(painter, QRectF(option->rect).adjusted(inset, inset, -inset, -inset), spacing::controlRadius - 1,
                   ring, Qt::NoBrush, primary ? 1.5 : 2);
    }
}

/// A button that stays down, in a row of choices.
bool isChoice(const QWidget* widget) {
    const auto* button = qobject_cast<const QPushButton*>(widget);
    return button != nullptr && button->isCheckable();
}

void paintCheckBox(const QStyleOption* option, QPainter* painter) {
    const bool on = option->state.testFlag(QStyle::State_On);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const int side = std::min({option->rect.width(), option->rect.height(), 18});
    QRect box(0, 0, side, side);
    box.moveCenter(option->rect.center());
    const QColor fill =
        on && enabled ? of(option, Colour::accentFill) : of(option, enabled ? Colour::surface : Colour::sunken);
    const QColor border = on && enabled ? fill : of(option, enabled ? Colour::muted : Colour::borderStrong);
    roundedBox(painter, crisp(box), 4, border, fill, on ? 1 : 1.4);
    if (on) {
        const double unit = side / 18.0;
        QPainterPath tick(QPointF(4.5, 9.2) * unit);
        tick.lineTo(QPointF(7.8, 12.4) * unit);
        tick.lineTo(QPointF(13.5, 5.8) * unit);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(box.topLeft());
        painter->setPen(QPen(of(option, Colour::onAccent), 2 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPath(tick);
        painter->restore();
    }
    if (keyboardFocus(option)) {
        roundedBox(painter, QRectF(box).adjusted(-2, -2, 2, 2), 6, of(option, Colour::accent), Qt::NoBrush, 2);
    }
}

void paintField(const QStyleOption* option, QPainter* painter) {
    const bool focus = option->state.testFlag(QStyle::State_HasFocus);
    roundedBox(painter, crisp(option->rect), spacing::controlRadius,
               of(option, focus ? Colour::accent : Colour::borderStrong), of(option, Colour::surface), focus ? 1.6 : 1);
}

void paintTab(const QStyleOption* option, QPainter* painter) {
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    if (tab == nullptr) {
        return;
    }
    const bool selected = tab->state.testFlag(QStyle::State_Selected);
    const bool hover = tab->state.testFlag(QStyle::State_MouseOver);
    painter->save();
    painter->setPen(of(option, selected ? Colour::accent : hover ? Colour::text : Colour::secondary));
    // The room between tabs is behind each, so that the first one begins where the title does.
    const QRect word = QStyle::visualRect(tab->direction, tab->rect, tab->rect.adjusted(0, 0, -spacing::tabGap, 0));
    painter->drawText(word.adjusted(0, 0, 0, -3), Qt::AlignCenter | Qt::TextShowMnemonic, tab->text);
    if (selected) {
        painter->fillRect(QRect(word.left(), word.bottom() - 1, word.width(), 2), of(option, Colour::accent));
    }
    painter->restore();
    if (keyboardFocus(option) && selected) {
        roundedBox(painter, QRectF(word).adjusted(-6, 5, 6, -7), 5, of(option, Colour::accent), Qt::NoBrush, 2);
    }
}

void paintProgress(const QStyleOption* option, QPainter* painter) {
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
    if (bar == nullptr) {
        return;
    }
    constexpr int thickness = 8;
    QRectF groove(bar->rect);
    groove.setHeight(thickness);
    groove.moveCenter(QRectF(bar->rect).center());
    roundedBox(painter, groove, thickness / 2.0, QColor(), of(option, Colour::track));
    const double range = static_cast<double>(bar->maximum) - bar->minimum;
    if (range > 0 && bar->progress > bar->minimum) {
        QRectF filled = groove;
        filled.setWidth(std::max<double>(thickness, groove.width() * (bar->progress - bar->minimum) / range));
        if (bar->direction == Qt::RightToLeft) {
            filled.moveRight(groove.right());
        }
        roundedBox(painter, filled, thickness / 2.0, QColor(), of(option, Colour::accent));
    }
}

void paintScrollBar(const QStyleOptionSlider* bar, const QRect& handle, QPainter* painter) {
    if (bar->maximum <= bar->minimum) {
        return;
    }
    const bool active = bar->state.testFlag(QStyle::State_MouseOver) || bar->state.testFlag(QStyle::State_Sunken);
    const QRectF thumb = QRectF(handle).adjusted(2, 2, -2, -2);
    const double radius = std::min(thumb.width(), thumb.height()) / 2;
    roundedBox(painter, thumb, radius, QColor(), of(bar, active ? Colour::muted : Colour::borderStrong));
}

void paintChevron(const QStyleOption* option, const QRectF& box, QPainter* painter) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(of(option, Colour::secondary), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF centre = box.center();
    const QPointF points[] = {centre + QPointF(-4, -2), centre + QPointF(0, 2), centre + QPointF(4, -2)};
    painter->drawPolyline(points, 3);
    painter->restore();
}

void paintHeaderSection(const QStyleOption* option, QPainter* painter) {
    painter->fillRect(option->rect, of(option, Colour::surface));
    const QRect& rect = option->rect;
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), of(option, Colour::border));
}

} // namespace

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
            roundedBox(painter, QRectF(option->rect).adjusted(1, 1, -1, -1), 5, of(option, Colour::accent), Qt::NoBrush,
                       2);
        }
        return;
    case PE_PanelItemViewRow:
    case PE_PanelItemViewItem:
        if (option->state.testFlag(State_Selected)) {
            painter->fillRect(option->rect, of(option, Colour::accentSoft));
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
            label.palette.setColor(QPalette::ButtonText, of(option, Colour::onAccent));
        } else if (enabled && label.features.testFlag(QStyleOptionButton::Flat)) {
            const bool other = isChoice(widget) && !label.state.testFlag(State_On);
            const Colour ink = isChoice(widget) && !other ? Colour::text : other ? Colour::secondary : Colour::accent;
            label.palette.setColor(QPalette::ButtonText, of(option, ink));
        }
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
        label.palette.setColor(QPalette::ButtonText, of(option, Colour::muted));
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
    case CT_LineEdit:
    case CT_ComboBox:
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

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const {
    if (control == CC_ScrollBar) {
        // No arrow buttons: the groove is the whole bar.
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (bar != nullptr && (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)) {
            return {};
        }
        if (bar != nullptr && part == SC_ScrollBarGroove) {
            return bar->rect;
        }
        if (bar != nullptr && part == SC_ScrollBarSlider) {
            const bool horizontal = bar->orientation == Qt::Horizontal;
            const int length = horizontal ? bar->rect.width() : bar->rect.height();
            const int range = bar->maximum - bar->minimum;
            const int thumb = range <= 0 ? length
                                         : std::max(28, static_cast<int>(static_cast<qint64>(length) * bar->pageStep /
                                                                         (static_cast<qint64>(range) + bar->pageStep)));
            const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - thumb,
                                                      bar->upsideDown);
            return horizontal ? QRect(bar->rect.left() + start, bar->rect.top(), thumb, bar->rect.height())
                              : QRect(bar->rect.left(), bar->rect.top() + start, bar->rect.width(), thumb);
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    return element == SE_LineEditContents ? rect.adjusted(6, 0, -4, 0) : rect;
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
