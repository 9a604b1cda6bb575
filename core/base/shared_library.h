// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

namespace trimwright {

/// A library of the system's that is loaded when it is first needed, instead of at every start of a program that mostly
/// does without it: the dynamic linker takes a millisecond for three of them, a third of the time of a short command.
/// Packages must name it among what they need, since no tool finds it in the program. Stays loaded.
class SharedLibrary {
  public:
    /// `soname` is looked for where the dynamic linker looks: "libsqlite3.so.0".
    explicit SharedLibrary(const char* soname);

    /// Sets a pointer to the function of that name; null if there is none.
    template <typename Function>
    void find(Function*& function, const char* name) {
        static_assert(std::is_function_v<Function>);
        function = reinterpret_cast<Function*>(address(name)); // as POSIX dlsym() wants it
    }

    /// The library is there and so were all functions that were asked for so far.
    bool isWhole() const { return m_whole; }

  private:
    void* address(const char* name);

    void* m_handle;
    bool m_whole;
};

} // namespace trimwright
