// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/helper/bus_fixture.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trimwright::testing {

/// What a screen reader knows of a program, as it asks for it over the accessibility bus (AT-SPI 2, the D-Bus
/// interfaces of at-spi2-core's xml/). One thing of a window at the moment when it was asked.
struct Element {
    /// Numbers of AtspiStateType.
    enum State { checked = 4, enabled = 8, focusable = 11, focused = 12, pressed = 20, selected = 23, showing = 25 };

    std::string bus_name;
    std::string path;
    std::string role; ///< As AT-SPI spells it: "push button", "label".
    std::string name;
    std::string description;
    std::uint64_t states = 0;
    std::optional<double> value; ///< Of a thing that has one.
    std::string text;            ///< The content of a field.
    bool labelled = false;       ///< A box to choose from: another thing says what it is for.
    std::vector<Element> children;

    bool is(State state) const { return (states >> state & 1U) != 0; }
    /// The first in reading order, itself included; null: none.
    const Element* find(const std::function<bool(const Element&)>& wanted) const;
    /// With this role (any, if empty), whose name or text holds `part`.
    const Element* find(const std::string& wantedRole, const std::string& part) const;
};

struct Box {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    bool operator==(const Box& other) const {
        return x == other.x && y == other.y && width == other.width && height == other.height;
    }
};

/// A connection to the accessibility bus. Throws std::runtime_error where that cannot be reached. A thing that vanishes
/// while it is asked for is left out.
class Accessibility {
  public:
    /// `session`: the address of the session bus that knows the accessibility bus.
    explicit Accessibility(const std::string& session);

    /// The windows that a process shows, with all that is in them and not hidden.
    std::vector<Element> windows(pid_t process);
    /// On the screen, in pixels.
    Box place(const Element& element);
    /// Does what the element is for, as a screen reader's user asks for it.
    bool act(const Element& element);

  private:
    std::string text(const Element& of, const char* interface, const char* property);
    Reply call(const Element& of, const char* interface, const char* member);
    std::vector<Element> childrenOf(const Element& parent);
    bool fill(Element& element);
    void fillContent(Element& element);
    bool isLabelled(const Element& element);

    Connection m_bus;
};

/// Connects to any message bus.
Connection connectTo(const std::string& address);

} // namespace trimwright::testing
