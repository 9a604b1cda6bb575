// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette.h"
#include "ui/spacing.h"

#include <QLabel>

namespace trimwright::ui {

/// A label in one of our sizes and colours that follows the desktop's font and scheme. It wraps, or it stays on one
/// line and is elided with the whole text as its tooltip; what a screen reader gets is always the whole text. Paths and
/// options stay whole where they have room, commands break at spaces alone and run from left to right.
class Text : public QLabel {
    Q_OBJECT

  public:
    enum class Lines { one, wrapped };

    Text(TextSize size, Colour colour, Lines lines = Lines::one, QWidget* parent = nullptr);

    void setColour(Colour colour);
    void setElideMode(Qt::TextElideMode mode);
    bool isElided() const;

    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void apply();
    bool isSelectable() const;
    QString inLines(int width) const; ///< As it is painted.

    TextSize m_size;
    Colour m_colour;
    Lines m_lines;
    Qt::TextElideMode m_elide = Qt::ElideRight;
};

/// Which words of a text are not broken behind a slash or a hyphen: paths and options ("/dev/sda", "--all"), or all.
enum class WholeWords { paths, all };
/// `text` for painting in lines of this width; a word that has no room in one is left as it is.
QString wholeWords(const QString& text, const QFontMetrics& metrics, int width, WholeWords which);

/// Names of attributes are one long word; this lets them break behind an underscore.
QString breakable(QString text);
/// The same for those alone that have no room in a line of this width.
QString breakable(const QString& text, const QFontMetrics& metrics, int width);

} // namespace trimwright::ui
