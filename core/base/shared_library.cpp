// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shared_library.h"

#include <dlfcn.h>

namespace trimwright {

SharedLibrary::SharedLibrary(const char* soname)
    : m_handle(::dlopen(soname, RTLD_NOW | RTLD_LOCAL)), m_whole(m_handle != nullptr) {}

void* SharedLibrary::address(const char* name) {
    void* const found = m_handle == nullptr ? nullptr : ::dlsym(m_handle, name);
    m_whole = m_whole && found != nullptr;
    return found;
}

} // namespace trimwright
