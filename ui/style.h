// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette.h"

#include <QProxyStyle>
#include <optional>

namespace trimwright::ui {

/// The look of the controls: Qt's Fusion with our palette, rounder and calmer. Takes the desktop's font as it is and
/// turns the desktop's palette, light or dark, into ours, also when it changes while the program runs.
///
/// A default button (QPushButton::setDefault) is drawn as the main action, a flat one as a link.
class Style : public QProxyStyle {
    Q_OBJECT

  public:
    /// `forced` overrides the desktop's choice of light or dark.
    explicit Style(std::optional<Scheme> forced = {});

    std::optional<Scheme> forced() const { return m_forced; }

    void polish(QPalette& palette) override;
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;

  private:
    std::optional<Scheme> m_forced;
};

} // namespace trimwright::ui
