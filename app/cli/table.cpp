// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table.h"

#include <algorithm>
#include <utility>

namespace trimwright::cli {
namespace {

constexpr std::size_t gap = 2;
/// Below this many columns a wrapped last column reads worse than one that stands below its row.
constexpr std::size_t narrowestLastColumn = 24;

constexpr std::size_t foldedIndent = 4;

std::string lowerCase(std::string text) { // titles are ASCII
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

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
            const bool wraps = i + 1 == m_columns.size() && !right && style.width >= start + narrowestLastColumn;
            appendHanging(line, style, cell, start, wraps ? style.width - start : 0);
            written = start + cellWidth;
        }
        column += widths[i] + gap;
    }
    out << line << '\n';
}

/// How many columns go side by side; always the first, and the second if the first has no title (a mark).
std::size_t Table::columnsThatFit(const Style& style, std::size_t indent,
                                  const std::vector<std::size_t>& widths) const {
    const std::size_t all = m_columns.size();
    if (style.width == 0) {
        return all;
    }
    std::size_t start = indent;
    for (std::size_t i = 0; i < all; ++i) {
        const bool wraps = i + 1 == all && m_columns[i].align == Align::left;
        const std::size_t needed = wraps ? std::min(widths[i], narrowestLastColumn) : widths[i];
        const bool first = i == 0 || (i == 1 && m_columns[0].title.empty());
        if (!first && start + needed > style.width) {
            return i;
        }
        start += widths[i] + gap;
    }
    return all;
}

/// "worst 100 · threshold 0", and the last column, which is prose, on lines of its own.
void Table::printFolded(std::ostream& out, const Style& style, std::size_t indent, const Row& row,
                        std::size_t first) const {
    std::string fields;
    for (std::size_t i = first; i + 1 < row.cells.size(); ++i) {
        if (!row.cells[i].text.empty()) {
            fields += (fields.empty() ? "" : " · ") + lowerCase(m_columns[i].title) +
                      (m_columns[i].title.empty() ? "" : " ") + row.cells[i].text;
        }
    }
    const Cell& last = row.cells.back();
    for (const Cell& cell : {Cell{fields, Tone::faint}, first < row.cells.size() ? last : Cell{}}) {
        if (!cell.text.empty()) {
            out << paragraph(style, cell.text, indent + foldedIndent, cell.tone);
        }
    }
}

void Table::print(std::ostream& out, const Style& style, std::size_t indent) const {
    const auto columns = widths();
    const std::size_t shown = columnsThatFit(style, indent, columns);
    const auto firstOf = [shown](const std::vector<Cell>& cells) {
        return std::vector<Cell>(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(shown));
    };
    const bool titled =
        std::any_of(m_columns.begin(), m_columns.end(), [](const Column& column) { return !column.title.empty(); });
    if (titled) {
        std::vector<Cell> titles;
        for (const Column& column : m_columns) {
            titles.push_back({column.title, Tone::faint});
        }
        printRow(out, style, indent, columns, firstOf(titles));
    }
    for (const Row& row : m_rows) {
        if (!row.section.empty()) {
            out << '\n' << toned(style, Tone::strong, row.section) << '\n';
            continue;
        }
        printRow(out, style, indent, columns, firstOf(row.cells));
        printFolded(out, style, indent, row, shown);
        for (const Note& note : row.notes) {
            out << paragraph(style, note.text, indent + note.indent, note.tone);
        }
    }
}

} // namespace trimwright::cli
