// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <optional>
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

/// Chooses which emulated drive to add: the models with their pictures, and what is special about each.
class AddDriveDialog : public QDialog {
    Q_OBJECT

  public:
    explicit AddDriveDialog(QWidget* parent = nullptr);

    EmulatedDriveWish wish() const;
    QListView* list() { return m_list; }

  private:
    QWidget* makeDetails();
    void showModel(int row);

    QListView* m_list;
    ModelPicture* m_picture;
    Text* m_title;
    Text* m_sentence;
    QGridLayout* m_facts;
    std::vector<std::pair<Text*, Text*>> m_factRows;
    QLineEdit* m_name;
};

/// Asks which emulated drive to add; nullopt if the user thinks better of it.
std::optional<EmulatedDriveWish> askForEmulatedDrive(QWidget* parent);

} // namespace trimwright::ui
