// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/proof_box.h"

#include "ui/format.h"
#include "ui/models/proof_text.h"
#include "ui/widgets/mark_label.h"
#include "ui/widgets/painting.h"
#include "ui/widgets/text.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QStringList>
#include <utility>

namespace trimwright::ui {
namespace {

constexpr int proofSteps = 1000;

} // namespace

ProofBox::ProofBox(QWidget* parent)
    : SunkenBox(parent),
      m_mark(new MarkLabel(MarkLabel::Look::shape)),
      m_title(new Text(TextSize::strong, Colour::text)),
      m_text(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_detail(new Text(TextSize::source, Colour::text, Text::Lines::wrapped)),
      m_bar(new QProgressBar),
      //: A button: checks on the drive itself that TRIM works.
      m_button(new QPushButton(tr("Prove it"))),
      m_cancel(new QPushButton(tr("Cancel"))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::small);
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing::small);
    line->addWidget(m_mark);
    line->addWidget(m_title, 1);
    line->addWidget(m_button);
    line->addWidget(m_cancel);
    column->addLayout(line);
    column->addWidget(m_text);
    column->addWidget(m_bar);
    column->addWidget(m_detail);
    m_bar->setRange(0, proofSteps);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(10);
    m_bar->setAccessibleName(tr("Progress of the TRIM check"));
    m_button->setObjectName(QStringLiteral("prove"));
    m_button->setToolTip(tr("Writes a file of its own, finds it on the drive, deletes it and looks again."));
    m_cancel->setObjectName(QStringLiteral("cancelProof"));
    m_cancel->setAccessibleName(tr("Cancel the TRIM check"));
    connect(m_button, &QPushButton::clicked, this, &ProofBox::proveRequested);
    connect(m_cancel, &QPushButton::clicked, this, &ProofBox::cancelRequested);
}

bool ProofBox::show(const ProofSession& proof, const std::string& mount, const std::string& remedy) {
    const bool here = proof.active() && proof.mount() == mount;
    const Result<ProveOutcome>* answer = proof.answer(mount);
    m_bar->setVisible(here);
    m_cancel->setVisible(here);
    m_cancel->setEnabled(!proof.cancelling());
    m_button->setVisible(!here);
    m_button->setEnabled(!proof.active());
    m_button->setText(answer != nullptr ? tr("Prove it again") : tr("Prove it"));
    m_mark->setVisible(!here && answer != nullptr);
    m_detail->setVisible(false);
    const bool ended = std::exchange(m_running, here ? mount : std::string()) == mount && !here && answer != nullptr;
    setFill(Colour::sunken);
    m_title->setColour(Colour::text);
    m_text->setColour(Colour::secondary);
    if (here) {
        m_title->setText(proof.cancelling() ? tr("Cancelling…") : tr("Checking…"));
        m_text->setText(sentence(std::string(describe(proof.step()))));
        m_bar->setValue(static_cast<int>(proof.fraction() * proofSteps));
    } else if (answer != nullptr) {
        showAnswer(*answer, remedy);
    } else {
        m_title->setText(tr("Does TRIM really reach the flash?"));
        m_text->setText(
            tr("The check writes a file of its own, finds it on the drive, deletes it, and checks whether the "
               "drive has forgotten it. Nothing else is touched."));
    }
    return ended;
}

/// The answer is what the box is for, so it is the loudest thing in it.
void ProofBox::showMark(const Mark& mark) {
    m_mark->setMark(mark);
    m_title->setColour(mark.colour);
    m_text->setColour(Colour::text);
    setFill(softOf(mark.colour));
}

void ProofBox::showAnswer(const Result<ProveOutcome>& answer, const std::string& remedy) {
    if (!answer) {
        showMark({Sign::cross, Colour::failing, {}, tr("The check could not be run")});
        m_title->setText(tr("The check could not be run"));
        QString text = sentence(answer.error().message);
        if (!answer.error().advice.empty()) {
            text += QLatin1Char(' ') + sentence(answer.error().advice);
        }
        m_text->setText(text);
        return;
    }
    const Mark mark = markOf(answer->answer);
    showMark(mark);
    m_title->setText(mark.word);
    QString text = sentence(answer->because);
    if (!answer->advice.empty() && answer->advice == remedy) {
        text = answer->unchanged_bytes > 0
                   ? tr("The deleted data are still on the drive. Do what is advised above, then prove it again.")
                   : tr("TRIM does not get through to the drive. Do what is advised above, then prove it again.");
    } else if (!answer->advice.empty()) {
        text += QLatin1Char(' ') + sentence(answer->advice);
    }
    m_text->setText(text);
    QStringList notes;
    for (const std::string& note : answer->notes) {
        notes << sentence(note);
    }
    m_detail->setText(notes.join(QLatin1Char(' ')));
    m_detail->setVisible(!notes.isEmpty());
}

} // namespace trimwright::ui
