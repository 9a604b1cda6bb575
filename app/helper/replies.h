// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/helper/bus.h"
#include "core/care/schedule.h"
#include "core/drive/prove.h"
#include "core/drive/trim.h"
#include "core/linux/health_reader.h"

#include <functional>
#include <string>
#include <vector>

/// Values as the replies of org.trimwright.Helper1.xml. Negative errno value: it does not fit.
namespace trimwright::helper {

/// Appends an array; `row(i)` appends its element i, of type `type`.
int appendArray(sd_bus_message* reply, const char* type, std::size_t count, const std::function<int(std::size_t)>& row);

int appendAnswers(sd_bus_message* reply, const std::vector<linux_system::RawAnswer>& answers);
int appendOutcome(sd_bus_message* reply, const TrimOutcome& outcome);
int appendOutcome(sd_bus_message* reply, const ProveOutcome& outcome);
int appendSchedule(sd_bus_message* reply, const care::Schedule& schedule);

/// Text for the bus, which takes UTF-8 only.
int appendText(sd_bus_message* reply, const std::string& text);

} // namespace trimwright::helper
