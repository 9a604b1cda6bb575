// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_text.h"
#include "ui/widgets/card.h"
#include "ui/widgets/source_link.h"

namespace trimwright::ui {

/// One figure: its name, the number, a sentence below it and where it comes from.
class MetricCard : public Card {
    Q_OBJECT

  public:
    explicit MetricCard(const QString& title, QWidget* parent = nullptr);

    /// A figure that is not known is shown as a dash; `note` then says why.
    void show(const QString& number, const QString& note, const Provenance& provenance);

    using Card::show;

  private:
    QString m_name;
    Text* m_number;
    Text* m_note;
    SourceLink* m_source;
};

} // namespace trimwright::ui
