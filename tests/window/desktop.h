// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/fakes/temporary_directory.h"
#include "tests/window/accessibility.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trimwright::testing {

/// A display in memory, a session bus and an accessibility bus, for one program at a time. Sets the environment of this
/// process, so that what is started finds them, and a home of its own.
class Desktop {
  public:
    /// As this user, if it is given (needs root).
    explicit Desktop(std::optional<uid_t> user = {});
    Desktop(const Desktop&) = delete;
    Desktop& operator=(const Desktop&) = delete;
    ~Desktop();

    /// Why there can be none on this computer; empty: nothing is missing.
    static std::string missing();

    std::filesystem::path home() const { return m_directory.path(); }
    /// A connection to the accessibility bus.
    std::unique_ptr<Accessibility> accessibility() const;

  private:
    TemporaryDirectory m_directory;
    std::optional<uid_t> m_user;
    std::string m_session;
    std::unique_ptr<Child> m_display;
    std::unique_ptr<Child> m_bus;
    std::unique_ptr<Child> m_launcher;
};

/// The started program, seen and used from outside: found by names on the accessibility bus, used by mouse and
/// keyboard. What does not come about throws std::runtime_error with all that is to be seen.
class Program {
  public:
    Program(const Desktop& desktop, const std::vector<std::string>& argv);

    /// All that can be seen; the window that was opened last (a dialog) comes last.
    std::vector<Element> windows() { return m_eyes->windows(m_child.pid()); }
    /// The window that takes input: a dialog, or the main window.
    Element window();
    /// The same when nothing says any more that it is being read or measured, or changes.
    Element settled();
    /// Waits for a thing with this role (any, if empty) whose name or text holds `part`, in the window() of that
    /// moment.
    Element see(const std::string& role, const std::string& part);
    Element see(const std::string& what, const std::function<const Element*(const Element&)>& find);
    /// Waits until there is no such thing.
    void seeNoMore(const std::string& role, const std::string& part);

    /// What can be used.
    void click(const std::string& role, const std::string& part);
    void click(const Element& element);
    /// As xdotool spells them: "ctrl+3", "Tab". They go to the window that takes input.
    void press(const std::vector<std::string>& keys);
    void type(const std::string& text);
    /// Opens the menu of a button and takes its n-th item. (A menu that is open has no place in Qt's accessible tree.)
    void choose(const std::string& menu, int item);
    /// Makes the main window so high that nothing needs scrolling.
    void showWhole();

    /// Leaves by the keyboard and gives the exit code.
    int quit();
    /// Waits for its end, which is under way.
    int exitCode();
    bool isRunning() const;
    std::string said() const; ///< Its output and errors.
    Accessibility& eyes() { return *m_eyes; }

  private:
    void focus();

    std::filesystem::path m_log;
    Child m_child;
    std::unique_ptr<Accessibility> m_eyes;
    std::string m_focused; ///< The number of the X window that has got the keyboard.
};

/// Everything with its role, indented.
std::string outline(const Element& element, int depth = 0);

} // namespace trimwright::testing
