// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/label_walk.h"

#include "ui/widgets/card.h"
#include "ui/widgets/mark_label.h"
#include "ui/widgets/text.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStyleOptionButton>
#include <QStyleOptionComboBox>
#include <QStyleOptionFrame>
#include <QTabBar>
#include <QTableView>
#include <fmt/format.h>

namespace trimwright::ui {
namespace {

constexpr int slack = 1; ///< Rounding of font metrics.

class Walk {
  public:
    void visit(QWidget& widget) {
        if (!widget.isVisible() || widget.size().isEmpty()) {
            return;
        }
        checkText(widget);
        checkChildren(widget);
        for (QWidget* child : childrenOf(widget)) {
            visit(*child);
        }
    }
    std::vector<std::string> faults;

  private:
    static std::vector<QWidget*> childrenOf(const QWidget& widget) {
        std::vector<QWidget*> children;
        for (QObject* child : widget.children()) {
            auto* one = qobject_cast<QWidget*>(child);
            if (one != nullptr && !one->isWindow() && one->isVisible() && !one->size().isEmpty()) {
                children.push_back(one);
            }
        }
        return children;
    }

    static std::string nameOf(const QWidget& widget) {
        std::string name = widget.metaObject()->className();
        QString text = widget.accessibleName();
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
            text = label->text();
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
            text = button->text();
        }
        return text.isEmpty() ? name : name + " \"" + text.toStdString() + '"';
    }

    void add(const QWidget& widget, const std::string& what) {
        std::string where;
        for (const QWidget* up = widget.parentWidget(); up != nullptr; up = up->parentWidget()) {
            if (!up->accessibleName().isEmpty()) {
                where = " in \"" + up->accessibleName().toStdString() + '"';
                break;
            }
        }
        faults.push_back(nameOf(widget) + where + ": " + what);
    }

    /// A text that needs more than it has must be whole in the tooltip.
    void room(const QWidget& widget, const QString& text, int needs, int has, const QString& tip) {
        if (needs > has + slack && !tip.contains(text)) {
            add(widget, fmt::format("\"{}\" needs {} pixels and has {}", text.toStdString(), needs, has));
        }
    }

    void checkText(QWidget& widget) {
        if (auto* label = qobject_cast<QLabel*>(&widget)) {
            checkLabel(*label);
        } else if (auto* button = qobject_cast<QAbstractButton*>(&widget)) {
            checkButton(*button);
        } else if (auto* bar = qobject_cast<QTabBar*>(&widget)) {
            checkTabs(*bar);
        } else if (auto* box = qobject_cast<QComboBox*>(&widget)) {
            QStyleOptionComboBox option;
            option.initFrom(box);
            const QRect field =
                box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
            room(*box, box->currentText(), box->fontMetrics().horizontalAdvance(box->currentText()), field.width(),
                 box->toolTip());
        } else if (auto* line = qobject_cast<QLineEdit*>(&widget)) {
            checkLine(*line);
        } else if (auto* header = qobject_cast<QHeaderView*>(&widget)) {
            checkHeader(*header);
        } else if (auto* view = qobject_cast<QAbstractItemView*>(&widget)) {
            checkView(*view);
        } else if (dynamic_cast<MarkLabel*>(&widget) != nullptr && widget.width() + slack < widget.sizeHint().width()) {
            add(widget, fmt::format("needs {} pixels and has {}", widget.sizeHint().width(), widget.width()));
        }
    }

    void checkLabel(const QLabel& label) {
        if (label.text().isEmpty() || label.textFormat() == Qt::RichText) {
            return;
        }
        const QFontMetrics metrics = label.fontMetrics();
        const QRect has = label.contentsRect();
        if (label.wordWrap()) {
            constexpr int anyHeight = 100'000;
            const QSize needs =
                metrics.boundingRect(QRect(0, 0, has.width(), anyHeight), Qt::TextWordWrap, label.text()).size();
            if (needs.height() > has.height() + slack || needs.width() > has.width() + slack) {
                add(label, fmt::format("needs {} × {} pixels and has {} × {}", needs.width(), needs.height(),
                                       has.width(), has.height()));
            }
            return;
        }
        const QSize needs = metrics.size(label.buddy() != nullptr ? Qt::TextShowMnemonic : 0, label.text());
        const auto* ours = dynamic_cast<const Text*>(&label);
        // Text shows the whole of itself as tooltip where it has no other one; the title of a card is never shortened.
        const auto* card = dynamic_cast<const Card*>(label.parentWidget());
        const bool title = card != nullptr && card->accessibleName() == label.text();
        const QString tip = ours != nullptr && label.toolTip().isEmpty() && !title ? label.text() : label.toolTip();
        room(label, label.text(), needs.width(), has.width(), tip);
        if (needs.height() > has.height() + slack) {
            add(label, fmt::format("needs a height of {} pixels and has {}", needs.height(), has.height()));
        }
    }

