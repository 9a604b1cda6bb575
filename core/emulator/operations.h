// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace trimwright::emulator {

/// Something a person can do to an emulated drive in the lab; `key` is Operation::kind.
struct LabAction {
    std::string_view key;
    std::string_view title;    ///< A button's text: "Random 4 KB writes, 5 min".
    std::string_view sentence; ///< What it does, and what becomes of the files.
    bool restores;             ///< Makes the drive faster instead of ageing it.
};

std::span<const LabAction> labActions();

/// Why an action had nothing to do: the filesystem was full, there were no files, or a worn-out drive refused to write.
enum class NothingDone { no, full, noFiles, wornOut };

} // namespace trimwright::emulator
