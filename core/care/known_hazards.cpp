// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/care/known_hazards.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace trimwright::care {

namespace {

constexpr std::string_view updateNow = "Back up your data, then install the maker's newer firmware.";

constexpr auto hazards = std::to_array<KnownHazard>({
    {"*VO0480JFDGT|*VO0960JFDGU|*VO1920JFDGV|*VO3840JFDHA|*MO0400JFFCF|*MO0800JFFCH|*MO1600JFFCK|*MO3200JFFCL|"
     "*VO000480JWDAR|*VO000960JWDAT|*VO001920JWDAU|*VO003840JWDAV|*VO007680JWCNK|*VO015300JWCNL|*VK000960JWSSQ|"
     "*VK001920JWSSR|*VK003840JWSST|*VK007680JWSSU|*VO015300JWSSV",
     "HPD0|HPD1|HPD2|HPD3|HPD4|HPD5|HPD6|HPD7", Level::attention, "firmware-stops-drive",
     "This firmware stops the drive for good, with all data lost, after 32,768 hours of operation.",
     "Back up your data and install firmware HPD8 or later before that.",
     "HPE customer bulletin a00092491en_us, November 2019; ZDNet, “HPE tells users to patch SSDs to prevent failure "
     "after 32,768 hours of operation”",
     32'768},
    {"*EK0800JVYPN|*EO1600JVYPP|*MK0800JVYPQ|*MO1600JVYPR", "HPD0|HPD1|HPD2|HPD3|HPD4|HPD5|HPD6", Level::attention,
     "firmware-stops-drive",
     "This firmware stops the drive for good, with all data lost, after 40,000 hours of operation.",
     "Back up your data and install firmware HPD7 or later before that.",
     "HPE customer bulletin a00097382en_us, March 2020", 40'000},
    {"M4-CT???M4SSD?", "0001|0002|0009", Level::attention, "firmware-hangs-drive",
     "From 5,184 hours of operation on this firmware stops answering once an hour until the power is switched off.",
     "Install firmware 0309 or later; no data are lost by the fault.",
     "Crucial, release notes of m4 firmware 0309, January 2012; Tom's Hardware, “Crucial Offers Firmware Update For "
     "Crucial m4 SSD BSOD”",
     5'184},
    {"INTEL SSDSA2CT*G3*|INTEL SSDSA2CW*G3*|INTEL SSDSA2BT*G3*|INTEL SSDSA2BW*G3*", "4PC10302", Level::attention,
     "firmware-loses-data",
     "This firmware can, in rare cases, lose all data when power goes away unexpectedly: the drive then shows 8 MB "
     "only.",
     updateNow,
     "Intel, firmware 4PC10362 for the SSD 320 Series against the “Bad Context 13x Error”, August 2011; PC Pro, "
     "“Intel releases update to fix SSD bug”"},
    {"INTEL SSDSC2KB019T8*|INTEL SSDSC2KB038T8*|INTEL SSDSC2KG019T8*|INTEL SSDSC2KG038T8*", "XCV10100",
     Level::attention, "firmware-stops-drive",
     "This firmware can make the drive stop answering, with data lost for good, after about 1,700 hours of idling in "
     "total.",
     "Back up your data and install firmware XCV10110 or later before that.",
     "Microsoft, KB 4499612, “Intel SSD D3-S4510 and D3-S4610 series 1.92 TB and 3.84 TB drives unresponsive after "
     "1,700 cumulative idle power-on hours”; Intel, firmware XCV10110, March 2019"},
    {"Samsung SSD 980 PRO*", "3B2QGXA7", Level::attention, "firmware-locks-drive",
     "Drives with this firmware have suddenly become read-only.", "Back up your data and install firmware 5B2QGXA7.",
     "Puget Systems with Samsung, January 2023; Tom's Hardware, “Samsung 980 Pro SSD Failures: Firmware Update”"},
    {"Samsung SSD 990 PRO*", "0B2QJXD7", Level::attention, "firmware-wears-drive",
     "With this firmware the reported health falls far too fast, and what is lost does not come back.",
     "Install firmware 1B2QJXD7 or later.", "Samsung, release notes of 990 PRO firmware 1B2QJXD7, February 2023"},
    {"Samsung SSD 840 EVO*", "EXT0AB0Q|EXT0BB0Q|EXT0BB6Q|EXT0CB6Q", Level::info, "firmware-slow-reads",
     "With this firmware data that were written weeks or months ago can be read very slowly.",
     "Install firmware EXT0DB6Q: it refreshes old data from time to time.",
     "AnandTech, “Samsung Releases Second 840 EVO Fix”, April 2015; PC Perspective, “Samsung 840 EVO performance "
     "restoring firmware only partially effective”, January 2015"},
    {"Samsung*", "ERRORMOD", Level::failing, "firmware-error-mode",
     "The drive reports an error mode: its firmware is not working, and it shows only part of its capacity.",
     "Do not write to it. Copy what can still be read and ask the maker, or a data recovery service, for the rest.",
     "blog.muwave.de, “Samsung SSD resurrection”, September 2019, on an MZ7KM480HAHP that shows 1 GB"},
});

} // namespace

std::span<const KnownHazard> knownHazards() {
    return hazards;
}

const KnownHazard* findHazard(std::string_view model, std::string_view firmware) {
    if (model.empty() || firmware.empty()) {
        return nullptr;
    }
    const auto found = std::find_if(hazards.begin(), hazards.end(), [&](const KnownHazard& hazard) {
        return matchesPattern(hazard.models, model) && matchesPattern(hazard.firmware, firmware);
    });
    return found == hazards.end() ? nullptr : &*found;
}

} // namespace trimwright::care
