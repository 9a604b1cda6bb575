// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trimwright::linux_system {

/// A right of root (capabilities(7)) that a program has but does not want to use all the time. Both are about the
/// calling thread; threads that it starts later begin as it is. `capability` is a CAP_* number below 32.

/// Lays it aside; the thread can take it up again. Nothing happens if it has none.
void layAside(int capability);

/// Takes it up for as long as this object lives, if the thread has laid it aside.
class TakenUp {
  public:
    explicit TakenUp(int capability);
    TakenUp(const TakenUp&) = delete;
    TakenUp& operator=(const TakenUp&) = delete;
    ~TakenUp();

    /// False: the thread used it already, or has no such right.
    explicit operator bool() const { return m_taken; }

  private:
    int m_capability;
    bool m_taken;
};

} // namespace trimwright::linux_system
