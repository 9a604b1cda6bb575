// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

namespace trimwright::linux_system {

/// Ends a child process (or, with `group`, its whole process group) with SIGKILL and waits for it, but no longer than
/// most of a second: a child that the kernel holds in a device driver dies only when that lets go of it. Such a child
/// is remembered and collected later. Any thread.
void endChild(pid_t child, bool group);

/// Collects the children that could not be waited for, so that none stays a zombie. Cheap; called by every operation
/// of the backend.
void collectLeftoverChildren();

} // namespace trimwright::linux_system
