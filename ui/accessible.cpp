// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accessible.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace trimwright::ui {
namespace {

// Kept as properties, so that Qt may make the interface when it wants to.
constexpr const char* roleProperty = "trimwrightRole";
constexpr const char* wholeProperty = "trimwrightReadAsOne";
constexpr const char* valueProperty = "trimwrightValue";

class Spoken final : public QAccessibleWidget, public QAccessibleValueInterface {
  public:
    explicit Spoken(QWidget* widget) : QAccessibleWidget(widget) {}

    QAccessible::Role role() const override {
        const bool says = hasValue() || !text(QAccessible::Name).isEmpty();
        return says ? static_cast<QAccessible::Role>(widget()->property(roleProperty).toInt()) : QAccessible::Client;
    }
    int childCount() const override { return isWhole() ? 0 : QAccessibleWidget::childCount(); }
    QAccessibleInterface* child(int index) const override {
        return isWhole() ? nullptr : QAccessibleWidget::child(index);
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ValueInterface && hasValue() ? static_cast<QAccessibleValueInterface*>(this)
                                                                 : QAccessibleWidget::interface_cast(type);
    }

    QVariant currentValue() const override { return widget()->property(valueProperty); }
    void setCurrentValue(const QVariant&) override {} // it only shows
    QVariant maximumValue() const override { return 100; }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

  private:
    bool hasValue() const { return widget()->property(valueProperty).isValid(); }
    bool isWhole() const {
        const auto painted = widget()->property(roleProperty).toInt();
        return painted == QAccessible::Chart || painted == QAccessible::Graphic ||
               widget()->property(wholeProperty).toBool();
    }
};

QAccessibleInterface* makeSpoken(const QString&, QObject* object) {
    return object->isWidgetType() && object->property(roleProperty).isValid()
               ? new Spoken(static_cast<QWidget*>(object))
               : nullptr;
}

} // namespace

void setAccessibleRole(QWidget* widget, QAccessible::Role role) {
    static const bool installed = [] {
        QAccessible::installFactory(makeSpoken);
        return true;
    }();
    static_cast<void>(installed);
    widget->setProperty(roleProperty, static_cast<int>(role));
}

void readAsOne(QWidget* widget, const QString& name, const QString& description) {
    setAccessibleRole(widget, QAccessible::StaticText);
    widget->setProperty(wholeProperty, true);
    widget->setAccessibleName(name);
    widget->setAccessibleDescription(description);
}

void announce(QWidget* widget) {
    QAccessibleEvent alert(widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void setAccessibleValue(QWidget* widget, std::optional<int> percent) {
    const QVariant value = percent ? QVariant(*percent) : QVariant();
    if (widget->property(valueProperty) == value) {
        return;
    }
    widget->setProperty(valueProperty, value);
    if (percent) {
        QAccessibleValueChangeEvent changed(widget, value);
        QAccessible::updateAccessibility(&changed);
    }
}

} // namespace trimwright::ui
