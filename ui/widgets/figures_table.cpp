// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figures_table.h"

#include "ui/spacing.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>

namespace trimwright::ui {
namespace {

/// Titles may stand on several lines.
class FiguresHeader : public QHeaderView {
  public:
    explicit FiguresHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {}

  protected:
    QSize sectionSizeFromContents(int section) const override {
        if (model() == nullptr) { // asked while the window goes away
            return QHeaderView::sectionSizeFromContents(section);
        }
        const QString title = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        const QSize words = QFontMetrics(font()).size(0, title);
        return {words.width() + 2 * spacing::small + 1, words.height() + spacing::card};
    }
};

} // namespace

FiguresTable::FiguresTable(QWidget* parent) : PlainTable(spacing::tableRow, parent) {
    const QFont titles = horizontalHeader()->font();
    auto* header = new FiguresHeader(this);
    header->setFont(titles);
    header->setHighlightSections(false);
    constexpr int leastColumn = 100; // the words of a case on some lines
    header->setMinimumSectionSize(leastColumn);
    setHorizontalHeader(header);
    setWordWrap(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(header, &QHeaderView::sectionResized, this, &FiguresTable::refit);
}

void FiguresTable::setModel(QAbstractItemModel* shown) {
    if (model() != nullptr) {
        disconnect(model(), nullptr, this, nullptr);
    }
    PlainTable::setModel(shown);
    if (shown == nullptr) {
        return;
    }
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    const auto fit = [this] {
        if (horizontalHeader()->count() > 0) {
            horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
        }
        refit();
    };
    connect(shown, &QAbstractItemModel::modelReset, this, fit);
    connect(shown, &QAbstractItemModel::rowsInserted, this, fit);
    connect(shown, &QAbstractItemModel::rowsRemoved, this, fit);
    fit();
}

void FiguresTable::refit() {
    if (m_refitting) {
        return;
    }
    const QScopedValueRollback<bool> once(m_refitting, true);
    resizeRowsToContents();
    updateGeometry();
}

QSize FiguresTable::sizeHint() const {
    return {400, horizontalHeader()->sizeHint().height() + verticalHeader()->length() + 2};
}

QSize FiguresTable::minimumSizeHint() const {
    return {200, sizeHint().height()};
}

void FiguresTable::changeEvent(QEvent* event) {
    PlainTable::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::FontChange) {
        refit();
    }
}

} // namespace trimwright::ui
