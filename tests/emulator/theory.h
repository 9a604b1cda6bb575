// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace trimwright::emulator::testing {

/// Write amplification of greedy garbage collection under uniform random writes, exact for many blocks (Bux and Iliadis
/// 2010, Van Houdt 2013): with H_n the harmonic numbers, F = (rho b − j) / ((b − j) − j (H_b − H_j)) and
/// y = 1 − F (H_b − H_j), the one integer j with 0 <= y <= F / j gives F / rho.
inline double greedyWriteAmplification(double rho, int b) {
    double tail = 0; // H_b − H_j
    for (int j = b - 1; j >= 1; --j) {
        tail += 1.0 / (j + 1);
        const double f = (rho * b - j) / ((b - j) - j * tail);
        const double y = 1 - f * tail;
        if (y >= 0 && y <= f / j) {
            return f / rho;
        }
    }
    return std::nan("");
}

/// FIFO garbage collection: A = 1 / (1 − exp(−alpha / A)) (Desnoyers 2012).
inline double fifoWriteAmplification(double rho) {
    double a = 2;
    for (int i = 0; i < 10000; ++i) {
        a = 1 / (1 - std::exp(-1 / (rho * a)));
    }
    return a;
}

} // namespace trimwright::emulator::testing
