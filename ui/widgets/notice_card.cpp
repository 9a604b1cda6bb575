// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/notice_card.h"

#include "ui/widgets/command_box.h"
#include "ui/widgets/mark_label.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace trimwright::ui {

NoticeCard::NoticeCard(QWidget* parent)
    : Card({}, parent),
      m_mark(new MarkLabel(MarkLabel::Look::shape, nullptr, 28)),
      m_title(new Text(TextSize::lead, Colour::text, Text::Lines::wrapped)),
      m_text(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_advice(new Text(TextSize::body, Colour::text, Text::Lines::wrapped)),
      m_command(new CommandBox),
      m_button(new QPushButton) {
    constexpr int raised = 5; // half of what the shape is taller than the title: their middles are level
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing::card);
    row->addWidget(m_mark, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(spacing::small);
    words->setContentsMargins(0, raised, 0, 0);
    words->addWidget(m_title);
    words->addWidget(m_text);
    words->addWidget(m_advice);
    words->addWidget(m_command);
    words->addSpacing(spacing::hair);
    words->addWidget(m_button, 0, Qt::AlignLeading);
    words->addStretch(1);
    row->addLayout(words, 1);
    body()->addLayout(row);
    body()->setContentsMargins(spacing::page, spacing::page, spacing::page, spacing::page);
    connect(m_button, &QPushButton::clicked, this, [this] { Q_EMIT actionRequested(m_action); });
    m_button->setObjectName(QStringLiteral("noticeAction"));
    m_button->setDefault(true); // where there is a notice, nothing on the page comes first
}

void NoticeCard::show(const Notice& notice) {
    m_action = notice.action;
    m_mark->setMark({notice.sign, notice.colour, {}, {}});
    m_title->setText(notice.title);
    m_text->setText(notice.text);
    m_text->setVisible(!notice.text.isEmpty());
    m_advice->setText(notice.advice);
    m_advice->setVisible(!notice.advice.isEmpty());
    m_command->setCommand(notice.command);
    m_button->setText(notice.action == Notice::Action::wakeAndRead   ? tr("Wake and read")
                      : notice.action == Notice::Action::addEmulated ? tr("Add emulated drive…")
                                                                     : tr("Try again"));
    m_button->setVisible(notice.action != Notice::Action::none);
    setAccessibleName(notice.title);
    setVisible(!notice.empty());
}

} // namespace trimwright::ui
