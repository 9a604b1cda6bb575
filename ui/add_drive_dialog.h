// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: moc 6.4 cannot read <concepts> before a header of Qt
#include <QDialog>
// clang-format on

#include <string>
#include <utility>
#include <vector>

class QGridLayout;
class QLineEdit;
class QListView;
class QPushButton;

namespace trimwright::ui {

class ModelPicture;
class Text;

struct EmulatedDriveWish {
    std::string model; ///< Key of the model.
    std::string name;  ///< May be empty.
};

/// Chooses which emulated drive to add: the models with their pictures, and what is special about each. Stays open
/// until whoever adds the drive accepts it, so that nothing that was typed is lost when that fails.
class AddDriveDialog : public QDialog {
    Q_OBJECT

  public:
    explicit AddDriveDialog(QWidget* parent = nullptr);

    EmulatedDriveWish wish() const;
    QListView* list() { return m_list; }
    QLineEdit* name() { return m_name; }
    /// Says below the name why the drive was not added, and lets another try be made.
    void showError(const QString& text);

  Q_SIGNALS:
    void wished(); ///< wish() is to be added; nothing can be pressed until accept() or showError().

  private:
    QWidget* makeDetails();
    void showModel(int row);
    void showFault(const QString& text);
    void checkName();
    void add();

    QListView* m_list;
    ModelPicture* m_picture;
    Text* m_title;
    Text* m_sentence;
    QGridLayout* m_facts;
    std::vector<std::pair<Text*, Text*>> m_factRows;
    QLineEdit* m_name;
    Text* m_fault; ///< What is wrong with the name.
    QPushButton* m_add;
};

} // namespace trimwright::ui
