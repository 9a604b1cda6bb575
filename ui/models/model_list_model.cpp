// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/model_list_model.h"

#include "ui/format.h"
#include "ui/models/drive_text.h"

#include <QCoreApplication>
#include <QFile>

/// In a static library nobody does it for us. Must stand outside of a namespace.
static void initPictures() {
    Q_INIT_RESOURCE(models);
}

namespace trimwright::ui {
namespace {

struct ModelWords {
    Q_DECLARE_TR_FUNCTIONS(trimwright::ui::DriveModels)
};

bool isDisk(const emulator::DriveModel& model) {
    return model.mapping == emulator::MappingKind::none;
}

QString trimText(const emulator::DriveModel& model) {
    if (isDisk(model)) {
        return ModelWords::tr("not needed");
    }
    if (model.has_trim) {
        return ModelWords::tr("yes");
    }
    return model.update_key.empty() ? ModelWords::tr("no") : ModelWords::tr("after a firmware update");
}

QString mapText(const emulator::DriveModel& model) {
    switch (model.mapping) {
    case emulator::MappingKind::page:
        return ModelWords::tr("4 KB pages");
    case emulator::MappingKind::unit:
        return ModelWords::tr("%1 KB units").arg(model.unit_pages * 4);
    case emulator::MappingKind::logBlocks:
        return ModelWords::tr("whole blocks, and a log");
    case emulator::MappingKind::none:
        break;
    }
    return ModelWords::tr("none");
}

} // namespace

int ModelListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(emulator::driveModels().size());
}

QVariant ModelListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const emulator::DriveModel& item = model(index.row());
    const ModelName name = modelName(sentence(item.title));
    const QString trim = item.has_trim ? ModelWords::tr("TRIM") : ModelWords::tr("no TRIM");
    switch (role) {
    case Qt::DisplayRole:
        return name.name;
    case DetailRole: { // the name has the capacity
        QStringList parts;
        if (!name.kind.isEmpty()) {
            parts << name.kind;
        }
        if (!isDisk(item) && !name.kind.contains(ModelWords::tr("TRIM"))) {
            parts << trim;
        }
        return parts.join(QStringLiteral(" · "));
    }
    case PictureRole:
        return modelPicture(item.key);
    case Qt::ToolTipRole:
        return sentence(item.title) + QLatin1Char('\n') + sentence(item.sentence);
    case Qt::AccessibleTextRole:
        return isDisk(item) ? sentence(item.title) : QStringLiteral("%1, %2").arg(sentence(item.title), trim);
    default:
        return {};
    }
}

QString modelPicture(const std::string& key) {
    initPictures();
    for (std::string name = key; !name.empty(); name = name.substr(0, name.rfind('-'))) {
        const QString path = QStringLiteral(":/models/%1.svg").arg(plain(name));
        if (QFile::exists(path)) {
            return path;
        }
        if (name.find('-') == std::string::npos) {
            break;
        }
    }
    return {};
}

std::vector<std::pair<QString, QString>> modelFacts(const emulator::DriveModel& model) {
    std::vector<std::pair<QString, QString>> facts{{ModelWords::tr("Capacity"), bytesText(model.capacityBytes())},
                                                   {ModelWords::tr("TRIM"), trimText(model)},
                                                   {ModelWords::tr("Firmware"), plain(model.firmware)}};
    if (!isDisk(model)) {
        facts.emplace_back(ModelWords::tr("Channels"), countText(model.channels));
        facts.emplace_back(ModelWords::tr("Mapping"), mapText(model));
        facts.emplace_back(ModelWords::tr("Rated erases of a block"), countText(model.endurance_cycles));
    }
    return facts;
}

} // namespace trimwright::ui
