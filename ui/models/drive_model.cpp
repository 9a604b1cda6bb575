// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/drive_model.h"

#include "ui/format.h"
#include "ui/models/drive_text.h"

#include <algorithm>

namespace trimwright::ui {
namespace {

/// A reading is mostly waiting for the drive, but each is a process; 64 drives must not start 64 at once.
constexpr int mostReadings = 4;

DriveGroup groupOf(const Drive& drive) {
    DriveEntry entry;
    entry.drive = drive;
    return entry.group();
}

} // namespace

DriveModel::DriveModel(const Services& services, QObject* parent) : QAbstractListModel(parent), m_services(services) {
    if (services.list_at_once) {
        m_holdBack = true;
        refresh(Read::newDrives);
    }
}

void DriveModel::readOn() {
    m_holdBack = false;
    startReadings();
}

int DriveModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant DriveModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int row = index.row();
    const DriveEntry& item = entry(row);
    switch (role) {
    case Qt::DisplayRole:
        return rowName(item.drive);
    case Qt::ToolTipRole:
        return QString(modelText(item.drive) + QLatin1Char('\n') + rowDetails(item) + QLatin1Char('\n') +
                       markOf(item).word);
    case Qt::AccessibleTextRole:
        return rowAccessibleText(item);
    case IdRole:
        return plain(item.drive.id.value);
    case GroupTitleRole:
        return row == 0 || entry(row - 1).group() != item.group() ? groupTitle(item.group()) : QString();
    case BusRole:
        return busText(item.drive);
    case DetailsRole:
        return rowParts(item);
    case MarkSignRole:
        return static_cast<int>(markOf(item).sign);
    case MarkColourRole:
        return static_cast<int>(markOf(item).colour);
    case MarkTextRole:
        return markOf(item).text;
    case GreyRole:
        return item.vanished;
    default:
        return {};
    }
}

void DriveModel::refresh(Read read) {
    if (read == Read::allDrives) {
        m_nextRead = read;
    }
    if (m_listing.running()) {
        m_listAgain = true;
        return;
    }
    m_listing = m_services.tasks->run(
        this, [catalog = m_services.catalog](std::stop_token) { return catalog->drives(); },
        [this](care::Catalog::Listing<care::ListedDrive> listing) {
            takeListing(std::move(listing), std::exchange(m_nextRead, Read::newDrives));
            if (std::exchange(m_listAgain, false)) {
                refresh(Read::newDrives);
            }
        });
}

