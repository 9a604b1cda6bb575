// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/drive_entry.h"
#include "ui/services.h"
#include "ui/task.h"

#include <QAbstractListModel>
#include <QStringList>
#include <deque>
#include <vector>

namespace trimwright::ui {

/// The drives of the sidebar, sorted by group. refresh() lists them on a worker; then the health of each arrives as it
/// is read, a few drives at a time. Rows keep their identity over a refresh, so that views keep their selection.
/// GUI thread.
class DriveModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString, DriveId::value
        GroupTitleRole,        ///< QString, set on the first row of a group
        BusRole,
        DetailsRole,    ///< QStringList, rowParts()
        MarkSignRole,   ///< int, Sign
        MarkColourRole, ///< int, Colour
        MarkTextRole,
        GreyRole, ///< bool: nothing can be done with it now
    };

    explicit DriveModel(const Services& services, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    enum class Read { newDrives, allDrives };
    /// Lists the drives again. Sleeping drives are left asleep.
    void refresh(Read read);
    /// Reads the health of one drive again.
    void readHealth(const DriveId& drive, Backend::Wake wake = Backend::Wake::no);

    /// With Services::list_at_once nothing is read before the rows are seen, or reading would hold up painting them.
    void readOn();

    bool listedOnce() const { return m_listedOnce; }
    QStringList listingErrors() const { return m_errors; }

    const DriveEntry& entry(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
    /// The row of a drive by its id, or -1.
    int rowOf(const DriveId& drive) const;
    /// The row of a drive by id or node, or -1.
    int rowOf(const QString& name) const;
    /// The row to show first: a readable SSD, else an emulated drive, else whatever there is; -1 if there is nothing.
    int firstChoice() const;

    /// The drive that is on show: if it vanishes, its row stays, greyed.
    void setPinned(const DriveId& drive);

  Q_SIGNALS:
    void listed();                  ///< A listing has arrived and is in the rows.
    void entryChanged(int row);     ///< What is known about a drive changed.
    void healthRead(DriveId drive); ///< A reading of the drive has ended, in a report or an error.

  private:
    struct Reading {
        DriveId drive;
        Backend::Wake wake;
    };

    void takeListing(care::Catalog::Listing<care::ListedDrive> listing, Read read);
    void placeRow(int row, const care::ListedDrive& listed);
    void markVanished(const std::vector<care::ListedDrive>& listed);
    void startReadings();
    void takeHealth(const DriveId& drive, Result<HealthReport> result);
    void announce(int row);
    std::string setUpCommand(const Error& error) const;

    Services m_services;
    std::vector<DriveEntry> m_entries;
    std::deque<Reading> m_waiting;
    int m_active = 0;
    Task m_listing;
    bool m_listAgain = false;
    Read m_nextRead = Read::newDrives;
    bool m_listedOnce = false;
    bool m_holdBack = false; ///< Until readOn().
    QStringList m_errors;
    DriveId m_pinned;
};

} // namespace trimwright::ui
