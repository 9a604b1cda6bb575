# SPDX-License-Identifier: GPL-3.0-or-later
# Puts the version and the section that the program made into the manual page. With INPUT, COMMANDS_FILE, OUTPUT.
file(READ ${COMMANDS_FILE} COMMANDS)
configure_file(${INPUT} ${OUTPUT} @ONLY)
