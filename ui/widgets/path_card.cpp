// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/path_card.h"

#include "ui/format.h"
#include "ui/models/target_model.h"
#include "ui/widgets/path_rows.h"
#include "ui/widgets/proof_box.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <initializer_list>

namespace trimwright::ui {
namespace {

/// What is to be done about a filesystem, taken from the layer that stops TRIM or from why it is skipped.
struct Fix {
    QString text;
    QString command;
    QString trade_off;
};

Fix fixOf(const TrimTarget& target) {
    const TrimPath& path = target.path;
    const TrimLayer* stop = path.stop ? &path.layers[*path.stop] : nullptr;
    if (stop != nullptr && (!stop->fix.empty() || !stop->command.empty()) &&
        (!target.skip || target.skip->reason == SkipReason::noDiscard)) {
        return {sentence(stop->fix), plain(stop->command), sentence(stop->trade_off)};
    }
    return {target.skip ? sentence(target.skip->fix) : QString(), {}, {}};
}

/// The answer in one sentence: why it is skipped, or how far TRIM gets.
QString answerOf(const TrimTarget& target) {
    if (target.skip) {
        return sentence(target.skip->text);
    }
    QString text = target.path.layers.empty() ? PathCard::tr("Its free space is offered to the drive.")
                                              : sentence(target.path.sentence);
    if (target.free_bytes) {
        text += QLatin1Char(' ') + PathCard::tr("A run offers at most %1.").arg(bytesText(*target.free_bytes));
    }
    return text;
}

} // namespace

PathCard::PathCard(QWidget* parent)
    : Card({}, parent),
      m_name(new Text(TextSize::lead, Colour::text)),
      m_sentence(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_rows(new PathRows),
      m_fix(new Text(TextSize::body, Colour::text, Text::Lines::wrapped)),
      m_command(new Text(TextSize::code, Colour::text, Text::Lines::wrapped)),
      m_tradeOff(new Text(TextSize::body, Colour::secondary, Text::Lines::wrapped)),
      m_copy(new QPushButton(tr("Copy"))),
      m_proof(new ProofBox) {
    m_name->setElideMode(Qt::ElideMiddle);
    body()->addWidget(m_name);
    body()->addWidget(m_sentence);
    m_fixBox = makeFixBox();
    body()->addWidget(m_fixBox); // before what explains it: it is what can be done
    body()->addWidget(m_rows);
    body()->addWidget(m_proof);
    body()->addStretch(1);
    connect(m_proof, &ProofBox::proveRequested, this, &PathCard::proveRequested);
    connect(m_proof, &ProofBox::cancelRequested, this, &PathCard::cancelProofRequested);
}

SunkenBox* PathCard::makeFixBox() {
    auto* box = new SunkenBox;
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(spacing::medium, spacing::small, spacing::medium, spacing::small);
    line->setSpacing(spacing::card);
    auto* words = new QVBoxLayout;
    words->setSpacing(spacing::hair);
    for (Text* text : {m_fix, m_command, m_tradeOff}) {
        words->addWidget(text);
    }
    for (Text* text : {m_fix, m_tradeOff}) { // the command has a button that copies it
        text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        text->setFocusPolicy(Qt::NoFocus);
    }
    line->addLayout(words, 1);
    line->addWidget(m_copy, 0, Qt::AlignVCenter);
    m_copy->setFlat(true);
    m_copy->setObjectName(QStringLiteral("copyFix"));
    m_copy->setAccessibleName(tr("Copy what to do"));
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_command->text().isEmpty() ? m_fix->text() : m_command->text());
    });
    return box;
}

void PathCard::showNoNeed(const TrimTarget& target) {
    m_mount = target.mount;
    setTitle(tr("No TRIM needed"));
    m_name->setText(mountText(target.mount));
    m_sentence->setText(answerOf(target));
    for (QWidget* part : std::initializer_list<QWidget*>{m_fixBox, m_rows, m_proof}) {
        part->hide();
    }
}

void PathCard::show(const TrimTarget& target) {
    m_proof->show();
    m_mount = target.mount;
    m_remedy = target.skip ? target.skip->fix : std::string();
    const bool stopped = target.skip && target.skip->reason == SkipReason::noDiscard;
    setTitle(stopped ? tr("Why TRIM does not reach the drive") : tr("How TRIM reaches the drive"));
    m_name->setText(mountText(target.mount));
    m_sentence->setText(answerOf(target));
    m_rows->show(target.path);
    showFix(target);
}

void PathCard::showFix(const TrimTarget& target) {
    Fix fix = fixOf(target);
    m_copy->setVisible(!fix.text.isEmpty() || !fix.command.isEmpty());
    if (target.skip && target.skip->opt_in) {
        const QString tick = tr("Off by default. Tick it in the table to optimize it all the same.");
        fix.text = fix.text.isEmpty() ? tick : fix.text + QLatin1Char('\n') + tick;
    }
    m_fix->setText(fix.text);
    m_fix->setVisible(!fix.text.isEmpty());
    m_command->setText(fix.command);
    m_command->setVisible(!fix.command.isEmpty());
    m_tradeOff->setText(fix.trade_off.isEmpty() ? QString() : tr("Trade-off: %1").arg(fix.trade_off));
    m_tradeOff->setVisible(!fix.trade_off.isEmpty());
    m_fixBox->setVisible(!fix.text.isEmpty() || !fix.command.isEmpty());
}

QWidget* PathCard::proof() const {
    return m_proof;
}

void PathCard::showProof(const ProofSession& proof) {
    if (m_proof->show(proof, m_mount, m_remedy)) {
        Q_EMIT proofAnswered();
    }
}

} // namespace trimwright::ui
