// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_text.h"
#include "ui/models/proof_session.h"
#include "ui/widgets/sunken_box.h"

class QProgressBar;
class QPushButton;

namespace trimwright::ui {

class MarkLabel;
class Text;

/// "Prove it": runs the TRIM check of one filesystem, shows how far it is and what it came to.
class ProofBox : public SunkenBox {
    Q_OBJECT

  public:
    explicit ProofBox(QWidget* parent = nullptr);

    /// True when a check that was shown running has come to its answer.
    /// `remedy`: what is told beside the box already and so not again in it.
    bool show(const ProofSession& proof, const std::string& mount, const std::string& remedy);
    using QWidget::show;

  Q_SIGNALS:
    void proveRequested();
    void cancelRequested();

  private:
    void showAnswer(const Result<ProveOutcome>& answer, const std::string& remedy);
    void showMark(const Mark& mark);

    std::string m_running; ///< The filesystem whose check was running when it was last shown; empty: none.
    MarkLabel* m_mark;
    Text* m_title;
    Text* m_text;
    Text* m_detail;
    QProgressBar* m_bar;
    QPushButton* m_button;
    QPushButton* m_cancel;
};

} // namespace trimwright::ui
