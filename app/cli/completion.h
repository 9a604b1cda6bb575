// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace CLI {
class App;
}

/// Texts made from the command line's own description, so that they cannot go stale: the build writes them into files.
namespace trimwright::cli {

/// The completion script of a shell, "bash", "zsh" or "fish"; or "man", the commands as a section of a manual page
/// (man(7)). Error: usage.
Result<std::string> completion(const CLI::App& root, std::string_view shell);

} // namespace trimwright::cli
