// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table.h"

#include <algorithm>
#include <utility>

namespace trimwright::cli {
namespace {

constexpr std::size_t gap = 2;
/// Below this many columns a wrapped last column reads worse than an over-long line.
constexpr std::size_t narrowestLastColumn = 24;

/// Appends the cell, broken at `width`, the lines after the first starting at column `start`.
void appendHanging(std::string& line, const Style& style, const Cell& cell, std::size_t start, std::size_t width) {
    bool first = true;
    for (const std::string& part : wrap(cell.text, width)) {
        if (!first) {
            line += '\n';
            line.append(start, ' ');
        }
        line += toned(style, cell.tone, part);
        first = false;
    }
}

} // namespace

void Table::add(std::vector<Cell> cells) {
    for (Cell& cell : cells) {
        cell.text = printable(cell.text);
    }
    cells.resize(m_columns.size());
    m_rows.push_back({{}, std::move(cells), {}});
}

void Table::addSection(std::string title) {
    m_rows.push_back({std::move(title), std::vector<Cell>(m_columns.size()), {}});
}

void Table::addNote(std::string text, std::size_t indent, Tone tone) {
    if (!m_rows.empty()) {
        m_rows.back().notes.push_back({std::move(text), indent, tone});
    }
}

std::vector<std::size_t> Table::widths() const {
    std::vector<std::size_t> columns(m_columns.size());
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        columns[i] = displayWidth(m_columns[i].title);
        for (const Row& row : m_rows) {
            columns[i] = std::max(columns[i], displayWidth(row.cells[i].text));
        }
    }
    return columns;
}

void Table::printRow(std::ostream& out, const Style& style, std::size_t indent, const std::vector<std::size_t>& widths,
                     const std::vector<Cell>& cells) const {
    std::string line;
    std::size_t column = indent; // where the cell starts
    std::size_t written = 0;     // columns of `line` so far; blanks are added only if something follows
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Cell& cell = cells[i];
        const std::size_t cellWidth = displayWidth(cell.text);
        const bool right = m_columns[i].align == Align::right;
        const std::size_t start = right ? column + widths[i] - std::min(widths[i], cellWidth) : column;
        if (!cell.text.empty()) {
            line.append(start - written, ' ');
            const bool wraps = i + 1 == cells.size() && !right && style.width >= start + narrowestLastColumn;
            appendHanging(line, style, cell, start, wraps ? style.width - start : 0);
            written = start + cellWidth;
        }
        column += widths[i] + gap;
    }
    out << line << '\n';
}

void Table::print(std::ostream& out, const Style& style, std::size_t indent) const {
    const auto columns = widths();
    const bool titled =
        std::any_of(m_columns.begin(), m_columns.end(), [](const Column& column) { return !column.title.empty(); });
    if (titled) {
        std::vector<Cell> titles;
        for (const Column& column : m_columns) {
            titles.push_back({column.title, Tone::faint});
        }
        printRow(out, style, indent, columns, titles);
    }
    for (const Row& row : m_rows) {
        if (!row.section.empty()) {
            out << '\n' << toned(style, Tone::strong, row.section) << '\n';
            continue;
        }
        printRow(out, style, indent, columns, row.cells);
        for (const Note& note : row.notes) {
            out << paragraph(style, note.text, indent + note.indent, note.tone);
        }
    }
}

} // namespace trimwright::cli
