// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flash_card.h"

#include "ui/accessible.h"
#include "ui/widgets/block_map.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

namespace trimwright::ui {

/// What the colours and shapes of the squares mean.
class BlockKeys : public QWidget {
  public:
    struct Key {
        Colour colour;
        QString text;
        enum { square, corner, cross } shape;
    };

    explicit BlockKeys(QWidget* parent = nullptr) : QWidget(parent) {
        setAccessibleRole(this, QAccessible::StaticText);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void setKeys(std::vector<Key> keys) {
        m_keys = std::move(keys);
        QStringList texts;
        for (const Key& key : m_keys) {
            texts << key.text;
        }
        setAccessibleName(texts.join(QStringLiteral(", ")));
        updateGeometry();
        update();
    }

    QSize sizeHint() const override { return {widthOf(), metrics().height() + 2}; }
    QSize minimumSizeHint() const override { return {widthOf(), metrics().height() + 2}; }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setFont(textFont(QApplication::font(), TextSize::source));
        int left = 0;
        for (const Key& key : m_keys) {
            const int words = metrics().horizontalAdvance(key.text);
            const QRect box =
                QStyle::visualRect(layoutDirection(), rect(), QRect(left, height() / 2 - side / 2, side, side));
            const QRect label =
                QStyle::visualRect(layoutDirection(), rect(), QRect(left + side + gap, 0, words + 1, height()));
            paintKey(painter, box, key);
            painter.setPen(colour(this, Colour::secondary));
            paintWords(&painter, label, Qt::AlignVCenter | Qt::AlignLeading, key.text, layoutDirection());
            left += side + gap + words + between;
        }
    }

  private:
    static constexpr int side = 10;
    static constexpr int gap = 5;
    static constexpr int between = 11;

    static QFontMetrics metrics() { return QFontMetrics(textFont(QApplication::font(), TextSize::source)); }
    int widthOf() const {
        int width = 0;
        for (const Key& key : m_keys) {
            width += side + gap + metrics().horizontalAdvance(key.text) + between;
        }
        return std::max(0, width - between + 1);
    }
    void paintKey(QPainter& painter, const QRect& box, const Key& key) const {
        const QColor mark = colour(this, key.colour);
        painter.fillRect(box, key.shape == Key::square ? mark : colour(this, Colour::flashFree));
        if (key.shape == Key::corner) {
            painter.fillRect(QRect(box.right() - 3, box.top(), 4, 4), mark);
        } else if (key.shape == Key::cross) {
            painter.setPen(QPen(mark, 1.5));
            painter.drawLine(box.topLeft(), box.bottomRight());
            painter.drawLine(box.bottomLeft(), box.topRight());
        }
    }

    std::vector<Key> m_keys;
};

FlashCard::FlashCard(QWidget* parent)
    : Card(tr("Flash blocks"), parent),
      m_map(new BlockMap),
      m_keys(new BlockKeys),
      m_caption(new Text(TextSize::source, Colour::muted)),
      m_none(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_view(new ChoiceRow(tr("What the squares show"), {tr("Pages"), tr("Wear")})),
      m_foot(new QWidget) {
    head()->addWidget(m_view);
    body()->addWidget(m_keys);
    body()->addWidget(m_map, 1);
    m_none->hide();
    body()->addWidget(m_none);
    m_out = makeZoom(QStringLiteral("−"), tr("Zoom out"), -1);
    m_in = makeZoom(QStringLiteral("+"), tr("Zoom in"), 1);
    auto* foot = new QHBoxLayout(m_foot);
    foot->setContentsMargins(0, 0, 0, 0);
    foot->setSpacing(spacing::hair);
    foot->addWidget(m_caption, 1);
    foot->addWidget(m_out);
    foot->addWidget(m_in);
    body()->addWidget(m_foot);
    connect(m_map, &BlockMap::captionChanged, this, &FlashCard::showCaption);
    const auto showView = [this](int view) {
        m_map->setView(view == 0 ? BlockView::pages : BlockView::wear);
        if (view == 0) {
            m_keys->setKeys({{Colour::flashValid, tr("valid"), BlockKeys::Key::square},
                             {Colour::flashStale, tr("stale"), BlockKeys::Key::square},
                             {Colour::flashFree, tr("free"), BlockKeys::Key::square},
                             {Colour::flashWorn, tr("worn"), BlockKeys::Key::corner},
                             {Colour::flashBad, tr("bad"), BlockKeys::Key::cross}});
        } else {
            m_keys->setKeys({{Colour::flashWorn, tr("erases, beside the most worn block"), BlockKeys::Key::square},
                             {Colour::flashBad, tr("bad"), BlockKeys::Key::cross}});
        }
    };
    connect(m_view, &ChoiceRow::changed, this, showView);
    showView(0);
}

QPushButton* FlashCard::makeZoom(const QString& sign, const QString& name, int steps) {
    auto* button = new QPushButton(sign);
    button->setFixedSize(30, 28);
    button->setAccessibleName(name);
    button->setToolTip(name);
    connect(button, &QPushButton::clicked, m_map, [this, steps] { m_map->zoomBy(steps); });
    return button;
}

void FlashCard::showMap(const std::shared_ptr<const emulator::FlashMap>& map) {
    const bool some = map && !map->blocks.empty();
    for (QWidget* part :
         {static_cast<QWidget*>(m_map), static_cast<QWidget*>(m_keys), m_foot, static_cast<QWidget*>(m_view)}) {
        part->setVisible(some || !map);
    }
    m_none->setVisible(map && !some);
    m_none->setText(tr("This drive has no flash: it writes to magnetic disks, where nothing has to be erased first."));
    m_map->setMap(some ? map : nullptr);
    showCaption();
}

void FlashCard::showCaption() {
    m_caption->setText(m_map->caption());
    m_in->setEnabled(m_map->canZoom(1));
    m_out->setEnabled(m_map->canZoom(-1));
}

} // namespace trimwright::ui
