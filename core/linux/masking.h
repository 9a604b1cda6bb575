// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace trimwright::linux_system {

/// Replaces names that identify a machine (serials, WWNs, UUIDs) by made-up ones of the same length and kind of
/// characters: the same name always by the same one, wherever it stands, so that what belonged together still does.
/// Without `salt`, which is thrown away, the names cannot be guessed back.
class Masker {
  public:
    explicit Masker(std::uint64_t salt) : m_salt(salt) {}

    /// Names to hide from now on. Names too short to tell anything are left alone, and so are those that say nothing
    /// (isJunkSerial()).
    void hideSerial(std::string_view serial);
    void hideWwn(std::string_view wwn);   ///< "naa.5002538…", "eui.…", "0x5002538…": the maker's part stays.
    void hideUuid(std::string_view uuid); ///< With dashes or without: both are hidden.

    /// The text with every hidden name in it replaced. Also for binary content: nothing changes its length.
    std::string apply(std::string_view text) const;

    /// The same for a page of vital product data 89h, in which the bytes of each pair are swapped.
    std::string applyToAtaPage(std::string page) const;

  private:
    std::string maskOf(std::string_view name, std::size_t keep) const;
    void hide(std::string_view name, std::size_t keep);

    struct LongerFirst {
        bool operator()(const std::string& left, const std::string& right) const {
            return left.size() != right.size() ? left.size() > right.size() : left < right;
        }
    };

    std::uint64_t m_salt;
    std::map<std::string, std::string, LongerFirst> m_masks;
};

} // namespace trimwright::linux_system
