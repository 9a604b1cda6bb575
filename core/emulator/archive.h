// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/emulator/huge_array.h"
#include "core/emulator/packed_table.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace trimwright::emulator {

/// How a simulated drive becomes bytes and a drive again. Each class with state has one description of it,
///
///     template <class Archive, class Self>
///     static void exchange(Archive& archive, Self& self) { archive(self.m_this, self.m_that); }
///
/// which a StateWriter runs to write (Self is const then) and a StateReader to read, so that the two directions cannot
/// drift apart. What the constructor makes of the drive's model is not state: a reader fills an object that was
/// constructed with the same arguments. Two drives are in the same state exactly if they write the same bytes.
///
/// The bytes are a cache of this machine: numbers in its own byte order, without versions; see checkpoint.h.

class StateWriter;
class StateReader;

/// A table whose size follows from the model: written without its length.
template <class Table>
struct FixedSize {
    Table& table;
};
template <class Table>
FixedSize<Table> fixedSize(Table& table) {
    return {table};
}

template <class T>
concept Exchangeable = requires(StateWriter& writer, const T& value) {
    T::exchange(writer, value);
};

/// Its bytes are its value, without gaps.
template <class T>
concept PlainValue = std::is_arithmetic_v<T> ||
    (std::is_trivially_copyable_v<T> && !Exchangeable<T> && std::has_unique_object_representations_v<T>);

/// What reading and writing have in common: how values are put together of others.
template <class Archive>
class ArchiveBase {
  public:
    template <class... Values>
    void operator()(Values&&... values) {
        (value(values), ...);
    }

  private:
    Archive& self() { return static_cast<Archive&>(*this); }

    template <class T>
    void value(T& object) {
        using Plain = std::remove_const_t<T>;
        if constexpr (Exchangeable<Plain>) {
            Plain::exchange(self(), object);
        } else {
            static_assert(PlainValue<Plain>, "give the class an exchange()");
            self().bytes(&object, sizeof object);
        }
    }
    template <class T>
    void value(FixedSize<T>& fixed) {
        elements(fixed.table);
    }
    template <class T, class Allocator>
    void value(std::vector<T, Allocator>& table) {
        self().size(table);
        elements(table);
    }
    template <class T, class Allocator>
    void value(const std::vector<T, Allocator>& table) {
        self().size(table);
        elements(table);
    }
    void value(std::string& text) { characters(text); }
    void value(const std::string& text) { characters(text); }
    template <class T>
    void value(std::optional<T>& object) {
        bool has = object.has_value();
        value(has);
        if (!has) {
            object.reset();
            return;
        }
        if (!object) {
            object.emplace();
        }
        value(*object);
    }
    template <class T>
    void value(const std::optional<T>& object) {
        const bool has = object.has_value();
        value(has);
        if (has) {
            value(*object);
        }
    }

    template <class Text>
    void characters(Text& text) {
        self().size(text);
        self().bytes(text.data(), text.size());
    }
    template <class Table>
    void elements(Table& table) {
        using Element = typename Table::value_type;
        if constexpr (std::is_same_v<std::remove_const_t<Table>, HugeArray<std::uint32_t>>) {
            self().packed(table);
        } else if constexpr (std::is_same_v<Element, bool>) {
            self().bits(table);
        } else if constexpr (PlainValue<Element>) {
            self().bytes(table.data(), table.size() * sizeof(Element));
        } else {
            for (auto& element : table) {
                value(element);
            }
        }
    }
};

/// Appends an object's state to a text of bytes.
class StateWriter : public ArchiveBase<StateWriter> {
  public:
    static constexpr bool reading = false;

    explicit StateWriter(HugeText& out) : m_out(&out) {}

    /// A condition that what was read must meet; a writer takes it for granted.
    template <class Condition>
    void require(Condition /*condition*/) {}

  private:
    friend class ArchiveBase<StateWriter>;

    void bytes(const void* data, std::size_t size) { m_out->append(static_cast<const char*>(data), size); }
    template <class Table>
    void size(const Table& table) {
        const std::uint64_t count = table.size();
        bytes(&count, sizeof count);
    }
    void bits(const std::vector<bool>& table);
    void packed(const HugeArray<std::uint32_t>& table) { packTable(table, *m_out); }

    HugeText* m_out;
};

/// Reads what a StateWriter wrote. Bytes that make no sense leave the objects in no useful state, but read nothing
/// beyond the text and ask for no more memory than it can fill; good() is false then.
class StateReader : public ArchiveBase<StateReader> {
  public:
    static constexpr bool reading = true;

    explicit StateReader(std::string_view in) : m_in(in) {}

    bool good() const { return m_good; }
    bool atEnd() const { return m_in.empty(); }

    template <class Condition>
    void require(Condition condition) {
        m_good = m_good && condition();
    }

  private:
    friend class ArchiveBase<StateReader>;

    void bytes(void* data, std::size_t size) {
        m_good = m_good && size <= m_in.size();
        if (m_good) {
            std::memcpy(data, m_in.data(), size);
            m_in.remove_prefix(size);
        }
    }
    template <class Table>
    void size(Table& table) {
        using Element = typename Table::value_type;
        // The least an element takes: lists their length, others their bytes or more than one.
        constexpr std::size_t least = PlainValue<Element> && !std::is_same_v<Element, bool> ? sizeof(Element) : 1;
        std::uint64_t count = 0;
        bytes(&count, sizeof count);
        m_good = m_good && (std::is_same_v<Element, bool> ? count / 8 : count) <= m_in.size() / least;
        table.resize(m_good ? static_cast<std::size_t>(count) : 0);
    }
    void bits(std::vector<bool>& table);
    void packed(HugeArray<std::uint32_t>& table) { m_good = m_good && unpackTable(m_in, table); }

    std::string_view m_in;
    bool m_good = true;
};

/// A fast 64-bit hash that no single changed, missing or added byte leaves as it was. Not against forgery.
std::uint64_t checksumOf(std::string_view bytes);

} // namespace trimwright::emulator
