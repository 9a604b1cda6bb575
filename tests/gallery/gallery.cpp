// SPDX-License-Identifier: GPL-3.0-or-later
// Draws every page in every state. The pictures do not depend on the machine, the time or the user: drives are on a
// stage, the emulated drive is made from its seed, and the clock is ours.
#include "tests/gallery/show.h"
#include "ui/settings.h"
#include "ui/style.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QPainter>
#include <QPixmap>
#include <QRegularExpression>
#include <cstdio>
#include <optional>
#include <string_view>

namespace {

using namespace trimwright;
using gallery::Scene;

struct Look {
    const char* suffix;
    ui::Scheme scheme;
    double scale;
    ui::Language language = ui::Language::english;
    Qt::LayoutDirection direction = Qt::LeftToRight;
};
constexpr Look looks[] = {{"light", ui::Scheme::light, 1},
                          {"dark", ui::Scheme::dark, 1},
                          {"light-2x", ui::Scheme::light, 2},
                          {"rtl", ui::Scheme::light, 1, ui::Language::english, Qt::RightToLeft},
                          {"rtl-dark-2x", ui::Scheme::dark, 2, ui::Language::english, Qt::RightToLeft},
                          {"de-light", ui::Scheme::light, 1, ui::Language::german},
                          {"de-dark", ui::Scheme::dark, 1, ui::Language::german},
                          {"de-light-2x", ui::Scheme::light, 2, ui::Language::german}};

constexpr const char* usage =
    "Usage: gallery OUTDIR [--only PATTERN]\n"
    "PATTERN, a regular expression, is looked for in the names of pictures: scene-look, where the look is light, "
    "dark,\n"
    "light-2x, rtl and rtl-dark-2x (English, mirrored), or de-light, de-dark and de-light-2x (German).\n";

struct Order {
    QString out;
    QRegularExpression only; ///< Empty: all.
};

std::optional<Order> orderOf(int argc, char** argv) {
    Order order;
    for (int i = 1; i < argc; ++i) {
        const QString word = QString::fromLocal8Bit(argv[i]);
        if (word == QLatin1String("--only") && i + 1 < argc) {
            order.only = QRegularExpression(QString::fromLocal8Bit(argv[++i]));
        } else if (order.out.isEmpty() && !word.startsWith(QLatin1Char('-'))) {
            order.out = word;
        } else {
            return std::nullopt;
        }
    }
    return order.out.isEmpty() || !order.only.isValid() ? std::nullopt : std::optional(order);
}

bool take(const Scene& scene, const Look& look, const QDir& out) {
    QApplication::setStyle(new ui::Style(look.scheme));
    ui::installLanguage(look.language);
    QApplication::setLayoutDirection(look.direction);
    gallery::Show show(scene);
    QWidget& shown = show.shown();
    QPixmap picture(shown.size() * look.scale);
    picture.setDevicePixelRatio(look.scale);
    shown.render(&picture);
    const QString name = QStringLiteral("%1-%2.png").arg(QLatin1String(scene.name), QLatin1String(look.suffix));
    const bool good = picture.save(out.filePath(name)) && show.good();
    std::printf("%s %s\n", good ? "drawn " : "FAILED", qPrintable(name));
    std::fflush(stdout);
    return good;
}

} // namespace

int main(int argc, char** argv) {
    const std::optional<Order> order = orderOf(argc, argv);
    if (!order) {
        const bool asked = argc == 2 && std::string_view(argv[1]) == "--help";
        std::fputs(usage, asked ? stdout : stderr);
        return asked ? 0 : 2;
    }
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    if (qEnvironmentVariableIsEmpty("TMPDIR") && QFileInfo(QStringLiteral("/dev/shm")).isWritable()) {
        qputenv("TMPDIR", "/dev/shm"); // histories and drives are flushed to where they lie, hundreds of times
    }
    qputenv("TZ", "UTC");
    qputenv("LC_ALL", "C.UTF-8"); // the languages are the gallery's, not the user's
    qunsetenv("LANGUAGE");
    QApplication application(argc, argv);
    QApplication::setApplicationVersion(QStringLiteral("1.0"));
    QFont font(QFontDatabase::families().contains(QStringLiteral("Inter")) ? QStringLiteral("Inter")
                                                                           : QApplication::font().family());
    font.setPixelSize(13);
    QApplication::setFont(font);
    const QDir out(order->out);
    out.mkpath(QStringLiteral("."));
    bool good = true;
    for (const Scene& scene : gallery::scenes()) {
        for (const Look& look : looks) {
            const QString name = QStringLiteral("%1-%2").arg(QLatin1String(scene.name), QLatin1String(look.suffix));
            if (name.contains(order->only)) {
                good = take(scene, look, out) && good;
            }
        }
    }
    return good ? 0 : 1;
}
