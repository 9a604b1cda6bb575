// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/emulator/theory.h"

#include <cmath>
#include <limits>

namespace trimwright::emulator {

double greedyWriteAmplification(double rho, unsigned b) {
    // With H_n the harmonic numbers, F = (rho b − j) / ((b − j) − j (H_b − H_j)) and y = 1 − F (H_b − H_j): the one
    // integer j with 0 <= y <= F / j gives F / rho.
    double tail = 0; // H_b − H_j
    for (unsigned j = b - 1; j >= 1; --j) {
        tail += 1.0 / (j + 1);
        const double f = (rho * b - j) / ((b - j) - j * tail);
        const double y = 1 - f * tail;
        if (y >= 0 && y <= f / j) {
            return f / rho;
        }
    }
    // Fewer than one valid page per victim.
    return rho < 1 ? 1 : std::numeric_limits<double>::infinity();
}

double fifoWriteAmplification(double rho) {
    double a = 2;
    for (int i = 0; i < 10000; ++i) {
        a = 1 / (1 - std::exp(-1 / (rho * a)));
    }
    return a;
}

double randomWriteAmplification(double rho) {
    return 1 / (1 - rho);
}

double shareInUse(double q, bool ofInUse) {
    return ofInUse ? (1 - 2 * q) / (1 - q) : 1 - q;
}

} // namespace trimwright::emulator
