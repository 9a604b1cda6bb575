// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/text.h"

#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

namespace trimwright::cli {

/// One field of a table. The text is made printable by the table; the tone colours it without moving the columns.
struct Cell {
    std::string text = {};
    Tone tone = Tone::plain;
};

/// Columns that line up in any terminal font: the cells of a column are padded to the widest one.
class Table {
  public:
    enum class Align { left, right };

    struct Column {
        std::string title;
        Align align = Align::left;
    };

    /// Columns without titles give a table without a title line.
    explicit Table(std::vector<Column> columns) : m_columns(std::move(columns)) {}

    void add(std::vector<Cell> cells);
    /// A heading line for the rows that follow; the columns line up across all sections.
    void addSection(std::string title);
    /// A line of prose below the row added last, wrapped, starting at `indent`.
    void addNote(std::string text, std::size_t indent, Tone tone = Tone::faint);

    /// Writes the table, every line indented by `indent`. If the style has a width, the last column wraps, and columns
    /// that do not fit stand below their row: nothing is cut off.
    void print(std::ostream& out, const Style& style, std::size_t indent = 0) const;

  private:
    struct Note {
        std::string text;
        std::size_t indent = 0;
        Tone tone = Tone::faint;
    };
    struct Row {
        std::string section; ///< The row is a heading if this is not empty.
        std::vector<Cell> cells;
        std::vector<Note> notes;
    };

    std::vector<std::size_t> widths() const;
    std::size_t columnsThatFit(const Style& style, std::size_t indent, const std::vector<std::size_t>& widths) const;
    void printFolded(std::ostream& out, const Style& style, std::size_t indent, const Row& row,
                     std::size_t first) const;
    void printRow(std::ostream& out, const Style& style, std::size_t indent, const std::vector<std::size_t>& widths,
                  const std::vector<Cell>& cells) const;

    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
};

} // namespace trimwright::cli
