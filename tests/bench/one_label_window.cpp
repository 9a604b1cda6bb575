// SPDX-License-Identifier: GPL-3.0-or-later
// The least that a window of Qt Widgets can be: what bench_start.sh measures the real one against.
#include <QApplication>
#include <QLabel>

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    QLabel label(QStringLiteral("A window with one label"));
    label.resize(1180, 760); // as large as Trimwright's
    label.show();
    return QApplication::exec();
}
