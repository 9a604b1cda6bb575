// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace trimwright::linux_system {

/// Writes an uncompressed tar archive in memory: POSIX.1-2001 "pax" format, which every tar of the last twenty years
/// reads. Files get mode 0644, owner 0 and time 0, so that the same content gives the same archive.
class TarWriter {
  public:
    /// Adds a regular file or a symbolic link. Paths are relative, and may be of any length.
    void file(std::string_view path, std::string_view content);
    void link(std::string_view path, std::string_view target);

    /// The whole archive with its end marks.
    std::string take();

  private:
    void entry(char type, std::string_view path, std::string_view target, std::string_view content);
    void header(char type, std::string_view path, std::string_view target, std::size_t size);
    void data(std::string_view content);

    std::string m_archive;
};

} // namespace trimwright::linux_system
