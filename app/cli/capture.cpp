// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linux/capture.h"

#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "core/base/file.h"
#include "core/base/units.h"

#include <fmt/format.h>
#include <system_error>
#include <unistd.h>

namespace trimwright::cli {

ExitCode captureLayout(const Session& session, const CaptureOptions& options) {
    std::error_code ignored;
    const std::string name = options.file.string();
    if (std::filesystem::is_directory(options.file, ignored)) {
        return report(session, {Errc::usage, name + " is a directory.", "Name a file, such as layout.tar."});
    }
    if (!options.overwrite && std::filesystem::exists(std::filesystem::symlink_status(options.file, ignored))) {
        return report(session, {Errc::failed, name + " exists already.", "Name another file, or add --force."});
    }
    const linux_system::SystemTree tree(options.root.empty() ? "/" : options.root);
    const auto archive = linux_system::captureSystem(tree, options.salt, session.stop);
    if (!archive) {
        return report(session, archive.error());
    }
    if (const auto written = writeFileAtomically(options.file, *archive); !written) {
        return report(session, written.error());
    }
    const bool tables = ::geteuid() == 0 || !tree.isLive();
    if (session.json) {
        writeDocument(session.out, {{"file", name}, {"size_bytes", archive->size()}, {"has_tables", tables}});
        return exitDone;
    }
    session.out << fmt::format("The layout is in {} ({}).\n", printable(name), formatBytes(archive->size()))
                << paragraph(session.style, "Serial numbers, world wide names and UUIDs in it are made up. Names of "
                                            "volumes, mount points and image files are real: look at it before you "
                                            "send it.");
    if (!tables) {
        session.out << paragraph(session.style,
                                 "Run with sudo, it would hold the tables of LVM and encryption as well (never a key).",
                                 0, Tone::faint);
    }
    return exitDone;
}

} // namespace trimwright::cli
