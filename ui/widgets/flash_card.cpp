// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flash_card.h"

#include "ui/widgets/block_map.h"
#include "ui/widgets/choice_row.h"
#include "ui/widgets/square_keys.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace trimwright::ui {

FlashCard::FlashCard(QWidget* parent)
    : Card(tr("Flash blocks"), parent),
      m_map(new BlockMap),
      m_keys(new SquareKeys),
      m_caption(new Text(TextSize::source, Colour::muted, Text::Lines::wrapped)),
      m_view(new ChoiceRow(tr("What the squares show"), {tr("Pages"), tr("Wear")})) {
    head()->addWidget(m_view);
    body()->addWidget(m_keys);
    body()->addWidget(m_map, 1);
    m_out = makeZoom(QStringLiteral("−"), tr("Zoom out"), -1);
    m_in = makeZoom(QStringLiteral("+"), tr("Zoom in"), 1);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(spacing::hair);
    foot->addWidget(m_caption, 1);
    foot->addWidget(m_out);
    foot->addWidget(m_in);
    body()->addLayout(foot);
    connect(m_map, &BlockMap::captionChanged, this, &FlashCard::showCaption);
    connect(m_view, &ChoiceRow::changed, this, [this](int view) {
        m_map->setView(view == 0 ? BlockView::pages : BlockView::wear);
        showKeys();
    });
    showKeys();
}

/// Only of what there is: a key without a square is a riddle.
void FlashCard::showKeys() {
    std::vector<SquareKeys::Key> keys;
    const auto add = [&keys](bool shown, Colour colour, const QString& text, SquareKeys::Shape shape) {
        if (shown) {
            keys.push_back({colour, text, shape});
        }
    };
    if (m_view->chosen() == 0) {
        add(m_sum.valid > 0, Colour::flashValid, tr("kept as data"), SquareKeys::Shape::square);
        add(m_sum.stale > 0, Colour::flashStale, tr("free, not erased yet"), SquareKeys::Shape::square);
        add(m_sum.free > 0, Colour::flashFree, tr("erased"), SquareKeys::Shape::square);
        add(m_sum.worn > 0, Colour::flashWorn, tr("worn"), SquareKeys::Shape::corner);
        m_keys->setToolTip(tr("Pages kept as data may belong to files that were deleted without TRIM. Free ones were "
                              "overwritten or given up by TRIM: the drive erases their block when it needs it. Erased "
                              "ones can be written at once."));
    } else {
        add(true, Colour::flashWorn, tr("erases, beside the most worn block"), SquareKeys::Shape::square);
        m_keys->setToolTip({});
    }
    add(m_sum.bad > 0, Colour::flashBad, tr("bad"), SquareKeys::Shape::cross);
    m_keys->setKeys(std::move(keys));
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
    m_map->setMap(map && !map->blocks.empty() ? map : nullptr);
    m_sum = map ? sumOfBlocks(*map, 0, map->blocks.size()) : BlockSum();
    showKeys();
    showCaption();
}

void FlashCard::showCaption() {
    const QString pointed = m_map->pointedText();
    m_caption->setText(pointed.isEmpty() ? m_map->caption() : pointed);
    m_in->setEnabled(m_map->canZoom(1));
    m_out->setEnabled(m_map->canZoom(-1));
}

} // namespace trimwright::ui
