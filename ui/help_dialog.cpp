// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help_dialog.h"

#include "ui/accessible.h"
#include "ui/models/drive_text.h"
#include "ui/widgets/mark_label.h"
#include "ui/widgets/text.h"

#include <QDialogButtonBox>
#include <QFrame>
#include <QGridLayout>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

namespace trimwright::ui {
namespace {

using Rows = std::vector<std::pair<QString, QString>>;

Text* paragraphOf(TextSize size, Colour colour, const QString& text) {
    auto* label = new Text(size, colour, Text::Lines::wrapped);
    label->setText(text);
    return label;
}

/// All tables of the help, one below the other, stand in one grid: signs, names, and what they are.
enum GridColumn { signs, names, words };

void addTitle(QGridLayout* grid, const QString& title) {
    Text* label = paragraphOf(TextSize::lead, Colour::text, title);
    label->setContentsMargins(0, spacing::small, 0, 0);
    grid->addWidget(label, grid->rowCount(), signs, 1, words + 1);
}

void addRows(QGridLayout* grid, const QString& title, const Rows& rows) {
    addTitle(grid, title);
    for (const auto& [name, text] : rows) {
        const int row = grid->rowCount();
        auto* label = new Text(TextSize::strong, Colour::text);
        label->setText(name);
        grid->addWidget(label, row, signs, 1, 2, Qt::AlignTop);
        grid->addWidget(paragraphOf(TextSize::body, Colour::secondary, text), row, words);
    }
}

void addSigns(QGridLayout* grid) {
    addTitle(grid, HelpDialog::tr("What the signs mean"));
    const std::pair<care::Verdict, QString> rows[] = {
        {care::Verdict::healthy, HelpDialog::tr("Nothing to do.")},
        {care::Verdict::attention, HelpDialog::tr("Something needs a look; the findings say what and how.")},
        {care::Verdict::failing, HelpDialog::tr("Copy your data to another drive now.")},
        {care::Verdict::unknown, HelpDialog::tr("The drive does not tell enough to judge it.")}};
    for (const auto& [verdict, text] : rows) {
        const int row = grid->rowCount();
        const Mark mark = markOf(verdict);
        auto* sign = new MarkLabel(MarkLabel::Look::shape);
        sign->setMark({mark.sign, mark.colour, {}, {}}); // its word stands beside it
        auto* word = new Text(TextSize::strong, mark.colour);
        word->setText(mark.word);
        grid->addWidget(sign, row, signs, Qt::AlignTop);
        grid->addWidget(word, row, names, Qt::AlignTop);
        grid->addWidget(paragraphOf(TextSize::body, Colour::secondary, text), row, words);
    }
}

Rows pageRows() {
    return {{HelpDialog::tr("Overview"), HelpDialog::tr("The state of the drive at a glance, and what can be done.")},
            {HelpDialog::tr("SMART"), HelpDialog::tr("What the drive measures about itself, value by value.")},
            {HelpDialog::tr("Optimizer"),
             HelpDialog::tr(
                 "Tells the drive which blocks are free (TRIM) and shows where that is stopped on the way. Set the "
                 "schedule there once, and it is done every week for all real drives.")},
            {HelpDialog::tr("History"), HelpDialog::tr("Wear, writes and temperature over time, and how long the "
                                                       "rated life will last.")},
            {HelpDialog::tr("Tests"), HelpDialog::tr("The drive's own self-tests, and proofs that TRIM works.")},
            {HelpDialog::tr("Lab"), HelpDialog::tr("Emulated drives only: age them, optimize them, look inside.")}};
}

Rows keyRows() {
    return {{HelpDialog::tr("↑ ↓"), HelpDialog::tr("choose a drive")},
            {HelpDialog::tr("Ctrl+F"), HelpDialog::tr("search for a drive")},
            {HelpDialog::tr("Del"), HelpDialog::tr("remove the emulated drive, or close the saved report")},
            {HelpDialog::tr("Ctrl+1 … 6"), HelpDialog::tr("open a page")},
            {HelpDialog::tr("Ctrl+R"), HelpDialog::tr("read the drives again")},
            {HelpDialog::tr("Ctrl+O"), HelpDialog::tr("open a saved report")},
            {HelpDialog::tr("Ctrl+E"), HelpDialog::tr("export a report of the drive")},
            {HelpDialog::tr("Space"), HelpDialog::tr("tick the selected filesystem")},
            {HelpDialog::tr("← →"), HelpDialog::tr("move along a chart")},
            {HelpDialog::tr("F1"), HelpDialog::tr("this help")},
            {HelpDialog::tr("Ctrl+Q"), HelpDialog::tr("quit")}};
}

} // namespace

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Help"));
    auto* content = new QWidget;
    content->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // as high as its texts are at its width
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::card);
    column->setSpacing(spacing::small);
    column->addWidget(paragraphOf(TextSize::body, Colour::text,
                                  tr("Pick a drive in the list; the pages beside it are about that drive. Point at a "
                                     "number, or click the small line below it, to see where it comes from.")));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::small);
    grid->setVerticalSpacing(spacing::hair);
    grid->setColumnStretch(words, 1);
    addRows(grid, tr("The pages"), pageRows());
    addSigns(grid);
    addRows(grid, tr("Keys"), keyRows());
    column->addLayout(grid);
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    setAccessibleRole(scroll, QAccessible::Grouping);
    scroll->setAccessibleName(tr("Help"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->setContentsMargins(spacing::page, spacing::medium, spacing::page, spacing::card);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(scroll, 1);
    auto* edge = new QWidget; // what goes on below it is seen to go on
    edge->setFixedHeight(1);
    edge->setAutoFillBackground(true);
    edge->setBackgroundRole(QPalette::Midlight);
    whole->addWidget(edge);
    whole->addWidget(buttons);
    constexpr int wide = 620;
    const int room = screen()->availableGeometry().height() * 9 / 10; // without the frame of a window
    const int high = content->layout()->totalHeightForWidth(wide) + edge->height() + buttons->sizeHint().height();
    resize(wide, std::min(high, room));
}

} // namespace trimwright::ui
