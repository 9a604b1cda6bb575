// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/model_delegate.h"

#include "ui/accessible.h"
#include "ui/models/model_list_model.h"
#include "ui/palette.h"
#include "ui/spacing.h"
#include "ui/widgets/painting.h"

#include <QApplication>
#include <QImageReader>
#include <QPainter>
#include <QPixmapCache>

namespace trimwright::ui {
namespace {

constexpr QSize thumbnail{66, 44};
constexpr double aspect = 1.5; ///< Of the pictures.

/// Drives are black or white: what is behind them must be neither in both schemes.
void paintGround(QPainter* painter, const QRectF& box, Scheme scheme, double radius) {
    painter->setPen(colour(scheme, Colour::border));
    painter->setBrush(colour(scheme, Colour::picture));
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

/// Device pixels to one of ours: of a screen, or of a picture that a widget is drawn into.
double finenessOf(const QPainter& painter) {
    return painter.deviceTransform().m11();
}

} // namespace

QPixmap modelPixmap(const QString& path, const QSize& size, double devicePixelRatio) {
    const QString key =
        QStringLiteral("%1 %2×%3 %4").arg(path).arg(size.width()).arg(size.height()).arg(devicePixelRatio);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap) && !path.isEmpty()) {
        QImageReader reader(path);
        reader.setScaledSize(size * devicePixelRatio);
        pixmap = QPixmap::fromImage(reader.read());
        pixmap.setDevicePixelRatio(devicePixelRatio);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

void ModelDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const Scheme scheme = schemeOf(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row =
        QStyle::visualRect(option.direction, option.rect, option.rect.adjusted(0, 1, -spacing::small, -1));
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour(scheme, selected ? Colour::accentSoft : Colour::sunken));
        painter->drawRoundedRect(row, spacing::controlRadius, spacing::controlRadius);
    }
    if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(colour(scheme, Colour::accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), spacing::controlRadius, spacing::controlRadius);
    }
    const QRect inner = row.adjusted(spacing::small, 0, -spacing::small, 0);
    const QRect picture(QPoint(inner.left(), inner.center().y() - thumbnail.height() / 2 + 1), thumbnail);
    const QRect shown = QStyle::visualRect(option.direction, inner, picture);
    paintGround(painter, shown.adjusted(-1, -1, 1, 1), scheme, spacing::hair);
    const double ratio = finenessOf(*painter);
    painter->drawPixmap(shown.topLeft(),
                        modelPixmap(index.data(ModelListModel::PictureRole).toString(), thumbnail, ratio));
    const QFont strong = textFont(option.font, TextSize::strong);
    const QFont small = textFont(option.font, TextSize::source);
    const int first = QFontMetrics(strong).height();
    const int second = QFontMetrics(small).height();
    const int left = picture.right() + 1 + spacing::medium;
    QRect line(left, inner.center().y() - (first + second + 1) / 2 + 1, inner.right() - left, first);
    painter->setFont(strong);
    painter->setPen(colour(scheme, Colour::text));
    paintWords(painter, QStyle::visualRect(option.direction, inner, line), Qt::AlignVCenter | Qt::AlignLeading,
               QFontMetrics(strong).elidedText(index.data().toString(), Qt::ElideRight, line.width()),
               option.direction);
    line.translate(0, first + 1);
    painter->setFont(small);
    painter->setPen(colour(scheme, Colour::muted));
    paintWords(painter, QStyle::visualRect(option.direction, inner, line), Qt::AlignVCenter | Qt::AlignLeading,
               index.data(ModelListModel::DetailRole).toString(), option.direction);
    painter->restore();
}

QSize ModelDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {240, thumbnail.height() + spacing::card};
}

ModelPicture::ModelPicture(QWidget* parent) : QWidget(parent) {
    setAccessibleRole(this, QAccessible::Graphic);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ModelPicture::setPicture(const QString& path, const QString& accessibleName) {
    m_path = path;
    setAccessibleName(accessibleName);
    update();
}

void ModelPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(&painter, QRectF(rect()), schemeOf(palette()), spacing::cardRadius);
    const int high = height() - 2 * spacing::card;
    const QSize size(static_cast<int>(high * aspect), high);
    const QPixmap picture = modelPixmap(m_path, size, finenessOf(painter));
    painter.drawPixmap(QRect(rect().center() - QPoint(size.width() / 2, size.height() / 2), size), picture);
}

} // namespace trimwright::ui
