// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace trimwright::ui {

/// The small line below a figure that says where it comes from; pressing it opens the whole provenance.
class SourceLink : public QAbstractButton {
    Q_OBJECT

  public:
    explicit SourceLink(QWidget* parent = nullptr);

    /// `line` is what is shown, `details` what opens below `heading`. An empty line hides the link.
    void setSource(const QString& heading, const QString& line, const QString& details);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void open();
    QFont linkFont() const;

    QString m_heading;
    QString m_details;
};

} // namespace trimwright::ui
