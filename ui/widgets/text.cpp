// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/text.h"

#include "ui/widgets/painting.h"

#include <QApplication>
#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>
#include <algorithm>

namespace trimwright::ui {

Text::Text(TextSize size, Colour colour, Lines lines, QWidget* parent)
    : QLabel(parent), m_size(size), m_colour(colour), m_lines(lines) {
    setTextFormat(Qt::PlainText); // drives choose some of these texts
    setWordWrap(lines == Lines::wrapped);
    if (size == TextSize::code) {
        setLayoutDirection(Qt::LeftToRight); // a command begins on the left in every window
    }
    if (lines == Lines::wrapped) {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    apply();
}

void Text::setColour(Colour which) {
    m_colour = which;
    apply();
}

void Text::setElideMode(Qt::TextElideMode mode) {
    m_elide = mode;
    update();
}

bool Text::isElided() const {
    return m_lines == Lines::one && fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

bool Text::isSelectable() const {
    return (textInteractionFlags() & (Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard)) != 0;
}

QSize Text::minimumSizeHint() const {
    QSize size = QLabel::minimumSizeHint();
    if (m_lines == Lines::one) {
        constexpr int leastCharacters = 4;
        size.setWidth(std::min(size.width(), fontMetrics().averageCharWidth() * leastCharacters));
    } else {
        constexpr int leastWordCharacters = 10;
        size = {fontMetrics().averageCharWidth() * leastWordCharacters, fontMetrics().height()};
    }
    return size;
}

QString Text::inLines(int width) const {
    const auto words = m_size == TextSize::code ? WholeWords::all : WholeWords::paths;
    return m_lines == Lines::one || isSelectable() ? text() : wholeWords(text(), fontMetrics(), width, words);
}

int Text::heightForWidth(int width) const {
    const QMargins margins = contentsMargins();
    const int room = width - margins.left() - margins.right();
    const QString lines = inLines(room);
    if (lines.size() == text().size()) {
        return QLabel::heightForWidth(width);
    }
    constexpr int highest = 1 << 20;
    return fontMetrics().boundingRect(QRect(0, 0, room, highest), Qt::TextWordWrap, lines).height() + margins.top() +
           margins.bottom();
}

void Text::paintEvent(QPaintEvent* event) {
    if (isSelectable()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    const QRect box = contentsRect();
    const QString shown = isElided() ? fontMetrics().elidedText(text(), m_elide, box.width()) : inLines(box.width());
    painter.setPen(palette().color(foregroundRole()));
    paintWords(&painter, box, static_cast<int>(alignment()) | (wordWrap() ? Qt::TextWordWrap : 0), shown,
               layoutDirection());
}

bool Text::event(QEvent* event) {
    if (event->type() == QEvent::Polish) {
        apply(); // what it may do and where it stands is settled now
    }
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && isElided()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
        return true;
    }
    return QLabel::event(event);
}

void Text::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange ||
        event->type() == QEvent::LayoutDirectionChange) {
        apply();
    }
}

QString breakable(QString text) {
    return text.replace(QLatin1Char('_'), QStringLiteral("_\u200b"));
}

QString breakable(const QString& text, const QFontMetrics& metrics, int width) {
    QStringList words = text.split(QLatin1Char(' '));
    for (QString& word : words) {
        word = metrics.horizontalAdvance(word) > width ? breakable(word) : word;
    }
    return words.join(QLatin1Char(' '));
}

QString wholeWords(const QString& text, const QFontMetrics& metrics, int width, WholeWords which) {
    constexpr QChar wordJoiner(0x2060);
    const auto breaksBehind = [which](QChar at) {
        return at == QLatin1Char('/') || at == QLatin1Char('-') || (which == WholeWords::all && at == QLatin1Char('.'));
    };
    const auto ends = [](QChar at) { return at == QLatin1Char(' ') || at == QLatin1Char('\n'); };
    QString whole;
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = std::find_if(text.begin() + begin, text.end(), ends) - text.begin();
        const QString word = text.mid(begin, end - begin);
        const bool wanted =
            which == WholeWords::all || word.contains(QLatin1Char('/')) || word.startsWith(QLatin1Char('-'));
        const bool fits = wanted && metrics.horizontalAdvance(word) <= width;
        for (qsizetype i = 0; i < word.size(); ++i) {
            whole += word[i];
            if (fits && breaksBehind(word[i]) && i + 1 < word.size()) {
                whole += wordJoiner;
            }
        }
        if (end < text.size()) {
            whole += text[end];
        }
        begin = end + 1;
    }
    return whole;
}

void Text::apply() {
    const QFont wanted = textFont(QApplication::font(), m_size);
    if (font() != wanted) {
        setFont(wanted);
    }
    if (isSelectable()) { // QLabel itself aligns by the text alone, not by the window
        const auto side = layoutDirection() == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft;
        setAlignment(side | Qt::AlignAbsolute | (alignment() & Qt::AlignVertical_Mask));
    }
    const QColor text = colour(this, m_colour);
    if (palette().color(QPalette::WindowText) != text) {
        QPalette changed = palette();
        changed.setColor(QPalette::WindowText, text);
        setPalette(changed);
    }
}

} // namespace trimwright::ui
