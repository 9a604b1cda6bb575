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
    const auto showView = [this](int view) {
        m_map->setView(view == 0 ? BlockView::pages : BlockView::wear);
        if (view == 0) {
            m_keys->setKeys({{Colour::flashValid, tr("valid")},
                             {Colour::flashStale, tr("stale")},
                             {Colour::flashFree, tr("erased")},
                             {Colour::flashWorn, tr("worn"), SquareKeys::Shape::corner},
                             {Colour::flashBad, tr("bad"), SquareKeys::Shape::cross}});
            m_keys->setToolTip(tr("Valid pages hold data. Stale ones were overwritten, or given up by TRIM: they wait "
                                  "until the drive erases their block. Erased ones can be written at once."));
        } else {
            m_keys->setKeys({{Colour::flashWorn, tr("erases, beside the most worn block")},
                             {Colour::flashBad, tr("bad"), SquareKeys::Shape::cross}});
            m_keys->setToolTip({});
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
    setVisible(!map || !map->blocks.empty());
    m_map->setMap(map && !map->blocks.empty() ? map : nullptr);
    showCaption();
}

void FlashCard::showCaption() {
    const QString pointed = m_map->pointedText();
    m_caption->setText(pointed.isEmpty() ? m_map->caption() : pointed);
    m_in->setEnabled(m_map->canZoom(1));
    m_out->setEnabled(m_map->canZoom(-1));
}

} // namespace trimwright::ui
