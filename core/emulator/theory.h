// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trimwright::emulator {

// Write amplification under uniform random writes over all exported pages, in steady state, with one open block for
// host writes and copies. rho: exported pages / pages that garbage collection works with.

/// Greedy victims, b pages per block, exact for many blocks (Bux and Iliadis 2010, Van Houdt 2013).
double greedyWriteAmplification(double rho, unsigned b);
/// Victims in the order of writing (Desnoyers 2012).
double fifoWriteAmplification(double rho);
/// Victims at random.
double randomWriteAmplification(double rho);

/// With TRIM, a share q < 0.5 of all requests: the share of exported pages that is in use (Frankie and others).
/// ofInUse: TRIMs go to pages in use; else to any page.
double shareInUse(double q, bool ofInUse);

} // namespace trimwright::emulator