    void checkButton(const QAbstractButton& button) {
        const QSize needs = button.fontMetrics().size(Qt::TextShowMnemonic, button.text());
        QStyleOptionButton option;
        option.initFrom(&button);
        option.text = button.text();
        if (button.text().isEmpty()) {
            return;
        }
        if (button.hasHeightForWidth()) {
            if (button.heightForWidth(button.width()) > button.height() + slack) {
                add(button, fmt::format("needs a height of {} pixels and has {}", button.heightForWidth(button.width()),
                                        button.height()));
            }
        } else if (qobject_cast<const QCheckBox*>(&button) != nullptr) {
            const QRect has = button.style()->subElementRect(QStyle::SE_CheckBoxContents, &option, &button);
            room(button, button.text(), needs.width(), has.width(), button.toolTip());
        } else if (qobject_cast<const QPushButton*>(&button) != nullptr) {
            const QRect has = button.style()->subElementRect(QStyle::SE_PushButtonContents, &option, &button);
            room(button, button.text(), needs.width(), has.width(), button.toolTip());
        } else if (button.width() + slack < button.sizeHint().width() && button.toolTip().isEmpty()) {
            add(button, fmt::format("needs {} pixels and has {}", button.sizeHint().width(), button.width()));
        }
    }

    void checkTabs(const QTabBar& bar) {
        for (int i = 0; i < bar.count(); ++i) {
            const QRect tab = bar.tabRect(i);
            if (!bar.isTabVisible(i)) {
                continue;
            }
            room(bar, bar.tabText(i), bar.fontMetrics().horizontalAdvance(bar.tabText(i)), tab.width(), {});
            if (!bar.rect().adjusted(-slack, -slack, slack, slack).contains(tab)) {
                add(bar, fmt::format("the tab \"{}\" is not in view", bar.tabText(i).toStdString()));
            }
        }
    }

    void checkLine(const QLineEdit& line) {
        QStyleOptionFrame option;
        option.initFrom(&line);
        constexpr int innerMargin = 2; // QLineEdit's own
        const QRect has = line.style()->subElementRect(QStyle::SE_LineEditContents, &option, &line);
        const QString text = line.displayText().isEmpty() ? line.placeholderText() : line.displayText();
        room(line, text, line.fontMetrics().horizontalAdvance(text), has.width() - 2 * innerMargin, line.toolTip());
    }

    void checkHeader(const QHeaderView& header) {
        constexpr int margins = 8;
        for (int i = 0; header.model() != nullptr && i < header.count(); ++i) {
            if (header.isSectionHidden(i) || header.orientation() != Qt::Horizontal) {
                continue;
            }
            const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
            const int needs = header.fontMetrics().size(0, text).width() + margins; // it may stand on several lines
            room(header, text, needs, header.sectionSize(i),
                 header.model()->headerData(i, Qt::Horizontal, Qt::ToolTipRole).toString());
        }
    }

    void checkView(const QAbstractItemView& view) {
        const QAbstractItemModel* model = view.model();
        const auto* table = qobject_cast<const QTableView*>(&view);
        const bool wraps = table != nullptr && table->wordWrap(); // its rows grow with their texts
        for (int row = 0; model != nullptr && row < model->rowCount(view.rootIndex()); ++row) {
            for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
                const QModelIndex index = model->index(row, column, view.rootIndex());
                const QRect cell = view.visualRect(index);
                if (!view.viewport()->rect().intersects(cell)) {
                    continue;
                }
                const QString text = index.data().toString();
                const QStyleOptionViewItem option = optionOf(view, cell);
                const int hint = view.itemDelegate()->sizeHint(option, index).width();
                const int needs = wraps ? hint : std::max(hint, view.fontMetrics().horizontalAdvance(text));
                room(view, text, needs, cell.width(), index.data(Qt::ToolTipRole).toString());
            }
        }
    }

    static QStyleOptionViewItem optionOf(const QAbstractItemView& view, const QRect& cell) {
        QStyleOptionViewItem option;
        option.initFrom(&view);
        option.font = view.font();
        option.widget = &view;
        option.rect = cell;
        return option;
    }

    /// Widgets of Qt that put parts of themselves on each other, or show a part of what is larger.
    static bool arrangesItself(const QWidget& widget) {
        return widget.inherits("QAbstractScrollArea") || widget.inherits("QAbstractSpinBox") ||
               widget.inherits("QComboBox") || widget.inherits("QLineEdit") || widget.inherits("QTabBar") ||
               widget.inherits("QSplitter") || widget.objectName() == QLatin1String("qt_scrollarea_viewport");
    }

    void checkChildren(const QWidget& widget) {
        if (arrangesItself(widget)) {
            return;
        }
        const std::vector<QWidget*> children = childrenOf(widget);
        for (std::size_t i = 0; i < children.size(); ++i) {
            if (!widget.rect().adjusted(-slack, -slack, slack, slack).contains(children[i]->geometry())) {
                add(*children[i], "reaches beyond what it is in, " + nameOf(widget));
            }
            for (std::size_t j = i + 1; j < children.size(); ++j) {
                if (children[i]->geometry().intersects(children[j]->geometry())) {
                    add(*children[i], "lies on " + nameOf(*children[j]));
                }
            }
        }
    }
};

} // namespace

std::vector<std::string> labelFaults(QWidget& window) {
    Walk walk;
    walk.visit(window);
    return std::move(walk.faults);
}

} // namespace trimwright::ui
