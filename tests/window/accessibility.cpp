// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/accessibility.h"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>

namespace trimwright::testing {
namespace {

constexpr const char* accessible = "org.a11y.atspi.Accessible";
/// Qt does not always answer for a thing that has just vanished; whoever waits for something asks again.
constexpr std::uint64_t callMicroseconds = 1'000'000;
/// Of a longer list or table only so many are asked for.
constexpr std::size_t mostChildren = 400;

Element rootOf(std::string busName) {
    Element root;
    root.bus_name = std::move(busName);
    root.path = "/org/a11y/atspi/accessible/root";
    return root;
}

/// As people read it: the space that does not break is a space.
std::string withPlainSpaces(std::string text) {
    for (const std::string space : {"\u00a0", "\u202f"}) {
        for (std::size_t at = 0; (at = text.find(space, at)) != std::string::npos;) {
            text.replace(at, space.size(), " ");
        }
    }
    return text;
}

} // namespace

const Element* Element::find(const std::function<bool(const Element&)>& wanted) const {
    if (wanted(*this)) {
        return this;
    }
    for (const Element& child : children) {
        if (const Element* found = child.find(wanted)) {
            return found;
        }
    }
    return nullptr;
}

const Element* Element::find(const std::string& wantedRole, const std::string& part) const {
    return find([&](const Element& one) {
        return (wantedRole.empty() || one.role == wantedRole) &&
               (one.name.find(part) != std::string::npos || one.text.find(part) != std::string::npos);
    });
}

Connection connectTo(const std::string& address) {
    sd_bus* raw = nullptr;
    sd_bus_new(&raw);
    Connection bus(raw);
    if (sd_bus_set_address(raw, address.c_str()) < 0 || sd_bus_set_bus_client(raw, 1) < 0 || sd_bus_start(raw) < 0) {
        throw std::runtime_error("the bus " + address + " cannot be reached");
    }
    sd_bus_set_method_call_timeout(raw, callMicroseconds);
    return bus;
}

Accessibility::Accessibility(const std::string& session) {
    const Connection bus = connectTo(session);
    sd_bus_message* raw = nullptr;
    const int called =
        sd_bus_call_method(bus.get(), "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nullptr, &raw, "");
    const Reply reply(raw);
    const char* address = nullptr;
    if (called < 0 || sd_bus_message_read(raw, "s", &address) < 0) {
        throw std::runtime_error("there is no accessibility bus");
    }
    m_bus = connectTo(address);
}

Reply Accessibility::call(const Element& of, const char* interface, const char* member) {
    sd_bus_message* raw = nullptr;
    sd_bus_call_method(m_bus.get(), of.bus_name.c_str(), of.path.c_str(), interface, member, nullptr, &raw, "");
    return Reply(raw);
}

std::string Accessibility::text(const Element& of, const char* interface, const char* property) {
    char* raw = nullptr;
    sd_bus_get_property_string(m_bus.get(), of.bus_name.c_str(), of.path.c_str(), interface, property, nullptr, &raw);
    std::string found = withPlainSpaces(raw != nullptr ? raw : "");
    std::free(raw); // NOLINT: sd-bus gives it away so
    return found;
}

std::vector<Element> Accessibility::childrenOf(const Element& parent) {
    std::vector<Element> found;
    const Reply reply = call(parent, accessible, "GetChildren");
    if (reply && sd_bus_message_enter_container(reply.get(), 'a', "(so)") >= 0) {
        const char* name = nullptr;
        const char* path = nullptr;
        while (found.size() < mostChildren && sd_bus_message_read(reply.get(), "(so)", &name, &path) > 0) {
            Element child;
            child.bus_name = name;
            child.path = path;
            found.push_back(std::move(child));
        }
    }
    return found;
}

bool Accessibility::isLabelled(const Element& element) {
    constexpr std::uint32_t labelledBy = 2; // AtspiRelationType
    const Reply relations = call(element, accessible, "GetRelationSet");
    bool found = false;
    if (relations && sd_bus_message_enter_container(relations.get(), 'a', "(ua(so))") >= 0) {
        while (sd_bus_message_enter_container(relations.get(), 'r', "ua(so)") > 0) {
            std::uint32_t kind = 0;
            sd_bus_message_read(relations.get(), "u", &kind);
            found = found || kind == labelledBy;
            sd_bus_message_skip(relations.get(), "a(so)");
            sd_bus_message_exit_container(relations.get());
        }
    }
    return found;
}

/// Its value and the text in it, as far as it has them.
void Accessibility::fillContent(Element& element) {
    const Reply interfaces = call(element, accessible, "GetInterfaces");
    const char* interface = nullptr;
    sd_bus_message_enter_container(interfaces.get(), 'a', "s");
    bool hasValue = false;
    bool hasText = false;
    while (interfaces && sd_bus_message_read(interfaces.get(), "s", &interface) > 0) {
        hasValue = hasValue || interface == std::string("org.a11y.atspi.Value");
        hasText = hasText || interface == std::string("org.a11y.atspi.Text");
    }
    double value = 0;
    if (hasValue && sd_bus_get_property_trivial(m_bus.get(), element.bus_name.c_str(), element.path.c_str(),
                                                "org.a11y.atspi.Value", "CurrentValue", nullptr, 'd', &value) >= 0) {
        element.value = value;
    }
    sd_bus_message* raw = nullptr;
    if (hasText && sd_bus_call_method(m_bus.get(), element.bus_name.c_str(), element.path.c_str(),
                                      "org.a11y.atspi.Text", "GetText", nullptr, &raw, "ii", 0, -1) >= 0) {
        const char* content = nullptr;
        element.text = sd_bus_message_read(raw, "s", &content) >= 0 ? content : "";
    }
    sd_bus_message_unref(raw);
}

/// False if it is not there, or not to be seen.
bool Accessibility::fill(Element& element) {
    const Reply states = call(element, accessible, "GetState");
    std::uint32_t low = 0;
    std::uint32_t high = 0;
    if (!states || sd_bus_message_read(states.get(), "au", 2, &low, &high) < 0) {
        return false;
    }
    element.states = std::uint64_t{high} << 32 | low;
    if (!element.is(Element::showing)) {
        return false;
    }
    const char* role = nullptr;
    const Reply roleName = call(element, accessible, "GetRoleName");
    if (!roleName || sd_bus_message_read(roleName.get(), "s", &role) < 0) {
        return false;
    }
    element.role = role;
    element.name = text(element, accessible, "Name");
    element.description = text(element, accessible, "Description");
    fillContent(element);
    element.labelled = element.role == "combo box" && isLabelled(element);
    for (Element& child : childrenOf(element)) {
        if (fill(child)) {
            element.children.push_back(std::move(child));
        }
    }
    return true;
}

std::vector<Element> Accessibility::windows(pid_t process) {
    std::vector<Element> found;
    for (const Element& program : childrenOf(rootOf("org.a11y.atspi.Registry"))) {
        sd_bus_creds* creds = nullptr;
        pid_t pid = -1;
        if (sd_bus_get_name_creds(m_bus.get(), program.bus_name.c_str(), SD_BUS_CREDS_PID, &creds) >= 0) {
            sd_bus_creds_get_pid(creds, &pid);
        }
        sd_bus_creds_unref(creds);
        if (pid != process) {
            continue;
        }
        for (Element& window : childrenOf(program)) {
            if (fill(window)) {
                found.push_back(std::move(window));
            }
        }
    }
    return found;
}

Box Accessibility::place(const Element& element) {
    constexpr std::uint32_t onScreen = 0;
    sd_bus_message* raw = nullptr;
    sd_bus_call_method(m_bus.get(), element.bus_name.c_str(), element.path.c_str(), "org.a11y.atspi.Component",
                       "GetExtents", nullptr, &raw, "u", onScreen);
    const Reply reply(raw);
    Box box;
    if (reply) {
        sd_bus_message_read(raw, "(iiii)", &box.x, &box.y, &box.width, &box.height);
    }
    return box;
}

bool Accessibility::act(const Element& element) {
    sd_bus_message* raw = nullptr;
    const int called = sd_bus_call_method(m_bus.get(), element.bus_name.c_str(), element.path.c_str(),
                                          "org.a11y.atspi.Action", "DoAction", nullptr, &raw, "i", 0);
    const Reply reply(raw);
    int done = 0;
    return called >= 0 && sd_bus_message_read(raw, "b", &done) >= 0 && done != 0;
}

} // namespace trimwright::testing
