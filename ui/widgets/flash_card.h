// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/emulated_backend.h"
#include "ui/models/block_grid.h"
#include "ui/widgets/card.h"

#include <memory>

class QPushButton;

namespace trimwright::ui {

class BlockMap;
class ChoiceRow;
class SquareKeys;

/// The map of the flash with its key and zoom; not there for a drive without flash.
class FlashCard : public Card {
    Q_OBJECT

  public:
    explicit FlashCard(QWidget* parent = nullptr);

    void showMap(const std::shared_ptr<const emulator::FlashMap>& map);
    BlockMap* map() { return m_map; }

  private:
    void showCaption();
    void showKeys();
    QPushButton* makeZoom(const QString& sign, const QString& name, int steps);

    BlockMap* m_map;
    SquareKeys* m_keys;
    Text* m_caption;
    QPushButton* m_out;
    QPushButton* m_in;
    ChoiceRow* m_view;
    BlockSum m_sum; ///< Of the whole flash.
};

} // namespace trimwright::ui
