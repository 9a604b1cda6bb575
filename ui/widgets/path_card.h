// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/proof_session.h"
#include "ui/widgets/card.h"

class QPushButton;

namespace trimwright::ui {

class PathRows;
class ProofBox;
class SunkenBox;

/// Says of one filesystem whether TRIM reaches its drives, layer by layer, what to do where it does not, and offers the
/// proof.
class PathCard : public Card {
    Q_OBJECT

  public:
    explicit PathCard(QWidget* parent = nullptr);

    void show(const TrimTarget& target);
    /// Instead, of a drive that is as fast without TRIM: the one sentence why.
    void showNoNeed(const TrimTarget& target);
    void showProof(const ProofSession& proof);
    QWidget* proof() const; ///< The box of the proof.
    using Card::show;

  Q_SIGNALS:
    void proveRequested();
    void proofAnswered(); ///< A check that was seen running has come to its end.
    void cancelProofRequested();

  private:
    SunkenBox* makeFixBox();
    void showFix(const TrimTarget& target);

    Text* m_name;
    Text* m_sentence;
    PathRows* m_rows;
    SunkenBox* m_fixBox;
    Text* m_fix;
    Text* m_command;
    Text* m_tradeOff;
    QPushButton* m_copy;
    ProofBox* m_proof;
    std::string m_mount;
    std::string m_remedy; ///< What is advised about it.
};

} // namespace trimwright::ui