void DriveModel::takeListing(care::Catalog::Listing<care::ListedDrive> listing, Read read) {
    std::stable_sort(listing.items.begin(), listing.items.end(),
                     [](const auto& a, const auto& b) { return groupOf(a.drive) < groupOf(b.drive); });
    m_errors.clear();
    for (const Error& error : listing.errors) {
        m_errors << sentences(error);
    }
    markVanished(listing.items);
    int row = 0;
    for (const care::ListedDrive& listed : listing.items) {
        while (row < rowCount() && entry(row).vanished && entry(row).group() <= groupOf(listed.drive)) {
            ++row; // the pinned drive keeps its place
        }
        placeRow(row++, listed);
    }
    m_listedOnce = true;
    for (const DriveEntry& item : m_entries) {
        const bool fresh = !item.report && !item.error && !item.reading;
        if (!item.vanished && (read == Read::allDrives || fresh)) {
            m_waiting.push_back({item.drive.id, Backend::Wake::no});
        }
    }
    for (const Reading& reading : m_waiting) {
        m_entries[static_cast<std::size_t>(rowOf(reading.drive))].reading = true;
    }
    if (!m_entries.empty()) {
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
    Q_EMIT listed();
    startReadings();
}

void DriveModel::placeRow(int row, const care::ListedDrive& listed) {
    const int old = rowOf(listed.drive.id);
    if (old >= 0 && entry(old).group() == groupOf(listed.drive)) {
        if (old != row) {
            beginMoveRows({}, old, old, {}, row);
            DriveEntry moved = std::move(m_entries[static_cast<std::size_t>(old)]);
            m_entries.erase(m_entries.begin() + old);
            m_entries.insert(m_entries.begin() + row, std::move(moved));
            endMoveRows();
        }
        DriveEntry& item = m_entries[static_cast<std::size_t>(row)];
        item.drive = listed.drive;
        item.backend = listed.backend;
        item.vanished = false;
        return;
    }
    if (old >= 0) {
        beginRemoveRows({}, old, old);
        m_entries.erase(m_entries.begin() + old);
        endRemoveRows();
    }
    row = std::min(row, rowCount());
    beginInsertRows({}, row, row);
    DriveEntry item;
    item.drive = listed.drive;
    item.backend = listed.backend;
    m_entries.insert(m_entries.begin() + row, std::move(item));
    endInsertRows();
}

void DriveModel::markVanished(const std::vector<care::ListedDrive>& listed) {
    for (int row = rowCount() - 1; row >= 0; --row) {
        DriveEntry& item = m_entries[static_cast<std::size_t>(row)];
        const bool present = std::any_of(listed.begin(), listed.end(),
                                         [&item](const auto& found) { return found.drive.id == item.drive.id; });
        if (present) {
            continue;
        }
        if (item.drive.id == m_pinned) {
            item.vanished = true;
            item.reading = false;
            announce(row);
            continue;
        }
        beginRemoveRows({}, row, row);
        m_entries.erase(m_entries.begin() + row);
        endRemoveRows();
    }
    std::erase_if(m_waiting, [this](const Reading& reading) { return rowOf(reading.drive) < 0; });
}

void DriveModel::readHealth(const DriveId& drive, Backend::Wake wake) {
    const int row = rowOf(drive);
    if (row < 0 || entry(row).reading || entry(row).vanished) {
        return;
    }
    m_entries[static_cast<std::size_t>(row)].reading = true;
    announce(row);
    m_waiting.push_front({drive, wake});
    startReadings();
}

void DriveModel::startReadings() {
    while (!m_holdBack && m_active < mostReadings && !m_waiting.empty()) {
        const Reading reading = m_waiting.front();
        m_waiting.pop_front();
        const int row = rowOf(reading.drive);
        if (row < 0) {
            continue;
        }
        ++m_active;
        m_services.tasks->run(
            this,
            [catalog = m_services.catalog, backend = entry(row).backend, reading](std::stop_token stop) {
                return catalog->health(*backend, reading.drive, reading.wake, std::move(stop));
            },
            [this, drive = reading.drive](Result<HealthReport> result) {
                --m_active;
                takeHealth(drive, std::move(result));
                startReadings();
            });
    }
}

void DriveModel::takeHealth(const DriveId& drive, Result<HealthReport> result) {
    const int row = rowOf(drive);
    if (row < 0) {
        return;
    }
    DriveEntry& item = m_entries[static_cast<std::size_t>(row)];
    item.reading = false;
    if (result) {
        setReport(item, std::move(*result));
    } else if (result.error().code == Errc::asleep && item.report) {
        item.error = result.error(); // the last report still counts
    } else {
        item.report.reset();
        item.assessment.reset();
        item.error = result.error();
        item.set_up_command = setUpCommand(*item.error);
    }
    announce(row);
    Q_EMIT healthRead(drive);
}

std::string DriveModel::setUpCommand(const Error& error) const {
    if (error.code == Errc::permissionDenied) {
        return m_services.set_up_command;
    }
    return error.code == Errc::missingProgram && m_services.installCommand ? m_services.installCommand("smartmontools")
                                                                           : std::string();
}

void DriveModel::announce(int row) {
    Q_EMIT dataChanged(index(row), index(row));
    Q_EMIT entryChanged(row);
}

int DriveModel::rowOf(const DriveId& drive) const {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&drive](const DriveEntry& item) { return item.drive.id == drive; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int DriveModel::rowOf(const QString& name) const {
    const std::string wanted = name.toStdString();
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&wanted](const DriveEntry& item) {
        return item.drive.id.value == wanted || item.drive.node == wanted;
    });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int DriveModel::firstChoice() const {
    const auto rowWhere = [this](auto matches) {
        const auto found = std::find_if(m_entries.begin(), m_entries.end(), matches);
        return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
    };
    const int readable = rowWhere(
        [](const DriveEntry& item) { return item.group() == DriveGroup::solidState && item.report.has_value(); });
    if (readable >= 0) {
        return readable;
    }
    const int emulated = rowWhere([](const DriveEntry& item) { return item.group() == DriveGroup::emulated; });
    return emulated >= 0 ? emulated : m_entries.empty() ? -1 : 0;
}

void DriveModel::setPinned(const DriveId& drive) {
    m_pinned = drive;
}

} // namespace trimwright::ui
